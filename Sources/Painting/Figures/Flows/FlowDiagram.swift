import Geometry
import Raster
import Typography
import Views

/// Boxes with text and arrows between them: a graph after layout.
package struct FlowDiagram: Sendable {
  /// A box with lines of text, the first of which is its name.
  package struct Box: Sendable {
    /// Its rectangle, in points.
    package var rect: Rect
    package var lines: [String]
    /// Whether it has a fault.
    package var isFaulty: Bool
    /// Whether it is the entry point.
    package var isStart: Bool

    /// A box from its parts. `rect`: the rectangle of the box, in points of the diagram. `lines`: the lines of text,
    /// the first of them the name. `isFaulty`: whether it has a fault; it is drawn red then. `isStart`: whether it is
    /// the entry point; it is drawn blue then.
    package init(rect: Rect, lines: [String], isFaulty: Bool = false, isStart: Bool = false) {
      (self.rect, self.lines, self.isFaulty, self.isStart) = (rect, lines, isFaulty, isStart)
    }
  }

  /// A curve from one box to another, with a label at its middle.
  package struct Arrow: Sendable {
    package var start, end: Point
    /// The control points of the cubic curve.
    package var control1, control2: Point
    package var label: String

    /// A curve from its points. `start`: the end without a head, in points of the diagram. `control1`: the control
    /// point of the start of the cubic curve.
    package init(from start: Point, to end: Point, _ control1: Point, _ control2: Point, label: String) {
      (self.start, self.end, self.control1, self.control2) = (start, end, control1, control2)
      self.label = label
    }

    /// Returns a point of the curve. `share`: the curve's parameter, 0 at the start and 1 at the end.
    package func point(at share: Double) -> Point {
      let (a, b) = (1 - share, share)
      func mix(_ value: (Point) -> Double) -> Double {
        a * a * a * value(start) + 3 * a * a * b * value(control1) + 3 * a * b * b * value(control2)
          + b * b * b * value(end)
      }
      return Point(x: mix(\.x), y: mix(\.y))
    }

    /// The corners of the head, its tip first.
    package var head: [Point] {
      let from = point(at: 0.94)
      let (dx, dy) = (end.x - from.x, end.y - from.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let (ux, uy) = (dx / length * 8, dy / length * 8)
      return [
        end, Point(x: end.x - ux - uy * 0.5, y: end.y - uy + ux * 0.5),
        Point(x: end.x - ux + uy * 0.5, y: end.y - uy - ux * 0.5),
      ]
    }
  }

  /// The size of the diagram, in points.
  package var size: Size
  /// The title at the top.
  package var title: String
  package var boxes: [Box]
  package var arrows: [Arrow]

  package init(size: Size, title: String, boxes: [Box], arrows: [Arrow]) {
    (self.size, self.title, self.boxes, self.arrows) = (size, title, boxes, arrows)
  }

  /// The height of a line of text, points.
  package static let line = 13.0

  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let blue = RGBA(hex: 0x0A60D0)

  package func drawing(_ fonts: FontLibrary, scale: Double = 2) -> Drawing {
    let brush = Brush(canvas: size, scale: scale, fonts)
    brush.fill(brush.visible, RGBA(white: 1))
    let font = FontDescription(systemSize: 13, weight: .semibold)
    brush.draw(
      TextBlock(text: title, font: font, color: Self.ink),
      in: Rect(x: 16, y: 8, width: size.width - 32, height: 18))
    for arrow in arrows {
      var path = Path()
      path.move(to: arrow.start)
      path.curve(to: arrow.end, control1: arrow.control1, control2: arrow.control2)
      brush.stroke(path, width: 1.2, Self.blue)
      brush.fill(.polygon(arrow.head), Self.blue)
    }
    for box in boxes { paint(box, brush) }
    for arrow in arrows { paintLabel(arrow, brush) }
    return Drawing(canvas: size, scale: scale, commands: brush.recorder.commands)
  }

  private func paint(_ box: Box, _ brush: Brush) {
    let rect = brush.onGrid(box.rect)
    brush.fillRounded(rect, radius: 6, RGBA(hex: box.isFaulty ? 0xFFE5E5 : box.isStart ? 0xE3F0FF : 0xF2F2F7))
    brush.border(rect, width: 1, radius: 6, RGBA(hex: box.isFaulty ? 0xD70015 : 0x8E8E93))
    var row = Rect(x: rect.minX + 6, y: rect.minY + 5, width: rect.width - 12, height: Self.line)
    for (index, text) in box.lines.enumerated() {
      let font = FontDescription(systemSize: 10, weight: index == 0 ? .semibold : .regular)
      var block = TextBlock(text: text, font: font, color: Self.ink)
      block.lineBreak = .middleTruncation
      brush.draw(block, in: row)
      row.origin.y += Self.line
    }
  }

  private func paintLabel(_ arrow: Arrow, _ brush: Brush) {
    let font = FontDescription(systemSize: 9)
    let middle = arrow.point(at: 0.5)
    let width = min(brush.width(of: arrow.label, font) + 6, 150)
    let box = brush.onGrid(Rect(x: middle.x - width / 2, y: middle.y - 6, width: width, height: 12))
    brush.fillRounded(box, radius: 3, RGBA(white: 1, alpha: 0.85))
    var block = TextBlock(text: arrow.label, font: font, color: Self.blue)
    block.alignment = .center
    block.lineBreak = .middleTruncation
    brush.draw(block, in: box)
  }
}
