import Geometry
import Raster
import Typography
import Views

/// The outline of a device around the picture of its screen, for pages that show it to people.
///
/// It is drawn, not taken from a product: a plain dark body with the screen's own corners, and what tells devices apart on
/// their front. Proportions of bodies, notches and home buttons are estimated by eye.
package struct DeviceFrame {
  private let device: Device
  private let orientation: Orientation

  /// The frame of a device that is held in an orientation.
  package init(_ device: Device, _ orientation: Orientation) {
    (self.device, self.orientation) = (device, orientation)
  }

  /// The room around the body, in points.
  private static let margin = 12.0
  private static let body = RGBA(hex: 0x1C1C1E)
  private static let rim = RGBA(hex: 0x8E8E93)

  /// The body around the upright screen at the origin, in points.
  private var uprightBody: EdgeInsets {
    if device.hasHomeIndicator { return device.isPad ? edges(24, 24) : edges(14, 14) }
    // A home button below, and as much above.
    return device.isPad ? edges(64, 32) : edges(72, 18)
  }

  private func edges(_ ends: Double, _ sides: Double) -> EdgeInsets {
    EdgeInsets(top: ends, left: sides, bottom: ends, right: sides)
  }

  /// The body around the screen as it is held: turned to the left in landscape, so that the top is at the left.
  private var bodyInsets: EdgeInsets {
    let upright = uprightBody
    guard orientation == .landscape else { return upright }
    return EdgeInsets(top: upright.right, left: upright.top, bottom: upright.left, right: upright.bottom)
  }

  /// Returns the drawing of a screen in its frame, on transparent ground. `screen`: the drawing of the whole screen, in points.
  package func drawing(around screen: Drawing, _ fonts: FontLibrary) -> Drawing {
    let body = bodyInsets
    let corner = Point(x: body.left + Self.margin, y: body.top + Self.margin)
    let glass = Rect(origin: corner, size: screen.canvas)
    let outer = Rect(
      minX: glass.minX - body.left, minY: glass.minY - body.top, maxX: glass.maxX + body.right,
      maxY: glass.maxY + body.bottom)
    let canvas = Size(width: outer.maxX + Self.margin, height: outer.maxY + Self.margin)
    let brush = Brush(canvas: canvas, scale: screen.scale, fonts)
    let radius = device.screenCornerRadius
    let bodyRadius = radius > 0 ? radius + min(body.left, body.top) : device.isPad ? 36 : 54
    paintButtons(around: outer, brush)
    brush.fillRounded(outer, radius: bodyRadius, curve: .continuous, Self.body)
    brush.border(outer, width: 2, radius: bodyRadius, curve: .continuous, Self.rim)
    let outline = Path.roundedRect(glass, radius: radius, curve: .continuous)
    var commands = brush.recorder.commands
    commands.append(.pushClip(outline))
    commands.append(.pushTransform(.translation(x: glass.minX, y: glass.minY)))
    commands += screen.commands
    commands += [.popTransform, .popClip]
    let front = Brush(canvas: canvas, scale: screen.scale, fonts)
    paintFront(glass, outer, front)
    var result = screen
    result.canvas = canvas
    result.commands = commands + front.recorder.commands
    return result
  }

  /// Rectangles of the upright device, in points from the top left corner of its screen, as it is held.
  private func turned(_ rect: Rect, in glass: Rect) -> Rect {
    guard orientation == .landscape else { return rect.offset(by: glass.origin) }
    return Rect(
      x: glass.minX + rect.minY, y: glass.maxY - rect.maxX, width: rect.height, height: rect.width)
  }

  /// The volume buttons at the left and the side button at the right.
  private func paintButtons(around outer: Rect, _ brush: Brush) {
    guard !device.isPad else { return }
    let upright = uprightBody
    let size = device.size
    let glass = Rect(
      x: outer.minX + bodyInsets.left, y: outer.minY + bodyInsets.top,
      width: orientation == .portrait ? size.width : size.height,
      height: orientation == .portrait ? size.height : size.width)
    let buttons = [(0.17, 0.04, true), (0.24, 0.07, true), (0.33, 0.07, true), (0.25, 0.11, false)]
    for (top, length, isLeft) in buttons {
      let x = isLeft ? -upright.left - 3 : size.width + upright.right - 3
      let rect = Rect(x: x, y: size.height * top, width: 6, height: size.height * length)
      brush.fillRounded(turned(rect, in: glass), radius: 2, Self.rim)
    }
  }

  /// Notch or home button.
  private func paintFront(_ glass: Rect, _ outer: Rect, _ brush: Brush) {
    let size = device.size
    if let notch = device.notch {
      let rect = Rect(
        x: (size.width - notch.width) / 2, y: -4, width: notch.width, height: notch.height + 4)
      let place = turned(rect, in: glass)
      brush.clipped(to: .rect(glass)) {
        brush.fillRounded(place, radius: 20, curve: .continuous, Self.body)
      }
    } else if !device.hasHomeIndicator {
      let ends = uprightBody.bottom
      let side = min(ends * 0.68, 50)
      let rect = Rect(
        x: (size.width - side) / 2, y: size.height + (ends - side) / 2, width: side, height: side)
      let place = turned(rect, in: glass)
      brush.stroke(.ellipse(in: place.insetBy(dx: 1, dy: 1)), width: 2, Self.rim)
    }
  }
}
