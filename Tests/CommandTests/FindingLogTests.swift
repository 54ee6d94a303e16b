import Testing

/// What `render` reports of many documents.
@Suite struct FindingLogTests {
  /// Documents with labels that no constraint places, in a screen each.
  private static func write(_ documents: Int, labels: Int, to scratch: Scratch) throws {
    for document in 0..<documents {
      let labels = (0..<labels).map { index in
        "<label text=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(index)\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"20\"/></label>\n"
      }.joined()
      try scratch.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(labels)</subviews></view></objects></document>
        """, to: "D\(document).xib")
    }
  }

  private static func lines(_ scratch: Scratch, _ options: String = "") throws -> [Substring] {
    let outcome = try scratch.shell("\"$L\" render *.xib --highlight=ambiguous -o out \(options)")
    #expect(outcome.status == 0, "\(outcome.err)")
    return outcome.err.split(separator: "\n")
  }

  @Test func fewAreShownWithTheirScreens() throws {
    let scratch = try Scratch()
    try Self.write(2, labels: 3, to: scratch)
    let lines = try Self.lines(scratch)
    #expect(lines.count == 6)
    for line in lines {
      #expect(
        line.contains(": warning: [ambiguous] ")
          && line.hasSuffix(", in \"UIView\" in portrait and landscape on iphone-8"),
        "\(line)")
    }
  }

  @Test func manyAreGrouped() throws {
    let scratch = try Scratch()
    try Self.write(70, labels: 12, to: scratch)
    let lines = try Self.lines(scratch)
    #expect(lines.count == 60)
    #expect(
      lines[0].contains(" open (and 11 more), in \"UIView\" in portrait and landscape on iphone-8"),
      "\(lines[0])"
    )
    #expect(
      lines.last == "layoutshot: note: [request] 840 ambiguous warnings in 70 screens; -v shows all",
      "\(lines)")
    #expect(try Self.lines(scratch, "--verbose").count == 840)
    #expect(try Self.lines(scratch, "--quiet").isEmpty)
  }

  @Test func kindsAreTurnedOff() throws {
    let scratch = try Scratch()
    try Self.write(3, labels: 12, to: scratch)
    #expect(try Self.lines(scratch, "--no-warn ambiguous").isEmpty)
    #expect(try Self.lines(scratch, "--no-warn all --warn ambiguous").count == 4)
    #expect(try Self.lines(scratch, "--no-warn asset").count == 4)
    let noScreen = try scratch.shell("\"$L\" render *.xib --highlight=ambiguous -o out --no-warn request -v")
    #expect(!noScreen.err.contains("[request]"), "\(noScreen.err)")
    let strict = try scratch.shell(
      "\"$L\" render *.xib --highlight=ambiguous -o out --strict --no-warn ambiguous")
    #expect(strict.status == 0 && strict.err.isEmpty)
  }

  @Test func configurationTurnsKindsOff() throws {
    let scratch = try Scratch()
    try Self.write(3, labels: 12, to: scratch)
    try scratch.write(#"{"noWarn": ["ambiguous"]}"#, to: "layoutshot.json")
    #expect(try Self.lines(scratch).isEmpty)
    #expect(try Self.lines(scratch, "--warn ambiguous").count == 4)
    try scratch.write(#"{"noWarn": ["all"], "warn": ["ambiguous"]}"#, to: "layoutshot.json")
    #expect(try Self.lines(scratch).count == 4)
    #expect(try Self.lines(scratch, "--no-warn ambiguous").isEmpty)
  }

  @Test func unknownKindsAreErrors() throws {
    let scratch = try Scratch()
    try Self.write(1, labels: 1, to: scratch)
    let option = try scratch.shell("\"$L\" render D0.xib -o out --no-warn conflct,ambiguous")
    #expect(
      option.status == 2 && option.err.contains("--no-warn has \"conflct\"; did you mean \"conflict\"?"))
    try scratch.write("{\n  \"warn\": [\"conflct\"]\n}\n", to: "layoutshot.json")
    let file = try scratch.shell("\"$L\" inspect D0.xib")
    #expect(file.status == 2 && file.out.isEmpty)
    #expect(file.err.hasPrefix("layoutshot.json:2:12: error: "), "\(file.err)")
  }

  @Test func flowsAreGroupedToo() throws {
    let scratch = try Scratch()
    let labels = (0..<30).map { index in
      "<label text=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(index)\"/>"
    }
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="first"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController title="First" id="first" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(labels.joined())</subviews></view></viewController></objects></scene></scenes></document>
      """, to: "A.storyboard")
    let flow = try scratch.shell("\"$L\" flow A.storyboard -o flow")
    #expect(flow.status == 0)
    #expect(flow.err.contains(" open (and 29 more), in \"First\""), "\(flow.err)")
    #expect(flow.err.hasSuffix("30 ambiguous warnings in 1 screen; -v shows all\n"), "\(flow.err)")
  }
}
