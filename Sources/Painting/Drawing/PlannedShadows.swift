import Geometry
import Raster

/// The blurred shadows of a plan: one for each shape regardless of how often it occurs, limited to the visible part.
///
/// Blurring takes six passes over the shadow and its surroundings, for a single band nearly as many as for the whole
/// picture: fifty views with a shadow of 60 points took 20 s.
struct PlannedShadows {
  private let canvas: PixelRect
  private let scale: Double
  private var masks: [ShadowOutline.Shape: (mask: ShadowMask, x: Int, y: Int)] = [:]
  /// The remaining bytes for masks; further shadows are blurred band by band.
  private var bytesLeft = 1 << 27

  init(width: Int, height: Int, scale: Double) {
    canvas = PixelRect(x: 0, y: 0, width: width, height: height)
    self.scale = scale
  }

  /// The step of a blurred shadow; nil for other commands.
  mutating func step(_ command: Drawing.Command, under map: AffineTransform?) -> PaintPlan.Step? {
    guard case .shadow(let path, let color, let offset, let blur) = command, bytesLeft > 0 else { return nil }
    let pixels = AffineTransform.scale(x: scale, y: scale)
    guard let outline = ShadowOutline(of: path, offset: offset, blur: blur, map?.then(pixels) ?? pixels)
    else {
      return nil
    }
    let (shape, origin) = (outline.shape, outline.origin)
    let visible = outline.reach.intersection(canvas)
    if let known = masks[shape] {
      let (x, y) = (origin.x - known.x, origin.y - known.y)
      let bounds = known.mask.bounds
      let moved = PixelRect(x: bounds.x + x, y: bounds.y + y, width: bounds.width, height: bounds.height)
      if visible.intersection(moved) == visible { return .mask(known.mask, x: x, y: y, color) }
    }
    // All of it, so that it can be reused elsewhere, unless it is much larger than the picture.
    let whole = outline.reach
    let isModest = whole.width <= 2 * canvas.width && whole.height <= 2 * canvas.height
    let mask = outline.mask(in: isModest ? whole : visible)
    bytesLeft -= mask.bounds.width * mask.bounds.height
    masks[shape] = (mask, origin.x, origin.y)
    return .mask(mask, x: 0, y: 0, color)
  }
}
