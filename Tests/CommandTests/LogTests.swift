import Foundation
import ImageFile
import TestSupport
import Testing

/// `layoutshot log`: a document over the commits that changed how it looks.
struct LogTests {
  /// A repository with a history of one document: added, its text changed, saved by other tools, renamed and its constraint changed.
  private func repository() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign in.xib")
    try commit(scratch, "Add the screen")
    try scratch.write("{}", to: "layoutshot.json")
    try commit(scratch, "Not about it")
    let moved = GoldenCommandTests.document(leading: 24)
    try scratch.write(moved + "<!-- saved again -->\n", to: "App/Sign in.xib")
    try commit(scratch, "Move the button")
    try scratch.write(moved, to: "App/Sign in.xib")
    try commit(scratch, "Nothing visible")
    try git(scratch, "mv 'App/Sign in.xib' App/Login.xib")
    try scratch.write(GoldenCommandTests.document(leading: 40), to: "App/Login.xib")
    try commit(scratch, "Rename it, \u{1B}[31mand move the button")
    return scratch
  }

  private func git(_ scratch: Scratch, _ line: String) throws {
    let outcome = try scratch.shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=Ann GIT_AUTHOR_EMAIL=n@example.org \
      GIT_COMMITTER_NAME=Ann GIT_COMMITTER_EMAIL=n@example.org GIT_COMMITTER_DATE='2026-03-05 12:00 +0000'; git \(line)
      """)
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  private func commit(_ scratch: Scratch, _ subject: String) throws {
    if !scratch.has(".git") { try git(scratch, "init -q -b main") }
    try git(scratch, "add -A && git commit -qm '\(subject)'")
  }

  /// Lines without the hashes that begin them.
  private func words(_ lines: [Substring]) -> [String] {
    lines.map { $0.hasPrefix(" ") ? String($0) : String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test func commitsThatShowAreListed() throws {
    let scratch = try repository()
    let outcome = try scratch.run("log", "App/Login.xib")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    #expect(
      words(outcome.lines) == [
        "2026-03-05 Rename it, \u{FFFD}[31mand move the button (Ann)",
        "  App/Sign in.xib → App/Login.xib",
        "  UIButton \"Go\" moved +16,0 in both orientations: leading constraint 24 → 40 (Login.xib:17)",
        "2026-03-05 Move the button (Ann)",
        "  UIButton \"Go\" moved +8,0 in both orientations: leading constraint 16 → 24 (Sign in.xib:17)",
        "2026-03-05 Add the screen (Ann)", "  App/Sign in.xib: added",
      ], "\(outcome.out)")
  }

  @Test func theNewestAreFirstAndTheRestIsMentioned() throws {
    let scratch = try repository()
    let outcome = try scratch.run("log", "-n", "1", "App/Login.xib")
    #expect(outcome.status == 0 && outcome.lines.count == 3)
    #expect(outcome.err == "layoutshot: there may be older changes: --max-count 2\n")
    let older = try scratch.run("log", "HEAD~1", "--", "App/Sign in.xib")
    #expect(words(older.lines).first == "2026-03-05 Move the button (Ann)")
  }

  @Test func stripsAreDrawn() throws {
    let scratch = try repository()
    let outcome = try scratch.run("log", "App/Login.xib", "--orientation", "portrait", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.err)")
    let strip = try PNGFile.decode(scratch.bytes("out/Login.log.png"), name: "strip")
    // Three screens beside each other, with arrows in between.
    #expect(strip.width == 2 * (2 * 16 + 3 * (84 + 210) - 84))
    let json = try scratch.run("log", "App/Login.xib", "--format", "json", "-o", "strip.png")
    #expect(scratch.has("strip.png"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
    let commits = try #require(object["commits"] as? [[String: Any]])
    #expect(commits.map { $0["author"] as? String } == ["Ann", "Ann", "Ann"])
    #expect(commits.allSatisfy { ($0["commit"] as? String)?.count == 40 })
    let document = try #require(commits[0]["document"] as? [String: Any])
    #expect(document["was"] as? String == "App/Sign in.xib")
  }

  @Test func whatIsNotThereIsAnError() throws {
    let scratch = try repository()
    let file = try scratch.run("log", "App/Logn.xib")
    #expect(file.status == 2 && file.err.contains("App/Login.xib"), "\(file.err)")
    let scene = try scratch.run("log", "App/Login.xib", "--scene", "Other")
    #expect(scene.status == 2 && scene.err.contains("no scene \"Other\" in App/Login.xib"), "\(scene.err)")
    #expect(try scratch.run("log", "App/Login.xib", "-n", "0").status == 2)
    #expect(try scratch.run("log", "App/Login.xib", "-o", "-").status == 2)
    #expect(try scratch.run("log", "/etc/passwd").status == 2)
  }

  /// A path is a name, not a pattern or an option of git's.
  @Test func pathsAreNames() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: ":(exclude)*[a].xib")
    try commit(scratch, "Add it")
    let outcome = try scratch.run("log", "--", ":(exclude)*[a].xib")
    #expect(outcome.status == 0 && words(outcome.lines).first == "2026-03-05 Add it (Ann)", "\(outcome.err)")
  }
}
