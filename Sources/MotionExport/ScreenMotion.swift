import Geometry
import Motion
import Painting
import Raster
import Screens
import Views

/// The transition of a screen from one layout to another.
///
/// Both ends are laid out and drawn as stills. A frame in between gives a copy of the last one's tree its interpolated
/// values and draws it. The first and the last frame are the stills' own drawings.
package final class ScreenMotion {
  /// The screen.
  package let screen: Screen
  /// The values at both ends, and the timing.
  package let transition: Transition
  /// The names of the ends.
  package let names: (from: String, to: String)
  /// The traits of the ends.
  package var traits: (from: ScreenTraits, to: ScreenTraits) {
    (ends.from.laidOut.traits, ends.to.laidOut.traits)
  }
  /// Both ends as stills, with their findings.
  package let ends: (from: DrawnScreen, to: DrawnScreen)
  package let renderer: Renderer
  /// The tree in the layout that the transition ends with.
  package var tree: ViewTree { ends.to.laidOut.tree }
  private var painter: TreePainter { ends.to.painter }

  /// Lays out both ends.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - from: The traits of the start.
  ///   - to: The traits of the end; the two differ in orientation and state only.
  ///   - timing: The timing.
  ///   - overrides: The timing of views with a different one.
  ///   - renderer: Draws the frames.
  package init(
    _ screen: Screen, from: ScreenTraits, to: ScreenTraits, timing: Timing,
    overrides: [ViewID: Timing] = [:], renderer: Renderer
  ) {
    self.screen = screen
    self.renderer = renderer
    names = Self.names(from, to)
    let first = Self.end(screen, from, renderer)
    let last = Self.end(screen, to, renderer)
    ends = (first.drawn, last.drawn)
    transition = Transition(from: first.values, to: last.values, timing: timing, overrides: overrides)
  }

  /// Lays out the screen once, so that the still and the values come from the same layout.
  private static func end(
    _ screen: Screen, _ traits: ScreenTraits, _ renderer: Renderer
  ) -> (drawn: DrawnScreen, values: MotionEnd) {
    let laidOut = renderer.layOut(screen, traits)
    let drawn = renderer.drawing(of: laidOut)
    let values = MotionEnd(of: laidOut.tree, frames: laidOut.frames, safeArea: laidOut.insets) { color in
      drawn.painter.value(of: color)
    }
    return (drawn, values)
  }

  /// The drawings of the stills.
  package var stills: (from: Drawing, to: Drawing) { (ends.from.drawing, ends.to.drawing) }

  /// Returns names that distinguish the ends: their orientations and states.
  package static func names(_ from: ScreenTraits, _ to: ScreenTraits) -> (from: String, to: String) {
    func name(_ traits: ScreenTraits) -> String {
      var parts: [String] = []
      if from.orientation != to.orientation { parts.append(traits.orientation.rawValue) }
      if from.state != to.state { parts.append(traits.state ?? ScreenRequest.initialState) }
      return parts.isEmpty ? traits.orientation.rawValue : parts.joined(separator: "-")
    }
    return (name(from), name(to))
  }

  // MARK: Frames

  /// Pixels per point.
  package var scale: Double { stills.to.scale }

  /// Returns the drawing at a fraction of the duration; at 0 and 1, that of the still, on the canvas of both ends if
  /// the screen keeps its size.
  package func drawing(at share: Double) -> Drawing {
    if share > 0, share < 1 { return interpolatedDrawing(at: share) }
    let still = share <= 0 ? stills.from : stills.to
    return keepsSize ? still.extended(to: canvasOfBothEnds) : still
  }

  /// Whether the screen has the same size at both ends; then only the additions of highlights make the pictures differ.
  private var keepsSize: Bool { ends.from.laidOut.frames.canvas == ends.to.laidOut.frames.canvas }

  /// Returns the drawing computed from interpolated values, even at the ends.
  func interpolatedDrawing(at share: Double) -> Drawing {
    let progress = transition.progress(at: share)
    let (tree, frames, bars) = moment(at: share)
    var drawing = painter.drawing(of: tree, frames: frames, around: bars)
    let plain = drawing
    // Legends fade over their background.
    drawing = drawing.extended(to: canvas(at: share))
    drawing.commands += layer(ends.from.marks, frames, over: plain, alpha: 1 - progress)
    drawing.commands += layer(ends.to.marks, frames, over: plain, alpha: progress)
    drawing.commands += layer(
      oneSided(frames), naming: .labels, over: plain, alpha: 4 * progress * (1 - progress))
    return drawing
  }

  /// Returns the tree with its values at a fraction of the duration, its frames and the bars around it.
  package func moment(at share: Double) -> (tree: ViewTree, frames: Frames, bars: Surroundings) {
    let bars = ends.from.surroundings.interpolated(to: ends.to.surroundings, transition.progress(at: share))
    let (tree, frames) = transition.tree(self.tree, at: share)
    return (tree, frames, bars)
  }

  /// Returns the visible parts of the texts at a fraction of the duration.
  func shownTexts(at share: Double) -> MotionTexts {
    let (tree, frames) = transition.tree(self.tree, at: share)
    let texts = painter.shownTexts(in: tree, frames: frames)
    return MotionTexts(cut: texts.cut, ink: texts.ink)
  }

  /// Returns the size of the canvas at a fraction of the duration, including the additions of highlights, in points,
  /// aligned to the pixel grid.
  private func canvas(at share: Double) -> Size {
    if keepsSize { return canvasOfBothEnds }
    let (first, last) = (stills.from.canvas, stills.to.canvas)
    let (grid, progress) = (PixelGrid(scale: scale), transition.progress(at: share))
    func side(_ from: Double, _ to: Double) -> Double {
      max(1 / scale, grid.round(from + (to - from) * min(max(progress, 0), 1)))
    }
    return Size(width: side(first.width, last.width), height: side(first.height, last.height))
  }

  /// Returns the pixel bounds that contain every frame of a schedule.
  package func largestPixelSize(_ times: [Double]) -> PixelRect {
    let grid = PixelGrid(scale: scale)
    return times.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { size, share in
      let canvas =
        keepsSize || (share > 0 && share < 1)
        ? canvas(at: share) : share <= 0 ? stills.from.canvas : stills.to.canvas
      let own = grid.pixels(Rect(origin: .zero, size: canvas))
      return PixelRect(x: 0, y: 0, width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// Rejects a transition with a frame that could not be drawn, whatever it is needed for.
  ///
  /// - Throws: `RenderError`: an end has an empty canvas, or the frames are too large.
  package func checkPictures(on canvas: MotionRequest.Canvas = .content) throws(RenderError) {
    for still in [stills.from, stills.to] {
      try Renderer.check(width: still.pixelSize.width, height: still.pixelSize.height)
    }
    let whole = largestPixelSize([0, 1])
    try Renderer.check(width: whole.width, height: whole.height)
    guard canvas == .device else { return }
    let side = DeviceStage.side(of: self)
    try Renderer.check(width: side, height: side)
  }

  // MARK: Marks

  /// Returns the highlights of an end as they fade, each at the position of its view, distinguished as in the still.
  private func layer(
    _ marks: ScreenMarks, _ frames: Frames, over plain: Drawing, alpha: Double
  ) -> [Drawing.Command] {
    let placed = marks.highlights.map { mark in
      var mark = mark
      if let view = view(of: mark) { mark.rect = frames[view] }
      return mark
    }
    return layer(placed, naming: marks.naming, over: plain, alpha: alpha)
  }

  private func layer(
    _ marks: [Highlight], naming: HighlightPainter.Naming, over plain: Drawing, alpha: Double
  ) -> [Drawing.Command] {
    let alpha = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    guard alpha > 0, !marks.isEmpty else { return [] }
    let marked = HighlightPainter(fonts: renderer.fonts).drawing(plain, with: marks, naming: naming)
    let commands = Array(marked.commands.dropFirst(plain.commands.count))
    return alpha == 255 ? commands : [.beginGroup(alpha: alpha)] + commands + [.endGroup]
  }

  /// Returns the live view of a highlight; highlights for a template's own views have none.
  private func view(of mark: Highlight) -> ViewID? {
    guard mark.kind != .ghost, mark.kind != .untargeted, let id = mark.objectID else { return nil }
    return viewsByObjectID[id]
  }

  private lazy var viewsByObjectID: [String: ViewID] = Dictionary(
    tree.views.map { ($0.objectID, $0.id) }, uniquingKeysWith: { first, _ in first })

  /// Returns highlights for views that exist at one end only, hatched while they fade; they include their subviews.
  private func oneSided(_ frames: Frames) -> [Highlight] {
    guard renderer.highlights.contains(.unmatched) else { return [] }
    return tree.views.compactMap { view in
      let presence = transition.presence(of: view.id)
      guard presence == .fromOnly || presence == .toOnly, !frames.isHidden[view.id.index],
        view.superview.map({ transition.presence(of: $0.id) != presence }) ?? true
      else { return nil }
      let side = presence == .fromOnly ? names.from : names.to
      return Highlight(
        kind: .unmatched, rect: frames[view.id], label: "\(view.phrase): only in \(side)",
        objectID: view.objectID)
    }
  }
}

extension Surroundings {
  /// Returns the interpolated bars: those present at both ends move, others are as at the end.
  func interpolated(to end: Surroundings, _ progress: Double) -> Surroundings {
    func mix(_ first: Rect?, _ last: Rect?) -> Rect? {
      guard let first, let last, first != last else { return last }
      func side(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
      return Rect(
        x: side(first.minX, last.minX), y: side(first.minY, last.minY),
        width: max(0, side(first.width, last.width)), height: max(0, side(first.height, last.height)))
    }
    // Properties that are not animated, such as the layout of tabs, change when the animation begins.
    if progress <= 0 { return self }
    var result = end
    result.navigationBar = mix(navigationBar, end.navigationBar)
    if showsLargeTitle != end.showsLargeTitle, navigationBar != nil, end.navigationBar != nil {
      result.largeTitleShare = showsLargeTitle ? 1 - progress : progress
      result.largeTitleShare = min(max(result.largeTitleShare ?? 0, 0), 1)
    }
    result.toolbar = mix(toolbar, end.toolbar)
    result.tabBar = mix(tabBar, end.tabBar)
    result.island = mix(island, end.island)
    result.statusBar = mix(statusBar, end.statusBar)
    if let card = mix(card?.frame, end.card?.frame) { result.card?.frame = card }
    result.homeIndicator = mix(homeIndicator, end.homeIndicator)
    return result
  }
}
