import ImageFile
import TestSupport
import Testing

/// The bars that controllers put around a screen, from a storyboard of a tab bar with a list that pushes a detail.
@Suite struct ScreenBarTests {
  private static let document = Checkout.fixture("screens/Bars.storyboard")

  @Test(
    arguments: [
      ("list", "--scene List"), ("list-dark", "--scene List --appearance dark --chrome"),
      ("list-notch", "--scene List --device iphone-15 --chrome --scale 1"),
      ("detail", "--scene Detail --chrome"), ("settings", "--scene Settings"),
    ])
  func barsAreDrawnOverTheScreen(_ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let bytes = try scratch.shell(
      "\"$L\" render -q --scale=1 --orientation portrait -o - '\(Self.document)' \(options)"
    ).bytes
    try Golden.expect(PNGFile.decode(bytes, name: name), equals: "command/bars-\(name).png", scale: 1)
  }

  /// Bars on glass, of a document of tools 24127: a large title, groups of buttons, a done item, toolbar and tab bar.
  @Test(
    arguments: [
      ("list", "--scene List"), ("list-dark", "--scene List --appearance dark"),
      ("detail", "--scene Detail"), ("detail-dark", "--scene Detail --appearance dark"),
      ("detail-rtl", "--scene Detail --layout-direction rtl"),
      ("list-contrast", "--scene List --contrast high"),
    ])
  func barsAreOnGlass(_ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let document = Checkout.fixture("screens/Glass.storyboard")
    let bytes = try scratch.shell(
      "\"$L\" render -q --strict --scale=1 --device iphone-15 --orientation portrait -o - '\(document)' \(options)"
    ).bytes
    try Golden.expect(PNGFile.decode(bytes, name: name), equals: "command/glass-\(name).png", scale: 1)
  }

  /// Views in place of titles and buttons; the search bar uses the space left in a narrower bar.
  @Test(
    arguments: [
      ("filter", "--scene Filter"), ("filter-rtl", "--scene Filter --layout-direction rtl"),
      ("filter-dark-flat", "--scene Filter --appearance dark --orientation landscape --device iphone-se"),
      ("find", "--scene Find --device iphone-se"),
      ("find-rtl", "--scene Find --layout-direction rtl"),
    ])
  func viewsAreShownInBars(_ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let document = Checkout.fixture("screens/BarViews.storyboard")
    let orientation = options.contains("--orientation") ? "" : "--orientation portrait"
    let output = try scratch.shell(
      "\"$L\" render -q --strict --scale=1 \(orientation) -o - '\(document)' \(options)")
    try Golden.expect(
      PNGFile.decode(output.bytes, name: name), equals: "command/bar-views-\(name).png", scale: 1)
  }

  /// The views of a bar are in a separate tree, which is not part of the screen's.
  @Test func barViewsAreNotPartOfTheScreen() throws {
    let scratch = try Scratch()
    let tree = try scratch.shell(
      "\"$L\" inspect --stage=tree '\(Checkout.fixture("screens/BarViews.storyboard"))' --scene Filter"
    ).lines
    #expect(tree.contains { $0.contains("fvw-00-001") } && !tree.contains { $0.contains("#seg-00-001") })
  }

  /// Rows begin below the bar that covers the top of a list; a large title makes it 52 higher.
  @Test func listsBeginUnderTheBar() throws {
    let scratch = try Scratch()
    func texts(_ options: String) throws -> [Substring] {
      try scratch.shell(
        "\"$L\" inspect --stage=drawing --orientation portrait \(options) '\(Self.document)' --scene List"
      ).lines.filter { $0.contains("First order") && $0.contains("glyphs") }
    }
    // The baseline in a row of 44 is 28 below its top; above are 20 + 44 + 52, and as designed 20 + 44.
    #expect(try texts("").first?.split(separator: " ").dropFirst(2).first == "144.293")
  }

  /// The label's top: 8 below the safe area of 64; pushed, the detail has no tab bar.
  @Test func safeAreasFollowBars() throws {
    let scratch = try Scratch()
    let frames = try scratch.shell(
      "\"$L\" inspect --orientation portrait '\(Self.document)' --scene Detail"
    ).lines
    #expect(
      frames.contains { $0.contains("Under the bar") && $0.contains("[16 72 ") })
    let drawing = try scratch.shell(
      "\"$L\" inspect --stage=drawing --orientation portrait '\(Self.document)' --scene Detail"
    ).lines.joined(separator: "\n")
    #expect(drawing.contains("\"Orders\""))
    #expect(!drawing.contains("\"Settings\""))
  }
}
