import Raster
import TestSupport
import Testing

@testable import PictureComparison

/// The hash of a picture: stored with goldens, so these values must never change.
@Suite struct PixelHashTests {
  @Test(
    arguments: [
      (0, 0, 0, "107fec4104b6cabf41ded2e3f17a069d"), (1, 1, 0xFFFF_FFFF, "57ce639f4593d62bdc2e21981dcb7a01"),
      (1, 1, 0, "148090823fb59acdb354e91cdcdb9b54"), (8, 2, 0xFFFF_FFFF, "2779f68cbcb8f9ba72ad3034652f4b13"),
      (16, 1, 0xFFFF_FFFF, "d6ca62ced348a4e6bfdc085dd0cf816e"),
    ] as [(Int, Int, UInt32, String)])
  func uniformPictures(_ width: Int, _ height: Int, _ word: UInt32, _ text: String) {
    #expect(PixelHash(picture(width, height) { _, _ in word }).text == text)
  }

  @Test func partialBlocks() {
    let ramp = picture(17, 5) { x, y in 0xFF00_0000 | UInt32(x | y << 8 | x * y << 16) }
    #expect(PixelHash(ramp).text == "73f541dca7079b00f4a33cfa028967ea")
    let large = picture(300, 200) { x, y in
      0xFF00_0000 | UInt32(x & 255 | y << 8 | ((x * 7 + y * 13) & 255) << 16)
    }
    #expect(PixelHash(large).text == "f954769a3fa272ff29436ed5b2339991")
  }

  @Test func everyBitOfEveryPixelCounts() {
    let ground = picture(11, 3) { x, y in UInt32(x * 31 + y) }
    var seen: Set<PixelHash> = [PixelHash(ground)]
    for y in 0..<3 {
      for x in 0..<11 {
        for bit in 0..<32 {
          let word = ground.withRow(y) { $0[x] } ^ 1 << UInt32(bit)
          #expect(seen.insert(PixelHash(changed(ground, [(x, y, word)]))).inserted, "\(x), \(y), \(bit)")
        }
      }
    }
  }

  @Test func sizeCounts() {
    var seen: Set<PixelHash> = []
    for width in 0...9 {
      for height in 0...9 { #expect(seen.insert(PixelHash(Pixmap(width: width, height: height))).inserted) }
    }
  }

  @Test func textRoundTrips() {
    let hash = PixelHash(picture(3, 3) { x, _ in UInt32(x) })
    #expect(PixelHash(hash.text) == hash)
    #expect(PixelHash(hash.text.uppercased()) == hash)
    #expect(PixelHash("0000000000000001000000000000000f")?.text == "0000000000000001000000000000000f")
    for text in [
      "", "12", hash.text + "0", String(hash.text.dropLast()) + "g", String(repeating: "é", count: 16),
    ] {
      #expect(PixelHash(text) == nil)
    }
  }
}
