import Foundation
import TestSupport
import Testing

@testable import Assets

/// The classes that sources declare, and what a class of a project inherits from.
@Suite struct ClassDeclarationTests {
  private static func superclasses(_ text: String) -> [String: String] {
    ClassDeclarations(Array(text.utf8)).superclasses
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
      _ = ClassDeclarations(source)
    }
  }

  /// No file of a stranger takes longer than its length allows: read once for each declaration, this one takes an hour.
  @Test(
    .timeLimit(.minutes(1)), arguments: ["class A<", "class A ", "class A /**/ ", "@objc(A) ", "\"", "/*"])
  func filesAreReadInLinearTime(text: String) {
    _ = ClassDeclarations(Array(String(repeating: text, count: 120_000).utf8))
  }

  @Test func inheritanceIsFollowedToWhatNoSourceDeclares() throws {
    let project = try ProjectFolder()
    try project.write("class Theme: Base {}", to: "Code/Theme.swift")
    try project.write("@interface Base : UIButton\n@end", to: "Code/Base.h")
    try project.write("class Round: Round {}\nclass Left: Right {}\nclass Right: Left {}", to: "Round.swift")
    try project.write("class Fetched: UIView {}", to: "Pods/Fetched.swift")
    let assets = project.assets()
    #expect(assets.inheritance(of: "Theme") == ["Base", "UIButton"])
    #expect(assets.inheritance(of: "Round") == ["Round"])
    #expect(assets.inheritance(of: "Left") == ["Right", "Left"])
    #expect(assets.inheritance(of: "Fetched").isEmpty && assets.inheritance(of: "UIButton").isEmpty)
  }

  @Test func ofSeveralTheNearestCounts() throws {
    let project = try ProjectFolder()
    try project.write("class Cell: UIView {}", to: "A/Cell.swift")
    try project.write("class Cell: UIControl {}", to: "B/Cell.swift")
    try project.write("", to: "B/View.xib")
    #expect(project.assets(of: "B/View.xib").inheritance(of: "Cell") == ["UIControl"])
    #expect(project.assets(of: "View.xib").inheritance(of: "Cell") == ["UIView"])
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let (project, other) = (try ProjectFolder(), try ProjectFolder())
    try other.write("class Theme: UIButton {}", to: "Theme.swift")
    try project.link("Theme.swift", to: other.path + "/Theme.swift")
    #expect(project.assets().inheritance(of: "Theme").isEmpty)
  }
}
