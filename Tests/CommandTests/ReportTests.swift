import Foundation
import TestSupport
import Testing

/// The output and status of `match`, `inspect`, `devices`, `fonts`.
@Suite struct ReportTests {
  @Test func matchReturnsWhetherAllPaired() throws {
    let scratch = try Scratch("Login.xib", "Unmatched.xib", "Shared.xib", "Controls.xib")
    let statuses: [(String, Int32)] = [
      ("Login.xib", 0), ("Unmatched.xib", 1), ("Shared.xib", 1), ("Controls.xib", 0),
      ("Login.xib Unmatched.xib", 1), ("Unmatched.xib missing.xib", 2),
    ]
    for (inputs, status) in statuses {
      #expect(try scratch.shell("\"$L\" match \(inputs)").status == status, "\(inputs)")
    }
    let outcome = try scratch.run("match", "Login.xib", "Unmatched.xib", "Shared.xib", "Controls.xib")
    try Golden.expect(outcome.out, equalsFixture: "command/match.txt")
    try Golden.expect(outcome.err, equalsFixture: "command/findings.txt")
  }

  @Test func matchAsJSON() throws {
    let scratch = try Scratch("Unmatched.xib", "Login.xib")
    let outcome = try scratch.run("match", "Unmatched.xib", "--format", "json", "-q")
    #expect(outcome.status == 1 && outcome.err == "")
    let report = try json(outcome.out)
    #expect(report["layoutshot"] as? Int == 1 && report["file"] as? String == "Unmatched.xib")
    let scene = try #require((report["scenes"] as? [[String: Any]])?.first)
    #expect(scene["controller"] as? String == "TotalViewController")
    let templates = try #require(scene["templates"] as? [[String: Any]])
    #expect(templates.map { $0["orientation"] as? String } == ["portrait", "landscape"])
    let keys = ["library", "orientation", "pairs", "shared", "unmatchedLive", "unmatchedTemplate"]
    #expect(templates.allSatisfy { $0.keys.sorted() == keys })
    let pairs = try #require(templates[1]["pairs"] as? [[String: Any]])
    #expect(pairs.map { $0["rule"] as? String } == ["root", "text"])
    #expect(pairs[1].keys.sorted() == ["live", "overruled", "rule", "template"])
    #expect((pairs[1]["live"] as? [String: Any])?["id"] as? String == "p-tax")
    #expect((templates[1]["unmatchedLive"] as? [[String: Any]])?.first?["id"] as? String == "p-total")
    #expect((report["findings"] as? [Any])?.count == 2)
    let lines = try scratch.run("match", "Unmatched.xib", "Login.xib", "--format", "json", "-q").lines
    #expect(try lines.map { try json($0)["file"] as? String } == ["Unmatched.xib", "Login.xib"])
  }

  @Test func drawingAsText() throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("inspect", "Login.xib", "--stage=drawing", "--orientation=portrait")
    #expect(outcome.status == 0 && outcome.err == "")
    #expect(outcome.lines[0] == "LoginViewController · portrait · iphone-8 · 375 × 667 pt @2x")
    #expect(outcome.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(outcome.lines.contains { $0.hasSuffix("view 1 UILabel \"Sign in\" (id p-head)") })
  }

  @Test func highlightsAsJSON() throws {
    let scratch = try Scratch("Unmatched.xib")
    try scratch.write(Checkout.bytes(Checkout.fixture("layout/marks/misplaced.xib")), to: "misplaced.xib")
    func highlights(_ arguments: String) throws -> [[String: Any]]? {
      let outcome = try scratch.shell("\"$L\" inspect --format json -q \(arguments)")
      #expect(outcome.status == 0 && outcome.err == "")
      let scenes = try #require(try json(outcome.out)["scenes"] as? [[String: Any]])
      return scenes.last?["highlights"] as? [[String: Any]]
    }
    // Without requested marks, JSON has only the original keys.
    #expect(try highlights("Unmatched.xib") == nil)
    #expect(try highlights("Unmatched.xib --highlight none") == nil)
    let layouts = try #require(try highlights("Unmatched.xib --highlight unmatched,ambiguous"))
    #expect(layouts.map { $0["kind"] as? String }.contains("unmatched"))
    #expect(layouts.allSatisfy { $0.keys.sorted() == ["id", "kind", "label", "rect"] })
    for stage in ["frames", "drawing"] {
      let found = try #require(
        try highlights("misplaced.xib --orientation portrait --highlight all --stage \(stage)"))
      #expect(found.map { $0["id"] as? String } == ["moved"])
      #expect(found[0]["kind"] as? String == "misplaced")
      #expect(found[0]["label"] as? String == "UIView: x 20 → 40, width 200 → 180")
      #expect(found[0]["rect"] as? [String: Double] == ["x": 40, "y": 100, "width": 180, "height": 60])
    }
    #expect(try highlights("misplaced.xib --highlight all")?.isEmpty == true)
  }

  @Test(arguments: ["document", "tree", "frames"])
  func inspectAsText(_ stage: String) throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("inspect", "Login.xib", "--stage", stage)
    #expect(outcome.status == 0 && outcome.err == "")
    try Golden.expect(outcome.out, equalsFixture: "command/inspect/\(stage).txt")
  }

  @Test(arguments: ["tree", "frames", "drawing"])
  func inspectAsJSON(_ stage: String) throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("inspect", "Login.xib", "--stage", stage, "--format=json")
    #expect(outcome.status == 0 && outcome.err == "")
    let report = try json(outcome.out)
    #expect(report.keys.sorted() == ["file", "findings", "layoutshot", "scenes", "stage"])
    #expect(report["layoutshot"] as? Int == 1 && report["stage"] as? String == stage)
    #expect((report["findings"] as? [Any])?.isEmpty == true)
    let scenes = try #require(report["scenes"] as? [[String: Any]])
    // The tree precedes layout: it is listed once.
    let orientations = stage == "tree" ? ["portrait"] : ["portrait", "landscape"]
    #expect(scenes.map { $0["orientation"] as? String } == orientations)
    let content = stage == "drawing" ? "drawing" : "root"
    let keys = ["canvas", "controller", "device", "id", "name", "orientation", "scale", "state"] + [content]
    #expect(scenes.allSatisfy { $0.keys.sorted() == keys.sorted() })
    #expect(scenes.allSatisfy { $0["device"] as? String == "iphone-8" && $0["id"] as? String == "p-root" })
  }

  @Test func framesAreOnTheGridOfTheScale() throws {
    let scratch = try Scratch("Login.xib")
    for (scale, y) in [("1", 40.0), ("2", 40.5), ("3", 121.0 / 3)] {
      let outcome = try scratch.run("inspect", "Login.xib", "--scale", scale, "--format=json")
      let scenes = try #require(try json(outcome.out)["scenes"] as? [[String: Any]])
      let root = try #require(scenes[0]["root"] as? [String: Any])
      #expect(
        root.keys.sorted() == [
          "alpha", "autoresizingMask", "class", "customClass", "frame", "hidden", "id", "label", "location",
          "outlets", "subviews", "tag", "title",
        ])
      #expect(root["customClass"] is NSNull && root["label"] is NSNull && root["alpha"] as? Double == 1)
      #expect((root["location"] as? [String: Any])?["line"] as? Int == 13)
      #expect((root["location"] as? [String: Any])?["column"] as? Int == 9)
      let label = try #require((root["subviews"] as? [[String: Any]])?.first)
      #expect(label["label"] as? String == "Heading" && label["title"] as? String == "Sign in")
      #expect(label["frame"] as? [String: Double] == ["x": 20, "y": y, "width": 335, "height": 30])
    }
    let tree = try scratch.run("inspect", "Login.xib", "--stage=tree", "--format=json")
    #expect(tree.out.contains("\"y\": 40.3,"))
    let scenes = try #require(try json(tree.out)["scenes"] as? [[String: Any]])
    let heading = try #require(
      ((scenes[0]["root"] as? [String: Any])?["subviews"] as? [[String: Any]])?.first)
    #expect((heading["attributes"] as? [String])?.contains("text \"Sign in\"") == true)
  }

  @Test func documentAsJSON() throws {
    let scratch = try Scratch("Empty.xib")
    let report = try json(try scratch.run("inspect", "Empty.xib", "--stage=document", "--format=json").out)
    #expect(report.keys.sorted() == ["file", "findings", "layoutshot", "root", "stage"])
    let root = try #require(report["root"] as? [String: Any])
    #expect(root["name"] as? String == "document" && root["line"] as? Int == 2)
    #expect((root["attributes"] as? [[String]])?[1] == ["version", "3.0"])
  }

  @Test func jsonHasTheShownDevice() throws {
    let scratch = try Scratch("Login.xib")
    func devices(_ arguments: String) throws -> [String] {
      let outcome = try scratch.shell(
        "\"$L\" inspect Login.xib --format=json --orientation=portrait \(arguments)")
      let scenes = try #require(try json(outcome.out)["scenes"] as? [[String: Any]])
      return scenes.map { $0["device"] as? String ?? "null" }
    }
    #expect(try devices("") == ["iphone-8"])
    #expect(try devices("--device ipad-11 --device iphone-x") == ["ipad-11", "iphone-x"])
    #expect(try devices("--size 300x600") == ["null"])
  }

  @Test func deepTreesAreShown() throws {
    let scratch = try Scratch()
    try scratch.write(deepDocument(levels: 500), to: "deep.xib")
    for stage in ["document", "tree", "frames", "drawing"] {
      let outcome = try scratch.run("inspect", "deep.xib", "--stage", stage, "--format=json")
      #expect(outcome.status == 0 && outcome.err == "", "\(stage)")
      let bytes = Data(outcome.bytes)
      #expect(bytes.range(of: Data("v499".utf8)) != nil && bytes.suffix(3) == Data("\n}\n".utf8), "\(stage)")
      #expect(bytes.count < 10_000_000, "\(stage)")
      #expect(try scratch.run("inspect", "deep.xib", "--stage", stage).status == 0)
    }
    #expect(try scratch.run("match", "deep.xib").status == 0)
    #expect(try scratch.run("render", "deep.xib", "--orientation=portrait").status == 0)
  }

  @Test func devicesAndFonts() throws {
    let scratch = try Scratch()
    let devices = try scratch.run("devices")
    #expect(devices.status == 0 && devices.lines[0].hasPrefix("NAME"))
    #expect(
      devices.lines.contains { $0.hasPrefix("iphone-8  ") && $0.contains("375 × 667") && $0.contains("@2x") })
    let list = try #require(
      try json(try scratch.run("devices", "--format=json").out)["devices"] as? [[String: Any]])
    #expect(list.count == devices.lines.count - 1)
    #expect(
      list.allSatisfy { $0.keys.sorted() == ["interfaceBuilderID", "name", "products", "scale", "size"] })
    let fonts = try scratch.run("fonts")
    #expect(fonts.status == 0 && fonts.lines[0].hasPrefix("NAME"))
    let names = try #require(
      try json(try scratch.run("fonts", "--format=json").out)["fonts"] as? [[String: Any]])
    #expect(names.count == fonts.lines.count - 1)
    #expect(names.allSatisfy { $0.keys.sorted() == ["drawnWith", "file", "fit", "name"] })
  }

  @Test func reportsToAFile() throws {
    let scratch = try Scratch("Login.xib", "Controls.xib")
    let printed = try scratch.run("match", "Login.xib", "Controls.xib")
    let written = try scratch.run("match", "Login.xib", "Controls.xib", "--output", "report.txt")
    #expect(written.status == 0 && written.out == "" && written.err == "")
    #expect(try scratch.bytes("report.txt") == printed.bytes)
    // A link such as /dev/stdout is.
    let linked = try scratch.shell(
      "ln -s /proc/self/fd/1 std; \"$L\" match Login.xib Controls.xib -o std > out.txt; test -L std")
    #expect(linked.status == 0)
    #expect(try scratch.bytes("out.txt") == printed.bytes)
    #expect(try scratch.run("match", "missing.xib", "-o", "none.txt").status == 2)
    #expect(!scratch.has("none.txt"))
  }
}

/// A document of nested views, `v0` outermost.
func deepDocument(levels: Int) -> String {
  let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_0" orientation="portrait"/><objects>
    """
  let frame = #"<rect key="frame" x="0" y="0" width="320" height="568"/>"#
  let views = (0..<levels).map { "<view id=\"v\($0)\">\(frame)" }.joined(separator: "<subviews>")
  return head + views + Array(repeating: "</view>", count: levels).joined(separator: "</subviews>")
    + "</objects></document>"
}
