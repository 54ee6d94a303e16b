import Diagnostics
import Files
import JSON

/// A tool for agents: a command with some of its options, as JSON.
struct AgentTool: Sendable {
  /// The type of an argument.
  enum Kind: Sendable {
    /// A string; becomes the value of an option, or an input.
    case text
    /// Strings; the option is repeated.
    case list
    /// Ids of changes, as `verify` prints them.
    case id
    /// Values that are written into a document; inputs that are no paths.
    case value
    /// A boolean.
    case flag
  }

  struct Argument: Sendable {
    let name: String
    let kind: Kind
    let words: String
    /// The corresponding option; nil for inputs.
    var option: String?
    var choices: [String] = []
    var isRequired = false
    /// Whether it is a revision, or a file in place of one, which precedes `--`.
    var isRevision = false
    /// The name that it had before, which is still understood.
    var formerName: String?
  }

  /// How a run of a tool's command gives its result as JSON.
  enum Structure: Sendable {
    /// One object.
    case object
    /// An object for each document, one a line.
    case documents
    /// None: only the names of pictures.
    case pictures
    /// None.
    case none
  }

  let name: String
  let words: String
  let arguments: [Argument]
  /// The fixed first arguments.
  let command: [String]
  /// The option by which the run writes pictures to show; nil if it has none.
  var pictureOption: String?
  var structure = Structure.none
  /// Whether it changes files of the project.
  var writes = false

  /// Its description in `tools/list`.
  var value: JSONValue {
    let properties = arguments.map { argument -> (key: String, value: JSONValue) in
      var schema: [(key: String, value: JSONValue)] = [("description", .string(argument.words))]
      switch argument.kind {
      case .text: schema.append(("type", .string("string")))
      case .flag: schema.append(("type", .string("boolean")))
      case .list, .id, .value:
        schema.append(("type", .string("array")))
        schema.append(("items", .object([("type", .string("string"))])))
      }
      if !argument.choices.isEmpty { schema.append(("enum", .array(argument.choices.map { .string($0) }))) }
      return (argument.name, .object(schema))
    }
    let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
    return .object([
      ("name", .string(name)), ("description", .string(words)),
      (
        "inputSchema",
        .object([
          ("type", .string("object")), ("properties", .object(properties)), ("required", .array(required)),
          ("additionalProperties", .flag(false)),
        ])
      ),
      (
        "annotations",
        .object([
          ("readOnlyHint", .flag(!writes)), ("destructiveHint", .flag(writes)),
          ("openWorldHint", .flag(false)),
        ])
      ),
    ])
  }

  struct CallError: Error {
    let message: String
  }

  /// Checks that a path is in the server's working directory: an agent's request may come from a stranger's document.
  private static func check(_ path: String) throws(CallError) {
    guard path != "-" else { throw CallError(message: "\"-\" is not a file") }
    guard enclosure.admits(path, in: .untraced) else {
      throw CallError(
        message: "\"\(PrintedText.shortened(path))\" is outside of the folder that the server was started in")
    }
  }

  private static let enclosure = Enclosure(["."])

  private static func isId(_ text: String) -> Bool {
    text.utf8.count == 8 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  func commandLine(_ given: JSONValue?) throws(CallError) -> [String] {
    let members = given?.members ?? []
    for member in members
    where !arguments.contains(where: { [$0.name, $0.formerName].contains(member.key) }) {
      let names = arguments.map(\.name).joined(separator: ", ")
      throw CallError(
        message: "'\(name)' has no argument \"\(PrintedText.shortened(member.key))\"; it has \(names)")
    }
    var (options, inputs) = (command, [String]())
    for argument in arguments {
      let given = members.first { $0.key == argument.name } ?? members.first { $0.key == argument.formerName }
      guard let value = given?.value, value.content != .null
      else {
        if argument.isRequired { throw CallError(message: "'\(name)' needs \"\(argument.name)\"") }
        continue
      }
      let texts: [String]
      switch argument.kind {
      case .flag:
        if value.flag == nil { throw CallError(message: "\"\(argument.name)\" is neither true nor false") }
        if value.flag == true, let option = argument.option { options.append("--\(option)") }
        continue
      case .text: texts = [value.string].compactMap(\.self)
      case .list, .id, .value:
        // A single value counts as a list of one.
        texts = value.string.map { [$0] } ?? value.items.compactMap(\.string)
        if texts.count < value.items.count {
          throw CallError(message: "\"\(argument.name)\" has something that is not a string")
        }
      }
      if texts.isEmpty, argument.isRequired || !(value.items.isEmpty && argument.kind != .text) {
        throw CallError(message: "\"\(argument.name)\" is not a string")
      }
      if argument.kind == .id, let wrong = texts.first(where: { !Self.isId($0) }) {
        throw CallError(message: "\"\(PrintedText.shortened(wrong))\" is not the id of a change")
      }
      if let option = argument.option {
        options += texts.map { "--\(option)=\($0)" }
      } else if texts.contains(where: \.isEmpty) {
        throw CallError(message: "\"\(argument.name)\" is empty")
      } else if argument.isRevision {
        if texts[0].hasPrefix("-") {
          throw CallError(message: "\"\(PrintedText.shortened(texts[0]))\" is not a revision")
        }
        if FileSystem.untraced.exists(texts[0]) { try Self.check(texts[0]) }
        options += texts
      } else {
        if argument.kind != .id, argument.kind != .value { for text in texts { try Self.check(text) } }
        inputs += texts
      }
    }
    return options + (inputs.isEmpty ? [] : ["--"] + inputs)
  }
}
