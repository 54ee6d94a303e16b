import Diagnostics

extension MatchingOptions {
  /// Chooses the rules by their names, in the order of the names.
  ///
  /// - Parameters:
  ///   - names: The names of rules. One that stands for several rows (`text`) means all of them.
  ///   - registered: Rules of the caller's own, besides `MatchingRule.all`.
  /// - Throws: `UnknownNameError` for the first name that no rule has.
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

  /// Chooses the attributes that layouts carry besides their own, by their key paths.
  ///
  /// - Parameters:
  ///   - names: The key paths of attributes.
  ///   - registered: Attributes of the caller's own, besides `TemplateAttribute.all`.
  /// - Throws: `UnknownNameError` for the first key path that no attribute has.
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

/// A name that nothing of its kind has.
public struct UnknownNameError: LocatedError, Hashable {
  /// What is named, such as `matching rule`.
  public let kind: String
  /// The name.
  public let name: String
  /// The names that there are.
  public let known: [String]
  /// Where it is named; nil where it is not in a file.
  public var location: SourceLocation? { nil }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: What is named.
  ///   - name: The name that nothing has.
  ///   - known: The names that there are.
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
