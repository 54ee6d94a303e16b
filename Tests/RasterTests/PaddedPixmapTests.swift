import Geometry
import TestSupport
import Testing

@testable import Raster

/// A padded picture reads the same as the canvas made by `Pixmap.padded`.
struct PaddedPixmapTests {
  private static let ground = PixelColor(red: 9, green: 8, blue: 7)

  /// A picture of few colors including the background's, so that rows repeat and ends match the canvas.
  private func picture(_ random: inout SeededGenerator) -> Pixmap {
    let pixmap = Pixmap(
      width: Int.random(in: 1...9, using: &random), height: Int.random(in: 1...9, using: &random))
    for y in 0..<pixmap.height {
      let isEven = Bool.random(using: &random)
      pixmap.withMutableRow(y) { row in
        for x in row.indices {
          let isGround = isEven || Int.random(in: 0..<4, using: &random) > 0
          row[x] = (isGround ? Self.ground : PixelColor(red: 255, green: 0, blue: 0)).premultiplied
        }
      }
    }
    return pixmap
  }

  @Test func `rows and changes are those of the canvas`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<500 {
      let (one, other) = (picture(&random), picture(&random))
      let (width, height) = (Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random))
      let canvas = PaddedPixmap(one, width: width, height: height, ground: Self.ground)
      let whole = one.padded(width: width, height: height, with: Self.ground)
      for y in 0..<height {
        #expect(canvas.withRow(y) { Array($0) } == whole.withRow(y) { Array($0) })
        // Reported equality is correct.
        if canvas.isRowAsAbove(y) { #expect(whole.isRowAsAbove(y)) }
        if y < one.height, width >= one.width { #expect(canvas.isRowAsAbove(y) == one.isRowAsAbove(y)) }
      }
      let old = PaddedPixmap(other, width: width, height: height, ground: Self.ground)
      let oldWhole = other.padded(width: width, height: height, with: Self.ground)
      #expect(canvas.changes(from: old) == bounds(of: whole, oldWhole))
      #expect(whole.changes(from: oldWhole) == bounds(of: whole, oldWhole))
    }
  }

  /// The smallest rectangle around all pixels that differ, pixel by pixel.
  private func bounds(of new: Pixmap, _ old: Pixmap) -> PixelRect? {
    let changed = (0..<new.height).flatMap { y in
      (0..<new.width).filter { new[$0, y] != old[$0, y] }.map { (x: $0, y: y) }
    }
    guard let left = changed.map(\.x).min(), let right = changed.map(\.x).max(),
      let top = changed.map(\.y).min(), let bottom = changed.map(\.y).max()
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
