import Foundation
import ImageFile
import TestSupport
import Testing

/// Images, colors and fonts of a project, as found, drawn and reported by the command.
@Suite struct AssetTests {
  private static let shop = Checkout.fixture("assets/Shop")

  /// A copy of the project, as its folder.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try FileManager.default.copyItem(atPath: Self.shop, toPath: "\(scratch.path)/Shop")
    return scratch
  }

  private func picture(_ scratch: Scratch, _ arguments: String) throws -> [UInt8] {
    try scratch.shell("\"$L\" render -q --as-designed -o - \(arguments)").bytes
  }

  @Test(arguments: [
    ("light", ""), ("dark", "--appearance dark"), ("rtl", "--layout-direction rtl"),
  ])
  func projectAssetsAreDrawn(_ name: String, _ options: String) throws {
    let scratch = try project()
    let bytes = try picture(scratch, "Shop/Shop/Shop.xib \(options)")
    let pixmap = try PNGFile.decode(bytes, name: name)
    try Golden.expect(pixmap, equals: "command/shop-\(name).png", scale: 2)
  }

  @Test func missingAssetsAreReportedOnce() throws {
    let scratch = try project()
    let outcome = try scratch.run("render", "Shop/Shop/Shop.xib")
    #expect(outcome.status == 0)
    #expect(
      outcome.err == """
        Shop/Shop/Images.xcassets/Badge.imageset/badge.pdf: warning: [asset] not a readable PDF: PDF document is damaged
        Shop/Shop/Shop.xib:37:17: warning: [asset] no image "Nowhere" is found in the project; a placeholder is drawn

        """)
    let drawing = try scratch.run(
      "inspect", "--stage=drawing", "Shop/Shop/Shop.xib", "--orientation=portrait")
    #expect(drawing.err == outcome.err)
    #expect(drawing.out.contains("\"Icons/cart\" of 40 × 40 pixels tint #007AFF"))
    #expect(drawing.out.contains("\"Photo\" of 120 × 80 pixels"))
    let large = try scratch.run("inspect", "--stage=drawing", "Shop/Shop/Shop.xib", "--scale=3")
    #expect(large.out.contains("\"Photo\" of 180 × 120 pixels"))
    // Frames need the sizes of images, and nothing of those that are missing; the canvas has the document's.
    let broken = outcome.err.split(separator: "\n").first.map { "\($0)\n" }
    #expect(try scratch.run("inspect", "Shop/Shop/Shop.xib").err == broken)
    #expect(try scratch.run("inspect", "Shop/Shop/Shop.xib", "--as-designed").err == "")
  }

  @Test func pathsAreRelativeToTheWorkingFolder() throws {
    let scratch = try project()
    try scratch.write("{ \"images\" : }", to: "Shop/Shop/Images.xcassets/Logo.imageset/Contents.json")
    let here = try scratch.shell("cd Shop/Shop && \"$L\" render --orientation portrait Shop.xib -o out")
    #expect(
      here.err.hasPrefix("Images.xcassets/Logo.imageset/Contents.json:1:14: warning: [asset] not readable"))
    let below = try scratch.shell(
      "mkdir x && cd x && \"$L\" render --orientation portrait ../Shop/Shop/Shop.xib")
    #expect(below.err.hasPrefix("../Shop/Shop/Images.xcassets/Logo.imageset/Contents.json:1:14: warning:"))
    let whole = try scratch.shell("\"$L\" render --orientation portrait \"$PWD/Shop/Shop/Shop.xib\"")
    #expect(
      whole.err.hasPrefix("/") && whole.err.contains("Shop/Images.xcassets/Logo.imageset/Contents.json:1:14:")
    )
  }

  @Test func givenFolders() throws {
    let scratch = try project()
    try scratch.write(scratch.bytes("Shop/Shop/Shop.xib"), to: "alone/Shop.xib")
    let alone = try scratch.run("render", "alone/Shop.xib", "--orientation=portrait")
    #expect(alone.err.split(separator: "\n").count == 8 && alone.err.contains("no image \"Photo\""))
    let arguments = ["alone/Shop.xib", "--assets Shop", "--assets=Shop/Shop/Images.xcassets"]
    let expected = try picture(scratch, "Shop/Shop/Shop.xib")
    #expect(try picture(scratch, arguments[0...1].joined(separator: " ")) == expected)
    #expect(try picture(scratch, arguments.joined(separator: " ")) == expected)
    #expect(
      try scratch.shell("\"$L\" render -q --as-designed --assets Shop -o - - < alone/Shop.xib").bytes
        == expected)
    for folder in ["nowhere", "alone/Shop.xib", ""] {
      let outcome = try scratch.run("render", "alone/Shop.xib", "--assets", folder)
      #expect(
        outcome.status == 2 && outcome.err.contains("--assets is \"\(folder)\"; there is no such folder"))
    }
  }

  /// An image without a recorded size is laid out at its own.
  @Test func unrecordedSizes() throws {
    let scratch = try project()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7"/>
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews><imageView image="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="i">
      <rect key="frame" x="0" y="0" width="1" height="1"/></imageView></subviews>
      <constraints><constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/></constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    try scratch.write(text, to: "Shop/Shop/Sized.xib")
    let frames = try scratch.run("inspect", "Shop/Shop/Sized.xib", "--as-designed")
    #expect(frames.out.contains("UIImageView \"Photo\" (id i)  [0 0 60 40]"))
  }

  @Test func theProjectsFonts() throws {
    let scratch = try project()
    let font = "\(Checkout.root)/Fonts/TeXGyreTermes/texgyretermes-bold.otf"
    let xib = String(decoding: try scratch.bytes("Shop/Shop/Shop.xib"), as: UTF8.self)
      .replacingOccurrences(
        of: "<color key=\"textColor\" name=\"Brand\"/>",
        with: "<fontDescription key=\"fontDescription\" name=\"QuXGyreTermes-Bold\" pointSize=\"17\"/>")
    try scratch.write(xib, to: "Shop/Shop/Shop.xib")
    let without = try scratch.run("render", "Shop/Shop/Shop.xib", "-o", "a")
    #expect(without.err.contains("no font is known as \"QuXGyreTermes-Bold\""))
    try scratch.write(TestFonts.renamed(Checkout.bytes(font)), to: "Shop/Shop/Fonts/termes.otf")
    try scratch.write("no font", to: "Shop/Shop/Fonts/broken.ttf")
    let with = try scratch.run("render", "Shop/Shop/Shop.xib", "-o", "b")
    #expect(!with.err.contains("no font is known"))
    #expect(
      with.err.contains(
        "Shop/Shop/Fonts/broken.ttf: warning: [font] no readable OpenType or TrueType font\n"))
    #expect(try scratch.bytes("a/Shop.portrait.png") != scratch.bytes("b/Shop.portrait.png"))
  }

  /// Any traversal of the folder would report the catalogue's error.
  @Test func noSearchWithoutNeed() throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write("{", to: "A.xcassets/Group/Contents.json")
    let fixture = try project()
    for stage in ["render", "inspect", "inspect --stage drawing"] {
      let outcome = try scratch.shell("\"$L\" \(stage) Login.xib")
      #expect(outcome.status == 0 && outcome.err == "")
    }
    try scratch.write(fixture.bytes("Shop/Shop/Shop.xib"), to: "Shop.xib")
    let outcome = try scratch.run("render", "Shop.xib")
    #expect(outcome.err.contains("A.xcassets/Group/Contents.json:1:1: warning: [asset] not readable as JSON"))
  }

  /// The same pictures and messages regardless of the number of threads.
  @Test func manyDocuments() throws {
    let scratch = try project()
    let names = (0..<8).map { "Shop/Shop/S\($0).xib" }
    for name in names { try scratch.write(scratch.bytes("Shop/Shop/Shop.xib"), to: name) }
    let line = "\"$L\" render \(names.joined(separator: " "))"
    let one = try scratch.shell("\(line) -j 1 -o a")
    let many = try scratch.shell("\(line) -j 8 -o b")
    #expect(one.err == many.err && one.err.split(separator: "\n").count == 16)
    for name in scratch.files where name.hasPrefix("a/") {
      #expect(try scratch.bytes(name) == scratch.bytes("b" + name.dropFirst()))
    }
  }
}
