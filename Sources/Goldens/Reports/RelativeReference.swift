import Numerals

/// Paths as URL references (RFC 3986, 4.2).
package enum RelativeReference {
  /// Returns a path with every reserved or disallowed byte percent-encoded. `path`: a path; its slashes are kept.
  package static func text(of path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "/-_.~".utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      return "%" + Numeral.hexadecimal(UInt64(byte), digits: 2, isUppercase: true)
    }.joined()
  }
}
