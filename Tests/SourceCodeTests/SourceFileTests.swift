import Testing

@testable import SourceCode

/// Members of types, and the names that code asks for.
@Suite struct SourceFileTests {
  private static func type(_ text: String, _ path: String = "A.swift") throws -> SourceType {
    try #require(SourceFile(Array(text.utf8), path: path).types.first)
  }

  @Test(arguments: [
    ("func tap() {}", "tap"), ("func tap(_ sender: Any) {}", "tap:"),
    ("func tap(sender: Any) {}", "tapWithSender:"),
    ("func tap(_ sender: UIButton, forEvent event: UIEvent) {}", "tap:forEvent:"),
    ("func tap(for sender: [Int: (Int, Int)], x: Int) {}", "tapFor:x:"),
    ("@objc(old:) func new(_ a: Int) {}", "old:"),
    ("func tap<T: P<Int>>(_ a: T, _ b: T) async throws -> Int {}", "tap::"),
    ("init(coder: NSCoder) {}", "initWithCoder:"),
  ])
  func selector(text: String, expected: String) throws {
    #expect(try Self.type("class A {\n  @IBAction \(text)\n}").methods.map(\.selector) == [expected])
  }

  @Test func objectiveCSelectors() throws {
    let text = """
      @implementation A
      - (IBAction)tap:(id)sender { }
      - (void)tap:(id)a forEvent:(UIEvent *)b { if (a) { } }
      + (instancetype)make;
      - (void)table:(UITableView *)table row:(NSInteger)row;
      @end
      """
    #expect(
      try Self.type(text, "A.m").methods.map(\.selector) == ["tap:", "tap:forEvent:", "make", "table:row:"])
  }

  @Test func properties() throws {
    let text = """
      class A {
        @IBOutlet private(set) weak var label: UILabel!
        @IBOutlet var all: [UIView]!
        @IBInspectable var radius: CGFloat = 0 { didSet { update() } }
        let closure: (Int) -> Void = { _ in var inner = 1 }
        lazy var made: UIView = { let view = UIView(); return view }()
        static let title = "A"
        static var key: String { return NSLocalizedString("k", comment: "") }
      }
      """
    let type = try Self.type(text)
    #expect(
      type.properties.map(\.name) == ["label", "all", "radius", "closure", "made", "title", "key"])
    #expect(type.properties.filter(\.isOutlet).map(\.type) == ["UILabel", "UIView"])
    #expect(type.properties.filter(\.isInspectable).map(\.name) == ["radius"])
    #expect(
      type.constants == ["title": .text("A"), "key": .localized(key: "k", table: nil, fallback: nil)])
  }

  @Test func propertiesOfObjectiveC() throws {
    let text = """
      @interface A : B <P> {
        IBOutlet UILabel *_label;
        int count, _more;
      }
      @property (nonatomic, strong) IBOutlet UIButton *button;
      @property (strong) IBOutletCollection(UIView) NSArray *views;
      @end
      """
    let type = try Self.type(text, "A.h")
    #expect(type.properties.map(\.name) == ["label", "count", "more", "button", "views"])
    #expect(type.properties.filter(\.isOutlet).map(\.name) == ["label", "button", "views"])
  }

  @Test func requests() {
    let text = """
      performSegue(withIdentifier: "a", sender: nil); board.instantiateViewController(withIdentifier: "b")
      UIStoryboard(name: "c", bundle: nil); UIStoryboard(name: "other", bundle: kit)
      table.dequeueReusableCell(withIdentifier: "d", for: path); table.register(C.self, forCellReuseIdentifier: "e")
      UINib(nibName: "f", bundle: .main); performSegue(withIdentifier: "x" + y, sender: nil)
      """
    let found = SourceFile(Array(text.utf8), path: "A.swift", isThorough: true).requests
    #expect(
      found.map { "\($0.kind) \($0.name) \($0.line)" } == [
        "segue a 1", "controller b 1", "storyboard c 2", "cell d 3", "registeredCell e 3", "nib f 4",
      ])
    let other = """
      [self performSegueWithIdentifier:@"a" sender:self]; [UIStoryboard storyboardWithName:@"b" bundle:nil];
      """
    #expect(
      SourceFile(Array(other.utf8), path: "A.m", isThorough: true).requests.map(\.name) == ["a", "b"])
  }
}
