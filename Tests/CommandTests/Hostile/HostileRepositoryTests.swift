import Foundation
import TestSupport
import Testing

/// A committed folder that git would treat as a repository, with commands in its configuration: none of our commands
/// makes git read it.
@Suite struct HostileRepositoryTests {
  /// A repository with such a folder, `App/evil`. Every program in its configuration creates a file `ran` in the
  /// scratch folder.
  private func repository() throws -> Scratch {
    let scratch = try Scratch("Login.xib")
    try scratch.put("Login.xib", as: "App/evil/E.xib")
    let matrix = "{\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}"
    try scratch.write("{\"matrix\": \(matrix)}", to: "layoutshot.json")
    let ran = "touch \(scratch.path)/ran; cat"
    let filter = "\tclean = \(ran)\n\tsmudge = \(ran)\n\trequired = true\n"
    let configuration = """
      [core]
      \trepositoryformatversion = 0
      \tworktree = .
      \tfsmonitor = \(ran)
      \thooksPath = hooks
      \tpager = \(ran)
      [filter "x"]
      \(filter)[diff]
      \texternal = \(ran)
      [diff "x"]
      \ttextconv = \(ran)
      \tcommand = \(ran)
      """
    try scratch.write(configuration, to: "App/evil/config")
    try scratch.write("ref: refs/heads/main\n", to: "App/evil/HEAD")
    for folder in ["objects", "refs"] { try scratch.write("", to: "App/evil/\(folder)/keep") }
    try scratch.write("* filter=x diff=x\n", to: "App/evil/.gitattributes")
    try scratch.write("#!/bin/sh\n\(ran)\n", to: "App/evil/hooks/post-index-change")
    // Its index contains the document, with a different modification time; its objects contain a commit.
    let made = try scratch.shell(
      """
      chmod +x App/evil/hooks/* && export GIT_CONFIG_NOSYSTEM=1 HOME=/nowhere \
        GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b
      mkdir apart && cp App/evil/E.xib apart/ && cd apart && git init -q -b main . && git add . && git commit -q -m x \
        && cp -r .git/index .git/objects .git/refs ../App/evil/ && cd .. && rm -rf apart \
        && git init -q -b main . && git add -A && git commit -q -m One && echo '<!-- -->' >> App/evil/E.xib && rm -f ran
      """)
    try #require(made.status == 0, "\(made.err)")
    return scratch
  }

  /// Git itself runs the command there: the attack is real.
  @Test func theAttackWorks() throws {
    let scratch = try repository()
    _ = try scratch.shell("cd App/evil && touch E.xib && git -c safe.bareRepository=all diff E.xib")
    #expect(scratch.has("ran"))
  }

  /// In the repository's folder, and in that of the attack.
  @Test(arguments: [
    "diff App/evil/E.xib", "diff HEAD App/evil/E.xib", "diff HEAD -- App/evil",
    "diff HEAD HEAD App/evil/E.xib",
    "diff --staged App/evil/E.xib", "diff Login.xib App/evil/E.xib", "diff App/evil/none.xib", "diff",
    "verify --against HEAD", "verify --against HEAD App/evil/E.xib", "record App/evil/E.xib",
    "record --since HEAD",
    "render App/evil/E.xib", "inspect App/evil/E.xib", "match App/evil/E.xib",
    "convert App/evil/E.xib", "frames --format=gif App/evil/E.xib", "init", "plan",
    "compare App/evil/E.xib Login.xib",
    "diff --git-driver -- App/evil/E.xib App/evil/E.xib 0 100644 Login.xib 0 100644",
    "flow App/evil/E.xib tap:x",
  ])
  func noCommandRuns(_ line: String) throws {
    let scratch = try repository()
    for folder in [".", "App/evil"] {
      // Below, paths are relative to the folder itself.
      let line = folder == "." ? line : line.replacing("App/evil/", with: "").replacing("App/evil", with: ".")
      _ = try scratch.shell("cd \(folder) && touch E.xib 2> /dev/null; \"$L\" \(line)")
      #expect(!scratch.has("ran"), "\(line) in \(folder)")
    }
  }

  @Test func noCommandRunsForAgents() throws {
    let scratch = try repository()
    let calls = [
      #""diff","arguments":{"paths":["App/evil/E.xib"]}"#,
      #""diff","arguments":{"revision":"HEAD","paths":["App/evil"]}"#,
      #""render","arguments":{"file":"App/evil/E.xib"}"#,
      #""verify","arguments":{"documents":["App/evil/E.xib"]}"#,
      #""diff","arguments":{"revision":"Login.xib","to":"App/evil/E.xib"}"#,
    ]
    let messages = calls.enumerated().map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":\#($1)}}"#
    }
    let outcome = try scratch.run("mcp", input: messages.joined(separator: "\n") + "\n")
    #expect(outcome.lines.count == calls.count && !scratch.has("ran"))
  }

  /// Filters configured in the checkout's own repository are not run either: contents are compared unfiltered.
  @Test func contentsAreUnfiltered() throws {
    let scratch = try repository()
    _ = try scratch.shell(
      "git config filter.y.clean \"touch $PWD/ran; cat\" && echo '*.xib filter=y' > .gitattributes && git add . && git commit -qm Two; rm -f ran; touch Login.xib; sed -i s/Go/Come/ Login.xib"
    )
    let outcome = try scratch.run("diff")
    #expect(outcome.out.contains("\"Go\" → \"Come\"") && !scratch.has("ran"), "\(outcome.out)\(outcome.err)")
  }

  /// A file elsewhere cannot be part of a comparison here.
  @Test func filesOfOtherRepositories() throws {
    let scratch = try repository()
    let outcome = try scratch.run("diff", "HEAD", "--", "/etc/hostname")
    #expect(outcome.status == 2)
    #expect(outcome.err == "/etc/hostname: error: is not in the repository of the working directory\n")
  }
}
