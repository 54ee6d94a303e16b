import Diagnostics
import InterfaceXML
import Numerals

/// The state shared by all readers of a document: its name, its texts, what was read and the findings so far.
final class ReadingContext {
  let file: String
  let texts: TextOverlay
  let ledger: ReadingLedger
  /// Whether an unknown key is an error.
  let isStrict: Bool
  private let attributePlaces: AttributePlaces
  private(set) var findings: [Finding] = []

  /// Nobody reads more; without a limit a hostile file produces millions.
  private static let mostFindings = 10_000

  /// Creates a context in which nothing of an element has been read.
  init(
    file: String, reading element: Element, texts: TextOverlay, isStrict: Bool = false,
    attributePlaces: AttributePlaces = AttributePlaces()
  ) {
    self.file = file
    self.texts = texts
    self.isStrict = isStrict
    self.attributePlaces = attributePlaces
    ledger = ReadingLedger(of: element, remembersNames: isStrict)
  }

  private init(silencing context: ReadingContext) {
    (file, texts, ledger, isStrict) = (context.file, context.texts, context.ledger, context.isStrict)
    attributePlaces = context.attributePlaces
  }

  /// The same reading, with findings discarded.
  func silenced() -> ReadingContext { ReadingContext(silencing: self) }

  /// Another reading of an element that was or will be read.
  func rereading(_ element: Element) -> ReadingContext {
    ReadingContext(file: file, reading: element, texts: texts)
  }

  func location(of element: Element) -> SourceLocation {
    SourceLocation(file: file, line: element.line, column: element.column)
  }

  /// The location of an attribute: in XML that of its element.
  func location(of attribute: Element.Attribute, in element: Element) -> SourceLocation {
    guard let place = attributePlaces[attribute.number] else { return location(of: element) }
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  // MARK: Attributes and texts

  /// The value of an attribute, in the language of the reading.
  func value(of attribute: Element.Attribute) -> String { texts[attribute] ?? attribute.value }

  /// The value of an attribute, in the language of the reading, without marking it as read.
  func peek(_ name: String, of element: Element) -> String? { element.attribute(name).map(value) }

  /// The value of an attribute; marks it as read.
  func take(_ name: String, of element: Element) -> String? {
    ledger.remember(name, of: element)
    guard let attribute = element.attribute(name) else { return nil }
    ledger.take(attribute)
    return value(of: attribute)
  }

  /// The characters of a `<string>`; marks it as read.
  func takeText(of element: Element) -> String {
    ledger.take(element)
    for name in ["key", "id", "base64-UTF8", "type"] { _ = take(name, of: element) }
    return texts[element] ?? element.decodedText
  }

  // MARK: Findings and values

  func add(_ finding: Finding) {
    if findings.count < Self.mostFindings { return findings.append(finding) }
    if findings.count == Self.mostFindings {
      findings.append(.tooManyFindings(Self.mostFindings, file: file))
    }
  }

  /// Reads a whole number of any size, such as a tag or a set of flags.
  func integer(_ text: String, of name: String, at element: Element, default fallback: Int) -> Int {
    if let value = Int(text.trimmingSpaces) { return value }
    add(
      .badValue(
        text, of: name, expected: "a whole number", used: String(fallback), at: location(of: element)))
    return fallback
  }

  /// Reads a number: finite, and not so large that sums lose whole points.
  func number(_ text: String, of name: String, at element: Element, default fallback: Double) -> Double {
    if let value = Double(text.trimmingSpaces), value.isFinite, abs(value) <= 1e7 { return value }
    add(
      .badValue(
        text, of: name, expected: "a number of reasonable size", used: Numeral.text(fallback),
        at: location(of: element)))
    return fallback
  }

  func boolean(_ text: String, of name: String, at element: Element, default fallback: Bool) -> Bool {
    switch text {
    case "YES", "true", "1": return true
    case "NO", "false", "0": return false
    default:
      add(
        .badValue(
          text, of: name, expected: "YES or NO", used: fallback ? "YES" : "NO", at: location(of: element)))
      return fallback
    }
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmingSpaces: Substring {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
