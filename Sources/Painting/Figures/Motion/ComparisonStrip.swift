import Geometry
import Typography
import Views

/// Frames of a motion in three rows: expected, difference, actual; one column per frame.
package struct ComparisonStrip {
  /// A frame in its three forms; a missing one leaves its cell empty.
  package struct Column: Sendable {
    let caption: Filmstrip.Caption
    let rows: [Filmstrip.Frame?]

    /// Creates a column from its parts; it is marked if its caption lists faults. `caption`: the caption below the
    /// column; faults in it mark the column. `expected`: the expected frame; nil leaves its cell empty. `difference`:
    /// the difference picture; nil leaves its cell empty. `actual`: the actual frame; nil leaves its cell empty.
    package init(
      caption: Filmstrip.Caption, expected: Filmstrip.Frame?, difference: Filmstrip.Frame?,
      actual: Filmstrip.Frame?
    ) {
      self.caption = caption
      rows = [expected, difference, actual]
    }
  }

  private let title: String
  private let columns: [Column]

  /// Pixels per point.
  private static let scale = 2.0
  private static let gap = 10.0
  private static let head = 30.0
  /// The width of the row names on the left.
  private static let side = 70.0
  private static let captionHeight = 34.0
  /// The names of the rows, in the colors of difference pictures.
  private static let names = [
    ("expected", RGBA(hex: 0x28A050)), ("difference", RGBA(hex: 0xE6003C)), ("actual", RGBA(hex: 0x005AE6)),
  ]
  /// Further columns are in bands below.
  private static let mostColumns = 6

  /// A strip of columns under a title. `columns`: the frames in order; at most six side by side.
  package init(title: String, columns: [Column]) {
    self.title = title
    self.columns = columns
  }

  /// Returns the drawing of the strip, at 2 pixels per point.
  package func drawing(_ fonts: FontLibrary) -> Drawing {
    let rooms = columns.flatMap(\.rows).compactMap { $0?.room }
    let cell = Size(width: rooms.map(\.width).max() ?? 84, height: rooms.map(\.height).max() ?? 84)
    let width = max(cell.width, 84)
    let bands = max(1, (columns.count + Self.mostColumns - 1) / Self.mostColumns)
    let perBand = max(1, (columns.count + bands - 1) / bands)
    let band = 3 * (cell.height + Self.gap) + Self.captionHeight
    let canvas = Size(
      width: max(420, Self.side + Double(perBand) * (width + Self.gap) + Self.gap),
      height: Self.head + Double(bands) * band)
    let brush = Brush(canvas: canvas, scale: Self.scale, fonts)
    brush.fill(brush.visible, RGBA(hex: 0xF2F2F7))
    var head = TextBlock(text: title, font: Filmstrip.titleFont, color: RGBA(hex: 0x1C1C1E))
    head.lineBreak = .middleTruncation
    brush.draw(
      head, in: Rect(x: Self.gap, y: 6, width: canvas.width - 2 * Self.gap, height: Self.head - 10))
    for number in 0..<bands { paintNames(top: Self.head + Double(number) * band, cell.height, brush) }
    for (index, column) in columns.enumerated() {
      let x = Self.side + Double(index % perBand) * (width + Self.gap)
      let y = Self.head + Double(index / perBand) * band
      paint(column, in: Rect(x: x, y: y, width: width, height: cell.height), brush)
    }
    return Drawing(canvas: canvas, scale: Self.scale, commands: brush.recorder.commands)
  }

  private func paintNames(top: Double, _ height: Double, _ brush: Brush) {
    for (row, (name, color)) in Self.names.enumerated() {
      let place = Rect(
        x: Self.gap, y: top + Double(row) * (height + Self.gap), width: Self.side - Self.gap, height: 14)
      let font = FontDescription(systemSize: 10, weight: .semibold)
      brush.draw(TextBlock(text: name, font: font, color: color), in: place)
    }
  }

  private func paint(_ column: Column, in place: Rect, _ brush: Brush) {
    let isFaulty = !column.caption.faults.isEmpty
    for (row, frame) in column.rows.enumerated() {
      let cell = place.offset(by: Point(x: 0, y: Double(row) * (place.height + Self.gap)))
      if let frame {
        Filmstrip.paint(frame, in: cell, isMarked: isFaulty && row == 1, brush)
      } else {
        brush.fill(cell, RGBA(hex: 0xE5E5EA))
      }
    }
    let caption = Point(x: place.minX, y: place.minY + 3 * (place.height + Self.gap) - Self.gap + 4)
    column.caption.paint(at: caption, width: place.width, brush)
  }
}
