import Geometry
import Screens
import TestSupport
import Testing
import Views

/// Roots lower than their screen on the canvas, for a sheet or for bars: in landscape, the screen has the insets of a
/// phone in landscape.
@Suite struct TurnedRootTests {
  private func screen(tools: Int, height: Double) throws -> Screen {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/>\
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">\
      <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/></view></viewController></objects></scene>\
      </scenes></document>
      """
    return try Screen(#require(try load(text, path: "a.storyboard").scenes.first))
  }

  private func safeArea(_ screen: Screen, _ orientation: Orientation) -> EdgeInsets {
    screen.layOut(ScreenTraits(orientation: orientation, scale: 1), fonts: TestFonts.library).safeArea
  }

  @Test(arguments: [(16_097, 842.0, 0.0, 34.0, 44.0), (22_505, 804, 0, 34, 48), (22_505, 741, 48, 0, 48)])
  func insets(tools: Int, height: Double, top: Double, bottom: Double, sides: Double) throws {
    let screen = try screen(tools: tools, height: height)
    let upright = safeArea(screen, .portrait)
    #expect(upright == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let turned = safeArea(screen, .landscape)
    #expect((turned.left, turned.right) == (sides, sides))
    #expect(turned.top == 0)
  }
}
