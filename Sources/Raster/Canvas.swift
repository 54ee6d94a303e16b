import Geometry

/// Draws into a pixmap. Shapes are in user coordinates, points with y increasing downwards, which `transform` maps to
/// pixels.
///
/// Colors are composited source-over; everything from coverage to bytes uses integer arithmetic. Any coordinates are
/// accepted, including infinities: what is outside the clip costs nothing, and NaN is not drawn.
public final class Canvas {
  /// The map from user coordinates to pixels, with (0, 0) at the top left corner of the pixmap.
  public var transform: AffineTransform

  var clip: Clip
  var surface: Surface
  /// The open groups, innermost last.
  var groups: [Group] = []
  /// The saved states, latest last.
  var saved: [State] = []
  let accumulator = CoverageAccumulator()

  /// The state kept by `save`.
  struct State {
    var transform: AffineTransform
    var clip: Clip
  }

  /// Creates a canvas for all or some rows of `pixmap`, with `scale` pixels per point and the origin at the pixmap's
  /// top left.
  ///
  /// The pixels of a row do not depend on which other rows are drawn with it. `rows`: the rows to draw, in pixels; nil
  /// for all.
  package init(_ pixmap: Pixmap, scale: Double, rows: Range<Int>? = nil) {
    transform = .scale(x: scale, y: scale)
    surface = Surface(pixmap: pixmap, originX: 0, originY: 0)
    clip = Clip(bounds: surface.bounds(ofRows: rows ?? 0..<pixmap.height))
  }

  /// Creates a canvas for a pixmap that holds a part of a larger picture; `scale` pixels per point, with the origin at
  /// the top left of that picture. `pixmap`: the pixmap, whose first row is `row` of the picture, and whose first
  /// column is `column`. `row`: the number of the pixmap's first row in the whole picture, from 0. `column`: the number
  /// of the pixmap's first column in the whole picture, from 0.
  package init(_ pixmap: Pixmap, scale: Double, atRow row: Int, column: Int = 0) {
    transform = .scale(x: scale, y: scale)
    surface = Surface(pixmap: pixmap, originX: column, originY: row)
    clip = Clip(bounds: surface.bounds(ofRows: row..<row + pixmap.height))
  }

  /// Restarts on other rows, keeping the transform and allocated memory. No group may be open. `rows`: the rows to draw
  /// from now on, in pixels of the picture; those outside the pixmap are left out.
  package func move(toRows rows: Range<Int>) {
    precondition(groups.isEmpty, "\(groups.count) groups are open")
    saved = []
    clip = Clip(bounds: surface.bounds(ofRows: rows))
  }

  /// Saves the transform and the clip for `restore`.
  package func save() { saved.append(State(transform: transform, clip: clip)) }

  /// Restores the transform and the clip of the last `save` in this group; does nothing if there is none.
  package func restore() {
    guard saved.count > groups.last?.savedCount ?? 0, let state = saved.popLast() else { return }
    (transform, clip) = (state.transform, state.clip)
  }

  /// The bounds of the clip, in pixels of the pixmap.
  public var clipBounds: PixelRect { clip.bounds }
}
