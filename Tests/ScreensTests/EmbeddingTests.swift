import Files
import Geometry
import InterfaceFile
import Painting
import Screens
import TestSupport
import Testing
import Views

/// Scenes inside containers are laid out there, and only there.
@Suite struct EmbeddingTests {
  private func loaded(embedding: Bool = true) throws -> LoadedDocument {
    let path = Checkout.fixture("screens/Embedding.storyboard")
    return try LoadedDocument.load(
      InputFile(path: "Embedding.storyboard", bytes: Checkout.bytes(path)),
      for: ReadingTraits(embedsScenes: embedding))
  }

  private func screen(_ name: String, embedding: Bool = true) throws -> Screen {
    try #require(try loaded(embedding: embedding).scenes.map { Screen($0) }.first { $0.name == name })
  }

  private func view(_ screen: Screen, _ id: String) throws -> View {
    try #require(screen.tree.views.first { $0.objectID == id })
  }

  private func window(_ screen: Screen, _ frames: Frames, _ id: String) throws -> String {
    text(frames[try view(screen, id).id])
  }

  @Test func theSceneFillsItsContainer() throws {
    let screen = try screen("Host")
    let laidOut = screen.layOut(ScreenTraits(orientation: .portrait, scale: 1), fonts: TestFonts.library)
    let frames = laidOut.frames
    #expect(try window(screen, frames, "top") == "0 0 375 220")
    #expect(screen.place("card-view", frames) == "0 0 375 220")
    #expect(screen.place("list-view", frames) == "0 0 335 160")
    // Rows are as wide as the table, which was designed 375 wide.
    #expect(screen.place("row", frames) == "0 0 335 44")
    #expect(laidOut.findings.isEmpty)
  }

  /// The status bar overlaps views at the top, and the margins of a controller's view are 16.
  @Test func ownSafeAreasAndMargins() throws {
    let screen = try screen("Host")
    let frames = screen.frames(.portrait, scale: 1, fonts: TestFonts.library)
    #expect(try window(screen, frames, "card-title").hasPrefix("16 28 "))
    let alone = try self.screen("Card")
    #expect(
      try window(alone, alone.frames(.portrait, scale: 1, fonts: TestFonts.library), "card-title").hasPrefix(
        "16 28 "))
  }

  @Test func scenesRotateWithTheScreen() throws {
    let screen = try screen("Host")
    let turned = screen.frames(.landscape, scale: 1, fonts: TestFonts.library)
    #expect(screen.place("card-view", turned) == "0 0 667 220")
    #expect(screen.place("row", turned) == "0 0 627 44")
    let back = screen.frames(.portrait, scale: 1, fonts: TestFonts.library)
    #expect(screen.place("row", back) == "0 0 335 44")
  }

  @Test func designIsUnchanged() throws {
    let screen = try screen("Host")
    let plain = try self.screen("Host", embedding: false)
    _ = screen.frames(.portrait, scale: 1, fonts: TestFonts.library)
    let designed = screen.framesAsDesigned(scale: 1, fonts: TestFonts.library)
    let expected = plain.framesAsDesigned(scale: 1, fonts: TestFonts.library)
    for view in plain.tree.views {
      let same = try self.view(screen, view.objectID)
      #expect(designed[same.id] == expected[view.id])
      #expect(designed.isHidden[same.id.index] == expected.isHidden[view.id.index])
    }
    #expect(designed.isHidden[try view(screen, "card-view").id.index])
    #expect(!plain.tree.views.contains { $0.objectID == "card-view" })
    let frames = screen.frames(.portrait, scale: 1, fonts: TestFonts.library)
    #expect(!frames.isHidden[try view(screen, "card-view").id.index])
  }

  @Test func masksFillContainers() throws {
    let screen = try screen("Masks")
    #expect(!screen.isPlacedByConstraints)
    let frames = screen.frames(.portrait, scale: 1)
    #expect(screen.place("box-view", frames) == "0 0 200 100")
    #expect(screen.place("box-corner", frames) == "170 70 20 20")
    let wide = screen.frames(.landscape, scale: 1)
    #expect(screen.place("box-view", wide) == "0 0 492 100")
    #expect(screen.place("box-corner", wide) == "462 70 20 20")
  }

  @Test func embeddedViewsAreNotMisplaced() throws {
    let screen = try screen("Host")
    let renderer = Renderer(fonts: TestFonts.library, highlights: [.misplaced])
    let laidOut = renderer.layOut(screen, ScreenTraits(orientation: .portrait, scale: 1))
    #expect(renderer.drawing(of: laidOut).highlights.map(\.objectID) == [])
  }

  /// Object IDs are found in every tree that has them.
  @Test func changesReachEmbeddedViews() throws {
    let screen = try screen("Host")
    let (changed, failure) = screen.making(try #require(StateChange("card-title.text=Hello")))
    #expect(failure == nil)
    #expect(try view(changed, "card-title").title == "Hello")
    #expect(try view(screen, "card-title").title != "Hello")
  }

  @Test func templatesSkipEmbeddedScenes() throws {
    let screen = try screen("Turning")
    #expect(screen.findings.isEmpty)
    let portrait = try #require(screen.portrait)
    #expect(portrait.unmatchedLive.isEmpty && portrait.unmatchedTemplate.isEmpty)
    let upright = screen.frames(.portrait, scale: 1, fonts: TestFonts.library)
    #expect(screen.place("turn-box", upright) == "20 40 200 100")
    #expect(screen.place("box-view", upright) == "0 0 200 100")
    let turned = screen.frames(.landscape, scale: 1, fonts: TestFonts.library)
    #expect(screen.place("turn-box", turned) == "300 20 300 200")
    #expect(screen.place("box-view", turned) == "0 0 300 200")
    #expect(screen.place("box-corner", turned) == "270 170 20 20")
    let again = screen.frames(.portrait, scale: 1, fonts: TestFonts.library)
    #expect(again.unrounded == upright.unrounded)
  }

  /// The phone's badge is 10 wide, and 40 in a regular width.
  @Test func sizeClassesReachEmbeddedViews() throws {
    let screen = try screen("Host")
    let pad = try #require(Device(named: "ipad-9.7"))
    for (frames, width) in [
      (screen.frames(.portrait, scale: 1, fonts: TestFonts.library), 10.0),
      (
        screen.frames(
          .portrait, screen: pad.size(in: .portrait), device: pad, scale: 1, fonts: TestFonts.library), 40
      ),
    ] {
      #expect(frames[try view(screen, "badge").id].width == width)
    }
  }
}
