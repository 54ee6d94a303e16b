import Diagnostics
import InterfaceFile
import TestSupport
import Testing
import Views

/// A document is a value: it gives the same trees and findings regardless of earlier instantiations.
@Suite struct RereadingTests {
  /// A storyboard with all elements that used to be mutated: variations, containers, texts, bars of other controllers,
  /// each with something that no reader reads.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useTraitCollections="YES" strange="1"><device id="retina4_7"/><scenes>
    <scene><objects><navigationController title="Way" id="n">
      <navigationBar key="navigationBar" id="nb"><color key="barTintColor" white="0" alpha="1"/></navigationBar>
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController></objects></scene>
    <scene><objects><viewController title="First" id="a"><view key="view" id="av">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact" text="Short"><fontDescription key="fontDescription" type="system" pointSize="9" strange="2"/></variation>
        <variation key="widthClass=regular" misplaced="YES" strange="3"/></label>
      <label text="Wide" id="w"><rect key="frame" x="0" y="40" width="100" height="20"/></label>
      <containerView id="c"><rect key="frame" x="0" y="80" width="100" height="100"/>
        <connections><segue destination="b" kind="embed" id="s2"/></connections></containerView>
      </subviews>
      <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="w"/></mask></variation>
    </view><navigationItem key="navigationItem" title="Top" id="ni"/></viewController></objects></scene>
    <scene><objects><viewController title="Second" id="b"><view key="view" id="bv" strange="4">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <textView id="t"><rect key="frame" x="0" y="0" width="100" height="20"/><string key="text">Long
    text</string></textView></subviews></view></viewController></objects></scene>
    </scenes></document>
    """

  private static let german = [
    "l.text": "Summe", "t.text": "Langer\nText", "a.title": "Erste", "ni.title": "Oben",
  ]

  /// The arguments of instantiation.
  private struct Request: CustomStringConvertible {
    var classes: SizeClasses?
    var language = "none"
    var embedding = false

    var description: String { "\(classes.map { "\($0)" } ?? "canvas") \(language) \(embedding)" }

    static let all: [Request] = ([nil] + SizeClasses.all).flatMap { classes in
      ["none", "german", "double"].flatMap { language in
        [false, true].map { Request(classes: classes, language: language, embedding: $0) }
      }
    }
  }

  private func document() throws -> InterfaceDocument {
    try InterfaceDocument.read(Array(Self.storyboard.utf8), file: "A.storyboard")
  }

  /// The complete trees, the chrome around them, and the findings.
  private func answer(_ document: InterfaceDocument, _ request: Request) throws -> String {
    let texts: TextOverlay
    switch request.language {
    case "german":
      texts =
        document.localized(
          Self.german.sorted { $0.key < $1.key }.map {
            LocalizedText(key: $0.key, text: $0.value, at: SourceLocation(file: "A.strings"))!
          }
        ).texts
    case "double": texts = document.localized(.double)
    default: texts = TextOverlay()
    }
    let (scenes, findings) = try document.instantiate(
      for: request.classes, texts: texts, embedding: request.embedding)
    let chrome = scenes.map { "\($0.chrome.map { "\($0)" } ?? "none")" }
    return ([TreeListing.text(of: scenes)] + chrome + findings.map { "\($0)" }).joined(separator: "\n")
  }

  @Test func orderDoesNotMatter() throws {
    let fresh = try Request.all.map { try answer(self.document(), $0) }
    let document = try document()
    var generator = SeededGenerator(seed: 0x0DD)
    for _ in 0..<3 {
      for index in Request.all.indices.shuffled(using: &generator) {
        #expect(try answer(document, Request.all[index]) == fresh[index], "\(Request.all[index])")
      }
    }
    // Each of the three has an effect here.
    #expect(Set(fresh).count >= 18)
  }

  @Test func unreadPartsAreReportedEachTime() throws {
    let document = try document()
    func strange(_ classes: SizeClasses) throws -> [Int] {
      try document.instantiate(for: classes).findings.filter { $0.message.contains("strange") }
        .compactMap { $0.location?.line }
    }
    let compact = SizeClasses(width: .compact, height: .compact)
    let regular = SizeClasses(width: .regular, height: .regular)
    for _ in 0..<2 {
      #expect(try strange(compact) == [1, 10, 19])
      #expect(try strange(regular) == [1, 11, 19])
    }
  }

  @Test func variationsDoNotChangeTheDocument() throws {
    let document = try document()
    let compact = SizeClasses(width: .compact, height: .compact)
    let (scenes, _) = try document.instantiate(for: compact, texts: document.localized(.double))
    func label(_ scenes: [Scene]) throws -> Label? {
      let view = try #require(scenes[0].tree.views.first { $0.objectID == "l" })
      if case .label(let label) = view.content { return label }
      return nil
    }
    // Attributes of a size class are not translated.
    #expect(try label(scenes)?.text == "Short" && label(scenes)?.font.size == 9)
    let plain = try document.instantiate().scenes
    #expect(try label(plain)?.text == "Total" && label(plain)?.font.size == 17)
  }

  @Test func archives() throws {
    let text = archive(
      "<object class=\"IBUIView\" id=\"v\"><string key=\"strange\">x</string><reference key=\"IBUIFont\" ref=\"none\"/></object>"
    )
    let document = try InterfaceDocument.read(Array(text.utf8), file: "A.xib")
    let first = try document.instantiate()
    let second = try document.instantiate()
    #expect(first.findings == second.findings && first.findings.count == 1)
    #expect(TreeListing.text(of: first.scenes) == TreeListing.text(of: second.scenes))
  }
}
