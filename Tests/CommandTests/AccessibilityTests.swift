import Testing

/// What assistive technologies find, from the command line.
@Suite struct AccessibilityTests {
  private static func document(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait"/>
    <scenes><scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s"><objects>
    <viewController id="c" customClass="Login" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    <subviews>\(views)</subviews></view>
    <navigationItem key="navigationItem" title="Sign in" id="item">
    <barButtonItem key="rightBarButtonItem" systemItem="action" id="share"/>
    <barButtonItem key="leftBarButtonItem" image="ic_menu" id="menu">
    <accessibility key="accessibilityConfiguration" label="Menu"/></barButtonItem></navigationItem>
    <connections><outlet property="send" destination="b" id="o"/></connections></viewController>
    </objects></scene></scenes></document>
    """
  }

  private static func button(
    _ id: String, _ state: String, y: Int = 200, x: Int = 20, width: Int = 100, height: Int = 44,
    _ rest: String = ""
  ) -> String {
    """
    <button buttonType="system" id="\(id)"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    <state key="normal" \(state)/>\(rest)</button>
    """
  }

  private static func project(_ views: String, code: String = "class Login: UIViewController {}") throws
    -> Scratch
  {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(document(views), to: "Base.lproj/A.storyboard")
    try scratch.write(code, to: "Login.swift")
    return scratch
  }

  private static let labeled = button(
    "b", "image=\"ic_send\"",
    "<accessibility key=\"accessibilityConfiguration\" label=\"Send message\" hint=\"Sends it\" identifier=\"send\">"
      + "<accessibilityTraits key=\"traits\" button=\"YES\" playsSound=\"YES\"/></accessibility>")

  @Test func documentsAndBars() throws {
    let scratch = try Self.project(Self.labeled)
    let inspect =
      "\"$L\" inspect --stage accessibility --orientation portrait --scene c Base.lproj/A.storyboard"
    let own = try scratch.shell(inspect)
    let lines = own.out.split(separator: "\n").map { $0.split(separator: "[")[0].drop { $0 == " " } }
    #expect(
      lines.dropFirst().map { String($0) } == [
        "1 \"Menu. Button.\"  ", "2 \"Sign in. Heading.\"  ", "3 \"Share. Button.\"  ",
        "4 \"Send message. Button.\"  hint \"Sends it\"  identifier \"send\"  ",
      ], "\(own.out)\(own.err)")
    #expect(own.out.contains("label stated, line 16"), "\(own.out)")
    let json = try scratch.shell(inspect + " --format json")
    #expect(json.out.contains("\"playsSound\"") && json.out.contains("\"traversalIndex\": 3"), "\(json.out)")
    // Translated labels.
    try scratch.write("\"b.accessibilityLabel\" = \"Senden\";", to: "de.lproj/A.strings")
    #expect(try scratch.shell(inspect + " --locale de").out.contains("\"Senden. Button.\""))
  }

  @Test func labelsInCode() throws {
    let code = """
      class Login: UIViewController {
        @IBOutlet var send: UIButton!
        override func viewDidLoad() {
          send.accessibilityLabel = "Send it"
          send.accessibilityTraits = .link
        }
      }
      """
    let scratch = try Self.project(Self.button("b", "image=\"ic_send\""), code: code)
    let own = try scratch.shell(
      "\"$L\" inspect --stage accessibility --orientation portrait --scene c Base.lproj/A.storyboard")
    #expect(
      own.out.contains("\"Send it. Link.\"") && own.out.contains("label by Login.swift:4"), "\(own.out)")
    let plain = try scratch.shell(
      "\"$L\" inspect --no-code --stage accessibility --orientation portrait --scene c Base.lproj/A.storyboard"
    )
    #expect(plain.out.contains("\"ic_send. Button.\""), "\(plain.out)")
  }

  @Test func overlays() throws {
    let scratch = try Self.project(Self.labeled)
    let own = try scratch.shell(
      "\"$L\" render --overlay accessibility --scene c --orientation portrait Base.lproj/A.storyboard -o out && file out/*.png"
    )
    // The screen at three pixels per point, and one column.
    #expect(own.status == 0 && own.out.contains("2175 x 2556"), "\(own.out)\(own.err)")
    let both = try scratch.shell("\"$L\" render --overlay accessibility --frame Base.lproj/A.storyboard")
    #expect(both.status == 2 && both.err.contains("exclude each other"))
  }

  /// Each rule has a screen that breaks it, and one that does not.
  @Test(
    arguments: [
      (
        "control-label", button("b", "image=\"ic_send\""), "UIButton (id b) has no accessibility label",
        labeled
      ),
      (
        "control-label",
        "<switch id=\"w\"><rect key=\"frame\" x=\"20\" y=\"200\" width=\"51\" height=\"31\"/></switch>",
        "UISwitch (id w) has no accessibility label; VoiceOver says \"Switch Button. Off.\"",
        button("b", "title=\"Go\"")
      ),
      (
        "label-trait",
        button(
          "b", "image=\"x\"", "<accessibility key=\"accessibilityConfiguration\" label=\"Close button\"/>"),
        "VoiceOver says \"Close button. Button.\"", labeled
      ),
      (
        "label-file-name",
        button("b", "image=\"x\"", "<accessibility key=\"accessibilityConfiguration\" label=\"ic_send\"/>"),
        "has the label \"ic_send\", which is the name of a file", labeled
      ),
      (
        "label-repeated", button("b", "title=\"Save\"") + button("c2", "title=\"Save\"", y: 300),
        "UIButton \"Save\" (id c2) has the label of the element before",
        button("b", "title=\"Save\"") + button("c2", "title=\"Cancel\"", y: 300)
      ),
      (
        "reading-order",
        button("b", "title=\"Right\"", y: 200, x: 200, height: 60)
          + button("c2", "title=\"Left\"", y: 210, height: 40),
        "UIButton \"Left\" (id c2) is read after UIButton \"Right\" (id b), which is at the right of it",
        button("b", "title=\"Right\"", y: 200, x: 200, height: 60)
          + button("c2", "title=\"Left\"", y: 200, height: 40)
      ),
      (
        "modal-empty",
        "<view id=\"m\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><userDefinedRuntimeAttributes>"
          + "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"accessibilityViewIsModal\" value=\"YES\"/>"
          + "</userDefinedRuntimeAttributes></view>",
        "UIView (id m) is modal and has nothing that VoiceOver finds", labeled
      ),
    ] as [(String, String, String, String)])
  func rules(_ rule: String, _ broken: String, _ words: String, _ sound: String) throws {
    let lint = "\"$L\" lint --rule only --rule \(rule) Base.lproj/A.storyboard"
    let own = try Self.project(broken).shell(lint)
    #expect(own.out.contains("[\(rule)]") && own.out.contains(words), "\(own.out)\(own.err)")
    let other = try Self.project(sound).shell(lint)
    #expect(!other.out.contains("[\(rule)]"), "\(other.out)")
  }

  /// What code may label is not reported.
  @Test func labelsThatCodeMayGive() throws {
    let lint = "\"$L\" lint --rule only --rule control-label Base.lproj/A.storyboard"
    func report(_ body: String) throws -> String {
      let code = "class Login: UIViewController { @IBOutlet var send: UIButton!\n func update() { \(body) } }"
      return try Self.project(Self.button("b", "image=\"ic_send\""), code: code).shell(lint).out
    }
    #expect(try report("print(1)").contains("control-label"))
    #expect(try !report("send.accessibilityLabel = name").contains("control-label"))
    #expect(try !report("if a { send.setTitle(name, for: .normal) }").contains("control-label"))
    #expect(try !report("label(send)").contains("control-label"))
  }

  private static let commit = "git add -A && git -c user.name=a -c user.email=a@b commit -qm a"

  /// A difference names the label, the line, and no pixel.
  @Test func differences() throws {
    let scratch = try Self.project(Self.button("b", "image=\"ic_send\""))
    #expect(try scratch.shell("git init -q . && \(Self.commit)").status == 0)
    try scratch.write(Self.document(Self.labeled), to: "Base.lproj/A.storyboard")
    let own = try scratch.shell("\"$L\" diff HEAD")
    #expect(own.out.contains("accessibilityLabel none → \"Send message\""), "\(own.out)\(own.err)")
    #expect(
      own.out.contains("(A.storyboard:13)") && !own.out.contains("accessibilityConfiguration is new"),
      "\(own.out)")
    let files = try scratch.shell(
      "git show HEAD:Base.lproj/A.storyboard > old.storyboard; \"$L\" diff old.storyboard Base.lproj/A.storyboard"
    )
    #expect(files.out.contains("accessibilityLabel none → \"Send message\""), "\(files.out)\(files.err)")
  }

  /// Goldens with what VoiceOver finds, in the picture and in the tree.
  @Test func goldens() throws {
    let scratch = try Self.project(Self.labeled)
    try scratch.write("{\"content\": [\"accessibility\"]}", to: "layoutshot.json")
    #expect(try scratch.shell("\"$L\" record && \"$L\" verify").status == 0)
    let tree = try scratch.shell("cat Goldens/Base.lproj/A/*portrait*.tree.json")
    #expect(
      tree.out.contains("\"accessibility\":{\"accessibilityLabel\":\"\\\"Send message\\\"\""), "\(tree.out)")
    let changed = Self.labeled.replacing("Send message", with: "Submit")
    try scratch.write(Self.document(changed), to: "Base.lproj/A.storyboard")
    let own = try scratch.shell("\"$L\" verify")
    #expect(
      own.status == 1 && own.out.contains("accessibilityLabel \"Send message\" → \"Submit\""),
      "\(own.out)\(own.err)")
    // Plain goldens have nothing of it, whoever recorded them.
    try scratch.write("{}", to: "layoutshot.json")
    #expect(try scratch.shell("rm -r Goldens && \"$L\" record").status == 0)
    try scratch.write(Self.document(Self.labeled), to: "Base.lproj/A.storyboard")
    #expect(try scratch.shell("\"$L\" verify").status == 0)
    #expect(try scratch.shell("\"$L\" verify --content accessibility").status == 1)
  }

  private static func text(_ id: String, _ words: String, y: Int, font: String, gray: Double = 0) -> String {
    """
    <label text="\(words)" adjustsFontSizeToFit="NO" lineBreakMode="tailTruncation" id="\(id)">
    <rect key="frame" x="200" y="\(y)" width="180" height="24"/><fontDescription key="fontDescription" \(font)/>
    <color key="textColor" white="\(gray)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
    """
  }

  /// The violations of a screen that was made to test audits, and the good example beside them.
  @Test func anAuditedScreen() throws {
    let body = "style=\"UICTFontTextStyleBody\""
    let scratch = try Self.project(
      Self.button("tiny", "title=\"Tiny\"", y: 110, x: 80, width: 30, height: 30)
        + Self.button("icon", "image=\"gear\" catalog=\"system\"", y: 150, x: 80)
        + Self.text("pale", "Low contrast", y: 110, font: body, gray: 0.8)
        + Self.text("fixed", "Fixed font", y: 150, font: "type=\"system\" pointSize=\"14\"")
        + Self.button(
          "redundant", "image=\"gear\" catalog=\"system\"", y: 200, x: 80,
          "<accessibility key=\"accessibilityConfiguration\" label=\"Settings button\"/>")
        + Self.button(
          "good", "image=\"trash\" catalog=\"system\"", y: 250, x: 80,
          "<accessibility key=\"accessibilityConfiguration\" label=\"Delete\"/>")
        + Self.text("fine", "Good example", y: 200, font: body))
    let own = try scratch.shell("\"$L\" lint --rule font-fixed Base.lproj/A.storyboard")
    let expected = [
      ("tiny", "tap-target"), ("icon", "control-label"), ("pale", "contrast"), ("fixed", "font-fixed"),
      ("redundant", "label-trait"),
    ]
    for (id, rule) in expected {
      #expect(
        own.lines.contains { $0.contains("(id \(id))") && $0.contains("[\(rule)]") }, "\(rule): \(own.out)")
    }
    #expect(!own.out.contains("(id good)") && !own.out.contains("(id fine)"), "\(own.out)")
  }
}
