import Geometry
import Views

/// Where views are seen in the window: their rectangles through the transforms of their own layers and of those around
/// them, as a drawing maps what lies between `pushTransform` and `popTransform`.
///
/// Layout goes by frames without transforms; what overlaps, leaves the screen or moves is judged by these.
public struct SeenPlaces: Sendable {
  /// The smallest upright rectangles around the views as they are seen, window points, by `ViewID.index`.
  public let rects: [Rect]
  private let upright: [Rect]
  /// The maps of what is transformed, by `ViewID.index`; nothing at all where no layer is.
  private let maps: [AffineTransform?]

  /// The places of views none of which is transformed: their rectangles, window points, by `ViewID.index`.
  public init(_ rects: [Rect]) {
    (self.rects, upright, maps) = (rects, rects, [])
  }

  /// The places of the views of a tree.
  ///
  /// - Parameters:
  ///   - upright: the rectangles without transforms, window points, by `ViewID.index`.
  ///   - transform: the transform of a view's own layer, about its middle.
  public init(_ upright: [Rect], of tree: ViewTree, transform: (ViewID) -> LayerTransform) {
    var maps = [AffineTransform?](repeating: nil, count: upright.count)
    var rects = upright
    // Parents come before their children.
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

  /// Whether a view fills its rectangle: it is not turned, but by right angles.
  func isUpright(_ id: ViewID) -> Bool {
    guard !maps.isEmpty, let map = maps[id.index] else { return true }
    return map.isUpright || (map.a == 0 && map.d == 0)
  }

  /// The smallest upright rectangle around a part of a view as it is seen, window points.
  ///
  /// - Parameter part: without transforms, window points.
  func bounds(of part: Rect, in id: ViewID) -> Rect {
    guard !maps.isEmpty, let map = maps[id.index] else { return part }
    return map.bounds(of: part)
  }

  /// The corners of a view or a part of it in turn, window points.
  func corners(_ id: ViewID, of part: Rect? = nil) -> [Point] {
    let rect = part ?? upright[id.index]
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    guard !maps.isEmpty, let map = maps[id.index] else { return corners }
    return corners.map(map.apply)
  }

  /// The lengths of a view's edges as they are seen, points.
  func sides(_ id: ViewID) -> Size {
    let size = upright[id.index].size
    guard !maps.isEmpty, let map = maps[id.index] else { return size }
    return Size(
      width: size.width * (map.a * map.a + map.b * map.b).squareRoot(),
      height: size.height * (map.c * map.c + map.d * map.d).squareRoot())
  }
}

extension Transition {
  /// Where the views of the tree are seen at a share of the duration.
  ///
  /// - Parameter frames: where they stand without transforms, at that share.
  public func seenPlaces(of tree: ViewTree, _ frames: Frames, at share: Double) -> SeenPlaces {
    guard isTransformed else { return SeenPlaces(frames.unrounded) }
    return SeenPlaces(frames.unrounded, of: tree) { animated($0, at: share).transform }
  }
}
