import Geometry
import TestSupport
import Testing
import Views

@testable import Screens

/// A screen is a value: no layout changes it or another layout, and any number can be made at once.
@Suite struct ScreenValueTests {
  private static let documents = [
    "screens/States.storyboard", "screens/TemplateEdges.storyboard", "screens/Embedding.storyboard",
    "layout/size-classes/values/input.xib", "layout/size-classes/template-variants/input.xib",
  ]

  private func screens(_ path: String) throws -> [Screen] {
    try LoadedDocument.load(Checkout.fixture(path)).scenes.filter { !$0.isConstraintTemplate }.map {
      Screen($0)
    }
  }

  /// Every orientation on three canvases, in every state, and the screen as designed.
  private func traits(_ screen: Screen) -> [ScreenTraits] {
    var request = ScreenRequest()
    request.devices = ["iphone-8", "ipad-9.7"].compactMap { Device(named: $0) }
    let onDevices = request.traits(for: screen)
    request.devices = []
    let onCanvas = request.traits(for: screen)
    request.asDesigned = true
    return onDevices + onCanvas + request.traits(for: screen)
  }

  private func lines(_ laidOut: LaidOutScreen) -> [String] {
    Renderer(fonts: TestFonts.library).drawing(of: laidOut).drawing.lines
  }

  @Test(arguments: documents) func layoutsStayValid(_ path: String) throws {
    for screen in try screens(path) {
      let before = screen.tree.views.map { String(reflecting: $0.content) + "\($0.frame) \($0.isInstalled)" }
      let all = traits(screen)
      #expect(all.count > 4)
      let alone = try all.map { traits in
        let same = try #require(try screens(path).first { $0.id == screen.id })
        return lines(same.layOut(traits, fonts: TestFonts.library))
      }
      let laidOut = all.map { screen.layOut($0, fonts: TestFonts.library) }
      #expect(laidOut.reversed().map(lines).reversed() == alone)
      let after = screen.tree.views.map { String(reflecting: $0.content) + "\($0.frame) \($0.isInstalled)" }
      #expect(after == before)
    }
  }

  @Test(arguments: documents) func layoutsOnManyThreads(_ path: String) throws {
    for screen in try screens(path) {
      let shown = traits(screen).map { (screen: screen, traits: $0) }
      let renderer = Renderer(fonts: TestFonts.library, highlights: [.changed, .unmatched])
      let alone = renderer.drawings(of: shown, width: 1)
      let together = renderer.drawings(of: shown, width: 4)
      #expect(together.map(\.drawing.lines) == alone.map(\.drawing.lines))
      #expect(together.map(\.laidOut.findings) == alone.map(\.laidOut.findings))
      #expect(together.map(\.laidOut.traits) == shown.map(\.traits))
    }
  }

  /// What a layout has of its own goes with it.
  @Test func treesOfLayoutsAreFreed() throws {
    let screen = try #require(try screens(Self.documents[0]).first)
    weak var tree: ViewTree?
    do {
      let laidOut = screen.layOut(ScreenTraits(orientation: .portrait, scale: 1), fonts: TestFonts.library)
      tree = laidOut.tree
      #expect(tree != nil && laidOut.frames.inWindow.count == screen.tree.views.count)
    }
    #expect(tree == nil)
  }
}
