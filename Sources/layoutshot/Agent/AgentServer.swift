import Glibc
import JSON

/// A Model Context Protocol server over standard input and output: one JSON-RPC message per line
/// (modelcontextprotocol.io, specification 2025-06-18).
struct AgentServer {
  /// Protocol versions that are compatible with these messages.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The maximum size of a message in bytes.
  private static let longestMessage = 4 << 20
  /// The maximum number of characters quoted from a client's message.
  private static let longestQuote = 100

  private let tools: [AgentTool]
  private let runs = AgentRuns()
  private let schemas = AgentSchemas()

  /// A server whose tools may change files of the project only if that is allowed.
  init(allowsWriting: Bool) { tools = AgentTool.all(allowsWriting: allowsWriting) }

  /// Answers until the client closes its end.
  func run() {
    var lines = MessageLines(0, longest: Self.longestMessage)
    while !Terminal.isClosed, let line = lines.next() {
      switch line {
      case .tooLong:
        reply(
          .null, error: -32600, "a message is longer than \(Self.longestMessage) bytes; it is passed over")
      case .whole(let bytes):
        let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
        if !isBlank { answer(bytes) }
      }
    }
  }

  private func answer(_ line: [UInt8]) {
    let message: JSONValue
    do throws(JSONError) { message = try JSONValue.read(line) } catch {
      return reply(.null, error: -32700, "no JSON: \(error.reason)")
    }
    guard message.isObject else {
      return reply(.null, error: -32600, "a list of messages; send one message on each line")
    }
    let id = message["id"]
    if let id, !Self.isId(id) {
      return reply(.null, error: -32600, "\"id\" is neither a string nor a whole number")
    }
    guard let method = message["method"]?.string else {
      // Responses from the client need no answer.
      let isAnswer = message.members.contains { ["result", "error"].contains($0.key) }
      if !isAnswer { reply(id ?? .null, error: -32600, "no method") }
      return
    }
    // Notifications have no ID and get no answer.
    guard let id else { return }
    let params = message["params"]
    if let params, !params.isObject {
      return reply(id, error: -32602, "\"params\" is not an object")
    }
    switch method {
    case "initialize": reply(id, initialization(params))
    case "ping": reply(id, .object([]))
    case "tools/list": reply(id, .object([("tools", .array(tools.map(\.value)))]))
    case "tools/call": call(id, params)
    case "resources/list": reply(id, schemas.list)
    case "resources/templates/list": reply(id, .object([("resourceTemplates", .array([]))]))
    case "resources/read":
      let uri = params?["uri"]?.string ?? ""
      guard let content = schemas.content(of: uri) else {
        return reply(id, error: -32002, "no resource \"\(Self.quoted(uri))\"")
      }
      reply(id, content)
    default: reply(id, error: -32601, "no method \"\(Self.quoted(method))\"")
    }
  }

  private static func isId(_ value: JSONValue) -> Bool {
    switch value.content {
    case .string, .integer: true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let start = String(String.UnicodeScalarView(scalars.prefix(longestQuote)))
    return start.utf8.count < text.utf8.count ? start + "…" : start
  }

  private func initialization(_ params: JSONValue?) -> JSONValue {
    let asked = params?["protocolVersion"]?.string ?? ""
    return .object([
      ("protocolVersion", .string(Self.versions.contains(asked) ? asked : Self.versions[0])),
      (
        "capabilities",
        .object([("tools", .object([("listChanged", .flag(false))])), ("resources", .object([]))])
      ),
      ("serverInfo", .object([("name", .string("layoutshot")), ("version", .string(Frontend.version))])),
      (
        "instructions",
        .string(
          "Renders and compares iOS Interface Builder files without a Mac. Paths are relative to the folder that the"
            + " server was started in. Answers have text and, as structuredContent, the same as JSON; the schemas are"
            + " resources.")
      ),
    ])
  }

  private func call(_ id: JSONValue, _ params: JSONValue?) {
    guard let tool = tools.first(where: { $0.name == params?["name"]?.string }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      let name = Self.quoted(params?["name"]?.string ?? "")
      return reply(id, error: -32602, "no tool \"\(name)\"; there are \(names)")
    }
    if let arguments = params?["arguments"], !arguments.isObject, arguments.content != .null {
      return reply(id, error: -32602, "\"arguments\" is not an object")
    }
    do throws(AgentTool.CallError) {
      reply(id, runs.answer(of: tool, try tool.commandLine(params?["arguments"])).value)
    } catch {
      reply(id, AgentAnswer(error: error.message).value)
    }
  }

  private func reply(_ id: JSONValue, _ result: JSONValue) { send(id, ("result", result)) }

  private func reply(_ id: JSONValue, error code: Int, _ message: String) {
    send(id, ("error", .object([("code", .integer(code)), ("message", .string(message))])))
  }

  private func send(_ id: JSONValue, _ member: (key: String, value: JSONValue)) {
    let message = JSONValue.object([("jsonrpc", .string("2.0")), ("id", id), member])
    // The text is a single line with a line break.
    Terminal.print(message.text(isIndented: false))
  }
}

extension JSONValue {
  fileprivate var isObject: Bool {
    if case .object = content { true } else { false }
  }
}
