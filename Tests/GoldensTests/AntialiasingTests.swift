import Geometry
import Raster
import Testing

@testable import Goldens

/// The filter of antialiasing: off unless asked for, and what it passes over is counted.
@Suite struct AntialiasingTests {
  /// A dark area beside a light one with a column of blends between.
  private func edge(_ blend: Int) -> [String] { Array(repeating: "0000\(blend)9999", count: 9) }

  private func compare(_ expected: [String], _ actual: [String], isOn: Bool = true) -> ImageComparison {
    ImageComparer(Tolerance(ignoresAntialiasing: isOn)).compare(
      expected: picture(expected), actual: picture(actual))
  }

  @Test func blendsArePassedOverOnlyWhenAsked() {
    let off = compare(edge(4), edge(6), isOn: false)
    #expect(off.verdict == .different && off.counts == .init(changed: 9))
    let on = compare(edge(4), edge(6))
    #expect(on.verdict == .withinTolerance && on.counts == .init(changed: 9, antialiased: 9))
    #expect(on.regions.isEmpty && on.ratio == 0)
    on.mask!.withRow(4) { #expect($0[4] == DifferenceMask.antialiased && $0[3] == DifferenceMask.same) }
  }

  @Test func areasAndLinesAreNotPassedOver() {
    let plain = Array(repeating: "000000000", count: 9)
    var dot = plain
    dot[4] = "000050000"
    #expect(compare(plain, dot).counts == .init(changed: 1))
    var line = plain
    line[4] = "999999999"
    #expect(compare(plain, line).counts == .init(changed: 9))
    let light = Array(repeating: "999999999", count: 9)
    #expect(compare(plain, light).counts == .init(changed: 81))
  }

  @Test func bothAreCounted() {
    // One blend moves, and a dot appears in the even area.
    var actual = edge(6)
    actual[4] = "050069999"
    let both = compare(edge(4), actual)
    #expect(both.verdict == .different && both.counts == .init(changed: 10, antialiased: 9))
    #expect(both.regions.map(\.box) == [.at(1, 4, 1, 1)])
  }

  @Test func smallPicturesHaveNoBlends() {
    for (width, height) in [(1, 1), (1, 5), (5, 1), (2, 2)] {
      let expected = picture(width, height) { _, _ in gray(0) }
      let actual = picture(width, height) { x, y in gray(UInt32(x + y + 1)) }
      let comparison = ImageComparer(Tolerance(ignoresAntialiasing: true)).compare(
        expected: expected, actual: actual)
      #expect(comparison.counts.changed == width * height && comparison.counts.antialiased == 0)
    }
  }
}
