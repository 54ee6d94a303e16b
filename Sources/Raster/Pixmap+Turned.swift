import Glibc

extension Pixmap {
  /// Draws an opaque picture about the center, rotated clockwise by an angle in radians, with an opacity of `share` /
  /// 256.
  ///
  /// Pixels are interpolated bilinearly, and the edges are anti-aliased. `share`: the opacity, of 256.
  package func draw(_ picture: Pixmap, turned angle: Double, share: UInt32) {
    guard picture.width > 0, picture.height > 0 else { return }
    let (sine, cosine) = (sin(angle), cos(angle))
    let (halfWidth, halfHeight) = (Double(picture.width) / 2, Double(picture.height) / 2)
    for y in 0..<height {
      let dy = Double(y) + 0.5 - Double(height) / 2
      // Most of a square around a turned screen is beside it.
      let across = Pixmap.steps(from: dy * sine + halfWidth, by: cosine, to: Double(picture.width))
      let down = Pixmap.steps(from: dy * cosine + halfHeight, by: -sine, to: Double(picture.height))
      let middle = Double(width) / 2
      let first = min(max(middle + max(across.low, down.low), 0), Double(width))
      let last = min(max(middle + min(across.high, down.high), 0), Double(width))
      guard first < last else { continue }
      for x in Int(first)..<Int(last.rounded(.up)) {
        let dx = Double(x) + 0.5 - Double(width) / 2
        let u = dx * cosine + dy * sine + halfWidth
        let v = dy * cosine - dx * sine + halfHeight
        // The distance of the pixel's center from the nearest edge; half a pixel inside is full coverage.
        let inside = min(min(u, Double(picture.width) - u), min(v, Double(picture.height) - v)) + 0.5
        guard inside > 0 else { continue }
        let word = picture.sample(u - 0.5, v - 0.5)
        let place = y * width + x
        let cover = inside >= 1 ? share : UInt32(inside * Double(share))
        words[place] = cover >= 256 ? word : Pixmap.mixed(words[place], word, cover)
      }
    }
  }

  /// The steps between which a coordinate is within 0 and `length`, with some additional pixels on both sides.
  private static func steps(from start: Double, by slope: Double, to length: Double) -> (
    low: Double, high: Double
  ) {
    let margin = 2.0
    if abs(slope) < 1e-9 {
      let isWithin = start > -margin && start < length + margin
      return isWithin ? (-.infinity, .infinity) : (0, 0)
    }
    let (a, b) = ((-margin - start) / slope, (length + margin - start) / slope)
    return (min(a, b) - margin, max(a, b) + margin)
  }

  @inline(__always) private func sample(_ u: Double, _ v: Double) -> UInt32 {
    let u = min(max(u, 0), Double(width - 1))
    let v = min(max(v, 0), Double(height - 1))
    // Truncation: neither is negative, and rounding down calls the C library, which would take a third of the time.
    let (x0, y0) = (Int(u), Int(v))
    let (x1, y1) = (min(width - 1, x0 + 1), min(height - 1, y0 + 1))
    let (upper, lower) = (words + y0 * width, words + y1 * width)
    let (a, b, c, d) = (upper[x0], upper[x1], lower[x0], lower[x1])
    // Most pixels of an interface are equal to their neighbors.
    if a == b && c == d && a == c { return a }
    let (across, down) = (UInt32((u - Double(x0)) * 256), UInt32((v - Double(y0)) * 256))
    return Pixmap.mixed(Pixmap.mixed(a, b, across), Pixmap.mixed(c, d, across), down)
  }

  /// Returns a mix of two pixels, with a weight of `share` / 256 for the second.
  @inline(__always) static func mixed(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let even = (a & 0x00FF_00FF) &* (256 &- share) &+ (b & 0x00FF_00FF) &* share
    let odd = (a >> 8 & 0x00FF_00FF) &* (256 &- share) &+ (b >> 8 & 0x00FF_00FF) &* share
    return (even >> 8 & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
