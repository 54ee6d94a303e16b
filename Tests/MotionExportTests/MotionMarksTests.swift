import Files
import Geometry
import Motion
import Screens
import TestSupport
import Testing

@testable import MotionExport

/// The views shown in the pictures of a motion.
struct MotionMarksTests {
  private func motion(_ name: String) throws -> ScreenMotion {
    let path = Checkout.fixture("motion/\(name)/input.xib")
    let document = try LoadedDocument.load(InputFile(path: path, bytes: Checkout.bytes(path)))
    let screen = Screen(try #require(document.scenes.first))
    let ends = try #require(MotionRequest().ends(on: screen, ScreenRequest()))
    return ScreenMotion(
      screen, from: ends.from, to: ends.to, timing: .rotation, renderer: Renderer(fonts: TestFonts.library))
  }

  /// Views pinned to an edge, to both or to the center move with their card; one view moves independently.
  @Test func followingViewsAreLeftOut() throws {
    let motion = try motion("follows")
    #expect(Set(motion.ways(at: [0, 1]).map(\.label)) == ["Card", "Own"])
    #expect(motion.movingPlaces(at: 0).count == 2)
  }

  /// A subview of the screen itself always counts as independent.
  @Test func subviewsOfTheScreenMoveIndependently() throws {
    #expect(try motion("overlap").ways(at: [0, 1]).count == 2)
  }

  @Test func faultsListAndOutlineTheirViews() throws {
    let motion = try motion("overlap")
    let schedule = FrameSchedule(keyframes: [0, 0.5, 1], duration: 0.3)
    let review = MotionReview(motion, schedule, limits: MotionLimits(), checks: [.overlap])
    #expect(review.faults(at: 0.5) == ["overlap: UIView (id p-one), UIView (id p-two)"])
    #expect(review.faults(at: 0) == [] && review.outlines(at: 0) == [])
    let places = motion.seenPlaces(at: 0.5)
    let views = try #require(review.faults.first).views
    #expect(
      review.outlines(at: 0.5)
        == views.map { view in
          let rect = places.rects[view.index]
          return Rect(
            x: rect.minX * motion.scale, y: rect.minY * motion.scale, width: rect.width * motion.scale,
            height: rect.height * motion.scale)
        })
  }
}
