import Glibc

/// Paths as strings. To the system they are bytes: any but zero, with slashes as separators, and two are equal if all
/// bytes are. Strings are compared by canonical equivalence, and a combining mark after a slash makes another character
/// of it.
package enum PathText {
  /// The form in messages of a path that is not UTF-8: invalid bytes as `\xFF`, backslashes doubled.
  package static func shown(_ bytes: [UInt8]) -> String {
    var (text, rest) = ("", bytes[...])
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard let part = String(validating: rest.prefix(length), as: UTF8.self), byte != UInt8(ascii: "\\")
      else {
        text += byte == UInt8(ascii: "\\") ? "\\\\" : "\\x" + hexadecimal(byte)
        rest = rest.dropFirst()
        continue
      }
      text += part
      rest = rest.dropFirst(length)
    }
    return text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// The ASCII form of a path: other scalars as `\u{E9}`, so that each looks different.
  package static func plain(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }.joined()
  }

  /// The names in a path, with empty strings for adjacent, leading and trailing slashes.
  package static func names(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  package static func lastSlash(_ path: String) -> String.Index? {
    path.utf8.lastIndex(of: UInt8(ascii: "/"))
  }

  /// Whether a path is longer than the system accepts.
  package static func isTooLong(_ path: String) -> Bool { path.utf8.count >= Int(PATH_MAX) }

  /// Whether two paths have the same bytes.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  /// Whether a slash or a dot of a path forms one character with its neighbors: a search in the string would not find
  /// it.
  package static func hidesSeparators(_ path: String) -> Bool {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    return ("/" + path).first != "/"
      || [Character("/"), "."].contains { sign in
        path.utf8.count { $0 == sign.asciiValue } != path.count { $0 == sign }
      }
  }

  /// A path and an earlier one that is an equal string with different bytes, or is in a folder that is: names whose
  /// accents are encoded differently, which are one name on a Mac.
  package struct Twin: Equatable, Sendable {
    package let index: Int
    /// The index of the earlier one.
    package let other: Int
  }

  /// Finds twins among paths, each absolute or relative to the same folder.
  package static func twins(among paths: [String]) -> [Twin] {
    var known: [String: (index: Int, prefix: [UInt8])] = [:]
    var twins: [Twin] = []
    for (index, path) in paths.enumerated() where path.utf8.contains(where: { $0 >= 0x80 }) {
      var prefix = ""
      for name in names(path) {
        prefix += "/" + name
        let bytes = Array(prefix.utf8)
        guard let before = known[prefix] else {
          known[prefix] = (index, bytes)
          continue
        }
        if before.prefix != bytes {
          twins.append(Twin(index: index, other: before.index))
          break
        }
      }
    }
    return twins
  }
}
