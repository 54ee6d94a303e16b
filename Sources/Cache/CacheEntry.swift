import Digests

/// A cached value: a text, and the files that belong to it, by name.
///
/// It is encoded as the message `ActionResult` of Bazel's remote execution interface
/// (https://github.com/bazelbuild/remote-apis), because servers of Bazel's cache validate their entries: the contents
/// are its output files, so that a server knows what an entry needs, and the text is its standard output.
package struct CacheEntry: Equatable, Sendable {
  /// Content that belongs to the entry.
  package struct File: Equatable, Sendable {
    package var name: String
    package var digest: ContentDigest
    /// The size in bytes.
    package var size: Int
  }

  /// The contents, in order.
  package var files: [File]
  package var text: String

  package init(files: [File] = [], text: String) { (self.files, self.text) = (files, text) }

  private static let heading = "layoutshot-cache 1"

  /// The entry as stored under a key. The text is preceded by a line that distinguishes a complete entry of this key
  /// from a truncated or misplaced one.
  package func encoded(for key: ContentDigest) -> [UInt8] {
    var message = ProtocolMessage()
    for file in files {
      var digest = ProtocolMessage()
      digest.add(file.digest.text, as: 1)
      digest.add(file.size, as: 2)
      var output = ProtocolMessage()
      output.add(file.name, as: 1)
      output.add(digest.bytes, as: 2)
      message.add(output.bytes, as: 2)
    }
    message.add("\(Self.heading) \(key.text) \(seal)\n\(text)", as: 5)
    return message.bytes
  }

  /// Reads an entry; nil for anything but a complete entry of the key.
  package init?(_ bytes: [UInt8], for key: ContentDigest) {
    guard let fields = ProtocolMessage.fields(of: bytes[...]) else { return nil }
    var (files, text) = ([File](), "")
    for (number, value) in fields {
      switch (number, value) {
      case (2, .bytes(let bytes)):
        guard let file = File(message: bytes) else { return nil }
        files.append(file)
      case (5, .bytes(let bytes)): text = String(decoding: bytes, as: UTF8.self)
      default: continue
      }
    }
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    self.init(files: files, text: String(text[text.utf8.index(after: end)...]))
    guard text[..<end] == "\(Self.heading) \(key.text) \(seal)" else { return nil }
  }

  private var seal: String {
    let lines = files.map { "\($0.name)\n\($0.digest.text) \($0.size)\n" }.joined()
    return ContentDigest(of: lines + "\n" + text).text
  }
}

extension CacheEntry.File {
  package init(_ name: String, _ content: [UInt8]) {
    self.init(name: name, digest: ContentDigest(content), size: content.count)
  }

  /// Reads `OutputFile`.
  fileprivate init?(message: ArraySlice<UInt8>) {
    guard let fields = ProtocolMessage.fields(of: message) else { return nil }
    var (name, digits, size) = ("", "", 0)
    for (number, value) in fields {
      switch (number, value) {
      case (1, .bytes(let bytes)): name = String(decoding: bytes, as: UTF8.self)
      case (2, .bytes(let bytes)):
        guard let inner = ProtocolMessage.fields(of: bytes) else { return nil }
        for (number, value) in inner {
          if number == 1, case .bytes(let text) = value { digits = String(decoding: text, as: UTF8.self) }
          if number == 2, case .number(let number) = value { size = Int(exactly: number) ?? -1 }
        }
      default: continue
      }
    }
    guard let digest = ContentDigest(digits: digits), size >= 0 else { return nil }
    self.init(name: name, digest: digest, size: size)
  }
}
