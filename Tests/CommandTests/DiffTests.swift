import Foundation
import TestSupport
import Testing

/// `layoutshot diff`: changes of screens, as text.
struct DiffTests {
  /// A screen with constraints: a title, a text below it, a button below that.
  private static func form(
    leading: Int = 16, text: String = "Terms", titleHeight: Int = 20, tools: String = "21507",
    more: String = "",
    comment: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
          <connections>
            <outlet property="view" destination="root" id="o-0"/>
            <outlet property="titleLabel" destination="tit" id="o-1"/>
          </connections>
        </placeholder>
        <view contentMode="scaleToFill" id="root">\(comment)
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="tit"/>
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="txt"/>
            <label text="Third" translatesAutoresizingMaskIntoConstraints="NO" id="thi"/>\(more)
          </subviews>
          <constraints>
            <constraint firstItem="tit" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(leading)" id="c-1"/>
            <constraint firstItem="tit" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c-2"/>
            <constraint firstItem="tit" firstAttribute="height" constant="\(titleHeight)" id="c-3"/>
            <constraint firstItem="txt" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-4"/>
            <constraint firstItem="txt" firstAttribute="top" secondItem="tit" secondAttribute="bottom" constant="8" id="c-5"/>
            <constraint firstItem="thi" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-6"/>
            <constraint firstItem="thi" firstAttribute="top" secondItem="txt" secondAttribute="bottom" constant="8" id="c-7"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  /// The output of `diff` for two files, without the line with their names.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(old, to: "Old.xib")
    try scratch.write(new, to: "Form.xib")
    let outcome = try scratch.run("diff", "Old.xib", "Form.xib")
    #expect(outcome.status == 1, "\(outcome.err)")
    return outcome.lines.dropFirst().map(String.init)
  }

  @Test func aConstraintMovesItsView() throws {
    #expect(
      try changes(Self.form(), Self.form(leading: 24)) == [
        "  titleLabel moved +8,0 in both orientations: leading constraint 16 → 24 (Form.xib:18)"
      ])
  }

  @Test func consequencesAreReportedWithTheirCause() throws {
    #expect(
      try changes(Self.form(), Self.form(titleHeight: 32)) == [
        "  titleLabel 12 taller in both orientations: height constraint 20 → 32 (Form.xib:20)",
        "    2 views moved 0,+12 in both orientations: UILabel \"Terms\" and UILabel \"Third\"",
      ])
  }

  @Test func foldersAreComparedWithoutAHistory() throws {
    let scratch = try Scratch()
    try scratch.write(Self.form(), to: "1.0/App/Form.xib")
    try scratch.write(Self.form(leading: 24), to: "1.1/App/Form.xib")
    // A repository in a folder is not another one, and attributes of a folder change no byte and run no program.
    try scratch.write("ref: refs/heads/main", to: "1.1/Pods/.git/HEAD")
    try scratch.write(Self.form(), to: "1.1/Pods/Other.xib")
    try scratch.write(
      "*.xib filter=evil text eol=crlf working-tree-encoding=UTF-16", to: "1.1/.gitattributes")
    try scratch.write("App", to: "1.1/.gitignore")
    let outcome = try scratch.run("diff", "1.0", "1.1/", environment: ["TMPDIR": scratch.path])
    #expect(outcome.status == 1, "\(outcome.err)")
    #expect(
      outcome.lines == [
        "1.1/App/Form.xib",
        "  titleLabel moved +8,0 in both orientations: leading constraint 16 → 24 (Form.xib:18)",
        "1.1/Pods/Other.xib: added",
      ])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path).filter { $0.hasPrefix("layoutshot.") }
        == [])
    let reversed = try scratch.run("diff", "1.1", "1.0", "--stat")
    #expect(
      reversed.lines.contains { $0.contains("1.0/Pods/Other.xib") && $0.contains("removed") },
      "\(reversed.out)")
    #expect(try scratch.run("diff", "1.0", "1.0").status == 0)
  }

  @Test func textsAndViewsAreReported() throws {
    let added = """

              <button buttonType="system" id="new"><rect key="frame" x="16" y="300" width="80" height="30"/>
                <state key="normal" title="Help"/></button>
      """
    let lines = try changes(Self.form(), Self.form(text: "Terms of use", more: added))
    #expect(lines.contains("  UIButton \"Help\" added to view (Form.xib:16)"))
    #expect(lines.contains { $0.contains("text \"Terms\" → \"Terms of use\" (Form.xib:14)") }, "\(lines)")
    #expect(
      try changes(Self.form(more: added), Self.form())[0].hasPrefix("  UIButton \"Help\" removed from view"))
  }

  @Test func editedFramesAreSeparateEdits() throws {
    func free(_ x: Int, _ text: String) -> String {
      """

              <label text="\(text)" id="a"><rect key="frame" x="\(x)" y="300" width="80" height="30"/></label>
              <label text="B" id="b"><rect key="frame" x="\(x)" y="340" width="80" height="30"/></label>
      """
    }
    let lines = try changes(Self.form(more: free(10, "A")), Self.form(more: free(18, "A2")))
    #expect(
      lines == [
        "  UILabel \"A2\": text \"A\" → \"A2\" (Form.xib:16)",
        "  UILabel \"A2\" and UILabel \"B\" moved +8,0 in both orientations (Form.xib:16 and 17)",
      ])
  }

  // MARK: Repositories

  /// A repository with a committed form.
  private func repository(_ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch()
    for (name, text) in files { try scratch.write(text, to: name) }
    try commit(scratch, "git init -q -b main")
    return scratch
  }

  private func commit(_ scratch: Scratch, _ before: String = "true") throws {
    let outcome = try scratch.shell(
      "\(before) && printf '.run*\\n' > .gitignore && git add -A && git -c user.name=T -c user.email=t@example.org commit -qm change"
    )
    try #require(outcome.status == 0, "\(outcome.err)")
  }

  @Test func revisionsAreComparedAsGitDoes() throws {
    let scratch = try repository(["App/Form.xib": Self.form(), "App/Other.xib": Self.form()])
    #expect(try scratch.run("diff", "HEAD").status == 0)
    try scratch.write(Self.form(leading: 24), to: "App/Form.xib")
    let line = "  titleLabel moved +8,0 in both orientations: leading constraint 16 → 24 (Form.xib:18)\n"
    for arguments in [
      ["diff"], ["diff", "HEAD"], ["diff", "main", "--", "App/Form.xib"], ["diff", "main", "App"],
    ] {
      let outcome = try scratch.run(arguments)
      #expect(outcome.status == 1, "\(outcome.err)")
      #expect(outcome.out == "App/Form.xib\n" + line, "\(arguments)")
    }
    #expect(try scratch.run("diff", "HEAD", "--", "App/Other.xib").status == 0)
    #expect(try scratch.run("diff", "--staged").status == 0)
    try commit(scratch)
    #expect(try scratch.run("diff", "HEAD~1..HEAD").out.hasSuffix(line))
    #expect(try scratch.run("diff", "HEAD", "HEAD~1").out.contains("24 → 16"))
    #expect(
      try scratch.run("diff", "HEAD~1", "--stat").out
        == " App/Form.xib | 1 change (1 position) in 1 screen\n 1 document, 1 change\n")
  }

  @Test func invisibleChangesAreOneLine() throws {
    let scratch = try repository(["Form.xib": Self.form()])
    try scratch.write(Self.form(tools: "23504", comment: "<!-- a -->\n<!-- b -->"), to: "Form.xib")
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 0)
    #expect(outcome.out == "Form.xib: 3 lines changed by Xcode 14 → 16, nothing visible\n")
  }

  @Test func translationsAreReported() throws {
    let scratch = try repository([
      "Base.lproj/Form.xib": Self.form(), "de.lproj/Form.strings": "\"tit.text\" = \"Titel\";\n",
    ])
    try scratch.write("\n\"tit.text\" = \"Überschrift\";\n", to: "de.lproj/Form.strings")
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 1)
    #expect(
      outcome.out.contains("text \"Titel\" → \"Überschrift\" (de.lproj/Form.strings:2)"), "\(outcome.out)")
    #expect(outcome.out.contains(" in de"), "\(outcome.out)")
  }

  /// Which branch runs nobody knows: another language is looked at for what any may give.
  @Test func translationsThatBranchesLookUpAreReported() throws {
    let scratch = try repository([
      "Base.lproj/Form.xib": Self.form(), "de.lproj/Localizable.strings": "\"open\" = \"Offen\";\n",
      "en.lproj/Localizable.strings": "\"open\" = \"Open\";\n",
      "Form.swift": """
      class FormController: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        override func viewDidLoad() {
          switch kind {
          case 1: titleLabel.text = NSLocalizedString("open", comment: "")
          default: titleLabel.text = name
          }
        }
      }
      """,
    ])
    try scratch.write("\"open\" = \"Geöffnet\";\n", to: "de.lproj/Localizable.strings")
    let outcome = try scratch.run("diff")
    #expect(
      outcome.out.contains("titleLabel: text that code sets \"Offen\" → \"Geöffnet\" (de.lproj/"),
      "\(outcome.out)")
  }

  /// A translation that is gone is an edit of its own, beside that of the text that is shown instead.
  @Test func translationsThatAreGoneAreReported() throws {
    let scratch = try repository([
      "Base.lproj/Form.xib": Self.form(), "de.lproj/Form.strings": "\n\"txt.text\" = \"Bedingungen\";\n",
    ])
    try scratch.write("", to: "de.lproj/Form.strings")
    try scratch.write(Self.form(text: "Rules"), to: "Base.lproj/Form.xib")
    let outcome = try scratch.run("diff")
    let lines = outcome.lines.map(String.init)
    let base = lines.first { $0.contains("text \"Terms\" → \"Rules\" (Form.xib:14)") }
    #expect(base?.contains(" in de") == false, "\(outcome.out)")
    let gone = lines.first {
      $0.contains("text \"Bedingungen\" → \"Rules\" (the index:de.lproj/Form.strings:2)")
    }
    #expect(gone?.contains("narrower in de") == true, "\(outcome.out)")
  }

  /// The language that is asked for is not named with each text.
  @Test func theLanguageThatIsShownIsNotNamed() throws {
    let scratch = try Scratch()
    for file in ["Base.lproj/Scan.xib", "eu.lproj/Scan.strings"] {
      for path in ["old/\(file)", "new/\(file)"] {
        try scratch.write(Checkout.bytes(Checkout.fixture("diff/texts-of-a-language/\(path)")), to: path)
      }
    }
    let sides = ["old/Base.lproj/Scan.xib", "new/Base.lproj/Scan.xib"]
    let outcome = try scratch.run(["diff", "--locale", "eu"] + sides)
    #expect(outcome.out.contains("\"Begira\" → \"Begiratu\" (new/eu.lproj/"), "\(outcome.out)")
  }

  /// What moves in one language is not the doing of a text of another.
  @Test func languagesAreMeasuredApart() throws {
    let chain = """

      <label text="Fourth" translatesAutoresizingMaskIntoConstraints="NO" id="fou"/>
      """
    let form = Self.form(more: chain).replacing(
      "</constraints>",
      with: """
        <constraint firstItem="fou" firstAttribute="leading" secondItem="txt" secondAttribute="trailing" constant="8" id="c-8"/>
        <constraint firstItem="fou" firstAttribute="top" secondItem="txt" secondAttribute="top" id="c-9"/>
        </constraints>
        """)
    #expect(form.contains("c-9"))
    let scratch = try repository([
      "Base.lproj/Form.xib": form, "en.lproj/Form.strings": "\"txt.text\" = \"Terms and more\";\n",
      "tr.lproj/Form.strings": "\"thi.text\" = \"Ek\";\n",
    ])
    try scratch.write("\"txt.text\" = \"Terms\";\n", to: "en.lproj/Form.strings")
    try scratch.write(
      "\"thi.text\" = \"Ek\";\n\"fou.text\" = \"Ellinci\";\n", to: "tr.lproj/Form.strings")
    let outcome = try scratch.run("diff")
    let lines = outcome.lines.map(String.init)
    let own = lines.first { $0.contains("Ellinci") }
    #expect(own?.contains(" in en") == false, "\(outcome.out)")
    let place = lines.firstIndex { $0.contains("Terms and more") } ?? 0
    #expect(lines.dropFirst(place + 1).first?.contains(" in en") == true, "\(outcome.out)")
  }

  @Test func documentsComeGoAndAreRenamed() throws {
    let scratch = try repository(["A.xib": Self.form(), "Gone.xib": Self.form(text: "Gone")])
    _ = try scratch.shell("git mv A.xib B.xib && git rm -q Gone.xib")
    try scratch.write(Self.form(leading: 24), to: "B.xib")
    try scratch.write(Self.form(text: "Quite another text", titleHeight: 50), to: "New.xib")
    let outcome = try scratch.run("diff", "HEAD")
    #expect(outcome.lines.first == "A.xib → B.xib")
    #expect(outcome.lines.contains("Gone.xib: removed"))
    #expect(outcome.lines.contains("New.xib: added"))
    #expect(try scratch.run("diff", "HEAD", "--", "Gone.xib").out == "Gone.xib: removed\n")
  }

  /// A storyboard with a scene for each class.
  private static func storyboard(of classes: [String], text: String? = nil) -> String {
    let label = text.map {
      "<subviews><label text=\"\($0)\" id=\"l\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label></subviews>"
    }
    let scenes = classes.enumerated().map { index, name in
      """
          <scene sceneID="s\(name)"><objects>
            <viewController id="c\(name)" customClass="\(name)" sceneMemberID="viewController">
              <view key="view" id="v\(name)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(label ?? "")</view>
            </viewController>
          </objects></scene>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
      \(scenes.joined())  </scenes>
      </document>
      """
  }

  /// A screen that another storyboard has now moved there: it is not gone.
  @Test func screensMoveToOtherDocuments() throws {
    let scratch = try repository(["Main.storyboard": Self.storyboard(of: ["Home", "Code", "More"])])
    try scratch.write(Self.storyboard(of: ["Home"]), to: "Main.storyboard")
    try scratch.write(Self.storyboard(of: ["Code", "Fresh"]), to: "Code.storyboard")
    try scratch.write(Self.storyboard(of: ["More"]), to: "More.storyboard")
    try commit(scratch)
    let moved = try scratch.run("diff", "HEAD^", "HEAD").lines
    #expect(
      moved == [
        "Code.storyboard: added",
        "  \"Code\": moved from Main.storyboard (line 5)",
        "  \"Fresh\": added (line 10)",
        "Main.storyboard",
        "  \"Code\": moved to Code.storyboard (line 10 before)",
        "  \"More\": moved to More.storyboard (line 15 before)",
        "More.storyboard: added",
        "  \"More\": moved from Main.storyboard (line 5)",
      ])
    let json = try scratch.run("diff", "--format", "json", "HEAD^", "HEAD").out
    #expect(json.contains(#""otherDocument": "More.storyboard""#))
    #expect(
      try scratch.run("diff", "--stat", "HEAD^", "HEAD").lines.contains(" Main.storyboard | 2 screens moved"))
    // What was edited on the way is no less of a change.
    let wide = Self.storyboard(of: ["Code"], text: "Code").replacingOccurrences(
      of: "width=\"9\"", with: "width=\"99\"")
    try scratch.write(Self.storyboard(of: ["Code", "Home"], text: "Code"), to: "Main.storyboard")
    try FileManager.default.removeItem(atPath: scratch.path + "/Code.storyboard")
    try commit(scratch)
    try scratch.write(Self.storyboard(of: ["Home"], text: "Code"), to: "Main.storyboard")
    try scratch.write(wide, to: "Wide.storyboard")
    try commit(scratch)
    #expect(
      try scratch.run("diff", "HEAD^", "HEAD").lines.suffix(3) == [
        "  \"Code\": moved from Main.storyboard (line 5)",
        "    UILabel \"Code\" 90 wider in both orientations: frame.width 9 → 99 (Wide.storyboard:6)",
        "      UILabel \"Code\" is now cut",
      ])
    // Two of one name are not known to be the same.
    try scratch.write(Self.storyboard(of: []), to: "More.storyboard")
    try scratch.write(Self.storyboard(of: ["Home", "More"]), to: "Main.storyboard")
    try scratch.write(Self.storyboard(of: ["More"]), to: "Other.storyboard")
    try commit(scratch)
    #expect(try !scratch.run("diff", "HEAD^", "HEAD").out.contains("\": moved "))
    // Nor are two that have nothing in common but the name that Xcode gives.
    let first = try repository(["A.storyboard": Self.storyboard(of: ["Page"], text: "One")])
    try first.write(Self.storyboard(of: ["Page"], text: "Two"), to: "B.storyboard")
    try commit(first, "rm A.storyboard")
    #expect(try !first.run("diff", "HEAD^", "HEAD").out.contains("\": moved "))
    // Of many it is enough to name some.
    try scratch.write(Self.storyboard(of: (10..<30).map { "Screen\($0)" }), to: "Many.storyboard")
    try commit(scratch)
    let many = try scratch.run("diff", "HEAD^", "HEAD").lines
    #expect(many.count == 14 && many.last == "  and 8 more screens", "\(many)")
  }

  @Test func invalidInputIsReported() throws {
    let scratch = try repository(["Form.xib": Self.form()])
    try scratch.write([0, 1, 2, 255, 254], to: "Form.xib")
    let garbage = try scratch.run("diff", "HEAD")
    #expect(garbage.status == 2)
    #expect(garbage.out.hasPrefix("Form.xib: cannot be compared\n  Form.xib"), "\(garbage.out)")
    try commit(scratch)
    try scratch.write(Self.form(), to: "Form.xib")
    #expect(try scratch.run("diff", "HEAD").out.contains("  HEAD:Form.xib"))
    for (arguments, words) in [
      (["diff", "mian"], "no revision \"mian\"; did you mean \"main\"?"),
      (["diff", "HEAD", "--", "Farm.xib"], "did you mean Form.xib?"),
      (["diff", "HEAD", "--", "/etc/passwd"], "is not in the repository of the working directory"),
      (["diff", "--staged", "HEAD", "HEAD"], "--staged compares with one revision"),
    ] {
      let outcome = try scratch.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.err.contains(words), "\(outcome.err)")
    }
    let outside = try Scratch()
    #expect(try outside.run("diff", "HEAD").err.contains("is not in a git repository"))
  }

  @Test func aBareRepositoryIsNoFolderToCompareIn() throws {
    let scratch = try Scratch()
    let answer = try scratch.shell("git init -q --bare . && \"$L\" diff HEAD^ HEAD")
    #expect(answer.status == 2)
    #expect(answer.err.contains("error: a bare repository is not compared: make a clone of it"))
  }

  @Test func gitCallsItAsADriver() throws {
    let scratch = try repository(["Form.xib": Self.form(), ".gitattributes": "*.xib diff=layoutshot\n"])
    try scratch.write(Self.form(leading: 24), to: "Form.xib")
    let outcome = try scratch.shell(
      "git -c diff.layoutshot.command=\"$L diff --git-driver --\" diff; echo; git status --short")
    #expect(outcome.out.hasPrefix("Form.xib\n  titleLabel moved +8,0"), "\(outcome.out) \(outcome.err)")
    // A configuration that cannot be read does not end git's own command.
    try scratch.write("{", to: "layoutshot.json")
    let broken = try scratch.shell("git -c diff.layoutshot.command=\"$L diff --git-driver --\" diff")
    #expect(broken.status == 0 && broken.out.hasPrefix("Form.xib\n  titleLabel moved +8,0"), "\(broken.err)")
    #expect(broken.err.hasPrefix("layoutshot.json:1:"), "\(broken.err)")
  }

  /// The old side, which git keeps elsewhere, has the texts in other languages that are beside the document.
  @Test func versionsHaveTheSurroundingsOfTheDocument() throws {
    let scratch = try repository([
      "Base.lproj/Form.xib": Self.form(), "uk.lproj/Form.strings": "\"tit.text\" = \"Тайтл\";",
      ".gitattributes": "*.xib diff=layoutshot\n",
    ])
    try scratch.write(Self.form(leading: 24), to: "Base.lproj/Form.xib")
    let driver = try scratch.shell("git -c diff.layoutshot.command=\"$L diff --git-driver --\" diff")
    let expected = try scratch.run("diff", "HEAD")
    #expect(driver.out == expected.out && !driver.out.contains("text"), "\(driver.out) \(driver.err)")
    try scratch.write(Self.form(), to: "elsewhere.xib")
    let tool = try scratch.run(
      "diff", "--path", "Base.lproj/Form.xib", "elsewhere.xib", "Base.lproj/Form.xib")
    #expect(tool.out == expected.out && tool.status == 1, "\(tool.out) \(tool.err)")
    let added = try scratch.run("diff", "--path", "Base.lproj/Form.xib", "/dev/null", "elsewhere.xib")
    #expect(added.out.contains("Base.lproj/Form.xib: added"), "\(added.out)")
    #expect(try scratch.run("diff", "--path", "a.xib", "/dev/null", "/dev/null").status == 2)
    #expect(try scratch.run("diff", "--path", "a.xib", "elsewhere.xib").status == 2)
  }

  /// A freeform view is no screen: saved for another device by other tools, it keeps its size on both sides.
  @Test func freeformViewsKeepTheirSize() throws {
    func card(_ height: Int, _ leading: Int, _ tools: String, _ device: String) -> String {
      Self.form(leading: leading, tools: tools).replacing(
        "<objects>", with: "<device id=\"\(device)\"/><objects>"
      )
      .replacing("width=\"375\" height=\"667\"", with: "width=\"408\" height=\"\(height)\"")
      .replacing(
        "firstAttribute=\"top\" secondItem=\"txt\" secondAttribute=\"bottom\" constant=\"8\"",
        with: "firstAttribute=\"bottom\" secondItem=\"root\" secondAttribute=\"bottom\""
      )
      .replacing(
        "</constraints>",
        with: "</constraints><freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    }
    let (old, new) = (card(132, 16, "21507", "retina6_1"), card(200, 24, "23504", "retina6_12"))
    let taller = try changes(old, new)
    #expect(taller.contains { $0.contains("view 68 taller in both orientations") }, "\(taller)")
    let scratch = try repository(["Card.xib": old])
    try scratch.write(new, to: "Card.xib")
    let pictures = try scratch.run("verify", "--against", "HEAD")
    #expect(pictures.out.contains("canvas 408 × 132 @3x → 408 × 200 @3x"), "\(pictures.out) \(pictures.err)")
  }

  /// A storyboard with one screen that another one shows in a container, and what hosts SwiftUI if that is given.
  private static func storyboard(gap: Int, hosting: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="Outer" id="vc1"><view key="view" id="v1">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><containerView opaque="NO" id="box"><rect key="frame" x="0" y="100" width="375" height="300"/>
    <connections><segue destination="vc2" kind="embed" id="e1"/></connections></containerView></subviews>
    </view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Inner" id="vc2"><view key="view" id="v2">
    <rect key="frame" x="0" y="0" width="375" height="300"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><stackView axis="vertical" spacing="\(gap)" translatesAutoresizingMaskIntoConstraints="NO" id="stk">
    <subviews><label text="One" id="one"/>
    <view id="two"><color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/><constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="\(gap)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    </view></subviews></stackView></subviews>
    <constraints><constraint firstItem="stk" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="20" id="c1"/>
    <constraint firstItem="stk" firstAttribute="leading" secondItem="v2" secondAttribute="leading" constant="16" id="c2"/></constraints>
    </view></viewController></objects></scene>
    \(hosting)
    </scenes></document>
    """
  }

  /// The spacing moves a view, not the radius of its corners; and the container that shows the screen says nothing of it.
  @Test func whatMovesAViewIsItsContainer() throws {
    let scratch = try repository(["Main.storyboard": Self.storyboard(gap: 16)])
    try scratch.write(Self.storyboard(gap: 5), to: "Main.storyboard")
    let outcome = try scratch.run("diff")
    #expect(outcome.out.contains("\"Inner\"") && !outcome.out.contains("\"Outer\""), "\(outcome.out)")
    let lines = outcome.lines
    let spacing = try #require(lines.firstIndex { $0.contains("spacing 16 → 5") }, "\(outcome.out)")
    #expect(lines[spacing + 1].contains("UIView (id two) moved 0,−11"), "\(outcome.out)")
    #expect(lines.contains { $0.contains("cornerRadius 16 → 5") && !$0.contains("moved") }, "\(outcome.out)")
  }

  @Test func controllersWithoutViewsAreNamed() throws {
    let scratch = try repository(["Main.storyboard": Self.storyboard(gap: 8)])
    let hosting =
      "<scene sceneID=\"s3\"><objects><hostingController storyboardIdentifier=\"Settings\" id=\"vc3\"/></objects></scene>"
    try scratch.write(Self.storyboard(gap: 8, hosting: hosting), to: "Main.storyboard")
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 1 && outcome.out.contains("  \"Settings\": added (line 20)"), "\(outcome.out)")
    try commit(scratch)
    #expect(try scratch.run("diff", "HEAD", "HEAD~1").out.contains("  \"Settings\": removed"))
  }

  /// A file of a font that is gone is why texts are drawn in another one.
  @Test func missingTypefacesAreReported() throws {
    let scratch = try Scratch()
    let form = Self.form(
      more: """
        <label text="Typeface" translatesAutoresizingMaskIntoConstraints="NO" id="lab"><rect key="frame" x="0" y="90" width="9" height="9"/>
        <fontDescription key="fontDescription" name="QuXGyreTermes-Bold" family="QuX Gyre Termes" pointSize="17"/></label>
        """)
    let font = try Checkout.bytes("\(Checkout.root)/Fonts/TeXGyreTermes/texgyretermes-bold.otf")
    for side in ["old", "new"] { try scratch.write(form, to: "\(side)/Form.xib") }
    try scratch.write(TestFonts.renamed(font), to: "old/Own.otf")
    let outcome = try scratch.run("diff", "old/Form.xib", "new/Form.xib")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("UILabel \"Typeface\""), "\(outcome.out)")
    #expect(outcome.out.contains("typeface QuXGyreTermes-Bold found → missing"), "\(outcome.out)")
  }

  /// A cell as high as its document says, and the size of all cells of a flow layout.
  @Test func statedSizesAreEdits() throws {
    func card(_ height: Int, _ leading: Int) -> String {
      Self.form(leading: leading).replacing(
        "width=\"375\" height=\"667\"", with: "width=\"300\" height=\"\(height)\""
      )
      .replacing(
        "</constraints>",
        with: "</constraints><freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    }
    let lines = try changes(card(200, 16), card(260, 24))
    #expect(
      lines.contains {
        $0.contains("view 60 taller in both orientations: frame.height 200 → 260 (Form.xib:11)")
      }, "\(lines)")
    #expect(!lines.contains { $0.contains("because of changes above") }, "\(lines)")
    func grid(_ size: Int) -> String {
      Self.form(
        more: """
          <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="grid"><rect key="frame" x="0" y="200" width="300" height="300"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10">
          <size key="itemSize" width="\(size)" height="\(size)"/></collectionViewFlowLayout>
          <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></collectionViewCell></cells>
          </collectionView>
          """)
    }
    let cells = try changes(grid(50), grid(60))
    #expect(
      cells.contains {
        $0.contains("collectionViewLayout.itemSize.width 50 → 60") && $0.contains("(Form.xib:17)")
      },
      "\(cells)")
    #expect(
      cells.contains {
        $0.contains("UICollectionViewCell (id cell)") && $0.contains("10 wider and 10 taller")
      }, "\(cells)")
  }

  @Test func formatsAgree() throws {
    let scratch = try repository(["Form.xib": Self.form()])
    try scratch.write(Self.form(leading: 24, text: "&lt;b>&amp;*"), to: "Form.xib")
    let json = try scratch.run("diff", "--format", "json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    #expect(root["visible"] as? Bool == true)
    let markdown = try scratch.run("diff", "--format", "markdown").out
    #expect(markdown.hasPrefix("- `Form.xib`\n  - ") && markdown.contains("  - titleLabel moved +8,0"))
    #expect(markdown.contains("\\<b\\>\\&\\*"))
  }
}
