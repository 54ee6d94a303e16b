import Geometry
import Views

/// The displayed positions of views in the window: their rectangles after the transforms of their own layers and those
/// of their ancestors, as mapped by a drawing's `pushTransform` and `popTransform`.
///
/// Layout uses frames without transforms; overlaps, movement, and whether a view leaves the screen are judged by these
/// positions.
package struct SeenPlaces: Sendable {
  /// The bounding rectangles of the views as displayed, in window coordinates, in points, by `ViewID.index`.
  package let rects: [Rect]
  private let upright: [Rect]
  /// The transforms of transformed views, by `ViewID.index`; empty if no layer is transformed.
  private let maps: [AffineTransform?]

  /// Creates the positions of untransformed views from their window rectangles in points, by `ViewID.index`. `rects`:
  /// the rectangles, which are kept as they are: no layer is transformed.
  package init(_ rects: [Rect]) {
    (self.rects, upright, maps) = (rects, rects, [])
  }

  /// Creates the positions of the views of a tree. `upright`: the rectangles before transforms, in window coordinates,
  /// in points, by `ViewID.index`. `transform`: returns the transform of a view's own layer, relative to its center.
  package init(_ upright: [Rect], of tree: ViewTree, transform: (ViewID) -> LayerTransform) {
    var maps = [AffineTransform?](repeating: nil, count: upright.count)
    var rects = upright
    // Parents precede their children.
    for view in tree.views {
      let (index, own) = (view.id.index, transform(view.id))
      let around = view.superview.flatMap { maps[$0.id.index] }
      guard around != nil || !own.isIdentity else { continue }
      let middle = Point(x: upright[index].midX, y: upright[index].midY)
      let map = own.isIdentity ? .identity : own.map(about: middle)
      maps[index] = around.map(map.then) ?? map
      rects[index] = maps[index]?.bounds(of: upright[index]) ?? upright[index]
    }
    (self.rects, self.upright, self.maps) = (rects, upright, maps)
  }

  /// Whether a view fills its bounding rectangle: it is not rotated, except by multiples of 90°.
  func isUpright(_ id: ViewID) -> Bool {
    guard !maps.isEmpty, let map = maps[id.index] else { return true }
    return map.isUpright || (map.a == 0 && map.d == 0)
  }

  /// Returns the bounding rectangle of a part of a view as displayed, in window coordinates, in points. `part`: the
  /// part before transforms, in window coordinates, in points.
  func bounds(of part: Rect, in id: ViewID) -> Rect {
    guard !maps.isEmpty, let map = maps[id.index] else { return part }
    return map.bounds(of: part)
  }

  /// Returns the corners of a view or a part of it, in order, in window coordinates, in points.
  func corners(_ id: ViewID, of part: Rect? = nil) -> [Point] {
    let rect = part ?? upright[id.index]
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    guard !maps.isEmpty, let map = maps[id.index] else { return corners }
    return corners.map(map.apply)
  }

  /// Returns the displayed lengths of a view's edges, in points.
  func sides(_ id: ViewID) -> Size {
    let size = upright[id.index].size
    guard !maps.isEmpty, let map = maps[id.index] else { return size }
    return Size(
      width: size.width * (map.a * map.a + map.b * map.b).squareRoot(),
      height: size.height * (map.c * map.c + map.d * map.d).squareRoot())
  }
}

extension Transition {
  /// Returns the displayed positions of the tree's views at a fraction of the duration. `frames`: the frames before
  /// transforms at that fraction.
  package func seenPlaces(of tree: ViewTree, _ frames: Frames, at share: Double) -> SeenPlaces {
    guard isTransformed else { return SeenPlaces(frames.unrounded) }
    return SeenPlaces(frames.unrounded, of: tree) { animated($0, at: share).transform }
  }
}
