import CJansson

/// A JSON text, read by Jansson into a value of our own.
public indirect enum JSONTree: Hashable, Sendable {
  /// Members in the file's order.
  case object([Member])
  /// Elements in their order.
  case array([JSONTree])
  /// A text.
  case string(String)
  /// A number, whole or not.
  case number(Double)
  /// A switch.
  case boolean(Bool)
  /// Nothing, and what is nested too deep.
  case null

  /// A member of an object, in the file's order.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var key: String
    /// What stands behind it.
    public var value: JSONTree
  }

  /// Where and why a text is no JSON.
  public struct Fault: Error, Hashable {
    /// From 1; 0 where the text as a whole is meant.
    public var line: Int
    /// In bytes, from 1.
    public var column: Int
    /// Jansson's words.
    public var reason: String
  }

  /// What is nested deeper than this is left out: no catalogue has more than 6 levels.
  private static let deepest = 32

  /// Reads a text.
  ///
  /// - Parameter allowsDuplicates: whether a key may come twice in an object; the last one wins.
  public init(_ bytes: [UInt8], allowsDuplicates: Bool = true) throws(Fault) {
    var error = json_error_t()
    let flags = allowsDuplicates ? 0 : 1  // JSON_REJECT_DUPLICATES, which Swift does not import.
    let loaded = bytes.withUnsafeBytes { buffer in
      json_loadb(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, flags, &error)
    }
    guard let root = loaded else {
      let reason = withUnsafeBytes(of: error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw Fault(line: max(0, Int(error.line)), column: max(0, Int(error.column)), reason: reason)
    }
    defer { json_decref(root) }
    self = JSONTree(root, depth: 0)
  }

  private init(_ value: UnsafeMutablePointer<json_t>, depth: Int) {
    switch value.pointee.type {
    case JSON_OBJECT where depth < Self.deepest: self = .object(Self.members(of: value, depth: depth))
    case JSON_ARRAY where depth < Self.deepest:
      self = .array(
        (0..<json_array_size(value)).compactMap { index in
          json_array_get(value, index).map { JSONTree($0, depth: depth + 1) }
        })
    case JSON_STRING: self = .string(String(cString: json_string_value(value)))
    case JSON_INTEGER, JSON_REAL: self = .number(json_number_value(value))
    case JSON_TRUE: self = .boolean(true)
    case JSON_FALSE: self = .boolean(false)
    default: self = .null
    }
  }

  private static func members(of object: UnsafeMutablePointer<json_t>, depth: Int) -> [Member] {
    var members: [Member] = []
    var place = json_object_iter(object)
    while let here = place {
      if let key = json_object_iter_key(here), let value = json_object_iter_value(here) {
        members.append(Member(key: String(cString: key), value: JSONTree(value, depth: depth + 1)))
      }
      place = json_object_iter_next(object, here)
    }
    return members
  }

  // MARK: What it holds

  /// The value of a key; nil where there is none or this is no object.
  public subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; none of anything else.
  public var items: [JSONTree] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  /// The text of a string.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// A number, also one that is written as a string.
  public var number: Double? {
    switch self {
    case .number(let value): value
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// The value of a switch.
  public var boolean: Bool? {
    guard case .boolean(let flag) = self else { return nil }
    return flag
  }

  /// The members of an object, in the file's order; none of anything else.
  public var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
