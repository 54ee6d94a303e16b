import Geometry
import Raster
import TestSupport
import Testing

@testable import ImageFile

@Suite struct PixelRunsTests {
  /// A picture with few colors in runs of every length up to 40.
  private func picture(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      pixmap.withMutableRow(y) { row in
        var x = 0
        while x < width {
          let end = min(width, x + Int.random(in: 1...40, using: &random))
          let word = PixelColor(red: UInt8.random(in: 1...3, using: &random), green: 0, blue: 0).premultiplied
          row[x..<end].update(repeating: word)
          x = end
        }
      }
    }
    return pixmap
  }

  /// Every pixel of a part in order; nil if it is unchanged.
  private func pixels(_ runs: PixelRuns) -> [UInt32?] {
    var result: [UInt32?] = []
    runs.forEach { length, run in
      guard let run else { return result += [UInt32?](repeating: nil, count: length) }
      #expect(run.count == length && Set(run).count == 1)
      result += Array(run)
    }
    return result
  }

  @Test func runsEqualThePixels() {
    var random = SeededGenerator(seed: 29)
    for width in 1...90 {
      let (frame, previous) = (picture(width, 3, &random), picture(width, 3, &random))
      let x = Int.random(in: 0..<width, using: &random)
      let area = PixelRect(x: x, y: 1, width: width - x, height: 2)
      let words = (1..<3).flatMap { y in frame.withRow(y) { Array($0[x...]) } }
      let before = (1..<3).flatMap { y in previous.withRow(y) { Array($0[x...]) } }
      #expect(pixels(PixelRuns(PaddedPixmap(frame), after: nil, area)) == words)
      let changed = zip(words, before).map { $0 == $1 ? nil : $0 }
      #expect(pixels(PixelRuns(PaddedPixmap(frame), after: PaddedPixmap(previous), area)) == changed)
      #expect(
        pixels(PixelRuns(PaddedPixmap(frame), after: PaddedPixmap(frame), area)).allSatisfy { $0 == nil })
    }
  }
}
