import Files
import Geometry
import Screens
import TestSupport
import Testing
import Views

/// Layouts of scene files over the one tree.
@Suite struct SceneLayoutTests {
  private static let text = """
    {"scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [
       {"is": "label", "id": "a", "text": "a", "frame": [1, 2, 30, 40]},
       {"is": "label", "id": "b", "text": "b", "autoresizingMask": ["left"], "frame": [300, 0, 50, 20]},
       {"is": "stackView", "id": "s", "frame": [0, 100, 100, 40], "subviews": [
         {"is": "label", "id": "c", "text": "c"}, {"is": "label", "id": "d", "text": "d"}]}]},
     "layouts": {
       "portrait": {"frames": {"a": [10, 20, 30, 40]}},
       "landscape": {"frames": {"a": [50, 60, 70, 80]}, "hidden": ["b"], "set": {"s": {"axis": "vertical"}}}}}
    """

  private func screen(_ text: String = text) throws -> Screen {
    let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(text.utf8)))
    #expect(document.findings.isEmpty)
    return Screen(try #require(document.scenes.first))
  }

  private func places(_ screen: Screen, _ orientation: Orientation) -> [String] {
    let laidOut = screen.layOut(
      ScreenTraits(orientation: orientation, scale: 2), fonts: TestFonts.library)
    return laidOut.tree.views.map { (view: View) -> String in
      let place = screen.place(view.objectID, laidOut.frames)
      return place + (view.isHidden ? " hidden" : "")
    }
  }

  @Test func eachOrientationHasItsOwn() throws {
    let screen = try screen()
    let portrait = places(screen, .portrait)
    let landscape = places(screen, .landscape)
    #expect(portrait[0].contains("375 667") || portrait[0].contains("375 × 667"), "\(portrait)")
    #expect(portrait[1].contains("10 20 30 40") || portrait[1].contains("10, 20"), "\(portrait)")
    #expect(landscape[1] != portrait[1])
    #expect(landscape[2].hasSuffix("hidden") && !portrait[2].hasSuffix("hidden"))
    // The stack view's members are one below the other, according to the layout's attributes.
    #expect(landscape[4] != portrait[4])
  }

  @Test func rotatingAndBackIsTheIdentity() throws {
    let screen = try screen()
    let first = [places(screen, .portrait), places(screen, .landscape)]
    #expect([places(screen, .portrait), places(screen, .landscape)] == first)
    let other = try self.screen()
    #expect(places(other, .landscape) == first[1])
    #expect(places(other, .portrait) == first[0])
  }

  @Test func orientationsWithoutLayoutShowTheBaseViews() throws {
    let text = Self.text.replacing("\"portrait\": {\"frames\": {\"a\": [10, 20, 30, 40]}},", with: "")
    let screen = try screen(text)
    _ = places(screen, .landscape)
    #expect(places(screen, .portrait)[1].contains("1"))
    #expect(!places(screen, .portrait)[2].hasSuffix("hidden"))
  }
}
