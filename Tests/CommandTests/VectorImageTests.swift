import ImageFile
import TestSupport
import Testing

/// Images drawn from PDF and SVG, from the project to the picture.
@Suite struct VectorImageTests {
  private static let document = Checkout.fixture("assets/Vectors/Vectors.xib")

  /// A template, one enlarged in pixels and one redrawn, a cropped and rotated page, variants for devices and
  /// appearances, a loose file, caps, a broken one and one with text.
  @Test(arguments: [
    ("light", "--scale 2"), ("dark", "--scale 2 --appearance dark"), ("large", "--scale 3"),
  ])
  func vectorsAreDrawn(_ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let bytes = try scratch.shell(
      "\"$L\" render -q --as-designed -o - \(options) \"\(Self.document)\""
    ).bytes
    let pixmap = try PNGFile.decode(bytes, name: name)
    try Golden.expect(pixmap, equals: "command/vectors-\(name).png", scale: name == "large" ? 3 : 2)
  }

  @Test func omissionsAreReported() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("render", Self.document, "--as-designed")
    #expect(outcome.status == 0)
    let lines = outcome.err.split(separator: "\n").map { $0.split(separator: "Images.xcassets/").last ?? "" }
    #expect(
      lines == [
        "Broken.imageset/broken.pdf: warning: [asset] not a readable PDF: PDF document is damaged",
        "Words.imageset/words.svg: warning: [asset] its text is left out, as the fonts are not in the file",
        "Words.imageset/words.svg: note: text that is turned into outlines is drawn",
      ])
  }

  /// An image view without an intrinsic size uses the page's, at every scale.
  @Test(arguments: [1, 2, 3]) func unrecordedSizes(_ scale: Int) throws {
    let scratch = try Scratch()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7"/>
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews><imageView image="Page" translatesAutoresizingMaskIntoConstraints="NO" id="i">
      <rect key="frame" x="0" y="0" width="1" height="1"/></imageView></subviews>
      <constraints><constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/></constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    try scratch.write(text, to: "Sized.xib")
    let folder = Checkout.fixture("assets/Vectors")
    let frames = try scratch.run(
      "inspect", "Sized.xib", "--as-designed", "--assets", folder, "--scale=\(scale)")
    #expect(frames.out.contains("UIImageView \"Page\" (id i)  [0 0 20 40]"))
  }
}
