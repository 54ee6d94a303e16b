import Geometry
import Glibc
import Views

/// Interpolation between two values.
struct Interpolation {
  private let progress: Double

  init(_ progress: Double) { self.progress = progress }

  func callAsFunction(_ from: Double, _ to: Double) -> Double {
    from == to ? from : from + (to - from) * progress
  }

  func callAsFunction(_ from: Point, _ to: Point) -> Point {
    Point(x: self(from.x, to.x), y: self(from.y, to.y))
  }

  func callAsFunction(_ from: Size, _ to: Size) -> Size {
    Size(width: self(from.width, to.width), height: self(from.height, to.height))
  }

  /// Interpolates each component with straight alpha; a missing color is transparent.
  func callAsFunction(_ from: RGBA?, _ to: RGBA?) -> RGBA? {
    guard from != to, var first = from ?? to, var last = to ?? from else { return from }
    // A transparent color has no visible components.
    if from == nil || first.alpha == 0 {
      first = last
      first.alpha = 0
    }
    if to == nil || last.alpha == 0 {
      last = first
      last.alpha = 0
    }
    return RGBA(
      red: self(first.red, last.red), green: self(first.green, last.green),
      blue: self(first.blue, last.blue), alpha: self(first.alpha, last.alpha))
  }

  /// Interpolates each component; rotations take the shorter direction.
  func callAsFunction(_ from: LayerTransform, _ to: LayerTransform) -> LayerTransform {
    guard from != to else { return from }
    var result = LayerTransform()
    result.scaleX = self(from.scaleX, to.scaleX)
    result.scaleY = self(from.scaleY, to.scaleY)
    result.translation = self(from.translation, to.translation)
    result.rotation = from.rotation + remainder(to.rotation - from.rotation, 2 * .pi) * progress
    return result
  }

  func callAsFunction(_ from: LayerShadow, _ to: LayerShadow) -> LayerShadow {
    guard from != to else { return from }
    var result = to
    result.opacity = min(max(self(from.opacity, to.opacity), 0), 1)
    result.radius = max(0, self(from.radius, to.radius))
    result.offset = self(from.offset, to.offset)
    return result
  }
}
