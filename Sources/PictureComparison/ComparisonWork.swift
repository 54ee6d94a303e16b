import Raster

/// The state of one comparison, processed row by row.
final class ComparisonWork {
  private let tolerance: Tolerance
  private let expected: Pixmap
  private let actual: Pixmap
  private(set) var mask: DifferenceMask
  private(set) var counts = ImageComparison.Counts()
  private(set) var regions: RegionFinder
  /// The largest color distance among the pixels that count, if it is measured.
  private(set) var largestDistance = 0.0
  private var distances: ColorDistances?
  private let measuresColor: Bool
  private let filter: AntialiasingFilter?

  /// Creates the state for the common part of two pictures, aligned at their top left corners.
  init(_ comparer: ImageComparer, _ expected: Pixmap, _ actual: Pixmap) {
    (self.expected, self.actual) = (expected, actual)
    tolerance = comparer.tolerance
    mask = DifferenceMask(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    regions = RegionFinder(gap: comparer.regionGap)
    measuresColor = comparer.suggestsTolerance
    if tolerance.colorDelta != nil || measuresColor { distances = ColorDistances() }
    filter = tolerance.ignoresAntialiasing ? AntialiasingFilter(expected, actual) : nil
  }

  /// Compares all rows from one on; those above are known to be equal.
  func run(from firstRow: Int) {
    let width = mask.width
    for y in firstRow..<mask.height {
      expected.withRow(y) { expected in
        actual.withRow(y) { actual in
          mask.withMutableRow(y) { row in
            compare(y, expected.baseAddress!, actual.baseAddress!, row, count: width)
          }
        }
      }
    }
  }

  private func compare(
    _ y: Int, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
    _ row: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    guard DifferenceMask.markChanges(expected, actual, count: count, in: row) else {
      return regions.pass(y)
    }
    if let colorDelta = tolerance.colorDelta {
      counts.withinColorDelta += distances!.forget(row, expected, actual, count: count, within: colorDelta)
    }
    counts.antialiased += filter?.mark(y, in: row) ?? 0
    if measuresColor {
      largestDistance = max(largestDistance, distances!.largest(row, expected, actual, count: count))
    }
    regions.add(y, row, expected, actual, count: count)
    counts.changed = regions.pixelCount + counts.withinColorDelta + counts.antialiased
  }
}
