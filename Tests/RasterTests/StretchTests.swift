import TestSupport
import Testing

@testable import Raster

@Suite struct StretchTests {
  /// A row of columns, each pixel the color of a letter.
  private func strip(_ letters: String, isColumn: Bool = false) -> Pixmap {
    let count = letters.count
    let pixmap = isColumn ? Pixmap(width: 1, height: count) : Pixmap(width: count, height: 1)
    for (place, letter) in letters.utf8.enumerated() {
      let word = PixelColor(red: letter, green: 0, blue: 0).premultiplied
      pixmap.withMutableRow(isColumn ? place : 0) { $0[isColumn ? 0 : place] = word }
    }
    return pixmap
  }

  private func letters(_ pixmap: Pixmap) -> String {
    String(decoding: pixmap.allWords.map { UInt8($0 & 0xFF) }, as: UTF8.self)
  }

  private func stretched(
    _ text: String, to length: Int, first: Int, last: Int, middle: Int,
    _ mode: StretchSlices.Middle = .stretch, capScale: Double = 1
  ) -> String {
    let axis = StretchSlices.Axis(first: first, last: last, middle: middle)
    let across = StretchSlices(across: axis, down: nil, middle: mode)
    let row = letters(strip(text).stretched(width: length, height: 1, slices: across, capScale: capScale))
    let down = StretchSlices(across: nil, down: axis, middle: mode)
    let column = strip(text, isColumn: true).stretched(
      width: 1, height: length, slices: down, capScale: capScale)
    #expect(letters(column) == row)
    return row
  }

  @Test func capsAreKeptAndTheMiddleStretches() {
    #expect(stretched("aabcc", to: 9, first: 2, last: 2, middle: 1) == "aabbbbbcc")
    #expect(stretched("abcde", to: 5, first: 2, last: 2, middle: 1) == "abcde")
    #expect(stretched("abcde", to: 2, first: 1, last: 1, middle: 3) == "ae")
  }

  @Test func columnsAfterTheMiddleAreOmitted() {
    #expect(stretched("abxyzc", to: 6, first: 1, last: 1, middle: 1) == "abbbbc")
  }

  @Test func tilesRepeatAndTheLastIsCropped() {
    #expect(stretched("abcd", to: 9, first: 1, last: 1, middle: 2, .tile) == "abcbcbcbd")
    #expect(stretched("abcd", to: 3, first: 1, last: 1, middle: 2, .tile).count == 3)
    #expect(stretched("aabbcc", to: 6, first: 2, last: 2, middle: 2, .tile, capScale: 0.5) == "abbbbc")
  }

  @Test func capsHaveAFixedSize() {
    #expect(stretched("abc", to: 10, first: 1, last: 1, middle: 1, capScale: 2) == "aabbbbbbcc")
  }

  @Test func capsShareInsufficientSpace() {
    #expect(stretched("aaaabccc", to: 4, first: 4, last: 3, middle: 1).count == 4)
    #expect(stretched("aaxbb", to: 2, first: 2, last: 2, middle: 1) == "ab")
    #expect(stretched("a", to: 4, first: 0, last: 0, middle: 0) == "aaaa")
  }

  @Test func invalidSlicesAreClamped() {
    for (first, last, middle) in [(9, 9, 9), (-4, 2, 0), (0, 9, -1), (3, 3, 100_000)] {
      #expect(stretched("abc", to: 7, first: first, last: last, middle: middle).count == 7)
    }
  }

  @Test func templatesKeepTheAlpha() {
    let pixmap = Pixmap(width: 3, height: 1)
    pixmap.withMutableRow(0) { row in
      row[0] = PixelColor(red: 10, green: 20, blue: 30).premultiplied
      row[1] = PixelColor(red: 255, green: 255, blue: 255, alpha: 128).premultiplied
    }
    let tinted = pixmap.tinted(PixelColor(red: 200, green: 100, blue: 0))
    #expect(tinted[0, 0] == PixelColor(red: 200, green: 100, blue: 0))
    #expect(tinted[1, 0].alpha == 128 && tinted[2, 0] == .clear)
    let faint = pixmap.tinted(PixelColor(red: 200, green: 100, blue: 0, alpha: 100))
    #expect(faint[0, 0].alpha == 100 && faint[1, 0].alpha == 50)
  }

  @Test func mirrorsAreMirrored() {
    #expect(letters(strip("abc").mirrored()) == "cba")
    let slices = StretchSlices(across: .init(first: 1, last: 3, middle: 2), down: nil, middle: .tile)
    #expect(slices.mirrored.across == .init(first: 3, last: 1, middle: 2))
    #expect(slices.mirrored.mirrored == slices)
  }

  @Test func scalingPreservesUniformColors() {
    let pixmap = Pixmap(width: 5, height: 7)
    pixmap.fill(PixelColor(red: 12, green: 200, blue: 99, alpha: 255))
    for (width, height) in [(1, 1), (5, 7), (13, 3), (40, 40)] {
      let scaled = pixmap.scaled(width: width, height: height)
      #expect(scaled.width == width && scaled.height == height)
      #expect(Set(scaled.allWords) == Set(pixmap.allWords))
    }
    #expect(pixmap.scaled(width: 0, height: 4).width == 0)
  }

  /// Repeated rows and single-color pixels take a shortcut; the sums equal those computed for every pixel.
  @Test func shrinkingIsTheSumOfAllPixels() {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<40 {
      let (width, height) = (Int.random(in: 2...60, using: &random), Int.random(in: 2...60, using: &random))
      let pixmap = Pixmap(width: width, height: height)
      for y in 0..<height {
        let repeats = y > 0 && Bool.random(using: &random)
        var word = random.color().premultiplied
        for x in 0..<width {
          if Int.random(in: 0..<8, using: &random) == 0 { word = random.color().premultiplied }
          let above = repeats ? pixmap.withRow(y - 1) { $0[x] } : word
          pixmap.withMutableRow(y) { $0[x] = above }
        }
      }
      let small = (Int.random(in: 1...width, using: &random), Int.random(in: 1...height, using: &random))
      #expect(pixmap.scaled(width: small.0, height: small.1).allWords == sums(pixmap, small.0, small.1))
    }
  }

  private func sums(_ pixmap: Pixmap, _ width: Int, _ height: Int) -> [UInt32] {
    let columns = ResamplingTaps(count: pixmap.width, from: 0, to: Double(width), range: 0..<width)
    let rows = ResamplingTaps(count: pixmap.height, from: 0, to: Double(height), range: 0..<height)
    func channel(_ x: Int, _ y: Int, _ shift: UInt32) -> UInt32 {
      let (across, down) = (columns.taps[x], rows.taps[y])
      let sum = (0..<down.count).reduce(UInt32(1 << 19)) { sum, line in
        let wide = (0..<across.count).reduce(UInt32(128)) { sum, index in
          let word = pixmap.withRow(down.source + line) { $0[across.source + index] }
          return sum + (word >> shift & 0xFF) * columns.weights[across.firstWeight + index]
        }
        return sum + (wide >> 8) * rows.weights[down.firstWeight + line]
      }
      return sum >> 20
    }
    return (0..<height).flatMap { y in
      (0..<width).map { x in [0, 8, 16, 24].reduce(UInt32(0)) { $0 | channel(x, y, $1) << $1 } }
    }
  }
}
