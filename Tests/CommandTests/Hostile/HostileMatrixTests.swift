import TestSupport
import Testing

/// A short configuration cannot request an unlimited amount of work.
@Suite struct HostileMatrixTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="a"><rect key="frame" x="0" y="0" width="90" height="90"/></view></objects></document>
    """

  private static let languages = (0..<10_000).map { "\"de-\($0)\"" }.joined(separator: ", ")

  private static let wide = """
    "devices": ["iphone-se", "iphone-8", "iphone-15", "iphone-x"], "scales": ["1x", "2x", "3x", "device"],
    "appearances": ["light", "dark"], "layoutDirections": ["ltr", "rtl"], "content": ["screen", "full"],
    "textSizes": ["document", "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    """

  /// A transition with 90,001 frames, one of which is kept.
  private static func slow(_ name: String) -> String {
    "{\"name\": \"\(name)\", \"fps\": 1000, \"duration\": 90, \"keyframes\": [0.5]}"
  }

  /// The configuration, the place of the error, and the number of pictures in its message.
  static let cases: [(configuration: String, place: String, count: String)] = [
    ("{\"matrix\": {\(wide), \"locales\": [\"document\", \"de\", \"fr\", \"it\"]}}", "1:12", "13312"),
    ("{\n \"matrix\": {\(wide), \"locales\": [\(languages)]}}", "2:12", "33280000"),
    ("{\"matrix\": {\"select\": \"pairwise\", \(wide), \"locales\": [\(languages)]}}", "1:12", "130000"),
    (
      "{\"overrides\": [{\"documents\": [\"A.xib\"], \"matrix\": {\(wide), \"locales\": [\(languages)]}}]}",
      "1:16", "33280000"
    ),
    (
      "{\"overrides\": [{\"scenes\": [\"a\"], \"matrix\": {\(wide), \"locales\": [\(languages)]}}]}", "1:16",
      "33280000"
    ),
    (
      "{\"transitions\": [{\"matrix\": {\(wide), \"locales\": [\(languages)]}}]}", "1:18", "33280002"
    ),
    // Ten frames that are checked but not stored count as one picture.
    ("{\"transitions\": [" + slow("a") + ", " + slow("b") + "]}", "", "18002"),
  ]

  @Test(arguments: cases, ["verify", "record", "rebase", "prune", "plan"])
  func manyCombinations(_ row: (configuration: String, place: String, count: String), _ command: String)
    throws
  {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "A.xib")
    try scratch.write(row.configuration, to: "layoutshot.json")
    let before = scratch.files
    // Lists of jobs contain documents, whose pictures are planned by `work`.
    if command == "plan",
      row.configuration.contains("\"overrides\"") || row.configuration.contains("\"transitions\"")
    {
      return
    }
    let outcome = try scratch.shell("\(Scratch.memoryLimit(megabytes: 1500))ulimit -t 30; \"$L\" \(command)")
    #expect(outcome.status == 2 && scratch.files == before, "\(outcome.err.prefix(400))")
    #expect(
      outcome.err.hasPrefix(
        "layoutshot.json\(row.place == "" ? "" : ":" + row.place): error: the run would have \(row.count) or more pictures; at most 10000 are drawn without --yes"
      ),
      "\(outcome.err.prefix(400))")
  }

  @Test func manyDocuments() throws {
    let scratch = try Scratch()
    for index in 0..<101 { try scratch.write(Self.document, to: "D\(index).xib") }
    try scratch.write(
      "{\"matrix\": {\"textSizes\": [\"xS\", \"S\", \"M\", \"L\", \"xL\"], \"scales\": [\"1x\", \"2x\"],"
        + " \"appearances\": [\"light\", \"dark\"], \"layoutDirections\": [\"ltr\", \"rtl\"]}}",
      to: "layoutshot.json")
    // There are 80 with both orientations, and 8,080 in total; two contents make 16,160.
    #expect(try scratch.run("prune", "--check").status == 0)
    let text = String(decoding: try scratch.bytes("layoutshot.json"), as: UTF8.self)
    try scratch.write(
      text.replacing("\"scales\"", with: "\"content\": [\"screen\", \"full\"], \"scales\""),
      to: "layoutshot.json")
    let refused = try scratch.run("prune", "--check")
    #expect(refused.status == 2 && refused.err.contains("16160 or more pictures"), "\(refused.err)")
    let wanted = try scratch.run("prune", "--check", "--yes")
    #expect(wanted.status == 0, "\(wanted.err)")
  }

  /// Scenes of one document, and its languages.
  @Test func manyScreens() throws {
    let scratch = try Scratch()
    let scenes = (0..<5_001).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="90" height="90"/></view>
      </viewController></objects></scene>
      """
    }.joined()
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes)</scenes></document>
      """, to: "A.storyboard")
    for command in ["render A.storyboard -o out", "verify", "record", "prune"] {
      let outcome = try scratch.shell("ulimit -t 60; \"$L\" \(command)")
      #expect(outcome.status == 2 && outcome.out == "" && !scratch.has("out"), "\(command)")
      #expect(
        outcome.err.contains("10002 or more pictures") && outcome.err.contains("without --yes"),
        "\(outcome.err.prefix(300))")
    }
    let one = try scratch.run("render", "A.storyboard", "--scene=c7", "-o", "out")
    #expect(one.status == 0 && one.lines.count == 2)
  }

  /// Patterns are matched without backtracking over each star.
  @Test(arguments: [
    ("**/*a*a*a*a*a*a*a*a*a*a*a*a*b.xib", false), ("a/**/b/**/a/**/b/**/a/**/b/**/c/**/*.xib", false),
    ("**/**/**/**/**/**/**/**/**/**/**/**/**/**/c.xib", false), ("**/a/**/b/**/?*?*?*?*?*?*a.xib", true),
    ("**/*a*a*a*a*a*a*a*a*a*a*a*a*a.xib", true),
  ])
  func patterns(_ pattern: String, isFound: Bool) throws {
    let scratch = try Scratch()
    let folders = String(repeating: "a/b/", count: 12)
    let name = String(repeating: "a", count: 200)
    for number in 0..<50 { try scratch.write(Self.document, to: "\(folders)\(number)\(name).xib") }
    try scratch.write("{\"inputs\": [\"\(pattern)\"]}", to: "layoutshot.json")
    let outcome = try scratch.shell("ulimit -t 20; \"$L\" prune --check")
    #expect(outcome.status == (isFound ? 0 : 2), "\(outcome.err)")
  }
}
