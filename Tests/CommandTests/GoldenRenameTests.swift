import Foundation
import TestSupport
import Testing

/// Goldens of renamed or moved documents and scenes.
@Suite struct GoldenRenameTests {
  private static let configuration =
    "{\"matrix\": {\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}}"

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    try scratch.put("Login.xib", as: "App/Login.xib")
    try scratch.write(Self.configuration, to: "layoutshot.json")
    _ = try scratch.run("record")
    return scratch
  }

  private func goldens(_ scratch: Scratch) -> [String] {
    scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") }
  }

  @Test func movedDocuments() throws {
    let scratch = try project()
    _ = try scratch.shell("mkdir New && mv App/Sign.xib New/Other.xib")
    let verified = try scratch.run("verify")
    #expect(verified.status == 0, "\(verified.out)")
    #expect(verified.out.contains("New/Other/Sign: renamed, was App/Sign/Sign\n  1 picture, unchanged\n"))
    #expect(verified.out.hasSuffix("2 passed (1 renamed)\n") && !verified.err.contains("belong to no screen"))
    #expect(try scratch.run("verify", "--strict").status == 1)
    let id = try #require(verified.out.firstMatch(of: /accept ([0-9a-f]{8})/)?.1)
    let accepted = try scratch.run("accept", String(id))
    #expect(accepted.out == "Goldens/New/Other/Sign.iphone-se.portrait.1x.png\n", "\(accepted.err)")
    #expect(goldens(scratch).contains("Goldens/New/Other/Sign.iphone-se.portrait.1x.png"))
    #expect(goldens(scratch).count == 2 && !scratch.has("Goldens/App/Sign"))
    #expect(try scratch.run("verify", "--strict").out == "2 passed\n")
    #expect(try scratch.run("prune", "--check").status == 0)
  }

  @Test func movedAndChangedDocuments() throws {
    let scratch = try project()
    _ = try scratch.shell("rm App/Sign.xib")
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "New.xib")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 1
        && verified.out.contains("New.xib:17: UIButton \"Go\" (id go): leading constraint 16 → 24"))
    #expect(verified.out.contains("  recorded as App/Sign/Sign.iphone-se.portrait.1x.png\n"))
    #expect(try scratch.run("accept", "--all").out == "Goldens/New/Sign.iphone-se.portrait.1x.png\n")
    #expect(try scratch.run("verify").out == "2 passed\n" && goldens(scratch).count == 2)
  }

  /// A document that was renamed without its texts lost a language by one cause.
  @Test(arguments: [
    ("App/de.lproj/Sign.strings", "\"go.normalTitle\" = \"Los\";\n\"la.text\" = \"Hallo\";\n"),
    (
      "App/mul.lproj/Sign.xcstrings",
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
        + #""go.normalTitle": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}},"#
        + #""la.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}"#
    ),
  ])
  func textsLeftBehind(file: String, text: String) throws {
    let scratch = try Scratch()
    let label =
      "<label text=\"Hello\" id=\"la\"><rect key=\"frame\" x=\"9\" y=\"200\" width=\"99\" height=\"30\"/></label>"
    try scratch.write(
      GoldenCommandTests.document(leading: 16).replacing("</subviews>", with: "\(label)</subviews>"),
      to: "App/Base.lproj/Sign.xib")
    try scratch.write(text, to: file)
    // Another document has texts in the language.
    try scratch.put("Login.xib", as: "App/Base.lproj/Login.xib")
    try scratch.write("\"p-go.normalTitle\" = \"Los\";", to: "App/de.lproj/Login.strings")
    try scratch.write(
      Self.configuration.replacing("\"scales\"", with: "\"locales\": [\"document\", \"de\"], \"scales\""),
      to: "layoutshot.json")
    _ = try scratch.run("record")
    _ = try scratch.shell("mv App/Base.lproj/Sign.xib App/Base.lproj/Home.xib")
    let outcome = try scratch.run("verify")
    #expect(
      outcome.status == 1 && outcome.out.hasSuffix("3 passed (1 renamed), 1 differ\n"), "\(outcome.out)")
    #expect(
      outcome.out.contains(
        "\(file): the texts in \"de\": left behind: the document is now called Home.xib, and 2 more\n"),
      "\(outcome.out)")
    _ = try scratch.shell("mv \(file) $(echo \(file) | sed s/Sign/Home/)")
    #expect(try scratch.run("verify").out.hasSuffix("4 passed (2 renamed)\n"))
  }

  /// A run that writes goldens moves them first, and changes still fail.
  @Test func recordingMoves() throws {
    let scratch = try project()
    _ = try scratch.shell("mv App/Sign.xib App/Other.xib && mv App/Login.xib App/Sign.xib")
    #expect(try scratch.run("verify").out.hasSuffix("2 passed (2 renamed)\n"))
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "App/Other.xib")
    let recorded = try scratch.run("record")
    #expect(recorded.status == 1 && recorded.out.contains("leading constraint 16 → 24"), "\(recorded.out)")
    #expect(recorded.out.hasSuffix("1 passed, 1 differ\n"))
    #expect(
      goldens(scratch) == [
        "Goldens/App/Other/Sign.iphone-se.portrait.1x.png",
        "Goldens/App/Sign/LoginViewController.iphone-se.portrait.1x.png",
      ])
  }

  /// A new document is not a rename of an unrelated removed one.
  @Test func unrelatedDocuments() throws {
    let scratch = try project()
    _ = try scratch.shell("rm App/Sign.xib")
    try scratch.put("Screens.storyboard", as: "App/Screens.storyboard")
    let verified = try scratch.run("verify")
    #expect(verified.out.contains("missing") && !verified.out.contains("renamed"), "\(verified.out)")
    #expect(verified.out.contains("App/Sign.xib: removed, with its screen \"Sign\"\n"), "\(verified.out)")
    #expect(verified.err.contains("'layoutshot record' records what is missing"))
  }

  /// A copy inserted before the original scene gets its name; the original is tracked, and the copy is new.
  @Test func copiedScenes() throws {
    let scratch = try Scratch()
    func scene(_ id: String, _ text: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController title="Same" id="vc-\(id)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="\(text)" id="l-\(id)"><rect key="frame" x="20" y="40" width="200" height="21"/></label></subviews>
      </view></viewController></objects></scene>
      """
    }
    func storyboard(_ scenes: [String]) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
    }
    try scratch.write(storyboard([scene("a-a", "Hello")]), to: "Main.storyboard")
    try scratch.write(Self.configuration, to: "layoutshot.json")
    _ = try scratch.run("record")
    try scratch.write(storyboard([scene("b-b", "Hello"), scene("a-a", "Hello")]), to: "Main.storyboard")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1 && verified.out.contains("no golden of \"Same\" yet"), "\(verified.out)")
    #expect(verified.out.contains("Main/Same-2: renamed, was Main/Same\n"))
    #expect(verified.out.hasSuffix("1 passed (1 renamed), 1 missing\n"))
    #expect(try scratch.run("accept", "--all").status == 0)
    #expect(try scratch.run("verify").out == "2 passed\n")
  }
}
