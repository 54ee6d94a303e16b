import Assets
import Geometry
import ImageFile
import Raster
import TestSupport
import Testing
import Views

/// Symbols of the project: a template with a flag in three weights, whose poles are 2, 8 and 20 units thick, and in three
/// scales. The flag of medium scale is 82 units wide between its margins and 84 high; 100 units are a point size.
@Suite struct SymbolSetTests {
  private func project(_ template: String? = nil, _ contents: String? = nil) throws -> ProjectFolder {
    let project = try ProjectFolder()
    let own = String(decoding: try Checkout.bytes(Checkout.fixture("images/flag-symbols.svg")), as: UTF8.self)
    try project.write(template ?? own, to: "A.xcassets/flag.symbolset/flag.svg")
    try project.write(
      contents ?? #"{ "symbols" : [ { "filename" : "flag.svg", "idiom" : "universal" } ] }"#,
      to: "A.xcassets/flag.symbolset/Contents.json")
    return project
  }

  private func symbol(
    _ assets: ProjectAssets, _ weight: FontDescription.Weight, _ scale: SymbolConfiguration.Scale = .medium
  ) throws -> AssetImage {
    try #require(
      assets.symbol(named: "flag", SymbolVariant(weight: weight, scale: scale), for: AssetTraits(scale: 10)))
  }

  /// The pixels of the lowest row of the pole, at ten pixels for a point.
  private func pole(_ image: AssetImage) -> Int {
    let pixmap = image.pixmap
    // Half a point size above the lower margin.
    let row = pixmap.height - Int(0.062 * 17 * 10) - 3
    return (0..<pixmap.width).count { pixmap[$0, row].alpha > 127 }
  }

  @Test func sizesFollowTheTemplate() throws {
    let project = try project()
    let assets = project.assets()
    for (scale, factor) in [(SymbolConfiguration.Scale.small, 0.79), (.medium, 1.0), (.large, 1.28)] {
      let size = try symbol(assets, .regular, scale).size
      #expect(abs(size.width - 0.17 * 82 * factor) < 0.01)
      #expect(abs(size.height - 0.17 * (84 * factor + 2 * 6.2)) < 0.02)
    }
    #expect(assets.size(ofImage: "flag", for: AssetTraits()) == (try symbol(assets, .regular).size))
    #expect(assets.findings.isEmpty)
  }

  @Test func weights() throws {
    let project = try project()
    let assets = project.assets()
    let poles = try [.ultraLight, .regular, .black].map { pole(try symbol(assets, $0)) }
    #expect(zip(poles, [3, 14, 34]).allSatisfy { abs($0 - $1) <= 1 }, "\(poles)")
    // A weight that the template lacks is the regular one.
    #expect(pole(try symbol(assets, .semibold)) == poles[1])
    #expect(try symbol(assets, .regular).rendering == .template)
  }

  /// Templates that are interpolated have groups of the small scale only; others are as large as their scale asks for.
  @Test func missingScales() throws {
    let own = String(decoding: try Checkout.bytes(Checkout.fixture("images/flag-symbols.svg")), as: UTF8.self)
    let small = own.replacing("-M\"", with: "-gone\"").replacing("-L\"", with: "-lost\"")
    let project = try project(small)
    let assets = project.assets()
    let size = try symbol(assets, .regular).size
    #expect(abs(size.width - 0.17 * 82) < 0.01)
    #expect(abs(try symbol(assets, .regular, .large).size.width - 0.17 * 82 * 1.28) < 0.01)
    // Without margins the drawn part is all.
    let bare = try self.project(own.replacing("-margin-", with: "-edge-"))
    #expect(abs(try symbol(bare.assets(), .regular).size.width - 0.17 * 66) < 0.02)
  }

  @Test(arguments: [
    (
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>",
      "no template of symbols"
    ),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g id='Regular-M'/></svg>",
      "its group is empty"
    ),
    ("<svg", "not a readable SVG"),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g id='Regular-M'><rect width='1e30'"
        + " height='1e30'/></g></svg>", "pixels"
    ),
  ])
  func whatIsNoTemplate(_ text: String, _ message: String) throws {
    let project = try project(text)
    let assets = project.assets()
    let variant = SymbolVariant(weight: .regular, scale: .medium)
    #expect(assets.symbol(named: "flag", variant, for: AssetTraits()) == nil)
    let lines = project.lines(assets)
    #expect(
      lines.count == 1
        && lines.first?.hasPrefix("A.xcassets/flag.symbolset/flag.svg: warning: [asset]") == true)
    #expect(lines.first?.contains(message) == true, "\(lines)")
    // It is there, so no image is missing.
    #expect(assets.found("flag") == nil && !assets.isMissing("flag"))
  }

  @Test func setsWithoutFiles() throws {
    let project = try project(nil, #"{ "symbols" : [ { "filename" : "gone.svg" } ] }"#)
    let assets = project.assets()
    let variant = SymbolVariant(weight: .regular, scale: .medium)
    #expect(assets.symbol(named: "flag", variant, for: AssetTraits()) == nil)
    #expect(project.lines(assets).count == 1)
  }
}
