import Foundation
import TestSupport
import Testing

/// What `diff` and `verify --against` say that an edit breaks where its pictures do not show it.
struct RiskTests {
  /// A screen with a title of fixed width, a text of a text style in a fixed height, and two labels beside each other.
  private static func form(width: Int = 200, height: Int = 80, gap: String = "leading", trailing: Int = 0)
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
    <connections>
    <outlet property="view" destination="root" id="o-0"/>
    <outlet property="titleLabel" destination="tit" id="o-1"/>
    <outlet property="bodyLabel" destination="bod" id="o-2"/>
    </connections>
    </placeholder>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <label opaque="NO" text="Save" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="tit">
    <constraints><constraint firstAttribute="width" constant="\(width)" id="c-0"/></constraints>
    </label>
    <label opaque="NO" text="A body of some words" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="bod">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <constraints>
    <constraint firstAttribute="width" constant="120" id="c-1"/>
    <constraint firstAttribute="height" constant="\(height)" id="c-2"/>
    </constraints>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="tit" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-3"/>
    <constraint firstItem="tit" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="c-4"/>
    <constraint firstItem="bod" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(16 + trailing)" id="c-5"/>
    <constraint firstItem="bod" firstAttribute="top" secondItem="tit" secondAttribute="bottom" constant="8" id="c-6"/>
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  private func scratch(_ old: String, _ new: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("{}", to: "layoutshot.json")
    for (language, text) in [("de", "Änderungen sichern"), ("fr", "Enregistrer")] {
      try scratch.write("\"tit.text\" = \"\(text)\";\n", to: "\(language).lproj/Form.strings")
    }
    try scratch.write(old, to: "Base.lproj/Form.xib")
    let settings = "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null"
    let commit = "git -c user.name=n -c user.email=n@example.org commit -qm one"
    let outcome = try scratch.shell("\(settings); git init -q -b main && git add -A && \(commit)")
    #expect(outcome.status == 0, "\(outcome.err)")
    try scratch.write(new, to: "Base.lproj/Form.xib")
    return scratch
  }

  private func diff(_ old: String, _ new: String) throws -> [String] {
    try scratch(old, new).run("diff").lines.dropFirst().map(String.init)
  }

  @Test func aTextThatIsCutInAnotherLanguage() throws {
    #expect(
      try diff(Self.form(), Self.form(width: 100)) == [
        "  titleLabel 100 narrower in both orientations: width constraint 200 → 100 (Form.xib:16)",
        "    titleLabel is now cut in de",
      ])
  }

  @Test func aTextThatIsCutAtALargeSize() throws {
    #expect(
      try diff(Self.form(height: 400), Self.form(height: 60)) == [
        "  bodyLabel 340 shorter in both orientations: height constraint 400 → 60 (Form.xib:22)",
        "    bodyLabel is now cut at AX3",
      ])
  }

  /// A text that is cut anyway is so once, and what was cut before is not repeated.
  @Test func whatWasBrokenIsNotRepeated() throws {
    #expect(
      try diff(Self.form(), Self.form(width: 20)) == [
        "  titleLabel 180 narrower in both orientations: width constraint 200 → 20 (Form.xib:16)",
        "    titleLabel is now cut",
      ])
    #expect(
      try diff(Self.form(width: 100), Self.form(width: 99)) == [
        "  titleLabel: width constraint 100 → 99: 1 narrower in both orientations (Form.xib:16)"
      ])
  }

  @Test func anEditElsewhereBreaksNothing() throws {
    #expect(
      try diff(Self.form(), Self.form(trailing: 8)) == [
        "  bodyLabel moved +8,0 in both orientations: leading constraint 16 → 24 (Form.xib:29)"
      ])
  }

  @Test func reportsOfPicturesHaveThemToo() throws {
    let scratch = try scratch(Self.form(), Self.form(width: 100))
    let outcome = try scratch.run("verify", "--against", "HEAD", "--reporter", "json")
    #expect(try SchemaChecker("report.schema.json").violations(in: outcome.out) == [])
    let items = try #require(try json(outcome.out)["items"] as? [[String: Any]])
    let risks = items.flatMap { $0["risks"] as? [[String: Any]] ?? [] }
    #expect(risks.map { $0["words"] as? String } == ["titleLabel is now cut in de"])
    #expect(risks.map { $0["places"] as? [String] } == [["in de"]])
    let text = try scratch.run("verify", "--against", "HEAD")
    #expect(text.out.contains("\n  titleLabel is now cut in de\n"), "\(text.out)")
    let report = try scratch.run("diff", "--format", "json")
    #expect(try SchemaChecker("diff.schema.json").violations(in: report.out) == [])
  }
}
