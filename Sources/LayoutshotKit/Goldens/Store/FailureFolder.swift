import Glibc
import Goldens
import ImageFile
import Raster

/// The folder for what failures leave: pictures by the paths of their goldens, the reports.
public struct FailureFolder: Sendable {
  /// The folder.
  public let path: String
  /// Names that this folder's files end in; anything else in it is not ours.
  private static let endings =
    ["expected", "actual", "diff", "compare"].map { "-\($0).png" }
    + ["-actual.tree.json", GoldenMoment.stripEnding, GoldenMoment.filmstripEnding]
  private static let reports = [GoldenReport.fileName, "junit.xml", "comment.md"]

  /// A folder, which need not be there yet.
  package init(_ path: String) { self.path = path }

  /// Where something of it lies.
  public func file(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// Removes what an earlier run left, so that nothing misleads; files of others stay.
  package func clear() {
    guard access(file(GoldenReport.fileName), F_OK) == 0 else { return }
    for name in FolderWalk.files(below: path)
    where Self.reports.contains(name) || Self.endings.contains(where: { name.hasSuffix($0) }) {
      unlink(file(name))
    }
    FolderWalk.removeEmptyFolders(below: path)
  }

  /// Writes what was drawn of a golden that is missing or cannot be looked at.
  func write(_ failure: GoldenFailure, _ drawn: DrawnGolden) throws {
    try write(PNGFile.encode(drawn.pixmap, scale: drawn.scale), failure, "-actual.png")
    try write(Array(drawn.tree.text.utf8), failure, "-actual.tree.json")
  }

  /// Writes expected, actual, their difference, and all three side by side.
  func write(
    _ failure: GoldenFailure, _ drawn: DrawnGolden, expected: Pixmap, bytes: [UInt8],
    _ comparison: ImageComparison
  ) throws {
    try write(failure, drawn)
    try write(bytes, failure, "-expected.png")
    let difference = DifferencePicture.paint(comparison, expected: expected)
    try write(PNGFile.encode(difference, scale: 1), failure, "-diff.png")
    // A motion's frames stand in one strip.
    if failure.moment != nil { return }
    let all = try Triptych.paint(expected: expected, difference: difference, actual: drawn.pixmap)
    try write(PNGFile.encode(all, scale: 1), failure, "-compare.png")
  }

  private func write(_ bytes: [UInt8], _ failure: GoldenFailure, _ ending: String) throws(FileError) {
    let file = file(GoldenPath.beside(failure.path, ending))
    try makeFolder(of: file)
    try OutputFile.write(bytes, to: file)
  }

  /// Makes the folder of one of its files. From the first one on there is a report, if one of nothing, so that what a run
  /// leaves that is ended in between is known for ours by the next one.
  func makeFolder(of file: String) throws(FileError) {
    if access(self.file(GoldenReport.fileName), F_OK) != 0 {
      try OutputFile.makeFolder(path)
      let empty = GoldenReport(goldens: "", items: [], counts: GoldenReport.Counts())
      try OutputFile.write(Array(empty.json.utf8), to: self.file(GoldenReport.fileName))
    }
    try OutputFile.makeFolder(of: file)
  }

  /// Writes the reports; the one that `accept` reads comes last, when all that it speaks of is there.
  package func write(_ report: GoldenReport) throws(FileError) {
    try OutputFile.makeFolder(path)
    try OutputFile.write(Array(report.junit.utf8), to: file("junit.xml"))
    try OutputFile.write(Array(report.markdown.utf8), to: file("comment.md"))
    try OutputFile.write(Array(report.json.utf8), to: file(GoldenReport.fileName))
  }

  /// Removes what shows a motion none of whose frames is left.
  func remove(motion: String) {
    for name in [GoldenMoment.strip(of: motion), GoldenMoment.animation(of: motion)] { unlink(file(name)) }
    rmdir(file(motion))
  }

  /// Removes the pictures of a golden that was accepted or rejected.
  func remove(_ golden: String) {
    for ending in Self.endings { unlink(file(GoldenPath.beside(golden, ending))) }
  }
}
