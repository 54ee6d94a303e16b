import Geometry
import InterfaceFile
import TestSupport
import Testing
import Views

@testable import Screens

/// When a navigation bar that prefers large titles shows one, and the resulting safe area.
struct LargeTitleTests {
  /// A navigation controller with a stack of screens that push one another, by the words for their items' modes.
  private func screens(_ modes: [String]) throws -> [Screen] {
    let scenes = modes.enumerated().map { index, mode in
      let next =
        index + 1 < modes.count ? "<segue destination=\"c\(index + 1)\" kind=\"show\" id=\"s\(index)\"/>" : ""
      let own = mode.isEmpty ? "" : "largeTitleDisplayMode=\"\(mode)\""
      return """
        <scene sceneID="n\(index)"><objects><viewController id="c\(index)">
        <view key="view" id="v\(index)"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
        <navigationItem key="navigationItem" title="T" \(own) id="i\(index)"/><connections>\(next)</connections>
        </viewController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
      <scene sceneID="n"><objects><navigationController id="nc">
      <navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
      <segue destination="c0" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>\(scenes.joined())</scenes></document>
      """
    return try load(text, path: "a.storyboard").scenes.filter { $0.chrome != nil }.map { Screen($0) }
  }

  /// On the canvas and on a device; an automatic mode is that of the previous item.
  @Test(
    arguments: [
      (["", "", ""], [true, true, true]), (["never", "", "always", ""], [false, false, true, true]),
      (["automatic", "inline", "automatic"], [true, false, false]),
    ])
  func automaticModesFollow(_ modes: [String], _ isLarge: [Bool]) throws {
    let screens = try screens(modes)
    try #require(screens.count == modes.count)
    for isAsDesigned in [true, false] {
      var request = ScreenRequest()
      request.asDesigned = isAsDesigned
      if !isAsDesigned { request.devices = [Device(named: "iphone-14")!] }
      let tops = screens.map { screen in
        let traits = request.traits(for: screen).first { $0.orientation == .portrait }!
        return screen.layOut(traits, fonts: TestFonts.library).insets.top
      }
      let least = try #require(tops.min())
      let small = isLarge.contains(false) ? least : least - 52
      #expect(tops == isLarge.map { $0 ? small + 52 : small }, "\(isAsDesigned)")
    }
  }

  /// A phone in landscape has no room for it, an iPad has: a bar of 50 points and 52, below a status bar of 24.
  @Test func landscape() throws {
    let screen = try #require(try screens([""]).first)
    var request = ScreenRequest()
    request.orientations = [.landscape]
    func tops(_ device: String) throws -> [Double] {
      request.devices = [try #require(Device(named: device))]
      return request.traits(for: screen).map { screen.layOut($0, fonts: TestFonts.library).insets.top }
    }
    #expect(try tops("iphone-14") == [32])
    #expect(try tops("ipad-11") == [126])
  }
}
