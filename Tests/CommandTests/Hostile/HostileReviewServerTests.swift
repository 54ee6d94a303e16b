import Foundation
import Glibc
import TestSupport
import Testing

/// `review --serve` against other pages, other programs and slow clients.
@Suite struct HostileReviewServerTests {
  /// A page of another site can neither read nor decide, whatever names it gives itself.
  @Test func otherOriginsAndHostsAreRefused() throws {
    let scratch = try Scratch.failedRun()
    let before = try scratch.contents("Goldens", "layoutshot-failures")
    let server = try ReviewServer(scratch)
    let ids = try scratch.items()
    let body = "{\"accept\": [\"\(ids[0])\"]}"
    for origin in [
      "http://evil.example", "null", "http://127.0.0.1:1", "https://\(server.host)",
      "http://\(server.host).evil.example",
    ] {
      #expect(try server.post("decide", body, origin: origin).status == 403, "\(origin)")
      #expect(try server.get("", ["Origin: \(origin)"]).status == 403, "\(origin)")
    }
    #expect(
      try server.post("decide", body, headers: ["Origin: http://evil.example"]).status == 403, "two origins")
    #expect(try server.post("decide", body, headers: ["Sec-Fetch-Site: cross-site"]).status == 403)
    #expect(try server.get("", ["Sec-Fetch-Site: cross-site"]).status == 403)
    #expect(try server.get("", ["Sec-Fetch-Site: none"]).status == 200)
    // A name that leads here by DNS is not ours.
    for host in ["evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1", ""] {
      #expect(try server.get("", host: host).status == 403, "\(host)")
    }
    #expect(try server.get("", ["Host: evil.example"]).status == 403, "two hosts")
    #expect(try server.get("", host: "localhost:\(server.port)").status == 200)
    // A form cannot send what the page sends.
    for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
      #expect(try server.post("decide", body, type: type).status == 415, "\(type)")
    }
    let bare =
      "POST /\(server.token)/decide HTTP/1.1\r\nHost: \(server.host)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    #expect(try server.exchange(bare).status == 403, "no origin")
    #expect(try scratch.contents("Goldens", "layoutshot-failures") == before)
  }

  @Test func nothingIsShownWithoutTheToken() throws {
    let scratch = try Scratch.failedRun()
    let server = try ReviewServer(scratch)
    #expect(server.token.count == 64 && server.token.allSatisfy(\.isHexDigit))
    let other = String(repeating: "0", count: 64)
    for path in [
      "/", "/index.html", "/report.json", "/\(other)/", "/\(server.token)", "/\(server.token.dropLast())/",
      "/\(server.token)0/", "/\(server.token.uppercased())/", "//\(server.token)/", "/x/../\(server.token)/",
    ] where path != "/\(server.token)/" {
      let answer = try server.exchange("GET \(path) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
      #expect(answer.status == 404 && answer.text == "404 Not Found\n", "\(path)")
    }
    #expect(try ReviewServer(scratch).token != server.token)
  }

  /// Only pictures that the report names are served, and none that is a link out of the folder.
  @Test func nothingButTheReportIsServed() throws {
    let scratch = try Scratch.failedRun()
    try scratch.write("secret", to: "secret.png")
    try scratch.write("secret", to: "layoutshot-failures/other.png")
    let linked = "Other/Sign.iphone-se.portrait.1x-diff.png"
    _ = try scratch.shell("ln -sf ../../secret.png layoutshot-failures/\(linked)")
    let server = try ReviewServer(scratch)
    let goldens = "Goldens/Sign/Sign.iphone-se.portrait.1x.png"
    #expect(scratch.has(goldens))
    for name in [
      "../secret.png", "%2e%2e/secret.png", "..%2fsecret.png", "Other/../../secret.png", "other.png",
      "report.json",
      "../\(goldens)", "/etc/passwd", "%2fetc%2fpasswd", linked, "index.html%00", "%ff", "%", "%zz",
      "index.html?x", "decide",
    ] {
      let answer = try server.get(name)
      #expect(answer.status == 404 && !answer.text.contains("secret"), "\(name)")
    }
  }

  /// A report may name anything; what it names is only read in its folder.
  @Test func aForgedReportLeadsNowhere() throws {
    let scratch = try Scratch.failedRun()
    try scratch.write("secret", to: "secret.png")
    let report = String(decoding: try scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self)
    let forged = report.replacingOccurrences(
      of: "\"actual\": \"Other/Sign.iphone-se.portrait.1x-actual.png\"", with: "\"actual\": \"../secret.png\""
    )
    try #require(forged != report)
    try scratch.write(forged, to: "layoutshot-failures/report.json")
    let server = try ReviewServer(scratch)
    for name in ["../secret.png", "%2e%2e%2fsecret.png"] { #expect(try server.get(name).status == 404) }
  }

  @Test func oversizedAndMalformedRequestsAreRefused() throws {
    let scratch = try Scratch.failedRun()
    let server = try ReviewServer(scratch)
    let host = "Host: \(server.host)\r\n"
    let long = String(repeating: "x", count: 20_000)
    #expect(try server.get("", ["X-Long: \(long)"]).status == 431)
    #expect(try server.exchange("GET /\(long) HTTP/1.1\r\n\(host)\r\n").status == 431)
    #expect(try server.get("", (0..<100).map { "X-\($0): y" }).status == 431)
    #expect(try server.post("decide", "{}", headers: ["Content-Length: 3"]).status == 400)
    #expect(try server.post("decide", "{}", headers: ["Transfer-Encoding: chunked"]).status == 501)
    let path = "/\(server.token)/decide HTTP/1.1\r\n\(host)"
    for length in ["99999999999999999999", "-1", "1_000", "0x10"] {
      #expect(try server.exchange("POST \(path)Content-Length: \(length)\r\n\r\n").status == 400, "\(length)")
    }
    #expect(try server.exchange("POST \(path)Content-Length: 999999999\r\n\r\n").status == 413)
    for text in [
      "GARBAGE\r\n\r\n", "GET / HTTP/2\r\n\(host)\r\n", "GET  / HTTP/1.1\r\n\(host)\r\n",
      "GET http://x/ HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\n\(host) folded\r\n\r\n", "GET / HTTP/1.1\r\nHo st: x\r\n\r\n",
      "GET /\u{7} HTTP/1.1\r\n\(host)\r\n",
    ] {
      #expect(try server.exchange(text).status == 400, "\(text)")
    }
    #expect(try server.exchange("DELETE /\(server.token)/ HTTP/1.1\r\n\(host)\r\n").status == 405)
    for body in ["", "{", "[1]", "{\"accept\": 7}", "{\"accept\": [7]}"] {
      #expect([200, 400].contains(try server.post("decide", body).status), "\(body)")
    }
    #expect(try server.get("").status == 200, "it still serves")
  }

  /// Clients that say nothing, or little by little, keep nobody waiting.
  @Test func slowClientsDelayNobody() throws {
    let scratch = try Scratch.failedRun()
    let server = try ReviewServer(scratch)
    let slow = (0..<40).map { _ in server.connection() }
    for descriptor in slow { _ = "GET / HT".withCString { send(descriptor, $0, 8, Int32(MSG_NOSIGNAL)) } }
    let start = ContinuousClock.now
    #expect(try server.get("").status == 200)
    #expect(ContinuousClock.now - start < .seconds(8))
    // Their time is limited.
    var byte = [UInt8](repeating: 0, count: 64)
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(slow[0], SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let count = recv(slow[0], &byte, byte.count, 0)
    #expect(String(decoding: byte[..<max(0, count)], as: UTF8.self).hasPrefix("HTTP/1.1 408"))
    for descriptor in slow { close(descriptor) }
    #expect(try server.get("").status == 200)
  }

  /// Machines beside this one do not reach it.
  @Test func itListensOnTheLoopbackInterfaceAlone() throws {
    let scratch = try Scratch.failedRun()
    let server = try ReviewServer(scratch)
    let listening = try scratch.shell("cat /proc/net/tcp")
    let port = String(format: "%04X", server.port)
    let own = listening.out.split(separator: "\n").filter { $0.contains(":\(port) 00000000:0000 0A") }
    #expect(own.count == 1 && own[0].contains("0100007F:\(port)"), "\(own)")
  }
}
