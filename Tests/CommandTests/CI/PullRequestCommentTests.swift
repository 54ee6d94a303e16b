import Foundation
import TestSupport
import Testing

/// The scripts of `layouts-comment.yml`, from what a pull request's run left to the comment, with a host of our own.
@Suite(.enabled(if: FakeHost.hasPrograms, "needs bash, curl, git, jq, unzip and zip"))
struct PullRequestCommentTests {
  private let scratch: Scratch
  private let host = FakeHost()
  private let file: WorkflowTests.File
  /// A branch whose name a shell would run.
  private static let event = """
    {"workflow_run": {"id": 7, "head_branch": "a/b &$(c)", "head_sha": "c0ffee",
      "head_repository": {"full_name": "stranger/app", "owner": {"login": "stranger"}}}}
    """

  init() throws {
    file = try WorkflowTests.File("Examples/ci/layouts-comment.yml")
    scratch = try Scratch.editedProject()
    let made = try scratch.shell("git init -q --bare -b main host/owner/app.git")
    try #require(made.status == 0)
    try scratch.write(Self.event, to: "event.json")
  }

  private var environment: [String: String] {
    [
      "GITHUB_EVENT_PATH": scratch.path + "/event.json", "GITHUB_API_URL": host.url,
      "GITHUB_SERVER_URL": "file://\(scratch.path)/host", "GITHUB_REPOSITORY": "owner/app", "TOKEN": "secret",
      "BRANCH": "layoutshot-pictures", "AUTHOR": "github-actions[bot]",
    ]
  }

  /// What the pull request's own run leaves.
  private func compare() throws {
    let compare = try WorkflowTests.File("Examples/ci/layouts.yml").script("Compare with the merge base")
    let outcome = try scratch.step(compare, ["GITHUB_BASE_REF": "main"])
    try #require(outcome.status == 0, "\(outcome.out) \(outcome.err)")
    try zip("layouts-comment")
  }

  private func zip(_ folder: String) throws {
    let made = try scratch.shell("rm -f a.zip && cd \(folder) && zip -q --symlinks -r ../a.zip .")
    try #require(made.status == 0, "\(made.err)")
    let bytes = try scratch.bytes("a.zip")
    host.state.withLock { $0.archive = bytes }
  }

  @discardableResult private func read() throws -> Outcome {
    _ = try scratch.shell("rm -rf checked .run-output")
    return try scratch.step(file.script("Read what the run left"), environment)
  }

  @discardableResult private func post() throws -> Outcome {
    try scratch.step(file.script("Post"), environment)
  }

  private var comments: [FakeHost.Comment] { host.state.withLock { $0.comments } }
  private func git(_ line: String) throws -> String {
    try scratch.shell("git -C host/owner/app.git \(line)").out
  }

  // MARK: The way of a comment

  @Test func oneCommentWithPicturesIsKept() throws {
    defer { host.end() }
    try compare()
    #expect(try read().status == 0)
    #expect(scratch.text(".run-output") == "found=yes\n")
    let first = try post()
    #expect(first.status == 0, "\(first.out) \(first.err)")
    let text = try #require(comments.first?.body)
    #expect(comments.count == 1 && text.hasPrefix("<!-- layoutshot -->\n### layoutshot: 1 change\n"))
    #expect(text.contains("- UILabel \"Once\": text \"One\" → \"Once\" (line "), "\(text)")
    let base = "file://\(scratch.path)/host/owner/app/blob/layoutshot-pictures/7/"
    let picture = try #require(text.split(separator: base).last?.prefix { $0 != "?" })
    #expect(text.contains("](\(base)\(picture)?raw=true)"), "\(text)")
    let files = try git("ls-tree -r --name-only layoutshot-pictures")
    #expect(files == "7/\(picture)\n")
    #expect(text.utf8.count <= 65_536 && host.state.withLock { $0.isAuthorized })

    // The next run edits it, and adds its pictures to the branch, which has no history.
    try scratch.write(
      scratch.text("Screens.storyboard").replacing("text=\"Once\"", with: "text=\"Twice\""),
      to: "Screens.storyboard")
    try compare()
    try read()
    try scratch.write(Self.event.replacing("\"id\": 7", with: "\"id\": 8"), to: "event.json")
    #expect(try post().status == 0)
    #expect(comments.count == 1 && comments[0].body.contains("\"One\" → \"Twice\""))
    #expect(try git("rev-list --count layoutshot-pictures") == "1\n")
    let folders = try git("ls-tree --name-only layoutshot-pictures")
    #expect(folders == "7\n8\n", "\(folders)")
  }

  @Test func aTokenThatMayNotPushLeavesALink() throws {
    defer { host.end() }
    try scratch.write("#!/bin/sh\nexit 1\n", to: "host/owner/app.git/hooks/pre-receive")
    _ = try scratch.shell("chmod +x host/owner/app.git/hooks/pre-receive")
    try compare()
    try read()
    let outcome = try post()
    #expect(outcome.status == 0 && outcome.out.contains("::notice::Pictures cannot be pushed"))
    let text = try #require(comments.first?.body)
    #expect(!text.contains("!["))
    #expect(
      text.contains(
        "[The pictures are in the report of this run](file://\(scratch.path)/host/owner/app/actions/runs/7#art"
      ),
      "\(text)")
  }

  @Test func aBranchOfSomebodyElseStays() throws {
    defer { host.end() }
    let tip = try scratch.shell(
      "git push -q host/owner/app.git HEAD:layoutshot-pictures && git rev-parse HEAD"
    ).out
    try compare()
    try read()
    #expect(try post().status == 0)
    #expect(try git("rev-parse layoutshot-pictures") == tip)
    #expect(comments.first?.body.contains("![") == false)
  }

  @Test func nothingIsSaidWhereNothingChanged() throws {
    defer { host.end() }
    _ = try scratch.shell("git checkout -q Screens.storyboard")
    try compare()
    #expect(try read().status == 0)
    #expect(try post().status == 0)
    #expect(comments.isEmpty)
    // An earlier comment is not left as it was.
    let earlier = FakeHost.Comment(
      id: 3, author: "github-actions[bot]", body: "<!-- layoutshot -->\n### layoutshot: 1 change")
    host.state.withLock { $0.comments = [earlier] }
    #expect(try post().status == 0)
    #expect(comments.count == 1 && comments[0].body.contains("### layoutshot: no screen looks different\n"))
  }

  // MARK: Strangers

  @Test func aStrangersCommentIsNotEdited() throws {
    defer { host.end() }
    let planted = FakeHost.Comment(id: 3, author: "stranger", body: "<!-- layoutshot -->\nplanted")
    host.state.withLock { $0.comments = [planted] }
    try compare()
    try read()
    #expect(try post().status == 0)
    #expect(comments.count == 2 && comments[0].body == planted.body)
  }

  /// A later push, or another fork with a branch of the same name, has nothing to do with this run.
  @Test(arguments: [("c0ffef", "stranger/app"), ("c0ffee", "somebody/app")])
  func anotherCommitGetsNoComment(_ commit: String, _ repository: String) throws {
    defer { host.end() }
    host.state.withLock { ($0.headCommit, $0.headRepository) = (commit, repository) }
    try compare()
    try read()
    #expect(try post().status == 0)
    #expect(comments.isEmpty)
    #expect(try git("for-each-ref") == "")
  }

  @Test func aRunWithoutACommentIsNone() throws {
    defer { host.end() }
    #expect(try read().status == 0)
    #expect(scratch.text(".run-output") == "")
    try compare()
    host.state.withLock { $0.size = 60_000_000 }
    #expect(try read().status == 0)
    #expect(scratch.text(".run-output") == "")
    host.state.withLock { ($0.size, $0.archive) = (nil, Array("no archive".utf8)) }
    #expect(try read().status != 0)
    #expect(scratch.text(".run-output") == "")
  }

  @Test func nothingOfAStrangersArchiveGetsOut() throws {
    defer { host.end() }
    try scratch.write(
      """
      {"layoutshot": 1, "summary": "all **good** <script>", "omitted": \(Self.none), "counts": \(Self.none),
       "sections": [{"kind": "change", "place": "`a` [x](https://e.io)", "scene": "@everyone #1", "figures": "", "omittedLines": 0,
        "lines": [{"text": "see https://evil.example\\n# heading ![](x)", "follows": false}],
        "pictures": [{"file": "1.png", "words": "](x)"}, {"file": "2.png", "words": ""}, {"file": "3.png", "words": ""}]}]}
      """, to: "evil/comment.json")
    try scratch.write("<svg onload=alert(1)>", to: "evil/1.png")
    _ = try scratch.shell(
      "ln -s /etc/passwd evil/2.png; mkdir -p evil/checked; echo x > evil/checked/comment.md; echo x > evil/BASH_ENV"
    )
    // A real picture with something behind it: only its pixels are left.
    let golden = try #require(scratch.files.first { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") })
    try scratch.write(try scratch.bytes(golden) + Array("hidden text".utf8), to: "evil/3.png")
    try zip("evil")
    let before = Set(scratch.files)
    let outcome = try read()
    #expect(outcome.status == 0, "\(outcome.err)")
    let written = Set(scratch.files).subtracting(before).filter { !$0.hasPrefix("checked/") }
    #expect(written.subtracting(["bin/layoutshot"]).isEmpty, "\(written)")
    let pictures = scratch.files.filter { $0.hasPrefix("checked/pictures/") }
    #expect(pictures.count == 1, "\(pictures) \(outcome.err)")
    let bytes = try scratch.bytes(pictures[0])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("hidden text"))
    #expect(try post().status == 0)
    let text = try #require(comments.first?.body)
    // In code, and behind escapes, everything is what it is.
    #expect(text.contains("#### `` `a` [x](https://e.io) `` \\@&#8203;everyone \\#&#8203;1\n"), "\(text)")
    let rest = text.replacing("[x](https://e.io)", with: "").replacing("\\<script\\>", with: "")
    for part in ["**good", "<script", "](https://e.io)", "https://evil", "\n# heading", "@everyone", " #1"] {
      #expect(!rest.contains(part), "\(part): \(text)")
    }
  }

  private static let none =
    #"{"error": 0, "change": 1, "faultyMotion": 0, "failedExpectation": 0, "housekeeping": 0}"#

  @Test(
    arguments: [
      "[]", "{}", #"{"layoutshot": 2}"#, String(repeating: "[", count: 100_000),
      #"{"layoutshot": 1, "summary": "", "omitted": {}, "counts": {}, "sections": []}"#,
    ]) func whatIsNoCommentFails(_ text: String) throws
  {
    defer { host.end() }
    try scratch.write(text, to: "evil/comment.json")
    try zip("evil")
    #expect(try read().status != 0)
    #expect(scratch.text(".run-output") == "")
  }

  /// Names of files that lead elsewhere, and counts that are too large.
  @Test(arguments: ["../1.png", "/etc/passwd", "01.png", "1.png/../2.png", "-1.png"])
  func filesAreNumbers(_ name: String) throws {
    defer { host.end() }
    try scratch.write(
      """
      {"layoutshot": 1, "summary": "", "omitted": \(Self.none), "counts": \(Self.none),
       "sections": [{"kind": "change", "place": "a", "scene": "", "figures": "", "omittedLines": 0, "lines": [],
        "pictures": [{"file": "\(name)", "words": ""}]}]}
      """, to: "cm/comment.json")
    let outcome = try scratch.run("comment", "cm", "--pictures", "out")
    #expect(
      outcome.status == 2 && outcome.err.contains("is not a comment written by 'verify --comment'"),
      "\(outcome.err)")
    #expect(!scratch.has("out"))
  }
}
