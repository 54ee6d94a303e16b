import Diagnostics
import InterfaceFile
import Testing
import Views

/// Words in a document for UIKit's enumerations: each is read as its case, and an unknown one is reported at its
/// element (📍 in the text) and leaves the default.
@Suite struct WordTests {
  /// The view of a document without findings.
  private func view(_ element: String) throws -> View {
    let (scenes, findings) = try read(document(element))
    #expect(findings.isEmpty, "\(findings)")
    return try #require(scenes.first).tree.root
  }

  /// As `view`, for a document with one finding: a word at the mark.
  private func view(
    _ marked: String, unknown word: String, used: String = "the default",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> View {
    let text = MarkedText(document(marked))
    let (scenes, findings) = try read(text.text)
    #expect(findings.map(\.location) == [text.location()], "\(findings)", sourceLocation: sourceLocation)
    let message = findings.first?.message ?? ""
    #expect(
      message.hasSuffix("is \"\(word)\", not a word that is known here; \(used) is used"), "\(message)",
      sourceLocation: sourceLocation)
    return try #require(scenes.first, sourceLocation: sourceLocation).tree.root
  }

  // MARK: Buttons

  private func configured(_ attributes: String) -> String {
    "<button id=\"b\">📍<buttonConfiguration key=\"configuration\" \(attributes)/></button>"
  }

  private func configuration(of view: View) throws -> Button.Configuration {
    guard case .button(let button) = view.content else { throw OtherContent() }
    return try #require(button.configuration)
  }

  private struct OtherContent: Error {}

  @Test func configurations() throws {
    let words =
      "style=\"borderedTinted\" cornerStyle=\"small\" imagePlacement=\"top\" titleAlignment=\"center\""
      + " buttonSize=\"mini\""
    let read = try configuration(of: try view(MarkedText(configured(words)).text))
    #expect(read.style == .borderedTinted && read.cornerStyle == .small && read.imagePlacement == .top)
    #expect(read.titleAlignment == .center && read.size == .mini)
  }

  @Test(arguments: ["style", "cornerStyle", "imagePlacement", "titleAlignment", "buttonSize"])
  func unknownConfigurations(attribute: String) throws {
    let words = attribute == "style" ? "style=\"Filled\"" : "style=\"filled\" \(attribute)=\"sideways\""
    let unknown = attribute == "style" ? "Filled" : "sideways"
    let read = try configuration(of: try view(configured(words), unknown: unknown))
    #expect(read.style == (attribute == "style" ? .plain : .filled))
    #expect(read.cornerStyle == nil && read.imagePlacement == nil)
    #expect(read.titleAlignment == nil && read.size == nil)
  }

  // MARK: Images

  private func pictured(_ attributes: String) -> String {
    "<imageView id=\"i\">📍<imageReference key=\"image\" image=\"star\" catalog=\"system\" \(attributes)/></imageView>"
  }

  @Test func images() throws {
    let words = "symbolScale=\"large\" renderingMode=\"original\""
    guard case .imageView(let read) = try view(MarkedText(pictured(words)).text).content else {
      throw OtherContent()
    }
    #expect(read.image?.symbolScale == .large && read.image?.renderingMode == .original)
  }

  @Test(arguments: ["symbolScale", "renderingMode"])
  func unknownImages(attribute: String) throws {
    let view = try view(pictured("\(attribute)=\"huge\""), unknown: "huge")
    guard case .imageView(let read) = view.content else { throw OtherContent() }
    #expect(read.image?.name == "star" && read.image?.symbolScale == nil && read.image?.renderingMode == nil)
  }

  // MARK: Tables, bars and segues

  @Test func cells() throws {
    let known = try view("<tableViewCell id=\"c\" style=\"IBUITableViewCellStyleValue2\"/>")
    #expect(known.content == .tableViewCell(cell(.value2)))
    let unknown = try view("📍<tableViewCell id=\"c\" style=\"value2\"/>", unknown: "value2")
    #expect(unknown.content == .tableViewCell(cell(nil)))
  }

  private func cell(_ style: TableViewCell.Style?) -> TableViewCell {
    var cell = TableViewCell()
    cell.style = style
    return cell
  }

  @Test func largeTitles() throws {
    func bar(_ mode: String) -> String {
      "<navigationBar id=\"n\"><items>📍<navigationItem title=\"T\" id=\"t\" largeTitleDisplayMode=\"\(mode)\"/>"
        + "</items></navigationBar>"
    }
    guard case .navigationBar(let known) = try view(MarkedText(bar("never")).text).content else {
      throw OtherContent()
    }
    #expect(known.items.map(\.largeTitleDisplayMode) == [.never])
    guard case .navigationBar(let other) = try view(bar("often"), unknown: "often").content else {
      throw OtherContent()
    }
    #expect(other.items.map(\.largeTitleDisplayMode) == [nil])
  }

  @Test func segues() throws {
    func button(_ kind: String) -> String {
      """
      <button id="b"><connections>📍<segue destination="b" kind="\(kind)" id="s"/></connections></button>
      """
    }
    #expect(try view(MarkedText(button("showDetail")).text).segues.map(\.kind) == [.showDetail])
    #expect(try view(button("teleport"), unknown: "teleport").segues.map(\.kind) == [.custom])
  }

  // MARK: Guides

  /// Without a key a guide is identified by its element: the keyboard's has one, others have none.
  @Test func guides() throws {
    let guides = [
      "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"1\"/>", "<keyboardLayoutGuide id=\"2\"/>",
      "<keyboardLayoutGuide key=\"keyboard\" id=\"3\"/>", "<userLayoutGuide id=\"4\"/>",
    ]
    let read = try view("<scrollView id=\"s\">\(guides.joined())</scrollView>").layoutGuides
    #expect(read.map(\.kind) == [.contentLayoutGuide, .keyboard, .keyboard, .userLayoutGuide])
    #expect(read.map(\.objectID) == ["1", "2", "3", "4"])
    for (guide, word) in [
      ("<viewLayoutGuide key=\"margins\" id=\"g\"/>", "margins"),
      ("<viewLayoutGuide id=\"g\"/>", "viewLayoutGuide"),
    ] {
      let other = try view(
        "<scrollView id=\"s\">📍\(guide)</scrollView>", unknown: word, used: "the frame of its view")
      #expect(other.layoutGuides.map(\.kind) == [.frameLayoutGuide])
    }
  }

  // MARK: Attributes stored among the others

  /// Printed trees also contain these as written, whether the word is known or not.
  @Test(arguments: ["alignCenters", "alignTops"])
  func baselines(word: String) throws {
    let label = "📍<label id=\"l\" baselineAdjustment=\"\(word)\"/>"
    let isKnown = word == "alignCenters"
    let view = try isKnown ? view(MarkedText(label).text) : view(label, unknown: word)
    guard case .label(let read) = view.content else { throw OtherContent() }
    #expect(read.baselineAdjustment == (isKnown ? .alignCenters : .alignBaselines))
    #expect(view.otherAttributes == [OtherAttribute(name: "baselineAdjustment", value: word)])
  }

  @Test(arguments: ["scrollView", "tableView", "collectionView", "textView"], ["never", "sometimes"])
  func insets(element: String, word: String) throws {
    let text = "📍<\(element) id=\"s\" contentInsetAdjustmentBehavior=\"\(word)\"/>"
    let isKnown = word == "never"
    let view = try isKnown ? view(MarkedText(text).text) : view(text, unknown: word)
    #expect(view.contentInsetAdjustmentBehavior == (isKnown ? .never : .automatic))
    #expect(view.otherAttributes.contains(.init(name: "contentInsetAdjustmentBehavior", value: word)))
  }
}
