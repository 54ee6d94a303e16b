import Diagnostics
import Files
import Glibc
import Goldens
import ImageFile
import PictureComparison
import Reports

/// Accepts or rejects the pictures that a failed run left in its folder.
package struct GoldenAcceptance {
  private let folder: FailureFolder
  private let report: AcceptableReport

  /// Reads the report in a failure folder. Throws `FileError` or `GoldenAcceptanceError`.
  package init(_ folder: FailureFolder) throws {
    self.folder = folder
    let path = folder.file(GoldenReport.fileName)
    guard access(path, F_OK) == 0 else { throw GoldenAcceptanceError.noReport(folder.path) }
    guard let report = AcceptableReport(try folder.read(GoldenReport.fileName).bytes) else {
      throw GoldenAcceptanceError.malformed(path)
    }
    self.report = report
  }

  /// The goldens' folder as given to the run.
  package var goldens: String { report.goldens }

  /// The changes as a person looks at them.
  package var reviewed: [AcceptableReport.Item] { report.reviewed }

  /// The number of transitions with faults, which cannot be accepted.
  package var faultyMotions: Int { report.faultyMotions }

  /// The number of expectations of flows that do not hold, which cannot be accepted either.
  package var failedExpectations: Int { report.failedExpectations }

  /// Returns the goldens selected by the IDs of items or by paths; nil for all. Throws if the report has no such item
  /// or golden.
  package func chosen(_ wanted: [String]?) throws(GoldenAcceptanceError) -> [AcceptableReport.Golden] {
    guard let wanted else { return report.offers }
    for name in wanted
    where !report.offers.contains(where: { $0.item == name || $0.path == name })
      && !report.renamed.contains(where: { $0.id == name })
    {
      throw .unknown(name, offers: report.items + report.renamed.map(\.id))
    }
    return report.offers.filter { wanted.contains($0.item) || wanted.contains($0.path) }
  }

  /// The result of accepting changes.
  package struct Accepted: Sendable {
    /// The paths that were written or removed.
    package var written: [String] = []
    /// The items that have to be accepted, too, before pictures in which they changed something are written.
    package var awaited: [String] = []
    /// The number of these pictures.
    package var waiting = 0
  }

  /// Replaces goldens by the pictures that the run drew. All pictures are verified before the first one is written. A
  /// picture in which several things changed is only written when all of its items have been accepted.
  ///
  /// `wanted` are the ids of screens whose goldens are moved to their new names; nil for all. `progress` gets the
  /// number of accepted files.
  package func accept(
    _ chosen: [AcceptableReport.Golden], moving wanted: [String]?, into store: GoldenStore,
    progress: (_ done: Int, _ count: Int, _ path: String) -> Void = { _, _, _ in }
  ) throws -> Accepted {
    var result = Accepted()
    let renamed = report.renamed.filter { wanted?.contains($0.id) ?? true }
    var ready: [AcceptableReport.Golden] = []
    for golden in chosen where !ready.contains(where: { $0.path == golden.path }) {
      let items = Set(chosen.filter { $0.path == golden.path }.map(\.item))
      let others = report.items(of: golden.path).filter { !items.contains($0) }
      if others.isEmpty {
        ready.append(golden)
      } else {
        result.waiting += 1
        result.awaited += others.filter { !result.awaited.contains($0) }
      }
    }
    // What is replaced is moved, too: nothing stays behind under the old name.
    let moves = renamed.flatMap(\.moves).map { (from: $0.from, to: $0.to) }
    let replaced = ready.compactMap { golden in golden.was.map { (from: $0, to: golden.path) } }
    try check(moves + replaced, ready, in: store)
    for golden in ready { _ = try picture(of: golden, for: store) }
    try store.move(moves + replaced)
    var written = 0
    let writing = Result<Void, any Error> {
      for golden in ready {
        progress(written, ready.count, golden.path)
        if let (picture, tree) = try picture(of: golden, for: store) {
          if let picture {
            try store.write(picture.pixmap, scale: tree.scale, tree: tree.text, to: golden.path)
          } else {
            try store.write(tree: tree.text, to: golden.path)
          }
        } else {
          try store.remove(golden.path)
        }
        written += 1
      }
    }
    // What has no picture has no entry; what was written has one, also if the disk was full after it.
    let kept = ready.prefix(written).filter { $0.entry == nil || store.has($0.path) }
    try store.updateLock { lock in for golden in kept { lock[golden.path] = golden.entry } }
    store.removeEmptyFolders(of: ready.filter { $0.entry == nil }.map(\.path))
    try writing.get()
    try drop(chosen, moved: Set(renamed.map(\.id)))
    result.written = moves.map(\.to) + ready.map(\.path)
    return result
  }

  /// Checks before the first change that all paths are inside, that nothing is moved, replaced or removed which was not
  /// recorded, and that no path is moved twice or from, or to, two places.
  private func check(
    _ moves: [(from: String, to: String)], _ goldens: [AcceptableReport.Golden], in store: GoldenStore
  ) throws {
    let lock = try store.lock()
    let (sources, targets) = (
      moves.map(\.from), moves.map(\.to) + goldens.filter { $0.was == nil }.map(\.path)
    )
    for path in sources + targets {
      guard GoldenPath.isSafe(path), store.isFolderInside(of: path) else {
        throw GoldenAcceptanceError.outside(path)
      }
      guard store.isFree(path, lock) else {
        throw GoldenAcceptanceError.notRecorded(store.file(path))
      }
    }
    for paths in [sources, targets] {
      let sorted = paths.sorted()
      for (one, next) in zip(sorted, sorted.dropFirst()) where one == next {
        throw GoldenAcceptanceError.twice(one)
      }
    }
  }

  /// Removes goldens from the report, whatever changed in them, and their pictures.
  package func reject(_ chosen: [AcceptableReport.Golden], leaving wanted: [String]?) throws {
    let paths = Set(chosen.map(\.path))
    let left = report.renamed.map(\.id).filter { wanted?.contains($0) ?? true }
    try drop(report.offers.filter { paths.contains($0.path) }, moved: Set(left))
  }

  /// Removes goldens of items from the report, and the pictures of those that are in no item any more.
  private func drop(_ chosen: [AcceptableReport.Golden], moved: Set<String> = []) throws {
    let path = folder.file(GoldenReport.fileName)
    guard let rest = report.json(without: chosen, moved: moved) else { return folder.clear() }
    try OutputFile.write(Array(rest.utf8), to: path, within: folder.enclosure)
    // These files describe all findings of the run; the next run writes them again.
    for name in ["junit.xml", "comment.md"] { folder.remove(file: name) }
    try folder.writePage(of: rest)
    let left = report.offers.filter { !chosen.contains($0) }
    let (paths, motions) = (Set(left.map(\.path)), Set(left.compactMap(\.motion)))
    for golden in chosen where GoldenPath.isSafe(golden.path) && !paths.contains(golden.path) {
      folder.remove(golden.path)
    }
    for motion in Set(chosen.compactMap(\.motion)).subtracting(motions)
    where GoldenPath.isSafe(motion + ".png") {
      folder.remove(motion: motion)
    }
  }

  /// Returns the drawn picture of a golden after checking it against the report and checking that its path is allowed;
  /// nil for a frame that is to be removed. If only the tree changed, there is no picture.
  private func picture(
    of golden: AcceptableReport.Golden, for store: GoldenStore
  ) throws -> (PictureFile?, TreeRecord)? {
    guard let entry = golden.entry else { return nil }
    guard store.isInside(golden.path) else { throw GoldenAcceptanceError.outside(golden.path) }
    var picture: PictureFile?
    if golden.isTreeOnly {
      guard try isPictured(golden, entry, in: store) else {
        throw GoldenAcceptanceError.notAsShown(store.file(golden.path))
      }
    } else {
      let path = folder.file(GoldenPath.beside(golden.path, "-actual.png"))
      if let package = golden.missingFonts.first { throw GoldenAcceptanceError.boxes(path, package: package) }
      let drawn = try PictureFile.read(path, within: folder.enclosure, in: .untraced)
      guard PixelHash(drawn.pixmap) == entry.pixels else { throw GoldenAcceptanceError.notAsShown(path) }
      picture = drawn
    }
    let treePath = folder.file(GoldenReport.actualTree(of: golden.path))
    guard let tree = TreeRecord(try folder.read(GoldenReport.actualTree(of: golden.path)).bytes),
      tree.hash == entry.tree
    else {
      throw GoldenAcceptanceError.notAsShown(treePath)
    }
    return (picture, tree)
  }

  /// Whether the stored picture is the one that the tree was recorded with.
  private func isPictured(
    _ golden: AcceptableReport.Golden, _ entry: GoldenLock.Entry, in store: GoldenStore
  ) throws -> Bool {
    if let known = try store.lock()[golden.was ?? golden.path] { return known.pixels == entry.pixels }
    // Of some goldens only the tree is kept.
    if !store.has(golden.was ?? golden.path) { return true }
    guard case .picture(let pixmap, _) = store.content(golden.was ?? golden.path) else { return false }
    return PixelHash(pixmap) == entry.pixels
  }
}

extension GoldenStore {
  /// Whether a file is inside the folder after resolving symbolic links, its own among them.
  func isInside(_ path: String) -> Bool { enclosure.admits(file(path), in: .untraced) }

  /// Whether the folder of a file is inside the folder after resolving symbolic links: then the file, which may be a
  /// link itself, can be removed.
  func isFolderInside(of path: String) -> Bool {
    enclosure.admits(OpenFolder.split(file(path)).folder, in: .untraced)
  }
}

/// An error that prevents goldens from being accepted.
package enum GoldenAcceptanceError: LocatedError, Equatable {
  case noReport(String)
  case malformed(String)
  case unknown(String, offers: [String])
  case outside(String)
  case notAsShown(String)
  case notRecorded(String)
  case twice(String)
  case boxes(String, package: String)

  /// The file that the error is about.
  package var location: SourceLocation? {
    switch self {
    case .noReport(let path), .malformed(let path), .notAsShown(let path), .notRecorded(let path),
      .boxes(let path, _):
      SourceLocation(file: path)
    case .unknown, .outside, .twice: nil
    }
  }

  package var message: String {
    switch self {
    case .noReport: "holds no report.json: no run failed here, or all of it was accepted"
    case .malformed: "is not a report of layoutshot"
    case .unknown(let name, let offers):
      "the report has no change or golden \"\(name)\"; there is \(offers.prefix(12).joined(separator: ", "))"
        + (offers.count > 12 ? ", …" : "")
    case .outside(let path): "\"\(path)\" leads out of the goldens' folder"
    case .notRecorded: "is no recorded golden, and is left as it is; nothing was accepted"
    case .twice(let path):
      "the report moves or replaces \"\(PrintedText.shortened(path))\" twice; nothing was accepted"
    case .boxes(_, let package):
      "has boxes for the characters of Debian's package \(PrintedText.shortened(package)), which was missing where it"
        + " was drawn; nothing was accepted"
    case .notAsShown: "is not what the report shows; nothing was accepted"
    }
  }
}
