import InterfaceXML

/// The places of a document's attributes, by their numbers: for files that keep them apart from their element's.
package struct AttributePlaces: Sendable {
  private var rows: [(number: Int, line: Int, column: Int)] = []

  /// Creates a list without places.
  package init() {}

  /// The places of the attributes of a document's variations: read, they are attributes of the elements around.
  init(ofVariationsIn root: Element) {
    var waiting = [root]
    while let element = waiting.popLast() {
      if element.isVariation {
        for attribute in element.attributes {
          append(attribute.number, line: element.line, column: element.column)
        }
      }
      waiting += element.children.reversed()
    }
  }

  /// Adds the place of an attribute whose number is greater than those before it.
  package mutating func append(_ number: Int, line: Int, column: Int) {
    assert(rows.last.map { $0.number < number } ?? true, "attributes are numbered in document order")
    rows.append((number, line, column))
  }

  /// The place of the attribute with a number; nil if it is that of its element.
  subscript(number: Int) -> (line: Int, column: Int)? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < number { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].number == number else { return nil }
    return (rows[low].line, rows[low].column)
  }
}
