import Diagnostics
import ImageFile
import Raster
import TestSupport
import Testing

/// The fixtures are 16 × 8 pixels: a red and a blue square, or a light and a dark gray one.
@Suite struct JPEGFileTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    try Checkout.bytes(Checkout.fixture("images/\(name)"))
  }

  private func decode(_ bytes: [UInt8]) throws -> Pixmap { try JPEGFile.decode(bytes, name: "a.jpg") }

  private func isNear(_ color: PixelColor, _ red: Int, _ green: Int, _ blue: Int, by most: Int = 6) -> Bool {
    color.alpha == 255 && abs(Int(color.red) - red) <= most && abs(Int(color.green) - green) <= most
      && abs(Int(color.blue) - blue) <= most
  }

  @Test(arguments: ["color.jpg", "progressive.jpg", "inks.jpg"]) func colors(name: String) throws {
    let pixmap = try decode(bytes(name))
    #expect(pixmap.width == 16 && pixmap.height == 8)
    #expect(isNear(pixmap[2, 4], 0xE0, 0x20, 0x20) && isNear(pixmap[13, 4], 0x20, 0x40, 0xE0))
  }

  @Test func grays() throws {
    let pixmap = try decode(bytes("gray.jpg"))
    #expect(isNear(pixmap[2, 4], 200, 200, 200) && isNear(pixmap[13, 4], 40, 40, 40))
  }

  /// The file preceded by an Exif segment that contains only the orientation.
  private func turned(_ orientation: UInt8, isBig: Bool) throws -> [UInt8] {
    let tiff: [UInt8] =
      isBig
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let body = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + (try bytes("color.jpg")).dropFirst(2)
  }

  /// The position of red: in the first or second half, side by side or one above the other.
  @Test(
    arguments: [
      (1, true, true), (2, true, false), (3, true, false), (4, true, true), (5, false, true),
      (6, false, true),
      (7, false, false), (8, false, false), (9, true, true), (0, true, true),
    ] as [(UInt8, Bool, Bool)], [false, true])
  func cameraOrientations(_ row: (orientation: UInt8, isWide: Bool, redIsFirst: Bool), isBig: Bool) throws {
    let pixmap = try decode(turned(row.orientation, isBig: isBig))
    #expect(pixmap.width == (row.isWide ? 16 : 8) && pixmap.height == (row.isWide ? 8 : 16))
    let first = pixmap[row.isWide ? 2 : 4, row.isWide ? 4 : 2]
    #expect(
      isNear(first, row.redIsFirst ? 0xE0 : 0x20, row.redIsFirst ? 0x20 : 0x40, row.redIsFirst ? 0x20 : 0xE0))
  }

  @Test(arguments: ["color.jpg", "progressive.jpg", "inks.jpg"])
  func truncatedFilesAreErrors(name: String) throws {
    let file = try bytes(name)
    for length in 0..<file.count - 2 {
      let error = #expect(throws: ImageFileError.self) { try decode(Array(file.prefix(length))) }
      guard case .unreadableJPEG("a.jpg", let reason) = error else {
        Issue.record("\(String(describing: error)) after \(length) bytes")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: ["color.jpg", "progressive.jpg", "inks.jpg", "gray.jpg"])
  func mutatedBytesNeverTrap(name: String) throws {
    let file = try bytes(name)
    for index in file.indices {
      for mask in [0x55, 0xFF, 0x80] as [UInt8] {
        var changed = file
        changed[index] ^= mask
        _ = try? decode(changed)
      }
    }
  }

  @Test func largePicturesAreRejected() throws {
    var file = try bytes("color.jpg")
    let frame = try #require(file.indices.dropLast(9).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    let error = #expect(throws: ImageFileError.self) { try decode(file) }
    #expect(error == .tooLarge(name: "a.jpg", width: 65_500, height: 65_500))
    #expect(error?.location == SourceLocation(file: "a.jpg"))
  }

  @Test func formatsAreDistinguished() throws {
    #expect(try ImageFormat.decode(bytes("color.jpg"), name: "odd.png").width == 16)
    let known: [(String, String)] = [
      ("GIF89a", "GIF"), ("%PDF-1.4", "PDF"), ("<?xml version=\"1.0\"?><svg/>", "SVG"), ("<svg/>", "SVG"),
      ("....ftypheic", "HEIC"), ("II*\0", "TIFF"),
    ]
    for (text, format) in known {
      let error = #expect(throws: ImageFileError.self) {
        try ImageFormat.decode(Array(text.utf8), name: "x")
      }
      #expect(
        error?.message == "\(format) is not read; PNG, JPEG and WebP are" && error?.location?.file == "x")
    }
    for bytes in [[], [1], Array("hello".utf8)] as [[UInt8]] {
      let error = #expect(throws: ImageFileError.self) { try ImageFormat.decode(bytes, name: "x") }
      #expect(error == .unsupported(name: "x", format: nil))
    }
  }

  @Test func lfsPointersAreRecognized() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n"
    let error = #expect(throws: ImageFileError.self) { try ImageFormat.decode(Array(text.utf8), name: "x") }
    #expect(error == .unsupported(name: "x", format: .lfsPointer))
    #expect(
      error?.message == "the file is a Git LFS pointer, not a picture; 'git lfs pull' fetches it")
  }

  @Test func sixteenBitChannels() throws {
    let pixmap = try ImageFormat.decode(bytes("deep.png"), name: "deep.png")
    #expect(pixmap[0, 0] == PixelColor(red: 0x1F, green: 0x8A, blue: 0x70))
  }

  @Test func pngBombsAreRejected() throws {
    // 16,000 pixels on a side are allowed, 256 million in total are not.
    for (side, reason) in [(100_000, "its sides"), (16_000, "its area")] {
      var file = try bytes("deep.png")
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
      file.replaceSubrange(16..<24, with: bytes + bytes)
      file.replaceSubrange(29..<33, with: crc(Array(file[12..<29])))
      let error = #expect(throws: ImageFileError.self) { try PNGFile.decode(file, name: "bomb.png") }
      #expect(error == .tooLarge(name: "bomb.png", width: side, height: side), "\(reason)")
    }
  }

  @Test func shortFilesAreRejectedBeforeAllocation() throws {
    var file = try bytes("deep.png")
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: 8000 >> $0) }
    file.replaceSubrange(16..<24, with: bytes + bytes)
    file.replaceSubrange(29..<33, with: crc(Array(file[12..<29])))
    let error = #expect(throws: ImageFileError.self) { try PNGFile.decode(file, name: "bomb.png") }
    let reason = "\(file.count) bytes cannot hold 8000 × 8000 pixels"
    #expect(error == .unreadable(name: "bomb.png", reason: reason))
  }

  @Test func headersAreReadWithoutThePixels() throws {
    let header = try #require(PNGHeader(bytes("deep.png")))
    #expect(header.bitDepth == 16 && header.width > 0 && header.height > 0)
    #expect(PNGHeader(Array("hello".utf8)) == nil)
    #expect(PNGHeader([]) == nil)
    // A three-byte profile between the header and the rest.
    var file = try bytes("deep.png")
    #expect(PNGHeader(file)?.profile == nil)
    file.insert(contentsOf: [0, 0, 0, 3] + Array("iCCP".utf8) + [7, 8, 9, 0, 0, 0, 0], at: 33)
    #expect(PNGHeader(file)?.profile == [7, 8, 9])
    for count in 0..<file.count { _ = PNGHeader(Array(file.prefix(count))) }
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
