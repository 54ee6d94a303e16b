import Testing

/// Rules about screens as they are laid out: each has a screen that breaks it and one that does not.
@Suite struct LayoutRuleTests {
  private struct Case: CustomTestStringConvertible {
    var rule: String
    /// The views of a screen that breaks the rule, and what is said of it.
    var broken: String
    var words: String
    /// Those of one that does not.
    var sound: String
    var code = "class Login: UIViewController {}"

    var testDescription: String { rule }
  }

  private static func screen(_ views: String, connections: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Login" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <subviews>\(views)</subviews></view>
    <connections>\(connections)</connections></viewController>
    </objects></scene></scenes></document>
    """
  }

  private static func label(
    _ text: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, gray: Double = 0, id: String = "l",
    size: Int = 17, mask: String = "", attributes: String = ""
  ) -> String {
    """
    <label text="\(text)" adjustsFontSizeToFit="NO" lineBreakMode="tailTruncation" \(attributes) id="\(id)"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" \(mask)/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    <color key="textColor" white="\(gray)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </label>
    """
  }

  private static func image(_ mode: String, width: Int, height: Int) -> String {
    """
    <imageView contentMode="\(mode)" image="cat" id="i">
    <rect key="frame" x="20" y="100" width="\(width)" height="\(height)"/></imageView>
    """
  }

  /// A picture of 60 × 60 pixels in one color, as PNG in base64.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAIAAAC1nk4lAAAARklEQVR42u3OAQkAAAgDsEe3uW8hCIMFWHbyTqSlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlLxQdIwssxa900QAAAABJRU5ErkJggg=="

  private static let cases = [
    Case(
      rule: "contrast", broken: label("Pale", 20, 100, 200, 24, gray: 0.7),
      words: "UILabel \"Pale\" (id l) has a contrast of 2.1 to 1 (#B3B3B3 on #FFFFFF)",
      sound: label("Dark", 20, 100, 200, 24, gray: 0.4)),
    Case(
      rule: "contrast", broken: label("Large", 20, 100, 300, 60, gray: 0.65, size: 40),
      words: "2.4 to 1 (#A6A6A6 on #FFFFFF) in portrait; 3 is the least",
      sound: label("Large", 20, 100, 300, 60, gray: 0.5, size: 40)),
    // Code may give it another color.
    Case(
      rule: "contrast", broken: label("Pale", 20, 100, 200, 24, gray: 0.7), words: "2.1 to 1",
      sound: label("Pale", 20, 100, 200, 24, gray: 0.7, attributes: "customClass=\"Themed\""),
      code:
        "class Login: UIViewController {}\nclass Themed: UILabel { func update() { textColor = theme.text } }"
    ),
    // Nobody knows what is in a picture.
    Case(
      rule: "contrast", broken: label("Pale", 20, 100, 200, 24, gray: 0.7), words: "2.1 to 1",
      sound: image("scaleToFill", width: 300, height: 300) + label("Pale", 60, 130, 100, 24, gray: 0.7)),
    Case(
      rule: "text-clipped", broken: label("A text that does not fit", 20, 100, 60, 21),
      words: "cuts its text and needs to be",
      sound: label("Fits", 20, 100, 60, 21)),
    Case(
      rule: "off-screen", broken: label("Below", 20, 600, 200, 24),
      words: "UILabel \"Below\" (id l) is beside the screen in landscape",
      sound: label("Below", 20, 600, 200, 24, mask: "flexibleMinY=\"YES\"")),
    Case(
      rule: "under-safe-area", broken: label("Left", 4, 200, 40, 24),
      words: "UILabel \"Left\" (id l) reaches under the safe area at the left in landscape",
      sound: label("Left", 80, 200, 40, 24)),
    Case(
      rule: "text-overlap",
      broken: label("Above", 120, 200, 200, 24)
        + label("Beneath", 120, 659, 200, 24, id: "m", mask: "flexibleMinY=\"YES\""),
      words: "UILabel \"Beneath\" (id m) is drawn over UILabel \"Above\" (id l) in landscape",
      sound: label("Above", 120, 200, 200, 24) + label("Always", 120, 200, 200, 24, id: "m")),
    Case(
      rule: "image-stretched", broken: image("scaleToFill", width: 200, height: 60),
      words: "UIImageView \"cat\" (id i) stretches \"cat\" of 60 × 60 to 200 × 60",
      sound: image("scaleAspectFit", width: 200, height: 60)),
    Case(
      rule: "font-fixed",
      broken: label("Fixed", 20, 100, 200, 24)
        + "<label text=\"Grows\" id=\"g\"><rect key=\"frame\" x=\"20\" y=\"200\" width=\"200\" height=\"24\"/>"
        + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>",
      words: "UILabel \"Fixed\" (id l) has a font of a fixed size", sound: label("Fixed", 20, 100, 200, 24)),
  ]

  @Test(arguments: cases) private func rules(_ own: Case) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(own.code, to: "Login.swift")
    #expect(try scratch.shell("echo '\(Self.picture)' | base64 -d > cat.png").status == 0)
    try scratch.write(Self.screen(own.broken), to: "Broken.storyboard")
    try scratch.write(Self.screen(own.sound), to: "Sound.storyboard")
    let lint = "\"$L\" lint --rule only --rule \(own.rule)"
    let broken = try scratch.shell("\(lint) Broken.storyboard")
    #expect(
      broken.out.contains("[\(own.rule)]") && broken.out.contains(own.words), "\(broken.out)\(broken.err)")
    let sound = try scratch.shell("\(lint) Sound.storyboard")
    #expect(!sound.out.contains("[\(own.rule)]"), "\(sound.out)")
  }

  /// What an outlet leads to, in a list of outlets too, may be changed by whoever gets it.
  @Test func colorsThatCodeMayChange() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    let pale = Self.label("Pale", 20, 100, 200, 24, gray: 0.7)
    let outlet = #"<outletCollection property="labels" destination="l" id="o"/>"#
    try scratch.write(Self.screen(pale, connections: outlet), to: "A.storyboard")
    func report(_ body: String) throws -> String {
      let code =
        "class Login: UIViewController { @IBOutlet var labels: [UILabel]!\n func update() { \(body) } }"
      try scratch.write(code, to: "Login.swift")
      return try scratch.shell("\"$L\" lint --rule only --rule contrast A.storyboard").out
    }
    #expect(try report("print(1)").contains("[contrast]"))
    #expect(try !report("theme.apply(to: labels)").contains("[contrast]"))
    #expect(try !report("for label in labels { label.textColor = .red }").contains("[contrast]"))
    #expect(try !report("labels.forEach { $0.textColor = theme.text }").contains("[contrast]"))
    #expect(try !report("view.backgroundColor = theme.ground").contains("[contrast]"))
  }

  /// Other devices, languages and text sizes.
  @Test func everywhere() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(
      Self.screen(Self.label("Sign in", 20, 100, 66, 24) + Self.label("Lower", 150, 330, 100, 24, id: "m")),
      to: "Base.lproj/A.storyboard")
    try scratch.write("\"l.text\" = \"Jetzt anmelden\";", to: "de.lproj/A.strings")
    let own = try scratch.shell("\"$L\" lint --no-rule contrast Base.lproj/A.storyboard")
    #expect(!own.out.contains("text-clipped") && !own.out.contains("off-screen"), "\(own.out)")
    let all = try scratch.shell("\"$L\" lint --everywhere Base.lproj/A.storyboard")
    #expect(
      all.out.contains("cuts its text and needs to be") && all.out.contains("in portrait, in de"),
      "\(all.out)")
    #expect(
      all.out.contains("UILabel \"Lower\" (id m) is beside the screen in landscape, on iphone-se"),
      "\(all.out)")
    let german = try scratch.shell("\"$L\" lint --locale de Base.lproj/A.storyboard")
    #expect(german.out.contains("UILabel \"Jetzt anmelden\" (id l) cuts its text"), "\(german.out)")
  }
}
