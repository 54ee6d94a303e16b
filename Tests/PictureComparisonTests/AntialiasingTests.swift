import Geometry
import Raster
import TestSupport
import Testing

@testable import PictureComparison

/// The antialiasing filter: off by default, and ignored pixels are counted.
@Suite struct AntialiasingTests {
  /// A dark area next to a light one with a column of blends between.
  private func edge(_ blend: Int) -> [String] { Array(repeating: "0000\(blend)9999", count: 9) }

  private func compare(_ expected: [String], _ actual: [String], isOn: Bool = true) -> ImageComparison {
    ImageComparer(Tolerance(ignoresAntialiasing: isOn)).compare(
      expected: picture(expected), actual: picture(actual))
  }

  @Test func blendsAreIgnoredOnlyOnRequest() {
    let off = compare(edge(4), edge(6), isOn: false)
    #expect(off.verdict == .different && off.counts == .init(changed: 9))
    let on = compare(edge(4), edge(6))
    #expect(on.verdict == .withinTolerance && on.counts == .init(changed: 9, antialiased: 9))
    #expect(on.regions.isEmpty && on.ratio == 0)
    on.mask!.withRow(4) { #expect($0[4] == DifferenceMask.antialiased && $0[3] == DifferenceMask.same) }
  }

  @Test func areasAndLinesAreNotIgnored() {
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
    // One blend moves, and a dot appears in the uniform area.
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

  /// The documented rule, without optimizations.
  private struct Rule {
    let pictures: [[[UInt32]]]

    init(_ left: Pixmap, _ right: Pixmap) {
      pictures = [left, right].map { pixmap in
        (0..<pixmap.height).map { y in pixmap.withRow(y) { Array($0) } }
      }
    }

    func isBlend(_ x: Int, _ y: Int) -> Bool {
      isBlend(x, y, pictures[0]) || isBlend(x, y, pictures[1])
    }

    private func isBlend(_ x: Int, _ y: Int, _ picture: [[UInt32]]) -> Bool {
      let around = neighbors(x, y).map {
        (place: $0, difference: luma(picture[$0.1][$0.0]) - luma(picture[y][x]))
      }
      guard around.count(where: { $0.difference == 0 }) + edge(x, y) <= 2 else { return false }
      guard let darkest = around.min(by: { $0.difference < $1.difference }), darkest.difference < 0,
        let most = around.map(\.difference).max(), most > 0
      else { return false }
      // Of several the first in reading order, like `min`.
      let brightest = around.first { $0.difference == most }!
      return [darkest, brightest].contains { candidate in
        pictures.allSatisfy { isEven(candidate.place, $0) }
      }
    }

    private func isEven(_ place: (Int, Int), _ picture: [[UInt32]]) -> Bool {
      let word = picture[place.1][place.0]
      return neighbors(place.0, place.1).count { picture[$0.1][$0.0] == word } + edge(place.0, place.1) >= 3
    }

    private func edge(_ x: Int, _ y: Int) -> Int {
      x == 0 || y == 0 || y == pictures[0].count - 1 || x == pictures[0][0].count - 1 ? 1 : 0
    }

    private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
      (y - 1...y + 1).flatMap { row in (x - 1...x + 1).map { ($0, row) } }.filter { column, row in
        (column, row) != (x, y) && pictures[0].indices.contains(row)
          && pictures[0][0].indices.contains(column)
      }
    }

    private func luma(_ word: UInt32) -> Int {
      299 * Int(word & 255) + 587 * Int(word >> 8 & 255) + 114 * Int(word >> 16 & 255)
    }
  }

  @Test(arguments: 0..<40) func matchesTheRule(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...40, using: &generator), Int.random(in: 1...30, using: &generator)
    )
    // Few colors, so that there are uniform areas.
    let colors = [gray(0), gray(255), gray(120), 0xFF10_C080]
    func noise() -> Pixmap {
      picture(width, height) { x, y in
        colors[(x / 3 + y / 4 + Int.random(in: 0...5, using: &generator) / 4) % 4]
      }
    }
    let (expected, actual) = (noise(), noise())
    let comparison = ImageComparer(Tolerance(ignoresAntialiasing: true)).compare(
      expected: expected, actual: actual)
    let mask = try #require(comparison.mask)
    let rule = Rule(expected, actual)
    for y in 0..<height {
      let (old, new) = (expected.withRow(y) { Array($0) }, actual.withRow(y) { Array($0) })
      mask.withRow(y) { row in
        for x in 0..<width {
          #expect((row[x] == DifferenceMask.antialiased) == (old[x] != new[x] && rule.isBlend(x, y)))
        }
      }
    }
    #expect(seed > 5 || width * height < 200 || comparison.counts.antialiased > 0)
  }
}
