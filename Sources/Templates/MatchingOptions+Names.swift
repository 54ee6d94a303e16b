import Diagnostics

extension MatchingOptions {
  /// Selects the rules by name, in the order of the names.
  ///
  /// - Parameters:
  ///   - names: The names of rules. A name shared by several rows (`text`) selects all of them.
  ///   - registered: Custom rules, in addition to `MatchingRule.all`.
  /// - Throws: `UnknownNameError` for the first unknown name.
  public mutating func chooseRules(
    named names: [String], registered: [MatchingRule] = []
  ) throws(UnknownNameError) {
    let known =
      registered.filter { rule in !MatchingRule.all.contains { $0.rule == rule.rule } } + MatchingRule.all
    var chosen: [MatchingRule] = []
    for name in names where !chosen.contains(where: { $0.rule.rawValue == name }) {
      let found = known.filter { $0.rule.rawValue == name }
      if found.isEmpty {
        throw UnknownNameError(kind: "matching rule", name: name, known: known.map(\.rule.rawValue))
      }
      chosen += found
    }
    rules = chosen
  }

  /// Selects the additional attributes of layouts by their key paths.
  ///
  /// - Parameters:
  ///   - names: The key paths of attributes.
  ///   - registered: Custom attributes, in addition to `TemplateAttribute.all`.
  /// - Throws: `UnknownNameError` for the first unknown key path.
  public mutating func chooseLayoutAttributes(
    named names: [String], registered: [TemplateAttribute] = []
  ) throws(UnknownNameError) {
    let known = registered + TemplateAttribute.all
    layoutAttributes = try names.map { name throws(UnknownNameError) in
      guard let found = known.first(where: { $0.keyPath == name }) else {
        throw UnknownNameError(kind: "attribute", name: name, known: known.map(\.keyPath))
      }
      return found
    }
  }
}

/// An unknown name.
public struct UnknownNameError: LocatedError, Hashable {
  /// The kind of thing it should name, such as `matching rule`.
  public let kind: String
  /// The name.
  public let name: String
  /// The known names.
  public let known: [String]
  /// Its place; nil if it is not in a file.
  public var location: SourceLocation? { nil }

  package init(kind: String, name: String, known: [String]) {
    (self.kind, self.name, self.known) = (kind, name, known)
  }

  /// A description of the error, with the nearest name or all of them.
  public var message: String {
    var names: [String] = []
    for name in known where !names.contains(name) { names.append(name) }
    let hint =
      NearestName.of(name, in: names).map { "did you mean \"\($0)\"?" }
      ?? "there is " + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    return "no \(kind) \"\(name)\" is known; \(hint)"
  }
}
