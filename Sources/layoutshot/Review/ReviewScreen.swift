import Diagnostics
import Files
import GoldenRuns
import Goldens
import Reports
import TerminalPictures

/// Shows changes in the terminal.
struct ReviewScreen {
  let folder: FailureFolder
  let form: TerminalPicture.Form
  let usesColor: Bool

  private static let keys = "a accept  r reject  s skip  o open  g group  n next picture  q quit"
  private static let mostLines = 6

  /// Shows a change on an empty screen: its description, its picture, and the keys below.
  func show(
    _ item: AcceptableReport.Item, number: Int, of count: Int, picture: Int, isGroupOpen: Bool,
    _ message: String
  ) {
    let size = RawTerminal.size
    var lines = [
      "\(bold("[\(number)/\(count)]")) \(plain(item.place, size))", bold(plain(item.headline, size)),
    ]
    lines += item.lines.prefix(Self.mostLines).map { "  " + plain($0, size) }
    if let shown = item.pictures.indices.contains(picture) ? item.pictures[picture] : nil {
      let place = item.pictures.count == 1 ? "1 picture" : "picture \(picture + 1) of \(item.pictures.count)"
      lines.append(
        "  \(place): \(plain(shown.words, size))" + (isGroupOpen ? "  (one by one; g for all)" : ""))
    }
    let room = size.rows - lines.count - 3
    // Clears the screen, including pictures stored by the terminal.
    var text = form == .none ? "\n" : (form == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : "") + "\u{1B}[H\u{1B}[2J"
    text += lines.map { $0 + "\n" }.joined()
    if item.pictures.indices.contains(picture), let file = item.pictures[picture].file, room >= 4 {
      text += drawn(file, columns: size.columns, rows: room)
    }
    if !message.isEmpty { text += plain(message, size) + "\n" }
    Terminal.print(text + Self.keys + "\n")
  }

  /// The last line.
  func farewell(accepted: Int, rejected: Int, left: Int) -> String {
    "\(accepted) accepted, \(rejected) rejected, \(left) left\n"
  }

  private func drawn(_ file: String, columns: Int, rows: Int) -> String {
    // The report may come from anywhere: only pictures in its folder are shown.
    guard form != .none, GoldenPath.isSafe(file), let input = try? folder.read(file),
      let picture = try? PictureFile(input)
    else { return form == .none ? "" : "  (no picture)\n" }
    let colors = Terminal.environment("COLORTERM") ?? ""
    let hasTrueColor = colors.contains("truecolor") || colors.contains("24bit")
    return TerminalPicture.text(
      png: input.bytes, picture.pixmap, as: form, columns: columns, rows: rows, hasTrueColor: hasTrueColor)
  }

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Text on at most two lines of the terminal.
  private func plain(_ text: String, _ size: (columns: Int, rows: Int)) -> String {
    let line = PrintedText.oneLine(text)
    let most = max(20, 2 * size.columns - 8)
    return line.count > most ? line.prefix(most - 1) + "…" : line
  }
}
