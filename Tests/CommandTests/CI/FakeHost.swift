import Foundation
import Synchronization
import Testing

/// A host of repositories on this machine: answers the questions that the comment's workflow asks, and keeps comments.
final class FakeHost: Sendable {
  struct Comment: Sendable {
    var id: Int
    var author: String
    var body: String
  }

  struct State: Sendable {
    var comments: [Comment] = []
    var archive: [UInt8] = []
    /// The size that the host states for it.
    var size: Int?
    var headCommit = "c0ffee"
    var headRepository = "stranger/app"
    var requests: [String] = []
    var isAuthorized = true
  }

  /// Whether the programs are there that a runner has.
  static let hasPrograms = ["bash", "curl", "git", "jq", "unzip", "zip"].allSatisfy { name in
    ["/usr/bin", "/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// What the host knows, behind a lock.
  final class Shared: Sendable {
    private let mutex = Mutex(State())
    func withLock<Result: Sendable>(_ body: (inout sending State) -> sending Result) -> Result {
      mutex.withLock(body)
    }
  }

  let state: Shared
  private let server: HostileServer

  var url: String { server.url }

  init() {
    let state = Shared()
    self.state = state
    server = HostileServer { Self.answer($0, state) }
  }

  func end() { server.end() }

  private static func answer(_ connection: HostileServer.Connection, _ state: Shared) {
    let words = connection.head.split(separator: " ")
    let body = connection.body()
    let (method, path) = (String(words[0]), String(words[1]))
    let result = state.withLock { state -> [UInt8]? in
      state.requests.append("\(method) \(path)")
      state.isAuthorized = state.isAuthorized && connection.head.contains("Authorization: Bearer secret")
      return answer(method, path, body, &state)
    }
    let bytes = result ?? Array("{}".utf8)
    connection.send(
      "HTTP/1.1 \(result == nil ? "404 Not Found" : "200 OK")\r\nContent-Length: \(bytes.count)\r\n\r\n")
    connection.send(bytes)
  }

  private static func answer(_ method: String, _ path: String, _ body: [UInt8], _ state: inout State)
    -> [UInt8]?
  {
    let root = "/repos/owner/app"
    guard path.hasPrefix(root) else { return nil }
    let parts = path.dropFirst(root.count).split(separator: "?")
    let query = parts.count > 1 ? parts[1] : ""
    switch (method, String(parts[0])) {
    case ("GET", "/actions/runs/7/artifacts"):
      let size = state.size ?? state.archive.count
      let found = state.archive.isEmpty ? "" : "{\"id\": 5, \"expired\": false, \"size_in_bytes\": \(size)}"
      return Array("{\"artifacts\": [\(found)]}".utf8)
    case ("GET", "/actions/artifacts/5/zip"): return state.archive
    case ("GET", "/pulls"):
      // jq's versions escape different signs.
      let values = query.split(separator: "&").map { $0.removingPercentEncoding ?? "" }
      guard values.count == 3, values[2] == "head=stranger:a/b &$(c)" else { return Array("[]".utf8) }
      return json([
        ["number": 11, "head": ["sha": "beef", "repo": ["full_name": state.headRepository]]],
        ["number": 12, "head": ["sha": state.headCommit, "repo": ["full_name": state.headRepository]]],
      ])
    case ("GET", "/issues/12/comments"):
      return json(state.comments.map { ["id": $0.id, "user": ["login": $0.author], "body": $0.body] })
    case ("POST", "/issues/12/comments"):
      guard let text = Self.text(body) else { return nil }
      state.comments.append(.init(id: 100 + state.comments.count, author: "github-actions[bot]", body: text))
      return Array("{}".utf8)
    case ("PATCH", let place):
      let comment = state.comments.firstIndex { place == "/issues/comments/\($0.id)" }
      guard let comment, let text = Self.text(body) else { return nil }
      state.comments[comment].body = text
      return Array("{}".utf8)
    default: return nil
    }
  }

  private static func json(_ value: Any) -> [UInt8]? {
    (try? JSONSerialization.data(withJSONObject: value)).map { [UInt8]($0) }
  }

  private static func text(_ body: [UInt8]) -> String? {
    ((try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any])?["body"] as? String
  }
}
