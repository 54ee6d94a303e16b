import Diagnostics

/// An element of an Interface Builder document as the file says it.
///
/// Readers mark what they take, so that whatever nobody took can be told to the user (`IgnoredSweep`).
public final class Element {
  /// An attribute as written, entities replaced.
  public struct Attribute {
    /// The name.
    public let name: String
    /// The value.
    public internal(set) var value: String
    /// Whether a reader took it.
    var isTaken = false
  }

  /// The tag's name.
  public let name: String
  /// The line of the tag's `<`, from 1.
  public let line: Int
  /// The column of the tag's `<`, from 1.
  public let column: Int
  /// The attributes in the file's order.
  public internal(set) var attributes: [Attribute]
  /// The elements inside, in the file's order.
  public internal(set) var children: [Element] = []
  /// The characters directly inside, joined.
  public internal(set) var text = ""
  /// Whether a reader took it.
  var isTaken = false
  /// Whether a reader looked for keys in it (archives).
  var isOpened = false

  init(name: String, attributes: [Attribute], line: Int, column: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.column = column
  }

  /// The value of an attribute, without marking it as taken.
  public func peek(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The value of an attribute; marks it as taken.
  func take(_ name: String) -> String? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    attributes[index].isTaken = true
    return attributes[index].value
  }

  /// Marks the element and all its attributes as taken.
  func takeWhole() {
    isTaken = true
    for index in attributes.indices { attributes[index].isTaken = true }
  }

  /// Marks the element and everything in it as taken.
  func takeTree() {
    takeWhole()
    for child in children { child.takeTree() }
  }

  /// The characters of a `<string>`: as written, or decoded where the file keeps them in base 64.
  ///
  /// Interface Builder does that for characters that XML cannot hold.
  var decodedText: String {
    isTaken = true
    for name in ["key", "id"] { _ = take(name) }
    let isEncoded = [take("base64-UTF8") == "YES", take("type") == "base64-UTF8"].contains(true)
    guard isEncoded else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
