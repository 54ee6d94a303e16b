import Diagnostics

/// The results of a run of `verify` or `record` for reports.
package struct GoldenReport: Hashable, Sendable {
  /// The numbers of goldens by result.
  package struct Counts: Hashable, Sendable {
    package var passed = 0
    /// Those among them with different pixels within the tolerance.
    package var withinTolerance = 0
    /// Those that passed although their tree changed.
    package var treeChanged = 0
    /// Those that passed but are stored under an earlier name.
    package var renamed = 0
    /// Written in this run.
    package var recorded = 0
    /// The known faults of motions, which are not failures.
    package var knownFaults = 0
    /// The views whose pixels do not count.
    package var maskedViews = 0

    /// Creates zero counts.
    package init() {}
  }

  /// The goldens' folder as given by the project.
  package var goldens: String
  /// The failures, grouped by cause.
  package var items: [GoldenItem]
  /// The changes in the trees of goldens that pass, grouped by cause.
  package var reported: [GoldenItem] = []
  /// The screens whose goldens are stored under earlier names.
  package var renamed: [RenamedGoldens] = []
  /// The motions with faults found by checks, and the flows with expectations that do not hold.
  package var faulty: [FaultyMotion] = []
  /// What changed of the screens in the words of `diff`, as far as both trees of one of its pictures are known.
  package var words: [ScreenWords] = []
  /// The errors that prevented goldens from being verified, such as an unreadable document.
  package var errors: [Finding] = []
  /// The pictures of the screens of which some differ.
  package var screens: [ScreenVariants] = []
  /// The lines of documents that the causes are in, by the ids of items.
  package var excerpts: [String: [SourceExcerpt]] = [:]
  /// The numbers of goldens by result.
  package var counts: Counts
  /// The goldens that passed, for reports that list them.
  package var passed: [String]
  /// The seconds for drawing and verifying each golden, by path.
  package var seconds: [String: Double] = [:]
  /// The base of picture paths in comments: a URL, or empty for the failure folder itself.
  package var pictureBase = ""
  /// The prefix of commands that accept: `layoutshot`; empty for ids instead of commands.
  package var command = "layoutshot"
  /// The failure folder, if it is not the project's default.
  package var folder: String?
  /// Whether `goldens` is not the project's default folder, so that commands must include it.
  package var namesGoldens = false
  /// The files written to the failure folder, besides the reports; nil before the run has ended.
  package var files: [String]?

  package init(goldens: String, items: [GoldenItem], counts: Counts, passed: [String] = []) {
    (self.goldens, self.items, self.counts, self.passed) = (goldens, items, counts, passed)
  }

  /// Whether there are no failures and no errors.
  package var isGood: Bool { items.isEmpty && faulty.isEmpty && errors.isEmpty }

  /// The faults of transitions and flows with what they are of; a fault of several variants is listed once.
  package var distinctFaults: [(motion: FaultyMotion, fault: FaultyMotion.Fault)] {
    var seen: Set<[String]> = []
    return faulty.flatMap { motion in
      motion.faults.filter { seen.insert([motion.document, $0.check, $0.subject]).inserted }
        .map { (motion, $0) }
    }
  }

  /// The number of expectations of flows that do not hold.
  package var failedExpectations: Int { distinctFaults.count { $0.motion.kind == .flow } }

  /// All failures without duplicates, though one may have several causes.
  package var failures: [GoldenFailure] {
    var seen: Set<String> = []
    return items.flatMap(\.failures).filter { seen.insert($0.path).inserted }
  }

  /// The revision used for comparison instead of goldens; nil for goldens.
  package var against: Revision?
  /// The documents whose text changed without a visible effect.
  package var housekeeping: [Housekeeping] = []

  /// A revision of a repository.
  package struct Revision: Hashable, Sendable {
    /// Its name as given by the user.
    package var name: String
    /// The object ID of the commit.
    package var commit: String

    package init(name: String, commit: String) { (self.name, self.commit) = (name, commit) }
  }

  /// A document whose text changed without a visible effect.
  package struct Housekeeping: Hashable, Sendable {
    /// The document as given by the user.
    package var document: String
    package var change: DocumentDifference.Housekeeping

    /// Creates an unaffected document.
    package init(_ document: String, _ change: DocumentDifference.Housekeeping) {
      (self.document, self.change) = (document, change)
    }
  }

  /// The command that accepts an item; empty if there are no goldens.
  package func acceptCommand(_ item: GoldenItem) -> String { acceptCommand(item.id) }

  /// The command that accepts an ID; empty if there are no goldens.
  package func acceptCommand(_ id: String) -> String {
    if against != nil || command.isEmpty { return "" }
    return "\(command) accept \(id)" + (folder.map { " --from \(quoted($0))" } ?? "")
      + (namesGoldens ? " --goldens \(quoted(goldens))" : "")
  }

  /// A path quoted as one word for a shell.
  private func quoted(_ path: String) -> String {
    let signs = "/._-+~@".unicodeScalars
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || signs.contains($0)
    }
    if isPlain { return path }
    // Splits into quoted parts, by scalars: a combining mark after a quote makes another character of it.
    let parts = path.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  // MARK: Names of pictures

  /// The remaining pictures of a failure, by content; names are relative to the failure folder. The result: the content
  /// of each picture (`expected`, `actual`, `diff`, `compare`) and its path below the failure folder.
  package static func pictures(of failure: GoldenFailure) -> [(role: String, path: String)] {
    var roles = ["actual"]
    switch failure.reason {
    case .different, .sizesDiffer:
      // All frames of a motion are in one strip.
      roles = ["expected", "actual", "diff"] + (failure.moment == nil ? ["compare"] : [])
    case .surplus, .tree: roles = []
    case .removed: roles = failure.error == nil ? ["expected"] : []
    case .missing, .unreadable, .added: break
    }
    return roles.map { ($0, GoldenPath.beside(failure.path, "-\($0).png")) }
  }

  /// The record of the drawn tree, relative to the failure folder.
  package static func actualTree(of path: String) -> String { GoldenPath.beside(path, "-actual.tree.json") }
}
