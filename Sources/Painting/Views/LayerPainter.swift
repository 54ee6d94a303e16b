import Geometry
import Raster
import Views

/// Draws the layer of a view of any kind: shadow, background, border.
struct LayerPainter: Painter {
  let context: PaintContext

  /// Whether any of the view's own drawing can be visible. `overhang`: how far its kind draws beyond the rectangle, in
  /// points.
  func canReach(_ visible: Rect, overhang: Double) -> Bool {
    let reach = (view.clipsToBounds ? 0 : overhang) + shadowReach
    guard reach.isFinite else { return true }
    return !rect.insetBy(dx: -reach, dy: -reach).intersection(visible).isEmpty
  }

  /// How far the layer's shadow extends, in points; the layer's own mask does not clip it if it clips subviews only.
  private var shadowReach: Double {
    let shadow = view.layer.shadow
    guard shadow.opacity > 0 else { return 0 }
    return shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
  }

  /// The shape of the layer.
  var outline: Path {
    view.layer.cornerRadius > 0
      ? .roundedRect(rect, radius: view.layer.cornerRadius, curve: layerCurve) : .rect(rect)
  }

  func paintBackground() {
    guard let background = view.backgroundColor else { return }
    brush.fillRounded(rect, radius: view.layer.cornerRadius, curve: layerCurve, color(background))
  }

  /// The layer's shadow: that of its background, with the same opacity; masks clip it.
  ///
  /// `CALayer` also draws the shadow of the contents of a layer without background; that is not drawn here.
  func paintShadow() {
    let shadow = view.layer.shadow
    guard shadow.opacity > 0, !view.clipsToBounds, let background = view.backgroundColor else { return }
    var ink = shadow.color.map { color($0) } ?? RGBA(white: 0)
    ink.alpha *= shadow.opacity * color(background).alpha
    guard ink.alpha > 0 else { return }
    let offset = Point(x: shadow.offset.width, y: shadow.offset.height)
    // The canvas' blur is twice the standard deviation, which is a layer's radius.
    brush.shadow(outline, ink, offset: offset, blur: shadow.radius * 2)
  }

  /// The border is drawn over the subviews.
  func paintBorder() {
    guard view.layer.borderWidth > 0 else { return }
    let color = view.layer.borderColor.map { self.color($0) } ?? RGBA(white: 0)
    brush.border(
      rect, width: view.layer.borderWidth, radius: view.layer.cornerRadius, curve: layerCurve, color)
  }
}

extension Painter {
  /// The shape of a layer's rounded corners.
  var layerCurve: CornerCurve { era.drawnLayerCornersAreContinuous ? .continuous : .circular }
}
