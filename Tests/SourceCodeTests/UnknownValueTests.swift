import Testing

@testable import SourceCode

/// What code gives otherwise than another version of it, where nobody knows the value.
struct UnknownValueTests {
  private static func values(_ body: String, _ rest: String = "") -> StartingValues {
    let text = "class A: B {\n  override func viewDidLoad() {\n\(body)\n  }\n\(rest)\n}"
    let classes = SourceClasses(["A.swift"]) { _ in Array(text.utf8) }
    return StartingValues(of: classes.lineage(of: "A", near: "").classes)
  }

  private static func changes(_ old: StartingValues, _ new: StartingValues) -> [String] {
    new.changes(from: old) { _, _ in true }.map { change in
      "\(change.kind) \(change.path.joined(separator: ".")) \(change.place.line)"
    }
  }

  @Test(arguments: [
    ("", "label.text = title(1)", ["isNew label.text 3"]),
    ("label.text = title(1)", "", ["isGone label.text 3"]),
    ("label.text = title(1)", "label.text = title(2)", ["isOther label.text 3"]),
    ("label.text = title(1)", "\nlabel.text = self.title(1)", []),
    ("label.text = \"One\"", "label.text = title(1)", ["isOther label.text 3"]),
    ("label.text = title(1)", "label.text = \"One\"", ["isOther label.text 3"]),
    // What is known on both sides shows.
    ("label.text = \"One\"", "label.text = \"Two\"", []), ("", "label.text = \"One\"", []),
    ("box.removeFromSuperview()", "", ["isGone box.superview 3"]),
    ("", "if isOn { box?.removeFromSuperview() }", ["isNew box.superview 3"]),
    // Another library's name of the same property.
    (
      "label.textColor = color(1)", "label.theme_textColor = picker",
      ["isOther label.textColor 3", "isNew label.theme_textColor 3"]
    ),
  ])
  func changes(old: String, new: String, expected: [String]) {
    #expect(Self.changes(Self.values(old), Self.values(new)) == expected)
  }

  /// A value that moved to code which runs later, or on demand, is not gone.
  @Test func valuesThatOtherMethodsGiveAreNotGone() {
    let old = Self.values("label.text = title(1)")
    let new = Self.values("", "  func show(_ name: String) { label.text = name }")
    #expect(Self.changes(old, new) == [])
    #expect(Self.changes(new, old) == [])
  }

  @Test func objectiveCTakesViewsOut() {
    func values(_ body: String) -> StartingValues {
      let text =
        "@implementation A\n- (void)viewDidLoad {\n\(body)\n}\n@end\n@interface A : UIViewController\n@end"
      let classes = SourceClasses(["A.m"]) { _ in Array(text.utf8) }
      return StartingValues(of: classes.lineage(of: "A", near: "").classes)
    }
    #expect(
      Self.changes(values(""), values("[self.box removeFromSuperview];")) == ["isNew box.superview 3"])
    // In another language code runs from other places.
    #expect(Self.changes(Self.values("label.text = title(1)"), values("")) == [])
  }
}
