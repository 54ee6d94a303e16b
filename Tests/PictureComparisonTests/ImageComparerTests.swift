import Geometry
import Raster
import TestSupport
import Testing

@testable import PictureComparison

/// The steps from rows to pixels, and the verdict.
@Suite struct ImageComparerTests {
  private func compare(_ expected: Pixmap, _ actual: Pixmap, _ tolerance: Tolerance = .exact)
    -> ImageComparison
  {
    ImageComparer(tolerance).compare(expected: expected, actual: actual)
  }

  @Test func equalPictures() {
    let ground = picture(70, 9) { x, y in UInt32(x * y) }
    for other in [ground, changed(ground, [])] {
      let comparison = compare(ground, other)
      #expect(comparison.verdict == .equal && comparison.isAccepted)
      #expect(comparison.regions.isEmpty && comparison.mask == nil && comparison.counts == .init())
      #expect(comparison.ratio == 0 && comparison.largestChannelDifference == 0)
      #expect(ImageComparer.areEqual(ground, other))
    }
    let none = Pixmap(width: 0, height: 5)
    #expect(compare(none, Pixmap(width: 0, height: 5)).verdict == .equal)
  }

  @Test(arguments: [1, 2, 7, 8, 9, 63, 64, 65, 130]) func singlePixelsAreFoundAnywhere(width: Int) {
    let ground = picture(width, 3) { x, y in gray(UInt32((x + y) & 127)) }
    for y in 0..<3 {
      for x in 0..<width {
        // The lowest bit of a channel is enough.
        let other = changed(ground, [(x, y, ground.withRow(y) { $0[x] } ^ 1)])
        let comparison = compare(ground, other)
        #expect(comparison.verdict == .different && !comparison.isAccepted)
        #expect(comparison.counts.changed == 1 && comparison.counts.differing == 1)
        #expect(comparison.regions.map(\.box) == [.at(x, y, 1, 1)])
        #expect(comparison.largestChannelDifference == 1)
        #expect(!ImageComparer.areEqual(ground, other))
      }
    }
  }

  @Test func alphaCounts() {
    let ground = picture(4, 4) { _, _ in 0 }
    let comparison = compare(ground, changed(ground, [(2, 3, 0x4000_0000)]))
    #expect(comparison.verdict == .different && comparison.largestChannelDifference == 64)
  }

  @Test func theMaskHasEachPixel() throws {
    let ground = picture(20, 4) { _, _ in gray(100) }
    let places = [(3, 1), (4, 1), (19, 1), (0, 3)]
    let mask = try #require(compare(ground, changed(ground, places.map { ($0.0, $0.1, gray(0)) })).mask)
    for y in 0..<4 {
      mask.withRow(y) { row in
        for x in 0..<20 { #expect((row[x] == DifferenceMask.differing) == places.contains { $0 == (x, y) }) }
      }
    }
  }

  @Test func sizeDifferencesAreSeparate() {
    let ground = picture(30, 20) { _, _ in gray(9) }
    let loose = Tolerance(maxDiffPixels: 10_000, maxDiffRatio: 1, colorDelta: 10, maxWindowDensity: 1)
    for (width, height) in [(31, 20), (30, 19), (20, 30), (0, 0)] {
      let other = picture(width, height) { _, _ in gray(9) }
      for tolerance in [.exact, loose] {
        let comparison = compare(ground, other, tolerance)
        #expect(comparison.verdict == .sizesDiffer && !comparison.isAccepted)
        #expect(comparison.expectedBounds == .at(0, 0, 30, 20))
        #expect(comparison.actualBounds == .at(0, 0, width, height))
        #expect(comparison.counts.changed == 0)
      }
      #expect(!ImageComparer.areEqual(ground, other))
    }
    // The common area is compared nevertheless.
    let other = changed(picture(31, 21) { _, _ in gray(9) }, [(5, 6, gray(0)), (30, 20, gray(0))])
    let comparison = ImageComparer(loose, suggestsTolerance: true).compare(expected: ground, actual: other)
    #expect(comparison.verdict == .sizesDiffer && comparison.suggestion == nil)
    #expect(comparison.counts.changed == 1)
    #expect(comparison.commonBounds == .at(0, 0, 30, 20))
  }

  @Test func noise() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let (width, height) = (
        Int.random(in: 1...150, using: &generator), Int.random(in: 1...12, using: &generator)
      )
      let ground = picture(width, height) { _, _ in UInt32.random(in: 0...3, using: &generator) }
      let other = picture(width, height) { _, _ in UInt32.random(in: 0...3, using: &generator) }
      let count = zip(ground.allWords, other.allWords).count { $0 != $1 }
      let comparison = compare(ground, other)
      #expect(comparison.counts.changed == count)
      #expect(comparison.regions.reduce(0) { $0 + $1.pixelCount } == count)
      #expect(compare(other, ground).regions == comparison.regions)
    }
  }
}
