import Diagnostics
import JSON

/// What a run of `verify` or `record` found, as reports tell it.
public struct GoldenReport: Hashable, Sendable {
  /// How many goldens ended how.
  public struct Counts: Hashable, Sendable {
    /// As they were.
    public var passed = 0
    /// Of them those whose pixels differ, no more than is allowed.
    public var withinTolerance = 0
    /// Of those that passed the ones whose tree changed all the same.
    public var treeChanged = 0
    /// Of those that passed the ones that are stored under an earlier name.
    public var renamed = 0
    /// Written now.
    public var recorded = 0
    /// The faults of motions that are known, and no failures.
    public var knownFaults = 0

    /// None yet.
    package init() {}
  }

  /// The goldens' folder as the project names it.
  public var goldens: String
  /// What failed, grouped by cause.
  public var items: [GoldenItem]
  /// What changed in the trees of goldens that pass, grouped by cause.
  public var reported: [GoldenItem] = []
  /// The screens whose goldens are stored under earlier names.
  public var renamed: [RenamedGoldens] = []
  /// The motions on whose way checks found something.
  public var faulty: [FaultyMotion] = []
  /// What kept goldens from being judged, such as a document that cannot be read.
  public var errors: [Finding] = []
  /// How many ended how.
  public var counts: Counts
  /// Every golden that passed, for reports that list them.
  public var passed: [String]
  /// How long drawing and judging each golden took, in seconds, by its path.
  public var seconds: [String: Double] = [:]
  /// What the paths of pictures in comments are relative to: a URL, or empty for the failure folder itself.
  package var pictureBase = ""
  /// What stands before the words of a command that accepts: `layoutshot`.
  package var command = "layoutshot"
  /// The failure folder, where it is not the project's own.
  package var folder: String?
  /// Whether `goldens` is not the project's own folder, so that a command must name it.
  package var namesGoldens = false

  /// A report of a run.
  ///
  /// - Parameters:
  ///   - goldens: The goldens' folder as the project names it.
  ///   - items: What failed, grouped by cause.
  ///   - counts: How many ended how.
  ///   - passed: The paths below the folder of every golden that passed.
  package init(goldens: String, items: [GoldenItem], counts: Counts, passed: [String] = []) {
    (self.goldens, self.items, self.counts, self.passed) = (goldens, items, counts, passed)
  }

  /// Whether nothing failed and nothing is wrong.
  public var isGood: Bool { items.isEmpty && faulty.isEmpty && errors.isEmpty }

  /// The faults of transitions with their documents; one that several variants show is there once.
  public var distinctFaults: [(document: String, fault: FaultyMotion.Fault)] {
    var seen: Set<[String]> = []
    return faulty.flatMap { motion in
      motion.faults.filter { seen.insert([motion.document, $0.check, $0.subject]).inserted }
        .map { (motion.document, $0) }
    }
  }

  /// Everything that failed, each once, though it may have several causes.
  public var failures: [GoldenFailure] {
    var seen: Set<String> = []
    return items.flatMap(\.failures).filter { seen.insert($0.path).inserted }
  }

  /// The revision that was compared with, instead of goldens; nil for goldens.
  package var against: Revision?
  /// The documents whose text changed while nothing that shows did.
  package var housekeeping: [Housekeeping] = []

  /// A revision of a repository.
  package struct Revision: Hashable, Sendable {
    /// As the user named it.
    package var name: String
    /// The object id of the commit.
    package var commit: String

    /// A revision from its parts.
    package init(name: String, commit: String) { (self.name, self.commit) = (name, commit) }
  }

  /// A document whose text changed while nothing that shows did.
  package struct Housekeeping: Hashable, Sendable {
    /// The document as the user named it.
    package var document: String
    /// What changed.
    package var change: DocumentDifference.Housekeeping

    /// A document and what changed of it.
    package init(_ document: String, _ change: DocumentDifference.Housekeeping) {
      (self.document, self.change) = (document, change)
    }
  }

  /// The command that accepts an item; empty where there are no goldens.
  package func acceptCommand(_ item: GoldenItem) -> String { acceptCommand(item.id) }

  /// The command that accepts what an id stands for; empty where there are no goldens.
  package func acceptCommand(_ id: String) -> String {
    if against != nil { return "" }
    return "\(command) accept \(id)" + (folder.map { " --from \(quoted($0))" } ?? "")
      + (namesGoldens ? " --goldens \(quoted(goldens))" : "")
  }

  /// A path as a shell takes it for one word.
  private func quoted(_ path: String) -> String {
    let signs = "/._-+~@".unicodeScalars
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || signs.contains($0)
    }
    if isPlain { return path }
    // Parts between quotes, by scalars: a combining mark behind a quote makes another character of it.
    let parts = path.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  // MARK: Names of pictures

  /// The pictures that are left of a failure, by what they show; names are relative to the failure folder.
  ///
  /// - Returns: What each picture shows (`expected`, `actual`, `diff`, `compare`) and its path below the failure folder.
  package static func pictures(of failure: GoldenFailure) -> [(role: String, path: String)] {
    var roles = ["actual"]
    switch failure.reason {
    case .different, .sizesDiffer:
      // Of a motion's frames all are in one strip.
      roles = ["expected", "actual", "diff"] + (failure.moment == nil ? ["compare"] : [])
    case .surplus, .tree: roles = []
    case .removed: roles = failure.trouble == nil ? ["expected"] : []
    case .missing, .unreadable, .added: break
    }
    return roles.map { ($0, GoldenPath.beside(failure.path, "-\($0).png")) }
  }

  /// The record of the drawn tree, relative to the failure folder.
  package static func actualTree(of path: String) -> String { GoldenPath.beside(path, "-actual.tree.json") }
}
