/// PNG: pixmaps to bytes and back.
public enum PNGFile {
  /// Pictures with more pixels on a side are neither read nor written: a few bytes could claim any amount
  /// of memory.
  public static let largestSide = 16_384
}
