import Diagnostics
import Files
import GoldenRuns
import Goldens
import Reports
import TerminalPictures

/// Shows changes in the terminal.
struct ReviewScreen {
  let folder: FailureFolder
  let frame: Frame

  private static let keys = "a accept  r reject  s skip  o open  g group  n next picture  q quit"
  private static let mostLines = 6

  /// Shows a change on an empty screen: its description, its picture, and the keys below.
  func show(
    _ item: AcceptableReport.Item, number: Int, of count: Int, picture: Int, isGroupOpen: Bool,
    _ message: String
  ) {
    var lines = item.lines.prefix(Self.mostLines).map { "  " + $0 }
    let shown = item.pictures.indices.contains(picture) ? item.pictures[picture] : nil
    if let shown {
      let place = item.pictures.count == 1 ? "1 picture" : "picture \(picture + 1) of \(item.pictures.count)"
      lines.append("  \(place): \(shown.words)" + (isGroupOpen ? "  (one by one; g for all)" : ""))
    }
    frame.show(
      ["[\(number)/\(count)] \(item.place)", item.headline], lines, message: message, keys: Self.keys
    ) { columns, rows in shown?.file.map { drawn($0, columns: columns, rows: rows) } ?? "" }
  }

  /// The last line.
  func farewell(accepted: Int, rejected: Int, left: Int) -> String {
    "\(accepted) accepted, \(rejected) rejected, \(left) left\n"
  }

  private func drawn(_ file: String, columns: Int, rows: Int) -> String {
    // The report may come from anywhere: only pictures in its folder are shown.
    guard frame.form != .none, GoldenPath.isSafe(file), let input = try? folder.read(file),
      let picture = try? PictureFile(input)
    else { return frame.form == .none ? "" : "  (no picture)\n" }
    return TerminalPicture.text(
      png: input.bytes, picture.pixmap, as: frame.form, columns: columns, rows: rows,
      hasTrueColor: Terminal.hasTrueColor)
  }
}

extension ReviewScreen {
  /// What stands around a picture in the terminal: headings and lines above it, a message and the keys below.
  struct Frame {
    let form: TerminalPicture.Form
    let usesColor: Bool

    /// Shows a page on an empty screen. `picture`: makes the picture for so many columns and rows.
    func show(
      _ headings: [String], _ lines: [String], message: String, keys: String,
      picture: (_ columns: Int, _ rows: Int) -> String
    ) {
      let size = RawTerminal.size
      let all = headings.map { bold(plain($0, size)) } + lines.map { plain($0, size) }
      let room = size.rows - all.count - 3
      // Clears the screen, including pictures stored by the terminal.
      var text =
        form == .none ? "\n" : (form == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : "") + "\u{1B}[H\u{1B}[2J"
      text += all.map { $0 + "\n" }.joined()
      if room >= 4 { text += picture(size.columns, room) }
      if !message.isEmpty { text += plain(message, size) + "\n" }
      Terminal.print(text + keys + "\n")
    }

    private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    /// Text on at most two lines of the terminal.
    private func plain(_ text: String, _ size: (columns: Int, rows: Int)) -> String {
      let line = PrintedText.oneLine(text)
      let most = max(20, 2 * size.columns - 8)
      return line.count > most ? line.prefix(most - 1) + "…" : line
    }
  }
}
