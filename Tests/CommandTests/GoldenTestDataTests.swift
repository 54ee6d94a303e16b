import Foundation
import TestSupport
import Testing

/// Test data in `layoutshot.json`, also for transitions, and times and paths in reports.
@Suite struct GoldenTestDataTests {
  private static let axes = "\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]"

  /// Translated texts are reported at their lines, in frames as in stills.
  @Test func framesReportTexts() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Base.lproj/Sign.xib")
    try scratch.write("\n\"go.normalTitle\" = \"Los\";", to: "de.lproj/Sign.strings")
    try scratch.write(
      """
      {"matrix": {\(Self.axes), "orientations": ["portrait"]},
       "transitions": [{"keyframes": [0.5], "checks": [], "matrix": {"locales": ["de"]}}]}
      """, to: "layoutshot.json")
    _ = try scratch.run("record")
    try scratch.write("\n\"go.normalTitle\" = \"Weiter\";", to: "de.lproj/Sign.strings")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1)
    #expect(
      verified.out.hasPrefix(
        "de.lproj/Sign.strings:2: UIButton \"Weiter\" (id go): text \"Los\" → \"Weiter\"\n"),
      "\(verified.out)\(verified.err)")
  }

  /// A screen used only in a transition has its test data and its safe area.
  @Test func transitionsHaveTestData() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try scratch.write("\"go.normalTitle\" = \"Los\";", to: "de.lproj/Sign.strings")
    func configure(_ more: String) throws {
      try scratch.write(
        """
        {"matrix": {\(Self.axes), "orientations": ["portrait"]}, \(more)
         "transitions": [{"keyframes": [0.5], "checks": [], "matrix": {"locales": ["de"], "textSizes": ["AX1"]}}]}
        """, to: "layoutshot.json")
    }
    try configure("")
    _ = try scratch.run("record")
    try configure("\"set\": [\"go.alpha=0.5\"],")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1 && verified.out.contains("alpha 1 → 0.5"), "\(verified.out)\(verified.err)")
    #expect(verified.out.contains("portrait → landscape iphone-se de AX1 @1x, frame 0"), "\(verified.out)")
  }

  @Test func assetsOfSomeScenes() throws {
    let scratch = try Scratch()
    let image = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_0" orientation="portrait"/><objects>
      <view contentMode="scaleToFill" id="root" userLabel="Photo"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews><imageView image="face" id="i"><rect key="frame" x="0" y="0" width="64" height="64"/></imageView></subviews></view>
      </objects></document>
      """
    try scratch.write(image, to: "Photo.xib")
    for (folder, picture) in [("One", "compare/clear.png"), ("Two", "compare/sizes.png")] {
      try scratch.write(Checkout.bytes("\(Checkout.root)/Goldens/\(picture)"), to: "\(folder)/face.png")
    }
    func configure(_ overrides: String) throws {
      try scratch.write(
        "{\"matrix\": {\(Self.axes)}, \"assets\": [\"One\"], \"overrides\": [\(overrides)]}",
        to: "layoutshot.json")
    }
    try configure("")
    _ = try scratch.run("record")
    try configure("{\"scenes\": [\"Photo\"], \"assets\": [\"Two\"]}")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 1 && verified.out.contains("Two/face.png: image \"face\": changed"),
      "\(verified.out)")
    try configure("{\"scenes\": [\"Photo\"], \"assets\": [\"Tow\"]}")
    let missing = try scratch.run("verify")
    #expect(
      missing.status == 2 && missing.err.contains("\"assets\" has \"Tow\", which is not a folder"),
      "\(missing.err)")
  }

  @Test func timesAndPlaces() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try scratch.write("{\"matrix\": {\(Self.axes)}}", to: "layoutshot.json")
    _ = try scratch.run("record")
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "Sign.xib")
    let url = "https://ci.example/runs/7/?file="
    _ = try scratch.run("verify", "--junit", "all.xml", "--picture-url", url)
    let junit = String(decoding: try scratch.bytes("all.xml"), as: UTF8.self)
    let times = junit.matches(of: /<testcase [^>]*time="([0-9]+\.[0-9]{3})"/)
    #expect(times.count == 2, "\(junit)")
    #expect(junit.firstMatch(of: /<testsuite name="Sign"[^>]*time="[0-9]+\.[0-9]{3}"/) != nil, "\(junit)")
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(comment.contains("](\(url)Sign/Sign.iphone-se.portrait.1x-compare.png)"), "\(comment)")
    _ = try scratch.run("verify", "--picture-url", "https://ci.example/runs/7")
    let other = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(other.contains("](https://ci.example/runs/7/Sign/Sign.iphone-se.portrait.1x-compare.png)"))
  }

  /// On a terminal, a line shows the progress of the run, and is removed at the end; a pipe gets none.
  @Test func progress() throws {
    let scratch = try Scratch()
    for name in ["A", "B", "C"] {
      try scratch.write(GoldenCommandTests.document(leading: 16), to: "\(name).xib")
    }
    try scratch.write("{\"matrix\": {\(Self.axes)}}", to: "layoutshot.json")
    let piped = try scratch.run("record")
    #expect(piped.status == 0 && piped.err == "")
    let shown = try scratch.shell("TERM=xterm script -qec \"'$L' verify -j1\" /dev/null </dev/null")
    #expect(shown.out.contains("\r\u{1B}[K1 of 3 documents: A.xib"), "\(shown.out)")
    #expect(shown.out.contains("3 of 3 documents: C.xib\r\u{1B}[K6 passed"), "\(shown.out)")
    let plain = try scratch.shell("TERM=dumb script -qec \"'$L' verify -j1\" /dev/null </dev/null")
    #expect(!plain.out.contains("documents"), "\(plain.out)")
  }
}
