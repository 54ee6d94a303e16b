import Diagnostics

/// What a report says in a comment.
extension GoldenReport {
  /// The comment; its pictures are relative to the failure folder.
  package var comment: ReviewComment {
    var comment = ReviewComment()
    comment.counts = [
      .error: errors.count, .change: items.count, .faultyMotion: faulty.count { $0.kind == .transition },
      .failedExpectation: failedExpectations,
      .housekeeping: housekeeping.count,
    ]
    comment.summary = summary.split(separator: "\n").first.map(String.init) ?? ""
    comment.sections =
      errors.map(section) + CommentScreens(self).sections + faulty.map(section)
      + housekeeping.map(section)
    return comment
  }

  private func section(_ error: Finding) -> ReviewComment.Section {
    let place = error.location.map { $0.line > 0 ? "\($0.file):\($0.line)" : $0.file }
    var section = ReviewComment.Section(.error, place ?? "layoutshot")
    section.lines = [.init("Error: \(error.message)")]
    return section
  }

  private func section(_ motion: FaultyMotion) -> ReviewComment.Section {
    let shown = 8
    let kind: ReviewComment.Kind = motion.kind == .flow ? .failedExpectation : .faultyMotion
    var section = ReviewComment.Section(kind, motion.document)
    section.lines = [.init(motion.headline)]
    section.lines += motion.faults.prefix(shown).map { fault in
      .init(
        "\(fault.check)\(fault.line > 0 ? ", line \(fault.line)" : ""): \(fault.message)", isConsequence: true
      )
    }
    let more = motion.faults.count - shown
    if more > 0 { section.lines.append(.init("and \(more) more", isConsequence: true)) }
    if let filmstrip = motion.filmstrip {
      section.pictures = [.init(file: filmstrip, words: "filmstrip of the transition")]
    }
    return section
  }

  private func section(_ kept: Housekeeping) -> ReviewComment.Section {
    var section = ReviewComment.Section(.housekeeping, kept.document)
    section.lines = [.init(kept.change.words)]
    section.lines += kept.change.lines(in: kept.document).map { .init($0, isConsequence: true) }
    return section
  }
}

/// The failures of a report by screen: a picture is shown once, however many edits meet in it.
private struct CommentScreens {
  private struct Key: Hashable {
    var document: String
    /// The screen; nil for a document that came or went as a whole.
    var scene: String?
  }

  private let report: GoldenReport
  private var order: [Key] = []
  private var failures: [Key: [GoldenFailure]] = [:]
  private var items: [Key: [GoldenItem]] = [:]
  private let words: [Key: ScreenWords]
  /// The names of screens that are listed where several changed in the same way.
  private static let mostNames = 8

  init(_ report: GoldenReport) {
    self.report = report
    words = Dictionary(
      report.words.map { (Key(document: $0.document, scene: $0.scene), $0) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for item in report.items {
      for failure in item.failures {
        let key = Key(document: failure.document, scene: failure.isOfWholeDocument ? nil : failure.scene)
        if items[key] == nil { order.append(key) }
        if items[key]?.last?.id != item.id { items[key, default: []].append(item) }
        if seen.insert(failure.path).inserted { failures[key, default: []].append(failure) }
      }
    }
  }

  var sections: [ReviewComment.Section] {
    var accepted: Set<String> = []
    var sections: [ReviewComment.Section] = []
    // Screens that changed in the same way, by what is said of them.
    var places: [[ScreenWords.Line]: Int] = [:]
    var others: [Int: [String]] = [:]
    for key in order {
      let section = section(key, &accepted)
      let lines = plainLines(of: key)
      if !lines.isEmpty, let place = places[lines] {
        sections[place].commands += section.commands
        others[place, default: []].append(Self.name(section))
        continue
      }
      if !lines.isEmpty { places[lines] = sections.count }
      sections.append(section)
    }
    for place in others.keys.sorted() {
      let names = others[place]!
      let rest = names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""
      let line = "the same in \(names.prefix(Self.mostNames).joined(separator: ", "))\(rest)"
      sections[place].lines.append(.init(line))
    }
    return sections
  }

  private static func name(_ section: ReviewComment.Section) -> String {
    section.scene.isEmpty ? section.place : "\(section.place) \"\(section.scene)\""
  }

  private func section(_ key: Key, _ accepted: inout Set<String>) -> ReviewComment.Section {
    let own = items[key]!
    var section = ReviewComment.Section(.change, key.document)
    section.scene = key.scene.map(PrintedText.shortened) ?? ""
    section.lines = lines(of: key)
    section.figures = figures(of: failures[key] ?? [])
    section.pictures = pictures(of: key)
    let commands = own.filter { accepted.insert($0.id).inserted }.map(report.acceptCommand)
    section.commands = commands.filter { !$0.isEmpty }
    return section
  }

  // MARK: Words

  /// The sentences of a screen without the places of edits, which differ from document to document; none if items say more
  /// than trees.
  private func plainLines(of key: Key) -> [ScreenWords.Line] {
    guard let words = words[key], items[key]!.allSatisfy({ !isReportedByItem($0, key) }) else { return [] }
    return words.lines.map { ScreenWords.Line($0.text, isConsequence: $0.isConsequence) }
  }

  private func lines(of key: Key) -> [ReviewComment.Line] {
    let said = (words[key]?.lines ?? []).map { line in
      ReviewComment.Line(line.text + Self.place(line), isConsequence: line.isConsequence)
    }
    let reported = items[key]!.filter { isReportedByItem($0, key) }.flatMap { item in
      let changes = item.changes.dropFirst().prefix(8).map { "\($0.view): \($0.phrase)" }
      let consequences = (changes + item.effects(limit: 5)).map { text in
        ReviewComment.Line(text, isConsequence: true)
      }
      return [ReviewComment.Line(item.headline + Self.line(of: item))] + consequences
    }
    return said + reported
  }

  /// Whether an item has to describe what changed, as no trees of stills do.
  private func isReportedByItem(_ item: GoldenItem, _ key: Key) -> Bool {
    guard let words = words[key], !words.lines.isEmpty, item.kind != .renderer else { return true }
    let own = item.failures.filter { $0.document == key.document && $0.scene == key.scene }
    let reasons: [GoldenFailure.Reason] = [.different, .sizesDiffer, .tree]
    return !own.contains { $0.moment == nil && reasons.contains($0.reason) }
  }

  private static func place(_ line: ScreenWords.Line) -> String {
    if let file = line.file { return line.line > 0 ? " (\(file):\(line.line))" : " (\(file))" }
    return line.line > 0 ? " (line \(line.line))" : ""
  }

  private static func line(of item: GoldenItem) -> String { item.line > 0 ? " (line \(item.line))" : "" }

  private func figures(of failures: [GoldenFailure]) -> String {
    guard let worst = failures.max(by: { $0.differing < $1.differing }), worst.differing > 0 else {
      return ""
    }
    let count = failures.count { $0.differing > 0 }
    let figures = "\(worst.differing) of \(worst.area) pixels"
    return count == 1 ? figures : "\(count) pictures, at most \(figures)"
  }

  // MARK: Pictures

  private func pictures(of key: Key) -> [ReviewComment.Picture] {
    let all = failures[key] ?? []
    // The nearest to the document's own variant first, as in every item.
    let stills = all.enumerated().filter { $1.moment == nil }.sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    let shown = stills.map(\.element).compactMap { failure -> ReviewComment.Picture? in
      guard let picture = GoldenReport.pictures(of: failure).last else { return nil }
      let role = picture.role == "compare" ? "expected, difference, actual" : picture.role
      return .init(file: picture.path, words: "\(failure.variant): \(role)")
    }
    var strips: Set<String> = []
    let moments = items[key]!.flatMap(\.motions).map { $0[0] }.filter { moment in
      all.contains { $0.moment?.motion == moment.motion } && strips.insert(moment.motion).inserted
    }
    return shown
      + moments.map {
        .init(file: GoldenMoment.strip(of: $0.motion), words: "expected, difference, actual: \($0.words)")
      }
  }
}
