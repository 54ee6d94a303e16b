extension InterfaceDocument {
  /// The classes of the application's own that a document may name, found in its text without reading it: what follows `customClass` in
  /// modern documents and in scene files, any text that can be a name in archives.
  ///
  /// - Parameter bytes: The document.
  package static func classes(in bytes: [UInt8]) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.prefix(4_096).contains("<archive") {
      let parts = text.split { "<>".contains($0) }.filter { part in part.allSatisfy(isOfName) }
      return Set(parts.map(String.init))
    }
    let names = text.ranges(of: "customClass").map { range in
      text[range.upperBound...].drop { !isOfName($0) }.prefix(while: isOfName)
    }
    return Set(names.map(String.init))
  }

  private static func isOfName(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" }
}

extension InterfaceDocument {
  /// The texts that a document gives attributes of the application's own classes, which may be keys of texts. None of archives.
  ///
  /// - Parameter bytes: The document.
  package static func attributeTexts(in bytes: [UInt8]) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    let found = text.ranges(of: "<userDefinedRuntimeAttribute ").prefix(mostAttributes).compactMap { range in
      let tag = text[range.upperBound...].prefix { $0 != ">" }
      return tag.firstRange(of: " value=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
    }
    return Set(found)
  }

  /// The most attributes that are looked at.
  private static let mostAttributes = 4_096
}
