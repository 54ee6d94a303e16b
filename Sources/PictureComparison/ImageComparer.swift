import Geometry
import Glibc
import Raster

/// Compares pictures in steps, each only where the previous one found a difference: whole rows, blocks of a row,
/// pixels, and colors and antialiasing only if a tolerance requires them.
///
/// Measured on 1170 × 2532 pixels (`Benchmarks/compare`, two busy cores): equal pictures take 1.0 × the time of
/// one `memcmp`, 1 ms; a changed button 1.1 ms; everything changed 3 ms, with a color delta 16 ms, without
/// antialiasing 48 ms.
///
/// Premultiplied values are compared: transparent pixels are equal, whatever color a file stores for them.
package struct ImageComparer: Sendable {
  package var tolerance: Tolerance
  /// Whether to compute `ImageComparison.suggestion`, which requires measuring the distance of every differing color.
  package var suggestsTolerance: Bool
  /// The number of equal pixels that may separate those of one region, in both directions.
  package let regionGap = RegionFinder.standardGap

  package init(_ tolerance: Tolerance = .exact, suggestsTolerance: Bool = false) {
    self.tolerance = tolerance
    self.suggestsTolerance = suggestsTolerance
  }

  /// Returns whether two pictures are bit-identical: `memcmp` of each row. `right`: the other one; a different size is
  /// never equal.
  package static func areEqual(_ left: Pixmap, _ right: Pixmap) -> Bool {
    left.width == right.width && left.height == right.height && firstChange(left, right) == nil
  }

  /// Compares an actual picture with the expected one. `actual`: the picture to check; if its size differs, the common
  /// area at the top left corner is compared. The result: verdict, counts and regions, in pixels.
  package func compare(expected: Pixmap, actual: Pixmap) -> ImageComparison {
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

  /// The first row in which the common pixels of the pictures differ.
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
