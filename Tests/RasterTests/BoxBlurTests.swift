import TestSupport
import Testing

@testable import Raster

/// Blurs skip what equal rows and columns repeat.
struct BoxBlurTests {
  /// The mean of each row's or column's values, without anything skipped.
  private func box(_ field: CoverageField, _ box: (size: Int, before: Int)) -> CoverageField {
    var result = field
    for y in 0..<field.height {
      for x in 0..<field.width {
        let rows = max(0, y - box.before)..<min(field.height, max(0, y - box.before + box.size))
        let sum = rows.reduce(0) { $0 + Int(field.values[$1 * field.width + x]) }
        result.values[y * field.width + x] = UInt16((sum + box.size / 2) / box.size)
      }
    }
    return result
  }

  /// A field of blocks of equal rows and columns, many of them longer than the blur's reach.
  private func field(_ random: inout SeededGenerator, margin: Int) -> CoverageField {
    func runs() -> [Int] {
      (0..<Int.random(in: 1...4, using: &random)).flatMap { index in
        Array(repeating: index, count: [1, 2, 7, 40].randomElement(using: &random)!)
      }
    }
    let (columns, rows) = (runs(), runs())
    let values = (0..<16).map { _ in UInt16.random(in: 0...255, using: &random) << 8 }
    var field = CoverageField(width: columns.count + 2 * margin, height: rows.count + 2 * margin)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        field.values[(y + margin) * field.width + x + margin] = values[row * 4 + column]
      }
    }
    return field
  }

  @Test func nothingIsLostWithRepetitions() {
    var random = SeededGenerator(seed: 7)
    for sigma in [0.6, 1.1, 1.7, 2.3, 4] {
      let blur = BoxBlur(sigma: sigma)
      for _ in 0..<20 {
        let field = field(&random, margin: blur.reach)
        var expected = blur.boxes.reduce(field) { self.box($0, $1) }
        expected = blur.boxes.reduce(expected.transposed()) { self.box($0, $1) }.transposed()
        let (x, y) = (0..<field.width - 1, min(3, field.height - 1)..<field.height)
        let blurred = blur.blurred(field, x: x, y: y)
        #expect(blurred.values == expected.picking(Array(y)[...], columns: Array(x)[...]).values)
        #expect(blurred.width == x.count && blurred.height == y.count)
      }
    }
  }
}
