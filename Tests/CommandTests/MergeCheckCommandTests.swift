import Foundation
import TestSupport
import Testing

/// `merge --check`, and what `merge` itself checks.
@Suite struct MergeCheckCommandTests {
  private static let base = GoldenCommandTests.document(leading: 16)
  /// Far from each other, so that git merges them.
  private static let ours = base.replacing(
    "<button opaque", with: "<!-- ours -->\n<button opaque"
  ).replacing(
    "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"c-w\"/></constraints>", with: "")
  private static let theirs = base.replacing(
    "<constraint firstItem=\"go\" firstAttribute=\"top\"",
    with: "<constraint firstItem=\"gone\" firstAttribute=\"top\""
  )

  private func git(_ scratch: Scratch, _ line: String) throws -> Int32 {
    let name =
      "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null"
      + " GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=n@e.org GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=n@e.org"
    return try scratch.shell("\(name); git \(line)").status
  }

  /// We removed the button, they put a constraint to it far below.
  private static let far = String(repeating: "<!-- far -->\n", count: 12)
  private static func version(button: Bool, constraint: Bool) -> String {
    base.replacing("</subviews>", with: far + "</subviews>\n" + far)
      .replacing(
        "<subviews>",
        with: "<subviews>"
          + (button ? "\n<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"x\"/>" : "")
      )
      .replacing(
        "</constraints>\n</view>",
        with: (constraint
          ? "<constraint firstItem=\"x\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"c-x\"/>\n"
          : "") + "</constraints>\n</view>")
  }

  private func repository(_ write: (Scratch) throws -> Void = { _ in }) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.version(button: true, constraint: false), to: "App/Sign.xib")
    #expect(
      try git(scratch, "init -q -b main && git add -A && git commit -qm one && git checkout -q -b topic") == 0
    )
    try scratch.write(Self.version(button: true, constraint: true), to: "App/Sign.xib")
    #expect(try git(scratch, "commit -qam two && git checkout -q main") == 0)
    try scratch.write(Self.version(button: false, constraint: false), to: "App/Sign.xib")
    try write(scratch)
    #expect(try git(scratch, "commit -qam three") == 0)
    return scratch
  }

  @Test func aMergeOfGitThatIsCleanAsText() throws {
    let scratch = try repository()
    #expect(try git(scratch, "merge -q --no-commit topic") == 0, "git finds nothing wrong")
    let during = try scratch.run("merge", "--check")
    #expect(during.status == 1, "\(during.err)")
    #expect(
      during.err.contains("App/Sign.xib:")
        && during.err.contains(
          "error: [reference] firstItem of constraint (id c-x) refers to x, which is not there")
        && during.err.contains("HEAD:App/Sign.xib: note: ours has no x"), "\(during.err)")
    #expect(try git(scratch, "commit -qm merged") == 0)
    let after = try scratch.run("merge", "--check", "App")
    #expect(after.status == 1 && after.err.contains("HEAD^2:App/Sign.xib:"), "\(after.err)")
    #expect(try scratch.run("merge", "--check", "Other").status == 0)
  }

  @Test func nothingToCheck() throws {
    let scratch = try repository()
    let outcome = try scratch.run("merge", "--check")
    #expect(outcome.status == 2 && outcome.err.contains("no merge is in progress"), "\(outcome.err)")
  }

  @Test func fourFiles() throws {
    let scratch = try Scratch()
    for (name, text) in [
      ("base", Self.version(button: true, constraint: false)),
      ("ours", Self.version(button: false, constraint: false)),
      ("theirs", Self.version(button: true, constraint: true)),
      ("merged", Self.version(button: false, constraint: true)),
    ] {
      try scratch.write(text, to: "\(name).xib")
    }
    let files = ["base.xib", "ours.xib", "theirs.xib", "merged.xib"]
    let outcome = try scratch.run(["merge", "--check"] + files)
    #expect(outcome.status == 1 && outcome.err.contains("merged.xib:"), "\(outcome.err)")
    #expect(outcome.err.contains("theirs.xib:") && outcome.err.contains("here in theirs"), "\(outcome.err)")
    let clean = try scratch.run("merge", "--check", "base.xib", "ours.xib", "theirs.xib", "ours.xib")
    #expect(clean.status == 0 && clean.err == "", "\(clean.err)")
  }

  /// Both sides gave the button a second width.
  @Test func mergeChecksTheScreen() throws {
    let scratch = try Scratch()
    func version(_ id: String?, _ width: Int) -> String {
      Self.base.replacing(
        "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"c-w\"/></constraints>",
        with: id.map {
          "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"\($0)\"/></constraints>"
        } ?? "")
    }
    for (name, text) in [
      ("base", version(nil, 0)), ("ours", version("w-o", 80)), ("theirs", version("w-t", 99)),
    ] {
      try scratch.write(text, to: "\(name).xib")
    }
    let outcome = try scratch.run("merge", "base.xib", "ours.xib", "theirs.xib", "-o", "merged.xib")
    #expect(outcome.status == 1 && outcome.err.contains("error: [conflict]"), "\(outcome.err)")
    #expect(outcome.err.contains("ours.xib:") && outcome.err.contains("theirs.xib:"), "\(outcome.err)")
    #expect(scratch.text("merged.xib").contains("w-o") && scratch.text("merged.xib").contains("w-t"))
  }

  // MARK: Other kinds

  @Test func textsByKey() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "base.strings")
    try scratch.write("\"a\" = \"AA\";\n\"b\" = \"B\";\n", to: "ours.strings")
    try scratch.write("\"a\" = \"A\";\n\"b\" = \"BB\";\n", to: "theirs.strings")
    let outcome = try scratch.run("merge", "base.strings", "ours.strings", "theirs.strings")
    #expect(outcome.status == 0 && outcome.err == "" && outcome.out == "\"a\" = \"AA\";\n\"b\" = \"BB\";\n")
    try scratch.write("\"a\" = \"C\";\n\"b\" = \"B\";\n", to: "theirs.strings")
    let conflict = try scratch.run(
      "merge", "base.strings", "ours.strings", "theirs.strings", "--path", "de.lproj/L.strings")
    #expect(
      conflict.status == 1
        && conflict.err.hasPrefix("de.lproj/L.strings:1: error: [value] both sides changed \"a\""),
      "\(conflict.err)")
  }

  /// What is of no kind, or cannot be read, is merged as git does it by itself.
  @Test func linesOfOtherFiles() throws {
    let scratch = try Scratch()
    for (name, ending) in [("a", "txt"), ("b", "strings")] {
      let (old, far) = ("one\n", "\n\n\n\n\n")
      try scratch.write(old + far + old, to: "\(name)-base.\(ending)")
      try scratch.write("two\n" + far + old, to: "\(name)-ours.\(ending)")
      try scratch.write(old + far + "three\n", to: "\(name)-theirs.\(ending)")
      let files = ["base", "ours", "theirs"].map { "\(name)-\($0).\(ending)" }
      let outcome = try scratch.run(["merge"] + files)
      #expect(outcome.status == 0 && outcome.out == "two\n" + far + "three\n", "\(outcome.err)")
      #expect(outcome.err.contains("merged line by line"), "\(outcome.err)")
      try scratch.write("four\n" + far + old, to: "\(name)-theirs.\(ending)")
      let conflict = try scratch.run(["merge"] + files)
      #expect(conflict.status == 1 && conflict.out.hasPrefix("<<<<<<< ours\ntwo\n"), "\(conflict.out)")
    }
  }
}
