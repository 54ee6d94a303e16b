import Foundation
import TestSupport
import Testing

/// Invalid messages to `layoutshot mcp`: each gets one error, and the next one is answered.
@Suite struct HostileMessageTests {
  private func answers(_ input: [UInt8]) throws -> [[String: Any]] {
    let scratch = try Scratch()
    try scratch.write(input, to: "in")
    let outcome = try scratch.shell("\"$L\" mcp < in")
    #expect(outcome.status == 0 && outcome.err == "")
    return try outcome.lines.map(json)
  }

  private static let ping = Array(#"{"jsonrpc":"2.0","id":"last","method":"ping"}"#.utf8)

  private static func call(_ params: String, id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#
  }

  private static let messages: [(name: String, [UInt8], code: Int)] = [
    (
      "a long text",
      Array(("{\"id\":1,\"method\":\"" + String(repeating: "x", count: 5_000_000) + "\"}").utf8), -32600
    ),
    ("many megabytes", [UInt8](repeating: UInt8(ascii: "x"), count: 40_000_000), -32600),
    ("nested arrays", Array(String(repeating: "[", count: 1_000_000).utf8), -32700),
    ("nested objects", Array(String(repeating: "{\"a\":", count: 500_000).utf8), -32700),
    ("a batch", Array("[{\"id\":1,\"method\":\"ping\"},{\"id\":2,\"method\":\"ping\"}]".utf8), -32600),
    ("an empty batch", Array("[]".utf8), -32600),
    ("zeros", [0, 0, 0], -32700),
    ("a zero inside", Array("{\"id\":1,\"method\":\"pi\0ng\"}".utf8), -32700),
    ("an escaped zero", Array("{\"id\":1,\"method\":\"pi\\u0000ng\"}".utf8), -32700),
    ("no UTF-8", Array("{\"id\":1,\"method\":\"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8), -32700),
    ("a surrogate", Array("{\"id\":1,\"method\":\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"}".utf8), -32700),
    ("half a message", Array("{\"id\":1,".utf8), -32700),
    (
      "a number of many digits",
      Array("{\"id\":\(String(repeating: "9", count: 1_000_000)),\"method\":\"ping\"}".utf8), -32700
    ),
    ("no object", Array("\"ping\"".utf8), -32700),
    ("an id that is a list", Array("{\"id\":[1],\"method\":\"ping\"}".utf8), -32600),
    ("an id that is an object", Array("{\"id\":{\"a\":1},\"method\":\"ping\"}".utf8), -32600),
    ("an id that is null", Array("{\"id\":null,\"method\":\"ping\"}".utf8), -32600),
    ("an id that is a switch", Array("{\"id\":true,\"method\":\"ping\"}".utf8), -32600),
    ("an id that is a fraction", Array("{\"id\":1.5,\"method\":\"ping\"}".utf8), -32600),
    ("an id that is too large", Array("{\"id\":9223372036854775808,\"method\":\"ping\"}".utf8), -32600),
    ("a method that is a number", Array("{\"id\":1,\"method\":7}".utf8), -32600),
    (
      "a method of a megabyte",
      Array("{\"id\":1,\"method\":\"\(String(repeating: "m", count: 1_000_000))\"}".utf8), -32601
    ),
    ("parameters in a list", Array(call("[\"render\"]").utf8), -32602),
    ("parameters that are a text", Array(call("\"render\"").utf8), -32602),
    ("a tool that is a list", Array(call("{\"name\":[\"render\"]}").utf8), -32602),
    (
      "a tool of a megabyte", Array(call("{\"name\":\"\(String(repeating: "m", count: 1_000_000))\"}").utf8),
      -32602
    ),
    ("arguments in a list", Array(call("{\"name\":\"match\",\"arguments\":[\"x.xib\"]}").utf8), -32602),
  ]

  @Test(arguments: messages.indices)
  func eachIsOneError(_ index: Int) throws {
    let (name, message, code) = Self.messages[index]
    for end in [[UInt8(ascii: "\n")], Array("\r\n".utf8)] {
      let all = try answers(message + end + Self.ping)
      #expect(all.count == 2, "\(name): \(all.count)")
      let error = all.first?["error"] as? [String: Any]
      #expect(error?["code"] as? Int == code, "\(name): \(error ?? [:])")
      #expect((error?["message"] as? String ?? "").utf8.count < 300, "\(name)")
      #expect(all.last?["id"] as? String == "last" && all.last?["result"] != nil, "\(name)")
    }
  }

  @Test func endlessLine() throws {
    let scratch = try Scratch()
    // The memory for all messages together would not be available.
    let outcome = try scratch.shell(
      "ulimit -v 800000; head -c 1000000000 /dev/zero | \"$L\" mcp; echo $?")
    #expect(outcome.lines.count == 2 && outcome.lines.last == "0", "\(outcome.err)")
    #expect(outcome.out.contains("-32600"))
  }

  @Test func longestMessage() throws {
    let (head, tail) = (Array("{\"id\":1,\"method\":\"ping\",\"x\":\"".utf8), Array("\"}".utf8))
    let fill = (4 << 20) - head.count - tail.count
    for (more, isTaken) in [(0, true), (1, false)] {
      let all = try answers(
        head + [UInt8](repeating: UInt8(ascii: "x"), count: fill + more) + tail + [10] + Self.ping)
      #expect(all.count == 2 && (all[0]["result"] != nil) == isTaken)
    }
  }

  @Test func manySmallMessages() throws {
    let blanks = [UInt8](repeating: 10, count: 1_000_000)
    let pings = Array(repeating: Self.ping + [10], count: 20_000).flatMap(\.self)
    #expect(try answers(blanks + pings).count == 20_000)
  }

  @Test(arguments: [
    (#"{"name":"match","arguments":{"file":"a.xib","strict":"yes"}}"#, "no argument"),
    (#"{"name":"render","arguments":{"documents":[7]}}"#, "is not a string"),
    (#"{"name":"render","arguments":{"file":{"a":1}}}"#, "is not a string"),
    (#"{"name":"verify","arguments":{"documents":["a.xib",7]}}"#, "not a string"),
  ])
  func invalidArguments(_ params: String, _ words: String) throws {
    let all = try answers(Array(Self.call(params).utf8) + [10] + Self.ping)
    let result = all.first?["result"] as? [String: Any]
    #expect(result?["isError"] as? Bool == true && "\(result ?? [:])".contains(words), "\(all)")
  }

  /// Paths longer than the system accepts are refused at once, and not quoted whole.
  @Test(arguments: ["render", "match", "inspect"]) func longPaths(_ tool: String) throws {
    let start = ContinuousClock.now
    for path in [
      String(repeating: "a/", count: 1_000_000) + "x.xib", String(repeating: "x", count: 2_000_000),
    ] {
      let all = try answers(
        Array(Self.call("{\"name\":\"\(tool)\",\"arguments\":{\"file\":\"\(path)\"}}").utf8) + [10]
          + Self.ping)
      let result = all.first?["result"] as? [String: Any]
      #expect(all.count == 2 && result?["isError"] as? Bool == true)
      #expect("\(result ?? [:])".utf8.count < 1000)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
