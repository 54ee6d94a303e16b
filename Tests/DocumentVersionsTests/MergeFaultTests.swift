import InterfaceXML
import Testing

@testable import DocumentVersions

/// What is broken in a merged document, and in neither side.
@Suite struct MergeFaultTests {
  private func faults(_ merged: String, _ ours: String, _ theirs: String) throws -> [MergeFault] {
    try MergeFault.all(
      in: Array(merged.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
      files: (merged: "merged", ours: "ours", theirs: "theirs"))
  }

  private func document(_ lines: String...) -> String {
    "<document>\n<objects>\n<view id=\"root\">\n" + lines.map { $0 + "\n" }.joined()
      + "</view>\n</objects>\n</document>"
  }

  private static let label = "<subviews><label id=\"l\"/></subviews>"
  private static let constraints = "<constraints><constraint firstItem=\"l\" id=\"c\"/></constraints>"

  @Test func aConstraintWithoutItsView() throws {
    let (ours, theirs) = (document(""), document(Self.label, Self.constraints))
    let found = try faults(document("", Self.constraints), ours, theirs)
    #expect(found.map(\.kind) == [.dangling])
    #expect(
      found.map(\.words) == ["firstItem of constraint (id c) refers to l, which is not there"]
        && found.map(\.line) == [5] && found.map(\.ourLine) == [nil] && found.map(\.theirLine) == [5])
  }

  @Test func anIdThatIsThereTwice() throws {
    let (ours, theirs) = (document(Self.label), document("", Self.label))
    let found = try faults(
      document(Self.label, "<view key=\"v\" id=\"v\">\(Self.label)</view>"), ours, theirs)
    #expect(found.map(\.words) == ["the id l of label is there twice"])
    #expect(found.map(\.line) == [5] && found.map(\.ourLine) == [4] && found.map(\.theirLine) == [5])
  }

  @Test(arguments: [
    ("<color key=\"tintColor\" white=\"1\"/>", "<color key=\"tintColor\" white=\"0\"/>", "tintColor"),
    ("<subviews><label id=\"a\"/></subviews>", "<subviews><label id=\"b\"/></subviews>", "subviews"),
    ("<state key=\"normal\" title=\"A\"/>", "<state key=\"normal\" title=\"B\"/>", "state normal"),
  ])
  func aPropertyThatIsThereTwice(_ one: String, _ other: String, _ property: String) throws {
    let found = try faults(document(one, other), document(one), document(other))
    #expect(found.map(\.words) == ["view (id root) has \(property) twice"] && found.map(\.line) == [5])
    #expect(found.map(\.ourLine) == [4] && found.map(\.theirLine) == [4])
  }

  /// A text that is an attribute of one side and an element of the other.
  @Test func aPropertyInTwoForms() throws {
    func label(_ attribute: String, _ inside: String) -> String {
      document("<subviews><label\(attribute) id=\"l\">\(inside)</label></subviews>")
    }
    let text = "<string key=\"text\">B</string>"
    let found = try faults(label(" text=\"A\"", text), label(" text=\"A\"", ""), label("", text))
    #expect(found.map(\.words) == ["label \"A\" (id l) has text twice"])
  }

  @Test func whatASideHadIsNotReported() throws {
    let broken = document("", Self.constraints, "<color key=\"k\"/>", "<color key=\"k\"/>")
    #expect(try faults(broken, broken, document("")).isEmpty)
    #expect(try faults(broken, document(""), broken).isEmpty)
    #expect(try faults(broken, document(""), document("")).count == 2)
  }

  @Test func variationsAndItemsOfAListAreSeveral() throws {
    let whole = document(
      "<variation key=\"default\"><mask key=\"subviews\"/></variation>",
      "<variation key=\"widthClass=compact\"><mask key=\"subviews\"/></variation>",
      "<state key=\"normal\"/><state key=\"disabled\"/>",
      "<items><barButtonItem title=\"a\" id=\"i\"/><barButtonItem title=\"a\" id=\"j\"/></items>")
    #expect(try faults(whole, document(""), document("")).isEmpty)
  }
}
