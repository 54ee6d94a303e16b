import Diagnostics
import InterfaceXML

/// A value that is written into a document: an attribute of an object, or of one of its parts such as a font. No other byte
/// of the document changes.
package struct AttributeEdit: Hashable, Sendable {
  /// The object's id.
  package let id: String
  /// The keys of parts, outermost first, as `normal` of a button: what a document says in elements with this `key`.
  package let parts: [String]
  /// The attribute.
  package let name: String
  /// The new value.
  package let value: String

  /// Reads `ID.KEY=VALUE` or `ID.PART.KEY=VALUE`; nil for anything else.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let words = text[..<sign].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 2, words.allSatisfy(Self.isName), words.last != "id" else { return nil }
    (id, name, value) = (words[0], words[words.count - 1], String(text[text.index(after: sign)...]))
    parts = Array(words[1..<words.count - 1])
  }

  /// Ids and keys of Interface Builder: nothing that ends a tag or begins another attribute.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 80
      && text.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
          || $0 == "_"
      }
  }

  /// Why a value cannot be written.
  package struct Failure: LocatedError {
    package let message: String
    package let location: SourceLocation?
  }

  /// What was written.
  package struct Written: Sendable {
    /// The document with the value.
    package let bytes: [UInt8]
    /// The line of the element.
    package let line: Int
    /// The value before; nil for none.
    package let old: String?
  }

  /// Writes the value into a document. Throws `ReadError` if it is not well-formed, or `Failure`.
  package func applied(to bytes: [UInt8], file: String) throws -> Written {
    let root = try XMLParser(file: file, limits: ReadingLimits()).parse(bytes)
    func failure(_ message: String, _ line: Int = 0) -> Failure {
      Failure(message: message, location: SourceLocation(file: file, line: line))
    }
    var found: [Element] = []
    Self.find(id, in: root, &found)
    guard var element = found.first else { throw failure("no object has the id \"\(id)\"") }
    if found.count > 1 { throw failure("the id \"\(id)\" is there twice", found[1].line) }
    for part in parts {
      let inner = element.children.first { $0.attributes.contains { $0.name == "key" && $0.value == part } }
      guard let inner else { throw failure("\(element.name) \"\(id)\" has no \"\(part)\"", element.line) }
      element = inner
    }
    if value.unicodeScalars.contains(where: { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) }) {
      throw failure("the value has a character that no document can hold", element.line)
    }
    guard !element.bytes.isEmpty else { throw failure("cannot be edited", element.line) }
    let tag = TagText(bytes, at: element.bytes.lowerBound)
    let text = Array("\(name)=\"\(Self.escaped(value))\"".utf8)
    var result = bytes
    if let own = tag.attributes.first(where: { $0.name == name }) {
      result.replaceSubrange(own.range, with: text)
    } else {
      // After the last attribute, or the element's name.
      let place =
        tag.attributes.last?.range.upperBound ?? element.bytes.lowerBound + 1 + element.name.utf8.count
      result.insert(contentsOf: [0x20] + text, at: place)
    }
    _ = try XMLParser(file: file, limits: ReadingLimits()).parse(result)
    let old = element.attributes.first { $0.name == name }?.value
    return Written(bytes: result, line: element.line, old: old)
  }

  private static func find(_ id: String, in element: Element, _ found: inout [Element]) {
    if element.attributes.contains(where: { $0.name == "id" && $0.value == id }) { found.append(element) }
    for child in element.children { find(id, in: child, &found) }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      default: String(scalar)
      }
    }.joined()
  }
}
