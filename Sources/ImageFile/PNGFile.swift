/// PNG: pixmaps to bytes and back.
package enum PNGFile {
  /// Larger sides are neither read nor written: a few bytes could claim any amount of memory.
  package static let largestSide = 16_384

  /// Files with more pixels are not read: 67 million take 268 MB.
  package static let largestArea = 1 << 26

  /// Whether a picture with this claimed size is read at all.
  static func mayBeRead(width: Int, height: Int) -> Bool {
    width <= largestSide && height <= largestSide && width * height <= largestArea
  }
}
