import Assets
import Testing
import Views

/// Color sets: notations of components, and the choice of a variant.
struct ColorSetTests {
  private func color(_ colors: String..., traits: AssetTraits = AssetTraits()) throws -> RGBA? {
    let project = try ProjectFolder()
    try project.write(
      "{ \"colors\" : [\(colors.joined(separator: ", "))] }", to: "A.xcassets/Brand.colorset/Contents.json")
    let assets = project.assets()
    let color = assets.color(named: "Brand", for: traits)
    #expect(assets.findings.isEmpty)
    return color
  }

  private func value(_ space: String, _ components: String) -> String {
    "{ \"idiom\" : \"universal\", \"color\" : { \"color-space\" : \"\(space)\", \"components\" : { \(components) } } }"
  }

  @Test(arguments: [
    #""red" : "1.000", "green" : "0.501960784", "blue" : "0.0", "alpha" : "0.500""#,
    #""red" : "255", "green" : "128", "blue" : "0", "alpha" : "0.5""#,
    #""red" : "0xFF", "green" : "0x80", "blue" : "0x00", "alpha" : "0.500""#,
    #""red" : 1, "green" : 0.501960784, "blue" : 0, "alpha" : 0.5"#,
  ])
  func componentNotations(_ components: String) throws {
    let color = try #require(try color(value("srgb", components)))
    #expect(color.red == 1 && abs(color.green - 128.0 / 255) < 1e-6 && color.blue == 0 && color.alpha == 0.5)
  }

  @Test func colorSpaces() throws {
    #expect(
      try color(value("gray-gamma-22", #""white" : "0.25", "alpha" : "1.000""#)) == RGBA(white: 0.25))
    #expect(
      try color(value("extended-gray", #""white" : "1.5", "alpha" : "1.000""#)) == RGBA(white: 1))
    #expect(
      try color(value("extended-srgb", #""red" : "-0.3", "green" : "1.2", "blue" : "0.5""#))
        == RGBA(red: 0, green: 1, blue: 0.5))
    let wide = value("display-p3", #""red" : "0.5", "green" : "0.6", "blue" : "0.7""#)
    #expect(try color(wide) == DisplayP3.toSRGB(red: 0.5, green: 0.6, blue: 0.7, alpha: 1))
    let linear = try #require(
      try color(value("extended-linear-srgb", #""red" : "0.214", "green" : "1.0", "blue" : "0.0""#)))
    #expect(abs(linear.red - 0.5) < 0.001 && linear.green > 0.9999 && linear.blue == 0)
  }

  @Test func systemColors() throws {
    let reference =
      #"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemRedColor" } }"#
    let red = try #require(SystemColor(named: "systemRed"))
    #expect(try color(reference) == red.value(in: .light))
    #expect(try color(reference, traits: AssetTraits(appearance: .dark)) == red.value(in: .dark))
  }

  private func gray(_ white: Double, _ more: String) -> String {
    #"{ "color" : { "components" : { "white" : "\#(white)" } }, \#(more) }"#
  }

  @Test func variants() throws {
    let dark = #"{ "appearance" : "luminosity", "value" : "dark" }"#
    let high = #"{ "appearance" : "contrast", "value" : "high" }"#
    let colors = [
      gray(0.1, #""idiom" : "universal""#),
      gray(0.2, #""idiom" : "universal", "appearances" : [ \#(dark) ]"#),
      gray(0.3, #""idiom" : "universal", "appearances" : [ \#(high) ]"#),
      gray(0.4, #""idiom" : "universal", "appearances" : [ \#(dark), \#(high) ]"#),
      gray(0.5, #""idiom" : "ipad""#), gray(0.6, #""idiom" : "universal", "display-gamut" : "display-P3""#),
    ]
    let project = try ProjectFolder()
    try project.write(
      "{ \"colors\" : [\(colors.joined(separator: ", "))] }", to: "A.xcassets/Brand.colorset/Contents.json")
    let assets = project.assets()
    for (isDark, isHigh, expected) in [
      (false, false, 0.1), (true, false, 0.2), (false, true, 0.3), (true, true, 0.4),
    ] {
      var traits = AssetTraits(appearance: isDark ? .dark : .light)
      traits.hasHighContrast = isHigh
      #expect(assets.color(named: "Brand", for: traits) == RGBA(white: expected))
    }
    #expect(assets.color(named: "Brand", for: AssetTraits(isPad: true)) == RGBA(white: 0.5))
    #expect(assets.color(named: "Other", for: AssetTraits()) == nil)
  }

  @Test func invalidColorsAreLocatedFindings() throws {
    let project = try ProjectFolder()
    try project.colorSet(
      "A.xcassets/Words", "\n  " + value("srgb", #""red" : "rot", "green" : "0", "blue" : "0""#))
    try project.colorSet("A.xcassets/Part", value("srgb", #""red" : "0", "green" : "0""#))
    try project.colorSet("A.xcassets/Odd", #"{ "color" : { "reference" : "systemMauveColor" } }"#)
    try project.colorSet("A.xcassets/Bare", #"{ "color" : { } }"#)
    try project.write("{}", to: "A.xcassets/None.colorset/Contents.json")
    let assets = project.assets()
    for name in ["Words", "Part", "Odd", "Bare", "None"] {
      #expect(assets.color(named: name, for: AssetTraits()) == nil)
    }
    #expect(
      project.lines(assets) == [
        "A.xcassets/Words.colorset/Contents.json:2:89: warning: [asset] \"rot\" cannot be the component \"red\"",
        "A.xcassets/Part.colorset/Contents.json: warning: [asset] a color has no component \"blue\"",
        "A.xcassets/Odd.colorset/Contents.json:1:43: warning: [asset] no system color is known as"
          + " \"systemMauveColor\"",
        "A.xcassets/Bare.colorset/Contents.json: warning: [asset] a color has neither components nor a reference",
        "A.xcassets/None.colorset/Contents.json: warning: [asset] the set holds no color",
      ])
  }
}
