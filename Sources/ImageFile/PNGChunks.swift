/// A PNG while it is written: its signature and chunks.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk with the parts of its contents one after another.
  mutating func add(_ name: StaticString, _ parts: [[UInt8]]) {
    let count = parts.reduce(0) { $0 + $1.count }
    bytes.reserveCapacity(bytes.count + count + 24)
    bytes += PNGChunks.bigEndian(UInt32(count))
    let start = bytes.count
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    for part in parts { bytes += part }
    var sum = CRC32()
    sum.add(bytes[start...])
    bytes += PNGChunks.bigEndian(sum.value)
  }

  /// A number as PNG has it.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
