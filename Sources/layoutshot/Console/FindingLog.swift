import Diagnostics
import Synchronization

/// What a run reports about its documents on standard error: errors at once, warnings and notes at the end. Where these are
/// many, the warnings of one kind in one screen of a document are one line, notes are counted, and a summary ends the run.
final class FindingLog: Sendable {
  private struct Group {
    let first: Finding
    var count = 1
  }

  private struct Key: Hashable {
    let category: Category
    let file: String?
    let screen: String?
  }

  private struct State {
    var findings: [Finding] = []
    var groups: [Group] = []
    var places: [Key: Int] = [:]
    var counts: [(category: Category, count: Int)] = []
    var screens: Set<[String]> = []
    var documents: Set<String> = []
    var notes = 0
  }

  /// The most lines that are printed as they are.
  private static let mostUngrouped = 20

  /// The most lines that a run prints by default, besides errors and the summary.
  private static let mostLines = 59
  /// Kinds that are shown before others where there are too many, in this order.
  private static let foremost = ["conflict", "ambiguous", "clipped", "truncated", "unmatched"]

  private let options: CommonOptions
  private let state = Mutex(State())

  init(_ options: CommonOptions) { self.options = options }

  /// Takes the findings of a document; prints what is not grouped.
  func add(_ findings: [Finding]) {
    if options.isQuiet || options.isVerbose { return Terminal.error(options.text(findings)) }
    let kept = options.kept(findings)
    Terminal.error(options.text(kept.filter { $0.severity == .error }))
    state.withLock { state in
      state.findings += kept.filter { $0.severity < .error }
    }
  }

  private static func add(_ finding: Finding, to state: inout State, _ options: CommonOptions) {
    if let file = finding.location?.file { state.documents.insert(file) }
    guard finding.severity == .warning || options.isWanted(finding) else {
      state.notes += 1
      return
    }
    if finding.severity == .warning {
      if let place = state.counts.firstIndex(where: { $0.category == finding.category }) {
        state.counts[place].count += 1
      } else {
        state.counts.append((finding.category, 1))
      }
      for occurrence in finding.occurrences {
        state.screens.insert([finding.location?.file ?? "", occurrence.screen])
      }
    }
    let key = Key(
      category: finding.category, file: finding.location?.file, screen: finding.occurrences.first?.screen)
    if let place = state.places[key], finding.severity == .warning {
      state.groups[place].count += 1
    } else {
      state.places[key] = state.groups.count
      state.groups.append(Group(first: finding))
    }
  }

  /// Prints the warnings and notes, grouped where they are many, and then the summary.
  func finish() {
    var state = state.withLock { state in
      let all = state
      state = State()
      return all
    }
    if state.findings.reduce(0, { $0 + 1 + $1.notes.count }) <= Self.mostUngrouped {
      return Terminal.error(options.text(state.findings))
    }
    for finding in state.findings { Self.add(finding, to: &state, options) }
    let shown = Self.shown(state.groups)
    let lines = shown.reduce(0) { $0 + 1 + ($1.count == 1 ? $1.first.notes.count : 0) }
    let hasNotes = lines <= Self.mostLines
    Terminal.error(shown.map { text($0, hasNotes: hasNotes) }.joined())
    let isComplete = hasNotes && shown.count == state.groups.count && shown.allSatisfy { $0.count == 1 }
    let summary = summary(state) + (isComplete && state.notes == 0 ? "" : "; -v shows all")
    Terminal.error(options.text([Finding(.note, .request, summary)]))
  }

  private func text(_ group: Group, hasNotes: Bool) -> String {
    var finding = group.first
    if group.count > 1 { finding.message += " (and \(group.count - 1) more)" }
    if group.count > 1 || !hasNotes { finding.notes = [] }
    return options.text([finding])
  }

  /// The groups that fit, in order.
  private static func shown(_ groups: [Group]) -> [Group] {
    if groups.count <= mostLines { return groups }
    func rank(_ group: Group) -> Int {
      foremost.firstIndex(of: group.first.category.rawValue) ?? foremost.count
    }
    let order = groups.indices.sorted { (rank(groups[$0]), $0) < (rank(groups[$1]), $1) }
    return order.prefix(mostLines).sorted().map { groups[$0] }
  }

  private func summary(_ state: State) -> String {
    let order = state.counts.enumerated().sorted { left, right in
      let ranks = [left, right].map { entry in
        Self.foremost.firstIndex(of: entry.element.category.rawValue) ?? Self.foremost.count + entry.offset
      }
      return ranks[0] < ranks[1]
    }
    var text = order.map { "\($0.element.count) \($0.element.category.rawValue)" }.joined(separator: ", ")
    if !text.isEmpty { text += order.count == 1 && order[0].element.count == 1 ? " warning" : " warnings" }
    if !state.screens.isEmpty {
      text += " in \(state.screens.count) screen\(state.screens.count == 1 ? "" : "s")"
    } else if !text.isEmpty {
      text += " in \(state.documents.count) document\(state.documents.count == 1 ? "" : "s")"
    }
    if state.notes > 0 {
      text += (text.isEmpty ? "" : "; ") + "\(state.notes) note\(state.notes == 1 ? "" : "s")"
    }
    return text
  }
}
