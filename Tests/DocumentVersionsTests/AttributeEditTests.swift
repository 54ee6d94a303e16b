import Diagnostics
import Testing

@testable import DocumentVersions

/// Values that are written into a document: nothing else of it changes.
struct AttributeEditTests {
  private static let text = """
    <document>\r
      <objects>
        <!-- id="a" -->
        <button  id='a'   title = "x" ><state key="normal" title='A &amp; B'/><rect/></button>
        <view id="b"/> <view id="c"/><view id="c"/>
      </objects>
    </document>
    """

  private func applied(_ edit: String) throws -> String {
    let edit = try #require(AttributeEdit(edit))
    return String(decoding: try edit.applied(to: Array(Self.text.utf8), file: "A.xib").bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a.title=y", "title = \"x\"", "title=\"y\""), ("a.id-2=y", "\"x\" >", "\"x\" id-2=\"y\" >"),
    ("a.normal.title=<\">\n", "'A &amp; B'", "\"&lt;&quot;&gt;&#10;\""),
    ("a.normal.image=i", "'A &amp; B'/>", "'A &amp; B' image=\"i\"/>"),
    ("b.alpha=0.5", "id=\"b\"/>", "id=\"b\" alpha=\"0.5\"/>"),
  ]) func oneValueIsWritten(_ edit: String, _ before: String, _ after: String) throws {
    let expected =
      before.hasPrefix("'A")
      ? Self.text.replacing("title=" + before, with: "title=" + after)
      : Self.text.replacing(before, with: after)
    #expect(try applied(edit) == expected)
  }

  @Test func whatWasThereIsKnown() throws {
    let edit = try #require(AttributeEdit("a.normal.title=C"))
    let written = try edit.applied(to: Array(Self.text.utf8), file: "A.xib")
    #expect(written.old == "A & B" && written.line == 4)
  }

  @Test(arguments: [
    ("z.text=1", "no object has the id \"z\""), ("c.text=1", "the id \"c\" is there twice"),
    ("a.selected.title=1", "button \"a\" has no \"selected\""), ("a.title=\u{1}", "no document can hold"),
  ]) func whatCannotBeWritten(_ edit: String, _ reason: String) throws {
    let error = #expect(throws: AttributeEdit.Failure.self) { try applied(edit) }
    #expect(error?.message.contains(reason) == true)
  }

  @Test(arguments: ["a", "a=1", "a.b", "a..b=1", "a.x y=1", "a.\"=1", "a.id=1", ".b=1", "a.b><c=1"])
  func whatIsNoEdit(_ text: String) { #expect(AttributeEdit(text) == nil) }
}
