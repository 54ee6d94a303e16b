import Geometry
import TestSupport

@testable import Raster

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &self) }

  mutating func color() -> PixelColor {
    PixelColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  mutating func point(_ size: Double) -> Point { Point(x: number(-3...size), y: number(-3...size)) }
}

extension Pixmap {
  /// All premultiplied words, row by row.
  var allWords: [UInt32] { (0..<height).flatMap { y in withRow(y) { Array($0) } } }

  /// The alphas, row by row: the coverage after drawing an opaque color on a transparent picture.
  var alphas: [UInt8] { allWords.map { UInt8($0 >> 24) } }

  /// The sum of all alphas in whole pixels.
  var coveredArea: Double { Double(alphas.reduce(0) { $0 + Int($1) }) / 255 }

  /// The largest difference of any channel.
  func difference(from other: Pixmap) -> Int {
    zip(allWords, other.allWords).map { a, b in
      [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }.max() ?? 0
  }
}

/// A new picture, transparent or of one color, drawn at `scale` pixels per point.
func picture(
  _ width: Int, _ height: Int, scale: Double = 1, background: PixelColor = .clear,
  _ draw: (Canvas) -> Void
) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  pixmap.fill(background)
  draw(Canvas(pixmap, scale: scale))
  return pixmap
}

/// `a · b / 255`, rounded to nearest, the slow way; there are no ties, as 255 is odd.
func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

extension Canvas {
  /// Strokes a path as paint plans do: the outline is computed before the transform.
  func stroke(
    _ path: Path, width: Double, color: PixelColor, cap: LineCap = .butt, join: LineJoin = .miter,
    dash: [Double] = [], phase: Double = 0
  ) {
    guard color.alpha > 0 else { return }
    let area = (transform.a * transform.d - transform.b * transform.c).magnitude
    let scale = area > 0 && area.isFinite ? area.squareRoot() : 1
    let outline = path.stroked(
      StrokeStyle(width: width, cap: cap, join: join, dash: dash, phase: phase),
      tolerance: Path.pixelTolerance / scale)
    fill(outline, color: color)
  }
}
