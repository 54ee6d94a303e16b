// Only needed for linking: rounding of Doubles calls the C math library in unoptimized builds.
import Glibc

/// An axis-aligned rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The distance from the pixmap's left edge, in pixels.
  public var x: Int
  /// The distance from the pixmap's top edge, in pixels.
  public var y: Int
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int

  /// Creates a rectangle; all values are in pixels.
  ///
  /// - Parameters:
  ///   - x: The first column, counted from the pixmap's left edge.
  ///   - y: The first row, counted from the pixmap's top edge.
  ///   - width: The number of columns; the rectangle is empty if it is not positive.
  ///   - height: The number of rows; the rectangle is empty if it is not positive.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the smallest rectangle that contains both.
  ///
  /// - Parameter other: The other rectangle, in pixels of the same pixmap.
  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The first column to the right of the rectangle.
  @inlinable public var maxX: Int { x + width }
  /// The first row below the rectangle.
  @inlinable public var maxY: Int { y + height }
  /// Whether the rectangle contains no pixels.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the intersection of both rectangles.
  ///
  /// - Parameter other: A rectangle on the same pixmap.
  /// - Returns: The pixels of both; a length is 0 where they do not overlap, never negative.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A screen's pixel grid, which performs all conversion from points to pixels.
///
/// Each edge is rounded independently to the nearest pixel in window coordinates, so that views that touch in points
/// touch in pixels. A size is the difference of its rounded edges and can therefore vary by one pixel. Interface
/// Builder records frames with the same rounding: to multiples of 1/2 at 2×, and of 1/3 at 3×.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// Returns the nearest grid line, in points; ties round away from zero, and so do coordinates up to 1/1000 pixel short of a
  /// tie, which sums of fractions of a point miss by their last bits.
  ///
  /// - Parameter coordinate: A coordinate in the window, in points.
  @inlinable public func round(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    return (pixels + (pixels < 0 ? -0.001 : 0.001)).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Returns the first grid line at or beyond a length, in points; lengths within 1/1000 pixel of a line stay on it.
  ///
  /// - Parameter length: A length in points, such as the width of a text.
  @inlinable public func roundUp(_ length: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// Returns a rectangle in window coordinates with each edge moved to the nearest grid line, in points.
  ///
  /// - Parameter rect: A rectangle in window coordinates, in points.
  /// - Returns: The rectangle between the rounded edges; its size can be up to a pixel larger or smaller.
  @inlinable public func round(_ rect: Rect) -> Rect {
    let minX = round(rect.minX)
    let minY = round(rect.minY)
    return Rect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
  }

  /// Returns a rectangle whose numbers are differences of grid lines without the last bits by which such a difference can be
  /// off the grid, in points.
  package func snapped(_ rect: Rect) -> Rect {
    Rect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
  }

  /// Returns a rectangle in window coordinates as whole pixels.
  ///
  /// Edges beyond 2³⁰ pixels are clamped, and NaN counts as 0, because a file can contain any number. `rect`: a
  /// rectangle in window coordinates, in points.
  package func pixels(_ rect: Rect) -> PixelRect {
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
