/// A Protocol Buffers message, limited to what cache entries need: numbers, and texts, bytes and messages, which are
/// all bytes with a length.
struct ProtocolMessage {
  /// The value of a field.
  enum Value {
    case number(UInt64)
    /// A text, bytes or a message.
    case bytes(ArraySlice<UInt8>)
  }

  private(set) var bytes: [UInt8] = []

  /// Adds a number, unless it is 0, which is the default.
  mutating func add(_ number: Int, as field: UInt64) {
    if number == 0 { return }
    addNumber(field << 3)
    addNumber(UInt64(number))
  }

  mutating func add(_ text: String, as field: UInt64) { add(Array(text.utf8), as: field) }

  /// Adds bytes, or a message.
  mutating func add(_ content: [UInt8], as field: UInt64) {
    addNumber(field << 3 | 2)
    addNumber(UInt64(content.count))
    bytes += content
  }

  private mutating func addNumber(_ number: UInt64) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The fields of a message; nil for invalid bytes. Fields of other kinds are left out.
  static func fields(of message: ArraySlice<UInt8>) -> [(UInt64, Value)]? {
    var rest = message
    var fields: [(UInt64, Value)] = []
    while !rest.isEmpty {
      guard let tag = number(&rest) else { return nil }
      switch tag & 7 {
      case 0:
        guard let value = number(&rest) else { return nil }
        fields.append((tag >> 3, .number(value)))
      case 2:
        guard let count = number(&rest), count <= UInt64(rest.count) else { return nil }
        fields.append((tag >> 3, .bytes(rest.prefix(Int(count)))))
        rest = rest.dropFirst(Int(count))
      case 1, 5:
        let count = tag & 7 == 1 ? 8 : 4
        guard rest.count >= count else { return nil }
        rest = rest.dropFirst(count)
      default: return nil
      }
    }
    return fields
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 127) << shift
      if byte < 128 { return value }
    }
    return nil
  }
}
