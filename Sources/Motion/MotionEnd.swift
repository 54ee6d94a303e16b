import Geometry
import Views

/// One end of a transition: a tree as it is laid out, taken as values.
///
/// The tree itself goes on to another layout; there is only one.
public struct MotionEnd: Sendable {
  /// Where every view stands.
  public let frames: Frames
  /// What animates, by `ViewID.index`.
  public let animated: [AnimatedValues]
  /// What jumps, by `ViewID.index`.
  public let stepped: [SteppedValues]
  /// What bars take of the canvas, points.
  public let safeArea: EdgeInsets

  /// Takes the values of a tree that has just been laid out.
  ///
  /// - Parameters:
  ///   - frames: what the layout gave.
  ///   - safeArea: how far bars reach into the canvas, points.
  ///   - resolve: the value of a colour in the drawing's appearance.
  public init(of tree: ViewTree, frames: Frames, safeArea: EdgeInsets = .zero, resolve: (Color) -> RGBA) {
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

  /// Where a view's content begins in the window, unrounded but for what is scrolled.
  private static func content(of id: ViewID, _ frames: Frames) -> Point {
    frames.unrounded[id.index].origin + (frames.contentOrigin[id.index] - frames[id].origin)
  }
}
