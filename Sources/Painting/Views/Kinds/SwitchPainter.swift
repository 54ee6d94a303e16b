import Geometry
import Raster
import Views

/// A switch: a capsule with a white thumb, of fixed size regardless of its frame.
///
/// Colors: `onTintColor`, else the system's green; when off, the secondary fill. Look of iOS 13 to 17, and 26 without
/// its glass; shadows and the thumb's faint edge are Flutter's figures for its replica. In right-to-left layouts the on
/// position is at the left, and in a wider frame the switch is at the right, which is not verified.
struct SwitchPainter: KindPainter {
  let context: PaintContext
  let toggle: Toggle

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    let height = era.drawnSwitchHeight
    let body = brush.leading(
      Rect(x: rect.minX, y: rect.midY - height / 2, width: era.drawnSwitchWidth, height: height), in: rect)
    paint(in: body, brush.arranged(in: body))
  }

  private func paint(in body: Rect, _ brush: Brush) {
    let on = toggle.onTintColor.map { color($0) } ?? color("systemGreen")
    let (width, height) = (era.drawnSwitchThumbWidth, era.drawnSwitchThumbHeight)
    let gap = (era.drawnSwitchHeight - height) / 2
    let x = toggle.isOn ? body.maxX - (gap + width) : body.minX + gap
    let box = Rect(x: x, y: body.minY + gap, width: width, height: height)
    fadedUnlessEnabled {
      brush.fillRounded(
        body, radius: era.drawnSwitchHeight / 2, toggle.isOn ? on : color("secondarySystemFill"))
      let thumb = Path.capsule(in: box)
      // No part of the shadow falls outside the capsule: devices and simulators of iOS 13 to 15.
      brush.clipped(to: .roundedRect(body, radius: era.drawnSwitchHeight / 2)) {
        brush.shadow(thumb, RGBA(white: 0, alpha: 0.15), offset: Point(x: 0, y: 3), blur: 8)
        brush.shadow(thumb, RGBA(white: 0, alpha: 0.06), offset: Point(x: 0, y: 3), blur: 1)
      }
      brush.fill(.capsule(in: box.insetBy(dx: -0.5, dy: -0.5)), RGBA(white: 0, alpha: 0.04))
      brush.fill(thumb, toggle.thumbTintColor.map { color($0) } ?? RGBA(white: 1))
    }
  }
}
