import Diagnostics
import InterfaceFile
import Testing

/// Texts in other languages, put into a document before it is instantiated.
@Suite struct LocalizationTests {
  private static let objects = """
    <view id="root"><subviews>
    <label id="l1" text="Total"/>
    <label id="l2"><string key="text" base64-UTF8="YES">VG90YWwK</string></label>
    <label id="l3"><attributedString key="attributedText"><fragment content="Plain"/></attributedString></label>
    <textField id="f" placeholder="Mail"/>
    <textView id="v"><mutableString key="text">Long\ntext</mutableString></textView>
    <button id="b"><state key="normal" title="Go"/><state key="disabled"><string key="title">Wait</string></state>
    <buttonConfiguration key="configuration" style="filled" title="New" subtitle="Sub"/></button>
    <segmentedControl id="s"><segments><segment title="A"/><segment image="x"/><segment title="C"/></segments></segmentedControl>
    <searchBar id="q" placeholder="Find"><scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
    </subviews></view>
    """

  private func document() throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(Self.objects)</objects></document>
      """
    return try InterfaceDocument.read(Array(text.utf8), file: "A.xib")
  }

  private func text(_ key: String, _ text: String) -> LocalizedText {
    LocalizedText(key: key, text: text, at: SourceLocation(file: "A.strings"))!
  }

  /// What the document says of an object's kind, in the words of its printed elements.
  private func attributes(_ document: InterfaceDocument) -> [String] {
    var found: [String] = []
    func walk(_ element: Element) {
      for name in ["text", "placeholder", "title", "subtitle", "content"] {
        if let value = element.peek(name) { found.append(value) }
      }
      if ["string", "mutableString"].contains(element.name) { found.append(element.text) }
      element.children.forEach(walk)
    }
    walk(document.root)
    return found
  }

  @Test func everyPlaceIsFound() throws {
    let document = try document()
    let keys = [
      "l1.text", "l2.text", "f.placeholder", "v.text", "b.normalTitle", "b.disabledTitle",
      "b.configuration.title", "b.configuration.subtitle", "s.segmentTitles[0]", "s.segmentTitles[2]",
      "q.placeholder", "q.scopeButtonTitles[0]", "q.scopeButtonTitles[1]",
    ]
    let outcome = document.localize(keys.map { text($0, "<\($0)>") })
    #expect(outcome.replaced == keys.count && outcome.untranslated.isEmpty)
    #expect(outcome.strangers.isEmpty && outcome.misplaced.isEmpty)
    #expect(attributes(document).filter { $0.hasPrefix("<") }.count == keys.count)
  }

  @Test func whatDoesNotFitIsTold() throws {
    #expect(
      try document().localize([text("l1.text", "a"), text("l1.text", "b")]).repeated.map(\.text) == ["a"])
    let outcome = try document().localize([
      text("nobody.text", "x"), text("l1.title", "y"), text("l1.accessibilityLabel", "z"),
      text("l1.text", "Summe"),
    ])
    #expect(outcome.strangers.map(\.objectID) == ["nobody"])
    #expect(outcome.misplaced.map(\.property) == ["title"])
    #expect(outcome.replaced == 1 && outcome.untranslated.count == 12)
    #expect(outcome.untranslated.first?.line == 4)
  }

  @Test func keysNameObjectAndProperty() {
    let place = SourceLocation(file: "A.strings")
    #expect(LocalizedText(key: "abc", text: "", at: place) == nil)
    #expect(LocalizedText(key: ".text", text: "", at: place) == nil)
    #expect(LocalizedText(key: "a.", text: "", at: place) == nil)
    #expect(
      LocalizedText(key: "a.configuration.title", text: "", at: place)?.property == "configuration.title")
  }

  @Test func languagesThatNobodySpeaks() throws {
    let document = try document()
    document.localize(.double)
    #expect(attributes(document).contains("Total Total") && attributes(document).contains("Plain Plain"))
    #expect(attributes(document).contains("Long\ntext\nLong\ntext"))
    #expect(PseudoLanguage.accented.text(for: "Go to %1$@ in %d %%") == "[Ĝö ţö %1$@ îñ %d %%]")
    #expect(PseudoLanguage.accented.text(for: " ") == " " && PseudoLanguage.double.text(for: "") == "")
  }
}
