/// Where the values of a JSON text stand: Jansson tells no places of what it has read.
///
/// For texts that `JSONTree` has read without a fault; of others it finds nothing, or something.
public struct JSONPlaces: Sendable {
  /// A step from a value into it.
  public enum Step: Hashable, Sendable {
    /// To the member of this name.
    case key(String)
    /// To the element of this number, from 0.
    case index(Int)
  }

  /// A place in a text: line and column in bytes, both from 1.
  public struct Place: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int
  }

  private let bytes: [UInt8]

  /// The places of a text.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the value at the end of a path begins; for a member its key. Nil where nothing is there, and for keys that
  /// the text writes with escapes.
  public func place(of path: [Step]) -> Place? {
    var here = skipBlanks(from: 0)
    var shown = here
    for step in path {
      guard let found = child(step, at: here) else { return nil }
      (shown, here) = found
    }
    guard shown < bytes.count else { return nil }
    let before = bytes[..<shown]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Place(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: shown - start + 1)
  }

  /// Where a member's key and its value begin, or twice where an element does.
  private func child(_ step: Step, at start: Int) -> (shown: Int, value: Int)? {
    guard start < bytes.count else { return nil }
    let isObject = bytes[start] == UInt8(ascii: "{")
    guard isObject || bytes[start] == UInt8(ascii: "[") else { return nil }
    var here = skipBlanks(from: start + 1)
    var number = 0
    while here < bytes.count, bytes[here] != UInt8(ascii: "}"), bytes[here] != UInt8(ascii: "]") {
      let shown = here
      if isObject {
        here = skipBlanks(from: skipBlanks(from: skipValue(from: here)) + 1)
        if case .key(let name) = step, bytes[shown...].starts(with: Array("\"\(name)\"".utf8)) {
          return (shown, here)
        }
      } else if case .index(number) = step {
        return (here, here)
      }
      here = skipBlanks(from: skipValue(from: here))
      // Of what is no JSON a sign may stand here that begins no value: on it goes all the same.
      if here == shown || (here < bytes.count && bytes[here] == UInt8(ascii: ",")) {
        here = skipBlanks(from: here + 1)
      }
      number += 1
    }
    return nil
  }

  private func skipBlanks(from start: Int) -> Int {
    var here = start
    while here < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[here]) { here += 1 }
    return here
  }

  /// Behind a text, a number, a word, an object or an array.
  private func skipValue(from start: Int) -> Int {
    var (here, depth) = (start, 0)
    while here < bytes.count {
      switch bytes[here] {
      case UInt8(ascii: "\""): here = endOfText(from: here)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        here += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return here }
        depth -= 1
        here += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return here }
        here += 1
        continue
      default:
        here += 1
        continue
      }
      if depth == 0 { return here }
    }
    return here
  }

  private func endOfText(from start: Int) -> Int {
    var here = start + 1
    while here < bytes.count, bytes[here] != UInt8(ascii: "\"") {
      here += bytes[here] == UInt8(ascii: "\\") ? 2 : 1
    }
    return here + 1
  }
}
