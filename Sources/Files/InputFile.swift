import Diagnostics
import Glibc

/// The bytes of one input and its name in messages.
package struct InputFile: Sendable {
  /// The path as the user gave it; `<stdin>` for standard input.
  package let path: String
  /// The whole content.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  /// Returns the size of a file in bytes; nil if it does not exist.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether a path is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    if let kind = DeferredFolder.kind(of: path) { return kind == .folder }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a file itself, not a link to one.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path is a file, or a link to one.
  package static func leadsToFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the absolute path of an existing file, with all links resolved; nil if it does not exist.
  package static func resolved(_ path: String) -> String? {
    if let place = DeferredFolder.resolved(path) { return place }
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Reads a file, or standard input if the path is `-`, for a `FileSystem`.
  static func load(_ path: String, limit: Int, within enclosure: Enclosure) throws(FileError) -> InputFile {
    if path == "-" { return InputFile(path: "<stdin>", bytes: try drain(0, path: "<stdin>", limit: limit)) }
    if let file = DeferredFolder.file(at: path) {
      guard enclosure.admits(deferred: file.place) else {
        throw FileError(.leadsOut, path: path, code: ELOOP)
      }
      return InputFile(path: path, bytes: try file.content(limit).get())
    }
    let descriptor = try enclosure.open(path).get()
    defer { close(descriptor) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    if isKnown, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(.isDirectory, path: path, code: EISDIR)
    }
    let size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    return InputFile(path: path, bytes: try drain(descriptor, size, path: path, limit: limit))
  }

  /// Reads to the end, or until there are more bytes than the limit. `size`: what the system takes for the size, which a file
  /// that grows does not keep to.
  private static func drain(
    _ descriptor: Int32, _ size: Int? = nil, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more, to see the end. A sparse file may claim any size.
    var room = min(max(size ?? 1 << 16, 0), limit, mostAtOnce) + 1
    while bytes.count <= limit {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = 0
        repeat { got = Glibc.read(descriptor, buffer.baseAddress, room) } while got < 0 && errno == EINTR
        if got < 0 { code = errno }
        count = max(got, 0)
      }
      guard code == 0 else { throw FileError(.unreadable, path: path, code: code) }
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if let size, bytes.count == size, part.count < room { break }
      room = 1 << 16
    }
    return bytes
  }

  /// The most bytes of memory that are made ready before any is read.
  private static let mostAtOnce = 1 << 24

  /// The last path component without `.xib`, `.storyboard` or `.scene.json`, used as the base name of output
  /// files.
  package var documentName: String { Self.documentName(of: path) }

  package static func documentName(of path: String) -> String {
    if path == "<stdin>" { return "stdin" }
    let name = PathText.names(path).last { !$0.isEmpty } ?? path
    for suffix in [".xib", ".storyboard", ".scene.json"]
    where name.lowercased().hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

/// A file that cannot be read or written.
package struct FileError: LocatedError, Equatable {
  /// The kind of error.
  package enum Reason: Equatable, Sendable {
    /// It cannot be opened or read.
    case unreadable
    /// The path is a directory.
    case isDirectory
    /// The file cannot be created, written or renamed.
    case unwritable
    /// The path leads out of its enclosure, through a link or by its name.
    case leadsOut
    /// The path is a pipe or a device in a project.
    case special
    /// The repository that the file is read from lacks its content.
    case missingContent
  }

  /// The kind of error.
  package let reason: Reason
  package let path: String
  /// The system's error number.
  package let code: Int32

  /// Creates an error from its reason, the path and the system's error number.
  package init(_ reason: Reason, path: String, code: Int32) {
    (self.reason, self.path, self.code) = (reason, path, code)
  }

  package var location: SourceLocation? { SourceLocation(file: path) }

  /// The suggested fix.
  package var notes: [Finding.Note] {
    guard reason == .missingContent else { return [] }
    return [Finding.Note("the repository is damaged, or a partial clone without its origin; see 'git fsck'")]
  }

  /// The sentence, including the system's message.
  package var message: String {
    let words = String(cString: strerror(code))
    return switch reason {
    case .unreadable: "cannot be read: \(words)"
    case .isDirectory: "is a directory, not an Interface Builder document"
    case .unwritable: "cannot be written: \(words)"
    case .special: "is a pipe or a device, not a file"
    case .missingContent:
      "is known to git, but its content is not in the repository (a partial clone gets it by 'git fetch --refetch --no-filter')"
    case .leadsOut: "leads out of the project; it is neither read nor written"
    }
  }
}
