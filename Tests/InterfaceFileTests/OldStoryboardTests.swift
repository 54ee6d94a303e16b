import Geometry
import InterfaceFile
import Testing
import Views

/// Storyboards from before Xcode 5, and handwritten roots.
@Suite struct OldStoryboardTests {
  private func storyboard(_ version: String, _ attributes: String, _ frame: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="\(version)" \
    targetRuntime="iOS.CocoaTouch" \(attributes)><scenes><scene sceneID="s"><objects>\
    <viewController id="c"><view key="view" id="v">\(frame)<subviews><view id="i">\
    <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view></viewController>\
    </objects></scene></scenes></document>
    """
  }

  @Test(arguments: ["1.0", "1.1", "2.0", "3.0"]) func versions(version: String) throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"20\" width=\"320\" height=\"460\"/>"
    let read = try read(storyboard(version, "", frame), file: "Main.storyboard")
    #expect(read.scenes.map(\.tree.root.frame) == [Rect(x: 0, y: 20, width: 320, height: 460)])
    #expect(read.scenes.first?.tree.root.subviews.map(\.objectID) == ["i"])
    #expect(read.findings.isEmpty)
  }

  /// A root without a frame fills the screen of its document; the views inside keep theirs.
  @Test(arguments: [("", 320.0, 480.0), ("useTraitCollections=\"YES\"", 600, 600)])
  func rootsWithoutAFrame(attributes: String, width: Double, height: Double) throws {
    let read = try read(storyboard("3.0", attributes, ""), file: "LaunchScreen.storyboard")
    let root = try #require(read.scenes.first?.tree.root)
    #expect(root.frame == Rect(x: 0, y: 0, width: width, height: height))
    #expect(root.subviews.map(\.frame) == [Rect(x: 1, y: 2, width: 3, height: 4)])
  }
}
