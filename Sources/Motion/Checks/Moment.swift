import Geometry
import Views

/// A frame as seen by the checks.
struct Moment {
  /// The index in the schedule; nil for the layouts at the ends.
  var index: Int?
  /// The fraction of the duration.
  var share: Double
  /// The screen, in window coordinates, in points.
  var canvas: Rect
  /// The safe area insets of the canvas, in points.
  var safeArea: EdgeInsets
  /// The visible positions of the views.
  var places: SeenPlaces
  /// What remains of each view's visible content after clipping, in window coordinates, in points, by `ViewID.index`.
  var clipped: [Rect]
  /// Whether the view is drawn, even if out of sight, by `ViewID.index`.
  var isPresent: [Bool]
  /// Whether any part of the view is visible as far as it and its ancestors determine, by `ViewID.index`.
  var isVisible: [Bool]
  /// Large opaque views with their rectangles, in drawing order.
  var covers: [(view: ViewID, rect: Rect)] = []
  /// The views whose text is truncated.
  var cutTexts: Set<ViewID>
  /// The extents of views that draw less than their bounds, in window coordinates, in points, before transforms.
  var ink: [ViewID: Rect]

  var safe: Rect { canvas.inset(by: safeArea) }

  /// Returns the bounding rectangle of a view as displayed, ignoring clipping, in window coordinates, in points.
  func rect(_ id: ViewID) -> Rect { places.rects[id.index] }

  /// Returns the extents (in points) and area (in square points) of the intersection of two views; nil if it is empty.
  func common(_ first: ViewID, _ second: ViewID) -> (size: Size, area: Double)? {
    let box = clipped[first.index].intersection(clipped[second.index])
    guard !box.isEmpty else { return nil }
    if places.isUpright(first), places.isUpright(second) { return (box.size, box.width * box.height) }
    let shape = ConvexShape(places.corners(first, of: ink[first]))
      .intersection(ConvexShape(places.corners(second, of: ink[second]))).intersection(ConvexShape(box))
    let area = shape.area
    return area > 0 ? (shape.bounds.size, area) : nil
  }
}

extension Moment {
  /// Creates the moment for a frame of a transition.
  init(_ index: Int?, _ share: Double, _ transition: Transition, _ tree: ViewTree, _ texts: MotionTexts) {
    let frames = transition.frames(of: tree, at: share)
    let count = tree.views.count
    (self.index, self.share, cutTexts, ink) = (index, share, Set(texts.cut), texts.ink)
    canvas = Rect(origin: .zero, size: frames.canvas)
    places = transition.seenPlaces(of: tree, frames, at: share)
    safeArea = Interpolation(transition.progress(at: share))(
      transition.from.safeArea, transition.to.safeArea)
    clipped = places.rects
    isPresent = [Bool](repeating: false, count: count)
    isVisible = isPresent
    var alphas = [Double](repeating: 0, count: count)
    var clips = [Rect?](repeating: nil, count: count)
    for view in tree.views where transition.presence(of: view.id) != .neither {
      let (place, around) = (view.id.index, view.superview?.id.index)
      let values = transition.animated(view.id, at: share)
      alphas[place] = (around.map { alphas[$0] } ?? 1) * values.alpha
      let clip = around.flatMap { clips[$0] }
      let whole = clip.map(clipped[place].intersection) ?? clipped[place]
      if let ink = ink[view.id] { clipped[place] = places.bounds(of: ink, in: view.id) }
      if let clip { clipped[place] = clipped[place].intersection(clip) }
      isPresent[place] = alphas[place] > 0.01 && !frames.isHidden[place]
      isVisible[place] = isPresent[place] && !clipped[place].intersection(canvas).isEmpty
      if isVisible[place], alphas[place] > 0.999, values.cornerRadius == 0,
        (values.background?.alpha ?? (view.content.hasGroundOfItsOwn ? 1 : 0)) > 0.999,
        places.isUpright(view.id),
        whole.width * whole.height > canvas.width * canvas.height / 20
      {
        covers.append((view.id, whole))
      }
      clips[place] = Self.clips(view, transition, at: share, canvas, places) ? whole : clip
    }
  }

  /// Whether a view clips its subviews. A view that fills the screen clips nothing that the screen itself does not, and
  /// what leaves it has left the screen.
  private static func clips(
    _ view: View, _ transition: Transition, at share: Double, _ canvas: Rect, _ places: SeenPlaces
  ) -> Bool {
    let values = transition.stepped(view.id, at: share)
    guard view.superview != nil, values.clipsToBounds else { return false }
    let rect = places.rects[view.id.index]
    return
      !(rect.minX <= canvas.minX + 1 && rect.minY <= canvas.minY + 1 && rect.maxX >= canvas.maxX - 1
      && rect.maxY >= canvas.maxY - 1)
  }
}

extension Interpolation {
  func callAsFunction(_ from: EdgeInsets, _ to: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: self(from.top, to.top), left: self(from.left, to.left), bottom: self(from.bottom, to.bottom),
      right: self(from.right, to.right))
  }
}
