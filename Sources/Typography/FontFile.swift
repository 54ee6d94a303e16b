import Glibc

/// The bytes of a font file, mapped into memory until the object goes away.
final class FontFile: Sendable {
  nonisolated(unsafe) let bytes: UnsafeRawPointer
  let count: Int

  /// Maps a file; `nil` if it cannot be opened or is empty.
  init?(path: String) {
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
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes), count)
  }

  /// Whether the file starts as OpenType and TrueType files do.
  var hasFontSignature: Bool {
    guard count >= 12 else { return false }
    let tag = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
    return tag == 0x0001_0000 || tag == 0x4F54_544F || tag == 0x7472_7565
  }

  /// All bytes of a file; `nil` if it cannot be read.
  static func contents(_ path: String) -> [UInt8]? {
    guard let file = FontFile(path: path) else {
      return isReadableFile(path) ? [] : nil
    }
    return Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }

  /// Whether a regular file is at a path and may be read.
  static func isReadableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
