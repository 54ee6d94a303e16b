// What properties do with the values that code gives them.
extension StartingValues {
  /// Runs what a property of a class of the application's does with a value that code gives it.
  mutating func observe(
    _ path: [String], _ given: Scope.Given, _ scope: Scope, _ depth: Int, isCertain: Bool
  ) {
    guard depth < Self.deepest, let name = path.last else { return }
    let isOwn = path.count == 1 && scope.isOwn
    guard var called = isOwn ? scope : path.count == 2 ? scope.scope(of: [path[0]]) : nil else { return }
    for type in called.lineage.levels.joined() {
      guard let property = type.properties.first(where: { $0.name == name }) else { continue }
      // Its own initializers only keep the value (The Swift Programming Language, Property Observers).
      if isOwn, property.isOutlet || scope.initialized == type.name { return }
      called.arguments = [Self.newValue: given, property.name: given]
      called.calls = (calls[path] ?? []) + [places[path]].compactMap(\.self)
      for body in [property.didSet, property.setter] where !body.isEmpty {
        run(body, in: type, called, level: 0, depth: depth + 1, isCertain: isCertain)
      }
      return
    }
  }
}
