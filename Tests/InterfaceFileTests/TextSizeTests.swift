import Testing
import Views

@testable import InterfaceFile

/// Sizes of text styles: the canvas' setting, unless a user's setting is requested.
@Suite struct TextSizeTests {
  private func bodySize(
    _ device: String, tools: String, overrides: String = "", as size: TextSizeCategory? = nil,
    inApp: Bool = false
  )
    throws -> Double?
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="\(device)" orientation="portrait"/>
        \(overrides)
        <objects>
          <label text="x" id="l"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        </objects>
      </document>
      """
    let (scenes, findings) = try InterfaceDocument.read(Array(text.utf8), file: "t.xib")
      .instantiate(textSize: size, embedding: inApp)
    #expect(findings.isEmpty)
    guard case .label(let label)? = scenes.first?.tree.root.content else { return nil }
    return label.font.size
  }

  @Test func theDefaultIsLarge() throws { #expect(try bodySize("retina4_7", tools: "21507") == 17) }

  @Test func fourInchCanvasIsSmallInSomeVersions() throws {
    #expect(try bodySize("retina4_0", tools: "18122") == 14)
    #expect(try bodySize("retina4_0", tools: "21507") == 17)
  }

  /// This applies to every canvas of a few versions; never to the app itself.
  @Test(arguments: [("17701", 17.0), ("18121", 17), ("18122", 14), ("20037", 14), ("20038", 17)])
  func canvasIsSmallInSomeVersions(tools: String, points: Double) throws {
    #expect(try bodySize("retina6_1", tools: tools) == points)
    #expect(try bodySize("retina6_1", tools: tools, inApp: true) == 17)
    #expect(try bodySize("retina4_0", tools: tools, inApp: true) == 17)
  }

  @Test func theCanvasCanBeSet() throws {
    let on = "<accessibilityOverrides isEnabled=\"YES\" dynamicTypePreference=\"11\"/>"
    #expect(try bodySize("retina4_7", tools: "21507", overrides: on) == 53)
    let off = "<accessibilityOverrides dynamicTypePreference=\"11\"/>"
    #expect(try bodySize("retina4_7", tools: "21507", overrides: off) == 17)
  }

  @Test func requestedSizeTakesPrecedence() throws {
    #expect(try bodySize("retina4_0", tools: "18122", as: .xxxL) == 23)
  }

  /// Body's leading relative to that of the default size, and only at the accessibility sizes.
  @Test(arguments: [(TextSizeCategory.xxxL, 1.0), (.ax1, 34.0 / 22), (.ax5, 62.0 / 22)])
  func adjustingImagesGrow(_ size: TextSizeCategory, _ factor: Double) throws {
    func enlargements(_ view: String) throws -> [Double] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch"><objects>\(view)</objects></document>
        """
      let (scenes, findings) = try InterfaceDocument.read(Array(text.utf8), file: "t.xib").instantiate(
        textSize: size)
      #expect(findings.isEmpty)
      var found: [Double] = []
      scenes.first?.tree.root.content.changeImages { found.append($0.enlargement) }
      return found
    }
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>"
    let adjusts = "adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\""
    #expect(try enlargements("<imageView \(adjusts) image=\"a\" id=\"1\">\(frame)</imageView>") == [factor])
    #expect(try enlargements("<imageView image=\"a\" id=\"1\">\(frame)</imageView>") == [1])
    #expect(
      try enlargements(
        "<button \(adjusts) id=\"1\">\(frame)<state key=\"normal\" image=\"a\"/></button>") == [factor])
    // A symbol with a text style grows with the text, and is not enlarged in addition.
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    for (configuration, expected) in [("", factor), (style, 1)] {
      let symbol = """
        <imageView \(adjusts) image="star" catalog="system" id="1">\(frame)\
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">\(configuration)\
        </preferredSymbolConfiguration></imageView>
        """
      #expect(try enlargements(symbol) == [expected])
    }
  }

  @Test(arguments: TextSizeCategory.allCases) func stylesGrowWithTheCategory(_ size: TextSizeCategory) throws
  {
    for name in ["LargeTitle", "Title1", "Headline", "Body", "Footnote", "Caption2"] {
      let style = try #require(TextStyle(named: name, at: size))
      let larger = TextSizeCategory(rawValue: size.rawValue + 1).flatMap { TextStyle(named: name, at: $0) }
      #expect(style.size <= larger?.size ?? .infinity)
      #expect(style.leading > style.size)
    }
    #expect(TextSizeCategory(named: size.name.uppercased()) == size)
  }
}
