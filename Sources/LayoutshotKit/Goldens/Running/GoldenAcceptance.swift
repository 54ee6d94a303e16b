import Diagnostics
import Glibc
import Goldens
import ImageFile

/// Takes over, or drops, what a failed run left in its folder.
package struct GoldenAcceptance {
  private let folder: FailureFolder
  private let report: AcceptableReport

  /// Reads a failure folder's report.
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

  /// The goldens' folder as the run named it.
  package var goldens: String { report.goldens }

  /// How many motions have faults in their transitions, which nobody can accept.
  package var faultyMotions: Int { report.faultyMotions }

  /// The goldens that ids or paths name.
  ///
  /// - Parameter wanted: ids of items or paths of goldens; nil for all.
  package func chosen(_ wanted: [String]?) throws(GoldenAcceptanceError) -> [AcceptableReport.Golden] {
    guard let wanted else { return report.offers }
    for name in wanted where !report.offers.contains(where: { $0.item == name || $0.path == name }) {
      throw .unknown(name, offers: report.items)
    }
    return report.offers.filter { wanted.contains($0.item) || wanted.contains($0.path) }
  }

  /// Makes goldens of what was drawn. Every one is looked at before the first is written.
  ///
  /// - Returns: the paths that were written.
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

  /// Takes goldens out of the report, with their pictures.
  package func drop(_ chosen: [AcceptableReport.Golden]) throws {
    let path = folder.file(GoldenReport.fileName)
    if let rest = report.json(without: Set(chosen.map(\.path))) {
      try OutputFile.write(Array(rest.utf8), to: path)
      // These speak of all that the run found; the next run writes them anew.
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

  /// What was drawn of a golden, if it is what the report says and may go where it says; nil of a frame that is to go.
  private func picture(
    of golden: AcceptableReport.Golden, for store: GoldenStore
  ) throws -> (PictureFile, TreeRecord)? {
    guard GoldenPath.isSafe(golden.path), store.isInside(golden.path) else {
      throw GoldenAcceptanceError.outside(golden.path)
    }
    guard let entry = golden.entry else { return nil }
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
  /// Whether a path leads below the folder, links in it followed.
  func isInside(_ path: String) -> Bool {
    guard let root = Self.resolved(folder.isEmpty ? "." : folder) else { return true }
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      // Of what is not there yet the part that is.
      if let place = Self.resolved(file(parts.joined(separator: "/"))) {
        return place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
      }
      parts.removeLast()
    }
    return true
  }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

/// What keeps goldens from being accepted.
package enum GoldenAcceptanceError: LocatedError, Equatable {
  /// There is no report in the folder.
  case noReport(String)
  /// The report is none.
  case malformed(String)
  /// The report has no such item or golden.
  case unknown(String, offers: [String])
  /// The path leads out of the goldens' folder.
  case outside(String)
  /// The file is not what the report showed.
  case notAsShown(String)

  /// The file that is meant.
  package var location: SourceLocation? {
    switch self {
    case .noReport(let path), .malformed(let path), .notAsShown(let path): SourceLocation(file: path)
    case .unknown, .outside: nil
    }
  }

  /// The sentence.
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
