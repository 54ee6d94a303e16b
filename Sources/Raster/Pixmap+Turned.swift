import Glibc

extension Pixmap {
  /// Draws an opaque picture about the center, rotated clockwise by an angle in radians, with an opacity of `share` /
  /// 256.
  ///
  /// Pixels are interpolated bilinearly, and the edges are anti-aliased.
  ///
  /// - Parameters:
  ///   - picture: The opaque picture.
  ///   - angle: The clockwise angle, in radians.
  ///   - share: The opacity, of 256.
  public func draw(_ picture: Pixmap, turned angle: Double, share: UInt32) {
    let (sine, cosine) = (sin(angle), cos(angle))
    let (halfWidth, halfHeight) = (Double(picture.width) / 2, Double(picture.height) / 2)
    for y in 0..<height {
      let dy = Double(y) + 0.5 - Double(height) / 2
      for x in 0..<width {
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

  private func sample(_ u: Double, _ v: Double) -> UInt32 {
    let u = min(max(u, 0), Double(width - 1))
    let v = min(max(v, 0), Double(height - 1))
    // Truncation: neither is negative, and rounding down is a call of the C library, a third of the time.
    let (x0, y0) = (Int(u), Int(v))
    let (x1, y1) = (min(width - 1, x0 + 1), min(height - 1, y0 + 1))
    let (across, down) = (UInt32((u - Double(x0)) * 256), UInt32((v - Double(y0)) * 256))
    return Pixmap.mixed(
      Pixmap.mixed(words[y0 * width + x0], words[y0 * width + x1], across),
      Pixmap.mixed(words[y1 * width + x0], words[y1 * width + x1], across), down)
  }

  /// Returns a mix of two pixels, with a weight of `share` / 256 for the second.
  @inline(__always) static func mixed(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let even = (a & 0x00FF_00FF) &* (256 &- share) &+ (b & 0x00FF_00FF) &* share
    let odd = (a >> 8 & 0x00FF_00FF) &* (256 &- share) &+ (b >> 8 & 0x00FF_00FF) &* share
    return (even >> 8 & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
