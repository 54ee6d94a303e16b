import Testing

@testable import SourceCode

/// What code may give other values than a document has, at any time.
@Suite struct ChangedPropertiesTests {
  private static func changes(_ text: String, _ path: String = "A.swift") -> ChangedProperties {
    let classes = SourceClasses([path]) { _ in Array(text.utf8) }
    return ChangedProperties(of: classes.lineage(of: "A", near: "").classes, isComplete: true)
  }

  @Test(arguments: [
    ("form.isHidden = false", true), ("form.isHidden = true", false), ("form.isHidden = isBusy", true),
    ("form.alpha = 0.5", true), ("form.alpha = 0", false), ("self.form.isHidden = false", true),
    ("other.isHidden = false", false), ("form.text = \"\"", false),
  ])
  func whatIsHiddenIsShown(_ statement: String, _ isShown: Bool) {
    let changes = Self.changes("class A: UIView {\n  func load() {\n    \(statement)\n  }\n}")
    #expect(changes.shows("form") == isShown)
  }

  @Test func weakReferencesAreTheObjectItself() {
    let changes = Self.changes(
      """
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
      """, "A.m")
    #expect(changes.shows("form"))
    #expect(changes.mayChange(own: ["tintColor"]) == false)
  }
}
