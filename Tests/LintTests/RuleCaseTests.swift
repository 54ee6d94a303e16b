import Assets
import Diagnostics
import Foundation
import InterfaceFile
import TestSupport
import Testing

@testable import Lint

/// Each rule has a document that breaks it and one that does not.
@Suite struct RuleCaseTests {
  /// A project in a temporary folder.
  private final class Project {
    let path: String
    init(_ files: [String: String]) throws {
      path =
        FileManager.default.temporaryDirectory.appending(path: "layoutshot-lint-\(UUID().uuidString)").path
      let all = files.merging(["App.xcodeproj/project.pbxproj": ""], uniquingKeysWith: { own, _ in own })
      for (name, text) in all {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
          atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func issues(of id: String, in name: String) throws -> [LintIssue] {
      let assets = ProjectAssets(document: "\(path)/\(name)", library: AssetLibrary(), in: .untraced)
      func subject(_ name: String) throws -> LintSubject {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
        return LintSubject(
          try InterfaceDocument.read(bytes, file: name), code: assets.code,
          hasImage: { assets.knows(image: $0) }, hasColor: { assets.knows(color: $0) })
      }
      let rule = try #require(LintRule.named(id))
      let code = try #require(assets.code)
      let all = try code.documents.map { try subject(String($0.split(separator: "/").last!)) }
      return try LintRule.issues(in: subject(name), of: [rule]) + ProjectChecks(code, all).issues(of: [rule])
    }
  }

  private static func xib(_ objects: String, attributes: String = #"useAutolayout="YES""#, rest: String = "")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <objects>
    \(objects)
    </objects>
    \(rest)
    </document>
    """
  }

  private static func board(_ scene: String, attributes: String = #"useAutolayout="YES""#) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes><scene sceneID="s"><objects>
    \(scene)
    </objects></scene></scenes>
    </document>
    """
  }

  private static func owner(_ connections: String) -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A" customModuleProvider="target">
      <connections><outlet property="view" destination="v"/>\(connections)</connections></placeholder><view id="v"/>
      """)
  }

  /// What a case consists of: a document that breaks the rule at a line, one that does not, and the code of both.
  struct Case: Sendable {
    var rule: String
    var broken: String
    var line: Int
    var good: String
    var code = "class A: UIViewController {}"
    var file = "A.xib"
    /// The sources beside the document that breaks nothing, where they are others.
    var goodCode: String?
  }

  private static let code = """
    class A: Base {
      @IBOutlet weak var label: UILabel!
      @IBAction func tap(_ sender: Any) {}
    }
    class Base: UIViewController { @IBOutlet var base: UIView! }
    class Foreign: PodController {}
    """

  static let cases: [Case] = [
    Case(
      rule: "outlet-missing", broken: owner(#"<outlet property="other" destination="v"/>"#), line: 5,
      good: owner(#"<outlet property="label" destination="v"/><outlet property="base" destination="v"/>"#),
      code: code),
    Case(
      rule: "outlet-missing", broken: owner(#"<outlet property="Label" destination="v"/>"#), line: 5,
      // What a class of a library has is not known.
      good: owner(#"<outlet property="other" destination="v"/>"#).replacing("\"A\"", with: "\"Foreign\""),
      code: code),
    Case(
      rule: "action-missing",
      broken: owner("").replacing(
        "<view id=\"v\"/>",
        with:
          #"<button id="b"><connections><action selector="press:" destination="-1"/></connections></button>"#),
      line: 5,
      good: owner("").replacing(
        "<view id=\"v\"/>",
        with:
          #"<button id="b"><connections><action selector="tap:" destination="-1"/></connections></button>"#),
      code: code),
    Case(
      rule: "class-missing", broken: xib(#"<view id="v" customClass="B" customModuleProvider="target"/>"#),
      line: 4,
      good: xib(
        #"<view id="v" customClass="A" customModuleProvider="target"/><view id="w" customClass="B"/>"#)),
    Case(
      rule: "outlet-unconnected", broken: owner(#"<outlet property="base" destination="v"/>"#), line: 2,
      good: owner(#"<outlet property="label" destination="v"/><outlet property="base" destination="v"/>"#),
      code: code),
    Case(
      rule: "segue-missing",
      broken: board(
        #"<viewController id="c"><connections><segue identifier="b" id="s"/></connections></viewController>"#),
      line: 2,
      good: board(
        #"<viewController id="c"><connections><segue identifier="a" id="s"/></connections></viewController>"#),
      code: "func f() {\n  performSegue(withIdentifier: \"a\", sender: nil)\n}", file: "A.storyboard"),
    Case(
      rule: "controller-missing", broken: board(#"<viewController storyboardIdentifier="b" id="c"/>"#),
      line: 2,
      good: board(#"<viewController storyboardIdentifier="a" id="c"/>"#),
      code: "func f() {\n  board.instantiateViewController(withIdentifier: \"a\")\n}", file: "A.storyboard"),
    Case(
      rule: "storyboard-missing", broken: board(""), line: 2, good: board(""),
      code: "func f() {\n  UIStoryboard(name: \"B\", bundle: nil)\n}", file: "A.storyboard"),
    Case(
      rule: "nib-missing", broken: xib(""), line: 2, good: xib(""),
      code: "func f() {\n  UINib(nibName: \"B\", bundle: nil)\n}"),
    Case(
      rule: "cell-missing", broken: xib(#"<tableViewCell id="c" reuseIdentifier="b"/>"#), line: 2,
      good: xib(#"<tableViewCell id="c" reuseIdentifier="a"/>"#),
      code: "func f() {\n  table.dequeueReusableCell(withIdentifier: \"a\", for: path)\n}"),
    Case(rule: "document-unused", broken: xib(""), line: 1, good: xib(""), code: "class Z {}"),
    Case(
      rule: "identifier-unused", broken: board(#"<viewController storyboardIdentifier="b" id="c"/>"#),
      line: 4,
      good: board(#"<viewController storyboardIdentifier="a" id="c"/>"#), code: "let a = \"a\"",
      file: "A.storyboard"),
    Case(
      rule: "image-missing", broken: xib("", rest: #"<resources><image name="a"/></resources>"#), line: 6,
      good: xib("", rest: #"<resources><image name="star" catalog="system"/></resources>"#)),
    Case(
      rule: "color-missing", broken: xib("", rest: #"<resources><namedColor name="a"/></resources>"#),
      line: 6,
      good: xib("", rest: "<resources/>")),
    Case(
      rule: "scene-unreachable", broken: board(#"<viewController id="c" sceneMemberID="viewController"/>"#),
      line: 4,
      good: board(#"<viewController id="c" storyboardIdentifier="C" sceneMemberID="viewController"/>"#),
      file: "A.storyboard"),
    Case(
      rule: "prototype-identifier",
      broken: board(
        #"<tableViewController id="c"><tableView id="t" dataMode="prototypes"><prototypes><tableViewCell id="r"/></prototypes></tableView></tableViewController>"#
      ), line: 4,
      good: board(
        #"<tableViewController id="c"><tableView id="t" dataMode="prototypes"><prototypes><tableViewCell reuseIdentifier="R" id="r"/></prototypes></tableView></tableViewController>"#
      ), file: "A.storyboard"),
    Case(
      rule: "static-table",
      broken: board(
        #"<viewController id="c"><view><subviews><tableView id="t" dataMode="static"/></subviews></view></viewController>"#
      ),
      line: 4,
      good: board(
        #"<tableViewController id="c"><tableView id="t" dataMode="static"/></tableViewController>"#),
      file: "A.storyboard"),
    Case(
      rule: "frame-different", broken: xib(#"<label misplaced="YES" text="Name" id="l"/>"#), line: 4,
      good: xib(#"<label text="Name" id="l"/>"#)),
    Case(
      rule: "module-missing", broken: xib(#"<view id="v" customClass="Chart" customModule="Charts"/>"#),
      line: 4,
      good: xib(#"<view id="v" customClass="Chart" customModule="Charts"/>"#),
      code: "import UIKit\nclass A: UIViewController {}",
      goodCode: "import Charts\nclass A: UIViewController {}"),
    Case(
      rule: "constraint-repeated",
      broken: xib(
        #"<view id="v"><constraints><constraint firstAttribute="width" constant="1" id="a"/>"# + "\n"
          + #"<constraint firstAttribute="width" constant="1" id="b"/></constraints></view>"#), line: 5,
      good: xib(
        #"<view id="v"><constraints><constraint firstAttribute="width" constant="1" id="a"/>"#
          + #"<constraint firstAttribute="height" constant="1" id="b"/></constraints></view>"#)),
    // IBLinter
    Case(
      rule: "custom_class_name",
      broken: board(#"<viewController customClass="B" id="c" sceneMemberID="viewController"/>"#), line: 4,
      good: board(#"<viewController customClass="A" id="c" sceneMemberID="viewController"/>"#),
      file: "A.storyboard"),
    Case(
      rule: "relative_to_margin",
      broken: xib(
        #"<view id="v"><constraints><constraint firstAttribute="leadingMargin" id="a"/></constraints></view>"#
      ), line: 4,
      good: xib(
        #"<view id="v"><constraints><constraint firstAttribute="leading" id="a"/></constraints></view>"#)),
    Case(
      rule: "misplaced", broken: xib(#"<view id="v" misplaced="YES"/>"#), line: 4,
      good: xib(#"<view id="v"/>"#)),
    Case(rule: "enable_autolayout", broken: xib("", attributes: ""), line: 2, good: xib("")),
    Case(
      rule: "duplicate_constraint",
      broken: xib(
        #"<view id="v"><constraints><constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c"/>"#
          + "\n"
          + #"<constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="top" constant="-8" id="d"/></constraints></view>"#
      ),
      line: 5,
      good: xib(
        #"<view id="v"><constraints><constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c"/>"#
          + #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="9" id="d"/></constraints></view>"#
      )),
    Case(
      rule: "duplicate_id", broken: xib("<view id=\"v\"/>\n<view id=\"v\"/>"), line: 5,
      good: xib("<view id=\"v\"/>\n<view id=\"w\"/>")),
    Case(
      rule: "storyboard_viewcontroller_id",
      broken: board(
        #"<viewController customClass="B" storyboardIdentifier="C" id="c" sceneMemberID="viewController"/>"#),
      line: 4,
      good: board(
        #"<viewController customClass="B" storyboardIdentifier="B" id="c" sceneMemberID="viewController"/>"#),
      file: "A.storyboard"),
    Case(
      rule: "stackview_backgroundcolor",
      broken: xib(#"<stackView id="v"><color key="backgroundColor" white="1"/></stackView>"#), line: 4,
      good: xib(#"<stackView id="v"/>"#)),
    Case(
      rule: "image_resources", broken: xib("", rest: #"<resources><image name="a"/></resources>"#), line: 6,
      good: xib("", rest: "<resources/>")),
    Case(
      rule: "color_resources", broken: xib("", rest: #"<resources><namedColor name="a"/></resources>"#),
      line: 6,
      good: xib("", rest: "<resources/>")),
    Case(
      rule: "ambiguous", broken: xib(#"<view id="v" ambiguous="YES"/>"#), line: 4,
      good: xib(#"<view id="v" ambiguous="YES" verifyAmbiguity="off"/>"#)),
    Case(
      rule: "reuse_identifier", broken: xib(#"<tableViewCell id="c" customClass="A" reuseIdentifier="B"/>"#),
      line: 4,
      good: xib(#"<tableViewCell id="c" customClass="A" reuseIdentifier="A"/>"#)),
    Case(
      rule: "use_trait_collections", broken: xib(""), line: 2,
      good: xib("", attributes: #"useTraitCollections="YES""#)),
    Case(
      rule: "hides_bottom_bar", broken: board(#"<viewController id="c" sceneMemberID="viewController"/>"#),
      line: 4,
      good: board(#"<viewController hidesBottomBarWhenPushed="YES" id="c" sceneMemberID="viewController"/>"#),
      file: "A.storyboard"),
    Case(
      rule: "has_initial_view_controller", broken: board(""), line: 2,
      good: board("", attributes: #"initialViewController="c""#),
      file: "A.storyboard"),
    Case(
      rule: "has_single_view_controller",
      broken: board(
        #"<viewController id="c" sceneMemberID="viewController"/><viewController id="d" sceneMemberID="viewController"/>"#
      ), line: 2,
      good: board(#"<viewController id="c" sceneMemberID="viewController"/>"#), file: "A.storyboard"),
    Case(
      rule: "view_as_device", broken: xib(""), line: 2, good: xib("", rest: #"<device id="retina4_7"/>"#)),
    // xiblint
    Case(
      rule: "accessibility_labels_for_image_buttons",
      broken: xib(
        #"<button id="b"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>"#
          + #"<state key="normal" backgroundImage="a"/></button>"#), line: 4,
      good: xib(#"<button id="b"><state key="normal" title="Send" image="a"/></button>"#)),
    Case(
      rule: "accessibility_labels_for_images",
      broken: xib(
        #"<imageView id="i"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></imageView>"#
      ),
      line: 4, good: xib(#"<imageView id="i"/>"#)),
    Case(
      rule: "accessibility_labels_for_text_with_placeholder",
      broken: xib(
        #"<textField id="t" placeholder="Name"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></textField>"#
      ),
      line: 4,
      good: xib(#"<textField id="t"/>"#)),
    Case(
      rule: "autolayout_frames", broken: xib(#"<view id="v" misplaced="YES"/>"#), line: 4,
      good: xib(#"<view id="v"/>"#)),
    Case(
      rule: "automation_identifiers", broken: xib(#"<button id="b"/>"#), line: 4,
      good: xib(#"<button id="b"><accessibility key="accessibilityConfiguration" identifier="b"/></button>"#)),
    Case(
      rule: "automation_identifiers_for_outlet_labels",
      broken: board(
        #"<viewController id="c"><label id="l"/><connections><outlet property="l" destination="l"/></connections></viewController>"#
      ),
      line: 4,
      good: board(
        #"<viewController id="c"><view id="l"/><connections><outlet property="l" destination="l"/></connections></viewController>"#
      ),
      file: "A.storyboard"),
    Case(
      rule: "named_colors", broken: xib(#"<view id="v"><color key="tintColor" white="1"/></view>"#), line: 4,
      good: xib(#"<view id="v"><color key="tintColor" name="accent"/></view>"#)),
    Case(
      rule: "no_attributed_string_colors",
      broken: xib(
        #"<label id="l"><attributedString><fragment><attributes><color key="NSColor" white="1"/></attributes></fragment></attributedString></label>"#
      ),
      line: 4, good: xib(#"<label id="l"><color key="textColor" white="1"/></label>"#)),
    Case(
      rule: "no_simulated_metrics", broken: xib("", rest: "<simulatedMetricsContainer/>"), line: 6,
      good: xib("")),
    Case(
      rule: "no_trait_variations", broken: xib("", attributes: #"useTraitCollections="YES""#), line: 2,
      good: xib("")),
    Case(
      rule: "no_view_controller_links_to_other_bundles",
      broken: board(#"<viewControllerPlaceholder id="p" bundleIdentifier="b"/>"#), line: 4,
      good: board(#"<viewControllerPlaceholder id="p"/>"#), file: "A.storyboard"),
    Case(
      rule: "simulated_metrics_retina4_0", broken: xib("", rest: #"<device id="retina6_12"/>"#), line: 6,
      good: xib("", rest: #"<device id="retina4_0"/>"#)),
    Case(
      rule: "strict_font_names", broken: xib(#"<label id="l"><fontDescription type="system"/></label>"#),
      line: 4,
      good: xib(#"<label id="l"/>"#)),
  ]

  @Test(arguments: cases) func rule(_ subject: Case) throws {
    let broken = try Project([subject.file: subject.broken, "Code.swift": subject.code])
    let issues = try broken.issues(of: subject.rule, in: subject.file)
    #expect(issues.map(\.location.line) == [subject.line], "\(subject.rule): \(issues)")
    #expect(issues.allSatisfy { $0.rule == subject.rule && !$0.message.isEmpty })
    // What only names decide has a project that has them.
    var files = [subject.file: subject.good, "Code.swift": subject.goodCode ?? subject.code]
    if subject.rule == "storyboard-missing" { files["B.storyboard"] = subject.good }
    if subject.rule == "nib-missing" { files["B.xib"] = subject.good }
    if subject.rule == "document-unused" { files["Code.swift"] = "let a = \"A\"" }
    let good = try Project(files).issues(of: subject.rule, in: subject.file)
    #expect(good.isEmpty, "\(subject.rule): \(good)")
  }

  @Test func everyRuleHasACase() {
    let tried = Set(Self.cases.map(\.rule))
    // Those that need settings or targets have tests of their own.
    let others =
      ["document-untargeted", "font-unlisted", "custom_module", "use_base_class"]
      + LintRule.configuredXibLinter.map(\.id)
    let known = LintRule.all.filter { ![.layout, .languages].contains($0.reads) }.map(\.id)
    #expect(known.filter { !tried.contains($0) && !others.contains($0) } == [])
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
  }

  @Test func codeIsReadWithCare() throws {
    // In comments, texts and branches of conditional compilation, in extensions, by protocols and other names.
    let code = """
      /* class B {} */ let text = "class C {}"
      typealias D = A
      class A: UIViewController {
        #if DEBUG
        @IBOutlet var debug: UIView!
        #endif
      }
      extension A { @IBAction func added(_ sender: Any) {} }
      protocol P {}
      extension P { @objc func given(_ sender: Any) {} }
      extension A: P {}
      """
    func issues(_ rule: String, _ name: String, _ connection: String) throws -> Int {
      let text = Self.owner(connection).replacing("\"A\"", with: "\"\(name)\"")
      return try Project(["A.xib": text, "Code.swift": code]).issues(of: rule, in: "A.xib").count
    }
    #expect(try issues("class-missing", "B", "") == 1 && issues("class-missing", "C", "") == 1)
    #expect(try issues("class-missing", "D", "") == 0 && issues("class-missing", "UITableView", "") == 0)
    #expect(try issues("outlet-missing", "A", #"<outlet property="debug" destination="v"/>"#) == 0)
    #expect(try issues("outlet-missing", "A", #"<outlet property="gone" destination="v"/>"#) == 1)
  }

  @Test func baselinesFollowObjects() throws {
    func issue(_ line: Int, _ object: String?, _ message: String = "m") -> LintIssue {
      LintIssue(
        rule: "r", severity: .warning, message: message,
        location: SourceLocation(file: "A.xib", line: line, column: 1),
        object: object)
    }
    let baseline = try #require(
      try LintBaseline(Array(LintBaseline([issue(1, "a"), issue(2, "a"), issue(3, nil, "x")]).text.utf8)))
    // Lines and messages may change where there is an object.
    #expect(baseline.new(among: [issue(7, "a", "n"), issue(8, "a"), issue(9, nil, "x")]).isEmpty)
    #expect(baseline.new(among: [issue(7, "a"), issue(8, "a"), issue(9, "a")]).map(\.location.line) == [9])
    #expect(baseline.new(among: [issue(1, "b"), issue(3, nil, "y")]).count == 2)
    #expect(try LintBaseline(Array("{}".utf8)) == nil)
  }

  @Test func reports() throws {
    let issue = LintIssue(
      rule: "class-missing", severity: .error, message: "a \"b\" & <c>, 50 %",
      location: SourceLocation(file: "A B.xib", line: 3, column: 5), object: "v")
    let report = LintReport([issue])
    #expect(
      report.text(.github, version: "1")
        == "::error file=A B.xib,line=3,col=5,title=class-missing::a \"b\" & <c>, 50 %25\n")
    for format in [LintReport.Format.junit, .checkstyle] {
      let text = report.text(format, version: "1")
      #expect(text.contains("a &quot;b&quot; &amp; &lt;c&gt;, 50 %") && text.hasPrefix("<?xml"))
    }
    let sarif =
      try JSONSerialization.jsonObject(with: Data(report.text(.sarif, version: "1").utf8)) as? [String: Any]
    let run = try #require((sarif?["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "class-missing" && result["level"] as? String == "error")
    #expect(report.text(.sarif, version: "1").contains("\"A%20B.xib\""))
    #expect(report.text(.json, version: "1").contains("\"object\": \"v\""))
  }

  @Test func rulesAreDocumented() throws {
    let file = "\(Checkout.root)/Docs/Lint.md"
    let text = String(decoding: try Checkout.bytes(file), as: UTF8.self)
    let mark = "<!-- rules -->\n"
    let head = String(text[..<(try #require(text.firstRange(of: mark))).upperBound])
    let expected = head + "\n" + LintRule.tables
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(expected.utf8).write(to: URL(filePath: file))
    }
    #expect(String(decoding: try Checkout.bytes(file), as: UTF8.self) == expected)
  }

  @Test func settingsAreThoseOfTheOtherLinter() throws {
    var findings: [Finding] = []
    let text = """
      enabled_rules:
        - misplaced
        - unknown
      disabled_rules: [ambiguous]
      excluded:
        - Pods
      included: App
      custom_module_rule:
        - module: Kit
          included: ["Kit/Classes"]
          excluded:
            - Kit/Classes/Generated
      use_base_class_rule:
        - element_class: UILabel
          base_classes: [PrimaryLabel]
      view_as_device_rule: {device_id: retina4_0}
      use_trait_collections_rule:
        enabled: false
      reporter: xcode
      """
    let settings = LintSettings(Array(text.utf8), file: "y", &findings)
    let rules = settings.rules(LintRule.all.filter(\.isDefault)).map(\.id)
    #expect(rules.contains("misplaced") && rules.contains("custom_module") && !rules.contains("ambiguous"))
    #expect(settings.admits("App/A.xib") && settings.admits("./App/A.xib") && !settings.admits("Pods/A.xib"))
    #expect(!settings.usesTraitCollections && settings.device == "retina4_0")
    #expect(findings.map { "\($0.location?.line ?? -1) \($0.severity)" } == ["19 warning", "0 warning"])

    let labels = LintSubject(
      try InterfaceDocument.read(
        Array(
          Self.xib(
            "<label id=\"a\"/>\n<label id=\"b\" customClass=\"PrimaryLabel\"/>\n<label id=\"c\" customClass=\"X\"/>"
          ).utf8),
        file: "A.xib"), settings: settings)
    let rule = try #require(LintRule.named("use_base_class"))
    #expect(LintRule.issues(in: labels, of: [rule]).map(\.location.line) == [4, 6])
  }

  /// A few lines of YAML can stand for any amount of text.
  @Test(arguments: [
    "a: &a [x, x]\nb: [*a, *a]", "a: [", "\t- a", "? [a]\n: b", String(repeating: "[", count: 2_000), "a: \"",
    "%TAG ! !\n",
  ])
  func hostileSettings(text: String) {
    var findings: [Finding] = []
    _ = LintSettings(Array(text.utf8), file: "y", &findings)
    #expect(findings.contains { $0.severity == .error && ($0.location?.line ?? 0) > 0 }, "\(findings)")
  }

  @Test(arguments: [
    (
      "enforce_runtime_attributes",
      #"{"runtime_attributes": {"button": {"layer.cornerRadius": [null, "4"]}}}"#,
      #"<button id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="layer.cornerRadius" value="5"/></userDefinedRuntimeAttributes></button>"#,
      #"<button id="b"/>"#
    ),
    (
      "enforce_system_properties", #"{"system_properties": {"view/color": {"key": ["tintColor"]}}}"#,
      #"<view id="v"><color key="backgroundColor"/></view>"#, #"<view id="v"><color key="tintColor"/></view>"#
    ),
    (
      "strict_font_sizes", #"{"minimum_size": 13, "maximum_size": 30}"#,
      #"<label id="l"><fontDescription pointSize="12"/></label>"#,
      #"<label id="l"><fontDescription pointSize="13"/></label>"#
    ),
    (
      "strict_fonts", #"{"allowed_fonts": [{"name": "Avenir", "size": 14}]}"#,
      #"<label id="l"><fontDescription name="Avenir" pointSize="15"/></label>"#,
      #"<label id="l"><fontDescription name="Avenir" pointSize="14"/></label>"#
    ),
    (
      "strict_font_names", #"{"allowed_fonts": ["Avenir"], "allow_system_fonts": true}"#,
      #"<label id="l"><fontDescription name="Comic" pointSize="15"/></label>"#,
      #"<label id="l"><fontDescription name="Avenir"/><fontDescription type="system"/></label>"#
    ),
    (
      "named_colors", #"{"allowed_colors": ["a"], "allow_system_colors": true, "ignore_alpha": true}"#,
      #"<view id="v"><color key="tintColor" name="b"/></view>"#,
      #"<view id="v"><color key="tintColor" name="a"/><color systemColor="label"/><color white="0" alpha="0.5"/></view>"#
    ),
    (
      "unavailable_custom_classes", #"{"custom_classes": {"M.Old": "M.New"}}"#,
      #"<view id="v" customClass="Old" customModule="M"/>"#,
      #"<view id="v" customClass="New" customModule="M"/>"#
    ),
    (
      "unavailable_system_classes", #"{"system_classes": {"button": ["M.Cool"]}}"#, #"<button id="b"/>"#,
      #"<button id="b" customClass="Cool" customModule="M"/>"#
    ),
    (
      "accessibility_format", "{}",
      #"<view id="v"><connections><outletCollection property="accessibilitySources" destination="l"/></connections></view><label id="l"/>"#,
      #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="accessibilityFormat" value="%@ left"/></userDefinedRuntimeAttributes><connections><outletCollection property="accessibilitySources" destination="l"/></connections></view><label id="l"/>"#
    ),
    (
      "color_assets", "{}", #"<view id="v"><namedColor name="a"/></view>"#,
      #"<view id="v"><namedColor name="a"><color red="1"/></namedColor></view>"#
    ),
  ])
  func configuredRule(_ id: String, _ configuration: String, _ broken: String, _ good: String) throws {
    var findings: [Finding] = []
    var settings = LintSettings()
    settings.add(
      Array(#"{"rules": ["\#(id.prefix(6))*"], "rules_config": {"\#(id)": \#(configuration)}}"#.utf8),
      file: "x", &findings)
    #expect(findings.isEmpty && settings.rules([]).map(\.id).contains(id))
    let rule = try #require(LintRule.named(id))
    func issues(_ objects: String) throws -> [LintIssue] {
      let document = try InterfaceDocument.read(Array(Self.xib(objects).utf8), file: "A.xib")
      return LintRule.issues(in: LintSubject(document, settings: settings), of: [rule])
    }
    let (bad, fine) = (try issues(broken), try issues(good))
    #expect(bad.count == 1 && fine.isEmpty, "\(bad) \(fine)")
  }

  @Test func theOtherLintersAreComplete() {
    #expect(LintRule.xibLinter.count == 21 && LintRule.interfaceBuilderLinter.count == 19)
    var findings: [Finding] = []
    var settings = LintSettings()
    settings.add(Array(#"{"rules": ["nothing*"], "paths": {}}"#.utf8), file: "x", &findings)
    settings.add(Array("{".utf8), file: "x", &findings)
    #expect(findings.map(\.severity) == [.warning, .warning, .error])
  }
}
