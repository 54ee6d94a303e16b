import Raster
import TestSupport
import Testing

@testable import Goldens

/// The hash of a picture: stored with goldens, so that no value here may ever change.
@Suite struct PixelHashTests {
  @Test(
    arguments: [
      (0, 0, 0, "107fec4104b6cabf41ded2e3f17a069d"), (1, 1, 0xFFFF_FFFF, "a32da99e90a60f7a95c7351d38f52d05"),
      (1, 1, 0, "19242f66e533b0524abff0a86801d55e"), (8, 2, 0xFFFF_FFFF, "c2e4dccf53867f77f0e1d68e0fb595eb"),
      (16, 1, 0xFFFF_FFFF, "813aa7540c434151d2718b3b3596010a"),
    ] as [(Int, Int, UInt32, String)])
  func evenPictures(_ width: Int, _ height: Int, _ word: UInt32, _ text: String) {
    #expect(PixelHash(picture(width, height) { _, _ in word }).text == text)
  }

  @Test func rowsThatFillNoBlock() {
    let ramp = picture(17, 5) { x, y in 0xFF00_0000 | UInt32(x | y << 8 | x * y << 16) }
    #expect(PixelHash(ramp).text == "2afb8ed10972d4f66dd493948dd9f808")
    let large = picture(300, 200) { x, y in
      0xFF00_0000 | UInt32(x & 255 | y << 8 | ((x * 7 + y * 13) & 255) << 16)
    }
    #expect(PixelHash(large).text == "8261cad4d81826218be94d69213bee46")
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

  @Test func textIsReadAgain() {
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
