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
    /// The height down to the last row of pixels that is not empty ground, with some of that; points.
    fileprivate let contentHeight: Double

    /// A picture from its pixels, scaled down for its column. `canvas`: the size of the screen, points. `clipped`: the
    /// rectangles of truncated texts, in points of the screen. `isFilledByCode`: whether the document leaves it blank.
    package init(_ pixmap: Pixmap, canvas: Size, clipped: [Rect], isFilledByCode: Bool = false) {
      self.isFilledByCode = isFilledByCode
      let factor = min(1, LanguageSheet.columnWidth * LanguageSheet.scale / Double(max(pixmap.width, 1)))
      let scaled = pixmap.scaled(by: factor)
      picture = Picture(name: "screen", pixmap: scaled, scale: LanguageSheet.scale)
      let content = Double(scaled.heightWithoutGround) / LanguageSheet.scale + 12
      contentHeight = isFilledByCode ? picture.size.height : min(picture.size.height, max(content, 40))
      let share = canvas.width > 0 ? picture.size.width / canvas.width : 0
      self.clipped = clipped.map { $0.scaled(by: share) }
    }
  }

  private let title: String
  private let columns: [String]
  private let rows: [String]
  private let cells: [[Cell?]]
  private let missingPackages: [String]

  /// Pixels per point.
  private static let scale = 2.0
  /// The maximum width of a picture, in points.
  private static let columnWidth = 160.0
  private static let margin = 14.0
  private static let title = 32.0
  private static let head = 20.0
  /// The width of the row names, in points.
  private static let names = 84.0
  private static let caption = 16.0
  private static let columnsPerBlock = 6

  /// The maximum number of languages on a sheet, so that the picture can still be opened.
  package static let mostColumns = 40

  private static let titleFont = FontDescription(systemSize: 13, weight: .semibold)
  private static let nameFont = FontDescription(systemSize: 11, weight: .semibold)
  private static let plainFont = FontDescription(systemSize: 10)
  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let red = RGBA(hex: 0xD70015)
  private static let wash = RGBA(red: 0.84, green: 0, blue: 0.08, alpha: 0.15)

  /// A sheet of pictures. `rows`: the orientations and text sizes, possibly with several lines. `cells`: row by row, a
  /// picture for each language; nil for none. `missingPackages`: the packages whose fonts some of its texts lack.
  package init(
    title: String, columns: [String], rows: [String], cells: [[Cell?]], missingPackages: [String] = []
  ) {
    (self.title, self.columns, self.rows, self.cells) = (title, columns, rows, cells)
    self.missingPackages = missingPackages
  }

  /// Returns the drawing of the sheet, at 2 pixels per point: six languages beside each other, the next six below them.
  package func drawing(_ fonts: FontLibrary) -> Drawing {
    let blocks = stride(from: 0, to: max(1, columns.count), by: Self.columnsPerBlock).map { start in
      Block(
        columns: Array(columns.dropFirst(start).prefix(Self.columnsPerBlock)),
        cells: cells.map { Array($0.dropFirst(start).prefix(Self.columnsPerBlock)) })
    }
    let step = Self.columnWidth + Self.margin
    let widest = blocks.map(\.columns.count).max() ?? 0
    let canvas = Size(
      width: max(360, Self.names + Double(widest) * step),
      height: blocks.reduce(Self.title + (missingPackages.isEmpty ? 0 : Self.head)) { $0 + $1.height })
    let brush = Brush(canvas: canvas, scale: Self.scale, fonts)
    brush.fill(brush.visible, RGBA(hex: 0xF2F2F7))
    let line = Rect(x: Self.margin, y: 8, width: canvas.width - 2 * Self.margin, height: 18)
    write(title, Self.titleFont, in: line, brush)
    var y = Self.title
    if !missingPackages.isEmpty {
      let words = "Boxes are characters of fonts that are not installed: "
      write(
        words + missingPackages.joined(separator: ", "), Self.nameFont,
        in: line.offset(by: Point(x: 0, y: Self.head)), brush, Self.red)
      y += Self.head
    }
    for block in blocks {
      paint(block, at: y, brush)
      y += block.height
    }
    return Drawing(canvas: canvas, scale: Self.scale, commands: brush.recorder.commands)
  }

  /// The languages beside each other.
  private struct Block {
    let columns: [String]
    let cells: [[Cell?]]

    /// The heights of the rows, cut off where nothing follows in any of their pictures.
    var heights: [Double] { cells.map { row in row.map { $0?.contentHeight ?? 0 }.max() ?? 0 } }

    var height: Double {
      heights.reduce(LanguageSheet.head) { $0 + $1 + LanguageSheet.caption + LanguageSheet.margin }
    }
  }

  private func paint(_ block: Block, at top: Double, _ brush: Brush) {
    let step = Self.columnWidth + Self.margin
    for (index, column) in block.columns.enumerated() {
      let rect = Rect(x: Self.names + Double(index) * step, y: top, width: Self.columnWidth, height: 16)
      write(column, Self.nameFont, in: rect, brush)
    }
    var y = top + Self.head
    for ((row, name), height) in zip(rows.enumerated(), block.heights) {
      for (line, words) in name.split(separator: "\n").enumerated() {
        let place = Rect(
          x: Self.margin, y: y + Double(line) * 14, width: Self.names - Self.margin - 4, height: 14)
        write(String(words), Self.nameFont, in: place, brush)
      }
      for (index, cell) in block.cells[row].enumerated() {
        guard let cell else { continue }
        let corner = Point(x: Self.names + Double(index) * step, y: y)
        brush.recorder.add(
          .pushClip(.rect(Rect(x: corner.x - 4, y: y - 4, width: step, height: height + 4 + Self.caption))))
        paint(cell, at: corner, height: height, brush)
        brush.recorder.add(.popClip)
      }
      y += height + Self.caption + Self.margin
    }
  }

  private func paint(_ cell: Cell, at corner: Point, height: Double, _ brush: Brush) {
    let whole = Rect(origin: corner, size: cell.picture.size)
    let rect = Rect(x: whole.minX, y: whole.minY, width: whole.width, height: min(whole.height, height))
    brush.recorder.add(.pushClip(.rect(rect)))
    brush.recorder.add(.image(Drawing.PlacedPicture(picture: cell.picture, rect: whole)))
    brush.recorder.add(.popClip)
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

extension Pixmap {
  /// The height without the rows at the bottom that are all of one color, pixels.
  fileprivate var heightWithoutGround: Int {
    guard width > 0, height > 0 else { return 0 }
    let ground = withRow(height - 1) { $0[0] }
    var rest = height
    while rest > 0, withRow(rest - 1, { row in row.allSatisfy { $0 == ground } }) { rest -= 1 }
    return rest
  }
}

extension Brush {
  /// Says on a blank screen that a running app fills it.
  func writeFilledByCode(in rect: Rect) {
    caption("content comes from code", RGBA(hex: 0x6C6C70), plate: RGBA(hex: 0xF2F2F7), in: rect)
  }
}
