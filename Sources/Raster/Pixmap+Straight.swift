extension Pixmap {
  /// Whether every pixel has an alpha of 255.
  public var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    for y in 0..<height {
      let row = words + y * width
      for x in 0..<width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Writes row `y` with straight alpha into `bytes`: R, G, B and, if `includesAlpha`, A for each of `width` pixels.
  /// `includesAlpha`: whether to write four bytes per pixel instead of three.
  package func writeStraightRow(_ y: Int, includesAlpha: Bool, into bytes: UnsafeMutableBufferPointer<UInt8>)
  {
    withRow(y) { Self.writeStraight($0, includesAlpha: includesAlpha, into: bytes) }
  }

  /// Writes pixels with straight alpha: R, G, B and, if `includesAlpha`, A for each. `includesAlpha`: whether to write
  /// four bytes per pixel instead of three.
  package static func writeStraight(
    _ pixels: UnsafeBufferPointer<UInt32>, includesAlpha: Bool, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    let size = includesAlpha ? 4 : 3
    precondition(bytes.count >= pixels.count * size, "\(bytes.count) bytes for \(pixels.count) pixels")
    guard let bytes = bytes.baseAddress, let row = pixels.baseAddress else { return }
    for x in 0..<pixels.count {
      var word = row[x]
      if word < 0xFF00_0000, word != 0 { word = straight(word) }
      let place = bytes + x &* size
      place[0] = UInt8(truncatingIfNeeded: word)
      place[1] = UInt8(truncatingIfNeeded: word &>> 8)
      place[2] = UInt8(truncatingIfNeeded: word &>> 16)
      if includesAlpha { place[3] = UInt8(truncatingIfNeeded: word &>> 24) }
    }
  }

  /// Calls `body` with all bytes, row by row without gaps, to be filled with straight R, G, B, A; the colors are
  /// premultiplied afterwards. `body`: receives `width * height * 4` bytes of straight sRGB, which initially hold the
  /// pixmap's words. Throws the closure's errors; the colors are not premultiplied then.
  package func withMutableStraightBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R
  {
    let count = width * height
    let result = try body(UnsafeMutableRawBufferPointer(start: words, count: count * 4))
    Self.premultiply(words, count: count)
    return result
  }

  static func premultiply(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      let word = words[index]
      let alpha = word &>> 24
      if alpha != 255 { words[index] = Blend.scaled(word & 0x00FF_FFFF, by: alpha) | alpha &<< 24 }
    }
  }

  private static func straight(_ word: UInt32) -> UInt32 {
    let color = PixelColor(premultiplied: word)
    return UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24
  }
}
