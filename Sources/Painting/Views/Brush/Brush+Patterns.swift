import Geometry
import Raster
import Views

extension Brush {
  /// Lines at 45° over the visible part of a rectangle, `spacing` points apart.
  func hatch(_ box: Rect, _ ink: RGBA, spacing: Double, width: Double = 1, falls: Bool = false) {
    // Slightly beyond the visible part: the ends of the lines are square.
    let shown = box.intersection(visible.insetBy(dx: -width * 2, dy: -width * 2))
    guard !shown.isEmpty else { return }
    var path = Path()
    // The pattern is anchored to the window, so that hatching continues across neighboring boxes.
    let (top, bottom) = falls ? (-shown.minY, -shown.maxY) : (shown.minY, shown.maxY)
    let start = ((shown.minX + min(top, bottom)) / spacing).rounded(.down) * spacing
    for sum in stride(from: start, through: shown.maxX + max(top, bottom), by: spacing) {
      path.move(to: Point(x: sum - top, y: shown.minY))
      path.line(to: Point(x: sum - bottom, y: shown.maxY))
    }
    clipped(to: .rect(box)) { stroke(path, width: width, ink) }
  }

  /// Horizontal lines through a box, on whole points.
  func stripe(_ box: Rect, _ ink: RGBA, spacing: Double) {
    let shown = box.intersection(visible)
    guard !shown.isEmpty else { return }
    for y in stride(from: box.minY + spacing, to: shown.maxY, by: spacing) where y >= shown.minY {
      fill(Rect(x: shown.minX, y: y, width: shown.width, height: min(1, shown.maxY - y)), ink)
    }
  }

  /// Draws within a box except where there is text; gaps between texts too small for a pattern stay empty as well.
  func leaving(_ texts: [Rect], in box: Rect, _ body: () -> Void) {
    let texts = texts.filter { !$0.intersection(box).isEmpty }
    guard !texts.isEmpty else { return body() }
    // A page of text would leave no room for a pattern.
    guard texts.count <= 100 else { return }
    var rest = [box.intersection(visible)]
    for text in texts { rest = rest.flatMap { $0.without(text.insetBy(dx: -3, dy: -2)) } }
    rest = rest.filter { $0.width >= 6 && $0.height >= 6 }
    guard let first = rest.first else { return }
    var path = Path.rect(first)
    for part in rest.dropFirst() { path.append(.rect(part)) }
    clipped(to: path, body)
  }

  /// A centered name, smaller where space is short; nothing if too little of it would be readable.
  func caption(_ text: String, _ ink: RGBA, plate: RGBA? = nil, in box: Rect) {
    let room = box.insetBy(dx: 3, dy: 0)
    guard room.height >= 10, room.width >= 12 else { return }
    let font = FontDescription(systemSize: min(11, max(7, room.height - 4)))
    let natural = width(of: text, font)
    guard natural * 0.4 <= room.width else { return }
    if let plate {
      let plateWidth = min(natural + 8, room.width)
      fillRounded(
        onGrid(
          Rect(
            x: room.midX - plateWidth / 2, y: room.midY - font.size * 0.75, width: plateWidth,
            height: font.size * 1.5)), radius: 3, plate)
    }
    var block = TextBlock(text: text, font: font, color: ink, alignment: .center)
    block.lineBreak = .middleTruncation
    block.minimumScale = 0.7
    block.isContent = false
    draw(block, in: room)
  }
}

extension Rect {
  /// The parts of this rectangle outside another one: above, below, left and right.
  fileprivate func without(_ other: Rect) -> [Rect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return [self] }
    return [
      Rect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      Rect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
      Rect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      Rect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
    ].filter { !$0.isEmpty }
  }
}
