// What all views of a class look like, as an application says by `UIAppearance`.
extension StartingValues {
  /// What stands for a class with a property for each class of views that all of them take their looks from.
  package static let appearance = "UIAppearance"

  /// What the code of types gives all views of classes: `["UINavigationBar", "barTintColor"]`. When it runs is not known: all of it does
  /// before any screen appears.
  ///
  /// - Parameters:
  ///   - types: The types whose code says it.
  ///   - constantOf: The value of a constant of a file, or what a function of one returns, the file of the code that names it, and how many names led to it; nil for none.
  ///   - lineageOf: What files declare of a class and those that it inherits from.
  package static func ofAppearance(
    in types: [SourceType], constantOf: @escaping (SourceValue, String, Int) -> SourceValue?,
    _ lineageOf: @escaping (String) -> [[SourceType]]
  ) -> StartingValues {
    var values = StartingValues()
    for type in types {
      let own = Lineage(lineageOf(type.name))
      let lineages = KnownLineages(of: own, isOfView: false, lineageOf, implementerOf: { _, _ in nil })
      let scope = Scope(lineage: own, lineages: lineages, constantOf: constantOf)
      for statements in (type.gifts[appearance] ?? []).map(\.statements) {
        values.run(statements, in: type, scope, level: 0, depth: 0, isCertain: true)
        values.note(statements, of: filler, in: type, own)
      }
    }
    for (path, value) in values.state {
      // The code of which of several files runs last is not known.
      let given = values.everything[path] ?? []
      let isSole = Set(given.map(\.words)).count < 2 || Set(given.map(\.place.file)).count == 1
      if let value, isSole {
        (values.values[path], values.given[path]) = (value, value.value)
      } else {
        values.unknown.insert(path)
      }
    }
    values.initial = [:]
    values.assigned.merge(values.places) { first, _ in first }
    values.sort()
    return values
  }
}

extension StartingValues {
  /// Whether values of the parts of a property are known: of the attributes of a bar's titles.
  package func hasParts(_ path: [String]) -> Bool {
    guard let name = path.last, name.hasSuffix(Self.titleAttributes) else { return false }
    return Self.attributesOfTitles.contains { values[path.dropLast() + ["\(name).\($0)"]] != nil }
  }

  /// What the names of the properties end in that say what titles of bars look like, and the parts of these that are followed.
  static let titleAttributes = "itleTextAttributes"
  static let attributesOfTitles = ["foregroundColor", "font"]
}

extension SourceStatement {
  /// What a statement gives all views of a class, as what one does with the object that stands for all of these; nil for any other.
  var asAppearance: SourceStatement? {
    guard case .assignment(var assignment) = self, assignment.path.count > 2,
      assignment.path[1].hasPrefix(SourceText.proxy), assignment.path[0].first?.isUppercase == true
    else { return nil }
    // No document has a view of the system's screens: nobody asks for what is given to these.
    if assignment.path[1] == SourceText.systemProxy {
      return .gift(type: SourceText.systemProxy, .assignment(assignment))
    }
    // Which views are in others is not looked at.
    if assignment.path[1] == SourceText.containedProxy { assignment.isCertain = false }
    assignment.path.remove(at: 1)
    assignment.setter = nil
    return .gift(type: StartingValues.appearance, .assignment(assignment))
  }
}
