import Geometry
import Raster

// Painters say where things stand as if everything were read from left to right. Where it is read from right to left
// they are handed a brush that turns what they draw about the middle of the control: shapes are mirrored, texts and
// images stand at the mirrored place and stay as they are. So there is one painter for both directions, and nothing
// changes for the other one.

extension Brush {
  /// The brush that draws what stands in a box (window points) in the order of reading.
  ///
  /// One that is turned already stays: what is inside a turned control turns with it.
  func arranged(in box: Rect) -> Brush {
    guard isRightToLeft, mirror == nil else { return self }
    var turned = self
    turned.mirror = box.minX + box.maxX
    return turned
  }

  /// The brush that draws at the places it is given.
  var upright: Brush {
    guard mirror != nil else { return self }
    var upright = self
    upright.mirror = nil
    return upright
  }

  /// Where a rectangle of the arrangement is drawn, window points; where a rectangle of the window stands in the
  /// arrangement, as it is the same step there and back.
  func placed(_ rect: Rect) -> Rect {
    guard let mirror else { return rect }
    return Rect(x: mirror - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A shape of the arrangement as it is drawn.
  func placed(_ path: Path) -> Path {
    guard let mirror else { return path }
    return path.transformed(by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: mirror, ty: 0))
  }

  /// Distances of the arrangement, whose left is where reading starts, as they are on the screen.
  func directional(_ insets: EdgeInsets) -> EdgeInsets {
    guard isRightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
