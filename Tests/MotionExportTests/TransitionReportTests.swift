import Files
import JSON
import Motion
import Screens
import TestSupport
import Testing

@testable import MotionExport

/// A transition as a table and as JSON.
@Suite struct TransitionReportTests {
  private func report(_ name: String) throws -> TransitionReport {
    let path = Checkout.fixture("motion/\(name)/input.xib")
    let document = try LoadedDocument.load(InputFile(path: path, bytes: Checkout.bytes(path)))
    let screen = Screen(try #require(document.scenes.first))
    var request = ScreenRequest()
    request.scale = 1
    let ends = try #require(MotionRequest().ends(on: screen, request))
    let motion = ScreenMotion(
      screen, from: ends.from, to: ends.to, timing: Timing(duration: 0.3, curve: .linear),
      renderer: Renderer(fonts: TestFonts.library))
    let schedule = FrameSchedule(duration: 0.3, framesPerSecond: 10)
    let review = MotionReview(motion, schedule, limits: MotionLimits())
    return TransitionReport(motion, schedule, findings: review.findings)
  }

  @Test func viewsThatMove() throws {
    let lines = try report("small").text.split(separator: "\n")
    #expect(lines[0].hasSuffix("portrait → landscape, 0.300 s, linear, 4 frames"), "\(lines[0])")
    #expect(
      lines[1].split(separator: " ") == ["view", "from", "to", "distance", "turn", "animates", "jumps"])
    // From 90, 50 to 10, 90: 80 to the left and 40 down.
    let note = try #require(lines.first { $0.contains("p-note") }).split(separator: " ")
    #expect(note.dropFirst(4).prefix(7) == ["90", "50", "60×60", "10", "90", "60×60", "89.4"], "\(note)")
    #expect(try report("sound").text.hasSuffix("\n  nothing is wrong in the transition\n"))
  }

  @Test func jsonHasFramesAndViews() throws {
    let json = try JSONValue.read(Array(report("small").json.utf8))
    #expect(json["timing"]?["duration"]?.number == 0.3 && json["timing"]?["curve"]?.string == "linear")
    #expect(json["from"]?["orientation"]?.string == "portrait")
    #expect(json["frames"]?.items.map { $0["frame"]?.number } == [0, 1, 2, 3])
    #expect(json["frames"]?.items.last?["progress"]?.number == 1)
    let note = json["views"]?.items.first { $0["id"]?.string == "p-note" }
    #expect(note?["from"]?["x"]?.number == 90 && note?["to"]?["x"]?.number == 10)
    #expect(note?["jumps"]?.items.isEmpty == true)
    #expect(json["findings"]?.items.first?["category"]?.string == "overlap")
  }

  @Test func faultsAreListed() throws {
    let report = try report("jump")
    #expect(report.text.contains(": warning: [jump]"), "\(report.text)")
    #expect(!report.text.contains("nothing is wrong"))
    let json = try JSONValue.read(Array(report.json.utf8))
    #expect(json["views"]?.items.contains { $0["jumps"]?.items.isEmpty == false } == true)
  }
}
