import Foundation
import SourceCode
import Testing

/// What names in code stand for.
@Suite struct NameTests {
  /// The value that the text of a label has; nil for one that is not known. `isView`: whether the class is that of a view.
  private static func text(_ expression: String, _ members: String, isView: Bool = false) -> SourceValue? {
    let code = """
      \(members.components(separatedBy: "---").dropFirst().joined())
      class A: \(isView ? "UIView" : "UIViewController") {
        @IBOutlet weak var label: UILabel!
        \(members.components(separatedBy: "---")[0])
        override func \(isView ? "awakeFromNib" : "viewDidLoad")() { label.text = \(expression) }
      }
      """
    let classes = SourceClasses(["A.swift"]) { _ in Array(code.utf8) }
    let values = StartingValues(
      of: classes.lineage(of: "A", near: "").classes, isController: !isView,
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) })
    switch values.values[["label", "text"]]?.value {
    case .accessor(let path)?:
      // Another name is followed where it is shown, and not in circles.
      if case .accessor? = classes.constant(path) { return nil }
      return classes.constant(path)
    case .made(let path, let arguments)?: return classes.result(of: path, arguments)
    case let value: return value
    }
  }

  @Test(arguments: [
    (
      "Theme.shared.words.title",
      "---struct Words { let title = \"a\" }\nclass Theme { static let shared = Theme()\nlet words = Words() }"
    ),
    ("Copy.title", "typealias Copy = Words.Home---enum Words { enum Home { static let title = \"a\" } }"),
    ("caption", "var caption: String { return \"a\" }"),
    ("caption", "var caption: String { Words.title }---enum Words { static let title = \"a\" }"),
    ("caption", "private var caption = \"a\""),
    ("caption()", "func caption() -> String { return \"a\" }"),
    ("caption(\"a\")", "func caption(_ text: String) -> String { text }"),
    ("caption(\"a\")", "func caption(_ text: String, _ count: Int = 1) -> String { text }"),
    ("L(\"a\")", "---func L(_ key: String) -> String { return key }"),
    ("Words.of(\"a\")", "---enum Words { static func of(_ key: String) -> String { key } }"),
    ("model.title", "let model = Model()---class Model { let title = \"a\" }"),
  ])
  func areFollowed(_ expression: String, _ members: String) {
    #expect(Self.text(expression, members) == .text("a"))
  }

  /// What may be something else is not known.
  @Test(arguments: [
    ("caption", "var caption = \"a\""),
    ("caption", "private var caption = \"a\"\nfunc change() { caption = \"b\" }"),
    ("caption", "private var caption = \"a\"\nfunc change() { fill(&caption) }"),
    ("caption", "private var caption = \"a\"\nfunc change() { (caption, other) = both }"),
    ("caption", "private var caption = \"a\"\nvar other: Int { get { 1 } set { caption = \"b\" } }"),
    ("caption", "private var caption = \"a\"\nfunc change() { caption.append(\"b\") }"),
    ("caption", "#if DEBUG\nlet caption = \"a\"\n#else\nlet caption = \"b\"\n#endif"),
    (
      "caption(3)",
      "func caption(_ text: String) -> String { \"a\" }\nfunc caption(_ count: Int) -> String { \"b\" }"
    ),
    ("caption(\"a\")", "func caption(_ text: String, times: Int) -> String { text }"),
    ("model.title", "let model = Model()---class Model { var title = \"a\" }"),
    ("model.title", "var model = Model()---class Model { let title = \"a\" }"),
    ("B.title", "---class B { static let title = C.title }\nclass C { static let title = B.title }"),
    ("B.x", "---class B { let a = B()\nlet x = a.x }"),
  ])
  func areNotGuessed(_ expression: String, _ members: String) {
    #expect(Self.text(expression, members) == nil)
  }

  /// A view's own properties look as they begin, as far as nobody knows better.
  @Test func viewsBeginWithTheirValues() {
    #expect(Self.text("caption", "var caption = \"a\"", isView: true) == .text("a"))
    #expect(Self.text("caption", "@IBInspectable var caption: String = \"a\"", isView: true) == nil)
  }

  @Test func colorsOfDigits() {
    let orange: [Double] = [1, 128.0 / 255, 0, 1]
    for digits in ["hex: \"#FF8000\"", "hexString: \"ff8000\"", "rgb: 0xFF8000"] {
      #expect(Self.text("UIColor(\(digits))", "") == .rgba(orange), "\(digits)")
    }
    let faint: [Double] = [1, 128.0 / 255, 0, 0.5]
    #expect(Self.text("UIColor(hex: \"FF8000\", alpha: 0.5)", "") == .rgba(faint))
  }

  @Test(arguments: ["\"#+00000\"", "\"#FF80001\"", "\"#FF8000FF\"", "\"red\"", "0x80FF8000", "name"])
  func otherDigitsAreNoColors(_ digits: String) { #expect(Self.text("UIColor(hex: \(digits))", "") == nil) }
}
