import TestSupport
import Testing

/// Screens with the literal values that code gives their views.
@Suite struct CodeValueTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController">
          <connections>
            <outlet property="view" destination="v"/><outlet property="titleLabel" destination="l"/>
            <outlet property="button" destination="b"/>
          </connections>
        </placeholder>
        <view id="v">
          <rect key="frame" x="0" y="0" width="200" height="200"/>
          <subviews>
            <label text="lbl_title" id="l"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
            <button id="b">
              <rect key="frame" x="0" y="40" width="200" height="20"/><state key="normal" title="btn"/>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """
  private static let code = """
    class LoginController: BaseController {
      @IBOutlet weak var button: UIButton!
      override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "login.title".localized
        button.setTitle(L10n.loginGo, for: .normal)
      }
    }
    """

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(Self.document, to: "Login.xib")
    try scratch.write(Self.code, to: "Code/Login.swift")
    try scratch.write(
      "class BaseController: UIViewController { @IBOutlet var titleLabel: UILabel! }", to: "Code/Base.swift")
    try scratch.write(#""login.title" = "Welcome"; "login.go" = "Go";"#, to: "en.lproj/Localizable.strings")
    try scratch.write(#""login.title" = "Willkommen";"#, to: "de.lproj/Localizable.strings")
    return scratch
  }

  @Test func valuesAreShownWithTheirPlaces() throws {
    let scratch = try project()
    let shown = try scratch.shell("\"$L\" inspect --orientation portrait Login.xib").out
    #expect(shown.contains(#"UILabel "Welcome" (id l)"#) && shown.contains("text by Code/Login.swift:5"))
    #expect(shown.contains(#"UIButton "Go" (id b)"#) && shown.contains("normal.title by Code/Login.swift:6"))
    let json = try scratch.shell("\"$L\" inspect --format json Login.xib").out
    #expect(json.contains("Code/Login.swift"))
    let plain = try scratch.shell("\"$L\" inspect --no-code Login.xib").out
    #expect(plain.contains(#"UILabel "lbl_title" (id l)"#) && !plain.contains("Code/Login.swift"))
    let notes = try scratch.shell("\"$L\" render -v -o out Login.xib").err
    #expect(notes.contains("Code/Login.swift:5:1: note: [code] 2 values are those that code gives"))
  }

  /// A source is not read from some size on, and that is said.
  @Test func largeSourcesAreNamed() throws {
    let scratch = try project()
    let filler = String(repeating: "// A line of a text that nobody reads.\n", count: 30_000)
    try scratch.write(Self.code + filler, to: "Code/Login.swift")
    let result = try scratch.shell("\"$L\" inspect --orientation portrait Login.xib")
    #expect(result.out.contains(#"UILabel "lbl_title" (id l)"#))
    #expect(result.err.contains("Code/Login.swift: warning: [project] is not read"))
  }

  @Test func textsAreThoseOfTheLanguage() throws {
    let scratch = try project()
    let german = try scratch.shell("\"$L\" inspect --locale de Login.xib").out
    // A key that the language lacks falls back to English.
    #expect(german.contains(#"UILabel "Willkommen" (id l)"#) && german.contains(#"UIButton "Go" (id b)"#))
  }

  /// A key may be a constant of the project's, or stand in a method that gets it.
  @Test func keysAreFollowed() throws {
    let scratch = try project()
    let helper = """
      extension String { enum Keys { static let title = "login.title" } }
      extension UILabel { func show(_ key: String) { text = key.localized } }
      """
    for statement in [
      "titleLabel.text = String.Keys.title.localized", "titleLabel.text = Keys.title.localized()",
      "titleLabel.show(\"login.title\")",
    ] {
      let code = Self.code.replacing("titleLabel.text = \"login.title\".localized", with: statement)
      try scratch.write(code + helper, to: "Code/Login.swift")
      let german = try scratch.shell("\"$L\" inspect --locale de Login.xib").out
      #expect(german.contains(#"UILabel "Willkommen" (id l)"#))
    }
  }

  /// A text that the code itself gives comes before those of other languages than the one that is asked for.
  @Test func textsOfTheCodeComeBeforeOtherLanguages() throws {
    let scratch = try project()
    let code = Self.code.replacing(
      "\"login.title\".localized", with: #"NSLocalizedString("new", value: "Sign in", comment: "")"#)
    try scratch.write(code, to: "Code/Login.swift")
    try scratch.write(#""new" = "Anmelden";"#, to: "de.lproj/Localizable.strings")
    let own = try scratch.shell("\"$L\" inspect Login.xib").out
    #expect(own.contains(#"UILabel "Sign in" (id l)"#) && !own.contains("Anmelden"))
    let german = try scratch.shell("\"$L\" inspect --locale de Login.xib").out
    #expect(german.contains(#"UILabel "Anmelden" (id l)"#))
    let dutch = try scratch.shell("\"$L\" inspect --locale nl Login.xib").out
    #expect(dutch.contains(#"UILabel "Sign in" (id l)"#))
  }

  /// A value that code no longer gives as a literal is not known: that it is another one is not claimed.
  @Test func unknownValuesAreNoChanges() throws {
    let scratch = try Scratch()
    let unknown = Self.code.replacing("\"login.title\".localized", with: "Texts.title(of: user)")
    for (side, code) in [("old", Self.code), ("new", unknown), ("without", "")] {
      try scratch.write("", to: "\(side)/App.xcodeproj/project.pbxproj")
      try scratch.write(Self.document, to: "\(side)/Login.xib")
      try scratch.write(code, to: "\(side)/Login.swift")
      try scratch.write(
        "class BaseController: UIViewController { @IBOutlet var titleLabel: UILabel! }",
        to: "\(side)/Base.swift")
      try scratch.write(
        #""login.title" = "Welcome"; "login.go" = "Go";"#, to: "\(side)/en.lproj/Localizable.strings")
    }
    // That other code gives it is known.
    for (old, new) in [("old", "new"), ("new", "old")] {
      let same = try scratch.run("diff", "\(old)/Login.xib", "\(new)/Login.xib")
      #expect(same.status == 1, "\(same.out)")
      #expect(
        same.out.contains(": seen only in a running app\n  titleLabel: text is set by other code"),
        "\(same.out)")
    }
    // A class that no source has: a screen that keeps its class has it from elsewhere.
    for (old, new) in [("old", "without"), ("without", "old")] {
      let same = try scratch.run("diff", "\(old)/Login.xib", "\(new)/Login.xib")
      #expect(same.status == 0 && same.out.hasSuffix(": nothing visible\n"), "\(same.out)")
    }
  }

  private static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
    </document>
    """
  }

  /// A key in words, or one that the language of development lacks, is its own text, whatever other languages have.
  @Test func keysWithoutTextAreShown() throws {
    let scratch = try project()
    for (key, english) in [("Sign in now", ""), ("signin", "\"other\" = \"Other\";")] {
      let code = Self.code.replacing(
        "\"login.title\".localized", with: "NSLocalizedString(\"\(key)\", comment: \"\")")
      try scratch.write(code, to: "Code/Login.swift")
      try scratch.write(english, to: "en.lproj/Localizable.strings")
      try scratch.write("\"\(key)\" = \"Jetzt anmelden\";", to: "de.lproj/Localizable.strings")
      #expect(try scratch.shell("\"$L\" inspect Login.xib").out.contains("UILabel \"\(key)\""))
    }
  }

  /// Another text of a key that code looks up in both versions is due to the line of the table, not to that of the code.
  @Test func textsOfTablesAreCausesWhereTheyStand() throws {
    let scratch = try project()
    for side in ["old", "new"] {
      _ = try scratch.shell("mkdir \(side) && cp -r App.xcodeproj Code en.lproj Login.xib \(side)")
    }
    let strings = "\"login.go\" = \"Go\";\n\"login.title\" = \"Good day\";\n"
    try scratch.write(strings, to: "new/en.lproj/Localizable.strings")
    let shown = try scratch.run("diff", "old/Login.xib", "new/Login.xib")
    #expect(shown.status == 1 && shown.out.contains("new/en.lproj/Localizable.strings:2"), "\(shown.out)")
    #expect(!shown.out.contains("Login.swift"), "\(shown.out)")
  }

  /// A table without cells shows those that code registers, with the values that their own code gives them.
  @Test func tablesShowTheCellsThatCodeRegisters() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(
      Self.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List"><connections>
          <outlet property="view" destination="v"/><outlet property="table" destination="t"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <tableView id="t" rowHeight="60"><rect key="frame" x="0" y="0" width="393" height="852"/></tableView>
        </subviews></view>
        """), to: "List.xib")
    try scratch.write(
      Self.xib(
        """
        <tableViewCell id="c" customClass="Row"><rect key="frame" x="0" y="0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><label text="lbl" id="l"><rect key="frame" x="16" y="16" width="200" height="20"/></label></subviews>
          </tableViewCellContentView>
          <connections><outlet property="label" destination="l"/></connections></tableViewCell>
        """), to: "Cells/Row.xib")
    try scratch.write(
      """
      class List: UIViewController {
        override func viewDidLoad() {
          table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
        }
      }
      class Row: UITableViewCell {
        override func awakeFromNib() { super.awakeFromNib(); label.text = "From code" }
      }
      """, to: "List.swift")
    let shown = try scratch.shell("\"$L\" inspect --orientation portrait List.xib")
    #expect(
      shown.out.contains("UITableViewCell (id Row.c)") || shown.out.contains("Row (id Row.c)"),
      "\(shown.out)\(shown.err)")
    #expect(shown.out.contains(#"UILabel "From code" (id Row.l)"#) && shown.out.contains("Cells/Row.xib:"))
    #expect(try !scratch.shell("\"$L\" inspect --no-code List.xib").out.contains("(id Row.c)"))
    #expect(try scratch.shell("\"$L\" record List.xib && \"$L\" verify List.xib").status == 0)
    try scratch.write("class List: UIViewController {}", to: "List.swift")
    #expect(try scratch.shell("\"$L\" verify List.xib").status == 1)
  }

  /// As for tables; the cell has its texts in the language of the screen, and its size unless somebody chose another.
  @Test(arguments: [("50", "0 0 120 70"), ("90", "0 0 90 90")])
  func collectionsShowTheCellsThatCodeRegisters(_ side: String, _ size: String) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(
      Self.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Grid"><connections>
          <outlet property="view" destination="v"/><outlet property="grid" destination="g"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <collectionView id="g"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="\(side)" height="\(side)"/>
            </collectionViewFlowLayout></collectionView>
        </subviews></view>
        """), to: "Grid.xib")
    try scratch.write(
      Self.xib(
        """
        <collectionViewCell id="c" customClass="Item"><rect key="frame" x="0" y="0" width="120" height="70"/>
          <view key="contentView" id="k"><rect key="frame" x="0" y="0" width="120" height="70"/>
            <subviews><label text="lbl" id="l"><rect key="frame" x="16" y="16" width="80" height="20"/></label></subviews>
          </view></collectionViewCell>
        """), to: "Item.xib")
    try scratch.write(#""l.text" = "Ding";"#, to: "de.lproj/Item.strings")
    try scratch.write(
      """
      class Grid: UIViewController {
        override func viewDidLoad() {
          let nib = UINib(nibName: "Item", bundle: nil)
          grid.register(nib, forCellWithReuseIdentifier: "Item")
        }
      }
      """, to: "Grid.swift")
    let shown = try scratch.shell("\"$L\" inspect --orientation portrait --locale de Grid.xib")
    #expect(shown.out.contains("Item (id Item.c)  [\(size)]"), "\(shown.out)")
    #expect(shown.out.contains(#"UILabel "Ding" (id Item.l)"#), "\(shown.out)")
  }

  /// What code gives is part of what results depend on.
  @Test func goldensFollowTheCode() throws {
    let scratch = try project()
    #expect(try scratch.shell("\"$L\" record Login.xib").status == 0)
    #expect(try scratch.shell("\"$L\" verify Login.xib").status == 0)
    try scratch.write(#""login.title" = "Hello"; "login.go" = "Go";"#, to: "en.lproj/Localizable.strings")
    let verdict = try scratch.shell("\"$L\" verify Login.xib")
    #expect(verdict.status == 1 && (verdict.out + verdict.err).contains("Hello"))
    try scratch.write(
      Self.code.replacing("\"login.title\".localized", with: "model.title"), to: "Code/Login.swift")
    let other = try scratch.shell("\"$L\" verify Login.xib")
    #expect(other.status == 1 && (other.out + other.err).contains("lbl_title"))
  }

  /// A text of the application's counts for the documents that show it: of their own classes, and of cells that code registers.
  @Test func changedTextsAreComparedWhereTheyShow() throws {
    let scratch = try project()
    let owner = { (name: String) in
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(name)\"><connections><outlet property=\"view\" destination=\"v\"/>"
    }
    try scratch.write(
      Self.xib(
        owner("List") + """
          <outlet property="table" destination="t"/></connections></placeholder>
          <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <tableView id="t"><rect key="frame" x="0" y="0" width="393" height="852"/></tableView></subviews></view>
          """), to: "List.xib")
    try scratch.write(
      """
      class List: UIViewController {
        override func viewDidLoad() {
          table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
        }
      }
      class Row: UITableViewCell {
        @IBOutlet var label: UILabel!
        override func awakeFromNib() { super.awakeFromNib(); label.text = "login.title".localized }
      }
      """, to: "List.swift")
    try scratch.write(
      Self.xib(
        """
        <tableViewCell id="c" customClass="Row"><rect key="frame" x="0" y="0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><label text="lbl" id="l"><rect key="frame" x="16" y="10" width="280" height="20"/></label></subviews>
          </tableViewCellContentView><connections><outlet property="label" destination="l"/></connections></tableViewCell>
        """), to: "Row.xib")
    try scratch.write(
      Self.xib(owner("Other") + "</connections></placeholder><view id=\"v\"/>"), to: "Other.xib")
    try scratch.write("class Other: UIViewController {}", to: "Other.swift")
    let commit = "git add -A && git -c user.name=a -c user.email=a@b commit -qm x"
    #expect(try scratch.shell("git init -q . && \(commit)").status == 0)
    try scratch.write(#""login.title" = "Hello"; "login.go" = "Go";"#, to: "en.lproj/Localizable.strings")
    let shown = try scratch.run("diff").out
    for name in ["Login.xib", "List.xib", "Row.xib"] { #expect(shown.contains("\(name)\n"), "\(shown)") }
    #expect(shown.contains(#""Welcome" → "Hello""#) && !shown.contains("Other.xib"), "\(shown)")
    // Another text of one language is that of all documents whose code looks it up.
    #expect(try scratch.shell(commit).status == 0)
    try scratch.write(#""login.title" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    let german = try scratch.run("diff")
    #expect(german.status == 1 && !german.out.contains("Other.xib"), "\(german.out)")
    #expect(
      german.out.contains(#""Willkommen" → "Hallo" in de (de.lproj/Localizable.strings:1)"#), "\(german.out)")
  }

  /// Code of another type counts for the documents whose classes get something of it, for `diff` and `verify` alike.
  @Test func changedCodeIsComparedWhereItIsUsed() throws {
    let scratch = try project()
    let style = "enum Style { static func apply(_ button: UIButton) { button.backgroundColor = .red } }\n"
    try scratch.write(style, to: "Code/Style.swift")
    try scratch.write(
      Self.code.replacing("button.setTitle(", with: "Style.apply(button)\n    button.setTitle("),
      to: "Code/Login.swift")
    try scratch.write(Self.document.replacing("LoginController", with: "Other"), to: "Other.xib")
    try scratch.write("class Other: UIViewController {}", to: "Other.swift")
    let commit = "git add -A && git -c user.name=a -c user.email=a@b commit -qm x"
    #expect(try scratch.shell("git init -q . && \(commit)").status == 0)
    try scratch.write(style + "class Model {}", to: "Code/Style.swift")
    #expect(try scratch.run("diff").status == 0)
    try scratch.write(style.replacing(".red", with: ".blue"), to: "Code/Style.swift")
    let shown = try scratch.run("diff").out
    #expect(
      shown == "Login.xib\n  button: backgroundColor red → blue (Code/Style.swift:1)\n", "\(shown)")
    let verdict = try scratch.run("verify", "--against", "HEAD", "Login.xib", "Other.xib")
    #expect(verdict.status == 1 && verdict.out.contains("Code/Style.swift:1"), "\(verdict.out)\(verdict.err)")
    #expect(!verdict.out.contains("Other"), "\(verdict.out)")
  }

  /// A text that code gives first, and may give another one later, is drawn again once its table has another.
  @Test func cachedPicturesDependOnWhatShowsAtFirst() throws {
    let scratch = try project()
    let code = Self.code.replacing(
      ".localized\n", with: ".localized\n    if isNew { titleLabel.text = user.name }\n")
    #expect(code != Self.code)
    try scratch.write(code, to: "Code/Login.swift")
    #expect(try scratch.run("record", "Login.xib").status == 0)
    #expect(try scratch.run("verify", "Login.xib", "--cache", "cache").status == 0)
    #expect(try scratch.run("verify", "Login.xib", "--cache", "cache").status == 0)
    try scratch.write(
      #""login.title" = "Hello"; "login.go" = "Go";"#, to: "en.lproj/Localizable.strings")
    #expect(try scratch.run("verify", "Login.xib", "--cache", "cache").status == 1)
  }
}
