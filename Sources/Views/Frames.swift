import Geometry

/// The frames of all views of a tree, rounded once to the pixel grid: the result of layout.
public struct Frames: Sendable {
  /// Rectangles in window coordinates, in points on the pixel grid, by `ViewID.index`.
  public let inWindow: [Rect]
  /// The same rectangles before rounding.
  public let unrounded: [Rect]
  /// Whether the view or an ancestor is hidden, by `ViewID.index`.
  public let isHidden: [Bool]
  /// Window position of each view's bounds origin, in points on the grid, by `ViewID.index`.
  public let contentOrigin: [Point]
  /// The size of the canvas, in points.
  public let canvas: Size
  /// Pixels per point.
  public let scale: Double
  /// Whether the layout is right-to-left, so that natural text is right-aligned.
  public var isRightToLeft = false
  /// The insets for bars, notch and home indicator on the canvas, in points.
  public var safeArea = EdgeInsets.zero
  package init(
    inWindow: [Rect], unrounded: [Rect], isHidden: [Bool], contentOrigin: [Point], canvas: Size, scale: Double
  ) {
    self.inWindow = inWindow
    self.unrounded = unrounded
    self.isHidden = isHidden
    self.contentOrigin = contentOrigin
    self.canvas = canvas
    self.scale = scale
  }

  /// Returns the rounded rectangle of a view in window coordinates, in points on the pixel grid.
  @inlinable public subscript(id: ViewID) -> Rect { inWindow[id.index] }

  /// Returns the rounded rectangle of a view in its superview's coordinate space, in points. `view`: a view of the
  /// tree; that of the root is in window coordinates.
  package func inSuperview(_ view: View) -> Rect {
    guard let superview = view.superview else { return self[view.id] }
    let origin = contentOrigin[superview.id.index]
    let rect = self[view.id]
    return Rect(origin: rect.origin - origin, size: rect.size)
  }
}
