import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// A plain view; a project's own class without subviews draws what nobody here can know, so it says its name.
  func paintPlainView() {
    guard let name = view.customClass, view.subviews.isEmpty, rect.width >= 40, rect.height >= 18 else {
      return
    }
    let ground = view.backgroundColor.map { color($0) } ?? RGBA(white: 0, alpha: 0)
    let isDark = ground.alpha > 0.5 ? ground.luma < 0.5 : appearance.isDark
    hatch(rect, RGBA(white: isDark ? 1 : 0, alpha: 0.06), spacing: 8)
    caption(name, RGBA(white: isDark ? 1 : 0, alpha: 0.45))
  }

  /// A class of UIKit's that is not drawn: a gray box with the class's name; with subviews, only the box's border.
  func paintPlaceholder() {
    guard rect.width >= 2, rect.height >= 2 else { return }
    if view.subviews.isEmpty {
      if view.backgroundColor == nil { fillRounded(rect, radius: 4, color("quaternarySystemFill")) }
      border(rect, width: hairline, radius: 4, color("systemGray3"))
      caption(view.runtimeClass, color("systemGray"))
    } else {
      border(rect, width: hairline, radius: 0, color("systemGray3"))
    }
  }

  /// A class that nobody here knows: hatched, with its name.
  func paintUnknown() {
    guard rect.width >= 2, rect.height >= 2 else { return }
    if view.backgroundColor == nil { fill(rect, color("systemGray6")) }
    hatch(rect, color("systemGray2", alpha: 0.5), spacing: 8)
    border(rect, width: hairline, radius: 0, color("systemGray2"))
    caption(view.runtimeClass, color("label"), plate: color("systemGray6"))
  }

  /// Lines at 45° over the visible part of a rectangle, `spacing` points apart.
  func hatch(_ box: Rect, _ ink: RGBA, spacing: Double, width: Double = 1, falls: Bool = false) {
    // A bit more than is seen: the ends of the lines are cut square.
    let shown = box.intersection(visible.insetBy(dx: -width * 2, dy: -width * 2))
    guard !shown.isEmpty else { return }
    var path = Path()
    // The pattern hangs on the window, so that neighbouring boxes are hatched through.
    let (top, bottom) = falls ? (-shown.minY, -shown.maxY) : (shown.minY, shown.maxY)
    let start = ((shown.minX + min(top, bottom)) / spacing).rounded(.down) * spacing
    for sum in stride(from: start, through: shown.maxX + max(top, bottom), by: spacing) {
      path.move(to: Point(x: sum - top, y: shown.minY))
      path.line(to: Point(x: sum - bottom, y: shown.maxY))
    }
    clipped(to: .rect(box)) { stroke(path, width: width, ink) }
  }

  /// A name in the middle, smaller where room is short; nothing where too little of it could be read.
  func caption(_ text: String, _ ink: RGBA, plate: RGBA? = nil, in box: Rect? = nil) {
    let room = (box ?? rect).insetBy(dx: 3, dy: 0)
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
