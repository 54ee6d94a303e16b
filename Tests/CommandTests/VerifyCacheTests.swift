import Foundation
import TestSupport
import Testing

/// `verify --cache`: a document is done again if, and only if, something changed that its result depends on.
@Suite final class VerifyCacheTests {
  private let scratch: Scratch
  private var last: Run?
  private let shop = "Shop/Shop/Shop.xib"
  private let images = "Shop/Shop/Images.xcassets"
  private let font = "Shop/Shop/Fonts/termes.otf"

  /// A document with images, a color, a font and translations, two storyboards of which one leads to the other, and a
  /// script with its storyboard: five documents with goldens.
  init() throws {
    scratch = try Scratch()
    try FileManager.default.copyItem(
      atPath: Checkout.fixture("assets/Shop"), toPath: "\(scratch.path)/Shop")
    try replace(
      "text=\"In colour\" id=\"label\">",
      with: "text=\"In colour\" id=\"label\">"
        + "<fontDescription key=\"fontDescription\" name=\"QuXGyreTermes-Bold\" pointSize=\"17\"/>", in: shop)
    try replace(
      "<label text",
      with: "<button buttonType=\"system\" id=\"go\"><rect key=\"frame\" x=\"10\" y=\"260\""
        + " width=\"60\" height=\"30\"/><state key=\"normal\" title=\"Go\"/></button><label text", in: shop)
    let termes = "\(Checkout.root)/Fonts/TeXGyreTermes/texgyretermes-bold.otf"
    try scratch.write(TestFonts.renamed(Checkout.bytes(termes)), to: font)
    try scratch.write("\"label.text\" = \"In Farbe\";\n", to: "Shop/Shop/de.lproj/Shop.strings")
    try scratch.write(storyboard(Self.main), to: "Shop/Shop/Main.storyboard")
    try scratch.write(storyboard(Self.list), to: "Shop/Shop/List.storyboard")
    for name in ["rotating.storyboard", "rotating.flow.json"] {
      try scratch.write(Checkout.bytes("\(Checkout.root)/Examples/\(name)"), to: "Walk/\(name)")
    }
    try scratch.write(
      """
      {"inputs": ["**/*.xib", "**/*.storyboard", "**/*.flow.json"],
       "matrix": {"devices": ["iphone-se"], "scales": ["1x"], "locales": ["document", "de"]},
       "transitions": [{"documents": ["Shop/Shop/Shop.xib"], "keyframes": [0.5], "checks": []}]}
      """, to: "layoutshot.json")
    let recorded = try scratch.run("record", "--quiet")
    try #require(recorded.status == 0, "\(recorded.err)")
  }

  private static let list = """
    <scene><objects><viewController storyboardIdentifier="List" id="list">
      <view key="view" contentMode="scaleToFill" id="list-v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/><viewLayoutGuide key="safeArea" id="list-a"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in">
          <rect key="frame" x="0.0" y="20" width="320" height="548"/>
          <color key="backgroundColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </view></subviews>
        <constraints>
          <constraint firstItem="in" firstAttribute="top" secondItem="list-a" secondAttribute="top" id="c1"/>
          <constraint firstItem="in" firstAttribute="leading" secondItem="list-v" secondAttribute="leading" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="in" secondAttribute="trailing" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="in" secondAttribute="bottom" id="c4"/>
        </constraints>
      </view><navigationItem key="navigationItem" title="List" id="list-n"/></viewController></objects></scene>
    """
  private static let main = """
    <scene><objects><navigationController id="nav"><connections>
      <segue destination="to-list" kind="relationship" relationship="rootViewController" id="s"/>
    </connections></navigationController>
    <viewControllerPlaceholder storyboardName="List" referencedIdentifier="List" id="to-list"/></objects></scene>
    """

  private func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_0" orientation="portrait" appearance="light"/><scenes>\(scenes)</scenes></document>
    """
  }

  private func replace(_ old: String, with new: String, in name: String) throws {
    let text = String(decoding: try scratch.bytes(name), as: UTF8.self)
    try #require(text.contains(old), "\(name) has no \(old)")
    try scratch.write(text.replacing(old, with: new), to: name)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(name)")
  }

  /// What a run says and leaves, without times.
  private struct Run: Equatable {
    var messages: String
    var files: [String: [UInt8]] = [:]
  }

  private func verify(_ options: String...) throws -> Run {
    try? remove("layoutshot-failures")
    let outcome = try scratch.run(["verify"] + options)
    var run = Run(messages: "\(outcome.status)\n\(outcome.out)\(outcome.err)")
    for name in scratch.files where name.hasPrefix("layoutshot-failures/") && !name.hasSuffix("junit.xml") {
      run.files[name] = try scratch.bytes(name)
    }
    return run
  }

  /// Runs without the cache, then twice with it: all three say and leave the same.
  ///
  /// - Parameter redone: The number of documents that the first run with the cache works on.
  private func check(
    redone: Int, _ what: String, _ place: SourceLocation = #_sourceLocation
  ) throws -> Run {
    let (fresh, before) = (try verify(), scratch.cachedResults)
    for _ in 0..<2 {
      let cached = try verify("--cache", "cache")
      #expect(cached.messages == fresh.messages, "\(what)", sourceLocation: place)
      #expect(cached.files == fresh.files, "\(what)", sourceLocation: place)
      #expect(scratch.cachedResults - before == redone, "\(what)", sourceLocation: place)
    }
    return fresh
  }

  /// Fills the cache.
  private func begin() throws {
    let first = try check(redone: 5, "nothing is cached yet")
    #expect(first.messages.hasPrefix("0\n"), "\(first.messages)")
    last = first
  }

  /// Changes an input, which shows.
  private func change(
    _ what: String, redone: Int = 1, _ place: SourceLocation = #_sourceLocation, _ edit: () throws -> Void
  ) throws {
    try edit()
    let now = try check(redone: redone, what, place)
    #expect(now != last, "\(what) does not show", sourceLocation: place)
    last = now
  }

  @Test func eachKindOfInputCounts() throws {
    try begin()
    let picture = try scratch.bytes("\(images)/Photo.imageset/photo@2x.jpg")
    try change("a document") { try replace("x=\"80\" y=\"224\"", with: "x=\"90\" y=\"224\"", in: shop) }
    try change("an image of a catalogue") {
      try scratch.write(picture, to: "\(images)/Icons/cart.imageset/cart@2x.png")
      try scratch.write(picture, to: "\(images)/Icons/cart.imageset/cart.png")
    }
    try change("a color of a catalogue") {
      try replace("0x5C", with: "0xFF", in: "\(images)/Brand.colorset/Contents.json")
    }
    try change("the accent color, of all documents of the project", redone: 2) {
      try scratch.write(
        "{ objects = { C = { isa = XCBuildConfiguration; buildSettings = "
          + "{ ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor; }; }; }; }",
        to: "Shop/Shop.xcodeproj/project.pbxproj")
      let brand = try scratch.bytes("\(images)/Brand.colorset/Contents.json")
      try scratch.write(brand, to: "\(images)/AccentColor.colorset/Contents.json")
    }
    try change("an image that was looked for") { try scratch.write(picture, to: "Shop/Shop/Nowhere.png") }
    try change("the same image, gone", redone: 0) { try remove("Shop/Shop/Nowhere.png") }
    try change("translations") {
      try scratch.write("\"label.text\" = \"Bunt\";\n", to: "Shop/Shop/de.lproj/Shop.strings")
    }
    try change("translations, gone") { try remove("Shop/Shop/de.lproj/Shop.strings") }
    let bold = try scratch.bytes(font)
    try change("a font, gone") { try remove(font) }
    try change("the same font", redone: 0) { try scratch.write(bold, to: font) }
    try change("a broken font") { try scratch.write("no font", to: font) }
    try change("a layout for landscape, which was looked for") {
      let text = String(decoding: try scratch.bytes(shop), as: UTF8.self)
      try scratch.write(
        text.replacing("x=\"90\" y=\"224\"", with: "x=\"20\" y=\"24\""), to: "Shop/Shop/Shop-landscape.xib")
    }
    try change("the layout for landscape") {
      try replace("x=\"20\" y=\"24\"", with: "x=\"40\" y=\"24\"", in: "Shop/Shop/Shop-landscape.xib")
    }
    try change("the layout for landscape, gone", redone: 0) { try remove("Shop/Shop/Shop-landscape.xib") }
  }

  @Test func documentsOfOthersCount() throws {
    try begin()
    // The storyboard that leads to another one says whether that has a bar; one with an item has it anyway.
    try replace("id=\"nav\"", with: "navigationBarHidden=\"YES\" id=\"nav\"", in: "Shop/Shop/Main.storyboard")
    last = try check(redone: 2, "a navigation controller")
    try change("the storyboard of a script", redone: 2) {
      try replace("Lisbon", with: "Porto", in: "Walk/rotating.storyboard")
    }
    try change("a script") { try replace("1 A turns", with: "1 turns", in: "Walk/rotating.flow.json") }
    try change("the configuration", redone: 5) {
      try replace("iphone-se", with: "iphone-8", in: "layoutshot.json")
    }
  }

  @Test func goldensCount() throws {
    try begin()
    let goldens = scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") }
    let frame = try #require(goldens.first { $0.contains("-to-") })
    let still = try #require(goldens.first { $0.contains("/Shop/Shop/Shop/") && !$0.contains("-to-") })
    try change("a golden, gone") { try remove(still) }
    try change("frames of a transition, which are more") {
      try scratch.write(scratch.bytes(frame), to: frame.replacing("0000.png", with: "0001.png"))
    }
    try change("frames of a transition, gone") { try remove(frame) }
    try change("the lock file") {
      let lock = String(decoding: try scratch.bytes("Goldens/goldens.lock"), as: UTF8.self)
      let line = try #require(lock.split(separator: "\n").first { $0.contains("List/") })
      let other =
        String(line.prefix(31)) + (line.dropFirst(31).hasPrefix("0") ? "1" : "0") + line.dropFirst(32)
      try scratch.write(lock.replacing(line, with: other), to: "Goldens/goldens.lock")
    }
  }

  @Test func otherFilesDoNotCount() throws {
    try begin()
    try scratch.write("notes", to: "Shop/Shop/README.md")
    try scratch.write("\"label.text\" = \"En couleur\";\n", to: "Shop/Shop/fr.lproj/Shop.strings")
    try scratch.write(scratch.bytes("\(images)/Photo.imageset/photo@2x.jpg"), to: "Shop/Shop/Unused.jpg")
    _ = try check(redone: 0, "files that nothing asks for")
  }
}
