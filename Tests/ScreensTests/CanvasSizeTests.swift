import Geometry
import Screens
import TestSupport
import Testing
import Views

/// The root views that sizes apply to: `--size` to all, `--device` to those owned by a controller; and what is
/// preserved.
@Suite struct CanvasSizeTests {
  /// A storyboard with one controller: its root, other contents of the controller, and what leads to it.
  private func controller(_ width: Int, _ height: Int, more: String = "", leading: String = "") throws
    -> Screen
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>\
      <scenes>\(leading)<scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">\
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\
      <view id="top"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews></view>\
      \(more)</viewController></objects></scene></scenes></document>
      """
    return try Screen(#require(try load(text, path: "a.storyboard").scenes.last))
  }

  private static let navigation = """
    <scene sceneID="n"><objects><navigationController id="nc"><navigationBar key="navigationBar" translucent="NO" id="nb"/>\
    <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="sg"/></connections>\
    </navigationController></objects></scene>
    """

  /// The canvas and the root's position on it.
  private func shown(_ screen: Screen, _ change: (inout ScreenRequest) -> Void) -> [String] {
    var request = ScreenRequest()
    change(&request)
    return request.traits(for: screen).map { traits in
      let laidOut = screen.layOut(traits, fonts: TestFonts.library)
      return "\(text(laidOut.frames.canvas)): \(text(laidOut.frames[screen.tree.root.id]))"
    }
  }

  private func onPhone(_ screen: Screen) -> [String] {
    shown(screen) { $0.devices = [Device(named: "iphone-15")!] }
  }

  private func atSize(_ screen: Screen) -> [String] {
    shown(screen) { $0.size = Size(width: 500, height: 300) }
  }

  /// The smallest iPad is 744 points wide; a canvas without a device is one from there on.
  @Test(arguments: [(743.0, false), (744, true), (768, true)]) func padsByTheirSize(
    width: Double, isPad: Bool
  )
    throws
  {
    let screen = try controller(375, 667)
    for size in [Size(width: width, height: 1133), Size(width: 1133, height: width)] {
      let traits = ScreenTraits(
        orientation: size.width < size.height ? .portrait : .landscape, screen: size, scale: 2)
      #expect(screen.isPad(traits) == isPad)
    }
  }

  private let wholePhone = ["393 × 852: 0 0 393 852", "852 × 393: 0 0 852 393"]
  private let wholeSize = ["300 × 500: 0 0 300 500", "500 × 300: 0 0 500 300"]

  @Test(arguments: [(868, 1164), (200, 100), (375, 1500), (375, 667)]) func freeformControllers(
    width: Int, height: Int
  ) throws {
    let screen = try controller(
      width, height,
      more: width == 375 && height == 667
        ? "" : "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    #expect(onPhone(screen) == wholePhone)
    #expect(atSize(screen) == wholeSize)
  }

  /// Without a device the design canvas is used, and a controller larger than the document's device rotates like a
  /// screen; a small one, and one that is only longer, do not.
  @Test(arguments: [
    (868, 1164, ["868 × 1164: 0 0 868 1164", "1164 × 868: 0 0 1164 868"]),
    (200, 100, ["200 × 100: 0 0 200 100", "200 × 100: 0 0 200 100"]),
    (375, 1500, ["375 × 1500: 0 0 375 1500", "667 × 1500: 0 0 667 1500"]),
    (300, 1500, ["300 × 1500: 0 0 300 1500", "300 × 1500: 0 0 300 1500"]),
  ])
  func withoutADevice(width: Int, height: Int, expected: [String]) throws {
    let screen = try controller(
      width, height, more: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    #expect(shown(screen) { _ in } == expected)
    #expect(shown(screen) { $0.asDesigned = true } == [expected[0]])
  }

  /// A xib's freeform root is a screen if its owner is a controller with an outlet `view` to it; a standalone view, and
  /// a cell, keep their sizes on a device, and only get its width if they are as wide as their own.
  @Test func xibs() throws {
    let owned = try onlyScreen(document(owner("view=v") + view("v", "0 0 320 200")))
    #expect(onPhone(owned) == wholePhone && atSize(owned) == wholeSize)
    let alone = try onlyScreen(document(owner("card=v") + view("v", "0 0 320 200")))
    #expect(onPhone(alone) == ["320 × 200: 0 0 320 200", "320 × 200: 0 0 320 200"])
    #expect(atSize(alone) == wholeSize)
    for element in ["view", "tableViewCell"] {
      let wide = try onlyScreen(document(view("v", "0 0 375 80", element: element)))
      #expect(onPhone(wide) == ["393 × 80: 0 0 393 80", "852 × 80: 0 0 852 80"], "\(element)")
      #expect(atSize(wide) == wholeSize, "\(element)")
    }
  }

  /// A root below an opaque bar is below it on a device, without a safe area there; with a size it is the whole
  /// picture. A root below a translucent bar is the whole screen in both.
  @Test func opaqueBars() throws {
    let opaque = try controller(375, 603, leading: Self.navigation)
    #expect(onPhone(opaque) == ["393 × 852: 0 98 393 754", "852 × 393: 0 32 852 361"])
    #expect(atSize(opaque) == wholeSize)
    let traits = ScreenTraits(
      orientation: .portrait, device: Device(named: "iphone-15"), screen: Size(width: 393, height: 852),
      scale: 3)
    let laidOut = opaque.layOut(traits, fonts: TestFonts.library)
    #expect(laidOut.safeArea.top == 0 && laidOut.insets.top == 98 && laidOut.safeArea.bottom == 34)
    // A view saved at the root's top is below the bar in the window, and at the root's top within it.
    #expect(opaque.place("top", laidOut.frames) == "0 0 20 20")
    #expect(opaque.tree.views.last.map { text(laidOut.frames[$0.id]) } == "0 98 20 20")
    let translucent = try controller(375, 667, leading: Self.navigation)
    #expect(onPhone(translucent) == wholePhone)
    // The document's own device has the bar, too.
    #expect(shown(opaque) { _ in } == ["375 × 667: 0 64 375 603", "667 × 375: 0 32 667 343"])
  }

  /// A xib simulates an opaque bar by a lower root alone: it begins below the bar, and ends where the screen does.
  @Test func opaqueBarOfXib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina6_7" orientation="portrait"/>\
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tide"><connections>\
      <outlet property="view" destination="v" id="o"/></connections></placeholder>\
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="428" height="838"/></view></objects></document>
      """
    let root = try Screen(#require(try load(text, path: "a.xib").scenes.first))
    let traits = ScreenTraits(orientation: .portrait, scale: 3)
    let laidOut = root.layOut(traits, fonts: TestFonts.library)
    #expect(laidOut.safeArea.top == 0 && laidOut.safeArea.bottom == 34, "\(laidOut.safeArea)")
  }

  /// A sheet is lower than the device's screen by the same amount as in the document, fills the screen of a phone in
  /// landscape, and has a given size.
  @Test func sheets() throws {
    let text = { (height: Int) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/>\
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">\
      <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/></view></viewController></objects></scene>\
      </scenes></document>
      """
    }
    let sheet = try Screen(#require(try load(text(842), path: "a.storyboard").scenes.first))
    #expect(onPhone(sheet) == ["393 × 798: 0 0 393 798", "852 × 393: 0 0 852 393"])
    #expect(atSize(sheet) == wholeSize)
  }
}
