import Geometry

extension Canvas {
  /// Fills the inside of `path`; open subpaths are closed. `color`: the color; a clear one draws nothing. `rule`: which
  /// parts of the plane are inside where subpaths overlap.
  package func fill(_ path: Path, color: PixelColor, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    fill(Outline(path, transform), color: color, rule: rule)
  }

  /// Fills a rectangle, with the same result as filling its path; partly covered pixels are anti-aliased exactly.
  /// `color`: the color; a clear one draws nothing.
  package func fill(_ rect: Rect, color: PixelColor) {
    guard color.alpha > 0 else { return }
    fill(Outline(rect, transform), color: color)
  }

  /// Fills a rectangle with a color whose alpha changes from the top down, in steps as high as a pixel. `color`: the color.
  /// `shares`: the shares of its alpha, 0 … 1, at equal distances; linear between them.
  package func fill(_ rect: Rect, color: PixelColor, shares: [Double]) {
    guard let last = shares.last, rect.height > 0, rect.height.isFinite else { return }
    let pixels = rect.height * (transform.d.magnitude + transform.b.magnitude)
    let rows = Int(min(max(pixels.rounded(), 1), 65_536))
    let step = rect.height / Double(rows)
    for row in 0..<rows {
      let place = (Double(row) + 0.5) / Double(rows) * Double(shares.count - 1)
      let index = Int(place)
      let next = index + 1 < shares.count ? shares[index + 1] : last
      let share = shares[index] + (next - shares[index]) * (place - Double(index))
      var part = color
      part.alpha = UInt8((Double(color.alpha) * min(max(share, 0), 1)).rounded())
      let top = rect.minY + Double(row) * step
      fill(Rect(x: rect.minX, y: top, width: rect.width, height: step), color: part)
    }
  }
}
