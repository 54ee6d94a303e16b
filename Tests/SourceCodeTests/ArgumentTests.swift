import Testing

@testable import SourceCode

/// What methods do with what they are called with.
@Suite struct ArgumentTests {
  private static func values(_ body: String, besides more: String = "") -> StartingValues {
    let text = """
      class A: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var other: UILabel!
        override func viewDidLoad() {
          \(body)
        }
        func show(_ text: String, in label: UILabel, isStrong: Bool = false) {
          label.text = text
          label.alpha = isStrong ? 1 : 0.5
          label.isHidden = !isStrong
          show(text)
        }
        func show(_ text: String) { other.text = text }
        func pass(_ view: UILabel) { view.mark("!") }
        func shadowed(_ text: String) {
          let text = text + "!"
          label.text = text
        }
        func asked(_ text: String?) {
          guard let text = text else {
            label.isHidden = true
            return
          }
          label.text = text
        }
      }
      extension UILabel {
        func mark(_ text: String) { self.text = text }
      }
      enum Style {
        static func apply(to label: UILabel, color: UIColor) { label.textColor = color }
      }
      \(more)
      """
    let classes = SourceClasses(["A.swift"]) { _ in Array(text.utf8) }
    return StartingValues(
      of: classes.lineage(of: "A", near: "").classes,
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) }
    ) { [classes.all($0).filter { $0.isExtension || !$0.isClass }] }
  }

  private static func given(_ body: String, besides more: String = "") -> [String: SourceValue] {
    let values = values(body, besides: more).sorted
    return Dictionary(values.map { ($0.path.joined(separator: "."), $0.value.value) }) { $1 }
  }

  @Test func viewsAndValuesAreHandedOn() {
    #expect(
      Self.given("show(\"a\", in: label, isStrong: true)") == [
        "label.text": .text("a"), "label.alpha": .number(1), "label.isHidden": .flag(false),
        "other.text": .text("a"),
      ])
    #expect(Self.given("pass(self.label)") == ["label.text": .text("!")])
    #expect(Self.given("label.mark(\"b\")") == ["label.text": .text("b")])
    #expect(Self.given("Style.apply(to: other, color: .red)") == ["other.textColor": .systemColor("red")])
  }

  /// What depends on anything else than literals is not known.
  @Test func unknownArgumentsAreNoValues() {
    let values = Self.values("show(name, in: label)")
    #expect(values.values[["label", "text"]] == nil && values.isUnknown(["label", "text"]))
    #expect(Self.given("shadowed(\"a\")").isEmpty)
    #expect(Self.given("if isOn { pass(label) }").isEmpty)
    // With other labels it is another method.
    #expect(Self.given("label.mark(text: \"b\")").isEmpty)
  }

  /// A guard decides by an argument that is known; by any other what follows may not run.
  @Test func guardsAskArguments() {
    #expect(Self.given("asked(\"a\")")["label.text"] == .text("a"))
    #expect(Self.given("asked(nil)") == ["label.isHidden": .flag(true)])
    #expect(Self.given("asked(name)").isEmpty)
  }

  @Test func constantsOfFilesAreFollowed() {
    let constant = "private let title = \"Berths\""
    #expect(Self.given("label.text = title", besides: constant) == ["label.text": .text("Berths")])
    // A property has its own value.
    let property = "extension A { var title: String { name } }"
    #expect(Self.given("label.text = title", besides: constant + "\n" + property).isEmpty)
  }

  @Test func closuresReturnForThemselves() {
    let body = """
      load { [weak self] boats in
        guard let self else { return }
        self.boats = boats
      }
      label.isHidden = true
      """
    #expect(Self.given(body)["label.isHidden"] == .flag(true))
  }

  /// Whoever shows a view calls the methods that fill it.
  @Test func whatFillsViewsIsCompared() {
    func values(_ text: String) -> StartingValues {
      let code = """
        class A: UITableViewCell {
          @IBOutlet var label: UILabel!
          func show(_ boat: Boat) { \(text) }
          override func prepareForReuse() { label.alpha = 0 }
        }
        """
      let classes = SourceClasses(["A.swift"]) { _ in Array(code.utf8) }
      return StartingValues(of: classes.lineage(of: "A", near: "").classes)
    }
    let older = values("label.text = boat.name")
    func changes(_ text: String) -> [StartingValues.Change.Kind] {
      values(text).changes(from: older) { _, _ in true }.map(\.kind)
    }
    #expect(changes("label.text = boat.name").isEmpty)
    #expect(changes("label.text = boat.kind") == [.isOther])
    #expect(changes("label.text = boat.name; label.isHidden = boat.isGone") == [.isNew])
    #expect(changes("") == [.isGone])
    let renamed = older.renamed(["label": "nameLabel"])
    #expect(
      renamed.assigned.keys.sorted { $0[1] < $1[1] } == [["nameLabel", "alpha"], ["nameLabel", "text"]])
  }

  /// A branch is known by an argument that is a literal, not by one that nobody knows.
  @Test func branchesAreChosenByLiterals() {
    let more =
      "extension A { func update(isFree: Bool) { if isFree { label.alpha = 1 } else { label.alpha = 0.5 } } }"
    #expect(Self.given("update(isFree: true)", besides: more) == ["label.alpha": .number(1)])
    #expect(Self.given("update(isFree: Session.isFree)", besides: more).isEmpty)
    // Which of two methods is meant depends on types.
    let two =
      "extension A { func fill(_ a: Boat) { label.alpha = 1 }\n func fill(_ b: Berth) { label.alpha = 0 } }"
    #expect(Self.given("fill(boat)", besides: two).isEmpty)
  }

  @Test func casesAreChosenByMembers() {
    let more = """
      extension A {
        func apply(_ style: Style) {
          switch style {
          case .plain, .quiet:
            label.alpha = 0.5
          case .loud: label.alpha = 1
            other.isHidden = true
          default: label.alpha = 0.7
          }
          label.numberOfLines = 2
        }
      }
      """
    #expect(
      Self.given("apply(.quiet)", besides: more) == [
        "label.alpha": .number(0.5), "label.numberOfLines": .number(2),
      ])
    #expect(
      Self.given("apply(Style.loud)", besides: more) == [
        "label.alpha": .number(1), "other.isHidden": .flag(true), "label.numberOfLines": .number(2),
      ])
    #expect(Self.given("apply(style)", besides: more) == ["label.numberOfLines": .number(2)])
    #expect(Self.given("apply(.other)", besides: more)["label.alpha"] == .number(0.7))
  }

  @Test func membersAreCompared() {
    let more = """
      extension A {
        func apply(_ style: Style) { if style == .loud { label.alpha = 1 } else { label.alpha = 0.5 } }
      }
      """
    #expect(Self.given("apply(.loud)", besides: more) == ["label.alpha": .number(1)])
    #expect(Self.given("apply(.quiet)", besides: more) == ["label.alpha": .number(0.5)])
    #expect(Self.given("apply(style)", besides: more).isEmpty)
  }

  /// What a name means that is declared anew, or changed, is not what the method was called with.
  @Test(arguments: [
    "var text = text; text += \"!\"; label.text = text", "let text: String = text + \"!\"; label.text = text",
    "text.append(\"!\"); label.text = text", "change(&text); label.text = text",
  ])
  func changedArgumentsAreNotKnown(_ body: String) {
    let more = "extension A { func fill(_ text: String) {\n\(body.replacing("; ", with: "\n"))\n} }"
    #expect(Self.given("fill(\"a\")", besides: more).isEmpty)
  }

  /// Constants that a file keeps to itself are those of no other one, and of several none is meant.
  @Test func constantsOfOtherFiles() {
    let sources = [
      "A.swift":
        "class A: UIViewController {\n@IBOutlet var label: UILabel!\noverride func viewDidLoad() { label.text = name } }",
      "B.swift": "private let name = \"b\"", "C.swift": "let name = \"c\"", "D.swift": "let name = make()",
    ]
    func text(_ files: [String]) -> SourceValue? {
      let classes = SourceClasses(files) { sources[$0].map { Array($0.utf8) } }
      let values = StartingValues(
        of: classes.lineage(of: "A", near: "").classes,
        constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) })
      return values.values[["label", "text"]]?.value
    }
    #expect(text(["A.swift", "B.swift"]) == nil)
    #expect(text(["A.swift", "B.swift", "C.swift"]) == .text("c"))
    #expect(text(["A.swift", "C.swift", "D.swift"]) == nil)
  }

  /// In Objective-C, too, and what a method calls something is that.
  @Test func constantsInObjectiveC() {
    let code = """
      #define DOCK @"Dock"
      static NSString *const Harbor = @"Harbor";
      const CGFloat Padding = 8;
      @interface A : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      @implementation A
      - (void)viewDidLoad {
        BODY
      }
      @end
      """
    func text(_ body: String) -> SourceValue? {
      let bytes = Array(code.replacing("BODY", with: body).utf8)
      let classes = SourceClasses(["A.m"]) { _ in bytes }
      let values = StartingValues(
        of: classes.lineage(of: "A", near: "").classes,
        constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) })
      return values.values[["label", "text"]]?.value
    }
    #expect(text("self.label.text = Harbor;") == .text("Harbor"))
    #expect(text("[self.label setText:DOCK];") == .text("Dock"))
    #expect(text("NSString *Harbor = [self name]; self.label.text = Harbor;") == nil)
    #expect(text("UILabel *label = [UILabel new]; label.text = @\"x\";") == nil)
  }

  /// An outlet of a class whose methods call each other many times.
  private static let methodsThatCallEachOther: String = {
    var code = "class A: UIViewController { @IBOutlet var b: B!\nfunc show() { b.f0() } }\nclass B {\n"
    for number in 0..<8 {
      code += "func f\(number)() {\n" + String(repeating: "f\(number + 1)()\n", count: 300) + "}\n"
    }
    return code + "}"
  }()

  /// What a stranger may write to keep the reader busy.
  private static let hostile: [String] = [
    "let x = " + String(repeating: "a ? 1 : ", count: 50_000) + "2",
    "let x = " + String(repeating: "NSAttributedString(string: ", count: 50_000),
    "let x = \"a\"" + String(repeating: ".uppercased()", count: 50_000),
    "class A { func f() {" + String(repeating: "f(x: ", count: 3_000) + "}}",
    "class A { func f(a: Int) {" + String(repeating: "a, ", count: 15_000) + "}}",
    "class A { init() { " + String(repeating: "f(1, 2, 3)\n", count: 1_500) + "}"
      + String(repeating: "func f(_ a: Int, _ b: Int, _ c: Int) { f(a, b, c) }\n", count: 1_500) + "}",
    String(repeating: "let a = 1\n", count: 15_000) + "class A { init() { "
      + String(repeating: "x = a\n", count: 4_000) + "}}",
    // What leads to values in circles, or to more and more of them.
    "class A { init() { x.y = f() } func f() -> Int { return g() } func g() -> Int { return f() } }",
    "class A { init() { x.y = f0() } "
      + (0..<40).map {
        "func f\($0)() -> Int { return S.of(\(Array(repeating: "f\($0 + 1)()", count: 8).joined(separator: ", "))) }"
      }
      .joined(separator: "\n") + "}",
    "typealias B = C.D\ntypealias C = B.D\nclass A { init() { x.y = B.z } typealias E = A.E.A }",
    "enum E { static let a = E.b; static let b = E.a }\nclass A { init() { x.y = E.a } }",
    "protocol P { func f() }\nprotocol Q { func f() }\nclass B: P { var q: Q!\nfunc f() { "
      + String(repeating: "q.f()\n", count: 20)
      + "} }\nclass A: UIViewController, Q { var p: P!\nfunc viewDidLoad() { f() }\nfunc f() { "
      + String(repeating: "p.f()\n", count: 20) + "} }",
    "class A { func awakeFromNib() { NSLayoutConstraint.activate(["
      + String(repeating: "a.topAnchor.constraint(equalTo: b.topAnchor),", count: 6_000) + "]) } }",
    "class A { func f() { " + String(repeating: "guard let a = self.b else { return }\n", count: 5_000)
      + "} }",
    // Constants that stand for one another, and many of them.
    "class A { func awakeFromNib() { let a = b + b + b\nlet b = c + c + c\nlet c = a + a + a\nx.text = a + b + c } }",
    "class A { func awakeFromNib() {\n"
      + (0..<1_500).map { "let v\($0) = v\($0 + 1) + v\($0 + 1)\nx.text = f(v\($0))\n" }.joined() + "} }",
    "class A { func f() {\n"
      + String(repeating: "let row = t.dequeue() as! A\nrow.x.text = y\n", count: 1_500)
      + "} }",
    "class A { func f() {\nlet row = t.dequeue() as! A\n"
      + String(repeating: "row.x.text = y ? { 1 } : 2\n", count: 4_000) + "} }",
    "class A { func awakeFromNib() { x.text = a ?" + String(repeating: "\nb ?", count: 6_000) + " } }",
    "class A { func awakeFromNib() { x.text = String(format: "
      + String(repeating: "String(format: ", count: 1_000) + "y } }",
    "class A { func awakeFromNib() { "
      + String(repeating: "x.text = f1(f2(f3(f4(a))))\n", count: 2_000) + "}\n"
      + (1...4).map { "func f\($0)(_ a: Int) -> Int { return f\($0 % 4 + 1)(a) }\n" }.joined() + "}",
    // Methods of outlets that call each other, texts that are looked up, and members of members.
    methodsThatCallEachOther,
    "class A { func f() { " + (0..<6_000).map { "tr(\"a\($0)\")\n" }.joined() + "} }",
    "class A { func f() { X" + String(repeating: ".x", count: 30_000) + "\n }\n"
      + String(repeating: "class B { func g() { X.y }\n", count: 100) + String(repeating: "}", count: 101),
  ]

  @Test(arguments: hostile.indices) func hostileSourcesEnd(_ place: Int) {
    let bytes = Array(Self.hostile[place].utf8)
    let classes = SourceClasses(["A.swift"]) { _ in bytes }
    let values = StartingValues(
      of: classes.lineage(of: "A", near: "").classes,
      callers: PossibleCallers(classes, isApples: { $0.hasPrefix("UI") }),
      implementerOf: { classes.implementer(of: $0, near: $1) },
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) }
    ) { classes.lineage(of: $0, near: "").classes }
    for case .accessor(let path) in values.values.values.map(\.value) { _ = classes.constant(path) }
  }

  /// The same in Objective-C.
  private static let hostileObjectiveC: [String] = [
    String(repeating: "const ", count: 100_000),
    "#define X " + String(repeating: "[", count: 100_000) + "UIColor colorWithAlphaComponent:1]",
    "@implementation A\n- (void)f { " + String(repeating: "[", count: 100_000) + "self a] b]; }\n@end",
    String(repeating: "@interface A\n@end\n#define A @\"a\"\n", count: 10_000),
    "@implementation A\n- (void)awakeFromNib {\n"
      + (0..<1_500).map { "B *v\($0) = [v\($0 + 1) with:v\($0 + 1)];\n_x.text = [v\($0) t];\n" }.joined()
      + "}\n@end",
    "@implementation A\n- (void)f {\n"
      + String(repeating: "A *row = [t dequeueReusableCell];\nrow.x.text = y;\n", count: 2_500) + "}\n@end",
    String(repeating: "dequeueReusable = ", count: 50_000),
    "#define L(x) M(x)\n#define M(x) L(x)\n@implementation A\n- (void)viewDidLoad { a.text = L(@\"x\"); }\n@end",
  ]

  @Test(arguments: hostileObjectiveC.indices) func hostileObjectiveCEnds(_ place: Int) {
    let bytes = Array(Self.hostileObjectiveC[place].utf8)
    let classes = SourceClasses(["A.m"]) { _ in bytes }
    _ = StartingValues(
      of: classes.lineage(of: "A", near: "").classes,
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) })
  }
}
