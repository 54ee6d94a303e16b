import Files
import Glibc
import Goldens
import ImageFile
import PictureComparison
import Raster

/// The folder for failure artifacts: pictures, by the paths of their goldens, and reports.
package struct FailureFolder: Sendable {
  package let path: String
  /// Makes the titles of panels; nil leaves them out.
  var titlePainter: Triptych.TitlePainter?
  /// Records which files are written; nil if that is not needed.
  var written: WrittenFiles?
  /// All files written through this value and its copies.
  private let all = WrittenFiles()
  /// The suffixes of the files written to this folder; any other file in it is left alone.
  private static let endings =
    ["expected", "actual", "diff", "compare"].map { "-\($0).png" }
    + ["-actual.tree.json", "-actual.json", GoldenMoment.stripEnding, GoldenMoment.filmstripEnding]
  private static let reports = [
    GoldenReport.fileName, ReportPage.fileName, "junit.xml", "comment.md", ReviewProgress.fileName,
  ]

  /// The folder, which nothing is read, written or removed out of. Nothing is in it if the folder leads out of its
  /// project.
  let enclosure: Enclosure

  /// Creates a value for a folder, which does not have to exist yet.
  package init(_ path: String) {
    self.path = path
    enclosure = Enclosure(ofFolder: path)
  }

  package func file(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// Reads one of the folder's files, but no link out of the folder.
  package func read(_ name: String, limit: Int = 64 << 20) throws(FileError) -> InputFile {
    try FileSystem.untraced.read(file(name), limit: limit, within: enclosure)
  }

  /// The paths of the files written so far and not removed, sorted; without the reports.
  var files: [String] { all.names.filter { access(file($0), F_OK) == 0 } }

  /// Removes the files of an earlier run, so that they cannot be mistaken for those of this run. Throws if other files
  /// have names that a run might write or remove: the folder is not ours.
  func prepare() throws(GoldenRunError) {
    // Links are replaced, not followed: nothing is lost with them.
    let foreign = present().foreign.filter { !OutputFile.isLink(file($0)) }
    if !foreign.isEmpty { throw .foreignFiles(foreign, in: path) }
    clear()
  }

  /// Removes the files that the folder's report records; other files are kept.
  func clear() {
    let own = present().own
    for name in own { remove(file: name) }
    OutputFile.removeEmptyFolders(of: own, below: path, within: enclosure)
  }

  /// The files in the folder that have names as a run gives them: those recorded by a report of ours, and others.
  private func present() -> (own: [String], foreign: [String]) {
    if enclosure.isEmpty { return ([], []) }
    let named = FolderWalk.files(below: path).filter { name in
      let name = OutputFile.settled(name)
      return Self.reports.contains(name) || Self.endings.contains { name.hasSuffix($0) }
    }
    guard let report = (try? read(GoldenReport.fileName)).flatMap({ AcceptableReport($0.bytes) }) else {
      return ([], named)
    }
    // A report of an interrupted run does not list any. There were no others when it was written.
    guard let files = report.files else { return (named, []) }
    let recorded = Set(files + Self.reports)
    let isOwn = named.map { recorded.contains(OutputFile.settled($0)) }
    return (zip(named, isOwn).filter(\.1).map(\.0), zip(named, isOwn).filter { !$0.1 }.map(\.0))
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
    // Here it is known which views they belong to.
    var comparison = comparison
    comparison.regions = failure.regions
    let difference = DifferencePicture.paint(comparison, expected: expected)
    try write(PNGFile.encode(difference, scale: 1), failure, "-diff.png")
    // The frames of a transition share one strip.
    if failure.moment != nil { return }
    let all = try Triptych.paint(
      expected: expected, difference: difference, actual: drawn.pixmap, titled: titlePainter)
    try write(PNGFile.encode(all, scale: 1), failure, "-compare.png")
  }

  /// Writes the picture of a screen that is gone.
  func write(_ failure: GoldenFailure, gone bytes: [UInt8]) throws {
    try write(bytes, failure, "-expected.png")
  }

  /// Writes a picture with one edit alone, and returns its name.
  package func write(_ picture: [UInt8], alone item: String, of failure: GoldenFailure) throws(FileError)
    -> String
  {
    let ending = "-\(item)-alone-actual.png"
    try write(picture, failure, ending)
    return GoldenPath.beside(failure.path, ending)
  }

  private func write(_ bytes: [UInt8], _ failure: GoldenFailure, _ ending: String) throws(FileError) {
    try write(GoldenPath.beside(failure.path, ending), bytes)
  }

  /// Creates the parent folder of one of the folder's files.
  ///
  /// An empty report is written along with the first file, so that the next run recognizes the files of an interrupted
  /// run.
  func makeFolder(of file: String) throws(FileError) {
    let name = String(file.dropFirst(path.isEmpty ? 0 : path.count + 1))
    written?.add(name)
    all.add(name)
    if access(self.file(GoldenReport.fileName), F_OK) != 0 {
      try makeFolder()
      let empty = GoldenReport(goldens: "", items: [], counts: GoldenReport.Counts())
      try OutputFile.write(Array(empty.json.utf8), to: self.file(GoldenReport.fileName), within: enclosure)
    }
    try OutputFile.makeFolder(OpenFolder.split(file).folder, within: enclosure)
    // A link is none of ours: what it leads to is not written to.
    if OutputFile.isLink(file) { try OutputFile.remove(file, within: enclosure) }
  }

  /// Creates the folder, unless it leads out of its project.
  func makeFolder() throws(FileError) {
    if enclosure.isEmpty { throw FileError(.leadsOut, path: path, code: ELOOP) }
    try OutputFile.makeFolder(path)
  }

  /// Writes the reports. The one that `accept` reads is written last, when all files it refers to exist.
  package func write(_ report: GoldenReport) throws(FileError) {
    try makeFolder()
    try OutputFile.write(Array(report.junit.utf8), to: file("junit.xml"), within: enclosure)
    try OutputFile.write(Array(report.markdown.utf8), to: file("comment.md"), within: enclosure)
    try writePage(of: report.json)
    try OutputFile.write(Array(report.json.utf8), to: file(GoldenReport.fileName), within: enclosure)
  }

  /// Writes the page of a report, as JSON.
  func writePage(of report: String) throws(FileError) {
    var page = ReportPage(report) { [self] path in
      guard GoldenPath.isSafe(path) else { return nil }
      return (try? read(GoldenReport.actualTree(of: path))).flatMap { TreeRecord($0.bytes) }
    }
    page?.place = placeOfDocuments
    guard let page else { return }
    try OutputFile.write(Array(page.html.utf8), to: file(ReportPage.fileName), within: enclosure)
  }

  /// The working directory, which documents are named from, as seen from the folder; nil if that is not known.
  private var placeOfDocuments: String? {
    let names = PathText.names(path).filter { !$0.isEmpty && $0 != "." }
    guard !path.hasPrefix("/"), !names.contains("..") else { return nil }
    return names.map { _ in "../" }.joined()
  }

  func remove(file name: String) { try? OutputFile.remove(file(name), within: enclosure) }

  /// Removes the artifacts of a transition that has no frames left.
  func remove(motion: String) {
    let names = [GoldenMoment.strip(of: motion), GoldenMoment.animation(of: motion)]
    for name in names { remove(file: name) }
    OutputFile.removeEmptyFolders(of: names + [motion + "/"], below: path, within: enclosure)
  }

  /// The names of files that may be there of some goldens and transitions, with the reports; or all of the folder's own.
  func files(of goldens: [String], motions: [String], all: Bool) -> [String] {
    if all { return present().own }
    return goldens.flatMap { golden in Self.endings.map { GoldenPath.beside(golden, $0) } }
      + Set(motions).sorted().flatMap { [GoldenMoment.strip(of: $0), GoldenMoment.animation(of: $0)] }
      + Self.reports
  }

  /// Removes the pictures of a golden that was accepted or rejected.
  func remove(_ golden: String) {
    for ending in Self.endings { remove(file: GoldenPath.beside(golden, ending)) }
    OutputFile.removeEmptyFolders(of: [golden], below: path, within: enclosure)
  }
}
