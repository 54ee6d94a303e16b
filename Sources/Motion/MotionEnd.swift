import Geometry
import Views

/// One end of a transition: a snapshot of a laid-out tree.
package struct MotionEnd: Sendable {
  /// The frames of the views.
  package let frames: Frames
  /// The interpolated properties, by `ViewID.index`.
  package let animated: [AnimatedValues]
  /// The properties that change abruptly, by `ViewID.index`.
  package let stepped: [SteppedValues]
  /// The safe area insets of the canvas, in points.
  package let safeArea: EdgeInsets

  /// Takes a snapshot of a tree that has just been laid out.
  ///
  /// - Parameters:
  ///   - tree: The tree with the attributes of this end.
  ///   - frames: The result of layout.
  ///   - safeArea: The safe area insets of the canvas, in points.
  ///   - resolve: Returns the value of a color in the drawing's appearance.
  package init(of tree: ViewTree, frames: Frames, safeArea: EdgeInsets = .zero, resolve: (Color) -> RGBA) {
    self.frames = frames
    self.safeArea = safeArea
    var isInstalled = [Bool](repeating: true, count: tree.views.count)
    for view in tree.views {
      guard let superview = view.superview else { continue }
      isInstalled[view.id.index] = view.isInstalled && isInstalled[superview.id.index]
    }
    stepped = tree.views.map { SteppedValues(of: $0, isInstalled: isInstalled[$0.id.index]) }
    animated = tree.views.map { view in
      let rect = frames.unrounded[view.id.index]
      let origin = view.superview.map { Self.content(of: $0.id, frames) } ?? .zero
      let place = rect.offset(by: Point.zero - origin)
      return AnimatedValues(
        center: Point(x: place.midX, y: place.midY), size: place.size,
        contentOffset: frames.contentOrigin[view.id.index] - frames[view.id].origin, alpha: view.alpha,
        background: view.backgroundColor.map(resolve), cornerRadius: view.layer.cornerRadius,
        borderWidth: view.layer.borderWidth, borderColor: view.layer.borderColor.map(resolve),
        transform: view.layer.transform, shadow: view.layer.shadow)
    }
  }

  /// Returns the origin of a view's content in window coordinates, unrounded except for the scroll offset.
  private static func content(of id: ViewID, _ frames: Frames) -> Point {
    frames.unrounded[id.index].origin + (frames.contentOrigin[id.index] - frames[id].origin)
  }
}
