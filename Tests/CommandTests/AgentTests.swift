import Foundation
import TestSupport
import Testing

/// `layoutshot mcp`: messages in, messages out.
struct AgentTests {
  private func answers(_ scratch: Scratch, _ messages: String...) throws -> [[String: Any]] {
    let outcome = try scratch.run("mcp", input: messages.joined(separator: "\n") + "\n")
    #expect(outcome.status == 0 && outcome.err == "")
    return try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func content(_ answer: [String: Any]) throws -> [[String: Any]] {
    try #require((answer["result"] as? [String: Any])?["content"] as? [[String: Any]])
  }

  @Test func aSessionBeginsAndListsTools() throws {
    let all = try answers(
      Scratch(),
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#, #"{"jsonrpc":"2.0","id":2,"method":"nonsense"}"#,
      "no json")
    #expect(all.count == 4)
    #expect((all[0]["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-03-26")
    #expect(all[1]["id"] as? String == "a")
    let tools = (all[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]]
    #expect(tools?.compactMap { $0["name"] as? String } == ["render", "diff", "match", "inspect", "verify"])
    #expect((all[2]["error"] as? [String: Any])?["code"] as? Int == -32601)
    #expect((all[3]["error"] as? [String: Any])?["code"] as? Int == -32700)
  }

  @Test func picturesAreImages() throws {
    let scratch = try Scratch("Screens.storyboard")
    let all = try answers(
      scratch,
      call(1, "render", #"{"file":"Screens.storyboard","scene":"First","orientation":"portrait"}"#),
      call(2, "inspect", #"{"file":"Screens.storyboard","stage":"tree"}"#))
    let image = try #require(try content(all[0]).first { $0["type"] as? String == "image" })
    let bytes = try #require(Data(base64Encoded: image["data"] as? String ?? ""))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try (content(all[1])[0]["text"] as? String)?.contains("UILabel") == true)
    #expect(scratch.files == ["Screens.storyboard"], "a tool leaves files")
  }

  @Test func filesAndRevisionsAreCompared() throws {
    let scratch = try Scratch("Screens.storyboard")
    let text = String(decoding: try scratch.bytes("Screens.storyboard"), as: UTF8.self)
    try scratch.write(text.replacing("text=\"One\"", with: "text=\"Once\""), to: "New.storyboard")
    let all = try answers(
      scratch, call(1, "diff", #"{"revision":"Screens.storyboard","to":"New.storyboard"}"#),
      call(2, "diff", #"{"revision":"--stat"}"#), call(3, "diff", #"{"revision":"HEAD","paths":["x.xib"]}"#))
    for (answer, words) in zip(
      all, ["text \"One\" → \"Once\"", "is not a revision", "not in a git repository"])
    {
      #expect(try (content(answer)[0]["text"] as? String)?.contains(words) == true, "\(answer)")
    }
  }

  @Test func invalidCallsAreErrors() throws {
    let all = try answers(
      Scratch(), call(1, "render", #"{"file":"--help"}"#), call(2, "render", #"{"flie":"x"}"#),
      call(3, "match", "{}"), call(4, "dance", "{}"), call(5, "inspect", #"{"file":7}"#))
    for (answer, words) in zip(
      all, ["--help", "no argument \"flie\"", "needs \"file\"", "", "is not a string"])
    where !words.isEmpty {
      let result = try #require(answer["result"] as? [String: Any])
      #expect(result["isError"] as? Bool == true)
      #expect(try (content(answer)[0]["text"] as? String)?.contains(words) == true, "\(answer)")
    }
    #expect((all[3]["error"] as? [String: Any])?["code"] as? Int == -32602)
  }
}
