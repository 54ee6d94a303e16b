import Diagnostics
import Files
import GoldenRuns
import Painting
import Raster
import Revisions
import Screens
import Typography

/// The strips of a history: for each screen its pictures from the oldest commit to the newest.
struct HistoryStrips {
  private let document: String
  /// The screens by object id, as they are called now, in the order in which they changed last.
  private var screens: [(id: String, name: String)] = []
  /// Each screen's pictures, the newest first, and what it looked like before the oldest of them.
  private var cells: [String: [FlowSheet.Cell]] = [:]
  private var origins: [String: FlowSheet.Cell] = [:]

  init(of document: String) { self.document = document }

  /// Adds the pictures of a commit that is older than all before; they are scaled down.
  mutating func add(_ entry: ScreenHistory.Entry) {
    for picture in entry.pictures {
      if cells[picture.screen] == nil { screens.append((picture.screen, picture.name)) }
      cells[picture.screen, default: []].append(cell(picture, of: entry))
      origins[picture.screen] = picture.before.map { FlowSheet.Cell($0, event: "", title: "before") }
    }
  }

  private func cell(_ picture: ScreenHistory.Picture, of entry: ScreenHistory.Entry) -> FlowSheet.Cell {
    let items = entry.difference.scenes.first { $0.name == picture.name }?.items ?? []
    let lines = items.prefix(2).map { PrintedText.oneLine($0.headline(in: document)) }
    let rest = items.count - lines.count
    var cell = FlowSheet.Cell(
      picture.now, event: entry.commit.revision.name,
      title: PrintedText.oneLine("\(entry.commit.day) \(entry.commit.author)"),
      lines: [PrintedText.oneLine(entry.commit.subject)] + lines + (rest > 0 ? ["and \(rest) more"] : []))
    cell.outlines = picture.changed
    return cell
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
    let all = (cells[screen.id] ?? []) + [origins[screen.id]].compactMap(\.self)
    return FlowSheet(title: PrintedText.oneLine(title), cells: all.prefix(FlowSheet.mostCells).reversed())
  }
}
