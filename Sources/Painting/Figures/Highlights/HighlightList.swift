import Geometry
import Typography
import Views

/// The list of numbered highlights beside a picture, grouped by kind, the most severe first.
struct HighlightList {
  /// One or more lines of a list, a whole number of points high.
  private struct Row {
    var text: String
    var style: HighlightStyle
    /// The number of a highlight; nil for the heading of a kind.
    var number: Int?
    var height: Double
    var place = Point(x: 0, y: 0)
  }

  /// The number of each highlight, by its index; nil where the list has no room for it.
  private(set) var numbers: [Int?]
  private var rows: [Row] = []
  private var columns = 1
  private var height = 0.0
  private var rest = 0

  /// The width of a column, points.
  private static let width = 250.0
  private static let mostColumns = 3
  /// The narrowest column, in points.
  private static let leastHeight = 480.0
  private static let inset = 34.0
  private static let font = FontDescription(systemSize: 10.5)
  private static let headFont = FontDescription(systemSize: 10.5, weight: .semibold)
  private static let lineHeight = 13.0
  /// The line that counts omitted highlights.
  private static let foot = 22.0

  /// A list beside a picture of a given height in points.
  init(_ highlights: [Highlight], height: Double, _ brush: Brush) {
    numbers = [Int?](repeating: nil, count: highlights.count)
    let limit = max(height, Self.leastHeight) - Self.foot
    var (x, y, next) = (0.0, 8.0, 1)
    for (kind, indices) in Self.groups(highlights) {
      let style = HighlightStyle(kind)
      let heading = Self.row("\(indices.count) × \(style.meaning)", style, nil, brush)
      for (order, index) in indices.enumerated() {
        let row = Self.row(highlights[index].label, HighlightStyle(highlights[index]), next, brush)
        let wanted = row.height + (order == 0 ? heading.height : 0)
        if y + wanted > limit, y > 8 { (x, y) = (x + 1, 8) }
        guard Int(x) < Self.mostColumns, rest == 0 else {
          rest += 1
          continue
        }
        for var line in order == 0 ? [heading, row] : [row] {
          line.place = Point(x: x * Self.width, y: y)
          y += line.height
          rows.append(line)
        }
        numbers[index] = next
        next += 1
        columns = Int(x) + 1
        self.height = max(self.height, y)
      }
    }
    if rest > 0 { self.height += Self.foot }
    self.height = (self.height + 6).rounded(.up)
  }

  /// The indices of the highlights of each kind, the most severe kinds and highlights first.
  private static func groups(_ highlights: [Highlight]) -> [(Highlight.Kind, [Int])] {
    let kinds = Highlight.Kind.allCases.enumerated().sorted { a, b in
      a.element.gravity == b.element.gravity
        ? a.offset < b.offset : a.element.gravity > b.element.gravity
    }.map(\.element)
    return kinds.compactMap { kind in
      let own = highlights.indices.filter { highlights[$0].kind == kind }.sorted {
        let (a, b) = (highlights[$0].gravity, highlights[$1].gravity)
        return a == b ? $0 < $1 : a > b
      }
      return own.isEmpty ? nil : (kind, own)
    }
  }

  private static func row(_ text: String, _ style: HighlightStyle, _ number: Int?, _ brush: Brush) -> Row {
    let layout = brush.fonts.layOut(
      text, font: brush.font(number == nil ? headFont : font), width: width - inset - 10, maximumLines: 0,
      lineBreak: .wordWrap, scale: brush.grid.scale, slack: 1)
    let height = Double(max(1, layout.lines.count)) * lineHeight + (number == nil ? 8 : 4)
    return Row(text: text, style: style, number: number, height: height)
  }

  /// Draws the list and returns a canvas that holds both the picture and the list.
  func paint(beside picture: Rect, _ brush: Brush) -> Size {
    let canvas = Size(
      width: picture.width + Double(columns) * Self.width, height: max(picture.height, height))
    var beside = brush
    beside.visible = Rect(origin: .zero, size: canvas)
    beside.fill(
      Rect(minX: picture.maxX, minY: 0, maxX: canvas.width, maxY: canvas.height), HighlightStyle.ground)
    beside.fill(
      Rect(minX: 0, minY: picture.maxY, maxX: picture.maxX, maxY: canvas.height), HighlightStyle.ground)
    beside.fill(
      Rect(x: picture.maxX, y: 0, width: brush.hairline, height: canvas.height), RGBA(hex: 0xC6C6C8))
    for row in rows { paint(row, at: row.place + Point(x: picture.maxX, y: 0), beside) }
    if rest > 0 {
      let place = Rect(
        x: canvas.width - Self.width + 10, y: canvas.height - Self.foot, width: Self.width - 20, height: 14)
      beside.draw(
        TextBlock(text: "and \(rest) more", font: Self.headFont, color: RGBA(hex: 0x3A3A3C)), in: place)
    }
    return canvas
  }

  private func paint(_ row: Row, at place: Point, _ brush: Brush) {
    let isHeading = row.number == nil
    let top = place.y + (isHeading ? 5 : 1)
    if let number = row.number {
      let text = "\(number)"
      let width = max(13, (brush.width(of: text, HighlightLabels.font) + 6).rounded(.up))
      HighlightLabels.paint(
        text, in: Rect(x: place.x + 27 - width, y: top, width: width, height: 12), row.style, brush)
    } else {
      let swatch = Rect(x: place.x + 11, y: top + 1.5, width: 16, height: 10)
      row.style.paintShape(brush.onGrid(swatch), .pattern(spacing: 4), brush)
    }
    var block = TextBlock(
      text: row.text, font: isHeading ? Self.headFont : Self.font, color: RGBA(hex: 0x3A3A3C))
    block.maximumLines = 0
    block.lineBreak = .wordWrap
    block.isClipped = false
    let box = Rect(
      x: place.x + Self.inset, y: top, width: Self.width - Self.inset - 10,
      height: row.height - (isHeading ? 8 : 4))
    brush.draw(block, in: box)
  }
}
