import Geometry
import Testing
import Views

@testable import Motion

/// Views that overlap or change places during the transition: few and many.
struct OverlapTests {
  private static func box(_ x: Double, _ y: Double, _ side: Double = 20) -> Rect {
    Rect(x: x, y: y, width: side, height: side)
  }

  /// A passes over b while b stays; both are apart at the ends.
  @Test func crossingPaths() {
    let screen = TinyScreen([Self.box(30, 70), Self.box(60, 90)])
    #expect(screen.faults { $0[0].frame.origin = Point(x: 80, y: 120) } == ["overlap a b"])
  }

  @Test(arguments: [
    // Side by side in a row, then in reverse order.
    (box(20, 20), box(120, 30), box(120, 20), box(20, 30), ["crossing a b"]),
    (box(20, 20), box(30, 120), box(20, 120), box(30, 20), ["crossing a b"]),
    // Each on the other's other side, but far above it throughout.
    (box(20, 20), box(120, 150), box(120, 20), box(20, 150), []),
    // A row becomes a column.
    (box(20, 20), box(120, 20), box(20, 20), box(20, 120), []),
  ])
  func exchangedPlaces(_ a: Rect, _ b: Rect, _ c: Rect, _ d: Rect, _ faults: [String]) {
    let screen = TinyScreen([a, b])
    let found = screen.faults {
      $0[0].frame = c
      $0[1].frame = d
    }
    #expect(found == faults)
  }

  /// Fading, clipped and invisible views are ignored.
  @Test func noOverlap() {
    func found(_ first: ([View]) -> Void = { _ in }, _ last: @escaping ([View]) -> Void = { _ in })
      -> [String]
    {
      let screen = TinyScreen([Self.box(30, 70), Self.box(60, 90)], arrange: first)
      return screen.faults {
        $0[0].frame.origin = Point(x: 80, y: 120)
        last($0)
      }
    }
    #expect(found() == ["overlap a b"])
    #expect(
      found { _ in
      } _: {
        $0[1].alpha = 0
      } == [])
    #expect(
      found {
        $0[0].backgroundColor = nil
      } _: { _ in
      } == [])
    // A large view clipped by a small one shows nothing there.
    func cutOff(_ clips: Bool) -> [String] {
      let screen = TinyScreen([Self.box(30, 70), Rect(x: 110, y: 60, width: 60, height: 40)]) {
        $0[1].clipsToBounds = clips
        $0[1].addSubview(TinyScreen.box("large", Rect(x: -50, y: 30, width: 20, height: 20)))
      }
      return screen.faults { $0[0].frame.origin = Point(x: 80, y: 120) }
    }
    #expect(cutOff(false) == ["overlap a large"] && cutOff(true) == [])
  }

  /// Views below a large opaque one are ignored.
  @Test(arguments: [(1.0, []), (0.5, ["overlap a c"])])
  func coveredViews(_ alpha: Double, _ faults: [String]) {
    let screen = TinyScreen([Self.box(30, 70), Rect(x: 0, y: 0, width: 200, height: 200), Self.box(60, 90)]) {
      $0[1].backgroundColor = .fixed(RGBA(white: 1, alpha: alpha))
    }
    #expect(screen.faults { $0[0].frame.origin = Point(x: 80, y: 120) } == faults)
  }

  /// Labels are judged by their letters, regardless of their frames.
  @Test func drawnExtents() {
    let screen = TinyScreen([Self.box(30, 70), Self.box(60, 90)])
    let way = screen.way { $0[0].frame.origin = Point(x: 80, y: 120) }
    func found(_ ink: [ViewID: Rect]) -> Int {
      let texts = MotionTexts(ink: ink)
      var checks = MotionChecks(way, screen.tree)
      for index in 0...10 { checks.add(index, at: Double(index) / 10, texts: texts) }
      return checks.faults.count
    }
    #expect(found([:]) == 1)
    #expect(found([ViewID(2): Rect(x: 66, y: 96, width: 8, height: 8)]) == 1)
    #expect(found([ViewID(2): Rect(x: 62, y: 106, width: 6, height: 4)]) == 1)
    #expect(found([ViewID(2): Rect(x: 74, y: 90, width: 6, height: 4)]) == 0)
  }

  /// Views of different superviews overlap among thousands; beyond the limit they are counted.
  @Test func manyViews() {
    let columns = 60
    let pitch = 200.0 / Double(columns)
    let grid = (0..<columns * columns).map { place in
      Rect(x: Double(place % columns) * pitch, y: Double(place / columns) * pitch, width: 2, height: 2)
    }
    let screen = TinyScreen(grid) { views in
      views[0].addSubview(TinyScreen.box("inner", Rect(x: 103, y: 0, width: 1.5, height: 1.5)))
    }
    let faults = screen.faults(frames: 3) { views in
      views[0].subviews[0].frame.origin = Point(x: 103, y: 193.5)
    }
    #expect(faults.count == 1 && faults[0].hasPrefix("overlap inner "))
  }

  @Test func unrecordedFaultsAreCounted() {
    let row = (0..<8).map { Self.box(Double($0) * 25, 20) }
    let screen = TinyScreen(row)
    let faults = screen.checked { views in
      for (place, view) in views.enumerated() { view.frame.origin.x = Double(7 - place) * 25 }
    }
    // Eight that reverse their order: 28 pairs.
    #expect(faults.map(\.check) == [MotionCheck](repeating: .crossing, count: 21))
    #expect(faults.map(\.isRest) == [Bool](repeating: false, count: 20) + [true])
    #expect(faults[20].detail == "and 8 more of this kind" && faults[20].frames.contains(5))
    #expect(faults[20].views.isEmpty)
  }

  /// More than the limit for individual tracking are still counted.
  @Test func moreThanAreTracked() {
    let row = (0..<100).map { Self.box(Double($0) * 2, 20, 1) }
    let faults = TinyScreen(row).checked(frames: 3) { views in
      for (place, view) in views.enumerated() { view.frame.origin.x = Double(99 - place) * 2 }
    }
    let crossings = faults.filter { $0.check == .crossing }
    #expect(crossings.count == 21 && crossings.last?.detail == "and at least 4930 more of this kind")
  }

  /// The contents of a view move with it: one fault, not one for each.
  @Test func consequencesAreNotReported() {
    let screen = TinyScreen([Self.box(0, 0, 60)]) { views in
      for (place, name) in ["x", "y", "z"].enumerated() {
        views[0].addSubview(TinyScreen.box(name, Self.box(Double(place) * 20, 5, 10)))
      }
    }
    #expect(screen.faults(frames: 2) { $0[0].frame.origin = Point(x: 140, y: 140) } == ["teleport a"])
  }

  /// The properties of a stack view are visible in its members' frames.
  @Test func stackViewsDoNotJump() {
    var stack = StackView()
    let screen = TinyScreen([Self.box(0, 0, 60)]) { views in views[0].content = .stackView(stack) }
    stack.spacing += 8
    #expect(screen.faults { $0[0].content = .stackView(stack) } == [])
  }
}
