import Geometry
import Raster
import TestSupport
import Testing

@testable import PictureComparison

/// Regions: nearby pixels belong together.
@Suite struct RegionTests {
  private func regions(_ rows: [String], gap: Int) -> [DifferenceRegion] {
    let actual = picture(rows)
    let expected = picture(actual.width, actual.height) { _, _ in gray(0) }
    return find(expected, actual, gap: gap)
  }

  private func find(_ expected: Pixmap, _ actual: Pixmap, gap: Int) -> [DifferenceRegion] {
    var finder = RegionFinder(gap: gap)
    var mask = DifferenceMask(width: expected.width, height: expected.height)
    for y in 0..<expected.height {
      expected.withRow(y) { old in
        actual.withRow(y) { new in
          mask.withMutableRow(y) { row in
            let isChanged = DifferenceMask.markChanges(
              old.baseAddress!, new.baseAddress!, count: old.count, in: row)
            guard isChanged else { return finder.pass(y) }
            finder.add(y, row, old.baseAddress!, new.baseAddress!, count: old.count)
          }
        }
      }
    }
    return finder.found
  }

  /// Pixel by pixel, from each to all nearby ones.
  private func flooded(_ expected: Pixmap, _ actual: Pixmap, gap: Int) -> [DifferenceRegion] {
    var waiting: Set<Int> = []
    let (width, height) = (expected.width, expected.height)
    let (old, new) = (expected.allWords, actual.allWords)
    for place in old.indices where old[place] != new[place] { waiting.insert(place) }
    var result: [(first: Int, region: DifferenceRegion)] = []
    for start in waiting.sorted() where waiting.contains(start) {
      waiting.remove(start)
      var edge = [start]
      var all: [Int] = []
      while let place = edge.popLast() {
        all.append(place)
        let (x, y) = (place % width, place / width)
        for row in max(0, y - gap - 1)...min(height - 1, y + gap + 1) {
          for column in max(0, x - gap - 1)...min(width - 1, x + gap + 1)
          where waiting.remove(row * width + column) != nil {
            edge.append(row * width + column)
          }
        }
      }
      let (xs, ys) = (all.map { $0 % width }, all.map { $0 / width })
      let box = PixelRect.at(
        xs.min()!, ys.min()!, xs.max()! - xs.min()! + 1, ys.max()! - ys.min()! + 1)
      let largest = all.map { place in
        [0, 8, 16, 24].map { abs(Int(old[place] >> $0 & 255) - Int(new[place] >> $0 & 255)) }.max()!
      }.max()!
      result.append(
        (start, DifferenceRegion(box: box, pixelCount: all.count, largestChannelDifference: UInt8(largest))))
    }
    return result.sorted {
      ($0.region.box.y, $0.region.box.x, $0.first) < ($1.region.box.y, $1.region.box.x, $1.first)
    }
    .map(\.region)
  }

  @Test func neighborsInEightDirections() {
    let found = regions(
      [
        "1    4  ",
        " 2  4   ",
        "  3     ",
        "       9",
      ], gap: 0)
    #expect(found.map(\.box) == [.at(0, 0, 3, 3), .at(4, 0, 2, 2), .at(7, 3, 1, 1)])
    #expect(found.map(\.pixelCount) == [3, 2, 1])
    #expect(found.map(\.largestChannelDifference) == [75, 100, 225])
  }

  @Test func gapsAreBridged() {
    let rows = [
      "1    2     3",
      "            ",
      "            ",
      "            ",
      "            ",
      "1           ",
      "            ",
      "            ",
      "            ",
      "            ",
      "            ",
      "1           ",
    ]
    // A gap of four pixels is near, five is not, in both directions.
    #expect(regions(rows, gap: 4).map(\.box) == [.at(0, 0, 6, 6), .at(11, 0, 1, 1), .at(0, 11, 1, 1)])
    #expect(regions(rows, gap: 5).map(\.box) == [.at(0, 0, 12, 12)])
    #expect(regions(rows, gap: 3).count == 5)
  }

  @Test func eightPixelsAreNearForAComparer() {
    let expected = picture(40, 40) { _, _ in gray(0) }
    let actual = changed(expected, [(2, 2, gray(1)), (11, 11, gray(2)), (21, 11, gray(3)), (2, 21, gray(4))])
    let comparer = ImageComparer()
    #expect(comparer.regionGap == 8)
    let regions = comparer.compare(expected: expected, actual: actual).regions
    #expect(regions.map(\.box) == [.at(2, 2, 10, 10), .at(21, 11, 1, 1), .at(2, 21, 1, 1)])
    #expect(regions.map(\.pixelCount) == [2, 1, 1])
  }

  @Test func branchesJoinedBelowAreOne() {
    let found = regions(
      [
        "1   1   1",
        "1   1   1",
        "1 1 1   1",
        "111111111",
      ], gap: 0)
    #expect(found.map(\.box) == [.at(0, 0, 9, 4)])
    #expect(found[0].pixelCount == 19)
  }

  @Test func orderIsByTheBox() {
    let found = regions(
      [
        "      1",
        "  1    ",
        "1   1  ",
        " 1 1   ",
      ], gap: 0)
    #expect(found.map(\.box) == [.at(6, 0, 1, 1), .at(2, 1, 1, 1), .at(0, 2, 2, 2), .at(3, 2, 2, 2)])
  }

  @Test(arguments: 0..<60) func likeAFloodFill(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...60, using: &generator), Int.random(in: 1...40, using: &generator)
    )
    let share = Double.random(in: 0.005...0.4, using: &generator)
    let ground = picture(width, height) { _, _ in gray(100) }
    let other = picture(width, height) { _, _ in
      let isChanged = Double.random(in: 0...1, using: &generator) < share
      return isChanged ? gray(UInt32.random(in: 0...255, using: &generator)) : gray(100)
    }
    for gap in 0...5 {
      #expect(find(ground, other, gap: gap) == flooded(ground, other, gap: gap), "gap \(gap)")
    }
  }
}
