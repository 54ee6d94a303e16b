import Geometry
import Motion
import Painting
import Raster
import Views

extension ScreenMotion {
  /// The maximum number of paths drawn; more would be indistinguishable.
  private static let mostWays = 30

  /// The size of a canvas that fits both ends, in points.
  var canvasOfBothEnds: Size {
    Size(
      width: max(stills.from.canvas.width, stills.to.canvas.width),
      height: max(stills.from.canvas.height, stills.to.canvas.height))
  }

  /// Returns the visible views that move independently, the farthest first; only some if there are many.
  private var movingViews: [View] {
    let (first, last) = (seenPlaces(at: 0), seenPlaces(at: 1))
    func distance(_ view: View) -> Double {
      Self.distance(first.rects[view.id.index], last.rects[view.id.index])
    }
    return Array(
      tree.views.filter { view in
        guard transition.presence(of: view.id) == .both, view.superview != nil, !onlyFollows(view) else {
          return false
        }
        guard !view.content.isBackgroundOnly || view.backgroundColor != nil || view.subviews.isEmpty else {
          return false
        }
        return !transition.from.frames.isHidden[view.id.index]
          && !transition.to.frames.isHidden[view.id.index] && distance(view) > 0.5
      }.sorted { left, right in
        let (a, b) = (distance(left), distance(right))
        return a == b ? left.id < right.id : a > b
      }.prefix(Self.mostWays))
  }

  /// Whether a view only moves with its superview: in each direction it keeps its distances from both edges, or its
  /// size and its distance from an edge or the center. Views that move with the screen itself count as independent.
  func onlyFollows(_ view: View) -> Bool {
    guard let parent = view.superview else { return false }
    let (first, last) = (transition.from.animated, transition.to.animated)
    let (start, end) = (first[view.id.index], last[view.id.index])
    guard start.transform == end.transform else { return false }
    if start.frame == end.frame { return true }
    guard parent.superview != nil else { return false }
    let (before, after) = (first[parent.id.index].size, last[parent.id.index].size)
    func keeps(
      _ from: (low: Double, high: Double), _ to: (low: Double, high: Double), _ room: Double,
      _ newRoom: Double
    )
      -> Bool
    {
      func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.51 }
      let isLow = isSame(from.low, to.low)
      let isHigh = isSame(room - from.high, newRoom - to.high)
      let isCentered = isSame((from.low + from.high - room) / 2, (to.low + to.high - newRoom) / 2)
      return (isLow && isHigh)
        || (isSame(from.high - from.low, to.high - to.low) && (isLow || isHigh || isCentered))
    }
    let (from, to) = (start.frame, end.frame)
    return keeps((from.minX, from.maxX), (to.minX, to.maxX), before.width, after.width)
      && keeps((from.minY, from.maxY), (to.minY, to.maxY), before.height, after.height)
  }

  /// Returns the rectangles of the independently moving views at a fraction of the duration, in pixels.
  func movingPlaces(at share: Double) -> [PixelRect] {
    let (places, grid) = (seenPlaces(at: share), PixelGrid(scale: scale))
    let canvas = Rect(origin: .zero, size: canvasOfBothEnds)
    return movingViews.map { places.rects[$0.id.index].intersection(canvas) }.filter { !$0.isEmpty }
      .map(grid.pixels)
  }

  /// Returns the paths of the independently moving views.
  func ways(at shares: [Double]) -> [MotionPaths.Way] {
    let moving = movingViews
    var points = [[Point]](repeating: [], count: moving.count)
    for share in shares {
      let places = seenPlaces(at: share)
      for (place, view) in moving.enumerated() {
        let rect = places.rects[view.id.index]
        points[place].append(Point(x: rect.midX, y: rect.midY))
      }
    }
    return zip(moving, points).map { view, points in
      MotionPaths.Way(points: points, label: view.title.map { String($0.prefix(24)) } ?? view.runtimeClass)
    }
  }

  /// Returns the visible positions of the views at a fraction of the duration.
  func seenPlaces(at share: Double) -> SeenPlaces {
    transition.seenPlaces(of: tree, transition.frames(of: tree, at: share), at: share)
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    let (dx, dy) = (b.midX - a.midX, b.midY - a.midY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
