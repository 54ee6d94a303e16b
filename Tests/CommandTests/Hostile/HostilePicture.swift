import Glibc

extension Scratch {
  /// Limits the address space of the rest of a shell line. The address sanitizer maps terabytes, so nothing can run
  /// under such a limit.
  static func memoryLimit(megabytes: Int) -> String {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), "__asan_init") == nil
      ? "ulimit -v \(megabytes * 1000); " : ""
  }
}

/// Picture files of a few bytes that declare the largest allowed sizes.
enum HostilePicture {
  /// A PNG whose pixels are all 0.
  static func png(
    _ width: Int, _ height: Int, bits: Int = 1, colorType: UInt8 = 0, isInterlaced: Bool = false
  ) -> [UInt8] {
    let channels = [2: 3, 4: 2, 6: 4][colorType] ?? 1
    func rows(_ width: Int, _ height: Int) -> Int {
      width > 0 && height > 0 ? height * (1 + (width * bits * channels + 7) / 8) : 0
    }
    // The first column and row of each pass, and the distance to the next ones.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    let count =
      isInterlaced
      ? passes.reduce(0) { sum, pass in
        sum + rows((width - pass.0 + pass.2 - 1) / pass.2, (height - pass.1 + pass.3 - 1) / pass.3)
      } : rows(width, height)
    let header =
      number(width) + number(height) + [UInt8(bits), colorType, 0, 0, isInterlaced ? 1 : 0]
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", header) + chunk("IDAT", zeros(count))
      + chunk("IEND", [])
  }

  /// A progressive, gray JPEG with one scan of the picture followed by `scans` more.
  static func jpeg(_ width: Int, _ height: Int, scans: Int) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker] + number(content.count + 2).suffix(2) + content
    }
    /// A table with one code of one bit.
    func table(_ kind: UInt8, _ symbol: UInt8) -> [UInt8] {
      segment(0xC4, [kind, 1] + [UInt8](repeating: 0, count: 15) + [symbol])
    }
    let blocks = (width + 7) / 8 * ((height + 7) / 8)
    let frame = [8] + number(height).suffix(2) + number(width).suffix(2) + [1, 1, 0x11, 0]
    // Symbol E0 and 14 bits: the next 2¹⁴ blocks are empty.
    let bits = Bits(count: (blocks >> 14) + 1, code: [UInt8](repeating: 0, count: 15))
    let start: [[UInt8]] = [
      [0xFF, 0xD8], segment(0xDB, [0] + [UInt8](repeating: 1, count: 64)), segment(0xC2, frame),
      table(0, 0), table(0x10, 0xE0), segment(0xDA, [1, 1, 0, 0, 0, 0]),
      [UInt8](repeating: 0, count: (blocks + 7) / 8),
    ]
    let scan = segment(0xDA, [1, 1, 0, 1, 63, 0]) + bits.bytes
    return start.flatMap(\.self) + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var open = 0

    init(count: Int, code: [UInt8]) { for _ in 0..<count { for bit in code { add(bit) } } }

    mutating func add(_ bit: UInt8) {
      if open == 0 { bytes.append(0) }
      bytes[bytes.count - 1] |= bit << UInt8(open)
      open = (open + 1) % 8
    }
  }

  /// A zlib stream of `count` zeros: a literal, then copies of 258 bytes from one byte before, with fixed codes.
  private static func zeros(_ count: Int) -> [UInt8] {
    var bits = Bits(count: 0, code: [])
    func add(_ code: String) { for bit in code.utf8 { bits.add(bit - 48) } }
    add("110")
    let copies = (count - 1) / 258
    add("00110000")
    for _ in 0..<copies { add("1100010100000") }
    for _ in 0..<(count - 1 - copies * 258) { add("00110000") }
    add("0000000")
    return [0x78, 0x9C] + bits.bytes + number((count % 65_521) << 16 | 1)
  }

  private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let all = Array(kind.utf8) + content
    var sum: UInt32 = .max
    for byte in all {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(content.count) + all + number(Int(~sum))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
