import Geometry
import Testing
import Views

@testable import Motion

/// Rotated or scaled views are judged by their visible positions, not by layout's.
struct SeenPlacesTests {
  private static let bar = Rect(x: 50, y: 95, width: 100, height: 10)

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) < 1e-9
  }

  @Test func ancestorTransforms() {
    let screen = TinyScreen([Rect(x: 50, y: 50, width: 100, height: 40)]) { views in
      views[0].addSubview(TinyScreen.box("inner", Rect(x: 0, y: 0, width: 20, height: 10)))
    }
    let way = screen.way { views in
      views[0].layer.transform.rotation = .pi / 2
      views[0].layer.transform.translation = Point(x: 5, y: 0)
      views[0].subviews[0].layer.transform.scaleX = 2
    }
    let places = way.seenPlaces(of: screen.tree, way.to.frames, at: 1)
    // About (100, 70), then moved by 5 to the right.
    #expect(isNear(places.rects[1], Rect(x: 85, y: 20, width: 40, height: 100)))
    // Scaled to twice the width about its center, (60, 55), then rotated with the box around it.
    #expect(isNear(places.rects[2], Rect(x: 115, y: 10, width: 10, height: 40)))
    #expect(places.isUpright(ViewID(0)) && !places.isUpright(ViewID(1)))
    let plain = way.seenPlaces(of: screen.tree, way.from.frames, at: 0)
    #expect(plain.rects == way.from.frames.unrounded)
    // Halfway, each layer's transform is, too.
    let middle = way.animated(ViewID(2), at: 0.5).transform
    #expect(middle.scaleX == 1.5)
  }

  @Test func overlapsOnlyWhenRotated() {
    let screen = TinyScreen([Self.bar, Rect(x: 90, y: 120, width: 20, height: 20)])
    #expect(screen.faults { $0[0].layer.transform.rotation = .pi } == ["overlap a b"])
    #expect(screen.faults { $0[0].layer.transform.rotation = 0 } == [])
  }

  @Test(arguments: [(0.0, ["overlap a b"]), (.pi / 2, [])])
  func overlapsOnlyWithoutRotation(_ turn: Double, _ faults: [String]) {
    let screen = TinyScreen([Self.bar, Rect(x: 30, y: 70, width: 20, height: 20)]) {
      $0[0].layer.transform.rotation = turn
    }
    #expect(screen.faults { $0[1].frame = Rect(x: 60, y: 110, width: 20, height: 20) } == faults)
  }

  /// The corners of the bounding box of a rotated square are empty: one box passes through such a corner, the other
  /// begins and ends in two of them and passes over the tip.
  @Test(arguments: [
    (Point(x: 60, y: 76), Point(x: 76, y: 60), []),
    (Point(x: 66, y: 84), Point(x: 66, y: 108), ["overlap a b"]),
  ])
  func passesATip(_ start: Point, _ end: Point, _ faults: [String]) {
    let size = Size(width: 8, height: 8)
    let screen = TinyScreen([Rect(x: 80, y: 80, width: 40, height: 40), Rect(origin: start, size: size)]) {
      $0[0].layer.transform.rotation = .pi / 4
    }
    #expect(screen.faults { $0[1].frame.origin = end } == faults)
  }

  @Test(arguments: [(0.5, ["outside a"]), (1.0, [])])
  func leavesTheScreenAsItGrows(_ factor: Double, _ faults: [String]) {
    let screen = TinyScreen([Rect(x: 0, y: 0, width: 200, height: 200)]) {
      $0[0].layer.transform.scaleX = factor
    }
    let spring = TimingCurve.spring(dampingRatio: 0.3, velocity: 0)
    #expect(screen.faults(spring) { $0[0].layer.transform.scaleX = 1 } == faults)
  }

  @Test func intersectionsOfShapes() {
    let square = ConvexShape(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.area == 100)
    #expect(square.intersection(ConvexShape(Rect(x: 5, y: 5, width: 10, height: 10))).area == 25)
    #expect(square.intersection(ConvexShape(Rect(x: 20, y: 0, width: 5, height: 5))).area == 0)
    // In either direction: a mirrored layer has its corners in reverse order.
    let tip = [Point(x: 10, y: 5), Point(x: 15, y: 0), Point(x: 20, y: 5), Point(x: 15, y: 10)]
    #expect(ConvexShape(tip).intersection(square).area == 0)
    #expect(ConvexShape(tip.reversed()).area == ConvexShape(tip).area && ConvexShape(tip).area == 50)
    #expect(ConvexShape(tip.map { Point(x: $0.x - 5, y: $0.y) }).intersection(square).area == 25)
  }
}
