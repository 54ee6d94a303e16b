import Numerals

/// Paths in addresses (RFC 3986, 4.2).
package enum RelativeReference {
  /// Returns a path with every byte percent-encoded that has a meaning in an address or no place there.
  ///
  /// - Parameter path: A path; its slashes stay.
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
