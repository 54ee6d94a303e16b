import Diagnostics
import Files
import Screens
import TestSupport
import Testing

@testable import ScreenChecks

/// What a merge broke that is clean as text, as a screen.
@Suite struct MergeCheckTests {
  private static func document(label: String = "", constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="16" y="40" width="80" height="44"/>
    </view>
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  private static func constraint(_ attribute: String, _ constant: Int, id: String) -> String {
    ["width", "height"].contains(attribute)
      ? "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>\n"
      : "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" secondItem=\"root\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>\n"
  }

  private static let place =
    constraint("leading", 16, id: "c-l") + constraint("top", 40, id: "c-t")
    + constraint("height", 44, id: "c-h")

  private func check(_ merged: String, _ ours: String, _ theirs: String) throws -> [Finding] {
    func input(_ name: String, _ text: String) -> InputFile { InputFile(path: name, bytes: Array(text.utf8)) }
    let check = try MergeCheck(
      input("App.xib", merged), ours: input("ours", ours), theirs: input("theirs", theirs))
    #expect(check.faults.isEmpty)
    return try check.layoutFaults(fonts: try Fonts.library(named: []), in: .untraced)
  }

  /// Each side gave the view a width.
  @Test func constraintsOfBothSidesThatCannotHoldTogether() throws {
    let (here, there) = (Self.constraint("width", 80, id: "w-o"), Self.constraint("width", 90, id: "w-t"))
    let found = try check(
      Self.document(constraints: Self.place + here + there), Self.document(constraints: Self.place + here),
      Self.document(constraints: Self.place + there))
    #expect(found.map(\.category) == [.conflict] && found.map(\.severity) == [.error])
    let places = found[0].notes.compactMap(\.location?.file)
    #expect(places.contains("ours") && places.contains("theirs"), "\(found)")
  }

  /// Each side removed one of two constraints of which one is enough.
  @Test func whatIsLeftOpen() throws {
    let (one, other) = (
      Self.constraint("width", 80, id: "w-1"), Self.constraint("trailing", -279, id: "w-2")
    )
    let found = try check(
      Self.document(constraints: Self.place), Self.document(constraints: Self.place + one),
      Self.document(constraints: Self.place + other))
    #expect(found.map(\.category) == [.ambiguous] && found[0].message.contains("width"), "\(found)")
    #expect(found[0].location == SourceLocation(file: "App.xib", line: 9, column: 1))
    #expect(found[0].notes.compactMap(\.location).map(\.file) == ["ours", "theirs"])
  }

  @Test func whatASideHadIsNotReported() throws {
    let (one, other) = (
      Self.constraint("width", 80, id: "w-1"), Self.constraint("width", 90, id: "w-2")
    )
    let both = Self.document(constraints: Self.place + one + other)
    let open = Self.document(constraints: Self.place)
    #expect(try check(both + "\n", both, open).isEmpty)
    #expect(try check(open + "\n", both, open).isEmpty)
    #expect(try check(both, both, open).isEmpty, "it is that of one side")
    #expect(
      try check(Self.document(constraints: Self.place + one) + "\n", open, open).isEmpty, "nothing is wrong")
  }

  /// Only scenes that are as neither side has them are laid out.
  @Test func scenesOfOneSideAreNotLaidOut() throws {
    func storyboard(_ first: String, _ second: String) -> String {
      func scene(_ id: String, _ constraints: String) -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)"><view key="view" id="root-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box-\(id)"/></subviews>
        <constraints>\(constraints.replacing("\"box\"", with: "\"box-\(id)\"").replacing("\"root\"", with: "\"root-\(id)\""))</constraints>
        </view></viewController></objects></scene>
        """
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>\(scene("a", first))\(scene("b", second))</scenes></document>
        """
    }
    let width = Self.constraint("width", 80, id: "w")
    // In the merged document the first scene is ours, the second one neither's.
    let found = try check(
      storyboard(Self.place, Self.place.replacing("id=\"c-h\"", with: "identifier=\"x\" id=\"c-h\"")),
      storyboard(Self.place, Self.place + width), storyboard(Self.place + width, Self.place + width))
    #expect(found.count == 1 && found[0].message.contains("box-b"), "\(found)")
  }
}
