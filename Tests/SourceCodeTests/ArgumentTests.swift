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
      of: classes.lineage(of: "A", near: "").classes, constantOf: { classes.constant([$0]) }
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
}
