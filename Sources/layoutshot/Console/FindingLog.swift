import Diagnostics
import Synchronization

/// What a run reports about its documents on standard error: errors at once; at the end a line for the warnings of one kind in
/// one screen of a document, and a summary of what is not shown.
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
    var groups: [Group] = []
    var places: [Key: Int] = [:]
    var counts: [(category: Category, count: Int)] = []
    var screens: Set<[String]> = []
    var documents: Set<String> = []
    var notes = 0
  }

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
      for finding in kept where finding.severity < .error { Self.add(finding, to: &state, options) }
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

  /// Prints what was grouped, and the summary.
  func finish() {
    let state = state.withLock { state in
      let all = state
      state = State()
      return all
    }
    let shown = Self.shown(state.groups)
    Terminal.error(shown.map { text($0) }.joined())
    let hidden = state.groups.count - shown.count
    let isGrouped = shown.contains { $0.count > 1 } || hidden > 0
    guard isGrouped || state.notes > 0 || state.documents.count > 1 && !state.groups.isEmpty else { return }
    Terminal.error("layoutshot: \(summary(state, isComplete: !isGrouped && state.notes == 0))\n")
  }

  private func text(_ group: Group) -> String {
    guard group.count > 1 else { return options.text([group.first]) }
    var finding = group.first
    finding.notes = []
    finding.message += " (and \(group.count - 1) more)"
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

  private func summary(_ state: State, isComplete: Bool) -> String {
    let order = state.counts.enumerated().sorted { left, right in
      let ranks = [left, right].map { entry in
        Self.foremost.firstIndex(of: entry.element.category.rawValue) ?? Self.foremost.count + entry.offset
      }
      return ranks[0] < ranks[1]
    }
    var text = order.map { "\($0.element.count) [\($0.element.category.rawValue)]" }.joined(separator: ", ")
    if !state.screens.isEmpty {
      text += " in \(state.screens.count) screen\(state.screens.count == 1 ? "" : "s")"
    } else if !text.isEmpty {
      text += " in \(state.documents.count) document\(state.documents.count == 1 ? "" : "s")"
    }
    if state.notes > 0 {
      text += (text.isEmpty ? "" : "; ") + "\(state.notes) note\(state.notes == 1 ? "" : "s")"
    }
    return isComplete ? text : text + "; -v shows all"
  }
}
