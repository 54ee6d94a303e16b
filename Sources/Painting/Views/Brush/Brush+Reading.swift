import Geometry
import Raster

// Painters position everything for a left-to-right layout. In a right-to-left layout they get a brush that mirrors
// their drawing about the middle of the control: shapes are mirrored, texts and images are moved to the mirrored
// position but not mirrored themselves. So one painter serves both directions, and left-to-right layouts are not
// affected.

extension Brush {
  /// The brush that mirrors a box (window points) in a right-to-left layout.
  ///
  /// A brush that already mirrors is returned unchanged: the contents of a mirrored control are mirrored with it.
  func arranged(in box: Rect) -> Brush {
    guard isRightToLeft, mirror == nil else { return self }
    var turned = self
    turned.mirror = box.minX + box.maxX
    return turned
  }

  /// The brush without mirroring.
  var upright: Brush {
    guard mirror != nil else { return self }
    var upright = self
    upright.mirror = nil
    return upright
  }

  /// The position of a left-to-right rectangle in the window, in points; also the reverse, as mirroring is its own
  /// inverse.
  func placed(_ rect: Rect) -> Rect {
    guard let mirror else { return rect }
    return Rect(x: mirror - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The position on the grid of a part that is at a control's left in left-to-right layouts, and at its right in
  /// right-to-left ones.
  func leading(_ part: Rect, in control: Rect) -> Rect { onGrid(arranged(in: control).placed(part)) }

  /// A left-to-right shape as it is drawn.
  func placed(_ path: Path) -> Path {
    guard let mirror else { return path }
    return path.transformed(by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: mirror, ty: 0))
  }

  /// Insets whose left is the leading edge, as they appear on the screen.
  func directional(_ insets: EdgeInsets) -> EdgeInsets {
    guard isRightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
