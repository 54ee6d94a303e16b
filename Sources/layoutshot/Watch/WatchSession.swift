import Diagnostics
import Files
import Glibc
import Reports

/// The results of `layoutshot watch` so far, and its page.
struct WatchSession {
  private let folder: String
  private let options: CommonOptions
  private let run: String
  private var documents: [WatchPage.Document] = []
  private var revisions: [String: Int] = [:]
  private var round = 0
  private var isChanged = false
  /// The paths, in the order of the page.
  private var order: [String] = []

  init(folder: String, options: CommonOptions) {
    (self.folder, self.options) = (folder, options)
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    run = "\(time.tv_sec)-\(time.tv_nsec)"
  }

  var page: String { folder + "/" + WatchPage.fileName }

  /// Writes the page, initially without pictures.
  func begin() throws {
    try OutputFile.makeFolder(folder)
    try OutputFile.write(Array(WatchPage.html.utf8), to: page)
    Terminal.print(page + "\n")
    try writeState()
  }

  /// Removes documents that no longer exist.
  mutating func keep(_ paths: [String]) throws {
    let known = Set(paths)
    let count = documents.count
    documents.removeAll { !known.contains($0.path) }
    isChanged = documents.count != count
    order = paths
    try showChanges()
  }

  /// Adds new results, by the documents' paths, prints changed messages, and updates the page.
  mutating func add(_ reports: [(String, RenderJob.Report)]) throws {
    for (path, report) in reports { add(path, report) }
    try showChanges()
  }

  private mutating func showChanges() throws {
    guard isChanged else { return }
    isChanged = false
    round += 1
    try writeState()
  }

  private mutating func add(_ path: String, _ report: RenderJob.Report) {
    let index = documents.firstIndex { $0.path == path }
    var document = index.map { documents[$0] } ?? WatchPage.Document(path: path)
    let before = document
    let text = options.text(report.findings) + report.messages
    let messages = Self.withoutColors(text)
    if messages != document.messages { Terminal.error(text) }
    Terminal.print(report.output)
    document.messages = messages
    document.isBroken = report.pictures.isEmpty && report.status != 0
    if !document.isBroken { document.pictures = report.pictures.map { picture($0) } }
    guard document != before || index == nil else { return }
    isChanged = true
    if let index { documents[index] = document } else { documents.append(document) }
  }

  private mutating func picture(_ picture: RenderJob.PictureOnDisk) -> WatchPage.Picture {
    let file = String(picture.path.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
    revisions[file, default: 0] += picture.isNew ? 1 : 0
    return WatchPage.Picture(
      file: file, revision: revisions[file] ?? 0, width: picture.picture.width, height: picture.picture.height
    )
  }

  private func writeState() throws {
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let sorted = documents.sorted { places[$0.path] ?? .max < places[$1.path] ?? .max }
    let text = WatchPage.state(sorted, round: round, run: run)
    try OutputFile.write(Array(text.utf8), to: folder + "/" + WatchPage.stateName)
  }

  /// Messages without their terminal colors, which are the only escape sequences in them.
  private static func withoutColors(_ text: String) -> String {
    let parts = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) {
      $0 + ($1.split(separator: "m", maxSplits: 1, omittingEmptySubsequences: false).last ?? "")
    }
  }
}
