import Foundation
import TestSupport
import Testing

/// Goldens that are not as they were recorded: edited by hand, broken, or of two branches.
@Suite struct GoldenIntegrityTests {
  private let picture = "Goldens/Sign/Sign.portrait.1x.png"
  private let tree = "Goldens/Sign/Sign.portrait.1x.tree.json"
  private let lock = "Goldens/goldens.lock"

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try scratch.write("{\"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    _ = try scratch.run("record")
    #expect(try scratch.run("verify", "--strict").status == 0)
    return scratch
  }

  /// Another picture of the same size, and its tree.
  private func other(_ title: String = "Go", _ leading: Int = 24) throws -> [String: [UInt8]] {
    let scratch = try project()
    try scratch.write(GoldenCommandTests.document(leading: leading, title: title), to: "Sign.xib")
    _ = try scratch.run("record", "--mode", "all")
    return Dictionary(
      uniqueKeysWithValues: try [picture, tree, lock].map { ($0, try scratch.bytes($0)) })
  }

  @Test func editedPictures() throws {
    let scratch = try project()
    try scratch.write(try #require(other()[picture]), to: picture)
    #expect(try scratch.run("verify").status == 0)
    for option in ["--strict", "--pictures"] {
      let outcome = try scratch.run("verify", option)
      #expect(outcome.status == 1 && outcome.out.hasSuffix("1 passed, 1 differ\n"), "\(outcome.out)")
      #expect(outcome.out.contains("are of different recordings, as after a merge or an edit by hand"))
      #expect(outcome.err.contains("goldens.lock: ") && outcome.err.contains("disagrees with the picture"))
    }
    #expect(try scratch.run("rebase").out.contains("1 passed") == false)
  }

  @Test func missingLocks() throws {
    let scratch = try project()
    let text = String(decoding: try scratch.bytes(lock), as: UTF8.self)
    _ = try scratch.shell("rm \(lock)")
    let verified = try scratch.run("verify")
    #expect(verified.status == 0)
    #expect(
      verified.err
        == "\(lock): warning: [value] is missing, for 2 golden images; 'layoutshot record' adds what is missing\n"
    )
    #expect(try scratch.run("verify", "--strict").status == 1)
    // A line of it.
    let lines = text.split(separator: "\n").filter { !$0.contains("landscape") }
    try scratch.write(lines.joined(separator: "\n") + "\n", to: lock)
    let partial = try scratch.run("verify", "--strict")
    #expect(partial.status == 1)
    #expect(partial.err.contains("has no line of 1 golden image, such as Sign/Sign.landscape.1x.png"))
    #expect(try scratch.run("record").status == 0)
    #expect(try scratch.bytes(lock) == Array(text.utf8))
    #expect(try scratch.run("verify", "--strict").status == 0)
  }

  @Test(arguments: [
    ("{", "it is not a record made by layoutshot"),
    ("{\n<<<<<<< HEAD\n", "it has conflict markers of an unfinished merge"),
  ])
  func brokenTrees(text: String, reason: String) throws {
    let scratch = try project()
    let good = try scratch.bytes(tree)
    try scratch.write(text, to: tree)
    for option in ["--strict", "--pictures"] {
      let outcome = try scratch.run("verify", option)
      #expect(outcome.status == 1, "\(outcome.out)")
      #expect(outcome.out.contains("the record of the tree beside the golden is broken: \(reason)"))
    }
    #expect(try scratch.run("record").out == "2 passed\n")
    #expect(try scratch.bytes(tree) == good)
  }

  @Test func editedAndMissingTrees() throws {
    let scratch = try project()
    let good = try scratch.bytes(tree)
    try scratch.write(try #require(other()[tree]), to: tree)
    let edited = try scratch.run("verify", "--strict")
    #expect(
      edited.status == 1 && edited.err.contains("disagrees with the record Sign/Sign.portrait.1x.tree.json"))
    _ = try scratch.shell("rm \(tree)")
    let missing = try scratch.run("verify", "--strict")
    #expect(
      missing.status == 1 && missing.err.contains("whose record Sign/Sign.portrait.1x.tree.json is gone"))
    #expect(try scratch.run("record").status == 0)
    #expect(try scratch.bytes(tree) == good)
    #expect(try scratch.run("verify", "--strict").status == 0)
  }

  /// Records with conflict markers do not tell what changed of pictures; all of a screen are one item.
  @Test func conflictsInTrees() throws {
    let scratch = try project()
    try scratch.write(GoldenCommandTests.document(leading: 24, title: "Come"), to: "Sign.xib")
    for way in ["portrait", "landscape"] {
      let path = "Goldens/Sign/Sign.\(way).1x.tree.json"
      let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
      try scratch.write("<<<<<<< HEAD\n" + text, to: path)
    }
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.out.hasSuffix("2 differ (1 cause)\n"), "\(outcome.out)")
    #expect(
      outcome.out.contains(
        "beside the golden is broken: it has conflict markers of an unfinished merge; what changed is not known\n"
      ))
    #expect(try scratch.run("accept", "--all").status == 0)
    #expect(try scratch.run("verify", "--strict").status == 0)
  }

  /// Two branches changed one screen: git merges the document and the trees by lines, of pictures and lines of the lock file
  /// one is taken.
  @Test func mergedGoldens() throws {
    let scratch = try project()
    let (ours, both) = try (other("Go", 24), other("Come", 24))
    try scratch.write(GoldenCommandTests.document(leading: 24, title: "Come"), to: "Sign.xib")
    try scratch.write(try #require(ours[picture]), to: picture)
    try scratch.write(try #require(both[tree]), to: tree)
    try scratch.write(try #require(ours[lock]), to: lock)
    let merged = try scratch.run("verify")
    #expect(merged.status == 1 && !merged.out.contains("the renderer changed"), "\(merged.out)")
    #expect(
      merged.out.contains("Sign.xib: the picture and the record of its tree are of different recordings"))
    let rebased = try scratch.run("rebase")
    #expect(rebased.status == 1 && !rebased.out.contains("recorded"), "\(rebased.out)")
    // Without a lock file, as its message advises.
    _ = try scratch.shell("rm \(lock)")
    let unlocked = try scratch.run("verify")
    #expect(
      unlocked.out.contains("the renderer changed, or pictures and trees are of different recordings"),
      "\(unlocked.out)")
    #expect(try scratch.run("accept", "--all").status == 0)
    _ = try scratch.run("record")
    #expect(try scratch.run("verify", "--strict").status == 0)
  }
}
