import Geometry

/// Groups the differing pixels of a picture, row by row from the top, into regions.
///
/// Two pixels belong to one region if at most `gap` columns and at most `gap` rows lie between them, directly or
/// through others; with a gap of 0 these are the neighbors in eight directions. Pixels in a row with gaps up to this
/// are one run; a run joins the runs of the last `gap + 1` rows that are near it. This is exact: whatever is near a gap
/// within a run is near one of its ends.
struct RegionFinder {
  /// The number of pixels that may lie between: at 2 × and 3 × the letters of a word are one region, lines of text are
  /// several.
  static let standardGap = 8

  private struct Run {
    var start: Int
    var end: Int
    var pixelCount: Int
    var largestDifference: UInt8
    /// Its region; −1 before it has one.
    var label: Int
  }

  /// The data of a label, kept small: noise has millions of them.
  fileprivate struct Sum {
    var left, top, right, bottom: Int32
    var pixelCount: Int32
    /// The label that this one was merged into, an earlier one, or itself.
    var parent: Int32
    var largestDifference: UInt8
  }

  private let gap: Int
  private(set) var pixelCount = 0
  /// Merged labels are summed up at the end.
  private var sums: [Sum] = []
  /// The runs of the last `gap + 1` rows; row y is at y modulo their number.
  private var recent: [[Run]]

  init(gap: Int = RegionFinder.standardGap) {
    self.gap = gap
    recent = Array(repeating: [], count: gap + 1)
  }

  /// Skips a row without differences. Rows are added or skipped in order.
  mutating func pass(_ y: Int) { recent[y % recent.count].removeAll(keepingCapacity: true) }

  /// Adds row `y`: the kind of each of `count` pixels, and the pixels of both pictures.
  mutating func add(
    _ y: Int, _ mask: UnsafePointer<UInt8>, _ expected: UnsafePointer<UInt32>,
    _ actual: UnsafePointer<UInt32>, count: Int
  ) {
    var runs = runs(mask, expected, actual, count: count)
    for above in recent { join(&runs, to: above) }
    for index in runs.indices {
      if runs[index].label < 0 { begin(&runs[index], y) }
      extend(by: runs[index], y)
    }
    recent[y % recent.count] = runs
  }

  /// The regions so far, from top to bottom, those that begin in the same row from left to right.
  var found: [DifferenceRegion] {
    var sums = sums
    var roots: [Int] = []
    for label in sums.indices {
      let root = root(of: label)
      if root == label { roots.append(label) } else { sums[root].add(sums[label]) }
    }
    // Labels are ordered by their first pixel in reading order.
    return roots.sorted { (sums[$0].top, sums[$0].left, $0) < (sums[$1].top, sums[$1].left, $1) }
      .map { sums[$0].region }
  }

  private func runs(
    _ mask: UnsafePointer<UInt8>, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
    count: Int
  ) -> [Run] {
    var runs: [Run] = []
    var x = 0
    while true {
      let start = DifferenceMask.firstDiffering(in: mask, from: x, count: count)
      guard start < count else { return runs }
      let end = DifferenceMask.endOfDiffering(in: mask, from: start, count: count)
      let difference = ChannelDifference.largest(expected + start, actual + start, count: end - start)
      if let last = runs.last, start - last.end <= gap {
        runs[runs.count - 1].end = end
        runs[runs.count - 1].pixelCount += end - start
        runs[runs.count - 1].largestDifference = max(last.largestDifference, difference)
      } else {
        runs.append(
          Run(start: start, end: end, pixelCount: end - start, largestDifference: difference, label: -1))
      }
      x = end
    }
  }

  /// Merges runs with near ones of a row above; both lists are ordered from left to right.
  private mutating func join(_ runs: inout [Run], to above: [Run]) {
    var (i, j) = (0, 0)
    while i < runs.count, j < above.count {
      if above[j].end + gap < runs[i].start {
        j += 1
      } else if runs[i].end + gap < above[j].start {
        i += 1
      } else {
        let label = root(of: above[j].label)
        runs[i].label = runs[i].label < 0 ? label : unite(runs[i].label, label)
        if runs[i].end < above[j].end { i += 1 } else { j += 1 }
      }
    }
  }

  private mutating func begin(_ run: inout Run, _ y: Int) {
    run.label = sums.count
    let (x, y, label) = (Int32(run.start), Int32(y), Int32(sums.count))
    sums.append(
      Sum(left: x, top: y, right: x, bottom: y, pixelCount: 0, parent: label, largestDifference: 0))
  }

  private mutating func extend(by run: Run, _ y: Int) {
    pixelCount += run.pixelCount
    sums[run.label].add(
      Sum(
        left: Int32(run.start), top: Int32(y), right: Int32(run.end), bottom: Int32(y + 1),
        pixelCount: Int32(run.pixelCount), parent: 0, largestDifference: run.largestDifference))
  }

  /// Merges two regions; returns the label.
  private mutating func unite(_ left: Int, _ right: Int) -> Int {
    let (a, b) = (root(of: left), root(of: right))
    sums[max(a, b)].parent = Int32(min(a, b))
    // A shortcut for the next lookup.
    sums[left].parent = Int32(min(a, b))
    return min(a, b)
  }

  private func root(of label: Int) -> Int {
    var label = label
    while sums[label].parent != Int32(label) { label = Int(sums[label].parent) }
    return label
  }
}

extension RegionFinder.Sum {
  fileprivate mutating func add(_ other: Self) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    pixelCount += other.pixelCount
    largestDifference = max(largestDifference, other.largestDifference)
  }

  fileprivate var region: DifferenceRegion {
    DifferenceRegion(
      box: PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
      pixelCount: Int(pixelCount), largestChannelDifference: largestDifference)
  }
}
