import Testing

/// `layoutshot lint`.
@Suite struct LintCommandTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModuleProvider="target">
          <connections><outlet property="view" destination="v"/><outlet property="gone" destination="b"/></connections>
        </placeholder>
        <view id="v">
          <rect key="frame" x="0" y="0" width="200" height="200"/>
          <subviews>
            <button id="b">
              <rect key="frame" x="0" y="40" width="200" height="20"/>
              <state key="normal" title="Go"/>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(Self.document, to: "Login.xib")
    try scratch.write("class Login: UIViewController {}", to: "Login.swift")
    return scratch
  }

  private static let outlet = #"Login.xib:7:61: error: [outlet-missing] Login has no outlet "gone""#

  @Test func issuesArePrintedAndCounted() throws {
    let scratch = try project()
    let outcome = try scratch.shell("\"$L\" lint")
    #expect(
      outcome.status == 1 && outcome.lines.first.map(String.init) == Self.outlet,
      "\(outcome.out)\(outcome.err)")
    #expect(
      outcome.out.contains("Login.xib:12:9: warning: [tap-target] UIButton \"Go\" (id b) is 200 × 20 points"))
    #expect(outcome.out.hasSuffix("1 error, 1 warning in 1 file\n"))
    #expect(try scratch.shell("\"$L\" lint --no-rule outlet-missing Login.xib").status == 0)
    #expect(try scratch.shell("\"$L\" lint --no-rule outlet-missing Login.xib --strict").status == 1)
    let only = try scratch.shell("\"$L\" lint --rule only --rule automation_identifiers Login.xib")
    #expect(only.status == 0 && only.lines.count == 2, "\(only.out)")
    let unknown = try scratch.shell("\"$L\" lint --rule nothing")
    #expect(unknown.status == 2 && unknown.err.contains("no rule \"nothing\""))
    #expect(try scratch.shell("\"$L\" lint --rules").out.contains("outlet-missing  [error, code]"))
  }

  /// Many warnings of one rule in a document are one line.
  @Test func manyWarningsAreGrouped() throws {
    let scratch = try project()
    let buttons = (0..<8).map { row in
      "<button id=\"x\(row)\"><rect key=\"frame\" x=\"0\" y=\"\(row * 21)\" width=\"20\" height=\"20\"/>"
        + "<state key=\"normal\" title=\"\(row)\"/></button>"
    }
    try scratch.write(
      Self.document.replacing("<subviews>", with: "<subviews>" + buttons.joined()), to: "Login.xib")
    let grouped = try scratch.shell("\"$L\" lint")
    let own = grouped.lines.filter { $0.contains("[tap-target]") }
    #expect(own.count == 1 && own[0].hasSuffix("; and 8 more in this document: -v"), "\(grouped.out)")
    let all = try scratch.shell("\"$L\" lint -v")
    #expect(all.lines.count { $0.contains("[tap-target]") } == 9, "\(all.out)")
  }

  @Test func fixesRemoveWhatNobodyNeeds() throws {
    let scratch = try project()
    let fixed = try scratch.shell("\"$L\" lint --fix")
    #expect(fixed.status == 0 && !fixed.out.contains("outlet-missing"), "\(fixed.out)\(fixed.err)")
    #expect(
      fixed.err.contains("Login.xib:7:61: note: [outlet-missing] Login has no outlet \"gone\"; removed"),
      "\(fixed.err)")
    let text = String(decoding: try scratch.bytes("Login.xib"), as: UTF8.self)
    #expect(text == Self.document.replacing(#"<outlet property="gone" destination="b"/>"#, with: ""))
    #expect(try scratch.shell("\"$L\" lint").status == 0)
  }

  @Test func aBaselineSilencesWhatIsThere() throws {
    let scratch = try project()
    let first = try scratch.shell("\"$L\" lint --baseline lint.json")
    #expect(first.status == 0 && first.out.isEmpty && first.err.contains("2 issues are the baseline now"))
    #expect(try scratch.shell("\"$L\" lint --baseline lint.json").out.isEmpty)
    // Lines move.
    try scratch.write(Self.document.replacing("<objects>", with: "<objects>\n\n"), to: "Login.xib")
    #expect(try scratch.shell("\"$L\" lint --baseline lint.json").out.isEmpty)
    try scratch.write(
      Self.document.replacing("customClass=\"Login\"", with: "customClass=\"Logon\""), to: "Login.xib")
    let new = try scratch.shell("\"$L\" lint --baseline lint.json")
    #expect(new.status == 1 && new.out.contains("no source declares the class Logon"))
    try scratch.write("{", to: "lint.json")
    let broken = try scratch.shell("\"$L\" lint --baseline lint.json")
    #expect(broken.status == 2 && broken.err.contains("lint.json:1:"))
  }

  @Test func reportsAreWritten() throws {
    let scratch = try project()
    for (format, words) in [
      ("json", "\"rule\": \"outlet-missing\""), ("sarif", "\"ruleId\": \"outlet-missing\""),
      ("github", "::error file=Login.xib,line=7,col=61,title=outlet-missing::"),
      ("junit", "outlet-missing at line 7"),
      ("checkstyle", "layoutshot.outlet-missing"),
    ] {
      let outcome = try scratch.shell("\"$L\" lint --format \(format) -o report && exit 3; cat report")
      #expect(outcome.out.contains(words), "\(outcome.out)\(outcome.err)")
    }
  }

  @Test func theConfigurationChoosesRules() throws {
    let scratch = try project()
    func run(_ lint: String, _ options: String = "") throws -> Outcome {
      try scratch.write("{\"lint\": \(lint)}", to: "layoutshot.json")
      return try scratch.shell("\"$L\" lint \(options) Login.xib")
    }
    #expect(try run(#"{"noRules": ["outlet-missing"]}"#).status == 0)
    #expect(try run(#"{"noRules": ["outlet-missing"]}"#, "--rule outlet-missing").status == 1)
    #expect(try run(#"{"rules": ["automation_identifiers"]}"#).out.contains("[automation_identifiers]"))
    #expect(try run(#"{"ignore": [{"rule": "outlet-missing", "reason": "x"}]}"#).status == 0)
    #expect(try run(#"{"ignore": [{"objects": ["b"]}]}"#).out.contains("tap-target") == false)
    #expect(try run(#"{"ignore": [{"documents": ["Other/**"]}]}"#).status == 1)
    let unknown = try run(#"{"rules": ["nothing"]}"#)
    #expect(unknown.status == 2 && unknown.err.contains("layoutshot.json:1:21: error:"), "\(unknown.err)")
    #expect(try run(#"{"rule": ["nothing"]}"#).status == 2)
  }

  @Test func translationsAreHeldAgainstTheDocument() throws {
    let scratch = try project()
    try scratch.write(Self.document, to: "Base.lproj/Other.xib")
    try scratch.write(#""gone.text" = "Weg";"#, to: "de.lproj/Other.strings")
    let outcome = try scratch.shell("\"$L\" lint --rule text-untranslated Base.lproj/Other.xib")
    #expect(
      outcome.out.contains("de.lproj/Other.strings:1:1: warning: [key-orphaned]"),
      "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.contains("[text-untranslated] no key \"b.normalTitle\""), "\(outcome.out)")
  }

  /// Links that lead out of the project are not followed.
  @Test func linksOutOfTheProjectAreNotRead() throws {
    let (scratch, other) = (try project(), try Scratch())
    try other.write("class Logon: UIViewController {}", to: "Logon.swift")
    try other.write(Self.document.replacing("gone", with: "secret"), to: "Secret.xib")
    try scratch.write(Self.document.replacing("\"Login\"", with: "\"Logon\""), to: "Login.xib")
    _ = try scratch.shell("ln -s \"\(other.path)\"/* .")
    let outcome = try scratch.shell("\"$L\" lint Login.xib")
    #expect(outcome.out.contains("no source declares the class Logon") && !outcome.out.contains("secret"))
  }

  @Test func unreadableDocumentsAreErrors() throws {
    let scratch = try project()
    try scratch.write("<document>", to: "Broken.xib")
    let outcome = try scratch.shell("\"$L\" lint Broken.xib Login.xib")
    #expect(outcome.status == 2 && outcome.err.contains("Broken.xib:1:") && outcome.out.contains(Self.outlet))
  }
}
