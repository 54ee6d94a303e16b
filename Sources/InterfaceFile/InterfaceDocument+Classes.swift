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
    var (found, index) = (Set<String>(), 0)
    while let tag = attribute.first(in: bytes, from: index), found.count < mostAttributes {
      index = tag.upperBound
      let end = bytes[index...].prefix(longestTag).firstIndex(of: UInt8(ascii: ">")) ?? index
      guard let value = valueMark.first(in: bytes, from: index, to: end) else { continue }
      let text = bytes[value.upperBound..<end].prefix { $0 != UInt8(ascii: "\"") }
      found.insert(String(decoding: text, as: UTF8.self))
    }
    return found
  }

  private static let attribute = Array("<userDefinedRuntimeAttribute ".utf8)
  private static let valueMark = Array(" value=\"".utf8)
  /// The most attributes that are looked at, and the most bytes of one.
  private static let (mostAttributes, longestTag) = (4_096, 1_024)
}

extension [UInt8] {
  /// Where these bytes are first in others, in a range of these.
  fileprivate func first(in bytes: [UInt8], from start: Int, to end: Int? = nil) -> Range<Int>? {
    var index = start
    while index + count <= end ?? bytes.count {
      if bytes[index] == self[0], bytes[index..<index + count].elementsEqual(self) {
        return index..<index + count
      }
      index += 1
    }
    return nil
  }
}
