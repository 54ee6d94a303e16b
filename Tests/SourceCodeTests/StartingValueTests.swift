import Testing

@testable import SourceCode

/// The literal values that code gives an object before its screen appears.
@Suite struct StartingValueTests {
  private static func values(_ text: String, _ path: String = "A.swift", of name: String = "A") -> [String:
    String]
  {
    let classes = SourceClasses([path]) { _ in Array(text.utf8) }
    let values = StartingValues(of: classes.lineage(of: name, near: "").classes)
    return Dictionary(
      values.sorted.map { ($0.path.joined(separator: "."), "\($0.value.line) \(Self.words($0.value.value))") }
    ) { $1 }
  }

  private static func words(_ value: SourceValue) -> String {
    switch value {
    case .text(let text): text
    case .localized(let key, let table, let fallback): "\(table ?? "-")/\(key)/\(fallback ?? "-")"
    case .accessor(let path): path.joined(separator: ".")
    case .letters(let inner, let letters): "\(words(inner)) \(letters)"
    case .argument(let name): "argument \(name)"
    case .opposite(let inner): "not \(words(inner))"
    case .choice(let flag, let first, let second): "\(words(flag)) ? \(words(first)) : \(words(second))"
    case .lookup(let inner, let table): "text of \(words(inner))\(table.map { " in \($0)" } ?? "")"
    case .format(let inner, let words):
      "\(Self.words(inner)) with \(words.split(separator: " ").joined(separator: " "))"
    case .attributed(let inner, let words):
      "\(Self.words(inner)) with \(words.split(separator: " ").joined(separator: " "))"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .frame(let x, let y, let width, let height): "frame \(x) \(y) \(width) \(height)"
    case .nothing: "nil"
    case .image(let name, let isSystem): "image \(name)\(isSystem ? " of the system" : "")"
    case .rendered(let image, let mode): "\(words(image)) as \(mode)"
    case .namedColor(let name): "color \(name)"
    case .systemColor(let name): "system color \(name)"
    case .systemFont(let size, let weight): "system font \(size) \(weight)"
    case .styleFont(let name): "font \(name)"
    case .namedFont(let name, let size): "\(name) \(size)"
    case .size(let width, let height): "\(width) × \(height)"
    case .insets(let top, let left, let bottom, let right): "\(top) \(left) \(bottom) \(right)"
    case .dynamic(let light, let dark): "\(words(light)), in dark \(words(dark))"
    case .translucent(let color, let alpha): "\(words(color)) at \(alpha)"
    case .font(let name, let size, let weight):
      "font \(name.map(words) ?? weight) of \(words(size))"
    case .extent(let width, let height): "\(words(width)) × \(words(height))"
    case .made(let path, let arguments):
      "\(path.joined(separator: "."))(\(arguments.map { "\($0.label): \(words($0.value))" }.joined(separator: ", ")))"
    case .rgba(let parts): parts.map { "\($0)" }.joined(separator: " ")
    }
  }

  private static func load(_ body: String) -> [String: String] {
    values("class A: B {\n  override func viewDidLoad() {\n\(body)\n  }\n}")
  }

  @Test(arguments: [
    (#"label.text = "Send""#, ["label.text": "3 Send"]),
    (#"self.label?.text = "Send""#, ["label.text": "3 Send"]),
    (#"label.text = "a\u{e9} \"b\"""#, ["label.text": "3 aé \"b\""]),
    (##"label.text = #"a\n"#"##, ["label.text": #"3 a\n"#]), (#"label.text = "\(name)""#, [:]),
    (#"label.text = "a" + name"#, [:]), (#"label.text = isOn ? "a" : "b""#, [:]),
    (#"label.attributedText = NSAttributedString(string: "Send")"#, ["label.text": "3 Send"]),
    (#"button.setTitle("Go", for: .normal)"#, ["button.title": "3 Go"]),
    (#"button.setTitle("Go", for: .selected)"#, ["button.selected.title": "3 Go"]),
    (#"button.setImage(UIImage(named: "a"), for: .normal)"#, ["button.image": "3 image a"]),
    (#"icon.image = UIImage(systemName: "star")"#, ["icon.image": "3 image star of the system"]),
    (#"label.text = NSLocalizedString("a", comment: "")"#, ["label.text": "3 -/a/-"]),
    (
      #"label.text = Bundle.main.localizedString(forKey: "a", value: "", table: nil)"#,
      ["label.text": "3 -/a/-"]
    ),
    (
      #"label.text = NSLocalizedString("a", tableName: "T", value: "v", comment: "")"#,
      ["label.text": "3 T/a/v"]
    ),
    (#"label.text = String(localized: "a")"#, ["label.text": "3 -/a/-"]),
    (#"label.text = "a".localized"#, ["label.text": "3 -/a/-"]),
    (#"label.text = "a".localized().uppercased()"#, ["label.text": "3 -/a/- upper"]),
    ("label.text = L10n.Login.title", ["label.text": "3 L10n.Login.title"]),
    ("label.text = L10n.title.uppercased()", ["label.text": "3 L10n.title upper"]),
    ("label.text = R.string.localizable.title()", ["label.text": "3 R.string.localizable.title"]),
    ("label.text = L10n.count(3)", ["label.text": "3 L10n.count(_: 3.0)"]),
    ("label.text = viewModel.title", [:]),
    ("label.isHidden = true", ["label.isHidden": "3 true"]),
    ("label.textColor = .white", ["label.textColor": "3 system color white"]),
    (
      "label.textColor = UIColor.black.withAlphaComponent(0.5)",
      ["label.textColor": "3 system color black at 0.5"]
    ), ("label.textColor = UIColor.black.withAlphaComponent(fade)", [:]),
    (
      "label.textColor = UIColor(red: 255/255, green: 0.5, blue: 0, alpha: 1)",
      ["label.textColor": "3 1.0 0.5 0.0 1.0"]
    ),
    (#"label.textColor = UIColor(named: "accent")"#, ["label.textColor": "3 color accent"]),
    ("label.font = .systemFont(ofSize: 14, weight: .bold)", ["label.font": "3 system font 14.0 bold"]),
    ("label.font = .scaled(14)", ["label.font": "3 UIColor.scaled(_: 14.0)"]),
    ("view.tintColor = .seaGreen", ["view.tintColor": "3 system color seaGreen"]),
    ("navigationController?.navigationBar.topItem?.title = \"News\"", ["navigationItem.title": "3 News"]),
    ("label.font = UIFont.systemFont(ofSize: 14, weight: .bold)", ["label.font": "3 system font 14.0 bold"]),
    ("label.font = UIFont.preferredFont(forTextStyle: .headline)", ["label.font": "3 font headline"]),
    ("view.layer.cornerRadius = 8", ["view.layer.cornerRadius": "3 8.0"]),
    (#"title = "Home""#, ["title": "3 Home"]),
    (#"let text = "a"; label.text = text"#, ["label.text": "3 a"]),
    (#"let text = model.text; label.text = text"#, [:]), ("label.text = text", [:]),
    (#"if isOn { let text = "a" }; label.text = text"#, [:]),
    (#"let text = "a"; items.forEach { text in label.text = text }"#, [:]),
    ("table.rowHeight = UITableView.automaticDimension", ["table.rowHeight": "3 -1.0"]),
    (#"// label.text = "a""#, [:]), (#"if isOn { label.text = "a" }"#, [:]),
    (#"isOn ? show() : fill() }; func fill() { label.text = "a""#, [:]),
    ("guard let a = b else { return }\nlabel.text = \"a\"", ["label.text": "4 a"]),
    (
      #"label.text = String(format: NSLocalizedString("a", comment: ""), name)"#,
      ["label.text": "3 -/a/- with name"]
    ),
    (#"label.text = String(format: "a", name)"#, ["label.text": "3 a"]),
    (#"label.text = String(format: "a %@", name)"#, [:]),
    (
      #"label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])"#,
      ["label.text": "3 a with 91 46 kern 58 2 93"]
    ),
    // What certainly runs shows at least at first.
    ("label.text = \"a\"\nif isOn { label.text = \"b\" }", ["label.text": "3 a"]),
    ("label.text = \"a\"\nif isOn { label.text = name }", ["label.text": "3 a"]),
    ("label.text = \"a\"\nif isOn { label.text = \"b\" }\nlabel.text = name", [:]),
    ("label.text = \"a\"\nif isOn { label.text = \"b\" } else { label.text = name }", [:]),
    ("label.text = \"a\"\nswitch kind {\ncase .b: label.text = \"b\"\ndefault: label.text = name\n}", [:]),
    ("label.text = \"a\"\nUIView.animate(withDuration: 1) { label.text = \"b\" }", [:]),
    (#"label.text = String(format: "100%% a", name)"#, ["label.text": "3 100% a"]),
    ("label.text = \"\"\nif isOn { label.text = name }", [:]),
    ("label.alpha = 0\nif isOn { label.alpha = 1 }", [:]),
    ("label.text = \"a\"\nload { label.text = \"a\" }", ["label.text": "3 a"]),
    ("if isOn { label.text = \"b\" }\nlabel.text = \"a\"", ["label.text": "4 a"]),
    ("#if DEBUG\nlabel.text = \"a\"\n#endif", [:]),
    ("label.text = \"a\"\nreturn\nlabel.text = \"b\"", ["label.text": "3 a"]),
    ("label.text =\n  \"a\"\nlabel2.text = \"b\"", ["label.text": "3 a", "label2.text": "5 b"]),
    ("label.text = \"\"\"\n  a\n  b\n  \"\"\"", ["label.text": "3 a\nb"]),
    ("count += 1\ncount = 1\ncount -= 1", [:]),
    (
      "[label, self.other.box].forEach { $0.isHidden = true }",
      ["label.isHidden": "3 true", "other.box.isHidden": "3 true"]
    ),
    (
      "[label, other].forEach {\n  $0?.layer.cornerRadius = 8\n  $0?.text = name\n}",
      ["label.layer.cornerRadius": "4 8.0", "other.layer.cornerRadius": "4 8.0"]
    ),
    ("[label].forEach { view in view.isHidden = true }", ["label.isHidden": "3 true"]),
    ("for view in [label, other] { view.alpha = 0.5 }", ["label.alpha": "3 0.5", "other.alpha": "3 0.5"]),
    ("if isOn { [label].forEach { $0.isHidden = true } }", [:]),
    ("[label, make()].forEach { $0.isHidden = true }", [:]),
    ("[label].forEach {} in", [:]), ("[label].forEach {", [:]), ("[label].forEach { in }", [:]),
    ("for view in [", [:]), ("[].forEach { $0.isHidden = true }", [:]),
    ("[label].forEach {\n  if isOn {\n    $0.isHidden = true\n  }\n}", [:]),
    ("[label].forEach {\n  $0.subviews.forEach {\n    $0.isHidden = true\n  }\n}", [:]),
    ("[label].forEach {\n  guard isOn else { return }\n  $0.isHidden = true\n}", [:]),
    ("[label].forEach {\n#if DEBUG\n  $0.isHidden = true\n#endif\n}", [:]),
    (#"let text = "a"; [label].forEach { $0.text = text }"#, ["label.text": "3 a"]),
    ("[label].map { $0.isHidden = true }", [:]),
    ("for view in views { view.isHidden = true }", ["views.isHidden": "3 true"]),
    (
      "label.isHidden = false\n[label].forEach { if isOn { $0.isHidden = true } }",
      ["label.isHidden": "3 false"]
    ),
  ])
  func statement(body: String, expected: [String: String]) { #expect(Self.load(body) == expected) }

  @Test func whatIsCalledWithoutArgumentsRuns() {
    let text = """
      class A: Base {
        @IBOutlet weak var label: UILabel! { didSet { label.text = "set" } }
        @IBOutlet weak var other: UILabel! { didSet { other.text = "set" } }
        override func viewDidLoad() { super.viewDidLoad(); setUp(); fill(with: model) }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); third.text = model.name }
        func fill(with model: Model) { fourth.text = "from the model" }
        func unused() { fifth.text = "never" }
      }
      extension A { func setUp() { label.text = "own"; third.text = "a"; fourth.text = "b" } }
      class Base: UIViewController {
        override func viewDidLoad() { setUp(); base.text = "base" }
        func setUp() { base.text = "overridden" }
      }
      """
    #expect(
      Self.values(text) == [
        "label.text": "9 own", "other.text": "3 set", "base.text": "11 base",
        "fourth.text": "6 from the model",
      ])
  }

  @Test func recursionEnds() {
    #expect(Self.load("viewDidLoad(); viewDidLoad(); label.text = \"a\"") == ["label.text": "3 a"])
  }

  @Test func whatIsOnlyClearedIsLeftAlone() {
    let text = """
      class A: B {
        override func viewDidLoad() {
          label.text = ""; empty.text = ""; view.alpha = 0; faint.alpha = 0; veil.alpha = 0
        }
        override func viewDidAppear() { greet() }
        func greet() { UIView.animate(withDuration: 1) { self.veil.alpha = 1 } }
        func show() { label.text = model.name; UIView.animate(withDuration: 1) { self.view.alpha = 1 } }
      }
      """
    // What an action fades in later is not seen before.
    #expect(Self.values(text) == ["empty.text": "3 ", "faint.alpha": "3 0.0", "view.alpha": "3 0.0"])
  }

  /// A border whose color is not known would be black.
  @Test func bordersOfUnknownColorsAreLeftAlone() {
    let text = """
      class A: B {
        override func viewDidLoad() {
          a.layer.borderWidth = 2; b.layer.borderWidth = 2; c.layer.borderWidth = 2
          b.layer.borderColor = theme.color.cgColor
        }
        func themeChanged() { c.layer.borderColor = theme.color.cgColor }
      }
      """
    #expect(Self.values(text) == ["a.layer.borderWidth": "3 2.0"])
  }

  @Test func constantsOfTheClass() {
    let text = """
      class Base: UIViewController { let first = "one"; static let second = "two"; let other = make() }
      class A: Base {
        private let third = "three"
        override func viewDidLoad() {
          a.text = first; b.text = Self.second; c.text = self.third.uppercased(); d.text = other
          f.text = unknown
        }
        override func viewWillAppear(_ animated: Bool) {
          let first = model.title
          e.text = first
        }
      }
      """
    #expect(
      Self.values(text) == ["a.text": "5 one", "b.text": "5 two", "c.text": "5 three upper"])
  }

  /// A class that was written again in the other language has other places where code runs: what only one gives is no change.
  @Test func theOtherVersionIsInTheOtherLanguage() {
    func values(_ text: String, _ path: String) -> StartingValues {
      let classes = SourceClasses([path]) { _ in Array(text.utf8) }
      return StartingValues(of: classes.lineage(of: "A", near: "").classes)
    }
    let before = values(
      "@interface A : UIView\n@end\n@implementation A\n- (void)awakeFromNib { self.a.text = @\"one\"; }\n@end",
      "A.m")
    let after = values(
      "class A: UIView { override func awakeFromNib() { a.text = \"two\"; b.text = \"new\" } }", "A.swift")
    let same = values("class A: UIView { override func awakeFromNib() { a.text = \"two\" } }", "A.swift")
    #expect(
      before.completed(by: after) { _, _ in true }.values.mapValues { Self.words($0.value) } == [
        ["a", "text"]: "one", ["b", "text"]: "new",
      ])
    #expect(
      same.completed(by: after) { _, _ in true }.values.keys.sorted { $0[0] < $1[0] } == [["a", "text"]])
    // What is a value of something that nobody knows is unknown.
    let theme = values(
      "class A: UIView { override func awakeFromNib() { a.text = Theme.word() } }", "A.swift")
    #expect(
      theme.completed(by: after) { _, _ in false }.values.mapValues { Self.words($0.value) } == [
        ["a", "text"]: "two"
      ])
    // A class that no source has any more may be made elsewhere; its texts are those of the version that has it.
    let none = values("class Other {}", "B.swift")
    let known = none.completed(by: after) { _, _ in true }.values
    #expect(known.mapValues { Self.words($0.value) } == [["a", "text"]: "two", ["b", "text"]: "new"])
    #expect(
      known.values.allSatisfy(\.isOfOtherVersion)
        && after.completed(by: none) { _, _ in true }.values == after.values)
  }

  @Test(arguments: [
    ("var intrinsicContentSize: CGSize { CGSize(width: 48, height: 40) }", "48.0 × 40.0"),
    ("var intrinsicContentSize: CGSize { get { return CGSize(width: 48.5, height: 40) } }", "48.5 × 40.0"),
    (
      "open override var intrinsicContentSize: CGSize { return CGSize(width: UIView.noIntrinsicMetric, height: 44) }",
      "-1.0 × 44.0"
    ),
    ("var intrinsicContentSize: CGSize { let s = super.intrinsicContentSize; return s }", nil),
    ("var intrinsicContentSize: CGSize { isOn ? .zero : CGSize(width: 1, height: 2) }", nil),
  ])
  func intrinsicContentSizes(_ member: String, _ size: String?) {
    let found = Self.values("class A: UIView {\n\(member)\n}")
    #expect(found["intrinsicContentSize"] == size.map { "2 \($0)" })
  }

  /// A local variable is not the outlet of its name, from where it is declared to the end of its block.
  @Test(arguments: [
    ("let label = UILabel()\nlabel.text = \"a\"", [:]),
    ("let label = self.label!\nlabel.text = \"a\"", ["label.text": "4 a"]),
    ("label.text = \"a\"\nlet label = UILabel()\nlabel.text = \"b\"", ["label.text": "3 a"]),
    ("show { let label = UILabel()\nlabel.text = \"b\" }\nlabel.text = \"a\"", ["label.text": "5 a"]),
    ("if let label = other {\nlabel.text = \"b\"\n}\nlabel.text = \"a\"", ["label.text": "6 a"]),
    ("let label: UILabel = make()\nself.label.text = \"a\"", ["label.text": "4 a"]),
  ])
  func localVariables(_ body: String, _ found: [String: String]) {
    #expect(Self.load(body) == found)
  }

  @Test func intrinsicContentSizesInObjectiveC() {
    let text =
      "@interface A : UIView\n@end\n@implementation A\n- (CGSize)intrinsicContentSize { return CGSizeMake(20, 30); }\n@end"
    #expect(Self.values(text, "A.m") == ["intrinsicContentSize": "4 20.0 × 30.0"])
    let other =
      "@interface A : UIView\n@end\n@implementation A\n- (CGSize)intrinsicContentSize { if (x) return CGSizeZero; return CGSizeMake(2, 3); }\n@end"
    #expect(Self.values(other, "A.m") == [:])
  }

  @Test func tablesMakeTheirCellsOfXibs() {
    let text = """
      class A: B {
        @IBOutlet var table: UITableView! {
          didSet { table.register(UINib(nibName: "One", bundle: nil), forCellReuseIdentifier: id) }
        }
        override func viewDidLoad() {
          registerCells()
          if isOn { table.register(UINib(nibName: "No", bundle: nil), forCellReuseIdentifier: "No") }
          table.register(Code.self, forCellReuseIdentifier: "code")
          table.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
        }
        func registerCells() {
          ["Two", "Three"].forEach {
            tableView?.register(UINib(nibName: $0, bundle: nil), forCellReuseIdentifier: $0)
          }
          self.table.register(UINib(nibName: String(describing: Four.self), bundle: .main), forCellReuseIdentifier: "4")
        }
      }
      """
    let classes = SourceClasses(["A.swift"]) { _ in Array(text.utf8) }
    let values = StartingValues(of: classes.lineage(of: "A", near: "").classes)
    #expect(values.registrations == [["table"]: ["One", "Four"], ["tableView"]: ["Two", "Three"]])
  }

  @Test func collectionsMakeTheirCellsOfXibs() {
    let text = """
      class A: B {
        override func viewDidLoad() {
          let nib = UINib(nibName: "One", bundle: nil)
          grid.register(nib, forCellWithReuseIdentifier: "1")
          grid.register(other, forCellWithReuseIdentifier: "2")
          table.registerNib(UINib(nibName: "Three", bundle: nil), forCellReuseIdentifier: "3")
        }
      }
      """
    let classes = SourceClasses(["A.swift"]) { _ in Array(text.utf8) }
    let values = StartingValues(of: classes.lineage(of: "A", near: "").classes)
    #expect(values.registrations == [["grid"]: ["One"], ["table"]: ["Three"]])
  }

  @Test func objectiveCRegistersXibs() {
    let text = """
      @implementation A
      - (void)viewDidLoad {
        [self.table registerNib:[UINib nibWithNibName:@"One" bundle:nil] forCellReuseIdentifier:@"1"];
        UINib *nib = [UINib nibWithNibName:NSStringFromClass([Two class]) bundle:nil];
        [_table registerNib:nib forCellReuseIdentifier:@"2"];
        [grid registerNib:[UINib nibWithNibName:NSStringFromClass(Three.class) bundle:nil] forCellWithReuseIdentifier:@"3"];
        [grid registerNib:[UINib nibWithNibName:name bundle:nil] forCellWithReuseIdentifier:@"4"];
      }
      @end
      @interface A : UIViewController
      @end
      """
    let classes = SourceClasses(["A.m"]) { _ in Array(text.utf8) }
    let values = StartingValues(of: classes.lineage(of: "A", near: "").classes)
    #expect(values.registrations == [["table"]: ["One", "Two"], ["grid"]: ["Three"]])
  }

  @Test func objectiveCIsRead() {
    let text = """
      @interface A () @property (weak, nonatomic) IBOutlet UILabel *label; @end
      @implementation A
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.label.text = @"Send";
        _other.text = NSLocalizedString(@"key", nil);
        _fifth.text = NSLocalizedStringWithDefaultValue(@"key", @"T", nil, @"v", @"c");
        [self.button setTitle:@"Go" forState:UIControlStateNormal];
        [self.icon setImage:[UIImage imageNamed:@"star"]];
        self.icon.hidden = YES;
        self.label.textColor = [UIColor redColor];
        self.box.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.25];
        if (self.isOn) self.third.text = @"no";
        [self setUp];
      }
      - (void)setUp { self.fourth.text = @"called"; }
      - (void)viewWillAppear:(BOOL)animated {
        [self.field setSecureTextEntry:YES];
        [[self.box layer] setCornerRadius:4];
        [[[self box] layer] setBorderWidth:2];
        self.box.contentMode = UIViewContentModeScaleAspectFit;
        self.box.layer.borderColor = UIColor.tintColor.CGColor;
        self.box.layer.shadowColor = [UIColor redColor].CGColor;
        [self.list setRowHeight:UITableViewAutomaticDimension];
        [[self boxOf:1] setHidden:YES];
      }
      @end
      @interface A : UIViewController
      @end
      """
    #expect(
      Self.values(text, "A.m") == [
        "label.text": "5 Send", "other.text": "6 -/key/-", "fifth.text": "7 T/key/v",
        "button.title": "8 Go", "icon.image": "9 image star", "icon.isHidden": "10 true",
        "label.textColor": "11 system color red", "box.backgroundColor": "12 system color black at 0.25",
        "fourth.text": "16 called", "field.secureTextEntry": "18 true", "box.layer.cornerRadius": "19 4.0",
        "box.layer.borderWidth": "20 2.0", "box.contentMode": "21 ContentMode.scaleAspectFit",
        "box.layer.borderColor": "22 system color tint",
        "box.layer.shadowColor": "23 system color red", "list.rowHeight": "24 -1.0",
      ])
  }
}
