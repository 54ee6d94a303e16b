import Diagnostics
import Raster
import TestSupport
import Testing

@testable import ImageFile

/// The fixtures are 16 × 8 pixels: a red and a blue square. With an alpha channel, the lower half of the red one is half
/// transparent and that of the blue one is clear.
@Suite struct WebPFileTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    try Checkout.bytes(Checkout.fixture("images/\(name)"))
  }

  private func decode(_ bytes: [UInt8]) throws -> Pixmap { try ImageFormat.decode(bytes, name: "a.webp") }

  private func isNear(_ color: PixelColor, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(color.red) - red) <= 8 && abs(Int(color.green) - green) <= 8 && abs(Int(color.blue) - blue) <= 8
  }

  @Test(arguments: ["lossy.webp", "lossless.webp", "alpha.webp"]) func colors(_ name: String) throws {
    let file = try bytes(name)
    #expect(ImageFormat(file) == .webP)
    let header = try ImageFormat.header(file, name: name)
    #expect(header.width == 16 && header.height == 8 && header.work == 128)
    let pixmap = try decode(file)
    #expect(pixmap.width == 16 && pixmap.height == 8)
    #expect(isNear(pixmap[2, 1], 0xE0, 0x20, 0x20) && isNear(pixmap[13, 1], 0x20, 0x40, 0xE0))
    #expect(pixmap[2, 1].alpha == 255 && pixmap[2, 6].alpha == (name == "lossy.webp" ? 255 : 128))
    #expect(pixmap[13, 6].alpha == (name == "lossy.webp" ? 255 : 0))
    let (half, scaled) = (
      try ImageFormat.decode(file, name: name, width: 8, height: 4), pixmap.scaled(width: 8, height: 4)
    )
    for y in 0..<4 { for x in 0..<8 { #expect(half[x, y] == scaled[x, y]) } }
  }

  @Test(arguments: ["lossy.webp", "lossless.webp", "alpha.webp"]) func truncatedFilesAreErrors(_ name: String)
    throws
  {
    let file = try bytes(name)
    for length in 12..<file.count - 1 {
      let error = #expect(throws: ImageFileError.self) { try decode(Array(file.prefix(length))) }
      #expect(error?.message.hasPrefix("not a readable WebP: ") == true)
    }
  }

  /// Each bit of the file inverted is either a picture or an error.
  @Test(arguments: ["lossy.webp", "lossless.webp", "alpha.webp"]) func damagedFiles(_ name: String) throws {
    let file = try bytes(name)
    for place in 12..<file.count {
      for bit in 0..<8 {
        var damaged = file
        damaged[place] ^= 1 << UInt8(bit)
        _ = try? decode(damaged)
      }
    }
  }

  @Test func animationsAreErrors() throws {
    let error = #expect(throws: ImageFileError.self) { try decode(bytes("animated.webp")) }
    #expect(error?.message == "not a readable WebP: it is animated")
  }

  /// A lossless file of a few bytes may declare any size; it is refused before memory is allocated.
  @Test func bombs() throws {
    let sides = (16_383 - 1) | (16_383 - 1) << 14
    let data: [UInt8] = [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: sides >> (8 * $0)) } + [0, 0, 0]
    let chunk = Array("WEBPVP8L".utf8) + [UInt8(data.count), 0, 0, 0] + data
    let file = Array("RIFF".utf8) + [UInt8(chunk.count), 0, 0, 0] + chunk
    #expect(throws: ImageFileError.tooLarge(name: "a.webp", width: 16_383, height: 16_383)) {
      try decode(file)
    }
  }

  @Test func missingLibrary() {
    #expect(WebPLibrary(named: "libnowhere.so.9") == nil)
    let error = ImageFileError.noLibrary(name: "a.webp", format: .webP, library: WebPLibrary.name)
    #expect(error.message == "WebP is drawn by libwebp.so.7, which is not installed")
  }
}
