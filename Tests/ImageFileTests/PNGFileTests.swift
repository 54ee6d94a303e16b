import Diagnostics
import ImageFile
import Raster
import Testing

@Suite struct PNGFileTests {
  /// A picture whose straight colors are a function of column and row.
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> PixelColor) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      pixmap.withMutableRow(y) { row in
        for x in row.indices { row[x] = color(x, y).premultiplied }
      }
    }
    return pixmap
  }

  private func words(_ pixmap: Pixmap) -> [UInt32] {
    (0..<pixmap.height).flatMap { y in pixmap.withRow(y) { Array($0) } }
  }

  private func colorful(_ x: Int, _ y: Int) -> PixelColor {
    PixelColor(red: UInt8(x & 255), green: UInt8(y & 255), blue: UInt8((x * 7 + y * 13) & 255))
  }

  /// The names of the chunks and their contents.
  private func chunks(_ file: [UInt8]) -> [(name: String, body: [UInt8])] {
    var result: [(name: String, body: [UInt8])] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      result.append((name, Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return result
  }

  private func header(_ file: [UInt8]) -> (bitDepth: UInt8, colorType: UInt8) {
    let body = chunks(file)[0].body
    return (body[8], body[9])
  }

  @Test(arguments: [(300, 7, 2), (61, 43, 2), (17, 1, 3), (1, 1, 3), (1, 300, 3)])
  func opaquePicturesRoundTrip(width: Int, height: Int, colorType: UInt8) throws {
    let pixmap = picture(width, height, colorful)
    let file = try PNGFile.encode(pixmap, scale: 1)
    #expect(try words(PNGFile.decode(file, name: "a.png")) == words(pixmap))
    #expect(header(file).colorType == colorType)
  }

  /// Rows that only differ a little from the row above are stored as differences where that is smaller.
  @Test(arguments: [255, 77])
  func rowsAsDifferences(alpha: Int) throws {
    var state = UInt32(7)
    let noise = (0..<300).map { _ -> Int in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 24)
    }
    let pixmap = picture(300, 300) { x, y in
      PixelColor(
        red: UInt8((noise[x] / 2 + y / 3) & 255), green: UInt8(noise[299 - x]), blue: UInt8(y * 255 / 300),
        alpha: UInt8(alpha))
    }
    let file = try PNGFile.encode(pixmap, scale: 1)
    #expect(header(file).colorType == (alpha == 255 ? 2 : 6))
    #expect(file.count < 300 * 300 * 3 / 20, "as they are, rows of noise take up most of their bytes")
    #expect(try words(PNGFile.decode(file, name: "a.png")) == words(pixmap))
  }

  @Test func premultipliedColorsRoundTrip() throws {
    // Column = channel, row = alpha; impossible channel values are left transparent.
    let pixmap = Pixmap(width: 256, height: 256)
    for alpha in UInt32(0)...255 {
      pixmap.withMutableRow(Int(alpha)) { row in
        for channel in 0...alpha {
          row[Int(channel)] = channel | (alpha - channel) << 8 | channel << 16 | alpha << 24
        }
      }
    }
    let file = try PNGFile.encode(pixmap, scale: 2)
    #expect(header(file).colorType == 6)
    #expect(try words(PNGFile.decode(file, name: "a.png")) == words(pixmap))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257]) func fewColorsBecomeAPalette(count: Int) throws {
    let pixmap = picture(count, 3) { x, _ in
      PixelColor(red: UInt8(x & 255), green: UInt8(x >> 8), blue: 200, alpha: x == 1 ? 100 : 255)
    }
    let file = try PNGFile.encode(pixmap, scale: 1)
    #expect(try words(PNGFile.decode(file, name: "a.png")) == words(pixmap))
    let isPalette = count <= 256
    #expect(header(file).colorType == (isPalette ? 3 : 6))
    #expect(chunks(file).contains { $0.name == "tRNS" } == (isPalette && count > 1))
    #expect(chunks(file).contains { $0.name == "PLTE" } == isPalette)
    #expect(header(file).bitDepth == (count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8))
  }

  @Test func paletteIsInOrderOfAppearance() throws {
    let colors = [PixelColor.white, .black, PixelColor(red: 1, green: 2, blue: 3, alpha: 128)]
    let file = try PNGFile.encode(picture(6, 1) { x, _ in colors[x / 2] }, scale: 1)
    let bodies = chunks(file)
    // 1, 2, 3 at half alpha can only be stored as 1, 1, 2, which is read as 2, 2, 4.
    #expect(bodies.first { $0.name == "PLTE" }?.body == [255, 255, 255, 0, 0, 0, 2, 2, 4])
    #expect(bodies.first { $0.name == "tRNS" }?.body == [255, 255, 128])
  }

  @Test func chunksHaveColorSpaceAndResolution() throws {
    let file = try PNGFile.encode(picture(2, 2, colorful), scale: 3)
    #expect(chunks(file).map(\.name) == ["IHDR", "sRGB", "PLTE", "pHYs", "IDAT", "IEND"])
    // 216 pixels per inch are 8504 per meter.
    #expect(chunks(file)[3].body == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    #expect(chunks(file)[1].body == [0])
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(
        try !chunks(PNGFile.encode(picture(2, 2, colorful), scale: scale)).contains { $0.name == "pHYs" })
    }
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    let pixmap = picture(200, 100, colorful)
    let file = try PNGFile.encode(pixmap, scale: 3)
    #expect(try PNGFile.encode(picture(200, 100, colorful), scale: 3) == file)
    let again = try PNGFile.encode(PNGFile.decode(file, name: "a.png"), scale: 3)
    #expect(again == file)
  }

  @Test func emptyPicturesAreErrors() {
    #expect(throws: ImageFileError.empty) { try PNGFile.encode(Pixmap(width: 0, height: 4), scale: 1) }
  }

  @Test func largePicturesAreRejected() throws {
    #expect(throws: ImageFileError.tooLarge(name: nil, width: 16_385, height: 1)) {
      try PNGFile.encode(Pixmap(width: 16_385, height: 1), scale: 1)
    }
    var file = try PNGFile.encode(picture(1, 1, colorful), scale: 1)
    file.replaceSubrange(16..<20, with: [0, 0, 0x40, 1])
    // The CRC-32 of the changed header, over its name and body.
    file.replaceSubrange(29..<33, with: crc(Array(file[12..<29])))
    let error = #expect(throws: ImageFileError.self) { try PNGFile.decode(file, name: "big.png") }
    #expect(error == .tooLarge(name: "big.png", width: 16_385, height: 1))
    #expect(error?.location == SourceLocation(file: "big.png"))
  }

  @Test func truncatedFilesAreErrors() throws {
    let file = try PNGFile.encode(picture(40, 30, colorful), scale: 1)
    let idat = try #require(chunks(file).firstIndex { $0.name == "IDAT" })
    let rest = chunks(file)[idat...].reduce(0) { $0 + $1.body.count + 12 }
    let body = chunks(file)[idat].body.count
    for length in Array(0..<(file.count - rest)) + [file.count - rest + 8 + body / 2] {
      let error = #expect(throws: ImageFileError.self) {
        try PNGFile.decode(Array(file.prefix(length)), name: "cut.png")
      }
      guard case .unreadable("cut.png", let reason) = error else {
        Issue.record("\(String(describing: error)) after \(length) bytes")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test func garbageIsAnError() {
    for bytes in [[], [1, 2, 3], Array(repeating: 0, count: 100), Array("<?xml version?>".utf8)] as [[UInt8]]
    {
      let error = #expect(throws: ImageFileError.self) { try PNGFile.decode(bytes, name: "x.png") }
      #expect(error?.message.hasPrefix("not a readable PNG: ") == true)
    }
  }

  @Test func mutatedBytesNeverTrap() throws {
    let file = try PNGFile.encode(picture(40, 30, colorful), scale: 1)
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x55
      _ = try? PNGFile.decode(changed, name: "changed.png")
    }
  }

  private func crc(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }
}
