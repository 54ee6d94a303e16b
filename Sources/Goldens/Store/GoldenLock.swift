import Diagnostics
import PictureComparison

/// `goldens.lock`: the hash of each golden's pixels and tree, and the renderer that drew it, so that unchanged pictures
/// need not be opened, or even exist.
///
/// One line per golden, sorted by path, so that branches merge: 32 hexadecimal digits of pixels, 16 of the tree, 16 of
/// the renderer, the path below the goldens' folder. Lines that begin with `#` say what the file is. A line with the
/// word `font`, 16 hexadecimal digits and a name says which file of a package goldens were drawn with.
package struct GoldenLock: Hashable, Sendable {
  /// The data of a golden.
  package struct Entry: Hashable, Sendable {
    package var pixels: PixelHash
    /// The hash of its tree's record.
    package var tree: String
    /// The fingerprint of its renderer.
    package var renderer: String

    package init(pixels: PixelHash, tree: String, renderer: String) {
      (self.pixels, self.tree, self.renderer) = (pixels, tree, renderer)
    }
  }

  /// The name of the file in the goldens' folder.
  package static let fileName = "goldens.lock"

  /// The entries, by path.
  package private(set) var entries: [String: Entry] = [:]
  /// The hashes of installed fonts that goldens were drawn with, by file name.
  package var fonts: [String: String] = [:]

  /// Creates an empty lock.
  package init() {}

  /// The paths of its goldens, sorted.
  package var paths: [String] { entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The entry of a golden; nil if there is none.
  package subscript(path: String) -> Entry? {
    get { entries[path] }
    set { entries[path] = newValue }
  }

  /// Parses a file. Throws `GoldenLockError` with the first line that is not an entry, is listed twice or belongs to a
  /// merge that was not finished.
  package init(_ bytes: [UInt8], path: String) throws(GoldenLockError) {
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      // Git may have changed the line endings.
      let line = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let place = SourceLocation(file: path, line: number + 1, column: 1)
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") || line.hasPrefix("=======") {
        throw GoldenLockError(.conflict, at: place)
      }
      // Such characters are never written; a second carriage return at the end would be lost.
      if line.utf8.contains(where: { $0 < 0x20 }) { throw GoldenLockError(.malformed, at: place) }
      // By bytes: a combining mark after a space makes another character of it.
      let parts = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 3).map { String(Substring($0)) }
      if parts.count == 3, parts[0] == "font", Self.isHash(parts[1]) {
        fonts[parts[2]] = parts[1]
        continue
      }
      guard parts.count == 4, let pixels = PixelHash(parts[0]), Self.isHash(parts[1]), Self.isHash(parts[2])
      else { throw GoldenLockError(.malformed, at: place) }
      guard entries[parts[3]] == nil else { throw GoldenLockError(.twice(parts[3]), at: place) }
      entries[parts[3]] = Entry(pixels: pixels, tree: parts[1], renderer: parts[2])
    }
  }

  /// Whether a text can be the hash of a tree or the fingerprint of a renderer: 16 hexadecimal digits.
  package static func isHash(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
  }

  /// Whether a golden can have a line in the file: an unparsable line would make the file unusable.
  package static func canHold(_ entry: Entry, at path: String) -> Bool {
    isHash(entry.tree) && isHash(entry.renderer) && isLine(path)
  }

  /// Whether a path can be the end of a line.
  private static func isLine(_ path: String) -> Bool { !path.isEmpty && !path.utf8.contains { $0 < 0x20 } }

  /// The file.
  package var text: String {
    "# Goldens of layoutshot: hash of the pixels, of the tree, of the renderer; path. Written by `layoutshot record`.\n"
      + fonts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
        "font \($0.value) \($0.key)\n"
      }
      .joined()
      + paths.map { path in
        let entry = entries[path]!
        return "\(entry.pixels.text) \(entry.tree) \(entry.renderer) \(path)\n"
      }.joined()
  }
}

/// A lock file that cannot be used.
package struct GoldenLockError: LocatedError, Hashable {
  /// The kind of error.
  package enum Reason: Hashable, Sendable {
    case conflict
    case malformed
    case twice(String)
  }

  /// The kind of error.
  package let reason: Reason
  /// The line.
  package let location: SourceLocation?

  init(_ reason: Reason, at location: SourceLocation) {
    (self.reason, self.location) = (reason, location)
  }

  /// The sentence.
  package var message: String {
    switch reason {
    case .conflict: "contains conflict markers of an unfinished merge"
    case .malformed: "is not a line of hashes and a path"
    case .twice(let path): "\"\(path)\" is listed twice"
    }
  }

  /// The suggested fix.
  package var notes: [Finding.Note] {
    [Finding.Note("delete the file and run 'layoutshot record': it is recreated from the pictures")]
  }
}
