import Diagnostics
import InterfaceFile
import TestSupport
import Testing

/// Everything that no reader reads is reported once, with its place; nothing that Interface Builder writes is ever
/// reported.
@Suite struct IgnoredTests {
  private func ignored(_ text: String) throws -> [Finding] {
    try read(text).findings.filter { $0.category == .ignored }
  }

  /// Reads a text with a mark and expects one warning there.
  private func expectOne(_ marked: String, _ sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
  {
    let text = MarkedText(marked)
    let findings = try ignored(text.text)
    #expect(findings.count == 1, "\(findings.map(\.message))", sourceLocation: sourceLocation)
    #expect(findings.first?.location == text.location(), sourceLocation: sourceLocation)
    #expect(findings.first?.severity == .warning, sourceLocation: sourceLocation)
  }

  static let kinds = [
    "view", "label", "button", "textField", "textView", "imageView", "switch", "slider", "segmentedControl",
    "progressView", "tableView", "tableViewCell", "scrollView", "stackView", "collectionView",
    "visualEffectView", "toolbar", "datePicker", "mapView", "activityIndicatorView", "stepper",
    "pageControl", "pickerView", "colorWell", "calendarView", "refreshControl", "searchBar", "navigationBar",
    "tabBar", "containerView", "wkWebView", "sceneKitView", "pdfView",
  ]

  @Test(arguments: kinds) func unknownAttributesAndChildren(kind: String) throws {
    try expectOne(document("📍<\(kind) id=\"v\" zigzag=\"1\"/>"))
    try expectOne(document("<\(kind) id=\"v\">\n  📍<zigzag deep=\"1\"><deeper/></zigzag></\(kind)>"))
    for value in ["string", "color", "size", "point", "inset", "attributedString", "bool", "array", "rect"] {
      try expectOne(document("<\(kind) id=\"v\"> 📍<\(value) key=\"zigzag\"/></\(kind)>"))
    }
  }

  @Test func everyLevelOfADocument() throws {
    let view = "<view id=\"v\"/>"
    try expectOne(document(view, before: "📍<zigzag/>"))
    try expectOne(document(view, after: "📍<color key=\"zigzag\" white=\"1\" alpha=\"1\"/>"))
    try expectOne(document("📍<zigzag/>" + view))
    try expectOne(document(view, after: "<resources>📍<zigzag/></resources>"))
    try expectOne(document(view, after: "<resources>📍<image name=\"a\" zigzag=\"1\"/></resources>"))
    for holder in ["viewController", "placeholder placeholderIdentifier=\"IBFilesOwner\""] {
      let name = holder.split(separator: " ")[0]
      try expectOne(document("📍<\(holder) id=\"-1\" zigzag=\"1\"/>"))
      try expectOne(document("<\(holder) id=\"-1\">📍<zigzag/></\(name)>"))
      try expectOne(document("<\(holder) id=\"-1\"><connections>📍<zigzag/></connections></\(name)>"))
    }
  }

  @Test func allPartsOfAView() throws {
    let parts = [
      "📍<rect key=\"frame\" zigzag=\"1\"/>", "📍<autoresizingMask key=\"autoresizingMask\" zigzag=\"YES\"/>",
      "📍<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" zigzag=\"1\"/>",
      "<constraints>📍<zigzag/></constraints>",
      "<constraints>📍<constraint firstAttribute=\"width\" id=\"c\" zigzag=\"1\"/></constraints>",
      "<connections>📍<zigzag/></connections>", "<subviews>📍<zigzag/></subviews>",
      "<connections>📍<action selector=\"a\" destination=\"v\" zigzag=\"1\"/></connections>",
      "<userDefinedRuntimeAttributes>📍<zigzag/></userDefinedRuntimeAttributes>",
      "<userDefinedRuntimeAttributes>📍<userDefinedRuntimeAttribute keyPath=\"a\" type=\"nil\" zigzag=\"1\"/></userDefinedRuntimeAttributes>",
    ]
    for part in parts { try expectOne(document("<view id=\"v\">\(part)</view>")) }
    let others = [
      "<button id=\"b\"><state key=\"normal\">📍<zigzag/></state></button>",
      "<button id=\"b\">📍<state key=\"normal\" zigzag=\"1\"/></button>",
      "<label id=\"l\">📍<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1\" zigzag=\"1\"/></label>",
      "<segmentedControl id=\"s\"><segments>📍<segment title=\"a\" zigzag=\"1\"/></segments></segmentedControl>",
      "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>📍<zigzag/></attributes></fragment></attributedString></label>",
      "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>📍<real key=\"NSExpansion\" value=\"0.5\"/></attributes></fragment></attributedString></label>",
      "<tableView id=\"t\"><sections>📍<tableViewSection id=\"s\" zigzag=\"1\"/></sections></tableView>",
    ]
    for other in others { try expectOne(document(other)) }
  }

  /// Not used by any of the real documents at hand; one that does gets a finding.
  @Test(arguments: [("1", 1), ("0.6000000238", 1), ("0.0", 0), ("0", 0)])
  func hyphenation(_ row: (factor: String, count: Int)) throws {
    let text = document(
      """
      <label id="l"><attributedString key="attributedText"><fragment content="a"><attributes>
      <paragraphStyle key="NSParagraphStyle" hyphenationFactor="\(row.factor)"/>
      </attributes></fragment></attributedString></label>
      """)
    let found = try ignored(text)
    #expect(found.count == row.count && found.allSatisfy { $0.message.contains("hyphenationFactor") })
  }

  @Test func archives() throws {
    let view = { (inside: String) in archive("<object class=\"IBUILabel\" id=\"5\">\(inside)</object>") }
    try expectOne(view("📍<int key=\"IBUIZigzag\">1</int>"))
    try expectOne(view("📍<string key=\"IBUIText\" zigzag=\"1\">a</string>"))
    try expectOne(view("📍<zigzag/>"))
    try expectOne(view("📍<object class=\"NSFoo\" key=\"IBUIZigzag\"><int key=\"deep\">1</int></object>"))
    try expectOne(view("<object class=\"NSFont\" key=\"IBUIFont\">📍<int key=\"zigzag\">1</int></object>"))
    try expectOne(archive("", data: "📍<int key=\"IBDocument.Zigzag\">1</int>"))
    try expectOne(archive("", data: "📍<zigzag/>"))
    try expectOne(archive("📍<object class=\"IBUIZigzag\" id=\"5\"/>"))
  }

  @Test(.enabled(if: Checkout.corpus != nil, "no corpus of real documents at hand"))
  func realDocumentsAreSupported() throws {
    let files = Checkout.files(below: Checkout.corpus ?? "", endingIn: [".xib", ".storyboard"])
    #expect(!files.isEmpty)
    for file in files {
      guard let findings = try? read(Checkout.bytes(file), file: file).findings else { continue }
      for finding in findings
      where finding.category == .ignored && !finding.message.contains("stands in a bar") {
        Issue.record("\(DiagnosticPrinter().text(finding))")
      }
    }
  }
}
