import Foundation
import TestSupport
import Testing

/// Goldens of documents and screens that were removed from the project.
@Suite struct GoldenRemovalTests {
  private static let matrix =
    "\"matrix\": {\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}"

  private func project(inputs: String = "[\"**/*.xib\", \"**/*.storyboard\"]") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    try scratch.write(Self.storyboard(["one", "two"]), to: "App/Main.storyboard")
    try scratch.write("{\"inputs\": \(inputs), \(Self.matrix)}", to: "layoutshot.json")
    #expect(try scratch.run("record").out == "0 passed, 3 recorded\n")
    return scratch
  }

  private static func storyboard(_ names: [String]) -> String {
    let scenes = names.map { name in
      """
      <scene sceneID="s-\(name)"><objects><viewController title="\(name)" id="vc-\(name)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(name)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      </view></viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
  }

  private func goldens(_ scratch: Scratch) -> [String] {
    scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") }
  }

  @Test func documents() throws {
    let scratch = try project()
    _ = try scratch.shell("rm App/Main.storyboard")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1)
    #expect(
      verified.out.hasPrefix(
        """
        App/Main.storyboard: removed, with its 2 screens: "one", "two"
          2 pictures: one iphone-se portrait 1x; two iphone-se portrait 1x
          layoutshot accept
        """), "\(verified.out)")
    #expect(verified.out.hasSuffix("1 passed, 2 removed (1 cause)\n"))
    #expect(!verified.err.contains("belong to no screen"))
    #expect(scratch.has("layoutshot-failures/App/Main/one.iphone-se.portrait.1x-expected.png"))
    let report = try json(String(decoding: scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self))
    let item = try #require((report["items"] as? [[String: Any]])?.first)
    #expect(item["kind"] as? String == "removed" && item["document"] as? String == "App/Main.storyboard")
    let change = try #require((item["changes"] as? [[String: Any]])?.first)
    #expect(change["oldLine"] as? Int == 5 && change["id"] as? String == "v-one")
    // Nothing is written by default.
    #expect(try scratch.run("record").status == 1 && goldens(scratch).count == 3)
    let accepted = try scratch.run("accept", "--all")
    #expect(accepted.status == 0 && goldens(scratch).count == 1, "\(accepted.err)")
    #expect(!scratch.has("Goldens/App/Main") && !scratch.has("layoutshot-failures"))
    #expect(try scratch.run("verify", "--strict").out == "1 passed\n")
  }

  @Test func screens() throws {
    let scratch = try project()
    try scratch.write(Self.storyboard(["two"]), to: "App/Main.storyboard")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1)
    #expect(
      verified.out.hasPrefix("App/Main.storyboard: screen \"one\": removed (line 5 before)\n"),
      "\(verified.out)")
    let id = try #require(verified.out.firstMatch(of: /accept ([0-9a-f]{8})/)?.1)
    #expect(try scratch.run("accept", String(id)).out == "Goldens/App/Main/one.iphone-se.portrait.1x.png\n")
    #expect(try scratch.run("verify", "--strict").out == "2 passed\n")
  }

  @Test func recordingAllRemovesThem() throws {
    let scratch = try project()
    _ = try scratch.shell("rm App/Main.storyboard")
    #expect(try scratch.run("record", "--mode", "failed").status == 0)
    #expect(goldens(scratch).count == 1)
    #expect(try scratch.run("prune", "--check").status == 0)
  }

  /// A run for some screens does not report on others.
  @Test func unselectedScreensAreNotReported() throws {
    let scratch = try project()
    try scratch.write(Self.storyboard(["two"]), to: "App/Main.storyboard")
    _ = try scratch.shell("rm App/Sign.xib")
    #expect(try scratch.run("verify", "--scene", "two").out == "1 passed\n")
    let one = try scratch.run("verify", "App/Main.storyboard")
    #expect(one.status == 1 && one.out.contains("screen \"one\"") && !one.out.contains("Sign.xib"))
    try scratch.write(Self.storyboard(["one", "two"]), to: "App/Main.storyboard")
    #expect(try scratch.run("verify", "App/Main.storyboard").out == "2 passed\n")
  }

  /// Documents excluded by the configuration are not removed, but no longer drawn.
  @Test func excludedDocuments() throws {
    let scratch = try project()
    try scratch.write(
      "{\"exclude\": [\"App/Sign.xib\"], \"overrides\": [{\"scenes\": [\"one\"], \"skip\": true}], \(Self.matrix)}",
      to: "layoutshot.json")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 0 && verified.err.contains("4 files in Goldens belong to no screen"),
      "\(verified.err)")
  }

  /// A pattern that matches a document with goldens is valid, one that matches none is not.
  @Test func theLastDocumentOfAPattern() throws {
    let scratch = try project(inputs: "[\"App/Main.storyboard\", \"App/Sign.xib\"]")
    _ = try scratch.shell("rm App/Sign.xib App/Main.storyboard")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 1 && verified.out.contains("App/Sign.xib: removed, with its screen \"Sign\"\n"))
    #expect(verified.out.hasSuffix("0 passed, 3 removed (2 causes)\n"), "\(verified.out)\(verified.err)")
    #expect(try scratch.run("accept", "--all").status == 0)
    #expect(try scratch.run("verify").status == 2)
  }

  /// Screens of an unreadable document are not reported as removed.
  @Test func unreadableDocuments() throws {
    let scratch = try project()
    try scratch.write("<document", to: "App/Main.storyboard")
    let verified = try scratch.run("verify")
    #expect(verified.status == 2 && !verified.out.contains("removed"), "\(verified.out)")
  }

  @Test func pruneFollowsRenamedScreens() throws {
    let scratch = try project()
    _ = try scratch.shell("mkdir New && mv App/Sign.xib New/Sign.xib && rm App/Main.storyboard")
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 0 && goldens(scratch) == ["Goldens/App/Sign/Sign.iphone-se.portrait.1x.png"])
    #expect(pruned.err.contains("1 golden image of renamed screens stay where they are"), "\(pruned.err)")
    #expect(try scratch.run("verify").out.hasSuffix("1 passed (1 renamed)\n"))
  }
}
