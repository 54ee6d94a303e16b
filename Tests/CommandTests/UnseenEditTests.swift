import Foundation
import TestSupport
import Testing

/// Edits that do not show on the document's own screen: in other size classes, in the dark.
@Suite struct UnseenEditTests {
  private static func document(
    padSize: Int = 20, padText: String = "Wide", color: String = "systemColor=\"labelColor\"", gap: Int = 8
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
          <connections>
            <outlet property="view" destination="root" id="o-0"/>
            <outlet property="titleLabel" destination="tit" id="o-1"/>
            <outlet property="sideLabel" destination="sid" id="o-2"/>
          </connections>
        </placeholder>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="tit">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" \(color)/>
              <variation key="heightClass=regular-widthClass=regular">
                <fontDescription key="fontDescription" type="system" pointSize="\(padSize)"/>
              </variation>
            </label>
            <label text="\(padText)" translatesAutoresizingMaskIntoConstraints="NO" id="sid"/>
          </subviews>
          <constraints>
            <constraint firstItem="tit" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-1"/>
            <constraint firstItem="tit" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c-2"/>
            <constraint firstItem="sid" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-3"/>
            <constraint firstItem="sid" firstAttribute="top" secondItem="tit" secondAttribute="bottom" constant="\(gap)" id="c-4"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="sid"/></mask>
            <mask key="constraints"><exclude reference="c-3"/><exclude reference="c-4"/></mask>
          </variation>
          <variation key="widthClass=regular">
            <mask key="subviews"><include reference="sid"/></mask>
            <mask key="constraints"><include reference="c-3"/><include reference="c-4"/></mask>
          </variation>
        </view>
      </objects>
    </document>
    """
  }

  private func repository(_ old: String, _ new: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(old, to: "Form.xib")
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}", to: "layoutshot.json")
    try scratch.write(".run*\nlayoutshot-failures/\n", to: ".gitignore")
    let made = try scratch.shell(
      "git init -q -b main && git add -A && git -c user.name=n -c user.email=n@example.org commit -qm one")
    try #require(made.status == 0, "\(made.err)")
    try scratch.write(new, to: "Form.xib")
    return scratch
  }

  /// Each is reported, in words and by `verify --against`.
  @Test(arguments: [
    (document(padSize: 24), "titleLabel", "font system 20 regular → system 24 regular", "ipad-11"),
    (document(padText: "Side"), "sideLabel", "\"Wide\" → \"Side\"", "ipad-11"),
    (document(gap: 20), "sideLabel", "8 → 20", "ipad-11"),
  ])
  func otherSizeClassesAreLaidOut(_ new: String, _ view: String, _ words: String, _ place: String) throws {
    let scratch = try repository(Self.document(), new)
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 1 && outcome.out.contains(view), "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.contains(words) && outcome.out.contains("in portrait \(place)"), "\(outcome.out)")
    let verified = try scratch.run("verify", "--against", "HEAD")
    #expect(verified.status == 1 && verified.out.contains(place), "\(verified.out)\(verified.err)")
  }

  /// What shows on the document's own screen, and what no variation tells apart, needs no other one.
  @Test func nothingElseIsLaidOut() throws {
    let plain = Self.document().replacing("text=\"Title\"", with: "text=\"Head\"")
    let scratch = try repository(Self.document(), plain)
    let outcome = try scratch.run("diff")
    #expect(
      outcome.lines.count == 2 && outcome.out.contains("wider in both orientations: text"), "\(outcome.out)")
    let verified = try scratch.run("verify", "--against", "HEAD")
    #expect(verified.out.hasSuffix("0 passed, 2 differ (1 cause)\n"), "\(verified.out)")
  }

  /// Black in the light, and something else in the dark.
  @Test func colorsAreSeenInTheDark() throws {
    let black =
      "red=\"0.0\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    let scratch = try repository(Self.document(), Self.document(color: black))
    let verified = try scratch.run("verify", "--against", "HEAD")
    #expect(verified.status == 1 && verified.out.contains("dark"), "\(verified.out)\(verified.err)")
    #expect(try scratch.run("diff").status == 1)
  }

  /// A color of a catalog that is another one in the dark alone.
  @Test func darkColorsOfCatalogs() throws {
    func colors(_ dark: String, light: String = "0.5") -> String {
      func entry(_ value: String, _ more: String) -> String {
        "{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"\(value)\",\"green\":\"0.5\",\"blue\":\"0.5\",\"alpha\":\"1\"}}\(more)}"
      }
      let isDark = ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
      return
        "{\"colors\":[\(entry(light, "")),\(entry(dark, isDark))],\"info\":{\"version\":1,\"author\":\"xcode\"}}"
    }
    let resources =
      "  <resources><namedColor name=\"Ink\"><color red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor></resources>\n</document>"
    let text = Self.document(color: "name=\"Ink\"").replacing("</document>", with: resources)
    let scratch = try repository(text, text)
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(colors("0.9"), to: "Assets.xcassets/Ink.colorset/Contents.json")
    _ = try scratch.shell("git add -A && git -c user.name=n -c user.email=n@example.org commit -qm two")
    try scratch.write(colors("0.1"), to: "Assets.xcassets/Ink.colorset/Contents.json")
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 1 && outcome.out.contains("Ink"), "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.contains("rgba(0.1 0.5 0.5 1) in dark ("), "\(outcome.out)")
    let verified = try scratch.run("verify", "--against", "HEAD")
    #expect(verified.status == 1 && verified.out.contains("dark"), "\(verified.out)\(verified.err)")
    #expect(try scratch.run("diff", "HEAD", "HEAD").status == 0)
    // In both appearances.
    try scratch.write(colors("0.1", light: "0.4"), to: "Assets.xcassets/Ink.colorset/Contents.json")
    let both = try scratch.run("diff").out
    #expect(
      both.contains("→ rgba(0.4 0.5 0.5 1), rgba(0.9 0.5 0.5 1) → rgba(0.1 0.5 0.5 1) in dark ("), "\(both)")
  }
}
