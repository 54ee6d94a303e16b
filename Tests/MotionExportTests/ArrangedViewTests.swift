import Files
import Geometry
import Motion
import MotionExport
import Screens
import TestSupport
import Testing
import Views

/// Views that another layout's arrangement does not hold.
@Suite struct ArrangedViewTests {
  private static let text = """
    {"scene": 1, "name": "S", "device": "iphone-8", "view": {"subviews": [
       {"id": "a", "backgroundColor": "systemRed"}, {"id": "b", "backgroundColor": "systemBlue"},
       {"id": "free", "frame": [300, 600, 20, 20]}]},
     "layouts": {
       "portrait": {"arrangement": {"vertical": [
         {"view": "a", "width": 90, "height": 50}, {"view": "b", "width": 90, "height": 50}]}},
       "landscape": {"arrangement": {"horizontal": [{"view": "a", "width": 90, "height": 50}]}},
       "alone": {"arrangement": {"vertical": [{"view": "b", "width": 90, "height": 50}]}}}}
    """

  private func screen() throws -> Screen {
    let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(Self.text.utf8)))
    return Screen(try #require(document.scenes.first))
  }

  private func shown(_ screen: Screen, _ orientation: Orientation, _ state: String? = nil) -> [String] {
    var traits = ScreenTraits(orientation: orientation, scale: 1)
    traits.state = state
    return screen.layOut(traits, fonts: TestFonts.library).tree.installedViews.dropFirst().map(\.objectID)
  }

  @Test func theyAreNotThere() throws {
    let screen = try screen()
    #expect(shown(screen, .portrait) == ["a", "b", "free"])
    #expect(shown(screen, .landscape) == ["a", "free"])
    #expect(shown(screen, .portrait, "alone") == ["b", "free"])
    // Coming back brings them back.
    #expect(shown(screen, .portrait) == ["a", "b", "free"])
  }

  /// They fade where they were, and go nowhere.
  @Test func theyFadeInPlace() throws {
    let screen = try screen()
    let (from, to) = (
      ScreenTraits(orientation: .portrait, scale: 1), ScreenTraits(orientation: .landscape, scale: 1)
    )
    for (first, last, presence) in [(from, to, Transition.Presence.fromOnly), (to, from, .toOnly)] {
      let motion = ScreenMotion(
        screen, from: first, to: last, timing: .rotation, renderer: Renderer(fonts: TestFonts.library))
      let b = try #require(screen.tree.views(named: "b").first).id
      #expect(motion.transition.presence(of: b) == presence)
      let places = [0.25, 0.5, 0.75].map { motion.transition.animated(b, at: $0) }
      #expect(Set(places.map(\.center)).count == 1 && places[0].center != .zero)
      #expect(places.map(\.alpha).allSatisfy { $0 > 0 && $0 < 1 })
    }
  }
}
