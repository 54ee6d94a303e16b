import Raster

/// One comparison on its way down the rows.
final class ComparisonWork {
  private let tolerance: Tolerance
  private let expected: Pixmap
  private let actual: Pixmap
  private(set) var mask: DifferenceMask
  private(set) var counts = ImageComparison.Counts()
  private(set) var regions: RegionFinder
  /// The largest distance of colours among the pixels that count, where it is measured.
  private(set) var largestDistance = 0.0
  private var distances: ColorDistances?
  private var filter: AntialiasingFilter?

  /// Work on what two pictures have in common, both laid at their top left corners.
  init(_ comparer: ImageComparer, _ expected: Pixmap, _ actual: Pixmap) {
    (self.expected, self.actual) = (expected, actual)
    tolerance = comparer.tolerance
    mask = DifferenceMask(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    regions = RegionFinder(gap: comparer.regionGap)
    if tolerance.colorDelta != nil || comparer.suggestsTolerance { distances = ColorDistances() }
    if tolerance.ignoresAntialiasing { filter = AntialiasingFilter(expected, actual) }
  }

  /// Compares all rows from one on; those above are known to be the same.
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
      forget(row, expected, actual, count: count, within: colorDelta)
    }
    counts.antialiased += filter?.mark(y, in: row) ?? 0
    if distances != nil { measure(row, expected, actual, count: count) }
    regions.add(y, row, expected, actual, count: count)
    counts.changed = regions.pixelCount + counts.withinColorDelta + counts.antialiased
  }

  /// Takes out pixels whose colours are near enough.
  private func forget(
    _ row: UnsafeMutablePointer<UInt8>, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
    count: Int, within colorDelta: Double
  ) {
    for x in 0..<count where row[x] == DifferenceMask.differing {
      guard distances!.distance(expected[x], actual[x]) <= colorDelta else { continue }
      row[x] = DifferenceMask.withinColorDelta
      counts.withinColorDelta += 1
    }
  }

  /// Keeps the largest distance.
  private func measure(
    _ row: UnsafeMutablePointer<UInt8>, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
    count: Int
  ) {
    for x in 0..<count where row[x] == DifferenceMask.differing {
      largestDistance = max(largestDistance, distances!.distance(expected[x], actual[x]))
    }
  }
}
