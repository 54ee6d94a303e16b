import Testing

@testable import SourceCode

/// What code that changed leads to, at its own seam.
@Suite struct CodeTraceTests {
  /// The properties of classes that what changed leads to, as `Class.path line`, sorted.
  private func trace(_ old: [String: String], _ new: [String: String]) -> [String] {
    let classes = SourceClasses(new.keys.sorted()) { new[$0].map { Array($0.utf8) } }
    let changed = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { path in
      func version(_ texts: [String: String], _ path: String) -> CodeTrace.ChangedSource.Version? {
        texts[path].map { .init(path: path, bytes: Array($0.utf8)) }
      }
      return CodeTrace.ChangedSource(old: version(old, path), new: version(new, path))
    }
    let places = CodeTrace(changed, in: classes).places
    return places.flatMap { type, paths in
      paths.map { "\(type).\($0.key.joined(separator: ".")) \($0.value.place.file):\($0.value.place.line)" }
    }.sorted()
  }

  private static let screen = """
    class Page: UIViewController, Showing {
      @IBOutlet var label: UILabel!
      @IBOutlet var note: UILabel!
      func show(title: String, note: String) {
        label.text = title
        self.note.text = note
      }
    }
    """

  private func presenter(_ title: String) -> String {
    """
    protocol Showing { func show(title: String, note: String) }
    class Presenter {
      var page: Showing
      func start() { page.show(title: "\(title)", note: "n") }
    }
    """
  }

  @Test func argumentsAreFollowedByTheirLabels() {
    let found = trace(
      ["A.swift": Self.screen, "B.swift": presenter("One")],
      ["A.swift": Self.screen, "B.swift": presenter("Two")])
    #expect(found.filter { $0.hasPrefix("Page") } == ["Page.label.text B.swift:4"])
  }

  @Test func whatIsTheSameLeadsNowhere() {
    let moved = "\n" + presenter("One")
    #expect(
      trace(
        ["A.swift": Self.screen, "B.swift": presenter("One")], ["A.swift": Self.screen, "B.swift": moved])
        == [])
  }

  /// A helper that gives its own object an argument does so to the object of that call.
  @Test func callsAreKeptApart() {
    func code(_ size: Int) -> [String: String] {
      [
        "A.swift": """
        extension UILabel { func style(size: CGFloat) { font = .systemFont(ofSize: size) } }
        class Page: UIViewController {
          @IBOutlet var first: UILabel!
          @IBOutlet var second: UILabel!
          func load() {
            first.style(size: \(size))
            second.style(size: 12)
          }
        }
        """
      ]
    }
    #expect(trace(code(14), code(16)).filter { $0.hasPrefix("Page") } == ["Page.first.font A.swift:6"])
  }

  @Test func whatMuchComputesIsData() {
    func code(_ name: String) -> [String: String] {
      [
        "A.swift": """
        class Store {
          func base() -> String { return "\(name)" }
          func one() -> String { return base() }
          func two() -> String { return one() }
          func three() -> String { return two() }
        }
        class Page: UIViewController {
          @IBOutlet var near: UILabel!
          @IBOutlet var far: UILabel!
          var store = Store()
          func load() {
            near.text = store.one()
            far.text = store.three()
          }
        }
        """
      ]
    }
    #expect(trace(code("a"), code("b")) == ["Page.near.text A.swift:2"])
  }

  @Test func nestedTypesOfOneNameAreTwo() {
    func code(_ word: String) -> [String: String] {
      [
        "A.swift": """
        enum Texts {
          enum Login { enum Title { static var main: String { return "\(word)" } } }
          enum Home { enum Title { static var main: String { return "Home" } } }
        }
        class Page: UIViewController {
          @IBOutlet var label: UILabel!
          @IBOutlet var note: UILabel!
          func load() {
            label.text = Texts.Login.Title.main
            note.text = Texts.Home.Title.main
          }
        }
        """
      ]
    }
    #expect(trace(code("a"), code("b")) == ["Page.label.text A.swift:2"])
  }

  @Test func messagesAndBlocksOfObjectiveC() {
    func code(_ word: String) -> [String: String] {
      [
        "P.h":
          "@interface Page : UIViewController\n@property IBOutlet UILabel *label;\n@property Picker *picker;\n@end",
        "P.m": """
        @implementation Page
        - (void)viewDidLoad { self.picker.done = ^(NSString *name) { self.label.text = name; }; }
        @end
        """,
        "Q.h": "@interface Picker : NSObject\n@property (copy) void (^done)(NSString *);\n@end",
        "Q.m": "@implementation Picker\n- (void)pick { self.done(@\"\(word)\"); }\n@end",
      ]
    }
    #expect(trace(code("a"), code("b")) == ["Page.label.text Q.m:2"])
  }

  /// Comparisons give nothing a value, and what is asked of what may be nil is no member of an expected type.
  @Test func comparisonsAndOptionalsStateNothing() {
    func code(_ name: String) -> [String: String] {
      [
        "A.swift": """
        class Page: UIViewController {
          @IBOutlet var label: UILabel!
          var kind = Kind()
          static var plain: String { return "\(name)" }
          func load() {
            if label.text == Page.plain { print("same") }
          }
        }
        """
      ]
    }
    #expect(trace(code("a"), code("b")) == [])
  }

  /// What code of a third class does with the views of a screen that it gets from another one.
  @Test func whatOthersGiveViewsTwoStepsAway() {
    func code(_ statement: String) -> [String: String] {
      [
        "A.swift":
          "class Feed: UIViewController { @IBOutlet var label: UILabel!; @IBOutlet var box: UIView! }",
        "B.swift": "class Page: UIViewController { var feed: Feed! }",
        "C.swift": """
        class Slider: UISlider {
          let mark = UIView()
          func slid(_ screen: UIViewController) {
            if let page = screen as? Page {
              \(statement)
            }
          }
        }
        """,
      ]
    }
    let text = code("page.feed.label.text = name")
    #expect(trace(code(""), text) == ["Feed.label.text C.swift:5"])
    #expect(trace(text, code("")) == ["Feed.label.text C.swift:5"])
    #expect(trace(text, code("let feed = page.feed; feed.label.text = name")) == [])
    #expect(trace(code(""), code("page.feed.box.addSubview(mark)")) == ["Feed.box.subviews.mark C.swift:5"])
  }

  /// A variable of a block is none of the same name in another one.
  @Test func variablesBelongToTheirBlocks() {
    func code(_ name: String) -> [String: String] {
      [
        "A.swift": """
        class Page: UIViewController {
          @IBOutlet var label: UILabel!
          @IBOutlet var note: UILabel!
          func load(kind: Kind) {
            let name = "Home"
            if let name = kind.named("\(name)") {
              label.text = name
            }
            note.text = name
          }
        }
        """
      ]
    }
    #expect(trace(code("a"), code("b")) == ["Page.label.text A.swift:6"])
  }
}
