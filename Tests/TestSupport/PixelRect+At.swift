import Geometry

extension PixelRect {
  /// A rectangle of pixels, abbreviated for tests with many rectangles.
  package static func at(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}
