import Geometry
import Raster
import Typography
import Views

/// A screen in all languages in one picture: languages across, orientations and text sizes down.
package struct LanguageSheet {
  /// A picture of the screen.
  package struct Cell: Sendable {
    fileprivate let picture: Picture
    fileprivate let clipped: [Rect]
    fileprivate let isFilledByCode: Bool

    /// A picture from its pixels, scaled down for its column. `canvas`: the size of the screen, points. `clipped`: the
    /// rectangles of truncated texts, in points of the screen. `isFilledByCode`: whether the document leaves it blank.
    package init(_ pixmap: Pixmap, canvas: Size, clipped: [Rect], isFilledByCode: Bool = false) {
      self.isFilledByCode = isFilledByCode
      let factor = min(1, LanguageSheet.columnWidth * LanguageSheet.scale / Double(max(pixmap.width, 1)))
      picture = Picture(name: "screen", pixmap: pixmap.scaled(by: factor), scale: LanguageSheet.scale)
      let share = canvas.width > 0 ? picture.size.width / canvas.width : 0
      self.clipped = clipped.map { $0.scaled(by: share) }
    }
  }

  private let title: String
  private let columns: [String]
  private let rows: [String]
  private let cells: [[Cell?]]

  /// Pixels per point.
  private static let scale = 2.0
  /// The maximum width of a picture, in points.
  private static let columnWidth = 160.0
  private static let margin = 14.0
  private static let head = 56.0
  /// The width of the row names, in points.
  private static let names = 84.0
  private static let caption = 16.0

  /// The maximum number of languages on a sheet, so that the picture can still be opened.
  package static let mostColumns = 40

  private static let titleFont = FontDescription(systemSize: 13, weight: .semibold)
  private static let nameFont = FontDescription(systemSize: 11, weight: .semibold)
  private static let plainFont = FontDescription(systemSize: 10)
  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let red = RGBA(hex: 0xD70015)
  private static let wash = RGBA(red: 0.84, green: 0, blue: 0.08, alpha: 0.15)

  /// A sheet of pictures. `rows`: the orientations and text sizes, possibly with several lines. `cells`: row by row, a
  /// picture for each language; nil for none.
  package init(title: String, columns: [String], rows: [String], cells: [[Cell?]]) {
    (self.title, self.columns, self.rows, self.cells) = (title, columns, rows, cells)
  }

  /// Returns the drawing of the sheet, at 2 pixels per point.
  package func drawing(_ fonts: FontLibrary) -> Drawing {
    let heights = cells.map { row in row.map { $0?.picture.size.height ?? 0 }.max() ?? 0 }
    let step = Self.columnWidth + Self.margin
    let canvas = Size(
      width: max(360, Self.names + Double(columns.count) * step + Self.margin),
      height: heights.reduce(Self.head) { $0 + $1 + Self.caption + Self.margin })
    let brush = Brush(canvas: canvas, scale: Self.scale, fonts)
    brush.fill(brush.visible, RGBA(hex: 0xF2F2F7))
    write(
      title, Self.titleFont,
      in: Rect(x: Self.margin, y: 8, width: canvas.width - 2 * Self.margin, height: 18), brush)
    for (index, column) in columns.enumerated() {
      let rect = Rect(x: Self.names + Double(index) * step, y: 32, width: Self.columnWidth, height: 16)
      write(column, Self.nameFont, in: rect, brush)
    }
    var y = Self.head
    for (row, name) in rows.enumerated() where row < cells.count {
      for (line, words) in name.split(separator: "\n").enumerated() {
        let top = y + Double(line) * 14
        write(
          String(words), Self.nameFont,
          in: Rect(x: Self.margin, y: top, width: Self.names - Self.margin - 4, height: 14), brush)
      }
      for (index, cell) in cells[row].enumerated() {
        if let cell { paint(cell, at: Point(x: Self.names + Double(index) * step, y: y), brush) }
      }
      y += heights[row] + Self.caption + Self.margin
    }
    return Drawing(canvas: canvas, scale: Self.scale, commands: brush.recorder.commands)
  }

  private func paint(_ cell: Cell, at corner: Point, _ brush: Brush) {
    let rect = Rect(origin: corner, size: cell.picture.size)
    brush.recorder.add(.image(Drawing.PlacedPicture(picture: cell.picture, rect: rect)))
    if cell.isFilledByCode { brush.writeFilledByCode(in: rect) }
    guard !cell.clipped.isEmpty else { return }
    brush.stroke(.rect(rect.insetBy(dx: -1, dy: -1)), width: 2, Self.red)
    for mark in cell.clipped {
      let place = Rect(
        x: corner.x + mark.minX, y: corner.y + mark.minY, width: max(mark.width, 2),
        height: max(mark.height, 2))
      let seen = place.intersection(rect)
      if !seen.isEmpty {
        brush.fill(seen, Self.wash)
        brush.stroke(.rect(seen), width: 1, Self.red)
      }
    }
    write(
      "\(cell.clipped.count) clipped", Self.plainFont,
      in: Rect(x: rect.minX, y: rect.maxY + 2, width: Self.columnWidth, height: Self.caption - 2), brush,
      Self.red)
  }

  private func write(
    _ text: String, _ font: FontDescription, in rect: Rect, _ brush: Brush, _ color: RGBA = Self.ink
  ) {
    var block = TextBlock(text: text, font: font, color: color)
    block.alignment = .left
    block.lineBreak = .middleTruncation
    brush.draw(block, in: rect)
  }
}

extension Brush {
  /// Says on a blank screen that a running app fills it.
  func writeFilledByCode(in rect: Rect) {
    caption("content comes from code", RGBA(hex: 0x6C6C70), plate: RGBA(hex: 0xF2F2F7), in: rect)
  }
}
