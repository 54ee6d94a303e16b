import CPNG
import Raster
import TestSupport
import Testing

@testable import ImageFile

/// What our compressor writes, libpng reads: the bytes are wrapped into a gray picture of one row.
struct DeflateTests {
  /// Bytes of many shapes, by name.
  private static func samples() -> [(name: String, bytes: [UInt8])] {
    var generator = SeededGenerator(seed: 7)
    func random(_ count: Int, below limit: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8(Int.random(in: 0..<limit, using: &generator)) }
    }
    let noise = random(40_000, below: 256)
    var fibonacci: [UInt8] = []
    var (a, b) = (1, 1)
    for byte in UInt8(0)..<20 {
      fibonacci += Array(repeating: byte, count: a)
      (a, b) = (b, a + b)
    }
    return [
      ("one byte", [9]), ("two bytes", [9, 9]), ("eight", Array(repeating: 1, count: 8)),
      ("zeros", Array(repeating: 0, count: 100_000)), ("noise", noise),
      ("few values", random(30_000, below: 3)),
      ("noise again, as far back as may be", Array(noise.prefix(32_768)) + noise.prefix(32_768)),
      ("noise again, too far back", Array(noise.prefix(32_769)) + noise.prefix(32_769)),
      ("every run", (0..<600).flatMap { Array(repeating: UInt8($0 & 255), count: $0) }),
      ("runs and noise", (0..<400).flatMap { Array(repeating: 0, count: $0) + random(3, below: 256) }),
      ("a deep tree", fibonacci.shuffled(using: &generator)),
      ("periods", (3..<40).flatMap { period in (0..<500).map { UInt8($0 % period) } }),
    ]
  }

  @Test(arguments: samples().map(\.name))
  func `what is compressed comes back`(name: String) throws {
    let bytes = try #require(Self.samples().first { $0.name == name }).bytes
    #expect(try inflated(pieces: [bytes]) == bytes)
    // And in two pieces, whose sum is put together.
    let middle = bytes.count / 3
    #expect(try inflated(pieces: [Array(bytes[..<middle]), Array(bytes[middle...])]) == bytes)
  }

  @Test func `repetitions are found`() {
    let zeros = [UInt8](repeating: 0, count: 1_000_000)
    #expect(zeros.withUnsafeBufferPointer { Deflater.blocks($0).count } < 1200)
    let period = (0..<100_000).map { UInt8(($0 % 1000) & 255) }
    #expect(period.withUnsafeBufferPointer { Deflater.blocks($0).count } < 1500)
  }

  @Test(arguments: [7, 15])
  func `codes are complete and within their limit`(limit: Int) {
    for count in [1, 2, 3, 19] {
      // Weights that grow like this make the deepest trees.
      var counts: [UInt32] = [1]
      while counts.count < count { counts.append(counts.suffix(2).reduce(0, +) + 1) }
      let code = HuffmanCode(counts: counts + [0, 0], limit: limit)
      let shares = code.lengths.filter { $0 > 0 }.map { 1 << (limit - Int($0)) }
      #expect(code.lengths.allSatisfy { Int($0) <= limit })
      #expect(shares.reduce(0, +) == 1 << limit)
      #expect(zip(counts, code.lengths).allSatisfy { $0 == 0 || $1 > 0 })
    }
  }

  @Test func `sums are those of their standards`() {
    var crc = CRC32()
    crc.add(Array("123456789".utf8)[...])
    #expect(crc.value == 0xCBF4_3926)
    let adler = Array("Wikipedia".utf8).withUnsafeBufferPointer { Adler32($0) }
    #expect(adler.value == 0x11E6_0398)
  }

  /// The bytes of a stream as libpng has them, as the pixels of a gray picture.
  private func inflated(pieces: [[UInt8]]) throws -> [UInt8] {
    var pieces = pieces
    let width = pieces.reduce(0) { $0 + $1.count }
    pieces[0].insert(0, at: 0)
    var chunks = PNGChunks()
    chunks.add("IHDR", [PNGChunks.bigEndian(UInt32(width)) + PNGChunks.bigEndian(1), [8, 0, 0, 0, 0]])
    var sum = Adler32()
    var body: [[UInt8]] = [[0x78, 0x01]]
    for piece in pieces {
      piece.withUnsafeBufferPointer {
        body.append(Deflater.blocks($0))
        sum.append(Adler32($0))
      }
    }
    chunks.add("IDAT", body + [Deflater.end, PNGChunks.bigEndian(sum.value)])
    chunks.add("IEND", [])
    return try gray(chunks.bytes, width: width)
  }

  private func gray(_ file: [UInt8], width: Int) throws -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    var result = [UInt8](repeating: 0, count: width)
    let isRead = withUnsafeMutablePointer(to: &image) { image in
      file.withUnsafeBytes { file in
        guard png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0 else { return false }
        image.pointee.format = UInt32(PNG_FORMAT_GRAY)
        return png_image_finish_read(image, nil, &result, Int32(width), nil) != 0
      }
    }
    let reason = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    try #require(isRead && reason.isEmpty, "\(reason)")
    return result
  }
}
