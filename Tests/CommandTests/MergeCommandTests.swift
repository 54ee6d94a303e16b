import Foundation
import TestSupport
import Testing

/// `merge`, by itself and as a driver of git.
@Suite struct MergeCommandTests {
  private static func document(_ title: String, leading: Int) -> String {
    GoldenCommandTests.document(leading: leading, title: title)
  }

  private func files(_ base: String, _ ours: String, _ theirs: String) throws -> Scratch {
    let scratch = try Scratch()
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try scratch.write(text, to: "\(name).xib")
    }
    return scratch
  }

  @Test func bothEditsAreInTheResult() throws {
    let scratch = try files(
      Self.document("Go", leading: 16), Self.document("Stop", leading: 16), Self.document("Go", leading: 24))
    let outcome = try scratch.run("merge", "base.xib", "ours.xib", "theirs.xib")
    #expect(outcome.status == 0 && outcome.err == "" && outcome.out == Self.document("Stop", leading: 24))
    let written = try scratch.run("merge", "base.xib", "ours.xib", "theirs.xib", "-o", "ours.xib")
    #expect(written.status == 0 && written.out == "")
    #expect(scratch.text("ours.xib") == Self.document("Stop", leading: 24))
  }

  @Test func aConflictIsListedAndOursStands() throws {
    let scratch = try files(
      Self.document("Go", leading: 16), Self.document("Stop", leading: 20),
      Self.document("Start", leading: 16))
    let outcome = try scratch.run("merge", "base.xib", "ours.xib", "theirs.xib", "--path", "App/Sign.xib")
    #expect(outcome.status == 1 && outcome.out == Self.document("Stop", leading: 20))
    #expect(
      outcome.err.hasPrefix("App/Sign.xib:12: error: [value] both sides changed normal.title of button"),
      "\(outcome.err)")
  }

  @Test func whatCannotBeReadIsLeftAlone() throws {
    let scratch = try files(Self.document("Go", leading: 16), "<document", Self.document("Stop", leading: 16))
    let outcome = try scratch.run("merge", "base.xib", "ours.xib", "theirs.xib", "-o", "ours.xib")
    #expect(outcome.status == 2 && outcome.err.hasPrefix("ours.xib:1:"), "\(outcome.err)")
    #expect(scratch.text("ours.xib") == "<document")
    #expect(try scratch.run("merge", "base.xib", "ours.xib").status == 2)
  }

  @Test func gitMergesWithIt() throws {
    let scratch = try Scratch()
    func git(_ line: String) throws -> Int32 {
      let name =
        "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null"
        + " GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=n@e.org GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=n@e.org"
      return try scratch.shell("\(name); git \(line)").status
    }
    try scratch.write("*.xib merge=layoutshot\n", to: ".gitattributes")
    try scratch.write(Self.document("Go", leading: 16), to: "Sign.xib")
    #expect(
      try git(
        "init -q -b main && git config merge.layoutshot.driver \"'$L' merge %O %A %B -o %A --path %P\""
          + " && git add -A && git commit -qm one && git checkout -q -b topic") == 0)
    // Neighboring lines: git alone leaves a conflict.
    try scratch.write(
      Self.document("Go", leading: 24).replacing("constant=\"40\"", with: "constant=\"41\""), to: "Sign.xib")
    #expect(try git("commit -qam two && git checkout -q main") == 0)
    try scratch.write(
      Self.document("Stop", leading: 16).replacing("\"c-t\"", with: "\"c-t\" identifier=\"top\""),
      to: "Sign.xib")
    #expect(try git("commit -qam three && git merge -q --no-edit topic") == 0)
    let merged = scratch.text("Sign.xib")
    #expect(merged.contains("constant=\"24\"") && merged.contains("title=\"Stop\""), "\(merged)")
    #expect(merged.contains("constant=\"41\"") && merged.contains("identifier=\"top\""), "\(merged)")
  }
}
