import Foundation
import TestSupport
import Testing

/// `masks`: views whose pixels do not count; their frames do.
@Suite struct GoldenMaskTests {
  /// A label with an outlet, in a box with a class of its own, above another label.
  private static func document(
    time: String = "12:01", y: Int = 20, box: String = "Clock", other: String = "Fixed"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="clockLabel" destination="lab-01-abc" id="o-1"/></connections></placeholder>
    <view contentMode="scaleToFill" id="root" userLabel="Sign">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view id="box-01-abc" customClass="\(box)">
    <rect key="frame" x="16" y="40" width="200" height="80"/>
    <subviews>
    <label text="\(time)" id="lab-01-abc"><rect key="frame" x="8" y="\(y)" width="150" height="24"/></label>
    </subviews>
    <color key="backgroundColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
    </view>
    <label text="\(other)" id="oth-01-abc"><rect key="frame" x="16" y="200" width="150" height="24"/></label>
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    </view>
    </objects>
    </document>
    """
  }

  private func project(_ members: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.document(), to: "Sign.xib")
    try scratch.write(Self.configuration(members), to: "layoutshot.json")
    #expect(try scratch.run("record").status == 0)
    return scratch
  }

  private static func configuration(_ members: String) -> String {
    "{\"matrix\": {\"scales\": [\"1x\"]},\n\(members)}"
  }

  @Test(arguments: [
    "\"masks\": [\"lab-01-abc\"]", "\"masks\": [\"clockLabel\"]", "\"masks\": [\"Clock\"]",
    "\"overrides\": [{\"documents\": [\"Sign.xib\"], \"masks\": [\"UILabel\"]}]",
  ])
  func pixelsDoNotCount(_ members: String) throws {
    let scratch = try project(members)
    let golden = try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png")
    let masked = members.contains("UILabel") ? "2 views masked" : "1 view masked"
    try scratch.write(Self.document(time: "09:59"), to: "Sign.xib")
    for arguments in [
      ["verify"], ["verify", "--strict"], ["verify", "--cache", "c"], ["verify", "--cache", "c"],
    ] {
      let outcome = try scratch.run(arguments)
      #expect(outcome.status == 0 && outcome.out == "2 passed, \(masked)\n", "\(outcome.out)\(outcome.err)")
    }
    #expect(try scratch.run("record").status == 0)
    #expect(try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png") == golden)
    #expect(try scratch.run("record", "--mode", "all").out.hasPrefix("0 passed, 2 recorded"))
    #expect(try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png") != golden)
    #expect(try scratch.run("verify", "--strict").status == 0)
  }

  @Test func framesAndOtherViewsCount() throws {
    let scratch = try project("\"masks\": [\"clockLabel\"]")
    try scratch.write(Self.document(time: "09:59", y: 30), to: "Sign.xib")
    let moved = try scratch.run("verify", "--junit", "j.xml")
    #expect(
      moved.status == 1 && moved.out.contains("UILabel \"09:59\" (id lab-01-abc): y 20 → 30"), "\(moved.out)")
    #expect(!moved.out.contains("text"))
    #expect(moved.out.hasSuffix("2 differ (1 cause), 1 view masked\n"))
    try scratch.write(Self.document(time: "09:59", other: "Changed"), to: "Sign.xib")
    let other = try scratch.run("verify")
    #expect(other.status == 1 && other.out.contains("text \"Fixed\" → \"Changed\""), "\(other.out)")
    #expect(!other.out.contains("09:59"))
    let report = String(decoding: try scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self)
    #expect(try SchemaChecker("report.schema.json").violations(in: report) == [])
    let counts = try #require(try json(report)["counts"] as? [String: Any])
    #expect(counts["maskedViews"] as? Int == 1)
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(comment.contains("1 view masked"))
  }

  /// Nothing but a masked view moves: the picture is replaced with the record, or the next comparison would see where it was.
  @Test(arguments: [[["accept", "--all"]], [["record", "--mode", "failed"]]])
  func maskedViewsThatMove(_ ways: [[String]]) throws {
    let scratch = try project("\"masks\": [\"clockLabel\"]")
    let golden = try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png")
    try scratch.write(Self.document(time: "09:59", y: 50), to: "Sign.xib")
    #expect(try scratch.run("verify").out.hasSuffix("2 differ (1 cause), 1 view masked\n"))
    for way in ways { #expect(try scratch.run(way).status == 0) }
    #expect(try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png") != golden)
    #expect(try scratch.run("verify", "--strict").out == "2 passed, 1 view masked\n")
    try scratch.write(Self.document(time: "08:15", y: 50), to: "Sign.xib")
    #expect(try scratch.run("verify", "--strict").out == "2 passed, 1 view masked\n")
  }

  /// What is inside a masked view does not count, wherever it is there.
  @Test func nothingInsideCounts() throws {
    let scratch = try project("\"masks\": [\"Clock\"]")
    try scratch.write(Self.document(time: "x", y: 40), to: "Sign.xib")
    #expect(try scratch.run("verify").out == "2 passed, 1 view masked\n")
    let bare = Self.document().replacing(/<label text="12:01".*?<\/label>/, with: "").replacing(
      /<placeholder.*?<\/placeholder>/.dotMatchesNewlines(), with: "")
    try scratch.write(bare, to: "Sign.xib")
    #expect(try scratch.run("verify").out == "2 passed, 1 view masked\n")
  }

  /// Screens of flows are masked as those of documents are.
  @Test func flows() throws {
    let scratch = try Scratch()
    for name in ["rotating.flow.json", "rotating.storyboard"] {
      try scratch.write(Checkout.bytes("\(Checkout.root)/Examples/\(name)"), to: name)
    }
    try scratch.write(
      """
      {"inputs": ["*.flow.json"], "matrix": {"scales": ["1x"]},
      "overrides": [{"documents": ["rotating.flow.json"], "scenes": ["A Portrait"], "masks": ["ap-sky"]}]}
      """, to: "layoutshot.json")
    let recorded = try scratch.run("record")
    #expect(recorded.status == 0, "\(recorded.err)")
    let text = String(decoding: try scratch.bytes("rotating.storyboard"), as: UTF8.self)
    try scratch.write(text.replacing("Sunny, light wind", with: "Rain"), to: "rotating.storyboard")
    let outcome = try scratch.run("verify")
    #expect(outcome.out.contains("1 view masked\n"), "\(outcome.out)\(outcome.err)")
    #expect(
      !outcome.out.contains("id ap-sky") && outcome.out.contains("text \"Sunny, light wind\" → \"Rain\""))
    #expect(try scratch.run("prune", "--check").status == 0)
  }

  @Test(arguments: [
    (
      "\"masks\": [\n  \"Clok\"]",
      "layoutshot.json:3:3: error: \"masks\" names \"Clok\", which is not an object id"
    ),
    (
      "\"overrides\": [{\"scenes\": [\"Sign\"],\n \"masks\": [\"nothing\"]}]",
      "layoutshot.json:3:12: error: \"masks\" names \"nothing\""
    ),
    ("\"masks\": [\"\"]", "layoutshot.json:2:11: error: \"masks\" has an empty text"),
    ("\"masks\": [\"a\", \"a\"]", "layoutshot.json:2:16: error: \"masks\" has \"a\" twice"),
  ])
  func mistakesAreLocated(members: String, message: String) throws {
    let scratch = try project("\"masks\": [\"Clock\"]")
    try scratch.write(Self.configuration(members), to: "layoutshot.json")
    let outcome = try scratch.run("verify")
    #expect(
      outcome.status == 2 && outcome.err.replacing("error: [request]", with: "error:").contains(message),
      "\(outcome.err)")
  }

  /// A mask over everything, which would let anything pass, is reported.
  @Test(arguments: ["root", "UIView"])
  func masksOverEverything(name: String) throws {
    let scratch = try project("\"masks\": [\"\(name)\"]")
    try scratch.write(Self.document(time: "x", other: "y"), to: "Sign.xib")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 0 && outcome.out.hasPrefix("2 passed, "), "\(outcome.out)")
    #expect(
      outcome.err.contains(
        "layoutshot.json:2:11: warning: [value] \"masks\" covers all of \"Sign\": none of its pixels counts\n"
      ),
      "\(outcome.err)")
    #expect(try scratch.run("verify", "--strict").status == 1)
    // From a cache, too, at its place.
    _ = try scratch.run("verify", "--cache", "cache")
    try scratch.write(Self.configuration("\n\"masks\": [\"\(name)\"]"), to: "layoutshot.json")
    #expect(
      try scratch.run("verify", "--cache", "cache").err.contains(
        "layoutshot.json:3:11: warning: [value] \"masks\""))
  }

  /// A record of a stranger with numbers that no picture has.
  @Test func hostileRecords() throws {
    let scratch = try project("\"masks\": [\"Clock\"]")
    let path = "Goldens/Sign/Sign.portrait.1x.tree.json"
    let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
    for frame in ["[-1e300,-1e300,1e308,1e308]", "[1e18,1e18,-1e18,5]", "[0,0,0,0]"] {
      try scratch.write(text.replacing("\"frame\":[16,40,200,80]", with: "\"frame\":\(frame)"), to: path)
      try scratch.write(Self.document(time: "09:59"), to: "Sign.xib")
      let outcome = try scratch.run("verify")
      #expect(outcome.status <= 1, "\(outcome.err)")
      try scratch.write(Self.document(other: "Changed"), to: "Sign.xib")
      #expect(try scratch.run("verify").status == 1)
    }
  }
}
