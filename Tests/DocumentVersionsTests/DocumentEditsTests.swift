import InterfaceXML
import TestSupport
import Testing

@testable import DocumentVersions

/// The edits between two versions of a document, and the versions between them.
@Suite struct DocumentEditsTests {
  private func root(_ text: String) throws -> Element {
    try XMLParser(file: "a.xib", limits: ReadingLimits()).parse(Array(text.utf8))
  }

  private func text(_ element: Element) -> String {
    let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let inside = element.children.map(text).joined()
    return "<\(element.name)\(attributes)>\(element.text)\(inside)</\(element.name)>"
  }

  @Test func noEditAndAllOfThemAreTheTwoVersions() throws {
    // What Xcode writes differently for the same is not edited.
    let files = Checkout.files(below: Checkout.fixture(""), endingIn: [".xib", ".storyboard"]).filter {
      !$0.contains("/diff/")
    }
    var before: Element?
    for file in files {
      let parser = XMLParser(file: file, limits: ReadingLimits())
      guard let bytes = try? Checkout.bytes(file), let root = try? parser.parse(bytes) else { continue }
      defer { before = root }
      guard let old = before else { continue }
      let edits = DocumentEdits(from: old, to: root)
      let (none, all) = (edits.applied(to: []), edits.applied(to: Set(edits.edits.map(\.owner))))
      let (isOld, isNew) = (text(none) == text(old), text(all) == text(root))
      #expect(isOld && isNew, "\(file)")
    }
  }

  private func label(_ id: String, _ text: String, _ x: Int) -> String {
    "<label id=\"\(id)\" text=\"\(text)\"><rect key=\"frame\" x=\"\(x)\"/></label>"
  }

  private func document(_ subviews: [String]) throws -> Element {
    try root(
      "<document><objects><view id=\"v\"><subviews>\(subviews.joined())</subviews></view></objects></document>"
    )
  }

  @Test func oneEditIsMadeAlone() throws {
    let old = try document([label("a", "one", 1), label("b", "two", 2)])
    let new = try document([label("n", "new", 0), label("a", "ONE", 1), label("b", "two", 20)])
    let edits = DocumentEdits(from: old, to: new)
    #expect(edits.edits.map(\.object) == ["n", "a", "b"])
    #expect(edits.edits.map(\.property) == ["", "text", "frame.x"])
    func version(_ object: String) -> String {
      text(edits.applied(to: Set(edits.edits.filter { $0.object == object }.map(\.owner))))
    }
    #expect(try version("a") == text(document([label("a", "ONE", 1), label("b", "two", 2)])))
    #expect(try version("b") == text(document([label("a", "one", 1), label("b", "two", 20)])))
    #expect(
      try version("n") == text(document([label("n", "new", 0), label("a", "one", 1), label("b", "two", 2)])))
  }

  /// Any number of elements without ids may be nested: names of properties stay short.
  @Test func deepPropertiesHaveShortNames() throws {
    func deep(_ value: String) -> String {
      "<document><objects><view id=\"v\">" + String(repeating: "<part a=\"\(value)\">", count: 500)
        + String(repeating: "</part>", count: 500) + "</view></objects></document>"
    }
    let edits = DocumentEdits(from: try root(deep("1")), to: try root(deep("2")))
    #expect(edits.edits.count == 500 && edits.edits.allSatisfy { $0.property.count <= 40 })
    #expect(text(edits.applied(to: Set(edits.edits.map(\.owner)))) == text(try root(deep("2"))))
  }

  @Test func whatXcodeWritesIsKnown() throws {
    func text(_ tools: String, _ x: Int, _ own: Int, _ mark: String) -> String {
      "<document toolsVersion=\"\(tools)\"><objects><view id=\"v\" \(mark)><subviews>"
        + "<label id=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"\(x)\"/></label>"
        + "<label id=\"f\"><rect key=\"frame\" x=\"\(own)\"/></label></subviews></view></objects></document>"
    }
    let edits = DocumentEdits(
      from: try root(text("1", 1, 1, "")), to: try root(text("2", 2, 2, "misplaced=\"YES\"")))
    #expect(edits.edits.map(\.property) == ["toolsVersion", "misplaced", "frame.x", "frame.x"])
    #expect(edits.edits.map(\.isWrittenByXcode) == [true, true, true, false])
  }
}
