import Diagnostics
import GoldenRuns
import Goldens
import JSON

/// The answers of `review --serve`: the page, the pictures of its report, and decisions. Requests without the
/// token of the address, and those of pages of other origins, are refused.
struct ReviewSite {
  private var review: GoldenReview
  private let begin: () throws -> GoldenReview
  private let hosts: [String]
  private let token: String
  private let report: (String) -> Void

  /// Creates the answers for a review. `begin`: begins another review, when another run has ended. `report`: says what was
  /// done.
  init(
    _ review: GoldenReview, port: UInt16, begin: @escaping () throws -> GoldenReview,
    report: @escaping (String) -> Void
  ) {
    (self.review, self.begin, self.report) = (review, begin, report)
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    var random = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page.
  var address: String { "http://\(hosts[0])/\(token)/" }

  /// The number of changes that are not decided.
  var undecided: Int { review.undecided }

  mutating func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let host = request.header("host"), hosts.contains(host.lowercased()) else {
      return HTTPResponse(403)
    }
    let isSending = request.method == "POST"
    guard isOfThisSite(request, isSending) else { return HTTPResponse(403) }
    guard let name = name(of: request.target) else { return HTTPResponse(404) }
    switch request.method {
    case "GET", "HEAD": return shown(name)
    case "POST": return decided(name, request)
    default: return HTTPResponse(405)
    }
  }

  /// Whether a request is one of the page itself, or of someone who typed the address.
  private func isOfThisSite(_ request: HTTPRequest, _ isSending: Bool) -> Bool {
    if request.has("origin") || isSending {
      guard let origin = request.header("origin"), hosts.map({ "http://\($0)" }).contains(origin.lowercased())
      else { return false }
    }
    guard request.has("sec-fetch-site") else { return true }
    let site = request.header("sec-fetch-site")
    return site == "same-origin" || !isSending && site == "none"
  }

  /// The name that an address has below the token; nil for another token.
  private func name(of target: String) -> String? {
    let start = Array("/\(token)/".utf8)
    let bytes = Array(target.utf8)
    guard bytes.count >= start.count else { return nil }
    // Every byte is compared, so that timing reveals nothing about the token.
    guard zip(bytes, start).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else { return nil }
    return Self.decoded(bytes[start.count...])
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0
      else { return nil }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: result, as: UTF8.self)
  }

  // MARK: Answers

  private mutating func shown(_ name: String) -> HTTPResponse {
    if name.isEmpty || name == "index.html" {
      if review.isStale, let other = try? begin() { review = other }
      guard let page = review.page else { return HTTPResponse(404) }
      return HTTPResponse(200, type: "text/html; charset=utf-8", Array(page.utf8))
    }
    guard let picture = review.picture(name) else { return HTTPResponse(404) }
    return HTTPResponse(200, type: "image/png", picture)
  }

  private mutating func decided(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
    guard request.header("content-type")?.split(separator: ";").first == "application/json" else {
      return HTTPResponse(415)
    }
    guard let body = try? JSONValue.read(request.body) else { return HTTPResponse(400) }
    do {
      switch name {
      case "decide": return message(200, try decide(body))
      case "undo":
        let ids = try review.undo()
        return message(
          200, ids.isEmpty ? "there is nothing to take back" : "taken back: \(ids.joined(separator: ", "))")
      default: return HTTPResponse(404)
      }
    } catch {
      return message(409, (error as? any LocatedError)?.message ?? "\(error)")
    }
  }

  private mutating func decide(_ body: JSONValue) throws -> String {
    let lists = ["accept", "reject"].map { body[$0]?.items.compactMap(\.string) ?? [] }
    var words: [String] = []
    for (ids, accepts) in zip(lists, [true, false]) where !ids.isEmpty {
      let result = try review.decide(ids, accepts: accepts)
      words.append(Self.words(ids.count, accepts, result))
    }
    return words.joined(separator: "; ")
  }

  private static func words(_ count: Int, _ accepts: Bool, _ result: GoldenAcceptance.Accepted) -> String {
    let changes = count == 1 ? "1 change" : "\(count) changes"
    guard accepts else { return "\(changes) rejected" }
    let written = result.written.count
    let pictures = written == 1 ? "1 golden image" : "\(written) golden images"
    let waiting = result.waiting == 1 ? "1 picture waits" : "\(result.waiting) pictures wait"
    return "\(changes) accepted, \(pictures) written"
      + (result.waiting > 0 ? "; \(waiting) for other changes of the same pictures" : "")
  }

  private func message(_ status: Int, _ text: String) -> HTTPResponse {
    report(text)
    let value = JSONValue.object([(key: "message", .string(PrintedText.sentence(text)))])
    return HTTPResponse(status, type: "application/json", Array(value.text(isIndented: false).utf8))
  }
}
