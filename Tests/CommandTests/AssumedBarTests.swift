import Foundation
import TestSupport
import Testing

/// Navigation bars of screens whose navigation controller is not in the document, and sheets.
@Suite struct AssumedBarTests {
  private func storyboard(
    height: Double = 896, item: String = #"<navigationItem key="navigationItem" title="Title" id="t-1"/>"#,
    more: String = "", attributes: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController storyboardIdentifier="Only" id="v-1">
            <view key="view" contentMode="scaleToFill" id="r-1">
              <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Inside" id="i-1">
                  <rect key="frame" x="0.0" y="44" width="414" height="100"/>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="a-1"/>
              <constraints>
                <constraint firstItem="i-1" firstAttribute="top" secondItem="a-1" secondAttribute="top" id="c-1"/>
                <constraint firstItem="i-1" firstAttribute="leading" secondItem="r-1" secondAttribute="leading" id="c-2"/>
                <constraint firstAttribute="trailing" secondItem="i-1" secondAttribute="trailing" id="c-3"/>
                <constraint firstItem="a-1" firstAttribute="bottom" secondItem="i-1" secondAttribute="bottom" id="c-4"/>
              </constraints>
            </view>
            \(item)
          </viewController>
        </objects></scene>
        \(more)
      </scenes>
    </document>
    """
  }

  /// Another controller with a segue to the only one.
  private func leading(_ kind: String, element: String = "viewController") -> String {
    """
    <scene sceneID="s-2"><objects><\(element) id="o-1"><connections>
      <segue destination="v-1" \(kind) id="g-1"/>
    </connections></\(element)></objects></scene>
    """
  }

  private func inside(_ storyboard: String, _ options: String = "--device iphone-11") throws -> (
    frame: String, err: String
  ) {
    let scratch = try Scratch()
    try scratch.write(storyboard, to: "S.storyboard")
    let outcome = try scratch.shell(
      "\"$L\" inspect S.storyboard --scene Only --orientation portrait \(options)")
    #expect(outcome.status == 0, "\(outcome.err)")
    let line = outcome.lines.first { $0.contains("Inside") } ?? ""
    return (String(line.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }), outcome.err)
  }

  @Test func itemsWithContents() throws {
    let shown = try inside(storyboard())
    #expect(shown.frame == "0 92 414 770")
    #expect(
      shown.err.hasPrefix("S.storyboard:5:7: note: [assumed] the document has no navigation controller"))
    let left = try inside(storyboard(), "--device iphone-11 --no-assumed-bars")
    #expect(left.frame == "0 48 414 814" && left.err == "")
  }

  @Test func noAssumedBar() throws {
    let none = "0 48 414 814"
    #expect(try inside(storyboard(item: "")).frame == none)
    #expect(try inside(storyboard(item: #"<navigationItem key="navigationItem" id="t-1"/>"#)).frame == none)
    #expect(try inside(storyboard(more: leading(#"kind="presentation""#))).frame == none)
    let tab = leading(#"kind="relationship" relationship="viewControllers""#, element: "tabBarController")
    #expect(try inside(storyboard(more: tab)).frame == "0 48 414 765")
    #expect(try inside(storyboard(attributes: #"launchScreen="YES""#)).frame == none)
    let nothing = #"<nil key="simulatedTopBarMetrics"/>"#
    let item = #"<navigationItem key="navigationItem" title="Title" id="t-1"/>"# + nothing
    #expect(try inside(storyboard(item: item)).frame == none)
  }

  @Test func neverOnTheDesignCanvas() throws {
    let scratch = try Scratch()
    try scratch.write(storyboard(), to: "S.storyboard")
    let outcome = try scratch.shell("\"$L\" inspect S.storyboard --as-designed --stage drawing")
    #expect(outcome.err == "" && !outcome.out.contains("Title"))
  }

  /// A root 54 points lower than the screen is a sheet: below no status bar, under a bar of 56 points.
  @Test func sheets() throws {
    #expect(try inside(storyboard(height: 842)).frame == "0 56 414 752")
    #expect(try inside(storyboard(height: 842), "--size 400x800").frame == "0 56 400 710")
    #expect(
      try inside(storyboard(height: 842), "--device iphone-11 --no-assumed-bars").frame == "0 0 414 808")
    // Roots that are lower by any other amount are below the status bar.
    #expect(try inside(storyboard(height: 876, item: "")).frame == "0 48 414 794")
  }
}
