// Outlets that have other names in another version.
extension StartingValues {
  /// The same with other names for some of the object's properties. `names`: those by the ones that they have.
  package func renamed(_ names: [String: String]) -> StartingValues {
    if names.isEmpty { return self }
    func now(_ path: [String]) -> [String] {
      var path = path
      if let first = path.first, let name = names[first] { path[0] = name }
      // What is put into a view has a name, too.
      if let last = path.last, path.dropLast().last == SourceStatement.Assignment.subviews,
        let name = names[last]
      {
        path[path.count - 1] = name
      }
      return path
    }
    func now(_ expression: String) -> String {
      // Literals are written otherwise.
      guard expression.hasPrefix(" ") else { return expression }
      let words = expression.split(separator: " ")
      return words.indices.map { place in
        let name = isOfOther(words.prefix(place).last) ? nil : names[String(words[place])]
        return " " + (name ?? String(words[place]))
      }.joined()
    }
    /// Whether a word is a member of another object, by the word before it, which is never `self`: `user.name`, `[user name]`.
    func isOfOther(_ before: Substring?) -> Bool {
      guard let before, let first = before.first else { return false }
      return before == ExpressionWords.point
        || (first.isLetter || first == "_") && !Self.keywords.contains(before)
    }
    // What another version calls as one is called here does not count: nothing is connected to it there.
    let taken = Set(names.values)
    func isOwn(_ path: [String]) -> Bool { !(path.first.map(taken.contains) ?? false) }
    func renamed<Value>(_ values: [[String]: Value]) -> [[String]: Value] {
      Dictionary(uniqueKeysWithValues: values.filter { path, _ in isOwn(path) }.map { (now($0), $1) })
    }
    func renamed(_ words: Set<String>) -> Set<String> { Set(words.map { names[$0] ?? $0 }) }
    var result = self
    (result.values, result.initial) = (renamed(values), renamed(initial))
    result.registrations = renamed(registrations)
    result.sorted = sorted.filter { isOwn($0.path) }.map { (now($0.path), $0.value) }
    (result.unknown, result.overwritten) = (
      Set(unknown.filter(isOwn).map(now)), Set(overwritten.filter(isOwn).map(now))
    )
    (result.places, result.assigned, result.assigners) = (
      renamed(places), renamed(assigned), renamed(assigners)
    )
    result.given = renamed(given)
    result.expressions = renamed(expressions).mapValues { $0.map(now) }
    result.everything = renamed(everything).mapValues { all in
      all.map { given in
        var given = given
        given.words = now(given.words)
        return given
      }
    }
    result.asked = renamed(asked).mapValues { all in
      all.map { asked in
        var asked = asked
        (asked.value, asked.conditions) = (now(asked.value), Set(asked.conditions.map(now)))
        return asked
      }
    }
    (result.read, result.passed) = (renamed(read), renamed(passed))
    result.superviews = Dictionary(
      uniqueKeysWithValues: superviews.filter { isOwn([$0.key]) }.map {
        (names[$0] ?? $0, names[$1] ?? $1)
      })
    return result
  }

  /// What a name may follow.
  private static let keywords: Set<Substring> = [
    "return", "try", "await", "in", "if", "else", "case", "let", "is", "as",
  ]
}
