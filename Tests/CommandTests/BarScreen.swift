import Testing

/// A document of one screen with a view that fills the safe area, as `S.storyboard`.
enum BarScreen {
  /// A screen whose only view fills the safe area, under the bar of a navigation controller.
  static func storyboard(root: String = "", controller: String = "") -> String {
    """
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
              \(root)
              <constraints>
                <constraint firstItem="i-1" firstAttribute="top" secondItem="a-1" secondAttribute="top" id="c-1"/>
                <constraint firstItem="i-1" firstAttribute="leading" secondItem="a-1" secondAttribute="leading" id="c-2"/>
                <constraint firstItem="a-1" firstAttribute="trailing" secondItem="i-1" secondAttribute="trailing" id="c-3"/>
                <constraint firstItem="a-1" firstAttribute="bottom" secondItem="i-1" secondAttribute="bottom" id="c-4"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="Title" id="t-1"/>
            \(controller)
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  /// The frames of the root on the screen and of the view in it, in portrait and then in landscape.
  static func frames(in scratch: Scratch, _ options: String) throws -> [String] {
    let outcome = try scratch.shell("\"$L\" inspect S.storyboard --scene Only \(options)")
    #expect(outcome.status == 0, "\(outcome.err)")
    return outcome.lines.compactMap { line in
      guard let start = line.firstIndex(of: "["), let end = line.firstIndex(of: "]") else { return nil }
      return String(line[line.index(after: start)..<end])
    }
  }
}
