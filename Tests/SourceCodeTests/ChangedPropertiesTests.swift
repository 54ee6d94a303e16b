import Testing

@testable import SourceCode

/// What code may give other values than a document has, at any time.
@Suite struct ChangedPropertiesTests {
  private static func changes(_ text: String, _ path: String = "A.swift") -> ChangedProperties {
    let classes = SourceClasses([path]) { _ in Array(text.utf8) }
    return ChangedProperties(of: classes.lineage(of: "A", near: "").classes, isComplete: true)
  }

  private static func values(_ text: String, _ path: String = "A.swift") -> StartingValues {
    let classes = SourceClasses([path]) { _ in Array(text.utf8) }
    let lineage = classes.lineage(of: "A", near: "").classes
    return StartingValues(of: lineage, implementerOf: { _, _ in nil }, constantOf: { _, _, _ in nil }) {
      classes.lineage(of: $0, near: "").classes + [classes.all($0).filter(\.isExtension)]
    }
  }

  @Test(arguments: [
    ("form.isHidden = false", true), ("form.isHidden = true", false), ("form.isHidden = isBusy", true),
    ("form.alpha = 0.5", true), ("form.alpha = 0", false), ("self.form.isHidden = false", true),
    ("other.isHidden = false", false), ("form.text = \"\"", false),
  ])
  func whatIsHiddenIsShown(_ statement: String, _ isShown: Bool) {
    let values = Self.values("class A: UIView {\n  func load() {\n    \(statement)\n  }\n}")
    #expect(values.shows("form") == isShown)
  }

  @Test func whatAnExtensionShowsIsShown() {
    let values = Self.values(
      """
      class A: UIView {
        @IBOutlet weak var form: UIView!
        @IBOutlet weak var note: UIView!
        func update(_ state: State) {
          switch state {
          case .busy: form.conceal()
          default: form.reveal()
          }
          note.conceal()
        }
      }
      extension UIView {
        func conceal() { isHidden = true }
        func reveal() { isHidden = false }
      }
      """)
    #expect(values.shows("form"))
    #expect(!values.shows("note"))
  }

  @Test func weakReferencesAreTheObjectItself() {
    let text = """
      @interface A : UIView
      @end
      @implementation A
      - (void)load {
          __weak typeof(self) weakSelf = self;
          [Keys loadThen:^{
              weakSelf.form.hidden = NO;
          }];
      }
      @end
      """
    #expect(Self.values(text, "A.m").shows("form"))
    #expect(Self.changes(text, "A.m").mayChange(own: ["tintColor"]) == false)
  }
}
