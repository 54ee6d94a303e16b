import Geometry
import InterfaceFile
import Testing
import Views

/// Views in the bars of controllers.
@Suite struct BarViewTests {
  private func storyboard(_ bars: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    \(bars)
    </viewController></objects></scene></scenes></document>
    """
  }

  /// Screens that push each other in sequence, in reverse document order, below a navigation controller.
  @Test(arguments: [2, 20, 200]) func barsFollowPushesInAnyOrder(_ count: Int) throws {
    func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }
    let screens = (0..<count).reversed().map { number in
      scene(
        """
        <viewController id="c\(number)"><view key="view" id="v\(number)">\(Self.frame)</view><connections>
        <segue destination="c\(number + 1)" kind="show" id="s\(number)"/></connections></viewController>
        """)
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scene("<viewController id=\"c\(count)\"><view key=\"view\" id=\"v\">\(Self.frame)</view></viewController>"))
      \(screens.joined())
      \(scene("<navigationController id=\"n\"><connections><segue destination=\"c0\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"))
      </scenes></document>
      """
    let bars = try read(text).scenes.map(\.canvas.bars.hasNavigationBar)
    #expect(bars == Array(repeating: true, count: count + 1))
  }

  /// A segue of a button deep inside views is one for bars and for flows; one of a constraint, and those of a repeated
  /// controller, are none for either.
  @Test func seguesAreReadOnce() throws {
    func controller(_ id: String, _ segue: String = "", constraint: String = "") -> String {
      """
      <scene><objects><viewController id="\(id)"><view key="view" id="v\(id)">\(Self.frame)<subviews><view id="m\(id)">\(Self.frame)
      <subviews><button id="b\(id)">\(Self.frame)<connections>\(segue)</connections></button></subviews></view></subviews>
      <constraints><constraint firstAttribute="width" constant="9" id="w\(id)"><connections>\(constraint)</connections></constraint>
      </constraints></view></viewController></objects></scene>
      """
    }
    func show(_ id: String) -> String { "<segue destination=\"\(id)\" kind=\"show\" id=\"s\(id)\"/>" }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene><objects><navigationController id="n"><connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      \(controller("c", show("d"), constraint: show("e")))\(controller("d"))\(controller("e"))
      \(controller("d", show("f")))\(controller("f"))</scenes></document>
      """
    let graph = try InterfaceDocument.read(Array(text.utf8), file: "a.storyboard").graph
    #expect(graph.controllers.map(\.id) == ["n", "c", "d", "e", "f"])
    #expect(graph.controllers.first?.children == ["c"])
    #expect(graph.connections["bc"]?.segues.map(\.segue.destination) == ["d"])
    #expect(graph.connections["wc"] == nil)
    let bars = try read(text).scenes.map { ($0.id, $0.canvas.bars.hasNavigationBar) }
    #expect(bars.filter(\.1).map(\.0) == ["c", "d"] && bars.count == 4)
  }

  private static let frame = "<rect key=\"frame\" x=\"9\" y=\"5\" width=\"120\" height=\"30\"/>"

  @Test func viewsAsTitlesAndButtons() throws {
    let inner = "<subviews><label id=\"l\" text=\"Inside\">\(Self.frame)</label></subviews>"
    let (scenes, findings) = try read(
      storyboard(
        """
        <toolbarItems><barButtonItem id="b1"><switch key="customView" id="w" on="YES">\(Self.frame)</switch></barButtonItem></toolbarItems>
        <navigationItem key="navigationItem" id="n"><leftBarButtonItems><barButtonItem id="b2">
        <view key="customView" id="u">\(Self.frame)\(inner)</view></barButtonItem></leftBarButtonItems>
        <searchBar key="titleView" id="t" placeholder="Find">\(Self.frame)</searchBar></navigationItem>
        """))
    #expect(findings.isEmpty, "\(findings)")
    let scene = try #require(scenes.first)
    #expect(scene.barViews.map(\.root.objectID) == ["w", "u", "t"])
    #expect(scene.barViews[1].views.map(\.objectID) == ["u", "l"])
    #expect(scene.barViews[1].root.frame == Rect(x: 9, y: 5, width: 120, height: 30))
    #expect(scene.tree.views.map(\.objectID) == ["v"])
    let item = try #require(scene.chrome).navigationItem
    #expect(item.titleView == "t" && item.leftItems.first?.customView == "u")
  }

  @Test func unsupportedPropertiesAreReported() throws {
    let text = MarkedText(
      storyboard(
        "<navigationItem key=\"navigationItem\" id=\"n\">📍<view key=\"titleView\" id=\"t\" sparkle=\"YES\">\(Self.frame)</view></navigationItem>"
      ))
    let findings = try read(text.text).findings
    #expect(findings.count == 1 && findings[0].location == text.location(), "\(findings)")
    #expect(findings[0].message.contains("\"sparkle\""))
  }

  @Test func otherBarViewsAreReported() throws {
    let text = MarkedText(
      storyboard(
        "<navigationItem key=\"navigationItem\" id=\"n\">📍<view key=\"bottomPalette\" id=\"t\">\(Self.frame)</view></navigationItem>"
      ))
    let (scenes, findings) = try read(text.text)
    #expect(findings.count == 1 && findings[0].location == text.location(), "\(findings)")
    #expect(findings[0].message.contains("is in a bar") && scenes[0].barViews.isEmpty)
  }
}
