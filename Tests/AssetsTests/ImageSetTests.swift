import Assets
import Geometry
import Raster
import Testing
import Views

/// The choice of a variant from an image set.
struct ImageSetTests {
  private func gray(_ entries: [(String, UInt8, String)], _ traits: AssetTraits = AssetTraits()) throws
    -> UInt8?
  {
    let project = try ProjectFolder()
    try project.imageSet("A.xcassets/Logo", entries)
    let assets = project.assets()
    defer { #expect(assets.findings.isEmpty) }
    return assets.gray("Logo", traits)
  }

  @Test(arguments: [(1.0, UInt8(10)), (2, 20), (3, 20)]) func byScale(_ scale: Double, _ expected: UInt8)
    throws
  {
    let entries: [(String, UInt8, String)] = [
      ("a.png", 10, #""scale" : "1x""#), ("b.png", 20, #""scale" : "2x""#),
    ]
    #expect(try gray(entries, AssetTraits(scale: scale)) == expected)
    #expect(try gray(entries.reversed(), AssetTraits(scale: scale)) == expected)
  }

  @Test func largerScaleIfMissing() throws {
    let entries: [(String, UInt8, String)] = [
      ("c.png", 30, #""scale" : "3x""#), ("b.png", 20, #""scale" : "2x""#),
    ]
    #expect(try gray(entries, AssetTraits(scale: 1)) == 20)
    #expect(try gray([entries[0]], AssetTraits(scale: 2)) == 30)
  }

  @Test func theSizeIsInPoints() throws {
    let project = try ProjectFolder()
    try project.imageSet("A.xcassets/One", [("a.png", 1, "")])
    try project.imageSet("A.xcassets/Two", [("a.png", 1, #""scale" : "2x""#)])
    #expect(project.assets().found("One")?.size == Size(width: 4, height: 4))
    #expect(project.assets().found("Two")?.size == Size(width: 2, height: 2))
  }

  @Test func byIdiom() throws {
    let entries: [(String, UInt8, String)] = [
      ("a.png", 10, #""idiom" : "universal""#), ("b.png", 20, #""idiom" : "ipad""#),
      ("c.png", 30, #""idiom" : "mac""#), ("d.png", 40, #""idiom" : "watch", "scale" : "2x""#),
    ]
    #expect(try gray(entries) == 10)
    #expect(try gray(entries, AssetTraits(isPad: true)) == 20)
    // An iPad without its own images shows the iPhone's.
    #expect(try gray([("a.png", 10, #""idiom" : "iphone""#)], AssetTraits(isPad: true)) == 10)
    // A set only for other systems is shown nevertheless, rather than nothing.
    #expect(try gray([entries[2]]) == 30)
  }

  /// An iPad in the dark appearance prefers the iPad image for any appearance to a dark one for any idiom.
  @Test func idiomPrecedesAppearance() throws {
    let entries: [(String, UInt8, String)] = [
      (
        "a.png", 10,
        #""idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
      ),
      ("b.png", 20, #""idiom" : "ipad""#),
    ]
    let traits = AssetTraits(isPad: true, appearance: .dark)
    #expect(try gray(entries, traits) == 20 && gray(entries.reversed(), traits) == 20)
    #expect(try gray(entries, AssetTraits(appearance: .dark)) == 10)
  }

  @Test func byAppearance() throws {
    let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    let high = #""appearances" : [ { "appearance" : "contrast", "value" : "high" } ]"#
    let both = dark.dropLast() + #", { "appearance" : "contrast", "value" : "high" } ]"#
    let entries: [(String, UInt8, String)] = [
      ("a.png", 10, ""), ("b.png", 20, dark), ("c.png", 30, high), ("d.png", 40, String(both)),
      ("e.png", 50, #""appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ]"#),
    ]
    var traits = AssetTraits()
    #expect(try gray(entries, traits) == 10)
    traits.hasHighContrast = true
    #expect(try gray(entries, traits) == 30)
    traits.appearance = .dark
    #expect(try gray(entries, traits) == 40)
    traits.hasHighContrast = false
    #expect(try gray(entries, traits) == 20)
    #expect(try gray([entries[0]], traits) == 10)
  }

  @Test func bySizeClass() throws {
    let entries: [(String, UInt8, String)] = [
      ("a.png", 10, ""), ("b.png", 20, #""width-class" : "regular""#),
      ("c.png", 30, #""width-class" : "regular", "height-class" : "compact""#),
    ]
    #expect(try gray(entries) == 10)
    for (height, expected) in [(SizeClass.regular, UInt8(20)), (.compact, 30)] {
      let classes = SizeClasses(width: .regular, height: height)
      #expect(try gray(entries, AssetTraits(sizeClasses: classes)) == expected)
    }
    #expect(try gray(entries, AssetTraits(sizeClasses: .any)) == 10)
  }

  @Test func byLayoutDirection() throws {
    let project = try ProjectFolder()
    try project.imageSet("A.xcassets/Back", [("a.png", 10, #""language-direction" : "left-to-right""#)])
    try project.imageSet(
      "A.xcassets/Both",
      [
        ("a.png", 10, #""language-direction" : "left-to-right""#),
        ("b.png", 20, #""language-direction" : "right-to-left""#),
      ])
    try project.imageSet("A.xcassets/Fixed", [("a.png", 10, "")])
    let assets = project.assets()
    let rightToLeft = AssetTraits(isRightToLeft: true)
    #expect(
      assets.found("Back")?.isMirrored == false && assets.found("Back", rightToLeft)?.isMirrored == true)
    #expect(assets.gray("Both") == 10 && assets.gray("Both", rightToLeft) == 20)
    #expect(assets.found("Both", rightToLeft)?.isMirrored == false)
    #expect(assets.found("Fixed", rightToLeft)?.isMirrored == false)
  }

  @Test func renderingAndSlices() throws {
    let project = try ProjectFolder()
    let resizing =
      #""scale" : "2x", "resizing" : { "mode" : "MODE", "center" : { "mode" : "CENTER", "width" : 3, "height" : 4 },"#
      + #" "cap-insets" : { "top" : 5, "left" : 6, "bottom" : 7, "right" : 8 } }"#
    func cut(_ mode: String, _ center: String, caps: String = "cap-insets") throws -> StretchSlices? {
      let more = resizing.replacing("MODE", with: mode).replacing("CENTER", with: center)
        .replacing("cap-insets", with: caps)
      try project.imageSet(
        "A.xcassets/Box", [("a.png", 1, more)],
        properties: #", "properties" : { "template-rendering-intent" : "template" }"#)
      let image = try #require(project.assets().found("Box"))
      #expect(image.rendering == .template)
      return image.slices
    }
    let across = StretchSlices.Axis(first: 6, last: 8, middle: 3)
    let down = StretchSlices.Axis(first: 5, last: 7, middle: 4)
    #expect(try cut("9-part", "tile") == StretchSlices(across: across, down: down, middle: .tile))
    #expect(try cut("9-part", "stretch") == StretchSlices(across: across, down: down, middle: .stretch))
    #expect(
      try cut("9-part", "stretch", caps: "capInsets")
        == StretchSlices(across: across, down: down, middle: .stretch))
    #expect(
      try cut("3-part-horizontal", "fill") == StretchSlices(across: across, down: nil, middle: .stretch))
    #expect(try cut("3-part-vertical", "stretch") == StretchSlices(across: nil, down: down, middle: .stretch))
    #expect(try cut("5-part", "stretch") == nil)
  }

  /// A broken file is replaced by the next variant of the set, not by an unlisted file in its folder.
  @Test func brokenVectorsFallBackToRasters() throws {
    let project = try ProjectFolder()
    try project.imageSet("A.xcassets/Mixed", [("a.pdf", 0, ""), ("b.png", 20, #""scale" : "1x""#)])
    try project.imageSet("A.xcassets/Only", [("only.svg", 0, "")])
    try project.imageSet("A.xcassets/Beside", [("a.pdf", 0, "")])
    try project.picture("A.xcassets/Beside.imageset/old@2x.png", gray: 30)
    for name in ["Mixed.imageset/a.pdf", "Only.imageset/only.svg", "Beside.imageset/a.pdf"] {
      try project.write("%PDF", to: "A.xcassets/\(name)")
    }
    let assets = project.assets()
    #expect(assets.gray("Mixed") == 20)
    for name in ["Only", "Beside"] { #expect(assets.found(name) == nil && !assets.isMissing(name)) }
    let lines = project.lines(assets)
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("A.xcassets/Mixed.imageset/a.pdf: warning: [asset] not a readable PDF: "))
    #expect(lines[1].hasPrefix("A.xcassets/Only.imageset/only.svg: warning: [asset] not a readable SVG: "))
    #expect(lines[2].hasPrefix("A.xcassets/Beside.imageset/a.pdf: warning: [asset] not a readable PDF: "))
  }
}
