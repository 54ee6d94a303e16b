import TestSupport
import Testing

/// `init --git`: git compares and merges documents with the command.
@Suite struct GitSetupTests {
  private static let lines = """
    .git/config: diff.layoutshot.command = layoutshot diff --git-driver --
    .git/config: diff.layoutshot.textconv = layoutshot inspect --git-textconv
    .git/config: merge.layoutshot.name = layoutshot: objects by their ids
    .git/config: merge.layoutshot.driver = layoutshot merge %O %A %B -o %A --path %P
    .git/config: merge.layoutshot.recursive = layoutshot-ancestor
    .git/config: merge.layoutshot-ancestor.name = layoutshot: common ancestors
    .git/config: merge.layoutshot-ancestor.driver = layoutshot merge --git-ancestor %O %A %B -o %A --path %P
    .gitattributes: *.storyboard diff=layoutshot merge=layoutshot
    .gitattributes: *.xib diff=layoutshot merge=layoutshot
    .gitattributes: *.scene.json diff=layoutshot merge=layoutshot
    .gitattributes: *.strings merge=layoutshot
    .gitattributes: *.xcstrings merge=layoutshot
    .gitattributes: goldens.lock merge=layoutshot

    """

  private func repository() throws -> Scratch {
    let scratch = try Scratch()
    #expect(try scratch.shell("git init -q -b main").status == 0)
    return scratch
  }

  @Test func eachLineIsPrintedAndWrittenOnce() throws {
    let scratch = try repository()
    try scratch.write("*.png binary", to: ".gitattributes")
    let first = try scratch.run("init", "--git")
    #expect(first.status == 0 && first.out == Self.lines && first.err == "", "\(first.out)\(first.err)")
    let attributes = scratch.text(".gitattributes")
    #expect(
      attributes
        == "*.png binary\n*.storyboard diff=layoutshot merge=layoutshot\n*.xib diff=layoutshot merge=layoutshot\n"
        + "*.scene.json diff=layoutshot merge=layoutshot\n*.strings merge=layoutshot\n*.xcstrings merge=layoutshot\n"
        + "goldens.lock merge=layoutshot\n"
    )
    let settings = scratch.text(".git/config")
    let second = try scratch.run("init", "--git")
    #expect(
      second.status == 0 && second.out == "" && second.err == "layoutshot: note: nothing had to be written\n")
    #expect(scratch.text(".gitattributes") == attributes && scratch.text(".git/config") == settings)
    #expect(!scratch.has("layoutshot.json"))
  }

  @Test func fromAFolderBelowTheRoot() throws {
    let scratch = try repository()
    try scratch.write("", to: "App/Deep/x")
    let outcome = try scratch.shell("cd App/Deep && \"$L\" init --git")
    #expect(outcome.status == 0 && outcome.out.contains("../../.gitattributes: *.xib diff"), "\(outcome.out)")
    #expect(scratch.has(".gitattributes") && !scratch.has("App/Deep/.gitattributes"))
  }

  /// What somebody chose stays, and is reported.
  @Test func otherChoicesStay() throws {
    let scratch = try repository()
    try scratch.write("*.xib merge=layoutshot\n", to: ".gitattributes")
    try scratch.write("*.xib -diff\n", to: ".git/info/attributes")
    #expect(try scratch.shell("git config merge.layoutshot.driver '/opt/layoutshot merge'").status == 0)
    let outcome = try scratch.run("init", "--git")
    #expect(outcome.status == 0 && outcome.out.contains(".gitattributes: *.xib diff=layoutshot\n"))
    #expect(outcome.err.contains("merge.layoutshot.driver is '/opt/layoutshot merge', and stays so"))
    #expect(outcome.err.contains("another line gives *.xib diff=unset"), "\(outcome.err)")
    #expect(scratch.text(".git/config").contains("driver = /opt/layoutshot merge\n"))
  }

  @Test func worktreesAndSubmodules() throws {
    let scratch = try repository()
    let git = "git -c user.name=n -c user.email=n@e.org -c protocol.file.allow=always"
    #expect(
      try scratch.shell(
        "\(git) commit -q --allow-empty -m one && git worktree add -q wt -b topic && git init -q -b main inner"
          + " && \(git) -C inner commit -q --allow-empty -m one && \(git) submodule --quiet add ./inner mod"
      ).status == 0)
    let tree = try scratch.shell("cd wt && \"$L\" init --git")
    #expect(tree.status == 0 && tree.out.contains("merge.layoutshot.driver = "), "\(tree.err)")
    #expect(
      scratch.has("wt/.gitattributes") && scratch.text(".git/config").contains("[merge \"layoutshot\"]"))
    let module = try scratch.shell("cd mod && \"$L\" init --git")
    #expect(module.status == 0 && scratch.has("mod/.gitattributes") && !scratch.has(".gitattributes"))
    #expect(scratch.text(".git/modules/mod/config").contains("[merge \"layoutshot\"]"))
  }

  @Test func aLinkIsNotFollowed() throws {
    let scratch = try repository()
    try scratch.write("theirs", to: "../outside")
    #expect(try scratch.shell("ln -s ../outside .gitattributes").status == 0)
    let outcome = try scratch.run("init", "--git")
    #expect(outcome.status == 2 && outcome.err.hasPrefix(".gitattributes: error: "), "\(outcome.err)")
    #expect(scratch.text("../outside") == "theirs" && !scratch.text(".git/config").contains("layoutshot"))
  }

  @Test func outsideOfARepository() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("init", "--git")
    #expect(outcome.status == 2 && outcome.err.contains("is not in a git repository"), "\(outcome.err)")
    #expect(scratch.files == [])
  }

  /// The text that git compares: a tree, or what cannot be read as it is, as git stops where a conversion fails.
  @Test func gitShowsWhatCannotBeRead() throws {
    let scratch = try repository()
    let path = try #require(try scratch.shell("dirname \"$L\"").lines.first)
    #expect(try scratch.run("init", "--git").status == 0)
    try scratch.write("<document", to: "Broken.xib")
    try scratch.write(GoldenCommandTests.document(leading: 16, title: "Go"), to: "Sign.xib")
    let git = "PATH=\"\(path):$PATH\" git -c user.name=n -c user.email=n@e.org"
    #expect(try scratch.shell("git add -A && \(git) commit -q -m one").status == 0)
    try scratch.write("<document>", to: "Broken.xib")
    try scratch.write(GoldenCommandTests.document(leading: 16, title: "Stop"), to: "Sign.xib")
    let shown = try scratch.shell("\(git) commit -qam two && \(git) show --no-color")
    #expect(shown.status == 0 && shown.err == "", "\(shown.err)")
    #expect(shown.out.contains("-<document\n") && shown.out.contains("+<document>\n"), "\(shown.out)")
    #expect(shown.out.contains("Stop") && !shown.out.contains("title=\"Stop\""), "\(shown.out)")
  }
}
