/// An element of an Interface Builder document as the file says it.
///
/// Elements never change. What a reading took of them is in its `ReadingLedger`, texts in another language are in a
/// `TextOverlay`; both go by numbers. What size classes change is another element of the same number
/// (`SizeClassVariations`).
public final class Element: Sendable {
  /// An attribute as written, entities replaced.
  public struct Attribute: Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String
    /// The place in document order, counted with the elements.
    package let number: Int

    /// An attribute as written, and its place in document order.
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
  /// The attributes in the file's order.
  public let attributes: [Attribute]
  /// The elements inside, in the file's order.
  public let children: [Element]
  /// The characters directly inside, joined.
  public let text: String
  /// The numbers of the element, its attributes and everything inside, in document order: its own is the first.
  ///
  /// Elements and attributes are counted together, so that one number names either.
  package let numbers: Range<Int>

  package init(
    name: String, attributes: [Attribute], children: [Element], text: String, line: Int, column: Int,
    numbers: Range<Int>
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.column = column
    self.numbers = numbers
  }

  /// The element's place in document order, from 0.
  package var number: Int { numbers.lowerBound }

  /// Returns the value of an attribute as written.
  ///
  /// - Parameter name: The attribute's name.
  /// - Returns: The value; nil if the element has no such attribute.
  public func peek(_ name: String) -> String? { attribute(name)?.value }

  /// The attribute of a name.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The element as it reads with other attributes and children.
  package func with(attributes: [Attribute], children: [Element]) -> Element {
    Element(
      name: name, attributes: attributes, children: children, text: text, line: line, column: column,
      numbers: numbers)
  }

  /// Whether the text is in base 64, which Interface Builder uses for characters that XML cannot hold.
  private var isEncoded: Bool { peek("base64-UTF8") == "YES" || peek("type") == "base64-UTF8" }

  /// The characters of a `<string>`: as written, or decoded where the file keeps them in base 64.
  package var decodedText: String {
    guard isEncoded else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
