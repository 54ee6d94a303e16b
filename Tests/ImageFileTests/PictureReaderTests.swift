import CPNG
import Raster
import TestSupport
import Testing

@testable import ImageFile

/// Reading by rows equals reading at once, and so does scaling.
@Suite struct PictureReaderTests {
  /// The properties of a random PNG.
  struct Kind: Sendable, CustomTestStringConvertible {
    var colorType: UInt8
    var bits: UInt8
    var isInterlaced = false
    /// Chunks before the pixels: a transparent color or palette, and gamma.
    var hasTransparency = false
    var gamma: Int?
    var testDescription: String { "\(colorType) \(bits) \(isInterlaced) \(hasTransparency) \(gamma ?? 0)" }
  }

  static let kinds: [Kind] = {
    let forms: [(UInt8, [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    var kinds: [Kind] = []
    for (colorType, depths) in forms {
      for bits in depths {
        for isInterlaced in [false, true] {
          for hasTransparency in colorType < 4 ? [false, true] : [false] {
            for gamma in [nil, 45_455, 100_000] as [Int?] {
              kinds.append(
                Kind(
                  colorType: colorType, bits: bits, isInterlaced: isInterlaced,
                  hasTransparency: hasTransparency,
                  gamma: gamma))
            }
          }
        }
      }
    }
    return kinds
  }()

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let all = Array(name.utf8) + body
    var sum = UInt32.max
    for byte in all {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(body.count) + all + number(Int(~sum))
  }

  /// A zlib stream with one uncompressed block.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let count = UInt16(bytes.count)
    let length = [UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
    return [0x78, 1, 1] + length + length.map { ~$0 } + bytes + number(b << 16 | a)
  }

  private static func png(_ kind: Kind, _ width: Int, _ height: Int) -> [UInt8] {
    let channels = [2: 3, 4: 2, 6: 4][kind.colorType] ?? 1
    /// The same value for the same position, regardless of the row order.
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      var random = SeededGenerator(seed: UInt64((x * 64 + y) * 8 + channel))
      return random.below(1 << kind.bits)
    }
    func rows(_ columns: [Int], _ lines: [Int]) -> [UInt8] {
      guard !columns.isEmpty else { return [] }
      return lines.flatMap { y in
        var (bytes, open, sum) = ([UInt8(0)], 0, 0)
        for x in columns {
          for channel in 0..<channels {
            (sum, open) = (sum << Int(kind.bits) | sample(x, y, channel), open + Int(kind.bits))
            while open >= 8 {
              open -= 8
              bytes.append(UInt8(truncatingIfNeeded: sum >> open))
            }
          }
        }
        return open == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: sum << (8 - open))]
      }
    }
    let passes =
      kind.isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    let pixels = passes.flatMap {
      rows(Array(stride(from: $0.0, to: width, by: $0.2)), Array(stride(from: $0.1, to: height, by: $0.3)))
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    file += chunk(
      "IHDR",
      number(width) + number(height) + [kind.bits, kind.colorType, 0, 0, kind.isInterlaced ? 1 : 0])
    if let gamma = kind.gamma { file += chunk("gAMA", number(gamma)) }
    if kind.colorType == 3 {
      file += chunk("PLTE", (0..<3 << kind.bits).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) })
    }
    if kind.hasTransparency {
      switch kind.colorType {
      case 0: file += chunk("tRNS", [0, 1])
      case 2: file += chunk("tRNS", [0, 1, 0, 2, 0, 3])
      default: file += chunk("tRNS", [0, 128])
      }
    }
    return file + chunk("tEXt", Array("Comment\0none".utf8)) + chunk("IDAT", stored(pixels))
      + chunk("IEND", [])
  }

  /// libpng's simplified interface, with 16-bit numbers like any others.
  private func wholeByLibrary(_ bytes: [UInt8]) throws -> Pixmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    return try withUnsafeMutablePointer(to: &image) { image in
      defer { png_image_free(image) }
      try #require(png_image_begin_read_from_memory(image, bytes, bytes.count) != 0)
      image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      image.pointee.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      let pixmap = Pixmap(width: Int(image.pointee.width), height: Int(image.pointee.height))
      let isRead = pixmap.withMutableStraightBytes {
        png_image_finish_read(image, nil, $0.baseAddress, Int32(pixmap.width * 4), nil) != 0
      }
      try #require(isRead)
      return pixmap
    }
  }

  private func areEqual(_ left: Pixmap, _ right: Pixmap) -> Bool {
    left.width == right.width && left.height == right.height
      && (0..<left.height).allSatisfy { y in
        left.withRow(y) { own in right.withRow(y) { Array(own) == Array($0) } }
      }
  }

  @Test(arguments: kinds) func allFormatsEqualTheLibrarysOutput(_ kind: Kind) throws {
    let bytes = Self.png(kind, 21, 19)
    let whole = try PNGFile.decode(bytes, name: "a.png")
    // The simplified interface of libpng 1.6.39 mixes up rows of interlaced 16-bit files.
    var plain = kind
    plain.isInterlaced = false
    #expect(areEqual(whole, try wholeByLibrary(Self.png(plain, 21, 19))))
    for (width, height) in [(21, 19), (7, 5), (1, 1), (40, 3), (2, 60), (22, 19), (100, 90)] {
      let scaled = try ImageFormat.decode(bytes, name: "a.png", width: width, height: height)
      #expect(areEqual(scaled, whole.scaled(width: width, height: height)), "\(width) × \(height)")
    }
  }

  @Test(arguments: ["color.jpg", "progressive.jpg", "inks.jpg", "gray.jpg"])
  func rowsOfJPEGs(_ name: String) throws {
    let bytes = try Checkout.bytes(Checkout.fixture("images/\(name)"))
    let whole = try JPEGFile.decode(bytes, name: name)
    let header = try ImageFormat.header(bytes, name: name)
    #expect(header.width == whole.width && header.height == whole.height)
    #expect(header.work == header.area)
    for (width, height) in [(16, 8), (5, 3), (1, 1), (33, 20)] {
      let scaled = try ImageFormat.decode(bytes, name: name, width: width, height: height)
      #expect(areEqual(scaled, whole.scaled(width: width, height: height)))
    }
  }

  /// Any number of ordinary images stays far below the time limit of a run; a few that use all of their own limit reach
  /// it.
  @Test func timeLimitForVectors() throws {
    let ordinary = VectorFile.Clock()
    for _ in 0..<100_000 { ordinary.add(seconds: 0.09) }
    #expect(ordinary.hasTime)
    let hostile = VectorFile.Clock()
    var count = 0
    while hostile.hasTime {
      hostile.add(seconds: Double(VectorFile.mostSeconds))
      count += 1
    }
    #expect(count == 7)
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>".utf8)
    let error = #expect(throws: ImageFileError.self) {
      try VectorFile.draw(svg, as: .svg, .natural(scale: 1), name: "a.svg", clock: hostile)
    }
    #expect(error == .noTimeLeft(name: "a.svg") && error?.location?.file == "a.svg")
  }
}
