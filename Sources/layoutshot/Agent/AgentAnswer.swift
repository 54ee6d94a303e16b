import JSON
import TerminalPictures

/// What a tool answers: text, pictures, and the same as JSON.
struct AgentAnswer {
  /// A piece of an answer.
  enum Part {
    case text(String)
    case picture([UInt8])
  }

  /// The limit for text, and for JSON, in bytes.
  private static let most = (text: 40_000, json: 200_000)

  private var parts: [Part] = []
  private var isError = false
  private var structure: JSONValue?

  /// An answer with text, which is cut.
  init(_ text: String, isError: Bool = false) {
    (parts, self.isError) = ([.text(Self.bounded(text))], isError)
  }

  /// A reason why there is none.
  init(error: String) { self.init(error, isError: true) }

  mutating func add(_ more: [Part]) { parts += more }

  /// Adds the result as JSON, unless it is too large to be read.
  mutating func add(structure value: JSONValue) {
    if value.text(isIndented: false).utf8.count <= Self.most.json {
      structure = value
    } else {
      parts.append(.text("the JSON is left out, as it is too long; ask for one scene or document"))
    }
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > most.text else { return text }
    let head = String(decoding: Array(text.utf8.prefix(most.text)), as: UTF8.self)
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.joined(separator: "\n") + "\n… cut after \(most.text) bytes; ask for one scene or document"
  }

  /// The result of `tools/call`.
  var value: JSONValue {
    let content = parts.map { part -> JSONValue in
      switch part {
      case .text(let text): .object([("type", .string("text")), ("text", .string(text))])
      case .picture(let bytes):
        .object([
          ("type", .string("image")), ("data", .string(Base64Text.encode(bytes))),
          ("mimeType", .string("image/png")),
        ])
      }
    }
    let structured = structure.map { [(key: "structuredContent", value: $0)] } ?? []
    return .object([("content", .array(content)), ("isError", .flag(isError))] + structured)
  }
}
