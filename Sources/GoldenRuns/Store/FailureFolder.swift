import Files
import Glibc
import Goldens
import ImageFile
import PictureComparison
import Raster

/// The folder for failure artifacts: pictures, by the paths of their goldens, and reports.
package struct FailureFolder: Sendable {
  /// The folder.
  package let path: String
  /// Records which files are written; nil if that is not needed.
  var written: WrittenFiles?
  /// The suffixes of the files written to this folder; any other file in it is left alone.
  private static let endings =
    ["expected", "actual", "diff", "compare"].map { "-\($0).png" }
    + ["-actual.tree.json", "-actual.json", GoldenMoment.stripEnding, GoldenMoment.filmstripEnding]
  private static let reports = [
    GoldenReport.fileName, ReportPage.fileName, "junit.xml", "comment.md", ReviewProgress.fileName,
  ]

  /// Creates a value for a folder, which does not have to exist yet.
  package init(_ path: String) { self.path = path }

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// The folder, which nothing is written out of.
  var enclosure: Enclosure { Enclosure([path]) }

  /// Removes the files of an earlier run, so that they cannot be mistaken for those of this run; other files are kept.
  package func clear() {
    guard access(file(GoldenReport.fileName), F_OK) == 0 else { return }
    for name in FolderWalk.files(below: path) {
      let own = Self.settled(name)
      if Self.reports.contains(own) || Self.endings.contains(where: { own.hasSuffix($0) }) {
        unlink(file(name))
      }
    }
    FolderWalk.removeEmptyFolders(below: path)
  }

  /// A name without the process, the number and `tmp` that a file has behind it for a moment, before it gets its own: a
  /// run that was killed then leaves it so.
  private static func settled(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 3, parts.last == "tmp", parts.suffix(3).prefix(2).allSatisfy({ Int($0) != nil })
    else {
      return name
    }
    return parts.dropLast(3).joined(separator: ".")
  }

  /// Writes the picture drawn for a golden that is missing or cannot be decoded, and the tree.
  func write(_ failure: GoldenFailure, _ drawn: DrawnGolden) throws {
    if failure.reason != .tree {
      try write(PNGFile.encode(drawn.pixmap, scale: drawn.scale), failure, "-actual.png")
      try write(Array(failure.sidecar.utf8), failure, "-actual.json")
    }
    try write(Array(drawn.tree.text.utf8), failure, "-actual.tree.json")
  }

  /// Writes the expected and actual pictures, their difference, and all three side by side.
  func write(
    _ failure: GoldenFailure, _ drawn: DrawnGolden, expected: Pixmap, bytes: [UInt8],
    _ comparison: ImageComparison
  ) throws {
    try write(failure, drawn)
    try write(bytes, failure, "-expected.png")
    let difference = DifferencePicture.paint(comparison, expected: expected)
    try write(PNGFile.encode(difference, scale: 1), failure, "-diff.png")
    // The frames of a transition share one strip.
    if failure.moment != nil { return }
    let all = try Triptych.paint(expected: expected, difference: difference, actual: drawn.pixmap)
    try write(PNGFile.encode(all, scale: 1), failure, "-compare.png")
  }

  /// Writes the picture of a screen that is gone.
  func write(_ failure: GoldenFailure, gone bytes: [UInt8]) throws {
    try write(bytes, failure, "-expected.png")
  }

  private func write(_ bytes: [UInt8], _ failure: GoldenFailure, _ ending: String) throws(FileError) {
    let file = file(GoldenPath.beside(failure.path, ending))
    try makeFolder(of: file)
    try OutputFile.write(bytes, to: file, within: enclosure)
  }

  /// Creates the parent folder of one of the folder's files.
  ///
  /// An empty report is written along with the first file, so that the next run recognizes the files of an interrupted
  /// run.
  func makeFolder(of file: String) throws(FileError) {
    guard ReadingRecord.pausing({ enclosure.admits(file) }) else {
      throw FileError(.leadsOut, path: file, code: ELOOP)
    }
    written?.add(String(file.dropFirst(path.isEmpty ? 0 : path.count + 1)))
    if access(self.file(GoldenReport.fileName), F_OK) != 0 {
      try OutputFile.makeFolder(path)
      let empty = GoldenReport(goldens: "", items: [], counts: GoldenReport.Counts())
      try OutputFile.write(Array(empty.json.utf8), to: self.file(GoldenReport.fileName), within: enclosure)
    }
    try OutputFile.makeFolder(of: file)
  }

  /// Writes the reports. The one that `accept` reads is written last, when all files it refers to exist.
  package func write(_ report: GoldenReport) throws(FileError) {
    try OutputFile.makeFolder(path)
    try OutputFile.write(Array(report.junit.utf8), to: file("junit.xml"), within: enclosure)
    try OutputFile.write(Array(report.markdown.utf8), to: file("comment.md"), within: enclosure)
    try writePage(of: report.json, summary: report.summary)
    try OutputFile.write(Array(report.json.utf8), to: file(GoldenReport.fileName), within: enclosure)
  }

  /// Writes the page of a report, as JSON.
  func writePage(of report: String, summary: String? = nil) throws(FileError) {
    let page = ReportPage(report, summary: summary) { [self] path in
      guard GoldenPath.isSafe(path) else { return nil }
      return (try? InputFile.read(file(GoldenReport.actualTree(of: path)))).flatMap { TreeRecord($0.bytes) }
    }
    guard let page else { return }
    try OutputFile.write(Array(page.html.utf8), to: file(ReportPage.fileName), within: enclosure)
  }

  /// Removes one of the folder's files.
  func remove(file name: String) { unlink(file(name)) }

  /// Removes the artifacts of a transition that has no frames left.
  func remove(motion: String) {
    for name in [GoldenMoment.strip(of: motion), GoldenMoment.animation(of: motion)] { unlink(file(name)) }
    rmdir(file(motion))
  }

  /// Removes the pictures of a golden that was accepted or rejected.
  func remove(_ golden: String) {
    for ending in Self.endings { unlink(file(GoldenPath.beside(golden, ending))) }
  }
}
