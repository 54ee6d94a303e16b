// What code answers tables and collections, and which lists it makes their rows of.
extension StartingValues {
  /// Notes the lists that answers name, and what the properties are given that these count by.
  mutating func noteLists(_ lineage: [[SourceType]]) {
    for (question, answer) in answers where question.hasPrefix("numberOf") {
      for name in Set(answer.words.split(separator: " ").map(String.init)).sorted() {
        answers[question]?.parts += everything[[name]] ?? []
      }
    }
    let named = Set(answers.values.flatMap { $0.words.split(separator: " ").map(String.init) })
    if named.isEmpty { return }
    for type in lineage.joined() {
      for property in type.properties where named.contains(property.name) && lists[property.name] == nil {
        let given = (expressions[[property.name]] ?? []).filter { $0.hasPrefix(Self.listMark) }
        let words = given + [property.list].filter { !$0.isEmpty }
        if words.isEmpty { continue }
        let initial = Place(file: type.file, line: property.line)
        lists[property.name] = (Set(words), given.isEmpty ? initial : places[[property.name]] ?? initial)
      }
    }
  }

  /// What the expression of a list begins with.
  private static let listMark = " \(UInt8(ascii: "["))"

  /// Returns the lists of which code makes a table's rows that are others than in another version, by their names.
  package func listChanges(from older: StartingValues) -> [Change] {
    lists.keys.sorted().compactMap { name in
      guard let (words, place) = lists[name], let was = older.lists[name], words != was.words else {
        return nil
      }
      return Change(path: [name], kind: .isOther, place: place)
    }
  }

  /// Returns what code answers otherwise than another version when a table asks for its rows, in the order of the questions.
  package func answerChanges(from older: StartingValues) -> [Change] {
    guard hasSource, isObjectiveC == older.isObjectiveC else { return [] }
    return Set(answers.keys).union(older.answers.keys).sorted().compactMap { question in
      guard let now = answers[question] else {
        return older.answers[question].map { Change(path: [question], kind: .isGone, place: $0.place) }
      }
      guard let was = older.answers[question] else {
        return Change(path: [question], kind: .isNew, place: now.place)
      }
      // In another version of the language it is called otherwise, and written so.
      let isRespelled =
        Self.isOfDrawing(question) && now.words.prefix { $0 != " " } != was.words.prefix { $0 != " " }
      let isSame = isRespelled || now.words == was.words && now.value == was.value
      if !isSame { return Change(path: [question], kind: .isOther, place: now.place, calls: now.further) }
      let (before, after) = (Set(was.parts.map(\.words)), Set(now.parts.map(\.words)))
      if isRespelled || before == after { return nil }
      let part = now.parts.first { !before.contains($0.words) }
      return Change(path: [question], kind: .isOther, place: part?.place ?? now.place)
    }
  }
}
