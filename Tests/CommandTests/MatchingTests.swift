import Foundation
import TestSupport
import Testing

/// Pairs reported by `match` that an app would not make, and options that enable or disable matching rules, on the
/// command line and in `layoutshot.json`.
@Suite struct MatchingTests {
  private func scratch(_ name: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Checkout.fixture("templates/\(name)/input.xib")), to: "Card.xib")
    if name.hasPrefix("twin-") {
      let other = try Checkout.bytes(Checkout.fixture("templates/\(name)/input-landscape.xib"))
      try scratch.write(other, to: "Card-landscape.xib")
    }
    return scratch
  }

  private func template(_ scratch: Scratch, _ arguments: String...) throws -> [String: Any] {
    let outcome = try scratch.shell(
      "\"$L\" match Card.xib -q --format json \(arguments.joined(separator: " "))")
    #expect(outcome.status == 1 && outcome.err == "")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any]
    let scene = (report?["scenes"] as? [[String: Any]])?.first
    return try #require((scene?["templates"] as? [[String: Any]])?.last)
  }

  @Test func twinsByID() throws {
    let scratch = try scratch("twin-id")
    let outcome = try scratch.run("match", "Card.xib")
    #expect(outcome.status == 1)
    let found = outcome.lines.filter { $0.contains("by id: the app itself will not find it  no counterpart") }
    #expect(found.count == 2)
    #expect(
      outcome.out.contains(
        "TwinIDViewController: 3 matched, 4 unmatched, 0 shared, 2 different in TPMultiLayoutViewController\n"
      ))
    #expect(
      outcome.err.hasPrefix("Card.xib:")
        && outcome.err.contains(
          """
          Card-landscape.xib:13:17: warning: [library] TPMultiLayoutViewController finds no counterpart for \
          UIImageView (id aB1-cd-002) of the landscape layout, which is UIImageView (id aB1-cd-002) here: only their \
          object ids are the same, which the app itself does not know
          Card.xib:16:17: note: give both the same tag, and they are counterparts there, too

          """)
    )
    let off = try scratch.run("match", "Card.xib", "--no-twin-matching")
    #expect(off.status == 1 && !off.out.contains("by id") && !off.err.contains("[library]"))
    #expect(off.out.contains("TwinIDViewController: 1 matched, 8 unmatched, 0 shared\n"))
  }

  @Test func rulesAreSelectedByName() throws {
    let scratch = try scratch("twin-id")
    let all = try scratch.run("match", "Card.xib", "-q", "--no-twin-matching")
    let rules = "tag,target-action,title,image,text,class"
    let same = try scratch.run("match", "Card.xib", "-q", "--no-twin-matching", "--match-by", rules)
    #expect(same.out == all.out)
    let wrong = try scratch.run("match", "Card.xib", "--match-by", "tag,titel")
    #expect(wrong.status == 2 && wrong.out == "")
    #expect(wrong.err.contains("no matching rule \"titel\" is known; did you mean \"title\"?"))
    let attribute = try scratch.run("render", "Card.xib", "--layout-attributes", "alfa")
    #expect(attribute.status == 2)
    #expect(attribute.err.contains("no attribute \"alfa\" is known; did you mean \"alpha\"?"))
  }

  @Test func twinsByOutlet() throws {
    let scratch = try scratch("twin-outlet")
    let outcome = try scratch.run("match", "Card.xib", "-q")
    #expect(outcome.status == 1 && outcome.err == "")
    let found = outcome.lines.filter { $0.contains(") ") && $0.contains("  by outlet  ") }
    #expect(found.count == 1 && found.first?.hasSuffix("  no counterpart") == true)
  }

  @Test func twinsInJSON() throws {
    let scratch = try scratch("twin-id")
    let rules = try #require(try template(scratch)["pairs"] as? [[String: Any]]).map { $0["rule"] as? String }
    #expect(rules == ["root", "id", "id"])
    let library = try #require(try template(scratch)["library"] as? [[String: Any]])
    #expect(library.map { $0["reason"] as? String } == ["id", "id"])
    #expect(library.allSatisfy { $0["library"] is NSNull })
    #expect((library[0]["own"] as? [String: Any])?["rule"] as? String == "id")
    #expect(library[0].keys.sorted() == ["library", "own", "reason", "template"])
    let off = try template(scratch, "--no-twin-matching")
    #expect((off["pairs"] as? [Any])?.count == 1 && (off["library"] as? [Any])?.isEmpty == true)
  }

  /// A twin is placed as in its own document.
  @Test func twinsInFrames() throws {
    let scratch = try scratch("twin-id")
    func place(_ options: String) throws -> Substring? {
      let command = "\"$L\" inspect Card.xib -q --orientation landscape \(options)"
      return try scratch.shell(command).lines.first { $0.contains("(id aB1-cd-001)") }
        .map { $0.split(separator: "[")[1].prefix(8) }
    }
    #expect(try place("") == "220 50 1")
    #expect(try place("--no-twin-matching") != "220 50 1")
  }

  @Test func libraryRules() throws {
    let scratch = try scratch("library-no-image")
    let outcome = try scratch.run("match", "Card.xib")
    #expect(outcome.status == 1)
    #expect(outcome.lines.contains { $0.hasSuffix("no counterpart  UIButton \"Send\" (id first): image") })
    #expect(
      outcome.err.contains(
        "warning: [library] TPMultiLayoutViewController takes UIButton \"Send\" (id first)"))
    let library = try #require(try template(scratch)["library"] as? [[String: Any]])
    #expect(
      library.count == 1 && library[0]["own"] is NSNull && library[0]["reason"] as? String == "no-image")
    #expect((library[0]["library"] as? [String: Any])?["rule"] as? String == "image")
    // All pairs are found, but the exit status is that of an incomplete layout.
    let actions = try self.scratch("library-negative-root").run("match", "Card.xib", "-q")
    #expect(actions.status == 1 && actions.out.contains("2 matched, 0 unmatched, 0 shared, 1 different in"))
    #expect(try self.scratch("control").run("match", "Card.xib", "-q").out.contains("target-action"))
  }

  // MARK: Golden images

  /// Records goldens with a configuration and returns whether the landscape one equals the picture of `render` with
  /// options.
  private func isSame(_ scratch: Scratch, _ configuration: String, _ options: String) throws -> Bool {
    try scratch.write(configuration, to: "layoutshot.json")
    #expect(try scratch.run("record", "-q", "--mode", "all").status == 0)
    let golden = try #require(
      scratch.files.first { $0.hasPrefix("Goldens/") && $0.hasSuffix("landscape.png") })
    let rendered = try scratch.shell(
      "\"$L\" render Card.xib -q --highlight none --orientation landscape -o out.png \(options)")
    #expect(rendered.status == 0)
    return try scratch.run("compare", "-q", golden, "out.png").status == 0
  }

  @Test func goldensSkipIgnoredClasses() throws {
    let scratch = try Scratch("Unmatched.xib")
    try scratch.put("Unmatched.xib", as: "Card.xib")
    let inputs = "\"inputs\": [\"Card.xib\"]"
    #expect(try isSame(scratch, "{\(inputs)}", ""))
    #expect(try !isSame(scratch, "{\(inputs)}", "--ignore-class UIView"))
    #expect(try isSame(scratch, "{\(inputs), \"ignoreClasses\": [\"UIView\"]}", "--ignore-class UIView"))
    let override = "{\(inputs), \"overrides\": [{\"scenes\": [\"%\"], \"ignoreClasses\": [\"UIView\"]}]}"
    #expect(
      try isSame(scratch, override.replacing("%", with: "TotalViewController"), "--ignore-class UIView"))
    // A scene that does not exist is a mistake, not one to be skipped.
    try scratch.write(override.replacing("%", with: "Other"), to: "layoutshot.json")
    let outcome = try scratch.run("record", "-q", "--mode", "all")
    #expect(outcome.status == 2 && outcome.err.contains("Other"))
  }

  @Test func goldensOfTwins() throws {
    let scratch = try scratch("twin-id")
    // A drawn template must have a position.
    for name in ["Card.xib", "Card-landscape.xib"] {
      let text = String(decoding: try scratch.bytes(name), as: UTF8.self)
      let color = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></imageView>"
      try scratch.write(text.replacing("</imageView>", with: color), to: name)
    }
    #expect(try isSame(scratch, "{\"inputs\": [\"Card.xib\"]}", ""))
    #expect(try isSame(scratch, "{\"inputs\": [\"Card.xib\"], \"matchTwins\": false}", "--no-twin-matching"))
    #expect(try !isSame(scratch, "{\"inputs\": [\"Card.xib\"], \"matchTwins\": false}", ""))
  }

  @Test func unmatchedViewsMustBeAllowed() throws {
    let scratch = try scratch("twin-outlet")
    func errors(_ allowed: String) throws -> [Substring] {
      try scratch.write(
        "{\"inputs\": [\"Card.xib\"], \"allowUnmatched\": [\(allowed)]}", to: "layoutshot.json")
      return try scratch.run("record").err.split(separator: "\n").filter { $0.contains(": error: ") }
    }
    #expect(try errors("\"one\", \"zwei\", \"eins\"").isEmpty)
    let told = try errors("\"one\", \"zwei\"")
    #expect(told.count == 1)
    #expect(
      told.first?.hasSuffix(
        """
        UIImageView (id eins) has no counterpart that TPMultiLayoutViewController finds in landscape, and \
        "allowUnmatched" does not name it
        """) == true)
  }
}
