import Synchronization
import Testing

@testable import SourceCode

/// What names in code lead to: rows, views by their tags, members of what is made, what is interpolated.
struct FollowedNameTests {
  private static func values(_ code: String, file: String = "A.swift") -> StartingValues {
    let classes = SourceClasses([file]) { _ in Array(code.utf8) }
    return StartingValues(
      of: classes.lineage(of: "A", near: "").classes,
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) }
    ) { classes.lineage(of: $0, near: "").classes }
  }

  private static func table(_ body: String) -> String {
    """
    class A: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
        let row = table.dequeueReusableCell(withIdentifier: "Boat", for: place)
    \(body)
        return row
      }
    }
    """
  }

  @Test(arguments: [
    ("row.textLabel?.text = \"One\"", ["row Boat", "textLabel", "text"]),
    ("(row.viewWithTag(7) as? UILabel)?.text = \"One\"", ["row Boat", "viewWithTag:7", "text"]),
    (
      "let name = row.viewWithTag(7) as! UILabel\nname.text = \"One\"", ["row Boat", "viewWithTag:7", "text"]
    ),
    (
      "let name: UILabel = row.viewWithTag(7) as! UILabel\nname.text = \"One\"",
      ["row Boat", "viewWithTag:7", "text"]
    ),
    (
      "if let name = row.viewWithTag(7) as? UILabel {\nname.text = \"One\"\n}",
      ["row Boat", "viewWithTag:7", "text"]
    ),
  ])
  func rowsAreKnownByTheirIdentifiers(_ body: String, _ path: [String]) {
    #expect(Self.values(Self.table(body)).values[path]?.value == .text("One"))
  }

  @Test func whatABranchGivesARowIsNotKnown() {
    let values = Self.values(Self.table("if isLate { row.textLabel?.text = \"One\" }"))
    #expect(values.values.isEmpty && values.isUnknown(["row Boat", "textLabel", "text"]))
  }

  @Test(arguments: [
    "UILabel *name = (UILabel *)[row viewWithTag:7];\nname.text = @\"One\";",
    "((UILabel *)[row viewWithTag:7]).text = @\"One\";", "[(UILabel *)[row viewWithTag:7] setText:@\"One\"];",
  ])
  func rowsInObjectiveC(_ body: String) {
    let code = """
      @interface A : UITableViewController
      @end
      @implementation A
      - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)place {
        UITableViewCell *row = [table dequeueReusableCellWithIdentifier:@"Boat"];
        \(body)
        return row;
      }
      @end
      """
    let values = Self.values(code, file: "A.m").values
    #expect(values[["row Boat", "viewWithTag:7", "text"]]?.value == .text("One"))
  }

  @Test(arguments: [
    ("Row 40 name 58 boat 46 name 44 year 58 1 41", "name", "boat 46 name"),
    ("Card 46 Row 40 name 58 f 40 a 44 b 41 41", "name", "f 40 a 44 b 41"),
    ("row 40 name 58 a 41", "name", nil), ("Row 40 name 58 a 41 46 b", "name", nil),
    ("Row 40 name 58 a 41", "year", nil), ("Row 40", "name", nil), ("", "name", nil),
  ])
  func membersOfWhatIsMade(_ words: String, _ member: Substring, _ expected: String?) {
    #expect(ExpressionWords(words).argument(member) == expected)
  }

  @Test func observersRunOutsideOfTheirOwnInitializer() {
    func text(_ initializer: String, _ rest: String) -> SourceValue? {
      let code = """
        class A: UILabel {
          var name = "" { didSet { text = name } }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            \(initializer)
          }
          \(rest)
        }
        """
      return Self.values(code).values[["text"]]?.value
    }
    #expect(text("dress()", "func dress() { name = \"One\" }") == .text("One"))
    #expect(text("name = \"One\"", "") == nil)
  }

  @Test(arguments: [
    ("UILabel.appearance().textColor = .red", ["UILabel", "textColor"]),
    ("let bar = UINavigationBar.appearance()\nbar.tintColor = .red", ["UINavigationBar", "tintColor"]),
    (
      "UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]",
      ["UINavigationBar", "titleTextAttributes.foregroundColor"]
    ),
  ])
  func appearance(_ body: String, _ path: [String]) {
    let code = "class A {\nfunc start() {\n\(body)\n}\n}"
    let classes = SourceClasses(["A.swift"]) { _ in Array(code.utf8) }
    let values = StartingValues.ofAppearance(
      in: classes.gifts(to: StartingValues.appearance),
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) }
    ) { classes.lineage(of: $0, near: "").classes }
    #expect(values.values[path]?.value == .systemColor("red"))
  }

  @Test func appearanceThatSeveralFilesGiveIsNotKnown() {
    let files = ["A.swift": ".red", "B.swift": ".blue"]
    let classes = SourceClasses(files.keys.sorted()) { path in
      Array("class \(path.first!) { func start() { UILabel.appearance().textColor = \(files[path]!) } }".utf8)
    }
    let values = StartingValues.ofAppearance(
      in: classes.gifts(to: StartingValues.appearance), constantOf: { _, _, _ in nil }
    ) { classes.lineage(of: $0, near: "").classes }
    #expect(values.values.isEmpty && values.isUnknown(["UILabel", "textColor"]))
  }

  /// A stranger may declare a type any number of times in one source.
  @Test func sourcesAreReadOnceForAllTheyDeclare() {
    let reads = Mutex(0)
    let code = String(repeating: "class A: B {}\nextension A: C {}\n", count: 200)
    let classes = SourceClasses(["A.swift"]) { _ in
      reads.withLock { $0 += 1 }
      return Array(code.utf8)
    }
    #expect(classes.all("A").count == 400)
    _ = classes.lineage(of: "A", near: "")
    // Once for the names that it declares, and once for what they are.
    #expect(reads.withLock { $0 } == 2)
  }

  /// Sources that a stranger may have written.
  private static let hostile: [String] = {
    func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    func body(_ text: String) -> String { "class A: UIViewController { func viewDidLoad() { \(text) } }" }
    let asked = "let c = t.dequeueReusableCell(withIdentifier: \"x\")\nf(c)\n"
    let members = (0..<6_000).map { "n\($0): n" }.joined(separator: ", ")
    return [
      // An object that is reached by itself, and handed on.
      "class A: UIViewController { func viewDidLoad() { guard let a = self?.b else { return }\nc?.f(a) }\n"
        + "func f(_ x: B) { g(x) }\nfunc g(_ x: B) { l.text = x.t } }",
      body("let a = self\nlet b = a\nlet c = c\nl.text = a\nm.text = b\nn.text = c"),
      body("guard let a = self else { return }\nf(a)\nl.text = a"),
      body(many("x.append(", 15_000)), body("l.text = " + many("\"\\(a \\(", 6_000)),
      body(many("(x.viewWithTag(", 5_000)), body("a.viewWithTag(99999999999999999999).text = \"\""),
      body(many("var v = a\nv.text = b\n", 1_500)),
      "class A { func tableView(_ t: T, cellForRowAt i: I) -> C {\n" + many(asked, 1_500) + "} }",
      "class A { func viewDidLoad() { f(R(\(members))) }\nfunc f(_ r: R) { l.text = r.n5999 } }",
    ]
  }()

  @Test(arguments: hostile.indices) func hostileSourcesEnd(_ place: Int) {
    _ = Self.values(Self.hostile[place])
  }

  @Test(arguments: ["@{@{", "((B *)[", "[B appearance].", "case X", "case X: default:"])
  func hostileObjectiveCEnds(_ words: String) {
    let code =
      "@interface A : B\n@end\n@implementation A\n- (void)viewDidLoad { "
      + String(repeating: words, count: 12_000) + "; }\n@end"
    _ = Self.values(code, file: "A.m")
  }
}
