import Files
import Geometry
import Motion
import Screens
import TestSupport
import Testing
import Views

@testable import MotionExport

/// How the animations of layouts become the timing of a transition.
struct LayoutAnimationTests {
  private func screen() throws -> Screen {
    let text = """
      {"scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [
         {"id": "a"}, {"id": "box", "subviews": [{"id": "c", "subviews": [{"id": "d", "frame": [0, 0, 5, 5]}]}]}]},
       "layouts": {
         "portrait": {"arrangement": {"vertical": ["a", "box"]}},
         "landscape": {"arrangement": {"horizontal": ["a", "box"]}, "animation": {"duration": 0.6, "curve": "easeOut"}},
         "grid": {"arrangement": {"grid": ["a", "box"]},
                  "arrangements": {"box": {"vertical": ["c"], "animation": {"duration": 1, "delay": 0.5}}}}}}
      """
    let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(text.utf8)))
    return Screen(try #require(document.scenes.first))
  }

  private func timing(_ request: MotionRequest) throws -> TransitionTiming {
    let screen = try screen()
    let ends = try #require(request.ends(on: screen, ScreenRequest()))
    return request.timing(of: screen, from: ends.from, to: ends.to)
  }

  @Test func finalLayoutDefinesTheTiming() throws {
    var request = MotionRequest()
    #expect(try timing(request) == TransitionTiming(whole: Timing(duration: 0.6, curve: .easeOut)))
    (request.from, request.to) = ("landscape", "portrait")
    #expect(try timing(request) == TransitionTiming(whole: .rotation))
  }

  @Test func containersHaveSeparateTiming() throws {
    var request = MotionRequest()
    request.to = "grid"
    let own = Timing(delay: 0.5, duration: 1)
    let timing = try timing(request)
    #expect(timing == TransitionTiming(whole: .arrangement, overrides: [ViewID(3): own, ViewID(4): own]))
    #expect(timing.end == 1.5)
  }

  @Test func requestedTimingTakesPrecedence() throws {
    var request = MotionRequest()
    request.duration = 2
    #expect(try timing(request) == TransitionTiming(whole: Timing(duration: 2, curve: .easeOut)))
    (request.to, request.curve, request.delay) = ("grid", .linear, 0)
    #expect(try timing(request) == TransitionTiming(whole: Timing(duration: 2, curve: .linear)))
  }

  @Test func curvesHaveUIKitsNames() {
    let names = ["linear", "easeIn", "easeOut", "easeInOut", "ease-in-out", "EaseOut", "bounce"]
    #expect(
      names.map { TimingCurve(named: $0) } == [.linear, .easeIn, .easeOut, .easeInOut, .easeInOut, nil, nil])
  }
}
