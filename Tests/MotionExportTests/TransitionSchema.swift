import JSON
import Motion

/// The JSON Schema of `transition.json` (draft 2020-12).
enum TransitionSchema {
  /// The content of the published file `Docs/transition.schema.json`.
  static var text: String {
    JSONValue.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("transition.json")),
        (
          "description",
          .string(
            "What layoutshot frames reports about a transition. Keys may be added; the number under layoutshot is"
              + " incremented when one changes.")
        ),
      ] + object(whole)
    ).text(isIndented: true)
  }

  private typealias Members = JSONSchema.Members
  private typealias Property = JSONSchema.Property

  private static let whole = [
    key("layoutshot", "The version of this format.", [("enum", .array([.integer(1)]))]),
    key(
      "scene", "The screen.", object([key("id", "The object id.", string), key("name", "The name.", string)])),
    key("from", "The start.", object(end)), key("to", "The end.", object(end)),
    key("timing", "The timing.", object(timing)),
    key("scale", "Pixels per point.", number),
    key("frames", "The drawn frames.", list(object(frame))),
    key("views", "The views of both ends.", list(object(view))),
    key("findings", "Faults of the transition, and other findings.", list(object(finding))),
  ]

  private static let end = [
    key("name", "What distinguishes it from the other end.", string),
    key("orientation", "The orientation.", words(["portrait", "landscape"])),
    key("state", "The name of the state; initial for the first one.", string),
    key("canvas", "The screen, in points.", object([key("width", "", number), key("height", "", number)])),
  ]

  private static let timing = [
    key("delay", "Seconds before anything moves.", number), key("duration", "Seconds of movement.", number),
    key("curve", "The curve, as for --curve.", string),
    key("total", "Seconds until the last view has stopped.", number),
  ]

  private static let frame = [
    key("frame", "The number in the file name.", integer),
    key("share", "The fraction of the total time, 0 to 1.", number), key("time", "Seconds.", number),
    key("progress", "The progress: 0 to 1, or beyond where a spring overshoots.", number),
  ]

  private static let view = [
    key("id", "The object id.", string), key("class", "The class at run time.", string),
    key("title", "The visible text.", orNull(string)),
    key("location", "The place in the document.", object(location)),
    key("from", "The frame in the window at the start; null if the view is not there.", orNull(object(rect))),
    key("to", "The frame in the window at the end; null if the view is not there.", orNull(object(rect))),
    key(
      "distance", "The distance that its center moves, in points; null if one end has none.", orNull(number)),
    key("turn", "The rotation, in degrees clockwise.", number),
    key("animates", "The animated properties.", list(string)),
    key("jumps", "The properties that change abruptly.", list(string)),
  ]

  private static let rect = ["x", "y", "width", "height"].map { key($0, "Points.", number) }

  private static let location = [
    key("file", "The document.", string), key("line", "From 1; 0 for the whole.", integer),
    key("column", "In bytes, from 1; 0 for the whole line.", integer),
  ]

  private static let finding = [
    key("severity", "The severity.", words(["note", "warning", "error"])),
    key(
      "category",
      "A check (\(MotionCheck.allCases.map(\.rawValue).joined(separator: ", "))) or another kind of finding.",
      string),
    key("message", "The sentence.", string), key("location", "The place.", orNull(object(location))),
    Property(
      "notes", help: "More places.", isRequired: false,
      list(
        object([
          key("message", "The sentence.", string),
          key("location", "The place.", orNull(object(location))),
        ]))),
  ]

  // MARK: Shapes

  private static let string: Members = [("type", .string("string"))]
  private static let number: Members = [("type", .string("number"))]
  private static let integer: Members = [("type", .string("integer"))]

  private static func key(_ name: String, _ help: String, _ schema: Members) -> Property {
    Property(name, help: help, isRequired: true, schema)
  }

  private static func object(_ keys: [Property]) -> Members { JSONSchema.object(keys, isOpen: true) }

  private static func words(_ words: [String]) -> Members { [("enum", .array(words.map { .string($0) }))] }

  private static func list(_ items: Members) -> Members {
    [("type", .string("array")), ("items", .object(items))]
  }

  private static func orNull(_ schema: Members) -> Members {
    schema.map { member in
      guard member.key == "type", let type = member.value.string else { return member }
      return ("type", .array([.string(type), .string("null")]))
    }
  }
}
