import Geometry
import Glibc
import Raster

/// Compares pictures, each step only where the one before leaves a doubt: rows as a whole, blocks of a row, pixels,
/// and colors and antialiasing only where a tolerance asks for them.
///
/// Measured on 1170 × 2532 pixels (`Benchmarks/compare`, two busy cores): equal pictures take 1.0 × the time of
/// one `memcmp`, 1 ms; a changed button 1.1 ms; everything changed 3 ms, with a color delta 16 ms, without
/// antialiasing 48 ms.
///
/// What is compared is premultiplied: clear pixels are the same, whatever color a file keeps under them.
public struct ImageComparer: Sendable {
  /// What may differ.
  public var tolerance: Tolerance
  /// Whether `ImageComparison.suggestion` is wanted, for which every color that differs is measured.
  public var suggestsTolerance: Bool
  /// Pixels that are the same and may lie between those of one region, across and down.
  public let regionGap = RegionFinder.standardGap

  /// A comparer with a tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: What may differ.
  ///   - suggestsTolerance: Whether the tightest limits are wanted that would let pictures pass; they cost a measurement of
  ///     every color that differs.
  public init(_ tolerance: Tolerance = .exact, suggestsTolerance: Bool = false) {
    self.tolerance = tolerance
    self.suggestsTolerance = suggestsTolerance
  }

  /// Returns whether two pictures are the same to the bit: `memcmp` of each row.
  ///
  /// - Parameters:
  ///   - left: A picture in premultiplied RGBA.
  ///   - right: The other one; of another size it is never the same.
  public static func areEqual(_ left: Pixmap, _ right: Pixmap) -> Bool {
    left.width == right.width && left.height == right.height && firstChange(left, right) == nil
  }

  /// Compares what was drawn with what was expected.
  ///
  /// - Parameters:
  ///   - expected: The picture that counts as right.
  ///   - actual: The picture that is held against it; of another size it is compared as far as both reach from the top left
  ///     corner.
  /// - Returns: Verdict, counts and regions, in pixels.
  public func compare(expected: Pixmap, actual: Pixmap) -> ImageComparison {
    let start = Self.firstChange(expected, actual)
    let haveOneSize = expected.width == actual.width && expected.height == actual.height
    guard let start else { return comparison(expected, actual, haveOneSize ? .equal : .sizesDiffer) }
    let work = ComparisonWork(self, expected, actual)
    work.run(from: start)
    let measuresWindow = tolerance.maxWindowDensity != nil || suggestsTolerance
    let window = measuresWindow ? WindowCounter(work.mask).fullest() : nil
    let area = expected.width * expected.height
    let passes = tolerance.allows(differing: work.counts.differing, area: area, window: window)
    let suggestion = SuggestedTolerance(
      maxDiffPixels: work.counts.differing,
      maxDiffRatio: Tolerance.ratio(work.counts.differing, of: area),
      maxWindowDensity: window?.density ?? 0, colorDelta: work.largestDistance)
    return comparison(
      expected, actual, !haveOneSize ? .sizesDiffer : passes ? .withinTolerance : .different, work, window,
      suggestsTolerance && haveOneSize ? suggestion : nil)
  }

  private func comparison(
    _ expected: Pixmap, _ actual: Pixmap, _ verdict: ImageComparison.Verdict, _ work: ComparisonWork? = nil,
    _ window: FullestWindow? = nil, _ suggestion: SuggestedTolerance? = nil
  ) -> ImageComparison {
    ImageComparison(
      verdict: verdict,
      expectedBounds: PixelRect(x: 0, y: 0, width: expected.width, height: expected.height),
      actualBounds: PixelRect(x: 0, y: 0, width: actual.width, height: actual.height),
      counts: work?.counts ?? .init(), regions: work?.regions.found ?? [], window: window,
      suggestion: suggestion, mask: work?.mask)
  }

  /// The first row in which the pictures' common pixels are not the same.
  private static func firstChange(_ left: Pixmap, _ right: Pixmap) -> Int? {
    let bytes = min(left.width, right.width) * 4
    guard left !== right, bytes > 0 else { return nil }
    return (0..<min(left.height, right.height)).first { y in
      left.withRow(y) { left in
        right.withRow(y) { right in memcmp(left.baseAddress!, right.baseAddress!, bytes) != 0 }
      }
    }
  }
}
