import Geometry
import Views

extension Transition {
  /// Returns the canvas size at a fraction of the duration, in points on the pixel grid; a spring does not make the
  /// screen overshoot.
  ///
  /// - Parameter share: The fraction of the transition's duration, 0 … 1.
  package func canvas(at share: Double) -> Size {
    let progress = min(max(progress(at: share), 0), 1)
    if progress == 0 { return from.frames.canvas }
    if progress == 1 { return to.frames.canvas }
    let size = Interpolation(progress)(from.frames.canvas, to.frames.canvas)
    let grid = PixelGrid(scale: to.frames.scale)
    return Size(
      width: max(grid.round(size.width), 1 / grid.scale), height: max(grid.round(size.height), 1 / grid.scale)
    )
  }

  /// Returns the frames of all views at a fraction of the duration: positioned from the root down, then rounded once.
  ///
  /// - Parameters:
  ///   - tree: The tree that both ends are layouts of.
  ///   - share: The fraction of the transition's duration, 0 … 1.
  /// - Returns: The frames in window coordinates, before the transforms of layers; views that exist at neither end are
  ///   hidden.
  package func frames(of tree: ViewTree, at share: Double) -> Frames {
    let grid = PixelGrid(scale: to.frames.scale)
    let count = tree.views.count
    var unrounded = [Rect](repeating: .zero, count: count)
    var content = [Point](repeating: .zero, count: count)
    var isHidden = [Bool](repeating: true, count: count)
    // Parents precede their children.
    for view in tree.views where presence(of: view.id) != .neither {
      let values = animated(view.id, at: share)
      let parent = view.superview?.id.index
      var rect = values.frame.offset(by: parent.map { content[$0] } ?? .zero)
      rect.size.width = max(0, rect.size.width)
      rect.size.height = max(0, rect.size.height)
      unrounded[view.id.index] = rect
      content[view.id.index] = rect.origin + values.contentOffset
      isHidden[view.id.index] =
        stepped(view.id, at: share).isHidden || (parent.map { isHidden[$0] } ?? false)
    }
    var frames = Frames(
      inWindow: unrounded.map(grid.round), unrounded: unrounded, isHidden: isHidden,
      contentOrigin: content.map { Point(x: grid.round($0.x), y: grid.round($0.y)) },
      canvas: canvas(at: share), scale: to.frames.scale)
    frames.isRightToLeft = to.frames.isRightToLeft
    return frames
  }

  /// Returns a copy of a tree with the values at a fraction of the duration, and the frames.
  ///
  /// - Parameters:
  ///   - end: The tree in the layout of `to`.
  ///   - share: The fraction of the duration.
  package func tree(_ end: ViewTree, at share: Double) -> (tree: ViewTree, frames: Frames) {
    let tree = end.copy()
    for view in tree.views where presence(of: view.id) != .neither {
      view.isInstalled = true
      stepped(view.id, at: share).apply(to: view)
      animated(view.id, at: share).apply(to: view)
    }
    return (tree, frames(of: tree, at: share))
  }
}

extension AnimatedValues {
  /// Applies all values except the frame to a view.
  func apply(to view: View) {
    view.alpha = alpha
    view.backgroundColor = background.map { .fixed($0) }
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = borderWidth
    view.layer.borderColor = borderColor.map { .fixed($0) }
    view.layer.transform = transform
    view.layer.shadow = shadow
  }
}
