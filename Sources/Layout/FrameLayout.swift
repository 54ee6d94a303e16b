import Geometry
import Views

/// Converts a laid-out tree to `Frames`: window coordinates, rounded once.
package enum FrameLayout {
  /// Larger coordinates and lengths are clamped: no screen is as large, and the remaining range in pixels fits an `Int`
  /// at any scale.
  static let limit = 1e7

  /// Returns the frames of all views of a laid-out tree on a canvas, in window coordinates; views that are not
  /// installed are hidden. `scale` is pixels per point; 1 if it is not positive and finite.
  ///
  /// The root is at `rootOrigin`, regardless of its frame: files record a root below the status bar at {0, 20}, and the
  /// canvas is the root's own unless there are opaque bars on it. Positions are summed as unrounded Doubles; then each
  /// edge is rounded once, in window coordinates, so that views that touch in points touch in pixels.
  ///
  /// The content of a scroll view that extends under a bar begins below it: `safeArea` (in points) has the insets of
  /// bars. In right-to-left layouts, subviews arranged by a class itself are mirrored.
  package static func frames(
    of tree: ViewTree, canvas: Size, rootOrigin: Point = .zero, scale: Double, safeArea: EdgeInsets = .zero,
    isRightToLeft: Bool = false
  ) -> Frames {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let grid = PixelGrid(scale: scale)
    let count = tree.views.count
    var unrounded = [Rect](repeating: .zero, count: count)
    var content = [Point](repeating: .zero, count: count)
    // Views that are not installed are never placed, and remain hidden.
    var isHidden = [Bool](repeating: true, count: count)
    func place(_ view: View, at origin: Point, hidden: Bool) {
      let rect = clamped(Rect(origin: origin, size: view.frame.size))
      unrounded[view.id.index] = rect
      let inset = view.adjustedTopInset(in: rect, safeArea: safeArea)
      content[view.id.index] = clamped(rect.origin - view.boundsOrigin + Point(x: 0, y: inset))
      isHidden[view.id.index] = hidden || view.isHidden
    }
    place(tree.root, at: rootOrigin, hidden: false)
    // Parents precede their children, so every superview is placed before its subviews.
    for view in tree.views {
      let origin = content[view.id.index]
      let hidden = isHidden[view.id.index]
      for subview in view.subviews {
        var frame = subview.frame
        if view.turns(subview, inRightToLeft: isRightToLeft) { frame = frame.turned(in: view.bounds) }
        place(subview, at: origin + clamped(frame.origin), hidden: hidden)
      }
    }
    var frames = Frames(
      inWindow: unrounded.map(grid.round), unrounded: unrounded, isHidden: isHidden,
      contentOrigin: content.map { Point(x: grid.round($0.x), y: grid.round($0.y)) }, canvas: canvas,
      scale: scale)
    frames.isRightToLeft = isRightToLeft
    frames.safeArea = safeArea
    return frames
  }

  private static func clamped(_ coordinate: Double) -> Double {
    coordinate.isNaN ? 0 : min(max(coordinate, -limit), limit)
  }

  private static func clamped(_ point: Point) -> Point {
    Point(x: clamped(point.x), y: clamped(point.y))
  }

  /// The rectangle with a nonnegative size; a normal one keeps its exact numbers.
  private static func clamped(_ rect: Rect) -> Rect {
    Rect(
      origin: clamped(rect.origin),
      size: Size(width: max(0, clamped(rect.width)), height: max(0, clamped(rect.height))))
  }
}
