import Raster

/// Converts the pixels of a picture to the bytes of its rows, each preceded by its filter (PNG, 9).
struct PNGRows: Sendable {
  /// The pixel format of the file.
  enum Form: Sendable {
    /// An index into a palette, unfiltered.
    case palette(Palette)
    /// R, G, B, as differences from the row above.
    case opaque
    /// R, G, B, A with straight alpha, filtered likewise.
    case translucent

    var colorType: UInt8 {
      switch self {
      case .palette: 3
      case .opaque: 2
      case .translucent: 6
      }
    }

    /// Bits of an index, or of a channel.
    var bitDepth: Int {
      if case .palette(let palette) = self { palette.bitDepth } else { 8 }
    }

    /// Bytes of a row of `width` pixels, and its filter.
    func bytesPerRow(width: Int) -> Int {
      switch self {
      case .palette(let palette): 1 + (width * palette.bitDepth + 7) / 8
      case .opaque: 1 + 3 * width
      case .translucent: 1 + 4 * width
      }
    }
  }

  let pixmap: Pixmap
  let form: Form
  /// Whether rows of true color are stored as differences from the row above.
  let filtersUp: Bool

  /// A palette if 256 colors are enough, else RGB if everything is opaque, else RGBA.
  init(_ pixmap: Pixmap, filtersUp: Bool) {
    self.pixmap = pixmap
    self.filtersUp = filtersUp
    form = Palette(pixmap).map { .palette($0) } ?? (pixmap.isOpaque ? .opaque : .translucent)
  }

  /// Bytes of a row and its filter.
  var bytesPerRow: Int { form.bytesPerRow(width: pixmap.width) }

  /// Provides the bytes of all rows.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let count = pixmap.height * bytesPerRow
    // Pixels are written as words, the last one of a row beyond its end.
    return Pixmap.withMemory(byteCount: count + 8) { buffer in
      switch form {
      case .palette(let palette): write(palette, to: buffer)
      case .opaque where !filtersUp: writePlain(includesAlpha: false, to: buffer)
      case .translucent where !filtersUp: writePlain(includesAlpha: true, to: buffer)
      case .opaque: writeOpaque(to: buffer)
      case .translucent: writeTranslucent(to: buffer)
      }
      return body(UnsafeBufferPointer(start: buffer, count: count))
    }
  }

  private func write(_ palette: Palette, to buffer: UnsafeMutablePointer<UInt8>) {
    // An additional pixel fills up the last byte of a row.
    let perByte = 8 / palette.bitDepth
    let indices = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (bytesPerRow - 1) * perByte)
    indices.initialize(repeating: 0)
    defer { indices.deallocate() }
    for y in 0..<pixmap.height {
      let bytes = buffer + y * bytesPerRow
      if pixmap.isRowAsAbove(y) {
        bytes.update(from: bytes - bytesPerRow, count: bytesPerRow)
        continue
      }
      bytes[0] = 0
      pixmap.withRow(y) { palette.write($0, into: indices) }
      PNGRows.pack(indices, perByte, into: bytes + 1)
    }
  }

  /// Indices packed in bytes, the first one in the highest bits.
  private static func pack(
    _ indices: UnsafeMutableBufferPointer<UInt8>, _ perByte: Int, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    guard perByte > 1, let start = indices.baseAddress else {
      return bytes.update(from: indices.baseAddress!, count: indices.count)
    }
    let bits = UInt8(8 / perByte)
    for place in 0..<indices.count / perByte {
      var byte: UInt8 = 0
      for index in 0..<perByte { byte = byte &<< bits | start[place &* perByte &+ index] }
      bytes[place] = byte
    }
  }

  private func writePlain(includesAlpha: Bool, to buffer: UnsafeMutablePointer<UInt8>) {
    for y in 0..<pixmap.height {
      let bytes = buffer + y * bytesPerRow
      if pixmap.isRowAsAbove(y) {
        bytes.update(from: bytes - bytesPerRow, count: bytesPerRow)
        continue
      }
      bytes[0] = 0
      pixmap.writeStraightRow(
        y, includesAlpha: includesAlpha,
        into: UnsafeMutableBufferPointer(start: bytes + 1, count: bytesPerRow - 1))
    }
  }

  private func writeOpaque(to buffer: UnsafeMutablePointer<UInt8>) {
    let nothing = [UInt32](repeating: 0, count: pixmap.width)
    for y in 0..<pixmap.height {
      let bytes = buffer + y * bytesPerRow
      bytes[0] = PNGRows.up
      if pixmap.isRowAsAbove(y) {
        (bytes + 1).update(repeating: 0, count: bytesPerRow - 1)
        continue
      }
      func write(above: UnsafeBufferPointer<UInt32>) {
        pixmap.withRow(y) { PNGRows.differences($0, above, to: UnsafeMutableRawPointer(bytes + 1)) }
      }
      if y > 0 { pixmap.withRow(y - 1, write) } else { nothing.withUnsafeBufferPointer(write) }
    }
  }

  /// The filter that subtracts the byte above.
  private static let up: UInt8 = 2

  /// The differences of two rows' colors, without alpha, byte by byte.
  private static func differences(
    _ row: UnsafeBufferPointer<UInt32>, _ above: UnsafeBufferPointer<UInt32>,
    to bytes: UnsafeMutableRawPointer
  ) {
    guard let pixels = UnsafeRawPointer(row.baseAddress), let upper = UnsafeRawPointer(above.baseAddress)
    else { return }
    var x = 0
    while x &+ 2 <= row.count {
      let (new, old) = (
        pixels.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self),
        upper.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self)
      )
      // Most pixels equal the one above.
      let change = new == old ? 0 : difference(new, old)
      let packed = change & 0xFF_FFFF | (change &>> 8) & 0xFFFF_FF00_0000
      bytes.storeBytes(of: packed.littleEndian, toByteOffset: 3 &* x, as: UInt64.self)
      x &+= 2
    }
    guard x < row.count else { return }
    let last = UInt32(truncatingIfNeeded: difference(UInt64(row[x]), UInt64(above[x])))
    bytes.storeBytes(of: last.littleEndian, toByteOffset: 3 &* x, as: UInt32.self)
  }

  /// Eight byte differences at once: the highest bit of each is computed separately, so that nothing borrows from its
  /// neighbor.
  @inline(__always) private static func difference(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    return ((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)
  }

  private func writeTranslucent(to buffer: UnsafeMutablePointer<UInt8>) {
    let size = 4 * pixmap.width
    var straight = [UInt8](repeating: 0, count: size)
    var above = straight
    for y in 0..<pixmap.height {
      let bytes = buffer + y * bytesPerRow
      bytes[0] = PNGRows.up
      readStraight(y, into: &straight)
      for index in 0..<size { bytes[index + 1] = straight[index] &- above[index] }
      swap(&straight, &above)
    }
  }

  private func readStraight(_ y: Int, into bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer { pixmap.writeStraightRow(y, includesAlpha: true, into: $0) }
  }
}
