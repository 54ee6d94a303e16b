import Foundation
import Glibc
import TestSupport
import Testing

/// A cache server that misbehaves: the run has the same result as without it, after a limited time, with one warning.
@Suite struct HostileServerTests {
  private static let found = "HTTP/1.1 200 OK\r\n"

  private static func sendsForEver(_ head: String, _ piece: String, pause: UInt32 = 0)
    -> HostileServer.Behavior
  {
    { connection in
      connection.send(head)
      while connection.send(piece) { usleep(pause) }
    }
  }

  private static func answers(_ text: String) -> HostileServer.Behavior { { $0.send(text) } }

  private static let silent = "the server sent nothing, or next to nothing, for 1 s"
  private static let tooMuch = "the server sent more than 64 MiB"

  /// The server's behavior, and the message unless it depends on the version of curl; the server is not used again.
  private static let servers: [(String, HostileServer.Behavior, said: String)] = [
    ("nothing", { $0.waitForEnd() }, silent),
    (
      "half a head",
      {
        $0.send("HTTP/1.1 200")
        $0.waitForEnd()
      }, silent
    ),
    ("byte by byte", sendsForEver(found + "\r\n", "x", pause: 100_000), silent),
    (
      "byte by byte of what is promised",
      sendsForEver(found + "Content-Length: 99999\r\n\r\n", "x", pause: 100_000), silent
    ),
    ("headers, slowly", sendsForEver(found, "A: b\r\n", pause: 50_000), silent),
    ("headers, fast", sendsForEver(found, String(repeating: "A: b\r\n", count: 1000)), ""),
    ("a header without an end", sendsForEver(found + "A: ", String(repeating: "b", count: 1000)), ""),
    ("a status for ever", sendsForEver("HTTP/1.1 ", "1", pause: 1000), ""),
    ("continue, for ever", sendsForEver("", "HTTP/1.1 100 Continue\r\n\r\n", pause: 1000), ""),
    (
      "slowly for ever, above the least",
      sendsForEver(found + "\r\n", String(repeating: "x", count: 400), pause: 100_000),
      "the server took longer than 10 s"
    ),
    ("without an end", sendsForEver(found + "\r\n", String(repeating: "x", count: 65536)), tooMuch),
    (
      "without an end, compressed",
      sendsForEver(
        found + "Content-Encoding: gzip\r\n\r\n", String(repeating: "\u{1F}", count: 65536)), tooMuch
    ),
    (
      "without an end, in chunks",
      sendsForEver(
        found + "Transfer-Encoding: chunked\r\n\r\n",
        "10000\r\n" + String(repeating: "x", count: 65536) + "\r\n"), tooMuch
    ),
    ("more than is taken", answers(found + "Content-Length: 1099511627776\r\n\r\n"), tooMuch),
    ("nonsense", answers(String(repeating: "\0\u{1B}[31m", count: 100)), "curl: ("),
    ("no answer", answers(""), "curl: (52)"),
    (
      "elsewhere: a file",
      answers("HTTP/1.1 302 No\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n"),
      "curl: (1) "
    ),
    (
      "elsewhere: FTP",
      answers("HTTP/1.1 302 No\r\nLocation: ftp://127.0.0.1/x\r\nContent-Length: 0\r\n\r\n"),
      "curl: (1) "
    ),
    (
      "elsewhere, for ever",
      answers("HTTP/1.1 307 No\r\nLocation: /again\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
      "curl: (47) "
    ),
  ]

  @Test(arguments: servers.indices)
  func theRunContinuesWithoutIt(_ index: Int) throws {
    let (name, behavior, said) = Self.servers[index]
    let scratch = try Scratch("Login.xib", "Card.xib")
    let server = HostileServer(behavior)
    defer { server.end() }
    let outcome = try scratch.run(
      "render", "Login.xib", "Card.xib", "-o", "out", "--scale=1", "--cache", server.url,
      environment: ["LAYOUTSHOT_CACHE_TIMEOUT": name.hasPrefix("slowly") ? "0.5" : "1"])
    #expect(outcome.status == 0 && outcome.lines.count == 4, "\(name): \(outcome.err)")
    let warnings = outcome.err.split(separator: "\n").filter { $0.contains("[cache]") }
    let beginning = "\(server.url): warning: [cache] is not used for the rest of the run: "
    #expect(warnings.count == 1 && warnings[0].hasPrefix(beginning + said), "\(name): \(outcome.err)")
    #expect(!outcome.err.contains("\u{1B}"))
    // At most once per document, as both are requested at once, including redirects of a server to itself.
    #expect(server.connections <= (name.hasPrefix("elsewhere, ") ? 12 : 2), "\(name): \(server.connections)")
  }

  /// A server that refuses an item may accept others; its retry delay is ignored.
  @Test(arguments: [
    "404 Not Found", "401 Unauthorized", "429 Too Many\r\nRetry-After: 9999", "503 No\r\nRetry-After: 9999",
  ])
  func refusals(_ status: String) throws {
    let scratch = try Scratch("Login.xib")
    let server = HostileServer(
      Self.answers("HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"))
    defer { server.end() }
    let outcome = try scratch.run("render", "Login.xib", "-o", "out", "--scale=1", "--cache", server.url)
    #expect(outcome.status == 0 && outcome.lines.count == 2)
    #expect(outcome.err.contains("[cache] cannot be written"), "\(outcome.err)")
  }

  @Test func goldensAreVerifiedWithoutIt() throws {
    let scratch = try Scratch("Login.xib", "Card.xib")
    try #require(try scratch.run("record").status == 0)
    let server = HostileServer { $0.waitForEnd() }
    defer { server.end() }
    let outcome = try scratch.run(
      "verify", "--cache", server.url, environment: ["LAYOUTSHOT_CACHE_TIMEOUT": "1"])
    #expect(outcome.status == 0 && outcome.out.hasSuffix(" passed\n"))
    #expect(
      outcome.err.split(separator: "\n").count == 1 && outcome.err.contains(Self.silent), "\(outcome.err)")
  }

  @Test(arguments: ["", "0", "-1", "nan", "1e9", "soon"])
  func invalidTimeouts(_ time: String) throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run(
      "render", "Login.xib", "--cache", "cache", environment: ["LAYOUTSHOT_CACHE_TIMEOUT": time])
    #expect(outcome.status == (time.isEmpty ? 0 : 2))
    #expect(outcome.err.contains("LAYOUTSHOT_CACHE_TIMEOUT is") == !time.isEmpty)
  }

  /// The program that talks to the server does not outlive its parent, even if nothing can be cleaned up.
  @Test(arguments: [SIGTERM, SIGINT, SIGKILL]) func childrenEndToo(_ signal: Int32) throws {
    let scratch = try Scratch("Login.xib")
    let server = HostileServer { $0.waitForEnd() }
    defer { server.end() }
    let process = Process()
    process.executableURL = URL(filePath: Scratch.command)
    process.arguments = ["render", "Login.xib", "-o", "out", "--cache", server.url]
    process.currentDirectoryURL = URL(filePath: scratch.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["LAYOUTSHOT_CACHE_TIMEOUT": "3600"]) {
      $1
    }
    try process.run()
    for _ in 0..<2000 where server.connections == 0 { usleep(10_000) }
    try #require(server.connections == 1 && server.ended == 0)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    for _ in 0..<2000 where server.ended == 0 { usleep(10_000) }
    #expect(server.ended == 1)
  }
}
