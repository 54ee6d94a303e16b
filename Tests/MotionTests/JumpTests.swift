import Geometry
import Testing
import Views

@testable import Motion

/// Abrupt changes of views that are seen at both ends, or at one.
struct JumpTests {
  /// The jumps of one box: its place and looks at the end, and whether it is hidden at either.
  private func jumps(
    hidden: (from: Bool, to: Bool) = (false, false), at end: Point = Point(x: 60, y: 60),
    from start: Point = Point(x: 20, y: 20)
  ) -> [String] {
    let screen = TinyScreen([Rect(origin: start, size: Size(width: 20, height: 20))]) {
      $0[0].isHidden = hidden.from
    }
    return screen.checked {
      $0[0].isHidden = hidden.to
      $0[0].frame.origin = end
      $0[0].contentMode = .center
    }.filter { $0.check == .jump }.map(\.detail)
  }

  @Test func whatIsSeenAtBothEnds() { #expect(jumps() == ["content mode"]) }

  /// Of a view that is seen at one end only, nothing but its appearing or disappearing is seen.
  @Test func whatIsSeenAtOneEnd() {
    #expect(jumps(hidden: (true, false)) == ["hidden"])
    #expect(jumps(hidden: (false, true)) == ["hidden"])
    #expect(jumps(at: Point(x: 300, y: 60)) == [])
    #expect(jumps(from: Point(x: 300, y: 20)) == [])
  }

  @Test func whatIsSeenAtNoEnd() {
    #expect(jumps(hidden: (true, true)) == [])
    #expect(jumps(at: Point(x: 300, y: 60), from: Point(x: 300, y: 20)) == [])
    #expect(jumps(hidden: (true, false), at: Point(x: 300, y: 60), from: Point(x: 300, y: 20)) == [])
  }
}
