import Diagnostics
import Goldens
import JSON

/// A text that is no answer of this version: it is as good as absent.
struct AnswerError: Error {}

/// Something that an answer holds, as JSON.
protocol AnswerPart {
  var json: JSONValue { get }
  init(_ json: JSONValue) throws(AnswerError)
}

extension JSONValue {
  func part<Part: AnswerPart>(_ key: String) throws(AnswerError) -> Part { try Part(member(key)) }

  func optionalPart<Part: AnswerPart>(_ key: String) throws(AnswerError) -> Part? {
    guard let value = self[key], value.content != .null else { return nil }
    return try Part(value)
  }

  func parts<Part: AnswerPart>(_ key: String) throws(AnswerError) -> [Part] {
    var parts: [Part] = []
    for item in try member(key).items { parts.append(try Part(item)) }
    return parts
  }

  func text(_ key: String) throws(AnswerError) -> String {
    guard let text = self[key]?.string else { throw AnswerError() }
    return text
  }

  func optionalText(_ key: String) -> String? { self[key]?.string }

  func texts(_ key: String) throws(AnswerError) -> [String] { try member(key).items.compactMap(\.string) }

  func whole(_ key: String) throws(AnswerError) -> Int {
    guard case .integer(let number)? = self[key]?.content else { throw AnswerError() }
    return number
  }

  func wholes(_ key: String) throws(AnswerError) -> [Int] {
    try member(key).items.compactMap { if case .integer(let number) = $0.content { number } else { nil } }
  }

  func flag(_ key: String) throws(AnswerError) -> Bool {
    guard let flag = self[key]?.flag else { throw AnswerError() }
    return flag
  }

  func word<Word: RawRepresentable>(_ key: String) throws(AnswerError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: try text(key)) else { throw AnswerError() }
    return word
  }

  private func member(_ key: String) throws(AnswerError) -> JSONValue {
    guard let value = self[key] else { throw AnswerError() }
    return value
  }

  static func list(_ parts: [some AnswerPart]) -> JSONValue { .array(parts.map(\.json)) }
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  /// A set, in the order of bytes.
  static func texts(_ texts: Set<String>) -> JSONValue {
    .texts(texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
  static func wholes(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }
}

extension SourceLocation: AnswerPart {
  var json: JSONValue { .array([.string(file), .integer(line), .integer(column)]) }

  init(_ json: JSONValue) throws(AnswerError) {
    let items = json.items
    guard items.count == 3, let file = items[0].string, case .integer(let line) = items[1].content,
      case .integer(let column) = items[2].content
    else { throw AnswerError() }
    self.init(file: file, line: line, column: column)
  }
}

extension Finding: AnswerPart {
  var json: JSONValue {
    .object([
      ("severity", .string(severity.rawValue)), ("category", .string(category.rawValue)),
      ("message", .string(message)), ("at", location?.json ?? .null),
      (
        "notes",
        .array(notes.map { .object([("message", .string($0.message)), ("at", $0.location?.json ?? .null)]) })
      ),
    ])
  }

  init(_ json: JSONValue) throws(AnswerError) {
    var notes: [Note] = []
    for note in json["notes"]?.items ?? [] {
      notes.append(Note(try note.text("message"), at: try note.optionalPart("at")))
    }
    self.init(
      try json.word("severity"), Category(try json.text("category")), try json.text("message"),
      at: try json.optionalPart("at"), notes: notes)
  }
}

extension KnownFault: AnswerPart {
  var json: JSONValue {
    .object([
      ("document", .string(document)), ("scene", .string(scene)), ("transition", .string(transition)),
      ("check", .string(check)), ("views", .array(views.map { .string($0) })),
    ])
  }

  init(_ json: JSONValue) throws(AnswerError) {
    self.init(
      document: try json.text("document"), scene: try json.text("scene"),
      transition: try json.text("transition"), check: try json.text("check"), views: try json.texts("views"))
  }
}

extension FaultyMotion: AnswerPart {
  var json: JSONValue {
    .object([
      ("motion", .string(motion)), ("words", .string(words)), ("document", .string(document)),
      ("scene", .string(scene)), ("faults", .list(faults)),
    ])
  }

  init(_ json: JSONValue) throws(AnswerError) {
    self.init(
      motion: try json.text("motion"), words: try json.text("words"), document: try json.text("document"),
      scene: try json.text("scene"), faults: try json.parts("faults"))
  }
}

extension FaultyMotion.Fault: AnswerPart {
  var json: JSONValue {
    .object([
      ("check", .string(check)), ("message", .string(message)), ("line", .integer(line)),
      ("subject", .string(subject)),
    ])
  }

  init(_ json: JSONValue) throws(AnswerError) {
    self.init(
      check: try json.text("check"), message: try json.text("message"), line: try json.whole("line"),
      subject: try json.text("subject"))
  }
}
