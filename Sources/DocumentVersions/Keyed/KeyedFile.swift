import Diagnostics
import JSON

/// A file that is no document of Interface Builder, merged by its keys.
package struct KeyedFile: Sendable {
  /// The merged file.
  package let bytes: [UInt8]
  /// What both sides changed, each in its own way.
  package let conflicts: [KeyedConflict]

  /// Merges three versions.
  ///
  /// - Parameters:
  ///   - kind: The kind of the file; not a document.
  ///   - base: The version that both sides began with; empty if both added the file.
  ///   - ours: Our side, which stands where both changed the same.
  ///   - theirs: Their side.
  ///   - files: What errors call the three.
  /// - Throws: `KeyedFileError` for a version that cannot be read.
  package init(
    _ kind: MergedFileKind, base: [UInt8], ours: [UInt8], theirs: [UInt8],
    files: (base: String, ours: String, theirs: String)
  ) throws(KeyedFileError) {
    let encoding = kind == .strings ? TextEncoding(of: ours) : .utf8(hasMark: false)
    func text(_ bytes: [UInt8], _ file: String) throws(KeyedFileError) -> [UInt8] {
      if bytes.count > Self.mostBytes { throw KeyedFileError("is larger than 64 MB", file) }
      if kind != .strings { return bytes }
      if bytes.starts(with: Array("bplist".utf8)) {
        throw KeyedFileError("is a compiled property list", file)
      }
      guard let text = TextEncoding(of: bytes).decoded(bytes) else {
        throw KeyedFileError("is neither UTF-8 nor UTF-16", file)
      }
      return text
    }
    let texts = [
      try text(base, files.base), try text(ours, files.ours), try text(theirs, files.theirs),
    ]
    let old = base.isEmpty ? nil : try Self.list(kind, texts[0], files.base).distinct
    let here = try Self.list(kind, texts[1], files.ours).distinct
    let there = try Self.list(kind, texts[2], files.theirs).distinct
    var merge = Self.merge(kind, texts)
    let merged = merge.merged(old, here, there)
    guard let encoded = encoding.encoded(merged) else {
      throw KeyedFileError("cannot be encoded", files.ours)
    }
    (bytes, conflicts) = (encoded, merge.conflicts)
  }

  /// That of readers.
  private static let mostBytes = 64 << 20

  private static func list(
    _ kind: MergedFileKind, _ bytes: [UInt8], _ file: String
  ) throws(KeyedFileError) -> KeyedList {
    if kind == .json {
      do { _ = try JSONValue.read(bytes) } catch {
        throw KeyedFileError(message: error.reason, location: SourceLocation(file: file, error.place))
      }
    }
    do {
      switch kind {
      case .json: return try KeyedJSON.list(bytes)
      case .goldens: return try KeyedLines.list(bytes)
      case .strings, .document: return try KeyedStrings.list(bytes)
      }
    } catch {
      let before = bytes[..<min(error.place, bytes.count)]
      let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      throw KeyedFileError(
        message: error.message,
        location: SourceLocation(file: file, line: line, column: before.count - start + 1))
    }
  }

  private static func merge(_ kind: MergedFileKind, _ texts: [[UInt8]]) -> KeyedMerge {
    switch kind {
    case .json: KeyedMerge(texts, isSame: { $0 == $1 || withoutSpace($0) == withoutSpace($1) })
    case .goldens: KeyedMerge(texts, isBefore: KeyedLines.isBefore)
    case .strings, .document: KeyedMerge(texts)
    }
  }

  /// JSON without what is between its tokens.
  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var (result, isText, isEscaped) = ([UInt8](), false, false)
    for byte in bytes {
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if KeyedScanner.isSpace(byte) {
        continue
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      }
      result.append(byte)
    }
    return result
  }
}

extension KeyedList {
  /// The list with keys that are there twice told apart.
  fileprivate var distinct: KeyedList {
    var list = self
    var counts: [String: Int] = [:]
    for place in list.items.indices {
      let key = list.items[place].key
      let count = counts[key, default: 0]
      counts[key] = count + 1
      if count > 0 { list.items[place].key = "\(key)\u{0}\(count)" }
      if case .list(let inner) = list.items[place].value { list.items[place].value = .list(inner.distinct) }
    }
    return list
  }
}

/// A version of a file that cannot be merged by its keys.
package struct KeyedFileError: LocatedError, Hashable {
  package let message: String
  package let location: SourceLocation?

  init(_ message: String, _ file: String) {
    self.init(message: message, location: SourceLocation(file: file))
  }

  init(message: String, location: SourceLocation) { (self.message, self.location) = (message, location) }
}
