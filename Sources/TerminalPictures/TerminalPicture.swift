import Raster

/// A picture encoded for a terminal.
package enum TerminalPicture {
  /// The graphics formats of terminals.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// The graphics protocol of kitty, also supported by others.
    case kitty
    /// Inline images of iTerm2, also supported by others.
    case iterm2
    /// Six rows of pixels per character, as on DEC's terminals.
    case sixel
    /// Two pixels per character: its foreground and its background.
    case blocks
    /// No pictures.
    case none
  }

  /// Returns the graphics format of a terminal, as far as its variables indicate one. `variable`: returns the value of
  /// an environment variable.
  package static func form(_ variable: (String) -> String?) -> Form {
    let (term, program) = (variable("TERM") ?? "", variable("TERM_PROGRAM") ?? "")
    if term.isEmpty || term == "dumb" { return .none }
    // A multiplexer draws the screen itself and does not support pictures.
    if variable("TMUX") != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") { return .blocks }
    if variable("KITTY_WINDOW_ID") != nil || term.contains("kitty") || term.contains("ghostty") {
      return .kitty
    }
    if ["ghostty"].contains(program.lowercased()) { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) { return .iterm2 }
    if term.contains("sixel") || ["foot", "mlterm", "foot-extra", "contour"].contains(term) { return .sixel }
    return .blocks
  }

  /// The size in characters that fits a picture, keeping its proportions: a character is twice as high as it is wide.
  package static func size(
    of picture: (width: Int, height: Int), columns: Int, rows: Int
  ) -> (columns: Int, rows: Int) {
    guard picture.width > 0, picture.height > 0, columns > 0, rows > 0 else { return (0, 0) }
    let scale = min(
      Double(columns) / Double(picture.width), Double(2 * rows) / Double(picture.height), 1)
    let wide = max(1, Int((Double(picture.width) * scale).rounded(.down)))
    let high = max(1, Int((Double(picture.height) * scale / 2).rounded(.up)))
    return (min(wide, columns), min(high, rows))
  }

  /// The assumed size of a character in pixels, for sixels.
  private static let cell = (width: 8, height: 16)
  /// The maximum side for sixels: xterm does not show larger pictures (its resource maxGraphicSize).
  private static let mostSixels = 1000

  /// A picture encoded for the terminal, with lines ended by line breaks. `hasTrueColor`: whether it has more than 256
  /// colors.
  package static func text(
    png: [UInt8], _ pixmap: Pixmap, as form: Form, columns: Int, rows: Int, hasTrueColor: Bool = true
  ) -> String {
    let isBounded = form == .sixel
    let size = size(
      of: (pixmap.width, pixmap.height),
      columns: isBounded ? min(columns, mostSixels / cell.width) : columns,
      rows: isBounded ? min(rows, mostSixels / cell.height) : rows)
    if size.columns == 0 { return "" }
    switch form {
    case .none: return ""
    case .kitty: return kitty(png, columns: size.columns, rows: size.rows) + "\n"
    case .iterm2:
      return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(size.columns);height=\(size.rows):"
        + Base64Text.encode(png) + "\u{07}\n"
    case .sixel:
      return SixelText.encode(
        pixmap.shrunk(width: size.columns * cell.width, height: size.rows * cell.height)) + "\n"
    case .blocks:
      return BlockText.encode(
        pixmap.shrunk(width: size.columns, height: size.rows * 2), hasTrueColor: hasTrueColor)
    }
  }

  /// Chunks of at most 4096 characters, the first with the control data (kitty, Terminal graphics protocol).
  private static func kitty(_ png: [UInt8], columns: Int, rows: Int) -> String {
    let data = Array(Base64Text.encode(png).utf8)
    var text = ""
    var start = 0
    repeat {
      let end = min(start + 4096, data.count)
      let head = start == 0 ? "a=T,f=100,c=\(columns),r=\(rows),q=2," : ""
      let chunk = String(decoding: data[start..<end], as: UTF8.self)
      text += "\u{1B}_G\(head)m=\(end < data.count ? 1 : 0);\(chunk)\u{1B}\\"
      start = end
    } while start < data.count
    return text
  }
}
