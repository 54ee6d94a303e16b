import TestSupport
import Testing

@testable import SourceCode

/// The classes that sources declare.
@Suite struct SourceTypeTests {
  private static func superclasses(_ text: String) -> [String: String] {
    superclasses(text, "A.swift").merging(superclasses(text, "A.m")) { own, _ in own }
  }

  private static func superclasses(_ text: String, _ path: String) -> [String: String] {
    let classes = SourceFile(Array(text.utf8), path: path).types.filter(\.isClass)
    return Dictionary(classes.compactMap { type in type.inherited.first.map { (type.name, $0) } }) { own, _ in
      own
    }
  }

  @Test(arguments: [
    ("class A: B { override var supportedInterfaceOrientations: M { .portrait } }", "A.swift", "portrait"),
    (
      "class A: B { override var supportedInterfaceOrientations: M { get { return [.landscapeLeft, .landscapeRight] } } }",
      "A.swift", "landscape"
    ),
    (
      "class A: B { override func supportedInterfaceOrientations() -> Int "
        + "{ return Int(UIInterfaceOrientationMask.Portrait.rawValue) } }", "A.swift", "portrait"
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { isPad ? .all : .portrait } }", "A.swift",
      "portrait"
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { isOn ? .all : .portrait } }", "A.swift",
      ""
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { "
        + "if UIDevice.current.userInterfaceIdiom == .pad { return .all }\n return .portrait } }", "A.swift",
      "portrait"
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { get { "
        + "if traitCollection.userInterfaceIdiom != .phone { .all } else { .landscape } } } }", "A.swift",
      "landscape"
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { "
        + "if isPad && isOn { return .all }; return .portrait } }", "A.swift", ""
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { log(); "
        + "if isPad { return .all }; return .portrait } }", "A.swift", ""
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { "
        + "switch UIDevice.current.userInterfaceIdiom { case .pad: return .all\n default: return .portrait } } }",
      "A.swift", "portrait"
    ),
    (
      "@implementation A\n- (NSUInteger)supportedInterfaceOrientations { "
        + "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) return UIInterfaceOrientationMaskPortrait; "
        + "else return UIInterfaceOrientationMaskAll; }\n@end", "A.m", "portrait"
    ),
    (
      "@implementation A\n- (NSUInteger)supportedInterfaceOrientations { return IS_IPAD ? "
        + "UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskPortrait; }\n@end", "A.m", ""
    ),
    (
      "class A: B { override var supportedInterfaceOrientations: M { super.supportedInterfaceOrientations } }",
      "A.swift", ""
    ),
    (
      "@implementation A\n- (NSUInteger)supportedInterfaceOrientations "
        + "{ return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape; }\n@end", "A.m",
      "landscape portrait"
    ),
    ("class A: B {}", "A.swift", "nothing"),
  ])
  func orientations(_ text: String, _ path: String, _ expected: String) {
    let type = SourceFile(Array(text.utf8), path: path).types.first
    let found = type?.supportedOrientations?.map { "\($0)" }.sorted().joined(separator: " ")
    #expect(found ?? "nothing" == expected)
  }

  @Test(arguments: [
    ("class A: B {}", ["A": "B"]),
    ("public final class A : B, P {}", ["A": "B"]),
    ("class A: UIKit.UIButton { }", ["A": "UIButton"]),
    ("class A<T: Sequence<Int>>: B<T> where T: C {}", ["A": "B"]),
    ("class A {}; class B: C {}", ["B": "C"]),
    ("class A\n  :\n  B\n{\n  class C: D {}\n}", ["A": "B", "C": "D"]),
    ("class func make() -> A {}\nclass var a: Int { 1 }", [:]),
    ("protocol P: class {}\nprotocol Q: AnyObject {}", [:]),
    ("// class A: B\n/* class A: B /* nested */ class A: B */ class C: D", ["C": "D"]),
    (#"let a = "class A: B \" class A: B"; class C: D {}"#, ["C": "D"]),
    ("let a = \"\"\"\n\"class A: B\"\n\"\"\"\nclass C: D {}", ["C": "D"]),
    ("@objc(Old) @IBDesignable public class New: B {}", ["Old": "B"]),
    ("@objc(old) func new() {}\nclass A: B {}", ["A": "B"]),
    ("@interface A : B <P>\n@end\n@interface A (Category)\n@end\n@interface C ()\n@end", ["A": "B"]),
    ("@interface A<__covariant T> : B\n@end", ["A": "B"]),
    ("class A: B {}\n#else\nclass A: C {}", ["A": "B"]),
    ("subclass A: B; class", [:]),
    ("class A<", [:]),
    ("class A<T; class B: C {}", ["B": "C"]),
    ("class A<T> {}\nclass B: C {}", ["B": "C"]),
    ("class Größe: B {}", ["Größe": "B"]),
    ("import enum Kit.Kind\nimport UIKit\nfinal class A: B {}", ["A": "B"]),
  ])
  func declarations(text: String, expected: [String: String]) {
    #expect(Self.superclasses(text) == expected)
  }

  @Test func anyBytesEnd() {
    var generator = SeededGenerator(seed: 12)
    let words: [[UInt8]] =
      ["class ", "A", ":", "<", ">", "\"", "\"\"\"", "/*", "*/", "//", "\n", "@objc(", ")", "\\"]
      .map { Array($0.utf8) } + [[0], [0xFF]]
    for _ in 0..<2_000 {
      let source = (0..<Int.random(in: 0..<40, using: &generator)).flatMap { _ in
        words.randomElement(using: &generator)!
      }
      for path in ["A.swift", "A.m"] { _ = SourceFile(source, path: path, isThorough: true) }
    }
  }

  /// No file of a stranger takes longer than its length allows: read once for each declaration, this one takes an hour.
  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      "class A<", "class A ", "class A /**/ ", "@objc(A) ", "\"", "/*", "\"\\(", "func a() {", "a = {",
      "a.b(c: ",
      "class A { var a: Int = 1 + ", "@interface A : B { ", "- (void)a:(int)b ", "[self a:[", "a = b : ",
    ])
  func filesAreReadInLinearTime(text: String) {
    let source = Array(String(repeating: text, count: 10_000).utf8)
    for path in ["A.swift", "A.m"] { _ = SourceFile(source, path: path, isThorough: true) }
  }
}
