import Foundation
import Glibc
import TestSupport
import Testing

/// `layoutshot review --serve` in the background.
final class ReviewServer {
  /// An answer of the server.
  struct Answer {
    let status: Int
    let head: String
    let body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  private let process = Process()
  let port: UInt16
  /// The random part of the address.
  let token: String

  init(_ scratch: Scratch, _ arguments: String...) throws {
    process.executableURL = URL(filePath: Scratch.command)
    process.arguments = ["review", "--serve"] + arguments
    process.currentDirectoryURL = URL(filePath: scratch.path)
    for name in [".run-serve.out", ".run-serve.err"] { try scratch.write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: "\(scratch.path)/.run-serve.out")
    process.standardError = FileHandle(forWritingAtPath: "\(scratch.path)/.run-serve.err")
    try process.run()
    var address = ""
    for _ in 0..<2000 where !address.hasSuffix("\n") {
      usleep(10_000)
      address = String(decoding: try scratch.bytes(".run-serve.out"), as: UTF8.self)
    }
    let parts = address.split(whereSeparator: { "/:\n".contains($0) })
    try #require(parts.count == 4 && parts[1] == "127.0.0.1", "\(address)")
    (port, token) = (try #require(UInt16(parts[2])), String(parts[3]))
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var host: String { "127.0.0.1:\(port)" }

  func end() -> Int32 {
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    return process.terminationStatus
  }

  // MARK: Requests

  /// A connection; -1 where there is none. `address`: 127.0.0.1, or another one of this machine.
  func connection(to address: UInt32 = 0x7F00_0001) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = address.bigEndian
    let code = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if code == 0 { return descriptor }
    close(descriptor)
    return -1
  }

  /// Sends bytes as they are, and reads until the server closes the connection.
  func exchange(_ text: String) throws -> Answer {
    let descriptor = connection()
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { break }
      sent += count
    }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { all += buffer[..<count] }
    let text = String(decoding: all, as: UTF8.self)
    let head = text.components(separatedBy: "\r\n\r\n")[0]
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, head: head, body: Array(all.dropFirst(head.utf8.count + 4)))
  }

  /// Asks for a name below the token.
  func get(_ name: String, _ headers: [String] = [], host: String? = nil) throws -> Answer {
    let lines = ["GET /\(token)/\(name) HTTP/1.1", "Host: \(host ?? self.host)"] + headers
    return try exchange(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Sends what the page sends.
  func post(
    _ name: String, _ body: String, origin: String? = nil, type: String = "application/json",
    headers: [String] = []
  ) throws -> Answer {
    let lines =
      [
        "POST /\(token)/\(name) HTTP/1.1", "Host: \(host)", "Origin: \(origin ?? "http://\(host)")",
        "Content-Type: \(type)", "Content-Length: \(body.utf8.count)",
      ] + headers
    return try exchange(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }
}

extension Scratch {
  /// A project whose last run failed, with two items: a constant of `Sign.xib`, and a text of the same picture.
  static func failedRun() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Other.xib")
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}", to: "layoutshot.json")
    #expect(try scratch.run("record", "-q").status == 0)
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "Sign.xib")
    try scratch.write(GoldenCommandTests.document(leading: 16, title: "Run"), to: "Other.xib")
    #expect(try scratch.run("verify", "-q").status == 1)
    return scratch
  }

  /// The ids of the items of the report in the failure folder.
  func items() throws -> [String] {
    let report = try json(String(decoding: bytes("layoutshot-failures/report.json"), as: UTF8.self))
    return try #require(report["items"] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  /// The contents of all files below some folders.
  func contents(_ folders: String...) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in files where folders.contains(where: { name.hasPrefix($0 + "/") }) {
      found[name] = try bytes(name)
    }
    return found
  }
}
