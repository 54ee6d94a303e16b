/// An element of an Interface Builder document as in the file.
///
/// Elements are immutable. The parts that a reading used are in its `ReadingLedger`, texts in another language in a
/// `TextOverlay`; both use indices. An element changed by size classes is another one with the same index
/// (`SizeClassVariations`).
public final class Element: Sendable {
  /// An attribute as written, with entities replaced.
  public struct Attribute: Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String
    /// The index in document order, counted together with elements.
    package let number: Int

    /// Creates an attribute as written, with its index in document order.
    package init(name: String, value: String, number: Int) {
      (self.name, self.value, self.number) = (name, value, number)
    }
  }

  /// The tag's name.
  public let name: String
  /// The line of the tag's `<`, from 1.
  public let line: Int
  /// The column of the tag's `<`, from 1, in bytes.
  public let column: Int
  /// The attributes, in the file's order.
  public let attributes: [Attribute]
  /// The child elements, in the file's order.
  public let children: [Element]
  /// The characters directly inside, concatenated.
  public let text: String
  /// The indices of the element, its attributes and its descendants, in document order: its own is the first.
  ///
  /// Elements and attributes are counted together, so that an index identifies either.
  package let numbers: Range<Int>
  /// Where it stands in the file's bytes, from its `<` to after the `>` of its end; empty for what no file says in XML.
  package let bytes: Range<Int>

  package init(
    name: String, attributes: [Attribute], children: [Element], text: String, line: Int, column: Int,
    numbers: Range<Int>, bytes: Range<Int> = 0..<0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.column = column
    self.numbers = numbers
    self.bytes = bytes
  }

  /// The element's index in document order, from 0.
  package var number: Int { numbers.lowerBound }

  /// Returns the value of an attribute as written.
  ///
  /// - Parameter name: The attribute's name.
  /// - Returns: The value; nil if the element has no such attribute.
  public func peek(_ name: String) -> String? { attribute(name)?.value }

  /// The attribute with a name.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The element with other attributes and children.
  package func with(attributes: [Attribute], children: [Element]) -> Element {
    Element(
      name: name, attributes: attributes, children: children, text: text, line: line, column: column,
      numbers: numbers, bytes: bytes)
  }

  /// Whether the text is in base 64, which Interface Builder uses for characters that XML cannot hold.
  private var isEncoded: Bool { peek("base64-UTF8") == "YES" || peek("type") == "base64-UTF8" }

  /// The characters of a `<string>`: as written, or decoded if the file stores them in base 64.
  package var decodedText: String {
    guard isEncoded else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
