import TestSupport
import Testing

/// The effect of `--safe-area` in place of a device's safe area.
@Suite struct SafeAreaTests {
  /// A screen under a navigation bar, whose only view fills the safe area.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="n-1">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-1"><objects>
          <navigationController id="n-1"><navigationBar key="navigationBar" contentMode="scaleToFill" id="b-1"/>
            <connections><segue destination="v-1" kind="relationship" relationship="rootViewController" id="g-1"/>
            </connections></navigationController>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <viewController title="Only" id="v-1">
            <view key="view" contentMode="scaleToFill" id="r-1">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Inside" id="i-1">
                  <rect key="frame" x="0.0" y="92" width="414" height="770"/>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="a-1"/>
              <constraints>
                <constraint firstItem="i-1" firstAttribute="top" secondItem="a-1" secondAttribute="top" id="c-1"/>
                <constraint firstItem="i-1" firstAttribute="leading" secondItem="a-1" secondAttribute="leading" id="c-2"/>
                <constraint firstItem="a-1" firstAttribute="trailing" secondItem="i-1" secondAttribute="trailing" id="c-3"/>
                <constraint firstItem="a-1" firstAttribute="bottom" secondItem="i-1" secondAttribute="bottom" id="c-4"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="Title" id="t-1"/>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func inside(_ options: String) throws -> [Substring] {
    let scratch = try Scratch()
    try scratch.write(Self.storyboard, to: "S.storyboard")
    let outcome = try scratch.shell("\"$L\" inspect S.storyboard --scene Only \(options)")
    #expect(outcome.status == 0, "\(outcome.err)")
    return outcome.lines.filter { $0.contains("Inside") }.map {
      $0.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    }
  }

  @Test(arguments: [
    ("", ["0 92 414 770", "48 44 800 349"]), ("--safe-area none", ["0 0 414 896", "0 0 896 414"]),
    ("--safe-area 10,1,20,2", ["1 54 411 822", "1 54 893 340"]),
    ("--device iphone-15 --safe-area none", ["0 0 393 852", "0 0 852 393"]),
    ("--size 300x500 --safe-area=0,0,0,0", ["0 44 300 456", "0 44 500 256"]),
  ])
  func insets(_ options: String, _ frames: [String]) throws {
    #expect(try inside(options).map(String.init) == frames)
  }

  @Test func noBarsOutsideOfAWindow() throws {
    let scratch = try Scratch()
    try scratch.write(Self.storyboard, to: "S.storyboard")
    let arguments = "inspect S.storyboard --scene Only --stage drawing --chrome"
    #expect(try scratch.shell("\"$L\" \(arguments)").out.contains("Title"))
    #expect(try !scratch.shell("\"$L\" \(arguments) --safe-area none").out.contains("Title"))
  }

  @Test(arguments: ["", "all", "1,2,3", "1,2,3,4,5", "1,2,3,x", "1,2,3,-4", "1,2,,4"])
  func invalidSafeAreas(_ text: String) throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("render", "Login.xib", "--safe-area=\(text)")
    #expect(outcome.status == 2 && outcome.err.contains("expected none, or top,left,bottom,right in points"))
    let designed = try scratch.run("render", "Login.xib", "--as-designed", "--safe-area=none")
    #expect(designed.status == 2 && designed.err.contains("--as-designed and --safe-area exclude each other"))
  }
}
