import Diagnostics
import Files
import Glibc
import Goldens
import ImageFile
import Reports

/// Accepts or rejects the pictures that a failed run left in its folder.
package struct GoldenAcceptance {
  private let folder: FailureFolder
  private let report: AcceptableReport

  /// Reads the report in a failure folder.
  ///
  /// - Throws: `FileError` or `GoldenAcceptanceError`.
  package init(_ folder: FailureFolder) throws {
    self.folder = folder
    let path = folder.file(GoldenReport.fileName)
    guard access(path, F_OK) == 0 else { throw GoldenAcceptanceError.noReport(folder.path) }
    guard let report = AcceptableReport(try InputFile.read(path).bytes) else {
      throw GoldenAcceptanceError.malformed(path)
    }
    self.report = report
  }

  /// The goldens' folder as given to the run.
  package var goldens: String { report.goldens }

  /// The number of transitions with faults, which cannot be accepted.
  package var faultyMotions: Int { report.faultyMotions }

  /// Returns the goldens selected by IDs or paths.
  ///
  /// - Parameter wanted: The IDs of items or paths of goldens; nil for all.
  /// - Throws: `GoldenAcceptanceError` if the report has no such item or golden.
  package func chosen(_ wanted: [String]?) throws(GoldenAcceptanceError) -> [AcceptableReport.Golden] {
    guard let wanted else { return report.offers }
    for name in wanted where !report.offers.contains(where: { $0.item == name || $0.path == name }) {
      throw .unknown(name, offers: report.items)
    }
    return report.offers.filter { wanted.contains($0.item) || wanted.contains($0.path) }
  }

  /// Replaces goldens by the pictures that the run drew. All pictures are verified before the first one is written.
  ///
  /// - Parameters:
  ///   - chosen: The goldens to replace.
  ///   - store: The store to write to.
  /// - Returns: The paths that were written.
  package func accept(_ chosen: [AcceptableReport.Golden], into store: GoldenStore) throws -> [String] {
    for golden in chosen { _ = try picture(of: golden, for: store) }
    for golden in chosen {
      if let (picture, tree) = try picture(of: golden, for: store) {
        try store.write(picture.pixmap, scale: tree.scale, tree: tree.text, to: golden.path)
      } else {
        try store.remove(golden.path)
      }
    }
    try store.updateLock { lock in for golden in chosen { lock[golden.path] = golden.entry } }
    try drop(chosen)
    return chosen.map(\.path)
  }

  /// Removes goldens and their pictures from the report.
  package func drop(_ chosen: [AcceptableReport.Golden]) throws {
    let path = folder.file(GoldenReport.fileName)
    if let rest = report.json(without: Set(chosen.map(\.path))) {
      try OutputFile.write(Array(rest.utf8), to: path, within: folder.enclosure)
      // These files describe all findings of the run; the next run writes them again.
      for name in ["junit.xml", "comment.md"] { unlink(folder.file(name)) }
      for golden in chosen where GoldenPath.isSafe(golden.path) { folder.remove(golden.path) }
      let left = Set(report.offers.filter { !chosen.contains($0) }.compactMap(\.motion))
      for motion in Set(chosen.compactMap(\.motion)).subtracting(left)
      where GoldenPath.isSafe(motion + ".png") {
        folder.remove(motion: motion)
      }
    } else {
      folder.clear()
    }
  }

  /// Returns the drawn picture of a golden after checking it against the report and checking that its path is allowed;
  /// nil for a frame that is to be removed.
  private func picture(
    of golden: AcceptableReport.Golden, for store: GoldenStore
  ) throws -> (PictureFile, TreeRecord)? {
    guard GoldenPath.isSafe(golden.path), store.isFolderInside(of: golden.path) else {
      throw GoldenAcceptanceError.outside(golden.path)
    }
    guard let entry = golden.entry else { return nil }
    guard store.isInside(golden.path) else { throw GoldenAcceptanceError.outside(golden.path) }
    let path = folder.file(GoldenPath.beside(golden.path, "-actual.png"))
    let picture = try PictureFile.read(path)
    guard PixelHash(picture.pixmap) == entry.pixels else {
      throw GoldenAcceptanceError.notAsShown(path)
    }
    let treePath = folder.file(GoldenReport.actualTree(of: golden.path))
    guard let tree = TreeRecord(try InputFile.read(treePath).bytes), tree.hash == entry.tree else {
      throw GoldenAcceptanceError.notAsShown(treePath)
    }
    return (picture, tree)
  }
}

extension GoldenStore {
  /// Whether a file is inside the folder after resolving symbolic links, its own among them.
  func isInside(_ path: String) -> Bool { enclosure.admits(file(path)) }

  /// Whether the folder of a file is inside the folder after resolving symbolic links: then the file, which may be a link
  /// itself, can be removed.
  func isFolderInside(of path: String) -> Bool {
    enclosure.admits(file(path.split(separator: "/").dropLast().joined(separator: "/")))
  }
}

/// An error that prevents goldens from being accepted.
package enum GoldenAcceptanceError: LocatedError, Equatable {
  /// The folder has no report.
  case noReport(String)
  /// The report is malformed.
  case malformed(String)
  /// The report has no such item or golden.
  case unknown(String, offers: [String])
  /// The path is outside the goldens' folder.
  case outside(String)
  /// The file differs from the one described by the report.
  case notAsShown(String)

  /// The file that the error is about.
  package var location: SourceLocation? {
    switch self {
    case .noReport(let path), .malformed(let path), .notAsShown(let path): SourceLocation(file: path)
    case .unknown, .outside: nil
    }
  }

  /// A description of the error.
  package var message: String {
    switch self {
    case .noReport: "holds no report.json: no run failed here, or all of it was accepted"
    case .malformed: "is no report of layoutshot"
    case .unknown(let name, let offers):
      "the report has no change or golden \"\(name)\"; there is \(offers.prefix(12).joined(separator: ", "))"
        + (offers.count > 12 ? ", …" : "")
    case .outside(let path): "\"\(path)\" leads out of the goldens' folder"
    case .notAsShown: "is not what the report shows; nothing was accepted"
    }
  }
}
