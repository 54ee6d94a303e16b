import Diagnostics
import Geometry
import InterfaceXML
import Numerals
import Views

/// Reads typed values from an element of a modern document and marks what it read.
struct ElementReader {
  let element: Element
  let context: ReadingContext
  let resources: Resources

  var location: SourceLocation { context.location(of: element) }

  /// The element as the origin of a part of a view's content.
  func origin(of className: String) -> PartOrigin {
    PartOrigin(objectID: element.peek("id") ?? "", className: className, line: location.line)
  }

  func reader(_ element: Element) -> ElementReader {
    ElementReader(element: element, context: context, resources: resources)
  }

  // MARK: Attributes

  func string(_ name: String) -> String? { context.take(name, of: element) }

  func bool(_ name: String, default fallback: Bool) -> Bool {
    guard let text = string(name) else { return fallback }
    return context.boolean(text, of: name, at: element, default: fallback)
  }

  func number(_ name: String, default fallback: Double) -> Double {
    guard let text = string(name) else { return fallback }
    return context.number(text, of: name, at: element, default: fallback)
  }

  func number(_ name: String) -> Double? {
    guard element.peek(name) != nil else { return nil }
    return number(name, default: 0)
  }

  func int(_ name: String, default fallback: Int) -> Int {
    guard let text = string(name) else { return fallback }
    return context.integer(text, of: name, at: element, default: fallback)
  }

  /// The value for a word; an unknown word is a finding.
  func word<Value>(_ name: String, _ table: [(String, Value)], default fallback: Value) -> Value {
    guard let text = string(name) else { return fallback }
    if let row = table.first(where: { $0.0 == text }) { return row.1 }
    reportUnknownWord(text, of: name)
    return fallback
  }

  /// The choice for a word; an unknown word is a finding.
  func word<Value: RawRepresentable<String>>(_ name: String, default fallback: Value) -> Value {
    optionalWord(name) ?? fallback
  }

  /// As `word`, with nil for the default.
  func optionalWord<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    guard let text = string(name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    reportUnknownWord(text, of: name)
    return nil
  }

  /// As `word`, for an attribute that is also stored among the view's other ones (`View.otherAttributes`): it is not
  /// marked as read.
  func listedWord<Value: RawRepresentable<String>>(_ name: String, default fallback: Value) -> Value {
    guard let text = context.peek(name, of: element) else { return fallback }
    if let value = Value(rawValue: text) { return value }
    reportUnknownWord(text, of: name)
    return fallback
  }

  func reportUnknownWord(_ text: String, of name: String, used: String = "the default") {
    context.add(
      .badValue(text, of: name, expected: "a word that is known here", used: used, at: location))
  }

  // MARK: Children

  /// The child with a key, and with a name if given; marks it as read.
  func child(key: String, named name: String? = nil) -> ElementReader? {
    context.ledger.remember(key, of: element)
    let found = element.children.first { $0.peek("key") == key && (name == nil || $0.name == name) }
    guard let found else { return nil }
    return taken(found)
  }

  /// The first child with a name; marks it as read.
  func child(named name: String) -> ElementReader? {
    context.ledger.remember(name, of: element)
    guard let found = element.children.first(where: { $0.name == name }) else { return nil }
    return taken(found)
  }

  /// The child with a key that may have several element names; marks it as read.
  private func child(key: String, among names: Set<String>) -> ElementReader? {
    context.ledger.remember(key, of: element)
    return element.children.first { names.contains($0.name) && $0.peek("key") == key }.map(taken)
  }

  private func taken(_ child: Element) -> ElementReader {
    context.ledger.take(child)
    _ = context.take("key", of: child)
    return reader(child)
  }

  /// The children with a name; marks them as read.
  func children(named name: String) -> [ElementReader] {
    element.children.filter { $0.name == name }.map {
      context.ledger.take($0)
      return reader($0)
    }
  }

  /// Marks the element and all its contents as read.
  func takeTree() { context.ledger.takeTree(element) }

  // MARK: Values in elements

  /// The characters of the element, a `<string>`; marks it as read.
  func takeText() -> String { context.takeText(of: element) }

  /// A text, as an attribute or as a `<string>` child.
  func text(_ name: String) -> String? {
    if let value = string(name) { return value }
    return child(key: name, among: ["string", "mutableString"])?.takeText()
  }

  func rect(key: String) -> Rect? {
    guard let rect = child(key: key, named: "rect") else { return nil }
    return rect.rectValue
  }

  private var rectValue: Rect {
    let width = number("width", default: 0)
    let height = number("height", default: 0)
    if width < 0 || height < 0 {
      context.add(
        .badValue(
          "\(Numeral.text(width)) × \(Numeral.text(height))", of: "the size of <rect>", expected: "positive",
          used: "0",
          at: location))
    }
    return Rect(
      x: number("x", default: 0), y: number("y", default: 0), width: max(0, width), height: max(0, height))
  }

  func size(key: String) -> Size? {
    guard let size = child(key: key, named: "size") else { return nil }
    return size.sizeValue
  }

  var sizeValue: Size {
    Size(width: number("width", default: 0), height: number("height", default: 0))
  }

  /// Insets, stored as `<inset minX minY maxX maxY>`.
  func insets(key: String) -> EdgeInsets? {
    if let edges = child(key: key, named: "edgeInsets") ?? child(key: key, named: "directionalEdgeInsets") {
      return edges.edgeInsets
    }
    guard let inset = child(key: key, named: "inset") else { return nil }
    return EdgeInsets(
      top: inset.number("minY", default: 0), left: inset.number("minX", default: 0),
      bottom: inset.number("maxY", default: 0), right: inset.number("maxX", default: 0))
  }

  /// Insets by their edges; leading and trailing are treated as left and right.
  private var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: number("top", default: 0), left: number("leading") ?? number("left", default: 0),
      bottom: number("bottom", default: 0), right: number("trailing") ?? number("right", default: 0))
  }

  /// An image, as an attribute or an `<imageReference>` child.
  func image(_ name: String) -> ImageReference? {
    if let value = string(name) {
      return resources.image(named: value, isSystem: string("catalog") == "system")
    }
    guard let reference = child(key: name, named: "imageReference"), let value = reference.string("image")
    else {
      return nil
    }
    var image = resources.image(named: value, isSystem: reference.string("catalog") == "system")
    image.symbolScale = reference.word("symbolScale", Self.symbolScales, default: nil)
    image.renderingMode = reference.optionalWord("renderingMode")
    return image
  }

  func color(key: String) -> Color? {
    guard let color = child(key: key, named: "color") else { return nil }
    return color.colorValue
  }

  func font(key: String) -> FontDescription? {
    child(key: key, named: "fontDescription")?.fontValue
  }
}
