import Diagnostics
import InterfaceFile
import Testing
import Views

/// Findings that do not stop reading: the category and the place, marked by 📍 in the text.
@Suite struct FindingTests {
  /// Reads a text and expects one finding of a category at the mark; returns the scenes.
  @discardableResult
  private func expect(
    _ marked: String, _ category: Diagnostics.Category, containing words: String, among count: Int = 1,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [Scene] {
    let text = MarkedText(marked)
    let (scenes, findings) = try read(text.text)
    #expect(findings.count == count, "\(findings.map(\.message))", sourceLocation: sourceLocation)
    #expect(
      findings.contains {
        $0.category == category && $0.location == text.location() && $0.message.contains(words)
      }, "\(findings)", sourceLocation: sourceLocation)
    return scenes
  }

  private func frameText(_ frame: String) -> String { "<view id=\"v\"><rect key=\"frame\" \(frame)/></view>" }

  @Test(arguments: ["nan", "inf", "-inf", "1e300", "ten", "", "20000000"])
  func frameNumbers(value: String) throws {
    let text = document(
      "<view id=\"v\">📍<rect key=\"frame\" x=\"\(value)\" y=\"2\" width=\"3\" height=\"4\"/></view>")
    let scenes = try expect(text, .value, containing: "not a number of reasonable size; 0 is used")
    #expect(scenes[0].tree.root.frame.origin.x == 0)
    let legacy = archive(
      "<object class=\"IBUIView\" id=\"5\">📍<string key=\"NSFrame\">{{\(value.isEmpty ? "-" : value), 2}, {3, 4}}</string></object>"
    )
    let old = try expect(legacy, .value, containing: "not a number of reasonable size; 0 is used")
    #expect(old[0].tree.root.frame.origin.x == 0)
  }

  @Test func sizesAreNotNegative() throws {
    let text = document(
      "<view id=\"v\">📍<rect key=\"frame\" x=\"0\" y=\"0\" width=\"-3\" height=\"4\"/></view>")
    let scenes = try expect(text, .value, containing: "-3 × 4")
    #expect(scenes[0].tree.root.frame.size.width == 0)
    let legacy = archive(
      "📍<object class=\"IBUIView\" id=\"5\"><string key=\"NSFrame\">{{0, 2}, {3, -4}}</string></object>")
    #expect(try expect(legacy, .value, containing: "3 × -4")[0].tree.root.frame.size.height == 0)
  }

  @Test func unknownWords() throws {
    try expect(
      document("📍<label id=\"l\" textAlignment=\"diagonal\"/>"), .value, containing: "\"diagonal\"")
    try expect(document("📍<view id=\"v\" hidden=\"PERHAPS\"/>"), .value, containing: "not YES or NO; NO")
    try expect(document("📍<view id=\"v\" tag=\"1.5\"/>"), .value, containing: "not a whole number; 0")
    try expect(document("📍<tableView id=\"t\" style=\"plane\"/>"), .value, containing: "\"plane\"")
    let semantic = try expect(
      document("📍<view id=\"v\" semanticContentAttribute=\"forward\"/>"), .value, containing: "\"forward\"")
    #expect(semantic[0].tree.root.semanticContent == .unspecified)
    let symbol = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" weight=\"stout\"/>"
    try expect(
      document("<imageView id=\"i\" image=\"star\" catalog=\"system\">📍\(symbol)</imageView>"), .value,
      containing: "\"stout\"")
    try expect(
      archive("<object class=\"IBUILabel\" id=\"5\">📍<int key=\"IBUITextAlignment\">77</int></object>"),
      .value, containing: "\"77\"", among: 1)
  }

  /// A second attribute without an item: the constraint is dropped. Without the attribute it is a width; the decoy has
  /// both.
  @Test func secondAttributeWithoutItem() throws {
    func text(_ second: String) -> String {
      document(
        """
        <view id="v"><rect key="frame" x="1" y="2" width="3" height="4"/><constraints>
        <constraint firstAttribute="width" secondItem="v" secondAttribute="height" id="c1"/>
        📍<constraint firstAttribute="width" \(second) constant="5" id="c2"/></constraints></view>
        """)
    }
    let scenes = try expect(
      text("secondAttribute=\"height\""), .value,
      containing: "the constraint has the second attribute \"height\" and no second item; it is left out")
    #expect(scenes[0].tree.root.constraints.map(\.objectID) == ["c1"])
    let (fine, findings) = try read(MarkedText(text("")).text)
    #expect(fine[0].tree.root.constraints.map(\.objectID) == ["c1", "c2"] && findings.isEmpty)
    let (_, errors) = try read(MarkedText(text("secondAttribute=\"height\"")).text)
    #expect(errors.map(\.severity) == [.error])
  }

  @Test func archivedColors() throws {
    let color = { (bytes: String) in
      archive(
        "<object class=\"IBUIView\" id=\"5\"><object class=\"NSColor\" key=\"IBUIBackgroundColor\"><int key=\"NSColorSpace\">1</int>\(bytes)</object></object>"
      )
    }
    let black = Color.fixed(RGBA(white: 0))
    for key in ["NSRGB", "NSWhite"] {
      let scenes = try expect(color("📍<bytes key=\"\(key)\">!!!</bytes>"), .value, containing: "not base 64")
      #expect(scenes[0].tree.root.backgroundColor == black)
    }
    for bytes in ["bmFuIDAgMAA", "MCAwAA", ""] {
      let scenes = try expect(
        color("📍<bytes key=\"NSRGB\">\(bytes)</bytes>"), .value, containing: "not numbers")
      #expect(scenes[0].tree.root.backgroundColor == black)
    }
  }

  @Test func danglingReferences() throws {
    try expect(
      archive(
        "<object class=\"IBUIView\" id=\"5\"><array key=\"NSSubviews\">📍<reference ref=\"77\"/></array></object>"
      ),
      .reference, containing: "\"77\"")
    try expect(
      archive("<object class=\"IBUILabel\" id=\"5\">📍<reference key=\"IBUITextColor\" ref=\"77\"/></object>"),
      .reference, containing: "\"77\"")
  }

  @Test func selfContainingViews() throws {
    let cycle = archive(
      """
      <object class="IBUIView" id="5"><array key="NSSubviews"><object class="IBUIView" id="6">\
      <array key="NSSubviews">📍<reference ref="5"/></array></object></array></object>
      """)
    let scenes = try expect(cycle, .reference, containing: "\"5\" occurs twice in the tree")
    #expect(scenes[0].tree.views.count == 2)
  }

  /// An array with as many views as refer to it would otherwise be read as often as it has entries.
  @Test func arraysThatManyViewsShare() throws {
    let views = (0..<200).map {
      "<object class=\"IBUIView\" id=\"v\($0)\"><reference key=\"NSSubviews\" ref=\"all\"/></object>"
    }
    let text = archive(
      "<object class=\"IBUIView\" id=\"5\"><array key=\"NSSubviews\" id=\"all\">\(views.joined())</array></object>"
    )
    let document = try read(text)
    #expect(document.findings.filter { $0.message.contains("too many objects share this array") }.count == 1)
    #expect(document.findings.count < 200 * 200 / 2)
    #expect(document.scenes[0].tree.views.count == 201)
  }

  @Test func cyclicReferences() throws {
    try expect(
      archive("<reference id=\"8\" ref=\"9\"/>📍<reference id=\"9\" ref=\"8\"/>"), .reference,
      containing: "lead to references only", among: 2)
  }

  /// Elements are three levels deep, the views ten thousand: each is in its superview by reference.
  @Test func viewsNestedDeepByReference() throws {
    let views = (0..<10_000).map { index in
      "<object class=\"IBUIView\" id=\"v\(index)\"><array key=\"NSSubviews\"><reference ref=\"v\(index + 1)\"/></array></object>"
    }
    let text = archive("<reference ref=\"v0\"/>").replacing(
      "<object class=\"IBObjectContainer\"",
      with: "<array key=\"IBDocument.Classes\">\(views.joined())</array><object class=\"IBObjectContainer\"")
    let (scenes, findings) = try read(text)
    #expect(scenes[0].tree.views.count == 512)
    #expect(findings.map(\.category) == [.reference])
    #expect(findings[0].severity == .error)
  }

  @Test func loneTemplates() throws {
    let objects = """
      📍<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="view" destination="p" id="o1"/>\
      <outlet property="portraitView" destination="p" id="o2"/></connections></placeholder><view id="p"/>
      """
    let moved = objects.replacing("📍", with: "").replacing(
      "<outlet property=\"portraitView\"", with: "📍<outlet property=\"portraitView\"")
    let scenes = try expect(document(moved), .outlet, containing: "\"landscapeView\" is not")
    #expect(scenes[0].landscapeTemplate == nil)
    #expect(scenes[0].portraitTemplate === scenes[0].tree)
  }

  @Test func missingDuplicateAndDanglingOutlets() throws {
    let owner = { (outlets: String, mark: String) in
      document(
        "\(mark)<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>\(outlets)</connections></placeholder><view id=\"p\"/><view id=\"l\"><subviews><view id=\"n\"/></subviews></view>"
      )
    }
    let outlet = { (name: String, id: String) in
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)-\(id)\"/>"
    }
    let templates = outlet("portraitView", "p") + outlet("landscapeView", "l")
    try expect(owner(templates, "📍"), .outlet, containing: "\"view\" is not connected; \"portraitView\"")
    let view = outlet("view", "p")
    try expect(owner(view + templates + "📍" + view, ""), .outlet, containing: "more than once")
    try expect(owner(view + "📍" + outlet("label", "gone"), ""), .reference, containing: "\"gone\"")
    try expect(owner("📍" + outlet("view", "gone"), ""), .reference, containing: "\"gone\"")
    try expect(owner("📍" + outlet("view", "n"), ""), .outlet, containing: "not a view at the top level")
  }
}
