/// The limits within which two pictures may differ and still pass.
///
/// By default no pixel may differ: our own pictures are the same on every machine, so that a tolerance only hides
/// changes. **All** given limits must hold. A pixel within `colorDelta`, or one ignored by the antialiasing filter,
/// does not count as differing for any of them.
public struct Tolerance: Hashable, Sendable {
  /// The maximum number of differing pixels.
  public var maxDiffPixels: Int?
  /// The maximum fraction of the picture's pixels that may differ, 0…1.
  public var maxDiffRatio: Double?
  /// The distance of two colors up to which they count as equal: see `PerceptualColor`; 1 is black to white, about 0.02
  /// is barely visible.
  public var colorDelta: Double?
  /// The maximum fraction of differing pixels in any window of 32 × 32 pixels, 0…1.
  ///
  /// A fraction of a large picture would let a changed digit pass; this does not.
  public var maxWindowDensity: Double?
  /// Whether pixels that look like the blend of an edge are ignored. They are still counted and shown.
  public var ignoresAntialiasing: Bool

  /// The side of the window in pixels: about a letter at 3 ×. In a smaller picture the window is smaller.
  public static let windowSide = 32

  /// No pixel may differ.
  public static let exact = Tolerance()

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - maxDiffPixels: The maximum number of differing pixels; nil for no limit.
  ///   - maxDiffRatio: The maximum fraction of the picture's pixels that may differ, 0…1; nil for no limit.
  ///   - colorDelta: The distance in OKLab up to which colors count as equal, 0 or more; nil compares them exactly.
  ///   - maxWindowDensity: The maximum fraction of differing pixels in a window of 32 × 32 pixels, 0…1; nil for no
  ///     limit.
  ///   - ignoresAntialiasing: Whether pixels that look like the blend of an edge are ignored.
  public init(
    maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil, colorDelta: Double? = nil,
    maxWindowDensity: Double? = nil, ignoresAntialiasing: Bool = false
  ) {
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.colorDelta = colorDelta
    self.maxWindowDensity = maxWindowDensity
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// Whether this many differing pixels of `area` pass; `window` is the one with the most, if it was determined.
  func allows(differing: Int, area: Int, window: FullestWindow?) -> Bool {
    if maxDiffPixels == nil, maxDiffRatio == nil, maxWindowDensity == nil { return differing == 0 }
    // Written so that a limit of NaN lets nothing pass.
    let (ratio, density) = (Tolerance.ratio(differing, of: area), window?.density ?? 0)
    return differing <= maxDiffPixels ?? differing && ratio <= maxDiffRatio ?? ratio
      && density <= maxWindowDensity ?? density
  }

  static func ratio(_ count: Int, of area: Int) -> Double { area > 0 ? Double(count) / Double(area) : 0 }
}

/// The tightest limits that would let a comparison pass: each of them alone suffices, and no smaller one.
///
/// Pixels already ignored by the comparison's tolerance, by color or as antialiasing, remain ignored.
package struct SuggestedTolerance: Hashable, Sendable {
  package let maxDiffPixels: Int
  /// A fraction, 0…1.
  package let maxDiffRatio: Double
  /// A fraction, 0…1.
  package let maxWindowDensity: Double
  /// A distance of colors.
  package let colorDelta: Double
}
