import Foundation
import TestSupport
import Testing

/// A report in the failure folder that came with the project: `accept` changes nothing that was not recorded, and either
/// everything or nothing.
@Suite struct HostileReportTests {
  private typealias Report = [String: Any]
  private typealias Edit = @Sendable (inout Report) -> Void
  private static let sign = "App/Sign/Sign.iphone-se.portrait.1x.png"
  private static let login = "App/Login/LoginViewController.iphone-se.portrait.1x.png"

  /// A project with two goldens, both of which differ now, next to a picture of its own.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    try scratch.put("Login.xib", as: "App/Login.xib")
    let matrix = "{\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}"
    try scratch.write("{\"goldens\": \"docs\", \"matrix\": \(matrix)}", to: "layoutshot.json")
    try scratch.write("another's", to: "docs/logo.png")
    try #require(try scratch.run("record").status == 0)
    _ = try scratch.shell("sed -i 's/constant=\"16\"/constant=\"24\"/; s/\"Go\"/\"Come\"/' App/*.xib")
    try #require(try scratch.run("verify").status == 1)
    return scratch
  }

  /// Changes the first failure.
  private static func first(_ key: String, _ value: String) -> Edit {
    { report in
      var items = report["items"] as? [Report] ?? []
      var failures = items[0]["failures"] as? [Report] ?? []
      failures[0][key] = value
      items[0]["failures"] = failures
      report["items"] = items
    }
  }

  /// Adds a renamed screen.
  private static func moves(_ pairs: (from: String, to: String)...) -> Edit {
    { $0["renamed"] = [["id": "x", "goldens": pairs.map { ["from": $0.from, "to": $0.to] }] as Report] }
  }

  private static let cases: [(name: String, change: Edit, said: String)] = [
    ("a golden that was not recorded", first("path", "logo.png"), "is no recorded golden"),
    ("a source that was not recorded", first("was", "logo.png"), "is no recorded golden"),
    ("a moved file that was not recorded", moves(("logo.png", "App/x.png")), "is no recorded golden"),
    ("a place that is taken", moves((login, "logo.png")), "is no recorded golden"),
    ("two to one place", moves((login, "App/x.png"), (sign, "App/x.png")), "\"App/x.png\" twice"),
    ("one to two places", moves((login, "App/x.png"), (login, "App/y.png")), "\"\(login)\" twice"),
    (
      "a place below the lock file", moves((sign, "App/x.png"), (login, "goldens.lock/z.png")),
      "is no recorded golden"
    ),
    (
      "a place below a picture", moves((sign, "App/x.png"), (login, "\(sign)/z.png")), "is no recorded golden"
    ),
    (
      "a place outside, behind a mark", moves((sign, "App/x.png"), (login, "../\u{301}y.png")),
      "leads out of the goldens' folder"
    ),
    ("a golden outside, behind a mark", first("path", "../\u{301}y.png"), "leads out of the goldens' folder"),
    (
      "a source outside, behind a mark", first("was", "App/../../\u{301}y.png"),
      "leads out of the goldens' folder"
    ),
  ]

  @Test(arguments: cases.indices)
  func nothingIsAccepted(_ index: Int) throws {
    let (name, change, said) = Self.cases[index]
    let scratch = try project()
    // What the report promises is there, under any of the names.
    _ = try scratch.shell(
      """
      cd layoutshot-failures && for e in actual.png actual.tree.json expected.png; do
        cp App/Sign/Sign.iphone-se.portrait.1x-$e logo-$e && cp logo-$e "$(printf '../\\314\\201y')-$e"
      done
      """)
    try scratch.write("another's", to: "\u{301}y.png")
    var report = try json(String(decoding: scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self))
    change(&report)
    try scratch.write(
      Array(JSONSerialization.data(withJSONObject: report)), to: "layoutshot-failures/report.json")
    let hashes = "find . -type f ! -name '.run*' | LC_ALL=C sort | xargs -d '\\n' sha256sum"
    let before = try scratch.shell(hashes).out
    let accepted = try scratch.run("accept", "--all")
    #expect(accepted.status == 2 && accepted.err.contains(said), "\(name): \(accepted.err)")
    #expect(try scratch.shell(hashes).out == before, "\(name)")
  }

  /// A path that begins with a combining mark is a path like any other.
  @Test func marksInTheLockFile() throws {
    let scratch = try project()
    let lock = String(decoding: try scratch.bytes("docs/goldens.lock"), as: UTF8.self)
    try scratch.write(
      lock + String(lock.split(separator: "\n").last!.prefix(67)) + "\u{301}y.png\n", to: "docs/goldens.lock")
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 0 && pruned.out == "docs/\u{301}y.png\n", "\(pruned.out)\(pruned.err)")
    #expect(try scratch.bytes("docs/goldens.lock") == Array(lock.utf8))
  }
}
