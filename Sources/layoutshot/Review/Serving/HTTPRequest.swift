/// A request of HTTP/1.1 (RFC 9112), as far as a page of ours sends it: no transfer codings, no continuation lines.
struct HTTPRequest {
  /// Why a request is not answered, as a status.
  enum Failure: Int, Error {
    case malformed = 400
    case tooLarge = 413
    case headersTooLarge = 431
    case notImplemented = 501
  }

  /// The result of reading what has arrived so far.
  enum Reading {
    case incomplete
    case complete(HTTPRequest)
    case failed(Failure)
  }

  let method: String
  /// The path, still percent-encoded, without a query.
  let target: String
  private let headers: [(name: String, value: String)]
  let body: [UInt8]

  private static let (mostHeadBytes, mostHeaders, mostBodyBytes) = (16 << 10, 64, 256 << 10)

  /// Reads a request from the bytes that have arrived.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = endOfHead(bytes) else {
      return bytes.count > mostHeadBytes ? .failed(.headersTooLarge) : .incomplete
    }
    if end > mostHeadBytes { return .failed(.headersTooLarge) }
    do throws(Failure) {
      let head = try Head(bytes[..<end])
      let length = try head.bodyLength
      if length > mostBodyBytes { throw .tooLarge }
      let start = end + 4
      if bytes.count < start + length { return .incomplete }
      let body = Array(bytes[start..<start + length])
      return .complete(
        HTTPRequest(method: head.method, target: head.target, headers: head.headers, body: body))
    } catch {
      return .failed(error)
    }
  }

  /// The value of a header; nil where it is not sent exactly once.
  func header(_ name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// Whether a header is sent at all.
  func has(_ name: String) -> Bool { headers.contains { $0.name == name } }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...min(bytes.count - 4, mostHeadBytes)).first { place in
      bytes[place] == 13 && bytes[place + 1] == 10 && bytes[place + 2] == 13 && bytes[place + 3] == 10
    }
  }

  /// The lines before a body.
  private struct Head {
    var method = ""
    var target = ""
    var headers: [(name: String, value: String)] = []

    init(_ bytes: ArraySlice<UInt8>) throws(Failure) {
      // Only printable ASCII is allowed here.
      guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 13 || $0 == 10 || $0 == 9 }) else {
        throw .malformed
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
      let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
      guard first.count == 3, first[2] == "HTTP/1.1" || first[2] == "HTTP/1.0", first[1].hasPrefix("/"),
        !first[0].isEmpty
      else { throw .malformed }
      (method, target) = (String(first[0]), String(first[1]))
      if lines.count > mostHeaders { throw .headersTooLarge }
      for line in lines {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
          line[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
        else { throw .malformed }
        let value = line[line.index(after: colon)...]
        headers.append((line[..<colon].lowercased(), String(value.trimmingBlanks)))
      }
    }

    var bodyLength: Int {
      get throws(Failure) {
        if headers.contains(where: { $0.name == "transfer-encoding" }) { throw .notImplemented }
        let lengths = headers.filter { $0.name == "content-length" }
        guard let length = lengths.first?.value else { return 0 }
        guard lengths.count == 1, length.allSatisfy({ ("0"..."9").contains($0) }), let count = Int(length)
        else {
          throw .malformed
        }
        return count
      }
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
