import Glibc

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
    guard count >= 12 else { return false }
    let tag = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
    return tag == 0x0001_0000 || tag == 0x4F54_544F || tag == 0x7472_7565 || tag == 0x7474_6366
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

  /// Whether a path is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
