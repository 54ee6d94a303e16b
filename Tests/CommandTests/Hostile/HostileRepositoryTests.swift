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

  /// What a test must not change: the files in git's folder.
  private func state(_ scratch: Scratch, _ folder: String = ".git") throws -> String {
    try scratch.shell(
      "find \(folder) -type f | LC_ALL=C sort | xargs sha256sum; ls -lR --time-style=full-iso \(folder)"
    )
    .out
  }

  /// Git's own folder is neither read nor written, whatever leads to it.
  @Test(arguments: [
    ("echo '{\"goldens\": \".git/refs/heads\"}' > layoutshot.json", "record"),
    (
      "echo '{\"failures\": \".git/info\"}' > layoutshot.json; \"$L\" record -q; sed -i s/Go/Come/ Login.xib",
      "verify"
    ),
    ("ln -s .git/refs/heads Goldens", "record"),
    ("ln -s .git/config .gitignore; rm layoutshot.json", "init"),
    ("ln -s ../.git/config App/C.xib", "render App/C.xib -o o"),
    ("ln -s ../.git App/git", "inspect App/git/config"),
    ("ln -s ../.git/config App/C.xib", "diff App/C.xib Login.xib"),
    ("mkdir .git/new; ln -s .git/new o", "render Login.xib -o o"),
  ])
  func gitsFolderIsClosed(_ setting: String, _ line: String) throws {
    for folder in [".git", "apart"] {
      let scratch = try repository()
      if folder != ".git" {
        try #require(try scratch.shell("git init -q --separate-git-dir=apart .").status == 0)
      }
      _ = try scratch.shell(
        setting.replacing(".git/", with: folder + "/").replacing("../.git ", with: "../\(folder) "))
      let before = try state(scratch, folder)
      let outcome = try scratch.shell("\"$L\" \(line)")
      #expect(outcome.status == 2 || line == "verify" && outcome.status == 1, "\(line): \(outcome.err)")
      #expect((outcome.out + outcome.err).contains("leads out of the project"), "\(line): \(outcome.err)")
      #expect(!(outcome.out + outcome.err).contains("repositoryformatversion"))
      #expect(try state(scratch, folder) == before, "\(line)")
    }
  }

  /// Files of git-annex are links into git's folder.
  @Test func annexedFilesAreRead() throws {
    let scratch = try repository()
    _ = try scratch.shell(
      "mkdir -p .git/annex/objects && mv Login.xib .git/annex/objects/ && ln -s .git/annex/objects/Login.xib Login.xib"
    )
    let outcome = try scratch.run("render", "Login.xib", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  /// Comparing leaves the repository as it is, and runs no filters of the user, not even for files that git has to read
  /// because their modification times do not tell whether they changed.
  @Test func comparingChangesNothing() throws {
    let scratch = try repository()
    let made = try scratch.shell(
      """
      git config filter.y.clean "touch $PWD/ran; cat" && git config filter.y.required true \
        && echo '*.xib filter=y' > .gitattributes && git add . && git -c user.name=a -c user.email=a@b commit -qm Two
      cp Login.xib App/New.xib && git add App/New.xib && touch -d @1577836800 Login.xib && git update-index -q --refresh
      touch -d @1577836800 .git/index && rm -f ran && git diff-files > /dev/null
      """)
    #expect(scratch.has("ran"), "git itself runs the filter: \(made.err)")
    _ = try scratch.shell("rm -f ran")
    let before = try state(scratch)
    for line in [
      "diff", "diff HEAD", "diff --staged", "diff HEAD HEAD", "verify --against HEAD", "record --since HEAD",
    ] {
      let outcome = try scratch.shell("\"$L\" \(line)")
      #expect(outcome.status < 2 || !line.hasPrefix("diff"), "\(line): \(outcome.err)")
      #expect(try state(scratch) == before && !scratch.has("ran"), "\(line)")
    }
    #expect(try scratch.run("diff", "--staged").out.contains("App/New.xib: added"))
    _ = try scratch.shell("cp Login.xib Later.xib && git add -N Later.xib")
    #expect(!(try scratch.run("diff", "--staged").out.contains("Later.xib")))
    #expect(try scratch.run("diff").out.contains("Later.xib: added"))
  }
}
