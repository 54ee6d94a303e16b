import Glibc
import Numerals

/// The bytes of a font file, memory-mapped for the lifetime of the object.
final class FontFile: Sendable {
  nonisolated(unsafe) let bytes: UnsafeRawPointer
  let count: Int
  /// The index of the face in a collection of fonts.
  let member: Int

  /// Maps a file; `nil` if it cannot be opened or is empty.
  init?(path: String, member: Int = 0) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawPointer(address)
    count = size
    self.member = member
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes), count)
  }

  /// Whether the file starts with an OpenType or TrueType signature.
  var hasFontSignature: Bool {
    count >= 12 && Self.isFontSignature(UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)))
  }

  /// Whether a file starts with a signature, without mapping it; nil if it cannot be read or is empty.
  static func hasFontSignature(_ path: String) -> Bool? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var start: (UInt32, UInt64) = (0, 0)
    let count = withUnsafeMutableBytes(of: &start) { read(descriptor, $0.baseAddress, 12) }
    guard count > 0 else { return nil }
    return count == 12 && isFontSignature(UInt32(bigEndian: start.0))
  }

  private static func isFontSignature(_ tag: UInt32) -> Bool {
    return tag == 0x0001_0000 || tag == 0x4F54_544F || tag == 0x7472_7565 || tag == 0x7474_6366
  }

  /// A hash of all bytes, 16 hexadecimal digits: eight bytes at a time, each multiplied by an odd number and rotated.
  var hash: String {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
    var place = 0
    while place + 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      state = (state ^ word) &* 0xC2B2_AE3D_27D4_EB4F
      state = state << 31 | state >> 33
      place += 8
    }
    while place < count {
      state = (state ^ UInt64(bytes.load(fromByteOffset: place, as: UInt8.self))) &* 0x9E37_79B1_85EB_CA87
      place += 1
    }
    state ^= state >> 29
    return Numeral.hexadecimal(state, digits: 16)
  }

  /// Returns all bytes of a file; `nil` if it cannot be read.
  static func contents(_ path: String) -> [UInt8]? {
    guard let file = FontFile(path: path) else {
      return isReadableFile(path) ? [] : nil
    }
    return Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }

  /// Whether a path is a readable regular file.
  static func isReadableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
