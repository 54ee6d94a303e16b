import Diagnostics

/// A JSON value that preserves the order of keys.
///
/// There is one type for reading and writing, so that a file can be read, changed and written again. Values that were
/// read have places; two values are equal if their contents are, regardless of places.
package struct JSONValue: Hashable, Sendable {
  /// The content of a value.
  package enum Content: Hashable, Sendable {
    /// Members, in order.
    case object([Member])
    /// Elements, in order.
    case array([JSONValue])
    case string(String)
    /// A number; one that JSON cannot represent is written as null.
    case number(Double)
    /// An integer: written without a fraction and without an exponent, within the range of `Int`.
    case integer(Int)
    /// A boolean.
    case flag(Bool)
    case null
  }

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var key: String
    package var value: JSONValue
    /// The place of the name; nil in an object that was not read.
    package var place: JSONPlace?

    /// Whether name and value are equal.
    package static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }

    /// Hashes name and value.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  package let content: Content
  /// Its place in the text; nil for a value that was not read.
  package let place: JSONPlace?

  init(_ content: Content, at place: JSONPlace? = nil) { (self.content, self.place) = (content, place) }

  /// The same value with another place.
  package func placed(at place: JSONPlace?) -> JSONValue { JSONValue(content, at: place) }

  /// The same value with one place for it and everything inside.
  package func gathered(at place: JSONPlace?) -> JSONValue {
    switch content {
    case .object(let members):
      let moved = members.map { Member(key: $0.key, value: $0.value.gathered(at: place), place: place) }
      return JSONValue(.object(moved), at: place)
    case .array(let items): return JSONValue(.array(items.map { $0.gathered(at: place) }), at: place)
    default: return placed(at: place)
    }
  }

  /// Whether both have equal contents.
  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.content == right.content }

  /// Hashes the content.
  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

// MARK: Creating values

extension JSONValue {
  /// An object with its members in this order.
  package static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// A number; one that JSON cannot represent is written as null.
  package static func number(_ number: Double) -> JSONValue { JSONValue(.number(number)) }

  package static func integer(_ number: Int) -> JSONValue { JSONValue(.integer(number)) }

  /// A boolean.
  package static func flag(_ flag: Bool) -> JSONValue { JSONValue(.flag(flag)) }

  /// Null, for unknown or missing values.
  package static let null = JSONValue(.null)

  /// A string, or null.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}

// MARK: Accessing values

extension JSONValue {
  /// The value of a key; nil if there is none or this is not an object.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members of an object; empty for anything else.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of an array; empty for anything else.
  package var items: [JSONValue] {
    if case .array(let items) = content { items } else { [] }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A number, integer or not; nil for anything else.
  package var number: Double? {
    switch content {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The value of a boolean; nil for anything else.
  package var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }
}

/// A place in a JSON text.
package struct JSONPlace: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

extension SourceLocation {
  /// Creates a location in a JSON file; without a place, the file as a whole.
  package init(file: String, _ place: JSONPlace?) {
    self.init(file: file, line: place?.line ?? 0, column: place?.column ?? 0)
  }
}
