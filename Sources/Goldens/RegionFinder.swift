import Geometry

/// Gathers the differing pixels of a picture, row by row from the top, into regions.
///
/// Two pixels are of one region where at most `gap` columns and at most `gap` rows lie between them, directly or by
/// way of others; with a gap of 0 these are the neighbours in eight directions. Pixels that follow each other in
/// a row, with gaps no larger, are one run; a run joins the runs of the last `gap + 1` rows that it comes near. That
/// is exact: whatever comes near a gap within a run comes near one of its ends.
struct RegionFinder {
  /// Pixels that may lie between: the parts of a letter are one region, two lines of text are two.
  static let standardGap = 4

  private struct Run {
    var start: Int
    var end: Int
    var label: Int
  }

  private let gap: Int
  /// All pixels that were added.
  private(set) var pixelCount = 0
  /// What is known of each label; what is joined is added up in the end.
  private var regions: [DifferenceRegion] = []
  /// The label that a label was joined to, an earlier one, or itself.
  private var parents: [Int] = []
  /// The runs of the last `gap + 1` rows; row y is at y modulo their number.
  private var recent: [[Run]]

  init(gap: Int = RegionFinder.standardGap) {
    self.gap = gap
    recent = Array(repeating: [], count: gap + 1)
  }

  /// Passes a row in which nothing differs. Rows are added or passed one after another.
  mutating func pass(_ y: Int) { recent[y % recent.count].removeAll(keepingCapacity: true) }

  /// Adds row `y`: what each of `count` pixels is, and the pixels of both pictures.
  mutating func add(
    _ y: Int, _ mask: UnsafePointer<UInt8>, _ expected: UnsafePointer<UInt32>,
    _ actual: UnsafePointer<UInt32>, count: Int
  ) {
    var runs: [Run] = []
    var x = 0
    while true {
      let start = DifferenceMask.firstDiffering(in: mask, from: x, count: count)
      guard start < count else { break }
      let end = DifferenceMask.endOfDiffering(in: mask, from: start, count: count)
      if let last = runs.last, start - last.end <= gap {
        runs[runs.count - 1].end = end
      } else {
        begin(at: start, y)
        runs.append(Run(start: start, end: end, label: regions.count - 1))
      }
      let difference = ChannelDifference.largest(expected + start, actual + start, count: end - start)
      extend(runs[runs.count - 1].label, to: end, by: end - start, difference)
      x = end
    }
    for above in recent { join(runs, above) }
    recent[y % recent.count] = runs
  }

  /// The regions so far, from top to bottom, those that begin in one row from left to right.
  var found: [DifferenceRegion] {
    var sums = regions
    var roots: [Int] = []
    for label in regions.indices {
      let root = root(of: label)
      if root == label { roots.append(label) } else { sums[root].add(regions[label]) }
    }
    // Sorting is stable here: labels rise with the first pixel in reading order.
    return roots.sorted { left, right in
      let (a, b) = (sums[left].box, sums[right].box)
      return (a.y, a.x, left) < (b.y, b.x, right)
    }.map { sums[$0] }
  }

  private mutating func begin(at x: Int, _ y: Int) {
    parents.append(regions.count)
    let box = PixelRect(x: x, y: y, width: 0, height: 1)
    regions.append(DifferenceRegion(box: box, pixelCount: 0, largestChannelDifference: 0))
  }

  private mutating func extend(_ label: Int, to end: Int, by count: Int, _ difference: UInt8) {
    regions[label].box.width = end - regions[label].box.x
    regions[label].pixelCount += count
    pixelCount += count
    regions[label].largestChannelDifference = max(regions[label].largestChannelDifference, difference)
  }

  /// Joins runs of two rows that are near enough; both lists go from left to right.
  private mutating func join(_ runs: [Run], _ above: [Run]) {
    var (i, j) = (0, 0)
    while i < runs.count, j < above.count {
      if above[j].end + gap < runs[i].start {
        j += 1
      } else if runs[i].end + gap < above[j].start {
        i += 1
      } else {
        unite(runs[i].label, above[j].label)
        if runs[i].end < above[j].end { i += 1 } else { j += 1 }
      }
    }
  }

  private mutating func unite(_ left: Int, _ right: Int) {
    let (a, b) = (root(of: left), root(of: right))
    guard a != b else { return }
    parents[max(a, b)] = min(a, b)
    // Shorter ways for the next time.
    parents[left] = min(a, b)
    parents[right] = min(a, b)
  }

  private func root(of label: Int) -> Int {
    var label = label
    while parents[label] != label { label = parents[label] }
    return label
  }
}

extension DifferenceRegion {
  fileprivate mutating func add(_ other: DifferenceRegion) {
    let (left, top) = (min(box.x, other.box.x), min(box.y, other.box.y))
    box = PixelRect(
      x: left, y: top, width: max(box.maxX, other.box.maxX) - left,
      height: max(box.maxY, other.box.maxY) - top)
    pixelCount += other.pixelCount
    largestChannelDifference = max(largestChannelDifference, other.largestChannelDifference)
  }
}
