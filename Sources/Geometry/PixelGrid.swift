// For linking only: rounding of Doubles calls the C library's mathematics where it is not optimised.
import Glibc

/// An upright rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// Pixels to the right of the pixmap's left edge.
  public var x: Int
  /// Pixels below the pixmap's top edge.
  public var y: Int
  /// Pixels from side to side.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// A rectangle from four numbers of pixels.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of it.
  @inlinable public var maxX: Int { x + width }
  /// The first row below it.
  @inlinable public var maxY: Int { y + height }
  /// Whether it holds no pixel.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What both rectangles cover.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// The grid of a screen's pixels: the only step from points to pixels.
///
/// Edges are rounded to the nearest pixel, each for itself, in window coordinates, so that views that touch in
/// points touch in pixels; a size is the difference of its rounded edges and can therefore vary by one pixel.
/// That is how the frames are rounded that Interface Builder records: multiples of 1/2 at 2 ×, of 1/3 at 3 ×.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels to a point.
  public let scale: Double

  /// The grid of a screen with `scale` pixels to a point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// The grid line next to a coordinate, in points; halves go away from zero.
  @inlinable public func round(_ coordinate: Double) -> Double {
    (coordinate * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The first grid line at or beyond a length, in points; lengths within 1/1000 pixel of a line stay on it.
  @inlinable public func roundUp(_ length: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// A rectangle in window coordinates with each edge moved to the next grid line, in points.
  @inlinable public func round(_ rect: Rect) -> Rect {
    let minX = round(rect.minX)
    let minY = round(rect.minY)
    return Rect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
  }

  /// A rectangle in window coordinates as whole pixels.
  ///
  /// Edges beyond 2³⁰ pixels are moved there, and one that is not a number counts as 0: a file may hold any number.
  public func pixels(_ rect: Rect) -> PixelRect {
    let minX = pixel(rect.minX)
    let minY = pixel(rect.minY)
    return PixelRect(x: minX, y: minY, width: pixel(rect.maxX) - minX, height: pixel(rect.maxY) - minY)
  }

  private func pixel(_ coordinate: Double) -> Int {
    let exact = (coordinate * scale).rounded(.toNearestOrAwayFromZero)
    guard exact == exact else { return 0 }
    return Int(min(max(exact, -1_073_741_824), 1_073_741_824))
  }
}
