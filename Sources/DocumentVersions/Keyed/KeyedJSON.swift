/// Takes JSON apart that was read before, so that it is known to be well-formed and not nested too deeply.
struct KeyedJSON {
  private var scanner: KeyedScanner

  /// The outermost value of a file, with what is around it.
  static func list(_ bytes: [UInt8]) throws(KeyedTextError) -> KeyedList {
    var json = KeyedJSON(scanner: KeyedScanner(bytes))
    json.scanner.skipSpace()
    let start = json.scanner.here
    let value = try json.value()
    let item = KeyedList.Item(
      key: "", head: 0..<start, value: value, tail: json.scanner.here..<bytes.count)
    return KeyedList(open: 0..<0, items: [item], close: bytes.count..<bytes.count)
  }

  private mutating func value() throws(KeyedTextError) -> KeyedValue {
    let start = scanner.here
    switch scanner.next {
    case UInt8(ascii: "{"): return .list(try list(endingIn: UInt8(ascii: "}")))
    case UInt8(ascii: "["):
      let list = try list(endingIn: UInt8(ascii: "]"))
      // Values that nothing tells apart are one.
      let isKeyed =
        Set(list.items.map(\.key)).count == list.items.count && !list.items.contains { $0.key.isEmpty }
      return isKeyed ? .list(list) : .leaf(start..<scanner.here)
    case UInt8(ascii: "\""): _ = try scanner.quoted()
    default:
      while let byte = scanner.next, !KeyedScanner.isSpace(byte), !Self.ends.contains(byte) {
        scanner.here += 1
      }
    }
    if scanner.here == start { throw scanner.failure("a value expected") }
    return .leaf(start..<scanner.here)
  }

  private static let ends = Set(",]}".utf8)
  private static let comma = UInt8(ascii: ",")

  private mutating func list(endingIn end: UInt8) throws(KeyedTextError) -> KeyedList {
    let isObject = end == UInt8(ascii: "}")
    let open = scanner.here..<scanner.here + 1
    scanner.here += 1
    var list = KeyedList(open: open, close: open, separator: [Self.comma])
    var start = scanner.here
    scanner.skipSpace()
    while scanner.next != end {
      var key = ""
      if isObject {
        guard scanner.next == UInt8(ascii: "\"") else { throw scanner.failure("a key expected") }
        key = "." + (try scanner.quoted())
        scanner.skipSpace()
        guard scanner.next == UInt8(ascii: ":") else { throw scanner.failure("':' expected") }
        scanner.here += 1
        scanner.skipSpace()
      }
      let valueStart = scanner.here
      let value = try value()
      if !isObject { key = self.key(of: value) }
      let valueEnd = scanner.here
      scanner.skipSpace()
      let hasMore = scanner.next == Self.comma
      list.items.append(
        KeyedList.Item(
          key: key, head: start..<valueStart, value: value,
          tail: valueEnd..<(hasMore ? scanner.here : valueEnd)))
      start = valueEnd
      if hasMore {
        scanner.here += 1
        start = scanner.here
        scanner.skipSpace()
      } else if scanner.next != end {
        throw scanner.failure("',' expected")
      }
    }
    scanner.here += 1
    list.close = start..<scanner.here
    return list
  }

  /// What tells an element of an array from others: its id or name, or the value itself; empty for nothing.
  private func key(of value: KeyedValue) -> String {
    func text(_ range: Range<Int>) -> String { String(decoding: scanner.bytes[range], as: UTF8.self) }
    guard case .list(let list) = value else { return text(value.range) }
    for name in [".id", ".name"] {
      if let item = list.items.first(where: { $0.key == name }), case .leaf(let range) = item.value {
        return "\(name) \(text(range))"
      }
    }
    return ""
  }
}
