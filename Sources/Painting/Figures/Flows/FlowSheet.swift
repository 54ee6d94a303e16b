import Geometry
import Raster
import Typography
import Views

/// A walk through screens in one picture, like a storyboard: the screens in reading order, each preceded by an arrow
/// with the event's name.
package struct FlowSheet {
  /// A screen of the walk.
  package struct Cell: Sendable {
    /// The event that led to it; empty for the first.
    package var event: String
    /// Its number and name.
    package var title: String
    /// Additional notes, one per line.
    package var lines: [String]
    /// Failed expectations.
    package var faults: [String]
    /// Whether the document leaves the screen blank.
    package var isFilledByCode = false
    /// Rectangles to outline, as shares of the picture's width and height.
    package var outlines: [Rect] = []
    fileprivate let picture: Picture

    /// A screen from its pixels, scaled down. `pixmap`: the pixels of the screen; it is shown at most 210 points long.
    /// `event`: the event that led to it; empty for the first.
    package init(_ pixmap: Pixmap, event: String, title: String, lines: [String] = [], faults: [String] = [])
    {
      let most = FlowSheet.room.width * FlowSheet.scale
      let factor = min(1, most / Double(max(pixmap.width, pixmap.height, 1)))
      picture = Picture(name: "screen", pixmap: pixmap.scaled(by: factor), scale: FlowSheet.scale)
      (self.event, self.title, self.lines, self.faults) = (event, title, lines, faults)
    }
  }

  private let title: String
  private let cells: [Cell]

  /// Pixels per point.
  fileprivate static let scale = 2.0
  /// The largest size of a screen, in points.
  fileprivate static let room = Size(width: 210, height: 210)
  private static let arrow = 84.0
  private static let margin = 16.0
  private static let head = 34.0
  private static let line = 13.0
  private static let mostColumns = 4
  private static let mostLines = 3
  /// The maximum number of screens on a sheet, so that the picture can still be opened.
  package static let mostCells = 120

  private static let titleFont = FontDescription(systemSize: 13, weight: .semibold)
  private static let nameFont = FontDescription(systemSize: 10.5, weight: .semibold)
  private static let plainFont = FontDescription(systemSize: 10)
  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let faint = RGBA(hex: 0x6C6C70)
  private static let blue = RGBA(hex: 0x0A60D0)
  private static let red = RGBA(hex: 0xD70015)

  /// A sheet of screens under a title. `cells`: the screens in the order of the walk; up to `mostCells` make a picture
  /// that can still be opened.
  package init(title: String, cells: [Cell]) { (self.title, self.cells) = (title, cells) }

  /// Returns the drawing of the sheet, at 2 pixels per point.
  package func drawing(_ fonts: FontLibrary) -> Drawing {
    let columns = max(1, min(Self.mostColumns, cells.count))
    let width = Self.arrow + Self.room.width
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      Array(cells[start..<min(cells.count, start + columns)])
    }
    let ruler = Brush(canvas: Self.room, scale: Self.scale, fonts)
    let rooms = rows.map { row in
      Size(width: Self.room.width, height: row.map(\.picture.size.height).max() ?? 0)
    }
    let heights = zip(rows, rooms).map { row, room in
      room.height + (row.map { textHeight(of: $0, ruler) }.max() ?? 0)
    }
    // A row that another one continues ends with an arrow.
    let canvas = Size(
      width: max(360, 2 * Self.margin + Double(columns) * width - (rows.count > 1 ? 0 : Self.arrow)),
      height: Self.head + heights.reduce(0) { $0 + $1 + Self.margin })
    let brush = Brush(canvas: canvas, scale: Self.scale, fonts)
    brush.fill(brush.visible, RGBA(hex: 0xF2F2F7))
    var head = TextBlock(text: title, font: Self.titleFont, color: Self.ink)
    head.lineBreak = .middleTruncation
    brush.draw(head, in: Rect(x: Self.margin, y: 8, width: canvas.width - 2 * Self.margin, height: 18))
    var y = Self.head
    for (place, row) in rows.enumerated() {
      for (column, cell) in row.enumerated() {
        let room = Rect(origin: Point(x: Self.margin + Double(column) * width, y: y), size: rooms[place])
        paint(cell, in: room, brush)
        let next = place * columns + column + 1
        if next < cells.count { paintArrow(cells[next].event, from: room, brush) }
      }
      y += heights[place] + Self.margin
    }
    return Drawing(canvas: canvas, scale: Self.scale, commands: brush.recorder.commands)
  }

  private func rowsOfText(_ cell: Cell) -> [(text: String, ink: RGBA)] {
    let lines = cell.lines.map { ($0, Self.faint) }
    let faults = cell.faults.prefix(4).map { ($0, Self.red) }
    return lines + faults
  }

  private func lineCount(_ text: String, _ width: Double, _ brush: Brush) -> Int {
    let layout = brush.fonts.layOut(
      text, font: brush.font(Self.plainFont), width: width, maximumLines: Self.mostLines,
      lineBreak: .wordWrap,
      scale: Self.scale, slack: 1)
    return min(Self.mostLines, max(1, layout.lines.count))
  }

  private func textHeight(of cell: Cell, _ brush: Brush) -> Double {
    let texts = rowsOfText(cell).reduce(0) { $0 + lineCount($1.text, Self.room.width, brush) }
    return 6 + Self.line * Double(1 + texts)
  }

  private func paint(_ cell: Cell, in place: Rect, _ brush: Brush) {
    let size = cell.picture.size
    let box = brush.onGrid(
      Rect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height))
    let edge = cell.faults.isEmpty ? 0.5 : 2.0
    brush.shadow(.rect(box), RGBA(white: 0, alpha: 0.25), offset: Point(x: 0, y: 1), blur: 3)
    brush.fill(box.insetBy(dx: -edge, dy: -edge), cell.faults.isEmpty ? RGBA(hex: 0xC6C6C8) : Self.red)
    brush.draw(cell.picture, in: box)
    if cell.isFilledByCode { brush.writeFilledByCode(in: box) }
    for share in cell.outlines {
      let outline = Rect(
        x: box.minX + share.minX * box.width, y: box.minY + share.minY * box.height,
        width: share.width * box.width,
        height: share.height * box.height)
      let seen = outline.insetBy(dx: -1, dy: -1).intersection(box)
      if !seen.isEmpty { brush.stroke(.rect(seen), width: 1.5, Self.blue) }
    }
    var row = Rect(x: place.minX, y: place.maxY + 6, width: place.width, height: Self.line)
    var block = TextBlock(text: cell.title, font: Self.nameFont, color: Self.ink)
    block.lineBreak = .middleTruncation
    block.alignment = .center
    brush.draw(block, in: row)
    row.origin.y += Self.line
    for (text, ink) in rowsOfText(cell) {
      row.size.height = Self.line * Double(lineCount(text, row.width, brush))
      var block = TextBlock(text: text, font: Self.plainFont, color: ink)
      block.maximumLines = Self.mostLines
      block.lineBreak = .tailTruncation
      block.alignment = .center
      brush.draw(block, in: row)
      row.origin.y += row.height
    }
  }

  /// An arrow from a screen to the next one, with the event above it.
  private func paintArrow(_ event: String, from place: Rect, _ brush: Brush) {
    let (start, end) = (place.maxX + 6, place.maxX + Self.arrow - 4)
    let y = place.midY
    var shaft = Path()
    shaft.move(to: Point(x: start, y: y))
    shaft.line(to: Point(x: end - 6, y: y))
    brush.stroke(shaft, width: 2, Self.blue)
    brush.fill(
      .polygon([Point(x: end, y: y), Point(x: end - 9, y: y - 5), Point(x: end - 9, y: y + 5)]), Self.blue)
    let width = Self.arrow - 12
    let height = Self.line * Double(lineCount(event, width, brush))
    var block = TextBlock(text: event, font: Self.plainFont, color: Self.blue)
    block.maximumLines = Self.mostLines
    block.lineBreak = .tailTruncation
    block.alignment = .center
    brush.draw(block, in: Rect(x: start, y: y - 5 - height, width: width, height: height))
  }
}
