import Geometry

/// Where every view of a tree stands, rounded once to the pixel grid: the result of layout.
public struct Frames: Sendable {
  /// Rectangles in window coordinates, points on the pixel grid, by `ViewID.index`.
  public let inWindow: [Rect]
  /// The same rectangles before rounding.
  public let unrounded: [Rect]
  /// Whether the view or one around it is hidden, by `ViewID.index`.
  public let isHidden: [Bool]
  /// Window position of each view's bounds origin, points on the grid, by `ViewID.index`.
  public let contentOrigin: [Point]
  /// The canvas, points.
  public let canvas: Size
  /// Pixels per point.
  public let scale: Double
  /// Whether reading goes from right to left, so that natural text stands at the right.
  public var isRightToLeft = false
  /// How far bars, notch and home indicator reach into the canvas, points.
  public var safeArea = EdgeInsets.zero
  /// Frames from their tables, each with one entry a view.
  ///
  /// - Parameters:
  ///   - inWindow: The rectangles in window coordinates, in points on the pixel grid, by `ViewID.index`.
  ///   - unrounded: The same rectangles before rounding.
  ///   - isHidden: Whether each view or one around it is hidden.
  ///   - contentOrigin: The window position of each view's bounds origin, in points on the grid.
  ///   - canvas: The size of the whole picture, in points.
  ///   - scale: Pixels per point.
  public init(
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
  ///
  /// - Parameter id: A view of the tree that the frames are of.
  @inlinable public subscript(id: ViewID) -> Rect { inWindow[id.index] }

  /// Returns the rounded rectangle of a view in its superview's coordinate space, in points.
  ///
  /// - Parameter view: A view of the tree; that of the root is in window coordinates.
  public func inSuperview(_ view: View) -> Rect {
    guard let superview = view.superview else { return self[view.id] }
    let origin = contentOrigin[superview.id.index]
    let rect = self[view.id]
    return Rect(origin: rect.origin - origin, size: rect.size)
  }
}
