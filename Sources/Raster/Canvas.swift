import Geometry

/// Draws into a pixmap. Shapes come in the user's coordinates, points with y downwards, and `transform`
/// maps them to pixels.
///
/// Colours are blended source over destination; everything from coverage to bytes is integer arithmetic.
/// Coordinates may be anything, also infinite: what lies outside of the clip costs nothing, and what is not
/// a number is not drawn.
public final class Canvas {
  /// The map from the user's coordinates to pixels of the pixmap, (0, 0) being its top left corner.
  public var transform: AffineTransform

  var clip: Clip
  var surface: Surface
  /// The groups that are open, the innermost one last.
  var groups: [Group] = []
  /// What `restore` brings back, the latest one last.
  var saved: [State] = []
  let accumulator = CoverageAccumulator()

  /// What `save` keeps.
  struct State {
    var transform: AffineTransform
    var clip: Clip
  }

  /// A canvas that draws on the whole of `pixmap`, or on some of its rows, with `scale` pixels to a point and the
  /// origin at the pixmap's top left.
  ///
  /// A row's pixels do not depend on which other rows are drawn with it.
  public init(_ pixmap: Pixmap, scale: Double, rows: Range<Int>? = nil) {
    transform = .scale(x: scale, y: scale)
    surface = Surface(pixmap: pixmap, originX: 0, originY: 0)
    clip = Clip(bounds: Canvas.bounds(rows ?? 0..<pixmap.height, of: pixmap))
  }

  /// Begins anew on other rows, with the transform as it is; its memory stays. No group is open.
  public func move(toRows rows: Range<Int>) {
    precondition(groups.isEmpty, "\(groups.count) groups are open")
    saved = []
    clip = Clip(bounds: Canvas.bounds(rows, of: surface.pixmap))
  }

  private static func bounds(_ rows: Range<Int>, of pixmap: Pixmap) -> PixelRect {
    let rows = rows.clamped(to: 0..<pixmap.height)
    return PixelRect(x: 0, y: rows.lowerBound, width: pixmap.width, height: rows.count)
  }

  /// Keeps the transform and the clip for `restore`.
  public func save() { saved.append(State(transform: transform, clip: clip)) }

  /// Brings back the transform and the clip of the last `save` in this group; without one, nothing happens.
  public func restore() {
    guard saved.count > groups.last?.savedCount ?? 0, let state = saved.popLast() else { return }
    (transform, clip) = (state.transform, state.clip)
  }

  /// The pixels that drawing can reach: the clip's bounds, in pixels of the pixmap.
  public var clipBounds: PixelRect { clip.bounds }
}
