import Files
import Glibc

/// Reads whole files, up to a limit.
enum SmallFile {
  /// The bytes of a regular file; none and an error if it cannot be read.
  static func read(_ path: String, limit: Int) -> (bytes: [UInt8], failure: String?) {
    if let content = DeferredFolder.content(of: path, limit: limit) {
      switch content {
      case .success(let bytes) where bytes.count > limit: return ([], tooLarge(limit))
      case .success(let bytes): return (bytes, nil)
      case .failure(let error): return ([], error.message)
      }
    }
    // A pipe in a project's folder must not block.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return ([], String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return ([], "not a file")
    }
    guard status.st_size <= limit else { return ([], tooLarge(limit)) }
    let size = Int(status.st_size)
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while filled < size {
        let got = Glibc.read(descriptor, buffer.baseAddress! + filled, size - filled)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        filled += got
      }
      count = filled
    }
    return (bytes, nil)
  }

  private static func tooLarge(_ limit: Int) -> String { "it has more than \(limit >> 20) MB" }

  /// Whether a file exists at a path.
  static func isFile(_ path: String) -> Bool {
    if DeferredFolder.holdsFile(path) { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The path without links and dots; nil if nothing exists there.
  static func resolved(_ path: String) -> String? { InputFile.resolved(path) }
}
