import Diagnostics
import Files
import GoldenRuns
import Painting
import Raster
import Screens
import Typography

/// The strips of a history: for each screen its pictures from the oldest commit to the newest.
struct HistoryStrips {
  private let document: String
  /// The screens by object id, as they are called now, in the order in which they changed last.
  private var screens: [(id: String, name: String)] = []
  private var cells: [String: [FlowSheet.Cell]] = [:]

  /// The strips of entries, newest first.
  init(_ entries: [ScreenHistory.Entry], of document: String) {
    self.document = document
    for entry in entries {
      for picture in entry.pictures where !screens.contains(where: { $0.id == picture.screen }) {
        screens.append((picture.screen, picture.name))
      }
    }
    for entry in entries.reversed() {
      for picture in entry.pictures { add(picture, of: entry) }
    }
  }

  private mutating func add(_ picture: ScreenHistory.Picture, of entry: ScreenHistory.Entry) {
    var own = cells[picture.screen] ?? []
    if own.isEmpty, let before = picture.before {
      own.append(FlowSheet.Cell(before, event: "", title: "before"))
    }
    let scene = entry.difference.scenes.first { $0.name == picture.name }
    let lines = (scene?.items ?? []).prefix(2).map { PrintedText.oneLine($0.headline(in: document)) }
    let rest = (scene?.items.count ?? 0) - lines.count
    var cell = FlowSheet.Cell(
      picture.now, event: entry.commit.revision.name,
      title: PrintedText.oneLine("\(entry.commit.day) \(entry.commit.author)"),
      lines: [PrintedText.oneLine(entry.commit.subject)] + lines + (rest > 0 ? ["and \(rest) more"] : []))
    cell.outlines = picture.changed
    own.append(cell)
    cells[picture.screen] = own
  }

  /// Draws and writes the strips.
  ///
  /// - Throws: `UsageError` where one file is to hold several strips, or an error if a file cannot be written.
  func write(to place: OutputPlace, _ fonts: FontLibrary) throws {
    let parts = OutputNames(ScreenRequest()).sceneParts(screens.map(\.name))
    for (screen, part) in zip(screens, parts) {
      let name = OutputNames.plain(stem, keeping: ".") + (part.isEmpty ? "" : "." + part) + ".log.png"
      let bytes = try Renderer(fonts: fonts).png(strip(of: screen, isOnly: part.isEmpty).drawing(fonts))
      switch place {
      case .folder(let folder):
        if !folder.isEmpty { try OutputFile.makeFolder(folder) }
        try OutputFile.write(bytes, to: folder.isEmpty ? name : "\(folder)/\(name)")
      case .file(let path) where screens.count == 1: try OutputFile.write(bytes, to: path)
      default:
        throw UsageError(
          "--output takes one picture, but \(screens.count) screens changed; --scene chooses one")
      }
    }
  }

  private var stem: String { InputFile.documentName(of: document) }

  private func strip(of screen: (id: String, name: String), isOnly: Bool) -> FlowSheet {
    let title = isOnly ? stem : "\(stem), \(screen.name)"
    return FlowSheet(
      title: PrintedText.oneLine(title), cells: (cells[screen.id] ?? []).suffix(FlowSheet.mostCells))
  }
}
