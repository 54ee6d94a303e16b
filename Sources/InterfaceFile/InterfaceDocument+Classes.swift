extension InterfaceDocument {
  /// The classes of the application's own that a document may name, found in its text without reading it: attributes of modern
  /// documents, any text that can be a name in archives.
  ///
  /// - Parameter bytes: The document.
  package static func classes(in bytes: [UInt8]) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.prefix(4_096).contains("<archive") else {
      return names(in: text, after: "customClass=\"", upTo: "\"")
    }
    return names(in: text, after: ">", upTo: "</string>")
  }

  private static func names(in text: String, after start: String, upTo end: Character) -> Set<String> {
    Set(text.ranges(of: start).map { String(text[$0.upperBound...].prefix { $0 != end }) })
  }

  private static func names(in text: String, after start: Character, upTo end: String) -> Set<String> {
    let parts = text.ranges(of: end).compactMap { range -> Substring? in
      text[..<range.lowerBound].lastIndex(of: start).map { text[text.index(after: $0)..<range.lowerBound] }
    }
    return Set(
      parts.filter { part in part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.map(String.init))
  }
}
