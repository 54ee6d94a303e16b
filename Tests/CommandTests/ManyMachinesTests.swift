import Foundation
import TestSupport
import Testing

/// `plan`, `work`, `merge-reports`, `verify --cache` and `--shard`: a distributed run has the same results as a single
/// one.
@Suite struct ManyMachinesTests {
  /// A project with golden images, then with a moved button, a translated text, an invalid document, one without golden
  /// images and a renamed one.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    for name in ["Sign", "App/Moved", "Old"] {
      let text = GoldenCommandTests.document(leading: 16).replacing(
        "\"root\"", with: "\"root-\(name.count)\"")
      try scratch.write(text, to: name + ".xib")
    }
    try scratch.write("\"go.normalTitle\" = \"Los\";\n", to: "App/de.lproj/Moved.strings")
    try scratch.write(
      """
      {"matrix": {"devices": ["iphone-se"], "orientations": ["portrait"], "scales": ["1x"],
        "locales": ["document", "de"]}}
      """, to: "layoutshot.json")
    try #require(scratch.run("record", "--quiet").status == 0)
    return scratch
  }

  private func change(_ scratch: Scratch) throws {
    let moved = String(decoding: try scratch.bytes("App/Moved.xib"), as: UTF8.self)
    try scratch.write(moved.replacing("constant=\"16\"", with: "constant=\"24\""), to: "App/Moved.xib")
    try scratch.write("\"go.normalTitle\" = \"Los\";\n", to: "de.lproj/Sign.strings")
    try scratch.write("<document", to: "Broken.xib")
    try scratch.write(GoldenCommandTests.document(leading: 30), to: "New.xib")
    try scratch.write(scratch.bytes("Old.xib"), to: "Renamed.xib")
    try FileManager.default.removeItem(atPath: scratch.path + "/Old.xib")
  }

  /// The results of a run: its status, output, and files without times.
  private struct Report: Equatable {
    var status: Int32
    var messages: String
    var files: [String: [UInt8]]

    init(_ outcome: Outcome, _ scratch: Scratch) throws {
      status = outcome.status
      messages = outcome.out + outcome.err
      files = [:]
      for name in scratch.files where name.hasPrefix("layoutshot-failures/") || name == "drawn.lock" {
        let bytes = try scratch.bytes(name)
        guard name.hasSuffix("junit.xml") else {
          files[name] = bytes
          continue
        }
        let text = String(decoding: bytes, as: UTF8.self)
        files[name] = Array(text.replacing(#/ time="[^"]*"/#, with: "").utf8)
      }
    }
  }

  private func report(_ scratch: Scratch, _ arguments: String...) throws -> Report {
    try? FileManager.default.removeItem(atPath: scratch.path + "/layoutshot-failures")
    return try Report(scratch.run(arguments + ["--lock", "drawn.lock"]), scratch)
  }

  @Test func partsGiveTheWhole() throws {
    let scratch = try project()
    try change(scratch)
    let whole = try report(scratch, "verify")
    #expect(whole.status == 2 && whole.messages.contains("renamed") && whole.files.count > 10)
    // Job after job, in reverse order.
    let ids = try scratch.run("plan", "-o", "jobs", "--target-seconds", "0.01").lines.map(String.init)
    #expect(ids.count > 2)
    for id in ids.reversed() {
      let outcome = try scratch.run("work", "jobs", "--job", id, "--cache", "one")
      #expect(outcome.status <= 1 && outcome.err == "")
    }
    #expect(try report(scratch, "merge-reports", "jobs", "--cache", "one") == whole)
    // Parts of a matrix, each with a separate cache.
    let statuses = try ["1/2", "2/2"].map { part in
      try scratch.run("verify", "--shard", part, "--cache", "part" + part.prefix(1), "-o", "part").status
    }
    #expect(statuses.max() == whole.status)
    #expect(try report(scratch, "merge-reports", "--cache", "part1", "--cache", "part2") == whole)
    // One machine that runs twice.
    #expect(try report(scratch, "verify", "--cache", "one") == whole)
  }

  /// Parts have about as many pictures, also where the documents are few and cheap.
  @Test func shardsAreEven() throws {
    let scratch = try Scratch()
    for name in ["A", "B", "C", "D"] {
      try scratch.write(GoldenCommandTests.document(leading: 16), to: "\(name).xib")
    }
    try scratch.write("{\"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    _ = try scratch.run("record")
    let parts = try (1...3).map { try scratch.run("verify", "--shard", "\($0)/3").out }
    #expect(parts == ["4 passed\n", "2 passed\n", "2 passed\n"])
  }

  @Test func onlyChangesAreRedone() throws {
    let scratch = try project()
    func work() throws -> String {
      _ = try scratch.run("plan", "-o", "jobs", "--cache", "cache")
      return try scratch.run("work", "jobs", "--cache", "cache").out
    }
    #expect(try work() == "3 documents, 0 of them done before\n")
    #expect(try work() == "3 documents, 3 of them done before\n")
    #expect(try scratch.run("plan", "-o", "jobs", "--cache", "cache", "--todo").out == "")
    // A missing file that was looked up.
    try scratch.write("\"go.normalTitle\" = \"Los\";\n", to: "de.lproj/Sign.strings")
    #expect(try work() == "3 documents, 2 of them done before\n")
    // A golden image of one document.
    try FileManager.default.removeItem(atPath: scratch.path + "/Goldens/Old/Sign.iphone-se.portrait.1x.png")
    #expect(try work() == "3 documents, 2 of them done before\n")
    // Irrelevant changes.
    try scratch.write("notes", to: "App/README.md")
    #expect(try work() == "3 documents, 3 of them done before\n")
    try scratch.write(
      "{\"inputs\": [\"**/*.xib\"], \"matrix\": {\"devices\": [\"iphone-8\"], \"locales\": [\"de\"]}}",
      to: "layoutshot.json")
    #expect(try work() == "3 documents, 0 of them done before\n")
  }

  @Test func missingResultsAreErrors() throws {
    let scratch = try project()
    let ids = try scratch.run("plan", "-o", "jobs", "--target-seconds", "0.01").lines.map(String.init)
    for id in ids.dropFirst() { _ = try scratch.run("work", "jobs", "--job", id, "--cache", "cache") }
    let outcome = try scratch.run("merge-reports", "jobs", "--cache", "cache")
    #expect(outcome.status == 2)
    #expect(
      outcome.err.contains("was not run: there is no result of job \(ids[0]) for the current files"))
    let report = try json(String(decoding: scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self))
    #expect((report["errors"] as? [Any])?.isEmpty == false)
    // A truncated, an empty and a misplaced entry are ignored.
    _ = try scratch.run("work", "jobs", "--cache", "cache")
    #expect(try scratch.run("merge-reports", "jobs", "--cache", "cache").status == 0)
    let entries = scratch.files.filter { $0.hasPrefix("cache/ac/") }
    let first = try scratch.bytes(entries[0])
    for (place, entry) in entries.enumerated() {
      let bytes = try scratch.bytes(entry)
      try scratch.write([Array(bytes.prefix(bytes.count / 2)), [], first][place % 3], to: entry)
    }
    #expect(try scratch.run("merge-reports", "jobs", "--cache", "cache").status == 2)
    #expect(try scratch.run("work", "jobs", "--cache", "cache").status == 0)
    #expect(try scratch.run("merge-reports", "jobs", "--cache", "cache").status == 0)
  }

  @Test func outdatedListsAreRejected() throws {
    let scratch = try project()
    _ = try scratch.run("plan", "-o", "jobs")
    try change(scratch)
    let outcome = try scratch.run("work", "jobs", "--cache", "cache")
    #expect(outcome.status == 2 && outcome.out == "" && !scratch.has("cache"))
    #expect(outcome.err.contains("App/Moved.xib: error: [request] differs from the document that job"))
    #expect(outcome.err.contains("Old.xib: error: [request] is in job"))
    let options = try scratch.run("work", "jobs", "--cache", "cache", "--ignore", "position")
    #expect(
      options.err.contains(
        "was planned by a different build of layoutshot, or with different fonts or options"))
  }

  /// A document that exceeds the time limit is a finding, and the rest of the report is unaffected.
  @Test func failingDocumentsAreFindings() throws {
    let scratch = try project()
    _ = try scratch.run("plan", "-o", "jobs")
    let outcome = try scratch.run("work", "jobs", "--cache", "cache", "--split", "--time-limit", "0.001")
    #expect(outcome.status == 1 && outcome.err.contains("Sign.xib: error: [crashed] took longer than"))
    let report = try scratch.run("merge-reports", "jobs", "--cache", "cache")
    #expect(report.status == 2 && report.err.contains("App/Moved.xib: error: [crashed] took longer than"))
    #expect(try scratch.run("work", "jobs", "--cache", "cache", "--split").status == 0)
    #expect(try scratch.run("merge-reports", "jobs", "--cache", "cache").status == 0)
  }

  /// A full disk, or a read-only folder, causes only a warning for the cache.
  @Test func readOnlyCachesAreWarnings() throws {
    let scratch = try project()
    let outcome = try scratch.run("verify", "--cache", "/dev/null/cache")
    #expect(outcome.status == 0 && outcome.out == "6 passed\n")
    #expect(outcome.err.contains("/dev/null/cache: warning: [cache] cannot be"))
    _ = try scratch.run("plan", "-o", "jobs")
    let work = try scratch.run("work", "jobs", "--cache", "/dev/null/cache")
    #expect(work.status == 2 && work.err.contains("results are not kept"))
  }

  @Test(arguments: [
    (["work", "jobs"], "'work' needs --cache, where results are kept"),
    (["work", "jobs", "--cache", "c", "--job", "x"], "jobs has no job \"x\""),
    (["merge-reports"], "'merge-reports' needs --cache, where results are"),
    (
      ["verify", "--shard", "3/2"],
      "--shard is \"3/2\"; expected a part and the number of parts, such as 2/5"
    ),
    (["plan", "--target-seconds", "0"], "--target-seconds is \"0\"; expected a number of seconds above 0"),
    (["plan", "--todo"], "--todo requires --cache and --output"),
  ])
  func usageErrors(_ arguments: [String], _ message: String) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "jobs")
    let outcome = try scratch.run(arguments)
    #expect(outcome.status == 2 && outcome.err.contains(message), "\(outcome.err)")
  }
}
