import Geometry

/// A step towards one shape that is made of several: what it adds to it, or takes away from it.
public struct CoverageLayer: Hashable, Sendable {
  /// The area, by the rule `.nonZero`, in the units of the user.
  public var path: Path
  /// Whether the area is taken away from what the layers before it have made.
  public var cuts: Bool

  /// A layer.
  public init(_ path: Path, cuts: Bool = false) {
    self.path = path
    self.cuts = cuts
  }
}

extension Canvas {
  /// Fills what is left of several layers, one after the other, with one colour.
  ///
  /// The coverage of all layers is made first and blended once: what overlaps is not blended twice, and what was
  /// cut away is a hole that shows whatever is behind it.
  public func fill(_ layers: [CoverageLayer], color: PixelColor) {
    guard color.alpha > 0 else { return }
    let shapes = layers.map { (edges: EdgeList($0.path, transform), cuts: $0.cuts) }
    var place: PixelRect?
    for shape in shapes where !shape.cuts && !shape.edges.edges.isEmpty {
      place = place.map { $0.union(shape.edges.bounds) } ?? shape.edges.bounds
    }
    guard let area = place?.intersection(clip.bounds), !area.isEmpty else { return }
    var painter = LayerPainter(bounds: area)
    for shape in shapes {
      painter.cuts = shape.cuts
      accumulator.paint(shape.edges, in: area, rule: .nonZero, &painter)
    }
    painter.coverage.withUnsafeBufferPointer { coverage in
      if let coverage = coverage.baseAddress { paint(coverage, in: area, color: color) }
    }
  }
}

/// Joins coverage to what there is, or takes it away, as if the edges of two layers were independent of each other.
private struct LayerPainter: SpanPainter {
  let bounds: PixelRect
  var coverage: [UInt8]
  var cuts = false

  init(bounds: PixelRect) {
    self.bounds = bounds
    coverage = Array(repeating: 0, count: bounds.width * bounds.height)
  }

  mutating func paint(y: Int, x: Int, count: Int, coverage value: UInt8) {
    let start = (y - bounds.y) * bounds.width + x - bounds.x
    let rest = UInt32(255 - value)
    for index in start..<(start + count) {
      let old = UInt32(coverage[index])
      let new = cuts ? Blend.product(old, rest) : 255 - Blend.product(255 - old, rest)
      coverage[index] = UInt8(truncatingIfNeeded: new)
    }
  }
}

extension PixelRect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
