/// The text of a `.gitattributes` file, to which lines are added.
package struct GitAttributes {
  /// The file's bytes.
  package private(set) var bytes: [UInt8]
  private static let newline = UInt8(ascii: "\n")

  /// Reads a file; empty for one that is not there.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a line that gives files of a pattern the values of attributes which the lines with this very pattern do not give
  /// them. No other line changes.
  ///
  /// - Parameters:
  ///   - values: The names of attributes, each with its value.
  ///   - pattern: The pattern, without blanks.
  /// - Returns: The added line; nil if none is missing.
  package mutating func add(_ values: [(name: String, value: String)], for pattern: String) -> String? {
    let missing = values.filter { value(of: $0.name, for: pattern) != $0.value }
    if missing.isEmpty { return nil }
    let line = ([pattern] + missing.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    let isWindows = bytes.firstIndex(of: Self.newline).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    let end: [UInt8] = isWindows ? [0x0D, Self.newline] : [Self.newline]
    if !bytes.isEmpty, bytes.last != Self.newline { bytes += end }
    bytes += Array(line.utf8) + end
    return line
  }

  /// The value that the last line with a pattern gives an attribute: `set`, `unset` and `unspecified` as git says; nil if no
  /// line with it names the attribute.
  private func value(of name: String, for pattern: String) -> String? {
    var value: String?
    for line in bytes.split(separator: Self.newline) {
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: { " \t\r".contains($0) })
      guard words.first == pattern[...] || words.first == "\"\(pattern)\"" else { continue }
      for word in words.dropFirst() {
        if word == name { value = "set" }
        if word == "-\(name)" { value = "unset" }
        if word == "!\(name)" { value = "unspecified" }
        if word.hasPrefix("\(name)=") { value = String(word.dropFirst(name.count + 1)) }
      }
    }
    return value
  }
}
