import Diagnostics
import Goldens
import JSON

/// A text that no cache entry of this version has: it counts as a miss.
struct CachedFormError: Error {}

/// A value that cache entries hold, as JSON.
protocol CachedForm {
  var json: JSONValue { get }
  init(_ json: JSONValue) throws(CachedFormError)
}

extension JSONValue {
  func part<Part: CachedForm>(_ key: String) throws(CachedFormError) -> Part { try Part(member(key)) }

  func optionalPart<Part: CachedForm>(_ key: String) throws(CachedFormError) -> Part? {
    guard let value = self[key], value.content != .null else { return nil }
    return try Part(value)
  }

  func parts<Part: CachedForm>(_ key: String) throws(CachedFormError) -> [Part] {
    var parts: [Part] = []
    for item in try member(key).items { parts.append(try Part(item)) }
    return parts
  }

  func text(_ key: String) throws(CachedFormError) -> String {
    guard let text = self[key]?.string else { throw CachedFormError() }
    return text
  }

  func optionalText(_ key: String) -> String? { self[key]?.string }

  func texts(_ key: String) throws(CachedFormError) -> [String] { try member(key).items.compactMap(\.string) }

  func whole(_ key: String) throws(CachedFormError) -> Int {
    guard case .integer(let number)? = self[key]?.content else { throw CachedFormError() }
    return number
  }

  func wholes(_ key: String) throws(CachedFormError) -> [Int] {
    try member(key).items.compactMap { if case .integer(let number) = $0.content { number } else { nil } }
  }

  func flag(_ key: String) throws(CachedFormError) -> Bool {
    guard let flag = self[key]?.flag else { throw CachedFormError() }
    return flag
  }

  func word<Word: RawRepresentable>(_ key: String) throws(CachedFormError) -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: try text(key)) else { throw CachedFormError() }
    return word
  }

  private func member(_ key: String) throws(CachedFormError) -> JSONValue {
    guard let value = self[key] else { throw CachedFormError() }
    return value
  }

  static func list(_ parts: [some CachedForm]) -> JSONValue { .array(parts.map(\.json)) }
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  /// A set, in the order of bytes.
  static func texts(_ texts: Set<String>) -> JSONValue {
    .texts(texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
  static func wholes(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }
}

extension SourceLocation: CachedForm {
  var json: JSONValue { .array([.string(file), .integer(line), .integer(column)]) }

  init(_ json: JSONValue) throws(CachedFormError) {
    let items = json.items
    guard items.count == 3, let file = items[0].string, case .integer(let line) = items[1].content,
      case .integer(let column) = items[2].content
    else { throw CachedFormError() }
    self.init(file: file, line: line, column: column)
  }
}

extension Finding: CachedForm {
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

  init(_ json: JSONValue) throws(CachedFormError) {
    var notes: [Note] = []
    for note in json["notes"]?.items ?? [] {
      notes.append(Note(try note.text("message"), at: try note.optionalPart("at")))
    }
    self.init(
      try json.word("severity"), Category(try json.text("category")), try json.text("message"),
      at: try json.optionalPart("at"), notes: notes)
  }
}

extension KnownFault: CachedForm {
  var json: JSONValue {
    .object([
      ("document", .string(document)), ("scene", .string(scene)), ("transition", .string(transition)),
      ("check", .string(check)), ("views", .array(views.map { .string($0) })),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init(
      document: try json.text("document"), scene: try json.text("scene"),
      transition: try json.text("transition"), check: try json.text("check"), views: try json.texts("views"))
  }
}

extension FaultyMotion: CachedForm {
  var json: JSONValue {
    .object([
      ("motion", .string(motion)), ("words", .string(words)), ("document", .string(document)),
      ("scene", .string(scene)), ("faults", .list(faults)),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init(
      motion: try json.text("motion"), words: try json.text("words"), document: try json.text("document"),
      scene: try json.text("scene"), faults: try json.parts("faults"))
  }
}

extension FaultyMotion.Fault: CachedForm {
  var json: JSONValue {
    .object([
      ("check", .string(check)), ("message", .string(message)), ("line", .integer(line)),
      ("subject", .string(subject)),
    ])
  }

  init(_ json: JSONValue) throws(CachedFormError) {
    self.init(
      check: try json.text("check"), message: try json.text("message"), line: try json.whole("line"),
      subject: try json.text("subject"))
  }
}
