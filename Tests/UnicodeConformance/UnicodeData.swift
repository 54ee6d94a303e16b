import Glibc

/// The files of the Unicode Character Database, as Debian's package `unicode-data` installs them.
package enum UnicodeData {
  /// The version of the tables and of the tests.
  package static let version = "15.0.0"
  private static let folder = "/usr/share/unicode/"

  /// Whether the package is installed with this version.
  package static let isInstalled =
    bytes("auxiliary/LineBreakTest.txt").map { bytes in
      String(decoding: bytes.prefix(64), as: UTF8.self).hasPrefix("# LineBreakTest-\(version).txt")
    } ?? false

  /// Why tests are skipped.
  package static let reason = "Debian's package unicode-data is not here in version \(version)"

  /// Returns a file's content; nil if it is missing.
  package static func bytes(_ name: String) -> [UInt8]? {
    guard let file = fopen(folder + name, "r") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    guard size > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  /// Calls `body` with each nonempty line of a file, without its comment.
  static func forEachLine(of name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let bytes = bytes(name) else { return }
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        var content = start
        var isComment = false
        while end < bytes.count, bytes[end] != 10 {
          if bytes[end] == 35 { isComment = true }
          if !isComment, bytes[end] > 32 { content = end + 1 }
          end += 1
        }
        if content > start { body(UnsafeBufferPointer(rebasing: bytes[start..<content])) }
        start = end + 1
      }
    }
  }
}

/// The result of a test file.
package struct Conformance: Sendable {
  /// The number of cases.
  package var cases = 0
  /// The first failed lines.
  package var failures: [String] = []

  mutating func count(_ isRight: Bool, _ line: UnsafeBufferPointer<UInt8>, _ found: @autoclosure () -> String)
  {
    cases += 1
    if !isRight, failures.count < 10 {
      failures.append(String(decoding: line, as: UTF8.self) + " gave " + found())
    }
  }
}

/// Parses the words of a line, one after another.
struct WordReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next byte after white space; nil at the end.
  mutating func peek() -> UInt8? {
    while place < bytes.count, bytes[place] <= 32 { place += 1 }
    return place < bytes.count ? bytes[place] : nil
  }

  /// Consumes an expected byte.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    place += 1
    return true
  }

  /// Consumes an expected multibyte character.
  mutating func skip(_ count: Int) { place += count }

  /// Returns the next letters and digits as one number.
  mutating func word() -> UInt64 {
    _ = peek()
    var key: UInt64 = 0
    while place < bytes.count, bytes[place] > 32, bytes[place] != 59 {
      key = key << 8 | UInt64(bytes[place])
      place += 1
    }
    return key
  }

  /// Returns the next number; nil for anything else.
  mutating func number(base: UInt32) -> UInt32? {
    _ = peek()
    let start = place
    var value: UInt32 = 0
    while place < bytes.count {
      let byte = UInt32(bytes[place])
      let digit = byte >= 65 ? byte - 55 : byte &- 48
      guard byte >= 48, byte <= 57 || byte >= 65, digit < base else { break }
      value = value * base + digit
      place += 1
    }
    return place > start ? value : nil
  }
}
