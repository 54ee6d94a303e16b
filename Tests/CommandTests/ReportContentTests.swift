import Foundation
import TestSupport
import Testing

/// What a report has for those who look at it: the variants of screens, and the lines of documents.
@Suite struct ReportContentTests {
  private func report(_ scratch: Scratch) throws -> [String: Any] {
    try json(String(decoding: scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self))
  }

  private func item(_ report: [String: Any]) throws -> [String: Any] {
    try #require((report["items"] as? [[String: Any]])?.first)
  }

  /// The document was saved for an iPhone 8 in portrait; iPads and `dark` come before it by their names.
  private static let matrix = """
    {"matrix": {"devices": ["iphone-8", "ipad-10.2", "iphone-11"], "appearances": ["dark", "light"],
     "orientations": ["landscape", "portrait"], "scales": ["device"]}}
    """

  @Test func theDocumentsOwnVariantComesFirstEverywhere() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try scratch.write(Self.matrix, to: "layoutshot.json")
    #expect(try scratch.run("record", "-q").status == 0)
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "Sign.xib")
    let outcome = try scratch.run("verify")
    #expect(
      outcome.status == 1 && outcome.out.contains("12 pictures of \"Sign\": iphone-8 portrait; "),
      "\(outcome.out)")
    let report = try report(scratch)
    let failures = try #require(try item(report)["failures"] as? [[String: Any]])
    let variants = failures.compactMap { $0["variant"] as? String }
    #expect(
      variants.first == "iphone-8 portrait" && variants.last == "ipad-10.2 landscape dark", "\(variants)")
    #expect(variants.firstIndex(of: "iphone-11 portrait")! < variants.firstIndex(of: "ipad-10.2 portrait")!)
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(comment.contains("](Sign/Sign.iphone-8.portrait-compare.png)"), "\(comment)")
    // All pictures of the screen by their axes; names of devices have dots.
    let screens = try #require(report["screens"] as? [[String: Any]])
    #expect(screens.map { $0["screen"] as? String } == ["Sign/Sign"])
    let cells = try #require(screens[0]["variants"] as? [[String: String]])
    #expect(Set(cells.compactMap { $0["device"] }) == ["iphone-8", "ipad-10.2", "iphone-11"])
    #expect(
      Set(cells.compactMap { $0["traits"] }) == ["portrait", "landscape", "portrait dark", "landscape dark"])
    #expect(
      try SchemaChecker("report.schema.json").violations(
        in: String(decoding: scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self)) == [])
  }

  @Test func linesOfOneSideAreThoseOfTheDocument() throws {
    let scratch = try Scratch.failedRun()
    let items = try #require(try report(scratch)["items"] as? [[String: Any]])
    let own = try #require(items.first { $0["document"] as? String == "Sign.xib" })
    let lines = try lines(own)
    #expect(lines.count == 5 && lines.filter { $0.hasPrefix(">") } == [lines[2]])
    #expect(lines[2].contains("constant=\"24\" id=\"c-l\""), "\(lines)")
  }

  @Test func linesOfBothSidesAreThoseOfTheRevisions() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}", to: "layoutshot.json")
    let git = "git -c user.name=n -c user.email=n@example.org"
    #expect(try scratch.shell("git init -q . && git add . && \(git) commit -qm one").status == 0)
    let text = GoldenCommandTests.document(leading: 24)
    try scratch.write(text.replacingOccurrences(of: "<objects>", with: "\n<objects>"), to: "Sign.xib")
    try expectBothSides(scratch, against: "HEAD")
    #expect(try scratch.shell("git add Sign.xib && \(git) commit -qm two && git rm -q Sign.xib").status == 0)
    try expectBothSides(scratch, against: "HEAD^..HEAD")
  }

  private func expectBothSides(_ scratch: Scratch, against revision: String) throws {
    #expect(try scratch.run("verify", "-q", "--against", revision).status == 1)
    let lines = try lines(item(report(scratch)))
    let (removed, added) = (lines.filter { $0.hasPrefix("-") }, lines.filter { $0.hasPrefix("+") })
    #expect(removed.count == 1 && removed[0].contains("constant=\"16\""), "\(lines)")
    #expect(added.count == 1 && added[0].contains("constant=\"24\""), "\(lines)")
  }

  private func lines(_ item: [String: Any]) throws -> [String] {
    let excerpt = try #require((item["excerpts"] as? [[String: Any]])?.first)
    #expect(excerpt["file"] as? String == "Sign.xib")
    return try #require(excerpt["lines"] as? [[String: Any]]).map { "\($0["sign"]!)\($0["text"]!)" }
  }
}
