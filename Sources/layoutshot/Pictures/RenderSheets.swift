import Diagnostics
import Files
import Localization
import Painting
import Raster
import Screens
import Threads
import Views

/// The sheets of a document: one picture for each screen with all its languages, orientations and text sizes.
struct RenderSheets {
  let job: RenderJob
  let width: Int
  private let files: FileSystem
  /// The findings so far.
  private(set) var findings = FindingSet()

  init(job: RenderJob, width: Int, _ files: FileSystem) {
    (self.job, self.width, self.files) = (job, width, files)
  }

  /// A picture for a sheet, before it is positioned.
  private struct Entry {
    var language: String
    var row: String
    var orientation: Orientation
    var cell: LanguageSheet.Cell
  }

  /// Returns the sheets in the order of the screens, each with a renderer that draws it.
  mutating func pictures(of requests: [ScreenRequest]) throws -> [(RenderJob.Picture, Renderer)] {
    var parsed = ParsedDocuments(in: files, job.command.loading.library)
    var entries: [String: [Entry]] = [:]
    var scenes: [String] = []
    for request in fitting(requests) {
      let loaded = try job.command.loading.load(job.path, for: request.reading, parsed: &parsed)
      let renderer = job.renderer.using(loaded.resources)
      // The sheet has its own marks, as highlights' labels would be too small to read.
      let plain = Renderer(fonts: job.renderer.fonts, showsChrome: renderer.showsChrome).using(
        loaded.resources)
      findings.append(contentsOf: loaded.findingsForDrawing)
      try job.checkCount(of: requests, loaded.screens)
      var found = ScreenFindings()
      let shown = zip(loaded.screens, loaded.nameParts).flatMap { screen, part in
        sheetRequest(request).traits(for: screen).map { (screen: screen, part: part, traits: $0) }
      }
      let drawings = plain.drawings(of: shown.map { ($0.screen, $0.traits) }, width: width)
      for (part, drawn) in zip(shown.map(\.part), drawings) {
        if entries[part] == nil { scenes.append(part) }
        let marks = renderer.marks(on: drawn.laidOut)
        found.add(drawn)
        found.add(marks, on: drawn.laidOut)
        entries[part, default: []].append(try entry(drawn, marks, request, plain))
      }
      findings.append(contentsOf: found.findings + loaded.resources.findings)
    }
    var packages: [String] = []
    for package in findings.elements.compactMap(\.missingPackage) where !packages.contains(package) {
      packages.append(package)
    }
    return scenes.map { scene in
      let drawing = sheet(of: entries[scene] ?? [], title: title(scene), packages).drawing(job.renderer.fonts)
      return (RenderJob.Picture(name: title(scene) + ".sheet.png", drawing: drawing), job.renderer)
    }
  }

  /// The requests for as many languages as fit on a sheet.
  private mutating func fitting(_ requests: [ScreenRequest]) -> [ScreenRequest] {
    var languages: [ScreenLanguage?] = []
    for request in requests where !languages.contains(request.language) { languages.append(request.language) }
    guard languages.count > LanguageSheet.mostColumns else { return requests }
    let rest = languages.count - LanguageSheet.mostColumns
    findings.append(
      Finding(
        .warning, .request,
        "a sheet has room for \(LanguageSheet.mostColumns) languages; \(rest) more are not on it",
        at: SourceLocation(file: job.path)))
    return requests.filter { languages.prefix(LanguageSheet.mostColumns).contains($0.language) }
  }

  /// A sheet shows no more than one pixel per point.
  private func sheetRequest(_ request: ScreenRequest) -> ScreenRequest {
    var request = request
    request.scale = request.scale ?? 1
    return request
  }

  private func title(_ scene: String) -> String {
    OutputNames.plain(job.place.name, keeping: ".") + (scene.isEmpty ? "" : "." + scene)
  }

  private func entry(
    _ drawn: DrawnScreen, _ marks: ScreenMarks, _ request: ScreenRequest, _ renderer: Renderer
  ) throws -> Entry {
    let traits = drawn.laidOut.traits
    let row = [
      traits.device?.name, traits.orientation.rawValue, traits.state, request.textSize?.name,
    ]
    return Entry(
      language: request.language?.identifier ?? "document",
      row: row.compactMap(\.self).joined(separator: "\n"), orientation: traits.orientation,
      cell: LanguageSheet.Cell(
        try renderer.pixmap(drawn.drawing, threads: width), canvas: drawn.drawing.canvas,
        clipped: marks.highlights.filter { $0.kind == .clipped }.map(\.rect),
        isFilledByCode: drawn.laidOut.isFilledByCode))
  }

  private func sheet(of entries: [Entry], title: String, _ packages: [String]) -> LanguageSheet {
    var languages: [String] = []
    var rows: [String] = []
    for orientation in Orientation.allCases {
      for entry in entries where entry.orientation == orientation && !rows.contains(entry.row) {
        rows.append(entry.row)
      }
    }
    for entry in entries where !languages.contains(entry.language) { languages.append(entry.language) }
    let cells = rows.map { row in
      languages.map { language in entries.first { $0.row == row && $0.language == language }?.cell }
    }
    return LanguageSheet(
      title: title, columns: languages, rows: rows, cells: cells, missingPackages: packages)
  }
}
