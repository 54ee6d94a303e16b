import Assets
import Files
import Goldens
import PictureComparison
import Screens
import Typography
import Views

/// A fingerprint of the renderer: 16 hexadecimal digits of the hash of a reference picture with text, shapes, blending
/// and controls.
///
/// Builds that draw the picture identically have the same fingerprint, regardless of their versions. A build that
/// differs only in something not covered by the picture may have the same fingerprint; such a change shows in the
/// goldens.
package enum RendererFingerprint {
  package static func text(fonts: FontLibrary) throws -> String {
    let input = InputFile(path: "<fingerprint>", bytes: Array(document.utf8))
    let document = try LoadedDocument.load(input)
    let renderer = Renderer(fonts: fonts).using(
      DocumentResources(document: "-", library: AssetLibrary(), in: .untraced))
    guard let scene = document.scenes.first else { return String(repeating: "0", count: 16) }
    let screen = Screen(scene)
    let laidOut = renderer.layOut(screen, ScreenTraits(orientation: .portrait, scale: 2))
    let pixmap = try renderer.pixmap(renderer.drawing(of: laidOut).drawing)
    return String(PixelHash(pixmap).text.prefix(16))
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="320"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Hamburgefonstiv 0123" id="a"><rect key="frame" x="8.5" y="8" width="184" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <label text="The quick brown fox jumps over the lazy dog" numberOfLines="0" id="b">
              <rect key="frame" x="8" y="32" width="184" height="40"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="13.5"/></label>
            <button buttonType="system" id="c"><rect key="frame" x="8" y="76" width="90" height="34"/>
              <state key="normal" title="Button"/></button>
            <switch on="YES" id="d"><rect key="frame" x="120" y="76" width="51" height="31"/></switch>
            <slider value="0.4" minValue="0" maxValue="1" id="e">
              <rect key="frame" x="8" y="116" width="184" height="31"/></slider>
            <segmentedControl selectedSegmentIndex="0" id="f">
              <rect key="frame" x="8" y="152" width="184" height="32"/>
              <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <textField borderStyle="roundedRect" placeholder="Name" id="g">
              <rect key="frame" x="8" y="190" width="184" height="34"/></textField>
            <progressView progress="0.3" id="h"><rect key="frame" x="8" y="232" width="184" height="4"/></progressView>
            <stepper id="i"><rect key="frame" x="8" y="244" width="94" height="32"/></stepper>
            <view alpha="0.5" id="j"><rect key="frame" x="120" y="246" width="60" height="60"/>
              <color key="backgroundColor" red="0.2" green="0.4" blue="0.9" alpha="0.8"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="13"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes></view>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
      </objects>
    </document>
    """
}
