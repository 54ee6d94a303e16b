import Testing

@testable import SourceCode

/// Which methods nothing calls of the objects of a class.
@Suite struct UncalledMethodTests {
  private static let base = """
    class Base: UIViewController, Shown {
      func tint(_ color: UIColor) { bar.tintColor = color }
      func textFieldDidEndEditing(_ field: UITextField) { field.alpha = 1 }
      @objc func reload() { helper() }
      func helper() { bar.alpha = 1 }
      private func unused() { bar.alpha = 0 }
      func show() { bar.isHidden = false }
      override func viewDidLoad() { setUp() }
      func setUp() { bar.isHidden = true }
    }
    """

  private static func uncalled(_ files: [String]) -> Set<String> {
    let classes = SourceClasses(files.indices.map { "\($0).swift" }) { path in
      Array(files[Int(path.prefix { $0 != "." })!].utf8)
    }
    let lineage = classes.lineage(of: "Page", near: "").classes.map {
      $0 + classes.added(toConforming: $0, isOf: { _ in false })
    }
    return PossibleCallers(classes, isApples: { $0.hasPrefix("UI") }).uncalled(in: lineage)
  }

  @Test func whatOnlyAnotherSubclassCallsIsNotCalled() {
    let files = [
      Self.base, "class Page: Base { func own() {} }",
      "class Other: Base { override func viewDidLoad() { tint(.red); self.show() } }", "protocol Shown {}",
    ]
    #expect(Self.uncalled(files) == ["tint", "unused", "show"])
  }

  @Test(arguments: [
    "class Page: Base { func own() { tint(.red); show() } }",
    "class Page: Base {}\nfunc open(_ page: Base) { page.tint(.red); page?.show() }",
    "class Page: Base { lazy var note = \"\\(tint(.red))\"; var isOn = false { didSet { show() } } }",
    "class Page: Base { func own() { all() } }\nextension Shown { func all() { tint(.red); show() } }",
  ])
  func whatSomebodyCallsIsCalled(_ page: String) {
    #expect(Self.uncalled([Self.base, page, "protocol Shown {}"]) == ["unused"])
  }

  /// A library may call what it has a protocol for, but not with the application's own values alone.
  @Test func librariesCallWhatTheyAskFor() {
    let page =
      "class Page: Base {}\nextension Base: PaymentDelegate { func paid() {}\n func paid(_ card: PayCard) {} }"
    #expect(Self.uncalled([Self.base, page, "protocol Shown {}"]) == ["tint", "unused"])
  }
}
