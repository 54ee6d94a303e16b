import Foundation
import ImageFile
import TestSupport
import Testing

/// `merge --status` and `merge --take`: conflicts of documents that git left unmerged.
@Suite struct MergeConflictTests {
  private static func document(_ title: String, leading: Int, id: String = "") -> String {
    GoldenCommandTests.document(leading: leading, title: title).replacing(
      "\"c-t\"", with: id.isEmpty ? "\"c-t\"" : "\"c-t\" identifier=\"\(id)\"")
  }

  private static let (base, ours, theirs) = (
    document("Go", leading: 16), document("Stop", leading: 20, id: "ours"),
    document("Start", leading: 24, id: "theirs")
  )

  private func conflicting(_ file: String = "Sign.xib") throws -> MergingRepository {
    let repository = try MergingRepository([file: Self.base])
    try repository.diverge(file, ours: Self.ours, theirs: Self.theirs)
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    #expect(repository.scratch.text(file) == Self.ours)
    return repository
  }

  private func conflicts(_ outcome: Outcome) throws -> [[String: Any]] {
    #expect(try SchemaChecker("merge.schema.json").violations(in: outcome.out) == [])
    let root = try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any]
    let documents = root?["documents"] as? [[String: Any]] ?? []
    return documents.flatMap { $0["conflicts"] as? [[String: Any]] ?? [] }
  }

  @Test func conflictsAreListedAndTaken() throws {
    let repository = try conflicting("App's \"own\" folder/Sign in.xib")
    let scratch = repository.scratch
    let listed = try scratch.run("merge", "--status")
    #expect(listed.status == 1 && listed.err == "", "\(listed.err)")
    #expect(listed.out.hasPrefix("merging topic into main: ours is main, theirs is topic\n"), "\(listed.out)")
    #expect(listed.out.contains("App's \"own\" folder/Sign in.xib: 3 of 3 conflicts left"), "\(listed.out)")
    #expect(listed.out.contains(":normal.title, line 12 (the file has ours): normal.title of button"))
    #expect(listed.out.contains("      theirs \"Start\"\n"))
    let rows = try conflicts(scratch.run("merge", "--status", "--format", "json"))
    #expect(
      rows.count == 3 && rows.allSatisfy { $0["left"] as? Bool == true && $0["file"] as? String == "ours" })
    let title = try #require(rows.compactMap { $0["id"] as? String }.first { $0.hasSuffix(":normal.title") })

    let taken = try scratch.run("merge", "--take", "theirs", title)
    #expect(taken.status == 0 && taken.out.hasSuffix("2 left\n"), "\(taken.out)\(taken.err)")
    let text = scratch.text("App's \"own\" folder/Sign in.xib")
    #expect(text == Self.document("Start", leading: 20, id: "ours"))

    let rest = try scratch.run("merge", "--take", "ours", "--all")
    #expect(
      rest.status == 0
        && rest.out.hasSuffix("nothing is left: git add 'App'\\''s \"own\" folder/Sign in.xib'\n"),
      "\(rest.out)")
    #expect(scratch.text("App's \"own\" folder/Sign in.xib") == text)
    let decided = try scratch.run("merge", "--status", "--format=json")
    #expect(decided.status == 0)
    #expect(try conflicts(decided).allSatisfy { $0["left"] as? Bool == false })
    #expect(try repository.git("add -A && git commit -q --no-edit") == 0)
    let after = try scratch.run("merge", "--status")
    #expect(after.status == 0 && after.out == "no document is unmerged\n")
  }

  /// What somebody wrote into the file by hand is seen, and stays when another side is taken.
  @Test func editsByHandAreSeen() throws {
    let repository = try conflicting()
    let scratch = repository.scratch
    try scratch.write(
      scratch.text("Sign.xib").replacing("\"Stop\"", with: "\"Halt\"").replacing("\"20\"", with: "\"24\""),
      to: "Sign.xib")
    let listed = try scratch.run("merge", "--status")
    #expect(listed.status == 1 && listed.out.contains("1 of 3 conflicts left"), "\(listed.out)")
    #expect(listed.out.contains("(the file has neither)") && listed.out.contains("(the file has theirs)"))
    #expect(try scratch.run("merge", "--take", "theirs", "--all", "Sign.xib").status == 0)
    #expect(scratch.text("Sign.xib") == Self.document("Halt", leading: 24, id: "theirs"))
    #expect(try scratch.run("merge", "--status").status == 0)
  }

  /// A decision counts for one merge: another one of the same versions begins anew.
  @Test func anotherMergeIsDecidedAnew() throws {
    let repository = try conflicting()
    #expect(try repository.scratch.run("merge", "--take", "ours", "--all").status == 0)
    #expect(try repository.git("merge --abort && git checkout -q topic") == 0)
    #expect(try repository.git("rebase -q main") != 0)
    let rebasing = try repository.scratch.run("merge", "--status")
    #expect(rebasing.status == 1)
    #expect(
      rebasing.out.hasPrefix("rebasing: ours is main, onto which commits are put, theirs is the commit"),
      "\(rebasing.out)")
    #expect(rebasing.out.contains("\"theirs\"\n") && rebasing.out.contains("3 of 3 conflicts left"))
    #expect(try repository.git("rebase --abort && git checkout -q main") == 0)
    #expect(try repository.git("cherry-pick topic") != 0)
    let picking = try repository.scratch.run("merge", "--status")
    #expect(picking.out.hasPrefix("picking a commit: ours is main, theirs is the commit"), "\(picking.out)")
  }

  /// Branches that merged each other and decided differently: git merges their two common ancestors first.
  @Test func branchesThatMergedEachOther() throws {
    let repository = try conflicting()
    let scratch = repository.scratch
    #expect(try repository.git("add -A && git commit -q --no-edit && git checkout -q -b other topic") == 0)
    #expect(try repository.git("merge -q --no-edit main~1") == 1)
    #expect(scratch.text("Sign.xib") == Self.theirs)
    #expect(try repository.git("add -A && git commit -q --no-edit && git checkout -q main") == 0)
    #expect(try repository.git("merge -q --no-edit other") == 1)
    let rows = try conflicts(scratch.run("merge", "--status", "--format", "json"))
    #expect(rows.count == 3 && rows.allSatisfy { $0["base"] as? String != $0["ours"] as? String })
  }

  @Test func aStashIsMerged() throws {
    let repository = try MergingRepository(["Sign.xib": Self.base])
    try repository.scratch.write(Self.theirs, to: "Sign.xib")
    #expect(try repository.git("stash -q") == 0)
    try repository.scratch.write(Self.ours, to: "Sign.xib")
    try repository.commit("ours")
    #expect(try repository.git("stash pop -q") != 0)
    let listed = try repository.scratch.run("merge", "--status")
    #expect(listed.status == 1 && listed.out.hasPrefix("ours is main, theirs is what is merged into it"))
  }

  /// A document that one side renamed is merged under its new name, and one that a side removed is for git to decide.
  @Test func renamedAndRemovedDocuments() throws {
    let repository = try MergingRepository([
      "Old.xib": Self.base, "Gone.xib": Self.document("Bye", leading: 1),
    ])
    #expect(
      try repository.git("checkout -q -b topic && git mv Old.xib New.xib && git rm -q Gone.xib") == 0)
    try repository.commit("theirs")
    #expect(try repository.git("checkout -q main") == 0)
    try repository.scratch.write(Self.document("Bye", leading: 2), to: "Gone.xib")
    try repository.scratch.write(Self.document("Go", leading: 20), to: "Old.xib")
    try repository.commit("ours")
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    #expect(repository.scratch.text("New.xib") == Self.document("Go", leading: 20))
    let listed = try repository.scratch.run("merge", "--status")
    #expect(listed.status == 1)
    #expect(
      listed.out.contains(
        "Gone.xib: theirs removed or renamed it, ours changed it\n  git add Gone.xib keeps it as it stands, git rm Gone.xib"
          + " removes it"), "\(listed.out)")
    #expect(!listed.out.contains("New.xib"))
  }

  /// Both sides add a document under one name: git has no base for it.
  @Test func aDocumentThatBothAdd() throws {
    let repository = try MergingRepository(["a.txt": "a"])
    try repository.diverge("Sign.xib", ours: Self.ours, theirs: Self.theirs)
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    #expect(repository.scratch.text("Sign.xib") == Self.ours)
    let listed = try repository.scratch.run("merge", "--status")
    #expect(
      listed.status == 1 && listed.out.contains("● document, line 1 (the file has ours): both sides added"))
    #expect(try repository.scratch.run("merge", "--take", "theirs", "document").status == 0)
    #expect(repository.scratch.text("Sign.xib") == Self.theirs)
    #expect(try repository.scratch.run("merge", "--status").status == 0)
  }

  @Test func windowsLineEndsStay() throws {
    func windows(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    let repository = try MergingRepository(["Sign.xib": windows(Self.base)])
    try repository.diverge("Sign.xib", ours: windows(Self.ours), theirs: windows(Self.theirs))
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    #expect(try repository.scratch.run("merge", "--take", "theirs", "--all").status == 0)
    #expect(repository.scratch.text("Sign.xib") == windows(Self.theirs))
  }

  /// Versions that are no documents are errors with their place, and nothing is written.
  @Test func whatCannotBeReadIsAnError() throws {
    let repository = try MergingRepository(["Sign.xib": Self.base])
    try repository.diverge("Sign.xib", ours: Self.ours, theirs: "<document>\n<broken")
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    let before = repository.scratch.text("Sign.xib")
    let listed = try repository.scratch.run("merge", "--status")
    #expect(listed.status == 2 && listed.err.hasPrefix("Sign.xib (theirs):2:"), "\(listed.err)")
    #expect(listed.out.contains("Sign.xib: cannot be read"))
    #expect(try repository.scratch.run("merge", "--take", "theirs", "--all").status == 2)
    #expect(repository.scratch.text("Sign.xib") == before)
  }

  /// Markers of git's own merge, without the driver, are an error with advice.
  @Test func markersAreAnError() throws {
    let repository = try MergingRepository(["Sign.xib": Self.base])
    #expect(try repository.git("config --remove-section merge.layoutshot") == 0)
    try repository.diverge("Sign.xib", ours: Self.ours, theirs: Self.theirs)
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    let listed = try repository.scratch.run("merge", "--status")
    #expect(
      listed.status == 2 && listed.out.contains("3 conflicts; the file cannot be read"), "\(listed.out)")
    #expect(listed.err.contains("'git checkout --merge' merges it anew"))
    #expect(
      try repository.git("config merge.layoutshot.driver \"'$L' merge %O %A %B -o %A --path %P\"") == 0)
    #expect(try repository.git("checkout -q --merge Sign.xib") == 0)
    #expect(try repository.scratch.run("merge", "--status").status == 1)
    #expect(repository.scratch.text("Sign.xib") == Self.ours)
  }

  /// A link in place of the document, or of a folder around it, is not followed, and nothing is written where it leads.
  @Test func linksAreNotFollowed() throws {
    let repository = try conflicting("App/Sign.xib")
    let scratch = repository.scratch
    try scratch.write("secret", to: "../outside.xib")
    #expect(try scratch.shell("rm App/Sign.xib && ln -s ../../outside.xib App/Sign.xib").status == 0)
    let listed = try scratch.run("merge", "--status")
    #expect(listed.status == 2 && listed.err.contains("App/Sign.xib: error:"), "\(listed.err)")
    #expect(try scratch.run("merge", "--take", "theirs", "--all").status == 2)
    #expect(scratch.text("../outside.xib") == "secret")
    try scratch.write(Self.ours, to: "../other/Sign.xib")
    #expect(try scratch.shell("rm -r App && ln -s ../other App").status == 0)
    #expect(try scratch.run("merge", "--take", "theirs", "--all").status == 2)
    #expect(scratch.text("../other/Sign.xib") == Self.ours)
  }

  /// Names with line breaks and signs of a terminal get no further than any other.
  @Test func strangePathsAreQuoted() throws {
    let name = "a\nb'\u{1B}[31m.xib"
    let repository = try MergingRepository(["x": "x"])
    try repository.scratch.write(Self.base, to: name)
    try repository.commit("named")
    #expect(try repository.git("checkout -q -b topic") == 0)
    try repository.scratch.write(Self.theirs, to: name)
    try repository.commit("theirs")
    #expect(try repository.git("checkout -q main") == 0)
    try repository.scratch.write(Self.ours, to: name)
    try repository.commit("ours")
    #expect(try repository.git("merge -q --no-edit topic") == 1)
    let taken = try repository.scratch.run("merge", "--take", "theirs", "--all")
    #expect(taken.status == 0 && !taken.out.contains("\u{1B}"))
    #expect(taken.out.contains("git add $'a\\nb\\'\\x1b[31m.xib'"), "\(taken.out)")
    #expect(repository.scratch.text(name) == Self.theirs)
  }

  @Test(arguments: [
    (["--take", "mine", "x"], "--take is \"mine\""),
    (["--take", "ours"], "--take needs the ids of conflicts"),
    (["--take", "ours", "nothing"], "there is no conflict \"nothing\""),
    (["--take", "ours", "--all", "x"], "--all takes no ids"),
    (["--status", "--take", "ours"], "--take does not go with --status"),
    (["--status", "../.."], "is not in the repository"),
  ]) func whatDoesNotGoTogether(_ arguments: [String], _ words: String) throws {
    let repository = try MergingRepository(["Sign.xib": Self.base])
    let outcome = try repository.scratch.run(["merge"] + arguments)
    #expect(outcome.status == 2 && outcome.err.contains(words), "\(outcome.err)")
  }

  /// `review --merge` in a terminal, by its keys.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "needs script(1)"))
  func aReviewTakesSides() throws {
    let repository = try conflicting()
    let outcome = try repository.scratch.shell(
      "printf 'tos' | script -qec \"'$L' review --merge --pictures none\" /dev/null")
    #expect(
      outcome.out.contains("[1/3] Sign.xib") && outcome.out.contains("[3/3] Sign.xib"), "\(outcome.out)")
    #expect(outcome.out.contains("o ours  t theirs  s skip  q quit"))
    #expect(outcome.status == 1)
    let rows = try conflicts(repository.scratch.run("merge", "--status", "--format", "json"))
    #expect(rows.map { $0["taken"] as? String } == ["theirs", "ours", nil])
    #expect(rows.map { $0["left"] as? Bool } == [false, false, true])
    let none = try repository.scratch.run("review", "--merge")
    #expect(none.status == 2 && none.err.contains("'review' needs a terminal"), "\(none.err)")
  }

  /// The page has the screens of the three versions, and the view in each.
  @Test func thePageHasThreeScreens() throws {
    let repository = try conflicting()
    let outcome = try repository.scratch.run("merge", "--status", "--page", "page")
    #expect(
      outcome.status == 1 && outcome.out.hasSuffix("\npage/index.html\n"), "\(outcome.out)\(outcome.err)")
    let page = repository.scratch.text("page/index.html")
    #expect(page.contains("layoutshot merge --take theirs -- "))
    for version in ["1-base", "2-ours", "3-theirs"] {
      let picture = try PNGFile.decode(
        repository.scratch.bytes("page/pictures/1-\(version).png"), name: version)
      #expect(picture.width > 100 && page.contains("\"file\":\"pictures/1-\(version).png\""))
    }
    #expect(page.contains("\"region\":{\"x\":"))
    let shown = try repository.scratch.run("merge", "--status", "--pictures", "blocks")
    #expect(shown.out.contains("▀") && shown.status == 1)
  }

  @Test func outsideOfARepository() throws {
    let scratch = try Scratch()
    for arguments in [["--status"], ["--take", "ours", "--all"]] {
      let outcome = try scratch.run(["merge"] + arguments)
      #expect(outcome.status == 2 && outcome.err.contains("is not in a git repository"), "\(outcome.err)")
    }
  }
}
