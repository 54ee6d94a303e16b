import Diagnostics
import InterfaceFile
import Testing
import Views

/// Texts in other languages, applied to a document while it is instantiated.
@Suite struct LocalizationTests {
  /// Each word once, at the first item that shows it; without signs, spaces and the document's own titles.
  @Test func untranslatedSystemWords() throws {
    let items = ["done", "cancel", "flexibleSpace", "done", "add"].enumerated().map { place, item in
      "<barButtonItem systemItem=\"\(item)\" id=\"i\(place)\"/>"
    }
    let text = InterfaceFileTests.document(
      """
      <toolbar id="t"><items>\(items.joined(separator: "\n"))
      <barButtonItem title="Done" id="own"/></items></toolbar>
      <searchBar showsCancelButton="YES" id="s"/>
      """)
    let findings = try InterfaceDocument.read(Array(text.utf8), file: "t.xib").systemWords
    #expect(findings.map { $0.message.prefix(8) } == ["\"Done\" i", "\"Cancel\""])
    #expect(findings.allSatisfy { $0.severity == .note && $0.category == .systemWord })
    let lines = findings.compactMap { $0.location?.line }
    #expect(lines.count == 2 && lines[1] == lines[0] + 1)
  }

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

  /// The texts of all views of the document, instantiated with an overlay.
  private func shown(_ document: InterfaceDocument, _ texts: TextOverlay) throws -> [String] {
    try document.instantiate(texts: texts).scenes[0].tree.views.flatMap { view -> [String?] in
      switch view.content {
      case .label(let label): [label.text]
      case .textField(let field): [field.text, field.placeholder]
      case .textView(let view): [view.text]
      case .button(let button):
        [
          button.normal.title, button.disabled.title, button.configuration?.title,
          button.configuration?.subtitle,
        ]
      case .segmentedControl(let control): control.segments.map(\.title)
      case .searchBar(let bar): [bar.text, bar.placeholder] + bar.scopeTitles
      default: []
      }
    }.compactMap(\.self).filter { !$0.isEmpty }
  }

  @Test func everyPlaceIsFound() throws {
    let document = try document()
    let keys = [
      "l1.text", "l2.text", "f.placeholder", "v.text", "b.normalTitle", "b.disabledTitle",
      "b.configuration.title", "b.configuration.subtitle", "s.segmentTitles[0]", "s.segmentTitles[2]",
      "q.placeholder", "q.scopeButtonTitles[0]", "q.scopeButtonTitles[1]",
    ]
    let outcome = document.localized(keys.map { text($0, "<\($0)>") })
    #expect(outcome.replaced == keys.count && outcome.untranslated.isEmpty)
    #expect(outcome.strangers.isEmpty && outcome.misplaced.isEmpty)
    let wanted = keys.map { "<\($0)>" }
    #expect(try shown(document, outcome.texts) == wanted[..<2] + ["Plain"] + wanted[2...])
  }

  @Test func unmatchedTextsAreReported() throws {
    #expect(
      try document().localized([text("l1.text", "a"), text("l1.text", "b")]).repeated.map(\.text) == ["a"])
    let outcome = try document().localized([
      text("nobody.text", "x"), text("l1.title", "y"), text("l1.accessibilityLabel", "z"),
      text("l1.text", "Summe"),
    ])
    #expect(outcome.strangers.map(\.objectID) == ["nobody"])
    #expect(outcome.misplaced.map(\.property) == ["title"])
    #expect(outcome.replaced == 1 && outcome.untranslated.count == 12)
    #expect(outcome.untranslated.first?.location.line == 4)
  }

  @Test func keysNameObjectAndProperty() {
    let place = SourceLocation(file: "A.strings")
    #expect(LocalizedText(key: "abc", text: "", at: place) == nil)
    #expect(LocalizedText(key: ".text", text: "", at: place) == nil)
    #expect(LocalizedText(key: "a.", text: "", at: place) == nil)
    #expect(
      LocalizedText(key: "a.configuration.title", text: "", at: place)?.property == "configuration.title")
  }

  @Test func pseudolanguages() throws {
    let document = try document()
    let texts = try shown(document, document.localized(.double))
    #expect(texts.contains("Total Total") && texts.contains("Plain Plain"))
    #expect(texts.contains("Long\ntext\nLong\ntext"))
    #expect(PseudoLanguage.accented.text(for: "Go to %1$@ in %d %%") == "[Ĝö ţö %1$@ îñ %d %%]")
    #expect(PseudoLanguage.accented.text(for: " ") == " " && PseudoLanguage.double.text(for: "") == "")
  }
}
