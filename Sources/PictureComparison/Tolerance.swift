/// How much two pictures may differ and still pass.
///
/// Without anything given no pixel may differ: our own pictures are the same on every machine, so that a tolerance
/// only hides changes. Of the limits that are given **all** must hold. A pixel within `colorDelta`, or one that the
/// filter of antialiasing takes out, does not count as differing for any of them.
public struct Tolerance: Hashable, Sendable {
  /// The most pixels that may differ.
  public var maxDiffPixels: Int?
  /// The largest share of the picture's pixels that may differ, 0…1.
  public var maxDiffRatio: Double?
  /// The distance of two colors up to which they count as equal: see `PerceptualColor`; 1 is black to white, about
  /// 0.02 can just be seen.
  public var colorDelta: Double?
  /// The largest share of differing pixels that a window of 32 × 32 pixels may have, wherever it is laid, 0…1.
  ///
  /// A share of the whole picture lets a changed digit pass where the picture is large; this does not.
  public var maxWindowDensity: Double?
  /// Whether pixels that look like the blend of an edge are passed over. They are counted and shown all the same.
  public var ignoresAntialiasing: Bool

  /// The sides of the window in pixels: about a letter at 3 ×. Where the picture is smaller, the window is too.
  public static let windowSide = 32

  /// No pixel may differ.
  public static let exact = Tolerance()

  /// A tolerance from its limits.
  ///
  /// - Parameters:
  ///   - maxDiffPixels: The most pixels that may differ; nil sets no limit.
  ///   - maxDiffRatio: The largest share of the picture's pixels that may differ, 0…1; nil sets no limit.
  ///   - colorDelta: The distance in OKLab up to which colors count as equal, 0 or more; nil compares them to the bit.
  ///   - maxWindowDensity: The largest share that may differ of a window of 32 × 32 pixels, 0…1; nil sets no limit.
  ///   - ignoresAntialiasing: Whether pixels that look like the blend of an edge are passed over.
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

  /// Whether this many differing pixels of `area` may pass; `window` is the fullest one, where it was measured.
  func allows(differing: Int, area: Int, window: FullestWindow?) -> Bool {
    if maxDiffPixels == nil, maxDiffRatio == nil, maxWindowDensity == nil { return differing == 0 }
    // Put so that a limit that is not a number lets nothing pass.
    let (ratio, density) = (Tolerance.ratio(differing, of: area), window?.density ?? 0)
    return differing <= maxDiffPixels ?? differing && ratio <= maxDiffRatio ?? ratio
      && density <= maxWindowDensity ?? density
  }

  static func ratio(_ count: Int, of area: Int) -> Double { area > 0 ? Double(count) / Double(area) : 0 }
}

/// The tightest limits that would let a comparison pass: each of them alone would, and no smaller one.
///
/// What the comparison's tolerance took out already, by color or as antialiasing, stays out.
public struct SuggestedTolerance: Hashable, Sendable {
  /// In pixels.
  public let maxDiffPixels: Int
  /// A share, 0…1.
  public let maxDiffRatio: Double
  /// A share, 0…1.
  public let maxWindowDensity: Double
  /// A distance of colors.
  public let colorDelta: Double
}
