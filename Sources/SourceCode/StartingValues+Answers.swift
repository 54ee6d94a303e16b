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
  ///
  /// - Parameters:
  ///   - older: The values of the other version.
  ///   - outlets: The outlets that lead to the table: none for one that code does not tell from others.
  package func answerChanges(from older: StartingValues, to outlets: Set<String> = []) -> [Change] {
    guard hasSource, isObjectiveC == older.isObjectiveC else { return [] }
    return Set(answers.keys).union(older.answers.keys).sorted().compactMap { question in
      let sides = [answers[question], older.answers[question]].map { $0?.answer(to: outlets) }
      guard let now = sides[0] else {
        return sides[1].map { Change(path: [question], kind: .isGone, place: $0.place) }
      }
      guard let was = sides[1] else {
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

  /// Notes what a method answers where a table or collection asks by it.
  mutating func noteAnswer(
    of method: SourceType.Method, in type: SourceType, _ own: Lineage, _ lineages: KnownLineages,
    _ constantOf: (SourceValue, String, Int) -> SourceValue?
  ) {
    guard let question = method.question, let words = method.answer, answers[question] == nil else { return }
    let lines = Place.all(of: method.line...max(method.line, method.lastLine), in: type.file)
    func answer(_ words: String, _ result: SourceValue?, _ numbers: ReturnedNumbers) -> Answer {
      let value = result.flatMap { own.resolved($0) { constantOf($0, type.file, $1) } }
      return Answer(
        words: ExpressionWords(words).withConstants(of: own, parameters: method.parameters, lineages),
        place: lines[0], further: Array(lines.dropFirst()), value: value.flatMap { $0.isLiteral ? $0 : nil },
        numbers: numbers.all, counts: numbers.counts)
    }
    answers[question] = answer(words, method.result, method.numbers)
    answers[question]?.ofTables = method.answersOfTables.mapValues {
      answer($0.words, $0.result, $0.numbers)
    }
  }
}
