import Files
import Glibc
import JSON
import TerminalPictures

/// A Model Context Protocol server over standard input and output: one JSON-RPC message per line
/// (modelcontextprotocol.io, specification 2025-06-18).
struct AgentServer {
  /// Protocol versions that are compatible with these messages.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The limits for an answer: characters of text, pictures, and bytes of each.
  private static let mostText = 40_000
  private static let mostPictures = 4
  private static let largestPicture = 1_500_000
  /// The maximum size of a message in bytes.
  private static let longestMessage = 4 << 20
  /// The maximum number of characters quoted from a client's message.
  private static let longestQuote = 100

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
    case "tools/list": reply(id, .object([("tools", .array(AgentTool.all.map(\.value)))]))
    case "tools/call": call(id, params)
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
      ("capabilities", .object([("tools", .object([("listChanged", .flag(false))]))])),
      ("serverInfo", .object([("name", .string("layoutshot")), ("version", .string(Frontend.version))])),
      (
        "instructions",
        .string(
          "Renders and compares iOS Interface Builder files without a Mac. Paths are relative to the folder that the"
            + " server was started in.")
      ),
    ])
  }

  private func call(_ id: JSONValue, _ params: JSONValue?) {
    guard let tool = AgentTool.all.first(where: { $0.name == params?["name"]?.string }) else {
      let names = AgentTool.all.map(\.name).joined(separator: ", ")
      let name = Self.quoted(params?["name"]?.string ?? "")
      return reply(id, error: -32602, "no tool \"\(name)\"; there are \(names)")
    }
    if let arguments = params?["arguments"], !arguments.isObject, arguments.content != .null {
      return reply(id, error: -32602, "\"arguments\" is not an object")
    }
    do throws(AgentTool.CallError) {
      reply(id, result(of: tool, try tool.commandLine(params?["arguments"])))
    } catch {
      reply(id, content([.text(error.message)], isError: true))
    }
  }

  // MARK: Answers

  private func result(of tool: AgentTool, _ arguments: [String]) -> JSONValue {
    guard let child = try? ChildCommand() else {
      return content([.text("no temporary folder can be made")], isError: true)
    }
    var arguments = arguments
    let pictures = child.path + "/pictures"
    if tool.showsPictures { arguments.insert("--output=\(pictures)", at: 1) }
    let outcome = child.run(arguments)
    guard let status = outcome.status else { return content([.text("took too long")], isError: true) }
    let shown = tool.name == "render" ? "" : outcome.output
    var text = [shown, outcome.messages].filter { !$0.isEmpty }.joined(separator: "\n")
    text = text.replacing(pictures + "/", with: "").replacing(pictures, with: "the pictures below")
    if text.isEmpty { text = status == 0 ? "nothing to report" : "exit status \(status)" }
    var parts = [Part.text(Self.bounded(text))]
    if tool.showsPictures { parts += self.pictures(in: pictures) }
    return content(parts, isError: status > 1)
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > mostText else { return text }
    let head = String(decoding: Array(text.utf8.prefix(mostText)), as: UTF8.self)
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.joined(separator: "\n") + "\n… cut after \(mostText) bytes; ask for one scene or document"
  }

  /// Pictures in a folder: whole ones, or those with expected, difference and actual.
  private func pictures(in folder: String) -> [Part] {
    let files = FolderWalk.files(below: folder).filter { $0.hasSuffix(".png") }
    let compared = files.filter { $0.hasSuffix("-compare.png") || $0.hasSuffix("-strip.png") }
    let chosen = compared.isEmpty ? files.filter { !$0.hasSuffix("-diff.png") } : compared
    var parts: [Part] = []
    for file in chosen.prefix(Self.mostPictures) {
      guard let bytes = try? FileSystem.untraced.read("\(folder)/\(file)").bytes else { continue }
      if bytes.count > Self.largestPicture {
        parts.append(.text("\(file) is too large to be shown"))
      } else {
        parts += [.text(file), .image(bytes)]
      }
    }
    let rest = chosen.count - Self.mostPictures
    if rest > 0 { parts.append(.text("and \(rest) more pictures; ask for one scene or orientation")) }
    return parts
  }

  private enum Part {
    case text(String)
    case image([UInt8])
  }

  private func content(_ parts: [Part], isError: Bool) -> JSONValue {
    let values = parts.map { part -> JSONValue in
      switch part {
      case .text(let text): .object([("type", .string("text")), ("text", .string(text))])
      case .image(let bytes):
        .object([
          ("type", .string("image")), ("data", .string(Base64Text.encode(bytes))),
          ("mimeType", .string("image/png")),
        ])
      }
    }
    return .object([("content", .array(values)), ("isError", .flag(isError))])
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
