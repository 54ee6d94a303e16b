import TestSupport
import Testing

/// Tab bars whose tabs are in several storyboards: the bar is around the screens of all, with the items that a running app
/// shows.
struct StoryboardTabTests {
  private static func storyboard(_ initial: String, _ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scenes)
    </scenes></document>
    """
  }

  private static func screen(_ id: String, _ rest: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)"><view key="view" id="view-\(id)">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label text="At the bottom" translatesAutoresizingMaskIntoConstraints="NO" id="label-\(id)"/></subviews>
    <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
    <constraints><constraint firstItem="safe-\(id)" firstAttribute="bottom" secondItem="label-\(id)" secondAttribute="bottom" id="bottom-\(id)"/>
    <constraint firstItem="label-\(id)" firstAttribute="leading" secondItem="view-\(id)" secondAttribute="leading" id="leading-\(id)"/></constraints>
    </view>\(rest)</viewController></objects></scene>
    """
  }

  /// A tab bar controller with a tab of its own and one of the other storyboard.
  private static let main = storyboard(
    "tabs",
    """
    <scene sceneID="s-tabs"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"><color key="tintColor" systemColor="systemRedColor"/></tabBar><connections>
    <segue destination="home" kind="relationship" relationship="viewControllers" id="r-1"/>
    <segue destination="ref" kind="relationship" relationship="viewControllers" id="r-2"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s-ref"><objects><viewControllerPlaceholder storyboardName="Other" id="ref"><tabBarItem key="tabBarItem" title="Item" id="item-ref"/></viewControllerPlaceholder></objects></scene>
    """ + screen("home", "<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"item-home\"/>"))

  /// A navigation controller whose root pushes a screen, and one that hides the bar.
  private static func other(_ title: String) -> String {
    let push = """
      <connections><segue destination="detail" kind="show" id="push-1"/><segue destination="covering" kind="show" id="push-2"/></connections>
      """
    let item = "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"item-list\"/>"
    return storyboard(
      "nav",
      """
      <scene sceneID="s-nav"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="nav-bar"/><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r-3"/></connections></navigationController></objects></scene>
      """ + screen("list", item + push) + screen("detail")
        + screen("covering").replacing(
          "id=\"covering\">", with: "hidesBottomBarWhenPushed=\"YES\" id=\"covering\">"))
  }

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.main, to: "App/Base.lproj/Main.storyboard")
    try scratch.write(Self.other("Beta"), to: "App/Other.storyboard")
    let outcome = try scratch.shell(
      "git init -q -b main && printf '.run*\\n' > .gitignore && git add -A && git -c user.name=T -c user.email=t@example.org commit -qm one"
    )
    try #require(outcome.status == 0, "\(outcome.err)")
    return scratch
  }

  /// The bottom of the label of a screen in portrait, which is that of the safe area.
  private func bottom(
    of screen: String, in scratch: Scratch, _ options: [String] = ["--orientation", "portrait"]
  ) throws -> Int? {
    let outcome = try scratch.run(["inspect", "App/Other.storyboard", "--scene", screen] + options)
    let line = outcome.lines.first { $0.contains("UILabel \"At the bottom\"") }
    let numbers = line?.split(separator: "[").last?.split(separator: "]").first?.split(separator: " ")
      .compactMap { Double($0) }
    return numbers.flatMap { $0.count == 4 ? Int(($0[1] + $0[3]).rounded()) : nil }
  }

  @Test func theBarIsBelowTheScreensOfBoth() throws {
    let scratch = try project()
    #expect(try bottom(of: "list", in: scratch) == 667 - 49)
    #expect(try bottom(of: "detail", in: scratch) == 667 - 49)
    #expect(try bottom(of: "covering", in: scratch) == 667)
    // Interface Builder does not know it.
    #expect(try bottom(of: "list", in: scratch, ["--as-designed"]) == 667)
  }

  @Test func itemsAreThoseOfTheControllers() throws {
    let scratch = try project()
    try scratch.write(Self.other("Gamma"), to: "App/Other.storyboard")
    let outcome = try scratch.run("diff")
    let lines = outcome.lines.filter { $0.contains("\"Beta\" → \"Gamma\"") }
    // The document that was edited, and the other one that shows the item.
    #expect(
      lines.contains { $0.contains("UITabBarItem") && $0.contains("(Other.storyboard:") }, "\(outcome.out)")
    #expect(!outcome.out.contains("\"Item\""), "\(outcome.out)")
  }

  /// More tabs than an iPhone has room for are behind one for all of them.
  @Test func moreThanFiveTabs() throws {
    let scratch = try project()
    let names = ["Ant", "Bee", "Cat", "Dog", "Emu"]
    let more = names.map { name in
      Self.screen(name, "<tabBarItem key=\"tabBarItem\" title=\"\(name)\" id=\"item-\(name)\"/>")
    }
    let segues = names.map { name in
      "<segue destination=\"\(name)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r-\(name)\"/>"
    }
    let text = Self.main.replacing("</connections>", with: segues.joined() + "</connections>")
      .replacing("</scenes>", with: more.joined() + "</scenes>")
    try scratch.write(text, to: "App/Base.lproj/Main.storyboard")
    func tabs(_ options: String...) throws -> [String] {
      let shown = try scratch.run(
        [
          "inspect", "--stage", "drawing", "--scene", "home", "--orientation", "portrait",
          "App/Base.lproj/Main.storyboard",
        ]
          + options
      ).out
      return (names + ["Home", "Beta", "More"]).filter { shown.contains("\"\($0)\"") }.sorted()
    }
    #expect(try tabs() == ["Ant", "Bee", "Beta", "Home", "More"])
    #expect(try tabs("--device", "ipad-9.7") == (names + ["Home", "Beta"]).sorted())
  }

  @Test func aTabThatCame() throws {
    let scratch = try project()
    let alone = Self.main.split(separator: "\n").filter { !$0.contains("id=\"r-2\"") }.joined(separator: "\n")
    try scratch.write(alone, to: "App/Base.lproj/Main.storyboard")
    let gone = try scratch.run("diff")
    #expect(gone.status == 1 && gone.out.contains("UITabBarItem \"Beta\""), "\(gone.out)")
  }
}
