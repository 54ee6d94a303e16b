/// An answer of the server; a browser neither keeps it nor lets another page see it.
struct HTTPResponse {
  let status: Int
  let type: String
  let body: [UInt8]

  /// An answer with a body.
  init(_ status: Int, type: String, _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// An answer that only says why there is no other.
  init(_ status: Int) {
    self.init(status, type: "text/plain; charset=utf-8", Array("\(status) \(Self.reason(status))\n".utf8))
  }

  /// What is sent. `isHead`: whether the body is left out.
  func bytes(isHead: Bool) -> [UInt8] {
    let head = [
      "HTTP/1.1 \(status) \(Self.reason(status))", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "X-Frame-Options: DENY", "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : body)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 431: "Request Header Fields Too Large"
    case 501: "Not Implemented"
    default: "Error"
    }
  }
}
