// Outlets that have other names in another version.
extension StartingValues {
  /// The same with other names for some of the object's properties. `names`: those by the ones that they have.
  package func renamed(_ names: [String: String]) -> StartingValues {
    if names.isEmpty { return self }
    func now(_ path: [String]) -> [String] {
      path.first.flatMap { names[$0] }.map { [$0] + path.dropFirst() } ?? path
    }
    func renamed<Value>(_ values: [[String]: Value]) -> [[String]: Value] {
      Dictionary(values.map { (now($0), $1) }, uniquingKeysWith: { first, _ in first })
    }
    func renamed(_ words: Set<String>) -> Set<String> { Set(words.map { names[$0] ?? $0 }) }
    var result = self
    result.values = renamed(values)
    result.registrations = renamed(registrations)
    result.sorted = sorted.map { (now($0.path), $0.value) }
    (result.unknown, result.overwritten) = (Set(unknown.map(now)), Set(overwritten.map(now)))
    (result.places, result.assigned, result.assigners) = (
      renamed(places), renamed(assigned), renamed(assigners)
    )
    (result.given, result.expressions, result.everything) = (
      renamed(given), renamed(expressions), renamed(everything)
    )
    (result.read, result.passed) = (renamed(read), renamed(passed))
    result.superviews = Dictionary(
      superviews.map { (names[$0] ?? $0, names[$1] ?? $1) }, uniquingKeysWith: { first, _ in first })
    return result
  }
}
