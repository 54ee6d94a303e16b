import Assets
import Geometry
import ImageFile
import Raster
import TestSupport
import Testing
import Views

/// Images of catalogues drawn from PDF or SVG. Each is a square of 10 points with a distinctive gray.
struct VectorTests {
  private func svg(gray: Int, side: Int = 10) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>"
      + "<rect width='\(side)' height='\(side)' fill='rgb(\(gray),\(gray),\(gray))'/></svg>"
  }

  private func set(
    _ project: ProjectFolder, _ entries: [(file: String, gray: UInt8, more: String)], properties: String = ""
  ) throws {
    try project.imageSet("A.xcassets/Logo", entries, properties: properties)
    for entry in entries where entry.file.hasSuffix(".svg") {
      try project.write(svg(gray: Int(entry.gray)), to: "A.xcassets/Logo.imageset/\(entry.file)")
    }
  }

  @Test(arguments: [1.0, 2, 3]) func oneFileForAllScales(_ scale: Double) throws {
    let project = try ProjectFolder()
    // A scale in the catalogue has no effect.
    for more in ["", #""scale" : "1x""#] {
      try set(project, [("a.svg", 40, more)])
      let image = try #require(project.assets().found("Logo", AssetTraits(scale: scale)))
      #expect(image.size == Size(width: 10, height: 10) && image.scale == scale)
      #expect(image.pixmap.width == Int(10 * scale) && image.pixmap[0, 0].red == 40)
    }
  }

  @Test func variants() throws {
    let project = try ProjectFolder()
    let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    try set(
      project,
      [
        ("pad.svg", 10, #""idiom" : "ipad""#), ("any.svg", 20, #""idiom" : "universal""#),
        ("dark.svg", 30, #""idiom" : "universal", \#(dark)"#),
      ])
    let assets = project.assets()
    #expect(assets.gray("Logo") == 20 && assets.gray("Logo", AssetTraits(isPad: true)) == 10)
    #expect(assets.gray("Logo", AssetTraits(appearance: .dark)) == 30)
  }

  /// Among scales, a vector for all of them matches any; one listed under another scale does not.
  @Test func vectorsAmongPixels() throws {
    let project = try ProjectFolder()
    try set(project, [("a.svg", 10, ""), ("b.png", 20, #""scale" : "1x""#)])
    #expect(project.assets().gray("Logo") == 10)
    try set(project, [("a.svg", 10, #""scale" : "1x""#), ("b.png", 20, #""scale" : "2x""#)])
    #expect(project.assets().gray("Logo") == 20)
    #expect(project.assets().gray("Logo", AssetTraits(scale: 1)) == 10)
  }

  @Test func looseFiles() throws {
    let project = try ProjectFolder()
    try project.write(svg(gray: 10), to: "Art/mark.svg")
    try project.write(Checkout.bytes(Checkout.fixture("images/turned.pdf")), to: "Art/page.pdf")
    let assets = project.assets()
    #expect(assets.gray("mark") == 10 && assets.gray("mark.svg") == 10 && assets.isMissing("mark.pdf"))
    #expect(assets.found("page")?.size == Size(width: 10, height: 20) && assets.gray("page") == 255)
  }

  @Test func preservedVectorsAreRedrawn() throws {
    let project = try ProjectFolder()
    for isPreserved in [false, true] {
      try set(
        project, [("a.svg", 40, "")],
        properties: #", "properties" : { "preserves-vector-representation" : \#(isPreserved) }"#)
      let assets = project.assets()
      let vector = try #require(assets.found("Logo")?.vector)
      #expect(vector.isPreserved == isPreserved)
      let drawn = try #require(vector.draw(31, 7))
      #expect(drawn.width == 31 && drawn.height == 7 && drawn[30, 6].red == 40)
      // Drawn once, then shared.
      #expect(try #require(assets.found("Logo")?.vector?.draw(31, 7)) === drawn)
    }
  }

  @Test func templatesAndCaps() throws {
    let project = try ProjectFolder()
    let caps = #""cap-insets" : { "left" : 2, "right" : 3 }, "center" : { "mode" : "stretch", "width" : 1 }"#
    try set(
      project, [("a.svg", 40, #""resizing" : { "mode" : "3-part-horizontal", \#(caps) }"#)],
      properties: #", "properties" : { "template-rendering-intent" : "template" }"#)
    let image = try #require(project.assets().found("Logo", AssetTraits(scale: 3)))
    #expect(image.rendering == .template)
    let across = StretchSlices.Axis(first: 6, last: 9, middle: 3)
    #expect(image.slices == StretchSlices(across: across, down: nil, middle: .stretch))
  }

  @Test func missingLibraries() throws {
    let project = try ProjectFolder()
    try set(project, [("a.svg", 10, "")])
    try project.write("%PDF", to: "Art/page.pdf")
    try project.imageSet("A.xcassets/Mixed", [("a.pdf", 0, ""), ("b.png", 20, #""scale" : "1x""#)])
    try project.write("%PDF", to: "A.xcassets/Mixed.imageset/a.pdf")
    let libraries = VectorLibraries(pdf: "libno.so.1", svg: "libnone.so.2")
    let assets = ProjectAssets(
      document: "\(project.path)/App.xib", library: AssetLibrary(folders: [], vectors: libraries),
      in: .untraced)
    for name in ["Logo", "page"] { #expect(assets.found(name) == nil && !assets.isMissing(name)) }
    // Pixels for another scale are better than nothing.
    #expect(assets.gray("Mixed") == 20)
    #expect(
      project.lines(assets) == [
        "A.xcassets/Logo.imageset/a.svg: warning: [asset] SVG is drawn by libnone.so.2, which is not installed",
        "Art/page.pdf: warning: [asset] PDF is drawn by libno.so.1, which is not installed",
        "A.xcassets/Mixed.imageset/a.pdf: warning: [asset] PDF is drawn by libno.so.1, which is not installed",
      ])
    #expect(assets.findings.map { $0.notes.map(\.message) }.first == ["Debian's package is librsvg2-2"])
  }

  @Test func textIsReported() throws {
    let project = try ProjectFolder()
    try project.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>a</text></svg>", to: "a.svg")
    let assets = project.assets()
    #expect(assets.found("a") != nil && assets.found("a", AssetTraits(scale: 3)) != nil)
    #expect(
      project.lines(assets) == [
        "a.svg: warning: [asset] its text is left out, as the fonts are not in the file"
      ])
  }
}
