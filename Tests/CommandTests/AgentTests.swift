import Foundation
import TestSupport
import Testing

/// `layoutshot mcp`: messages in, messages out.
struct AgentTests {
  private func answers(
    _ scratch: Scratch, allowsWriting: Bool = false, _ messages: String...
  ) throws -> [[String: Any]] {
    let input = messages.joined(separator: "\n") + "\n"
    let outcome =
      allowsWriting ? try scratch.run("mcp", "--write", input: input) : try scratch.run("mcp", input: input)
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
      call(1, "render", #"{"documents":["Screens.storyboard"],"scene":"First","orientation":"portrait"}"#),
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
      all, ["--help", "no argument \"flie\"", "needs \"documents\"", "", "is not a string"])
    where !words.isEmpty {
      let result = try #require(answer["result"] as? [String: Any])
      #expect(result["isError"] as? Bool == true)
      #expect(try (content(answer)[0]["text"] as? String)?.contains(words) == true, "\(answer)")
    }
    #expect((all[3]["error"] as? [String: Any])?["code"] as? Int == -32602)
  }

  // MARK: Answers as values

  private func structure(_ answer: [String: Any]) throws -> [String: Any] {
    try #require((answer["result"] as? [String: Any])?["structuredContent"] as? [String: Any], "\(answer)")
  }

  private func text(_ answer: [String: Any]) throws -> String {
    try content(answer).compactMap { $0["text"] as? String }.joined(separator: "\n")
  }

  /// What is said in words is there as JSON, too; the schemas of it can be read.
  @Test func answersAreValues() throws {
    let scratch = try Scratch.editedProject()
    let all = try answers(
      scratch, call(1, "verify", "{}"), call(2, "diff", "{}"),
      call(3, "match", #"{"documents":["Screens.storyboard"]}"#),
      call(4, "inspect", #"{"documents":"Screens.storyboard","scene":"First"}"#),
      call(5, "render", #"{"documents":"Screens.storyboard","scene":"First"}"#),
      #"{"jsonrpc":"2.0","id":6,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"layoutshot:///schemas/diff.schema.json"}}"#,
      #"{"jsonrpc":"2.0","id":8,"method":"resources/read","params":{"uri":"layoutshot:///schemas/../README.md"}}"#
    )
    #expect((try structure(all[0])["items"] as? [Any])?.count == 1)
    #expect(try structure(all[1])["visible"] as? Bool == true)
    #expect((try structure(all[2])["documents"] as? [Any])?.count == 1)
    #expect((try structure(all[3])["documents"] as? [Any])?.count == 1)
    #expect((try structure(all[4])["pictures"] as? [String])?.count == 2)
    for (index, name) in [(0, "report.schema.json"), (1, "diff.schema.json")] {
      let value = try JSONSerialization.data(withJSONObject: structure(all[index]))
      #expect(try SchemaChecker(name).violations(in: String(decoding: value, as: UTF8.self)) == [])
    }
    let resources = (all[5]["result"] as? [String: Any])?["resources"] as? [[String: Any]]
    #expect(resources?.count == 7 && resources?[0]["mimeType"] as? String == "application/schema+json")
    let contents = (all[6]["result"] as? [String: Any])?["contents"] as? [[String: Any]]
    let schema = try Checkout.bytes("\(Checkout.root)/Docs/diff.schema.json")
    #expect(contents?.first?["text"] as? String == String(decoding: schema, as: UTF8.self))
    #expect((all[7]["error"] as? [String: Any])?["code"] as? Int == -32002)
  }

  /// Arguments have one name for one thing; the ones that they had are understood.
  @Test func documentsAreDocuments() throws {
    let scratch = try Scratch("Screens.storyboard")
    let all = try answers(
      scratch, #"{"jsonrpc":"2.0","id":0,"method":"tools/list"}"#,
      call(1, "match", #"{"file":"Screens.storyboard"}"#))
    let tools = try #require((all[0]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    for tool in tools {
      let properties = (tool["inputSchema"] as? [String: Any])?["properties"] as? [String: Any]
      #expect(properties?["documents"] != nil && properties?["file"] == nil && properties?["paths"] == nil)
    }
    #expect(try text(all[1]).hasPrefix("First: "))
  }

  /// One picture for each change, before and after, at one pixel a point; nothing that an agent cannot do.
  @Test func changesAreSeen() throws {
    let scratch = try Scratch.editedProject()
    let before = scratch.files
    let all = try answers(
      scratch, call(1, "verify", "{}"), call(2, "verify", #"{"revision":"HEAD"}"#),
      call(3, "verify", #"{"revision":"HEAD","documents":["Screens.storyboard"],"scenes":["First"]}"#))
    for answer in all {
      let images = try content(answer).filter { $0["type"] as? String == "image" }
      #expect(images.count == 1, "\(answer)")
      let bytes = [UInt8](try #require(Data(base64Encoded: images.first?["data"] as? String ?? "")))
      // Width and height of a PNG; an iPhone SE is 320 points wide.
      let size = [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(size[0] == 320 + 8 + 320 || size[0] == 568 + 8 + 568, "\(size)")
      let text = try text(answer)
      #expect(text.contains("text \"One\" → \"Once\""))
      for word in ["layoutshot accept", "layoutshot record", "layoutshot-failures", "/tmp/"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
    #expect(scratch.files == before, "a tool leaves files")
  }

  @Test func acceptingNeedsAnOption() throws {
    let scratch = try Scratch.editedProject()
    let report = try json(try scratch.run("verify", "--reporter=json", "--output=other").out)
    let id = try #require((report["items"] as? [[String: Any]])?.first?["id"] as? String)
    let refused = try answers(scratch, call(1, "verify", "{}"), call(2, "accept", #"{"ids":["\#(id)"]}"#))
    #expect((refused[1]["error"] as? [String: Any])?["code"] as? Int == -32602)
    let all = try answers(
      scratch, allowsWriting: true, call(1, "accept", #"{"ids":["\#(id)"]}"#), call(2, "verify", "{}"),
      call(3, "accept", #"{"ids":["--all"]}"#), call(4, "accept", #"{"ids":[]}"#),
      call(5, "accept", #"{"ids":["\#(id)"]}"#), call(6, "verify", "{}"))
    for index in [0, 2, 3] {
      #expect((all[index]["result"] as? [String: Any])?["isError"] as? Bool == true, "\(all[index])")
    }
    #expect(try text(all[1]).contains("id \(id)"))
    #expect(try text(all[4]).contains("Goldens/Screens/First.iphone-se.portrait.png"), "\(all[4])")
    #expect(try text(all[5]).contains("passed") && !text(all[5]).contains("differ"))
    #expect(try scratch.run("verify").status == 0)
  }

  @Test func valuesAreWritten() throws {
    let scratch = try Scratch("Screens.storyboard")
    let text = scratch.text("Screens.storyboard")
    let refused = try answers(
      scratch, call(1, "set", #"{"document":"Screens.storyboard","values":["t-1.text=Two"]}"#))
    #expect((refused[0]["error"] as? [String: Any])?["code"] as? Int == -32602)
    let all = try answers(
      scratch, allowsWriting: true,
      call(
        1, "set", #"{"document":"Screens.storyboard","values":["t-1.text=<Two> & \"three\"","v-9.alpha=1"]}"#),
      call(2, "set", #"{"document":"../../../out.xib","values":["t-1.text=Two"]}"#),
      call(3, "set", #"{"document":"Screens.storyboard","values":["--help"]}"#))
    for answer in all {
      #expect((answer["result"] as? [String: Any])?["isError"] as? Bool == true, "\(answer)")
    }
    #expect(scratch.text("Screens.storyboard") == text, "all values or none")
    let done = try answers(
      scratch, allowsWriting: true,
      call(1, "set", #"{"document":"Screens.storyboard","values":"t-1.text=<Two> & \"three\""}"#))
    #expect(try self.text(done[0]).contains("t-1 text \"One\" → \"<Two> & \"three\"\""), "\(done)")
    #expect(
      scratch.text("Screens.storyboard")
        == text.replacing("text=\"One\"", with: "text=\"&lt;Two&gt; &amp; &quot;three&quot;\""))
  }
}
