import Glibc

/// Arithmetic on pixel words: premultiplied source-over compositing with exact rounding.
///
/// A word holds four channels of 8 bits. They are processed in pairs, with 16 bits each in a 32-bit word, where
/// `t = v + 128; (t + (t >> 8)) >> 8` divides by 255 with exact rounding and never carries into the other half.
enum Blend {
  /// `a · b / 255`, rounded to nearest, for two values of 0…255.
  @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let biased = a &* b &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// Returns `word` with every channel multiplied by `factor` / 255, rounded to nearest.
  @inline(__always) static func scaled(_ word: UInt32, by factor: UInt32) -> UInt32 {
    let low: UInt32 = 0x00FF_00FF
    var even = (word & low) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & low)) &>> 8) & low
    var odd = ((word &>> 8) & low) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & low)) & ~low
    return even | odd
  }

  /// Returns a premultiplied word composited over another; no channel overflows, because none exceeds its alpha.
  @inline(__always) static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
  }

  /// Composites a word over a run of `count` pixels.
  @inline(__always)
  static func over(_ source: UInt32, run: UnsafeMutablePointer<UInt32>, count: Int) {
    if source &>> 24 == 255 {
      fill(run, with: source, count: count)
    } else if count < 8 {
      for index in 0..<count { run[index] = over(source, run[index]) }
    } else {
      translucent(source, run: run, count: count)
    }
  }

  /// Sets a run of pixels to a word. Long runs of white, black or gray are left to the C library, which has wider stores.
  @inline(__always)
  private static func fill(_ run: UnsafeMutablePointer<UInt32>, with word: UInt32, count: Int) {
    if count >= 64, word == (word & 255) &* 0x0101_0101 {
      memset(run, Int32(word & 255), count &* 4)
    } else {
      run.update(repeating: word, count: count)
    }
  }

  /// The loop for long runs, four pixels at a time.
  ///
  /// Uses lanes of 16 bits, because the baseline instruction set can multiply eight of those at a time, but no 32-bit
  /// lanes.
  private static func translucent(_ source: UInt32, run: UnsafeMutablePointer<UInt32>, count: Int) {
    typealias Lanes = SIMD8<UInt16>
    let bytes = UnsafeMutableRawPointer(run)
    let keep = Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- (source &>> 24)))
    let added = unsafeBitCast(SIMD4<UInt32>(repeating: source), to: Lanes.self)
    let low = Lanes(repeating: 0x00FF)
    let half = Lanes(repeating: 128)
    let eight = Lanes(repeating: 8)
    let quads = count &>> 2
    for quad in 0..<quads {
      let pixels = bytes.loadUnaligned(fromByteOffset: quad &* 16, as: Lanes.self)
      var even = (pixels & low) &* keep &+ half
      even = (even &+ (even &>> eight)) &>> eight
      var odd = (pixels &>> eight) &* keep &+ half
      odd = (odd &+ (odd &>> eight)) & ~low
      bytes.storeBytes(of: (even | odd) &+ added, toByteOffset: quad &* 16, as: Lanes.self)
    }
    for index in (quads &<< 2)..<count { run[index] = over(source, run[index]) }
  }

  /// Composites a run of words, each scaled by `coverage` / 255, over a run of pixels.
  static func over(
    _ sources: UnsafePointer<UInt32>, run: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt8
  ) {
    if coverage == 255 {
      for index in 0..<count {
        let source = sources[index]
        if source == 0 { continue }
        run[index] = source &>> 24 == 255 ? source : over(source, run[index])
      }
    } else {
      let factor = UInt32(coverage)
      for index in 0..<count {
        // Most of a group's layer is transparent.
        let source = sources[index]
        if source != 0 { run[index] = over(scaled(source, by: factor), run[index]) }
      }
    }
  }

  /// Composites a word, scaled by a separate coverage for each pixel, over a run of pixels.
  static func over(
    _ source: UInt32, run: UnsafeMutablePointer<UInt32>, count: Int, coverage: UnsafePointer<UInt8>
  ) {
    let isOpaque = source &>> 24 == 255
    let quads = count &>> 2
    for quad in 0..<quads {
      let place = quad &* 4
      let four = UnsafeRawPointer(coverage + place).loadUnaligned(as: UInt32.self)
      // Most of a glyph's box is entirely outside or inside of it.
      if four == 0 { continue }
      if four == ~0, isOpaque {
        (run + place).update(repeating: source, count: 4)
      } else {
        blend(source, four, UnsafeMutableRawPointer(run + place))
      }
    }
    for index in (quads &<< 2)..<count {
      let factor = UInt32(coverage[index])
      if factor == 0 { continue }
      if factor == 255, isOpaque {
        run[index] = source
      } else {
        run[index] = over(scaled(source, by: factor), run[index])
      }
    }
  }

  /// Composites a word, scaled by four coverages of a byte each, over four pixels: the same steps as for a single
  /// pixel, in lanes of 16 bits.
  @inline(__always)
  private static func blend(_ source: UInt32, _ coverage: UInt32, _ pixels: UnsafeMutableRawPointer) {
    typealias Lanes = SIMD8<UInt16>
    let low = Lanes(repeating: 0x00FF)
    let words = unsafeBitCast(SIMD4<UInt32>(repeating: source), to: Lanes.self)
    // Each coverage is duplicated in both lanes of its pixel.
    let bytes = unsafeBitCast(coverage, to: SIMD4<UInt8>.self)
    let factors = SIMD4<UInt32>(truncatingIfNeeded: bytes)
    let factor = unsafeBitCast(factors | factors &<< 16, to: Lanes.self)
    let even = product(words & low, factor)
    let odd = product(words &>> 8, factor)
    let alphas = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    let keep = Lanes(repeating: 255) &- unsafeBitCast(alphas | alphas &<< 16, to: Lanes.self)
    let old = pixels.loadUnaligned(as: Lanes.self)
    let newEven = even &+ product(old & low, keep)
    let newOdd = odd &+ product(old &>> 8, keep)
    pixels.storeBytes(of: newEven | newOdd &<< 8, as: Lanes.self)
  }

  /// `product` for lanes.
  @inline(__always) private static func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let biased = a &* b &+ SIMD8(repeating: 128)
    return (biased &+ (biased &>> 8)) &>> 8
  }
}
