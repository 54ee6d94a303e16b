import Geometry
import Raster
import Typography
import Views

/// A screen with numbered, colored regions, and what each of them is called beside it.
package struct ElementLegend {
  /// A region of the screen.
  package struct Entry: Sendable {
    /// Where it is, in points of the screen.
    package var rect: Rect
    /// What it is called.
    package var text: String
    /// What follows in a paler color; empty for nothing.
    package var note: String
    /// Whether something is wrong with it, such as that nothing says what it is.
    package var isFaulty: Bool

    package init(rect: Rect, text: String, note: String = "", isFaulty: Bool = false) {
      (self.rect, self.text, self.note, self.isFaulty) = (rect, text, note, isFaulty)
    }
  }

  private let entries: [Entry]

  /// The legend of regions, in their order.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The width of a column, and of the chip with a number, in points.
  private static let (column, chip) = (300.0, 26.0)
  private static let (margin, gap) = (16.0, 10.0)
  private static let line = 17.0
  private static let font = FontDescription(systemSize: 13)
  private static let numberFont = FontDescription(systemSize: 11, weight: .semibold)
  private static let ground = RGBA(hex: 0xF2F2F7)
  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let pale = RGBA(hex: 0x6C6C70)
  private static let red = RGBA(hex: 0xC41E1E)
  /// Hues that neighbors can be told apart by, for people who see few colors too: Okabe and Ito, *Color Universal Design*.
  private static let hues: [UInt32] = [0x56B4E9, 0xE69F00, 0x009E73, 0xCC79A7, 0xF0E442, 0x0072B2, 0xD55E00]

  private struct Row {
    let entry: Entry
    let number: Int
    let lines: [(text: String, color: RGBA)]
    var height: Double { max(22, Double(lines.count) * ElementLegend.line) + ElementLegend.gap }
  }

  /// Returns the drawing of a screen with its regions, and the legend in as many columns as it needs beside it.
  package func drawing(beside screen: Drawing, _ fonts: FontLibrary) -> Drawing {
    let measure = Brush(canvas: screen.canvas, scale: screen.scale, fonts)
    let rows = entries.enumerated().map { row($0.element, $0.offset + 1, measure) }
    let height = max(screen.canvas.height, 200)
    var columns: [[Row]] = [[]]
    var used = Self.margin
    var left = 0
    for (index, row) in rows.enumerated() {
      if used + row.height > height - Self.margin, columns.last?.isEmpty == false {
        if Double(columns.count) >= Self.mostColumns(beside: screen) {
          left = rows.count - index
          break
        }
        columns.append([])
        used = Self.margin
      }
      columns[columns.count - 1].append(row)
      used += row.height
    }
    let canvas = Size(
      width: screen.canvas.width + Double(columns.count) * (Self.column + Self.margin) + Self.margin,
      height: height)
    let below = Brush(canvas: canvas, scale: screen.scale, fonts)
    below.fill(below.visible, Self.ground)
    var result = screen
    result.canvas = canvas
    result.commands = below.recorder.commands
    result.commands.append(.pushClip(.rect(Rect(origin: .zero, size: screen.canvas))))
    result.commands += screen.commands
    let over = Brush(canvas: canvas, scale: screen.scale, fonts)
    for row in rows { mark(row, over) }
    result.commands += over.recorder.commands + [.popClip]
    let beside = Brush(canvas: canvas, scale: screen.scale, fonts)
    for (index, column) in columns.enumerated() {
      var y = Self.margin
      let x = screen.canvas.width + Self.margin + Double(index) * (Self.column + Self.margin)
      for row in column {
        write(row, at: Point(x: x, y: y), beside)
        y += row.height
      }
    }
    if left > 0 {
      let place = Rect(
        x: canvas.width - Self.margin - Self.column, y: height - Self.margin, width: Self.column,
        height: Self.margin)
      beside.draw(TextBlock(text: "and \(left) more", font: Self.font, color: Self.pale), in: place)
    }
    result.commands += beside.recorder.commands
    return result
  }

  /// A picture is at most 16,384 pixels wide.
  private static func mostColumns(beside screen: Drawing) -> Double {
    max(1, ((16_000 / max(screen.scale, 1) - screen.canvas.width) / (column + margin)).rounded(.down))
  }

  private static func hue(_ number: Int) -> UInt32 { hues[(number - 1) % hues.count] }

  private func row(_ entry: Entry, _ number: Int, _ brush: Brush) -> Row {
    let width = Self.column - Self.chip - Self.gap
    let color = entry.isFaulty ? Self.red : Self.ink
    let lines =
      Self.lines(entry.text, width, brush).map { ($0, color) }
      + Self.lines(entry.note, width, brush).map { ($0, Self.pale) }
    return Row(entry: entry, number: number, lines: lines)
  }

  /// The lines of a text, broken between words; no more than a region deserves.
  private static func lines(_ text: String, _ width: Double, _ brush: Brush) -> [String] {
    var lines: [String] = []
    for word in text.prefix(600).split(whereSeparator: \.isWhitespace).map(String.init) {
      if let last = lines.last, brush.width(of: "\(last) \(word)", font) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else if lines.count == mostLines {
        lines[lines.count - 1] += "…"
        break
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private static let mostLines = 6

  private func mark(_ row: Row, _ brush: Brush) {
    let hue = Self.hue(row.number)
    let rect = row.entry.rect
    brush.fill(rect, RGBA(hex: hue, alpha: 0.28))
    brush.border(
      rect, width: row.entry.isFaulty ? 2 : 1, radius: 0, row.entry.isFaulty ? Self.red : RGBA(hex: hue))
    let width = max(16, brush.width(of: "\(row.number)", Self.numberFont) + 8)
    chip(
      row.number, in: Rect(x: max(rect.minX, rect.maxX - width), y: rect.minY, width: width, height: 15),
      brush)
  }

  private func chip(_ number: Int, in rect: Rect, _ brush: Brush) {
    let hue = Self.hue(number)
    brush.fillRounded(rect, radius: 4, RGBA(hex: hue))
    let isDark = [0x009E73, 0x0072B2, 0xD55E00].contains(hue)
    let block = TextBlock(
      text: "\(number)", font: Self.numberFont, color: isDark ? RGBA(white: 1) : RGBA(white: 0),
      alignment: .center)
    brush.draw(block, in: rect)
  }

  private func write(_ row: Row, at corner: Point, _ brush: Brush) {
    chip(row.number, in: Rect(x: corner.x, y: corner.y, width: Self.chip, height: 17), brush)
    for (index, line) in row.lines.enumerated() {
      let place = Rect(
        x: corner.x + Self.chip + Self.gap, y: corner.y + Double(index) * Self.line,
        width: Self.column - Self.chip - Self.gap, height: Self.line)
      brush.draw(TextBlock(text: line.text, font: Self.font, color: line.color), in: place)
    }
  }
}
