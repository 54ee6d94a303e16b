import Foundation
import TestSupport
import Testing

/// `verify --against`: two revisions of a repository, without goldens.
@Suite struct AgainstRevisionTests {
  private static let configuration =
    "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}"

  /// A repository whose branch `main` has two documents, with the branch `work` checked out.
  private func repository() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    try scratch.put("Login.xib", as: "App/Login.xib")
    try scratch.write(Self.configuration, to: "layoutshot.json")
    try scratch.write(".run*\nlayoutshot-failures/\n", to: ".gitignore")
    try git(
      scratch,
      "init -q -b main && git add -A && git commit -qm one && git checkout -q -b work")
    return scratch
  }

  private func git(_ scratch: Scratch, _ line: String) throws {
    let settings = "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null"
    let name =
      "GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=n@example.org GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=n@example.org"
    let outcome = try scratch.shell("\(settings); export \(name); git \(line)")
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  private func commit(_ scratch: Scratch) throws { try git(scratch, "add -A && git commit -qm next") }

  /// Nothing is drawn, and nothing is written to the project.
  @Test func nothingChanged() throws {
    let scratch = try repository()
    let outcome = try scratch.run("verify", "--against", "main")
    #expect(
      outcome.status == 0 && outcome.out == "0 passed\n" && outcome.err == "", "\(outcome.out)\(outcome.err)")
    #expect(!scratch.has("Goldens") && !scratch.has("layoutshot-failures"))
  }

  @Test func onlyChangesAreReported() throws {
    let scratch = try repository()
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "App/Sign.xib")
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "New.xib")
    _ = try scratch.shell("rm App/Login.xib")
    let outcome = try scratch.run("verify", "--against", "main", "--reporter", "json")
    #expect(outcome.status == 1)
    #expect(try SchemaChecker("report.schema.json").violations(in: outcome.out) == [])
    let items = try #require(try json(outcome.out)["items"] as? [[String: Any]])
    #expect(
      items.map { $0["headline"] as? String } == [
        "removed, with its screen \"LoginViewController\"",
        "UIButton \"Go\" (id go): leading constraint 16 → 24", "added, with its screen \"Sign\"",
      ], "\(outcome.out)")
    #expect(items.map { $0["document"] as? String } == ["App/Login.xib", "App/Sign.xib", "New.xib"])
    #expect(items.map { $0["kinds"] as? [String] } == [["structure"], ["position"], ["structure"]])
    #expect(items.allSatisfy { $0["accept"] as? String == "" })
    #expect(!scratch.has("Goldens"))
    #expect(scratch.has("layoutshot-failures/App/Sign/Sign.iphone-se.landscape.1x-compare.png"))
    #expect(
      scratch.has("layoutshot-failures/App/Login/LoginViewController.iphone-se.portrait.1x-expected.png"))
    let text = try scratch.run("verify", "--against", "main")
    #expect(text.out.hasSuffix("0 passed, 2 differ, 2 added, 2 removed (3 causes)\n"), "\(text.out)")
    #expect(!text.out.contains("accept"))
    // The same after the commit, with both sides from git.
    try commit(scratch)
    #expect(try scratch.run("verify", "--against", "main...HEAD").out == text.out)
    #expect(try scratch.run("verify", "--against", "main..work").out == text.out)
    #expect(try scratch.run("verify", "--against", "HEAD").status == 0)
  }

  /// Later changes on the other branch are not part of this one's.
  @Test func comparesWithTheCommonAncestor() throws {
    let scratch = try repository()
    try git(scratch, "checkout -q main")
    try scratch.write(GoldenCommandTests.document(leading: 40), to: "App/Sign.xib")
    try commit(scratch)
    try git(scratch, "checkout -q work")
    #expect(try scratch.run("verify", "--against", "main").status == 0)
    #expect(try scratch.run("verify", "--against", "main..").status == 1)
  }

  @Test func housekeepingIsOneLine() throws {
    let scratch = try repository()
    let text = GoldenCommandTests.document(leading: 16)
    try scratch.write(
      text.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"21701\"").replacing(
        "opaque=\"NO\" buttonType", with: "opaque=\"NO\"  buttonType"), to: "App/Sign.xib")
    let outcome = try scratch.run("verify", "--against", "main")
    #expect(
      outcome.status == 0
        && outcome.out
          == "App/Sign.xib: 2 lines changed by tools 21507 → 21701, nothing visible\n2 passed\n",
      "\(outcome.out)\(outcome.err)")
  }

  /// The device last shown by Interface Builder, and the tools that saved the document, do not affect an app.
  @Test(arguments: ["device", "tools-safearea"]) func otherDevicesHaveNoEffect(_ name: String) throws {
    let scratch = try Scratch()
    let folder = Checkout.fixture("diff/\(name)")
    try scratch.write("{\"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    try scratch.write(Checkout.bytes("\(folder)/old.xib"), to: "A.xib")
    try git(scratch, "init -q -b main && git add -A && git commit -qm one")
    try scratch.write(Checkout.bytes("\(folder)/new.xib"), to: "A.xib")
    let outcome = try scratch.run("verify", "--against", "HEAD")
    #expect(outcome.status == 0 && outcome.out.contains("nothing visible\n2 passed\n"), "\(outcome.out)")
  }

  @Test func renamedDocuments() throws {
    let scratch = try repository()
    _ = try scratch.shell("mkdir Else && git mv App/Sign.xib Else/In.xib")
    let moved = try scratch.run("verify", "--against", "main")
    #expect(
      moved.status == 0 && moved.out.contains("Else/In/Sign: renamed, was App/Sign/Sign\n"), "\(moved.out)")
    #expect(!moved.out.contains("accept") && !moved.err.contains("record"))
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "Else/In.xib")
    try commit(scratch)
    let changed = try scratch.run("verify", "--against", "main")
    #expect(changed.status == 1 && changed.out.hasPrefix("Else/In.xib:17: UIButton \"Go\" (id go): leading"))
  }

  /// Translated texts change the documents with the same base name, and no others.
  @Test func dependenciesOfDocuments() throws {
    let scratch = try repository()
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"], \"locales\": [\"document\", \"de\"]}}",
      to: "layoutshot.json")
    try scratch.write("\"go.normalTitle\" = \"Los\";", to: "App/de.lproj/Sign.strings")
    try commit(scratch)
    try scratch.write("\"go.normalTitle\" = \"Weiter\";", to: "App/de.lproj/Sign.strings")
    let outcome = try scratch.run("verify", "--against", "HEAD")
    #expect(outcome.status == 1)
    #expect(
      outcome.out.hasPrefix("App/de.lproj/Sign.strings:1: UIButton \"Weiter\" (id go): text"),
      "\(outcome.out)")
    #expect(outcome.out.hasSuffix("2 passed, 2 differ (1 cause)\n"), "\(outcome.out)")
  }

  /// A document that shows an image before and not any more is compared, though only the old side shows what changed; it
  /// is no file that changed either, but a link to one.
  @Test func affectedOnTheOldSideOnly() throws {
    let scratch = try Scratch()
    func document(_ image: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><objects>\
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\
      <imageView image="\(image)" id="image"><rect key="frame" x="20" y="40" width="40" height="40"/></imageView>\
      </subviews></view></objects></document>
      """
    }
    try scratch.write(Self.configuration, to: "layoutshot.json")
    try scratch.write(".run*\nlayoutshot-failures/\n", to: ".gitignore")
    try scratch.write(document("star"), to: "Shared/One.xib")
    try scratch.write("one", to: "star.png")
    _ = try scratch.shell("mkdir App && ln -s ../Shared/One.xib App/Linked.xib")
    try git(scratch, "init -q -b main && git add -A && git commit -qm one")
    try scratch.write(document("moon"), to: "Shared/One.xib")
    try scratch.write("two", to: "star.png")
    let outcome = try scratch.run("verify", "--against", "HEAD")
    #expect(outcome.status == 1)
    for path in ["App/Linked.xib", "Shared/One.xib"] {
      #expect(
        outcome.out.contains("\(path):1: UIImageView (id image): image star → moon\n"), "\(outcome.out)")
    }
    #expect(outcome.out.hasSuffix("0 passed, 4 differ (2 causes)\n"), "\(outcome.out)")
  }

  // MARK: Kinds

  @Test func kindsThatFail() throws {
    let scratch = try repository()
    try scratch.write(GoldenCommandTests.document(leading: 24, title: "Come"), to: "App/Sign.xib")
    func run(_ arguments: String...) throws -> Outcome {
      try scratch.run(["verify", "--against", "main"] + arguments)
    }
    #expect(try run().out.hasSuffix("2 differ (1 cause)\n"))
    #expect(try run("--fail-on", "text").status == 1)
    let style = try run("--fail-on", "style,structure")
    #expect(style.status == 0 && style.err.contains("note: [request] UIButton \"Come\""), "\(style.err)")
    #expect(try run("--ignore", "text").status == 1)
    let none = try run("--ignore", "text,position")
    #expect(none.status == 0 && !none.err.contains("UIButton"), "\(none.err)")
    let unknown = try run("--ignore", "txt")
    #expect(unknown.status == 2 && unknown.err.contains("--ignore has \"txt\"; did you mean \"text\"?"))
    try scratch.write(
      Self.configuration.dropLast()
        + ", \"overrides\": [{\"documents\": [\"App/Sign.xib\"], \"failOn\": [\"style\"]}]}",
      to: "layoutshot.json")
    #expect(try run().status == 0)
  }

  @Test func expectedChanges() throws {
    let scratch = try repository()
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "App/Sign.xib")
    func run(_ patterns: String) throws -> Outcome {
      try scratch.run("verify", "--against", "main", "--only-affects", patterns)
    }
    for pattern in ["Sign/*", "Sign", "App/*", "App/Sign.xib", "Sign#go", "Other,Si*"] {
      let outcome = try run(pattern)
      #expect(outcome.status == 0, "\(pattern): \(outcome.out)")
    }
    for pattern in ["Login/*", "Sign#other", "sign"] { #expect(try run(pattern).status == 1, "\(pattern)") }
    #expect(try run("Other,Si*").err.contains("nothing differs of --only-affects \"Other\""))
  }

  // MARK: Impossible comparisons

  @Test func invalidRevisions() throws {
    let scratch = try repository()
    let unknown = try scratch.run("verify", "--against", "mian")
    #expect(
      unknown.status == 2 && unknown.err.contains("no revision \"mian\"; did you mean \"main\"?"),
      "\(unknown.err)")
    let both = try scratch.run("verify", "--against", "main", "--goldens", "G")
    #expect(both.status == 2 && both.err.contains("--against and --goldens exclude each other"))
    _ = try scratch.shell("rm -rf .git")
    let none = try scratch.run("verify", "--against", "main")
    #expect(none.status == 2 && none.err.contains("is not in a git repository"), "\(none.err)")
  }

  @Test func shallowClones() throws {
    let scratch = try repository()
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "App/Sign.xib")
    try commit(scratch)
    try git(scratch, "clone -q --depth 1 file://\(scratch.path) Clone")
    let outcome = try scratch.shell("cd Clone && \"$L\" verify --against HEAD~1")
    #expect(outcome.status == 2 && outcome.err.contains("shallow clone"), "\(outcome.err)")
    #expect(outcome.err.contains("git fetch --unshallow"))
  }

  /// A previously broken document is reported with the revision in which it is broken.
  @Test func garbageInHistory() throws {
    let scratch = try repository()
    try scratch.write([0xFF, 0x00, 0xFE, 0x3C] + Array("<document".utf8), to: "App/Sign.xib")
    try scratch.write("<document", to: "App/Login.xib")
    try commit(scratch)
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    _ = try scratch.shell("rm App/Login.xib")
    let outcome = try scratch.run("verify", "--against", "HEAD")
    #expect(outcome.status == 2 && outcome.err.contains("HEAD:App/Sign.xib:"), "\(outcome.err)")
    // A removed document need not be readable.
    #expect(!outcome.err.contains("Login.xib"), "\(outcome.err)")
  }

  /// Where two edits meet in a picture, each is drawn without the other one; what no picture shows is listed.
  @Test func eachEditIsShownAlone() throws {
    let scratch = try repository()
    let label =
      "<label text=\"New\" id=\"new\"><rect key=\"frame\" x=\"16\" y=\"300\" width=\"80\" height=\"20\"/></label>"
    try scratch.write(
      GoldenCommandTests.document(leading: 16, title: "Stop").replacing(
        "</subviews>", with: "\(label)</subviews>"
      )
      .replacing("<button ", with: "<button accessibilityIdentifier=\"step\" "), to: "App/Sign.xib")
    let outcome = try scratch.run("verify", "--against", "main", "--reporter", "json")
    #expect(try SchemaChecker("report.schema.json").violations(in: outcome.out) == [])
    let report = try json(outcome.out)
    let items = try #require(report["items"] as? [[String: Any]])
    let failures = items.compactMap { ($0["failures"] as? [[String: Any]])?.first }
    let alone = failures.compactMap { $0["alone"] as? [String: Any] }
    #expect(items.count == 2 && alone.count == 2, "\(outcome.out)")
    // Their pixels are apart, and together all that differ.
    let pixels = alone.compactMap { $0["pixels"] as? Int }
    #expect(pixels.allSatisfy { $0 > 0 } && pixels.reduce(0, +) == failures[0]["differing"] as? Int)
    for picture in alone {
      let after = try #require(picture["after"] as? String)
      #expect(scratch.has("layoutshot-failures/\(after)") && picture["note"] is NSNull)
    }
    let kept = try #require(report["housekeeping"] as? [[String: Any]])
    let hidden = kept.flatMap { $0["hidden"] as? [[String: Any]] ?? [] }
    #expect(kept.map { $0["words"] as? String } == ["1 edit is not visible"])
    #expect(hidden.map { $0["phrase"] as? String } == ["accessibilityIdentifier step is new"])
    // The next run recognizes its pictures as its own.
    _ = try scratch.shell("git checkout -q -- App")
    #expect(try scratch.run("verify", "--against", "main").out == "0 passed\n")
    #expect(!scratch.files.contains { $0.contains("-alone-") }, "\(scratch.files)")
  }

  /// An edit that somebody made is never called one of Xcode's.
  @Test func whatSomebodyEditedIsNotXcodes() throws {
    let scratch = try repository()
    let tools = GoldenCommandTests.document(leading: 16).replacing("\"21507\"", with: "\"23504\"")
    try scratch.write(tools, to: "App/Sign.xib")
    let saved = try scratch.run("diff", "main")
    #expect(saved.out == "App/Sign.xib: 1 line changed by Xcode 14 → 16, nothing visible\n")
    try scratch.write(tools.replacing("<button ", with: "<button tag=\"7\" "), to: "App/Sign.xib")
    for command in [["diff", "main"], ["verify", "--against", "main"]] {
      let outcome = try scratch.run(command)
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(outcome.out.contains("App/Sign.xib: 2 lines changed, nothing visible\n"), "\(outcome.out)")
      #expect(outcome.out.contains(": tag 7 is new (Sign.xib:9)\n"), "\(outcome.out)")
    }
  }

  /// What is the same on both sides by its trees is not painted, and passes; a font may change every picture.
  @Test func onlyWhatDiffersIsPainted() throws {
    let scratch = try repository()
    try scratch.put("Screens.storyboard", as: "App/Screens.storyboard")
    try git(scratch, "checkout -q main")
    try commit(scratch)
    let text = scratch.text("App/Screens.storyboard")
    try scratch.write(text.replacing("text=\"One\"", with: "text=\"Once\""), to: "App/Screens.storyboard")
    let one = try scratch.run("verify", "--against", "main", "--timings")
    #expect(one.out.hasSuffix("2 passed, 2 differ (1 cause)\n"), "\(one.out)")
    #expect(one.err.contains(/paint +[0-9.]+ ms in 4\n/), "\(one.err)")
    try scratch.write("no font", to: "App/Own.ttf")
    let all = try scratch.run("verify", "--against", "main", "--timings")
    #expect(
      all.out.hasPrefix("App/Screens.storyboard") && !all.err.contains(/paint +[0-9.]+ ms in 4\n/),
      "\(all.err)")
  }
}
