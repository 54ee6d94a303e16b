import Diagnostics

/// A JSON value, with its keys in order: those of a text that was read, or those that were put into it.
///
/// There is one type for reading and writing, so that a file that was read can be changed and written again. Values that
/// were read know their places; two values are equal where they hold the same, wherever they stand.
package struct JSONValue: Hashable, Sendable {
  /// What a value holds.
  package enum Content: Hashable, Sendable {
    /// Members, in order.
    case object([Member])
    /// Elements, in order.
    case array([JSONValue])
    /// A text.
    case string(String)
    /// A number; one that JSON cannot hold is written as null.
    case number(Double)
    /// A whole number: one that is written without a fraction and without an exponent, and is no larger than an `Int`.
    case integer(Int)
    /// A switch.
    case flag(Bool)
    /// Nothing.
    case null
  }

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var key: String
    /// The value.
    package var value: JSONValue
    /// Where the name stands; nil in an object that was not read.
    package var place: JSONPlace?

    /// Whether name and value are equal.
    package static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }

    /// Feeds name and value.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// What it holds.
  package let content: Content
  /// Where it begins in the text; nil for a value that was not read.
  package let place: JSONPlace?

  /// A value and its place.
  init(_ content: Content, at place: JSONPlace? = nil) { (self.content, self.place) = (content, place) }

  /// The same value as if it stood at another place.
  package func placed(at place: JSONPlace?) -> JSONValue { JSONValue(content, at: place) }

  /// The same value as if it and everything inside stood at one place.
  package func gathered(at place: JSONPlace?) -> JSONValue {
    switch content {
    case .object(let members):
      let moved = members.map { Member(key: $0.key, value: $0.value.gathered(at: place), place: place) }
      return JSONValue(.object(moved), at: place)
    case .array(let items): return JSONValue(.array(items.map { $0.gathered(at: place) }), at: place)
    default: return placed(at: place)
    }
  }

  /// Whether both hold the same.
  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.content == right.content }

  /// Feeds what it holds.
  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

// MARK: Making values

extension JSONValue {
  /// An object with its members in this order.
  package static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }

  /// An array.
  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// A text.
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// A number; one that JSON cannot hold is written as null.
  package static func number(_ number: Double) -> JSONValue { JSONValue(.number(number)) }

  /// A whole number.
  package static func integer(_ number: Int) -> JSONValue { JSONValue(.integer(number)) }

  /// A switch.
  package static func flag(_ flag: Bool) -> JSONValue { JSONValue(.flag(flag)) }

  /// Nothing, or what is not known.
  package static let null = JSONValue(.null)

  /// A text, or null.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}

// MARK: Taking values apart

extension JSONValue {
  /// The value of a key; nil where there is none or this is no object.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of an array; none of anything else.
  package var items: [JSONValue] {
    if case .array(let items) = content { items } else { [] }
  }

  /// The text of a string; nil of anything else.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A number, whole or not; nil of anything else.
  package var number: Double? {
    switch content {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The value of a switch; nil of anything else.
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
}

extension SourceLocation {
  /// A place in a JSON file; of no place the file as a whole.
  package init(file: String, _ place: JSONPlace?) {
    self.init(file: file, line: place?.line ?? 0, column: place?.column ?? 0)
  }
}
