import Geometry

/// One of several layers that make up a shape: an area that is added or removed.
public struct CoverageLayer: Hashable, Sendable {
  /// The area, by the rule `.nonZero`, in user units.
  public var path: Path
  /// Whether the area is removed from the preceding layers.
  public var cuts: Bool

  package init(_ path: Path, cuts: Bool = false) {
    self.path = path
    self.cuts = cuts
  }
}

extension Canvas {
  /// Fills the shape made up of several layers with a color.
  ///
  /// The coverage of all layers is combined first and then composited once: overlapping areas are not blended twice,
  /// and removed areas are holes that show what is behind them. `layers`: the areas in the order in which they are
  /// added and removed. `color`: the color; a clear one draws nothing.
  package func fill(_ layers: [CoverageLayer], color: PixelColor) {
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

/// Adds coverage to a mask, or removes it, treating the edges of different layers as statistically independent.
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
