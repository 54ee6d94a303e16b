import InterfaceXML

/// Changes of a document's bytes at several places; all others stay as they are.
package struct DocumentRewriting {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Changes nothing yet.
  ///
  /// - Parameter bytes: The document, of which the elements are that it was read into.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing is changed.
  package var isEmpty: Bool { edits.isEmpty }

  /// Replaces the value of an attribute that an element has. `value`: one that needs no escapes.
  package mutating func set(_ name: String, of element: Element, to value: String) {
    guard let range = attribute(name, of: element) else { return }
    edits.append((range, Array("\(name)=\"\(value)\"".utf8)))
  }

  /// Removes an attribute, with the space before it.
  package mutating func remove(_ name: String, of element: Element) {
    guard let range = attribute(name, of: element) else { return }
    edits.append((start(before: range.lowerBound)..<range.upperBound, []))
  }

  /// Removes an element, with the space before it.
  package mutating func remove(_ element: Element) {
    if element.bytes.isEmpty { return }
    edits.append((start(before: element.bytes.lowerBound)..<element.bytes.upperBound, []))
  }

  /// The document with the changes; of those at the same place the first one is made.
  package var result: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }

  private func attribute(_ name: String, of element: Element) -> Range<Int>? {
    if element.bytes.isEmpty { return nil }
    return TagText(bytes, at: element.bytes.lowerBound).attributes.first { $0.name == name }?.range
  }

  private func start(before place: Int) -> Int {
    var place = place
    while place > 0, bytes[place - 1] == 0x20 || (0x09...0x0D).contains(bytes[place - 1]) { place -= 1 }
    return place
  }
}
