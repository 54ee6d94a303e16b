import Geometry

extension PixelRect {
  /// A rectangle of pixels, as short as tests of many rectangles want it.
  public static func at(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}
