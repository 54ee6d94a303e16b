import Diagnostics
import Files
import Glibc
import Goldens
import JSON

/// A review of a report that decides step by step, and can take each step back.
///
/// The report as it was at the beginning is what is shown: what is decided stays visible, with its pictures.
package struct GoldenReview {
  /// A step: what it decided, and the files as they were before it.
  private struct Step {
    let ids: [String]
    let accepts: Bool
    let kept: KeptFiles
    /// The golden images that it may have changed, with their entries in the lock file before and after it.
    let entries: [(path: String, before: GoldenLock.Entry?, after: GoldenLock.Entry?)]
    /// The report that it left; nil if none was left.
    let report: [UInt8]?
  }

  private let folder: FailureFolder
  private let store: GoldenStore
  private let root: String
  private let report: String
  private let summary: AcceptableReport
  /// The pictures that the report names, all of which may be shown.
  package let pictures: Set<String>
  private var steps: [Step] = []
  private var left: [UInt8]?

  /// Begins a review. `root`: the folder that documents are named from.
  ///
  /// - Throws: `FileError`, or `GoldenAcceptanceError` where there is no report.
  package init(_ folder: FailureFolder, _ store: GoldenStore, root: String) throws {
    (self.folder, self.store, self.root) = (folder, store, root)
    let path = folder.file(GoldenReport.fileName)
    guard access(path, F_OK) == 0 else { throw GoldenAcceptanceError.noReport(folder.path) }
    let bytes = try folder.read(GoldenReport.fileName).bytes
    guard let summary = AcceptableReport(bytes) else { throw GoldenAcceptanceError.malformed(path) }
    (report, self.summary, left) = (String(decoding: bytes, as: UTF8.self), summary, bytes)
    pictures = Set(summary.pictures.filter { GoldenPath.isSafe($0) })
  }

  /// What is decided, in the order of the decisions.
  package var decisions: [(id: String, decision: String)] {
    steps.flatMap { step in step.ids.map { ($0, step.accepts ? "accepted" : "rejected") } }
  }

  /// The number of changes that can be accepted and are not decided.
  package var undecided: Int {
    let decided = Set(steps.flatMap(\.ids))
    return Set(summary.items + summary.renamed.map(\.id)).subtracting(decided).count
  }

  /// Whether the folder holds another report than this review left there: another run has ended since.
  package var isStale: Bool { current != left }

  private var current: [UInt8]? { try? folder.read(GoldenReport.fileName).bytes }

  /// The page; nil if the report is none.
  package var page: String? {
    var page = ReportPage(report) { path in
      guard GoldenPath.isSafe(path) else { return nil }
      return content(of: GoldenReport.actualTree(of: path)).flatMap { TreeRecord($0) }
    }
    page?.served = ReportPage.Served(root: root, decisions: decisions)
    return page?.html
  }

  /// A picture that the report names; nil for anything else, or if it is gone.
  package func picture(_ name: String) -> [UInt8]? { pictures.contains(name) ? content(of: name) : nil }

  /// A file of the folder as it is, or else as it was before it was decided about.
  private func content(of name: String) -> [UInt8]? {
    if let input = try? folder.read(name) { return input.bytes }
    return steps.lazy.compactMap { $0.kept.bytes(of: folder.file(name)) }.first
  }

  // MARK: Deciding

  /// Accepts or rejects changes, by their ids, as the commands of these names do.
  ///
  /// - Throws: `GoldenReviewError`, `GoldenAcceptanceError` or `FileError`; then nothing was decided.
  package mutating func decide(_ ids: [String], accepts: Bool) throws -> GoldenAcceptance.Accepted {
    // Ids are those of causes: of another run they would be of pictures that were not shown.
    if isStale { throw GoldenReviewError.otherReport }
    let acceptance = try GoldenAcceptance(folder)
    let chosen = try acceptance.chosen(ids)
    let kept = try KeptFiles()
    let paths = try keep(chosen, ids, in: kept)
    let before = try store.lock()
    var result = GoldenAcceptance.Accepted()
    do {
      if accepts {
        result = try acceptance.accept(chosen, moving: ids, into: store)
      } else {
        try acceptance.reject(chosen, leaving: ids)
      }
    } catch {
      // What was written before it failed is taken back.
      try? kept.restore()
      try? store.updateLock { lock in for path in paths { lock[path] = before[path] } }
      throw error
    }
    let after = try store.lock()
    left = current
    steps.append(
      Step(
        ids: ids, accepts: accepts, kept: kept, entries: paths.map { ($0, before[$0], after[$0]) },
        report: left))
    return result
  }

  /// Takes the last decision back, and returns its ids; none if there is none.
  ///
  /// - Throws: `GoldenReviewError` if golden images or the report were changed since, or `FileError`.
  package mutating func undo() throws -> [String] {
    guard let step = steps.last else { return [] }
    let lock = try store.lock()
    guard current == step.report, step.entries.allSatisfy({ lock[$0.path] == $0.after }) else {
      throw GoldenReviewError.changedSince
    }
    if step.kept.hasLinks { throw GoldenReviewError.linkReplaced }
    // Both folders may be gone with the last of their files.
    try folder.makeFolder()
    try store.updateLock { lock in for entry in step.entries { lock[entry.path] = entry.before } }
    try step.kept.restore()
    steps.removeLast()
    left = current
    return step.ids
  }

  /// Copies what a decision may change; the result are the golden images among it.
  private func keep(
    _ chosen: [AcceptableReport.Golden], _ ids: [String], in kept: KeptFiles
  ) throws -> [String] {
    let acceptance = try AcceptableReport(folder.read(GoldenReport.fileName).bytes)
    let moves = (acceptance?.renamed ?? []).filter { ids.contains($0.id) }.flatMap(\.moves)
    let chosenPaths = chosen.flatMap { golden in [golden.path, golden.was].compactMap(\.self) }
    let paths = (chosenPaths + moves.flatMap { [$0.from, $0.to] }).filter { GoldenPath.isSafe($0) }
    var known: Set<String> = []
    let goldens = paths.filter { known.insert($0).inserted }
    for path in goldens {
      for file in [path, GoldenPath.beside(path, GoldenPath.tree)] {
        try kept.keep(store.file(file), within: store.enclosure)
      }
    }
    let isLast = acceptance?.json(without: chosen, moved: Set(ids)) == nil
    for name in folder.files(of: goldens, motions: chosen.compactMap(\.motion), all: isLast) {
      try kept.keep(folder.file(name), within: folder.enclosure)
    }
    return goldens
  }
}

/// An error that keeps a decision from being made or taken back.
package enum GoldenReviewError: LocatedError {
  case changedSince
  case otherReport
  case linkReplaced

  /// It is about no file in particular.
  package var location: SourceLocation? { nil }

  package var message: String {
    switch self {
    case .changedSince: "golden images or the report were changed since, so that nothing can be taken back"
    case .otherReport: "another run has ended since this page was made; nothing was done, reload it"
    case .linkReplaced: "a symbolic link was replaced by a golden image, which cannot be taken back"
    }
  }
}
