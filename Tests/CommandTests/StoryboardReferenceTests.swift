import TestSupport
import Testing

/// Navigation bars of screens whose navigation controller is in another storyboard of the project.
@Suite struct StoryboardReferenceTests {
  private func storyboard(initial: String = "", _ scenes: [String]) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    \(initial.isEmpty ? "" : "initialViewController=\"\(initial)\"")>
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
        \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n    "))
      </scenes>
    </document>
    """
  }

  /// A controller with a navigation item and segues to others.
  private func screen(_ name: String, _ segues: String = "") -> String {
    """
    <viewController storyboardIdentifier="\(name)" id="\(name)-c">
      <view key="view" contentMode="scaleToFill" id="\(name)-r">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Inside" \
    id="\(name)-i"><rect key="frame" x="0.0" y="44" width="414" height="818"/></view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="\(name)-a"/>
        <constraints>
          <constraint firstItem="\(name)-i" firstAttribute="top" secondItem="\(name)-a" secondAttribute="top" \
    id="\(name)-1"/>
          <constraint firstItem="\(name)-i" firstAttribute="leading" secondItem="\(name)-r" \
    secondAttribute="leading" id="\(name)-2"/>
          <constraint firstAttribute="trailing" secondItem="\(name)-i" secondAttribute="trailing" id="\(name)-3"/>
          <constraint firstItem="\(name)-a" firstAttribute="bottom" secondItem="\(name)-i" \
    secondAttribute="bottom" id="\(name)-4"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" title="\(name)" id="\(name)-n"/>
      <connections>\(segues)</connections>
    </viewController>
    """
  }

  private func navigation(_ id: String, root: String, _ attributes: String = "") -> String {
    """
    <navigationController id="\(id)" \(attributes)><connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-s"/>
    </connections></navigationController>
    """
  }

  private func reference(_ id: String, to storyboard: String, _ identifier: String? = nil) -> String {
    let identifier = identifier.map { "referencedIdentifier=\"\($0)\"" } ?? ""
    return #"<viewControllerPlaceholder storyboardName="\#(storyboard)" \#(identifier) id="\#(id)"/>"#
  }

  /// Main leads to List in a navigation controller, List to Detail; Main presents Alone, and Bare is in a navigation
  /// controller whose bar is hidden. Copy, in the folder of another app, leads to nothing here.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("", to: "Shop.xcodeproj/project.pbxproj")
    try scratch.write(
      storyboard([
        navigation("nav", root: "to-list"), reference("to-list", to: "List"),
        navigation("hidden", root: "to-bare", #"navigationBarHidden="YES""#),
        reference("to-bare", to: "List", "Bare"),
        screen("Start", #"<segue destination="to-alone" kind="presentation" id="s-1"/>"#),
        reference("to-alone", to: "Detail", "Alone"),
      ]), to: "Shop/Base.lproj/Main.storyboard")
    try scratch.write(
      storyboard(
        initial: "List-c",
        [
          screen("List", #"<segue destination="to-detail" kind="show" id="s-2"/>"#),
          reference("to-detail", to: "Detail", "Detail"), screen("Bare"),
        ]), to: "Shop/Catalogue/List.storyboard")
    try scratch.write(storyboard([screen("Detail"), screen("Alone")]), to: "Shop/Details/Detail.storyboard")
    try scratch.write(storyboard(initial: "List-c", [screen("List")]), to: "Copy/List.storyboard")
    return scratch
  }

  private func inside(
    _ path: String, _ scene: String, _ options: String = "", in scratch: Scratch
  ) throws -> (frame: String, isAssumed: Bool) {
    let outcome = try scratch.shell(
      "\"$L\" inspect \(path) --scene \(scene) --orientation portrait --device iphone-11 \(options)")
    #expect(outcome.status == 0, "\(outcome.err)")
    let line = outcome.lines.first { $0.contains("Inside") } ?? ""
    let frame = line.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    return (String(frame), outcome.err.contains("[assumed]"))
  }

  @Test func navigationControllersInOtherStoryboards() throws {
    let scratch = try project()
    let list = "Shop/Catalogue/List.storyboard"
    let detail = "Shop/Details/Detail.storyboard"
    let (bar, none) = ("0 92 414 770", "0 48 414 814")
    for (path, scene) in [(list, "List"), (detail, "Detail")] {
      #expect(try inside(path, scene, in: scratch) == (bar, false))
      #expect(try inside(path, scene, "--no-assumed-bars", in: scratch) == (bar, false))
    }
    // A hidden bar, a presented scene, and a storyboard with the same name elsewhere.
    for (path, scene) in [(list, "Bare"), (detail, "Alone"), ("Copy/List.storyboard", "List")] {
      #expect(try inside(path, scene, in: scratch) == (bar, true))
      #expect(try inside(path, scene, "--no-assumed-bars", in: scratch) == (none, false))
    }
  }

  @Test func brokenStoryboardsAreIgnored() throws {
    let scratch = try project()
    try scratch.write("<document><viewControllerPlaceholder", to: "Shop/A.storyboard")
    let loop = [reference("loop", to: "B"), navigation("loops", root: "loop")]
    try scratch.write(storyboard(loop), to: "Shop/B.storyboard")
    #expect(try inside("Shop/Catalogue/List.storyboard", "List", in: scratch) == ("0 92 414 770", false))
  }

  @Test func neverOnTheDesignCanvas() throws {
    let scratch = try project()
    let outcome = try scratch.shell(
      "\"$L\" inspect Shop/Catalogue/List.storyboard --scene List --as-designed")
    #expect(outcome.lines.contains { $0.contains("Inside") && $0.contains("[0 44 414 818]") })
  }
}
