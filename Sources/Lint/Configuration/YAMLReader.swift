import CYAML
import Diagnostics
import JSON

/// Reads YAML by libyaml into the values that JSON has, each with its place. Anchors and aliases are refused: a few lines of
/// them stand for any amount of text.
enum YAMLReader {
  /// What keeps a text from being read.
  struct Failure: Error {
    var reason: String
    var place: JSONPlace
  }

  private static let deepest = 32
  private static let mostValues = 20_000

  static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw Failure(reason: "out of memory", place: JSONPlace(line: 1, column: 1))
    }
    defer { yaml_parser_delete(&parser) }
    let result: Result<JSONValue, Failure> = bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      do throws(Failure) { return .success(try document(&parser)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private static func document(_ parser: inout yaml_parser_t) throws(Failure) -> JSONValue {
    var left = mostValues
    while true {
      let event = try next(&parser)
      switch event.kind {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT: return .null
      default: return try value(event, &parser, depth: 0, &left)
      }
    }
  }

  private struct Event {
    var kind: yaml_event_type_t
    var text = ""
    var isQuoted = false
    var place: JSONPlace
  }

  private static func next(_ parser: inout yaml_parser_t) throws(Failure) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      let mark = parser.problem_mark
      throw Failure(
        reason: parser.problem.map { String(cString: $0) } ?? "not YAML",
        place: JSONPlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
    }
    defer { yaml_event_delete(&event) }
    let mark = event.start_mark
    var result = Event(
      kind: event.type, place: JSONPlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      result.text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      result.isQuoted = scalar.style != YAML_PLAIN_SCALAR_STYLE
      anchor = scalar.anchor
    case YAML_SEQUENCE_START_EVENT: anchor = event.data.sequence_start.anchor
    case YAML_MAPPING_START_EVENT: anchor = event.data.mapping_start.anchor
    case YAML_ALIAS_EVENT: anchor = event.data.alias.anchor
    default: break
    }
    if anchor != nil { throw Failure(reason: "anchors and aliases are not read", place: result.place) }
    return result
  }

  private static func value(
    _ event: Event, _ parser: inout yaml_parser_t, depth: Int, _ left: inout Int
  ) throws(Failure) -> JSONValue {
    left -= 1
    guard depth < deepest, left > 0 else { throw Failure(reason: "too much", place: event.place) }
    switch event.kind {
    case YAML_SCALAR_EVENT: return scalar(event)
    case YAML_SEQUENCE_START_EVENT:
      var items: [JSONValue] = []
      while true {
        let event = try next(&parser)
        if event.kind == YAML_SEQUENCE_END_EVENT { break }
        items.append(try value(event, &parser, depth: depth + 1, &left))
      }
      return JSONValue.array(items).placed(at: event.place)
    case YAML_MAPPING_START_EVENT:
      var members: [(key: String, value: JSONValue)] = []
      while true {
        let key = try next(&parser)
        if key.kind == YAML_MAPPING_END_EVENT { break }
        guard key.kind == YAML_SCALAR_EVENT else {
          throw Failure(reason: "a key is a text", place: key.place)
        }
        let value = try value(try next(&parser), &parser, depth: depth + 1, &left)
        members.append((key.text, value))
      }
      return JSONValue.object(members).placed(at: event.place)
    default: throw Failure(reason: "a value is missing", place: event.place)
    }
  }

  /// YAML's core schema, as far as configurations use it.
  private static func scalar(_ event: Event) -> JSONValue {
    if event.isQuoted { return JSONValue.string(event.text).placed(at: event.place) }
    switch event.text {
    case "", "~", "null": return JSONValue.null.placed(at: event.place)
    case "true", "True", "yes": return JSONValue.flag(true).placed(at: event.place)
    case "false", "False", "no": return JSONValue.flag(false).placed(at: event.place)
    default: return JSONValue.string(event.text).placed(at: event.place)
    }
  }
}
