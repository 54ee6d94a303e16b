import Geometry

/// The outline of a shadow in pixels, and its blur.
public struct ShadowOutline {
  let edges: EdgeList
  let blurring: BoxBlur

  /// Creates the outline of a shape's shadow; nil if nothing is blurred. `path`: the shape, in user units. `offset`:
  /// the offset of the shadow, in user units. `blur`: the blur distance, in user units, as for `Canvas.fillShadow`.
  /// `transform`: the map from user units to pixels.
  package init?(of path: Path, offset: Point, blur: Double, _ transform: AffineTransform) {
    let area = (transform.a * transform.d - transform.b * transform.c).magnitude
    blurring = BoxBlur(sigma: blur / 2 * area.squareRoot())
    guard blurring.reach > 0 else { return nil }
    edges = EdgeList(path, AffineTransform.translation(x: offset.x, y: offset.y).then(transform))
    guard !edges.edges.isEmpty else { return nil }
  }

  /// The pixels that the shadow can change.
  public var reach: PixelRect { edges.bounds.expanded(by: blurring.reach) }

  /// The common key of shadows that differ only in position by whole pixels.
  public struct Shape: Hashable {
    private let edges: [SIMD4<Int>]
    private let windings: [Int8]
    private let reach: Int

    fileprivate init(_ outline: ShadowOutline) {
      // Edges end on the grid of 1/256 pixel.
      let bounds = outline.edges.bounds
      func place(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        (Int(x * 256) - bounds.x * 256, Int(y * 256) - bounds.y * 256)
      }
      edges = outline.edges.edges.map { edge in
        let (upper, lower) = (place(edge.x0, edge.y0), place(edge.x1, edge.y1))
        return SIMD4(upper.x, upper.y, lower.x, lower.y)
      }
      windings = outline.edges.edges.map { Int8($0.winding) }
      reach = outline.blurring.boxes.reduce(0) { $0 * 4096 + $1.size }
    }
  }

  /// The shape without its position.
  public var shape: Shape { Shape(self) }

  /// The position of the shape, in pixels.
  public var origin: (x: Int, y: Int) { (edges.bounds.x, edges.bounds.y) }

  /// Returns the blurred coverage within some pixels. `part`: the pixels for which the mask is needed; those out of the
  /// blur's reach are left out.
  package func mask(in part: PixelRect) -> ShadowMask {
    ShadowMask(self, in: part.intersection(reach), CoverageAccumulator())
  }
}

/// The coverage of a blurred shadow: made once, and painted in any number of positions and bands.
public final class ShadowMask: Sendable {
  /// The pixels that have a coverage, at the original position of the outline.
  public let bounds: PixelRect
  let coverage: [UInt8]

  init(_ outline: ShadowOutline, in target: PixelRect, _ accumulator: CoverageAccumulator) {
    bounds = target
    guard !target.isEmpty else {
      coverage = []
      return
    }
    // Only the parts within reach of a painted pixel matter, regardless of the size of the path.
    let reach = outline.blurring.reach
    let field = target.expanded(by: reach).intersection(outline.reach)
    var painter = FieldPainter(bounds: field)
    accumulator.paint(outline.edges, in: field, rule: .nonZero, &painter)
    let blurred = outline.blurring.blurred(
      painter.field, x: target.x - field.x..<target.maxX - field.x,
      y: target.y - field.y..<target.maxY - field.y)
    coverage = blurred.values.map { UInt8(truncatingIfNeeded: ($0 &+ 128) &>> 8) }
  }
}

extension Canvas {
  /// Paints a shadow `x` and `y` pixels from where its mask was made; the transform is ignored. `color`: the color of
  /// the shadow, whose alpha is its opacity.
  package func fill(_ mask: ShadowMask, movedBy x: Int, _ y: Int, color: PixelColor) {
    let bounds = mask.bounds
    let place = PixelRect(x: bounds.x + x, y: bounds.y + y, width: bounds.width, height: bounds.height)
    mask.coverage.withUnsafeBufferPointer { coverage in
      if let coverage = coverage.baseAddress { paint(coverage, in: place, color: color) }
    }
  }
}

/// Paints coverage into a field.
private struct FieldPainter: SpanPainter {
  let bounds: PixelRect
  var field: CoverageField

  init(bounds: PixelRect) {
    self.bounds = bounds
    field = CoverageField(width: bounds.width, height: bounds.height)
  }

  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    let start = (y - bounds.y) * bounds.width + x - bounds.x
    let value = UInt16(coverage) << 8
    for index in start..<(start + count) { field.values[index] = value }
  }
}

extension PixelRect {
  /// Returns the rectangle with every edge moved outwards by `distance` pixels.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
