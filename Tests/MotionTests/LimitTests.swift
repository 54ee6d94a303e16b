import Geometry
import Testing

@testable import Motion

/// The thresholds of faults, each tested on both sides.
struct LimitTests {
  @Test func defaults() {
    let limits = MotionLimits()
    #expect(limits.step == 0.35 && limits.bend == 1.5 && limits.slack == 1)
  }

  /// The screen's diagonal is 282.8 points, of which 0.35 are 99.
  @Test(arguments: [(139.0, false), (140.0, false), (146.0, true), (155.0, true)])
  func largeStepsAreTeleports(_ end: Double, _ isFault: Bool) {
    let screen = TinyScreen([Rect(x: 5, y: 5, width: 10, height: 10)])
    // Three frames: each step is half of the box's movement, 94.8, 95.5, 99.7 and 106.1 points.
    let faults = screen.faults(frames: 3) { $0[0].frame.origin = Point(x: end, y: end) }
    #expect(faults.contains("teleport a") == isFault, "\(faults)")
  }
}
