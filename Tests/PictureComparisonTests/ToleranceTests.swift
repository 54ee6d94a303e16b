import Geometry
import Raster
import TestSupport
import Testing

@testable import PictureComparison

/// The effects of a tolerance.
@Suite struct ToleranceTests {
  /// 100 × 100 pixels, of which ten in a row differ slightly and five elsewhere strongly.
  private let expected = picture(100, 100) { _, _ in gray(128) }
  private var actual: Pixmap {
    changed(
      expected,
      (0..<10).map { ($0 + 10, 50, gray(130)) } + (0..<5).map { ($0 + 60, 80, gray(0)) })
  }

  private func verdict(_ tolerance: Tolerance) -> ImageComparison.Verdict {
    ImageComparer(tolerance).compare(expected: expected, actual: actual).verdict
  }

  @Test func countsAndFractions() {
    #expect(verdict(.exact) == .different)
    #expect(verdict(Tolerance(maxDiffPixels: 15)) == .withinTolerance)
    #expect(verdict(Tolerance(maxDiffPixels: 14)) == .different)
    #expect(verdict(Tolerance(maxDiffPixels: 0)) == .different)
    #expect(verdict(Tolerance(maxDiffRatio: 0.0015)) == .withinTolerance)
    #expect(verdict(Tolerance(maxDiffRatio: 0.00149)) == .different)
  }

  @Test func allLimitsMustHold() {
    #expect(
      verdict(Tolerance(maxDiffPixels: 15, maxDiffRatio: 0.0015, maxWindowDensity: 0.01)) == .withinTolerance)
    #expect(verdict(Tolerance(maxDiffPixels: 14, maxDiffRatio: 1, maxWindowDensity: 1)) == .different)
    #expect(verdict(Tolerance(maxDiffPixels: 99, maxDiffRatio: 0.001, maxWindowDensity: 1)) == .different)
    #expect(verdict(Tolerance(maxDiffPixels: 99, maxDiffRatio: 1, maxWindowDensity: 0.009)) == .different)
  }

  @Test func nanLimitsLetNothingPass() {
    for limit in [Double.nan, -1, -Double.infinity] {
      #expect(verdict(Tolerance(maxDiffRatio: limit)) == .different)
      #expect(verdict(Tolerance(maxWindowDensity: limit)) == .different)
      #expect(verdict(Tolerance(colorDelta: limit)) == .different)
    }
    #expect(verdict(Tolerance(maxDiffPixels: -1)) == .different)
    #expect(verdict(Tolerance(maxDiffRatio: Double.infinity)) == .withinTolerance)
  }

  @Test func nearColorsDoNotCount() {
    // Two levels of a middle gray are about 0.0078 apart.
    #expect(verdict(Tolerance(colorDelta: 0.01)) == .different)
    #expect(verdict(Tolerance(maxDiffPixels: 5, colorDelta: 0.01)) == .withinTolerance)
    #expect(verdict(Tolerance(maxDiffPixels: 4, colorDelta: 0.01)) == .different)
    #expect(verdict(Tolerance(maxDiffPixels: 5, colorDelta: 0.005)) == .different)
    #expect(verdict(Tolerance(colorDelta: 0.6)) == .withinTolerance)
    let comparison = ImageComparer(Tolerance(colorDelta: 0.01)).compare(expected: expected, actual: actual)
    #expect(comparison.counts == .init(changed: 15, withinColorDelta: 10))
    #expect(comparison.counts.differing == 5)
    #expect(comparison.regions.map(\.box) == [.at(60, 80, 5, 1)])
    #expect(comparison.largestChannelDifference == 128)
    #expect(comparison.ratio == 0.0005)
  }

  @Test func windowsDetectLocalChanges() {
    let large = picture(400, 400) { _, _ in gray(255) }
    let digit = changed(large, (0..<120).map { (200 + $0 % 10, 300 + $0 / 10, gray(0)) })
    let scattered = changed(large, (0..<120).map { ($0 % 12 * 33, $0 / 12 * 40, gray(0)) })
    let share = Tolerance(maxDiffRatio: 0.001)
    let window = Tolerance(maxDiffRatio: 0.001, maxWindowDensity: 0.01)
    for actual in [digit, scattered] {
      #expect(ImageComparer(share).compare(expected: large, actual: actual).verdict == .withinTolerance)
    }
    let seen = ImageComparer(window).compare(expected: large, actual: digit)
    #expect(seen.verdict == .different)
    #expect(seen.window?.pixelCount == 120 && seen.window?.density == 120 / 1024)
    #expect(ImageComparer(window).compare(expected: large, actual: scattered).verdict == .withinTolerance)
  }

  @Test(arguments: 0..<20) func windowsMatchManualCounts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...80, using: &generator), Int.random(in: 1...80, using: &generator)
    )
    let ground = picture(width, height) { _, _ in 0 }
    let other = picture(width, height) { _, _ in UInt32.random(in: 0...30, using: &generator) == 0 ? 1 : 0 }
    let comparison = ImageComparer(Tolerance(maxWindowDensity: 1)).compare(expected: ground, actual: other)
    guard comparison.verdict != .equal else { return }
    let (across, down) = (min(32, width), min(32, height))
    let words = other.allWords
    var best = (count: -1, box: PixelRect.at(0, 0, 0, 0))
    for y in 0...height - down {
      for x in 0...width - across {
        var count = 0
        for row in y..<y + down { for column in x..<x + across { count += Int(words[row * width + column]) } }
        if count > best.count { best = (count, .at(x, y, across, down)) }
      }
    }
    #expect(comparison.window == FullestWindow(box: best.box, pixelCount: best.count))
  }

  @Test(arguments: 0..<20) func suggestionsAreTheTightest(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let ground = picture(50, 40) { _, _ in gray(UInt32.random(in: 0...255, using: &generator)) }
    let other = picture(50, 40) { x, y in
      let word = ground.withRow(y) { $0[x] }
      return UInt32.random(in: 0...9, using: &generator) == 0
        ? gray(UInt32.random(in: 0...255, using: &generator)) : word
    }
    func passes(_ tolerance: Tolerance) -> Bool {
      ImageComparer(tolerance).compare(expected: ground, actual: other).isAccepted
    }
    let comparer = ImageComparer(suggestsTolerance: true)
    let tightest = try #require(comparer.compare(expected: ground, actual: other).suggestion)
    #expect(passes(Tolerance(maxDiffPixels: tightest.maxDiffPixels)))
    #expect(!passes(Tolerance(maxDiffPixels: tightest.maxDiffPixels - 1)))
    #expect(passes(Tolerance(maxDiffRatio: tightest.maxDiffRatio)))
    #expect(!passes(Tolerance(maxDiffRatio: tightest.maxDiffRatio.nextDown)))
    #expect(passes(Tolerance(maxWindowDensity: tightest.maxWindowDensity)))
    #expect(!passes(Tolerance(maxWindowDensity: tightest.maxWindowDensity.nextDown)))
    #expect(passes(Tolerance(colorDelta: tightest.colorDelta)))
    #expect(!passes(Tolerance(colorDelta: tightest.colorDelta.nextDown)))
  }
}
