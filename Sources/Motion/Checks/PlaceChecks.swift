import Geometry
import Views

/// The frames in which a view shows a fault, and a description of the worst one.
struct FaultyFrames {
  private var frames: [ViewID: [Int]] = [:]
  private var worst: [ViewID: Double] = [:]

  mutating func add(_ view: ViewID, _ index: Int, _ measure: Double) {
    frames[view, default: []].append(index)
    worst[view] = max(worst[view] ?? measure, measure)
  }

  func faults(_ check: MotionCheck, _ words: (Double) -> String) -> [MotionFault] {
    frames.map { view, frames in MotionFault(check, [view], frames: frames, words(worst[view] ?? 0)) }
  }
}

/// A check for views that temporarily leave the screen or the safe area.
struct OutsideCheck: FrameCheck {
  private var screen = FaultyFrames()
  private var safe = FaultyFrames()
  private var leftScreen: Set<ViewID> = []

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index else { return }
    // The root view is the screen's own background.
    for view in context.tree.views.dropFirst()
    where context.shows[view.id.index] && moment.isVisible[view.id.index] {
      guard context.from.isVisible[view.id.index], context.to.isVisible[view.id.index] else { continue }
      let slack = context.limits.slack
      let distance = Self.reach(moment.clipped[view.id.index], beyond: moment.canvas)
      let isCovered = context.isCovered(moment.clipped[view.id.index], of: view.id, at: moment)
      if distance > slack, !isCovered, isWithin(view.id, context, \.canvas) {
        screen.add(view.id, index, distance)
        leftScreen.insert(view.id)
      }
      let inset = Self.reach(moment.clipped[view.id.index], beyond: moment.safe)
      if inset > slack, !isCovered, isWithin(view.id, context, \.safe) { safe.add(view.id, index, inset) }
    }
  }

  private func isWithin(_ id: ViewID, _ context: CheckContext, _ area: KeyPath<Moment, Rect>) -> Bool {
    Self.reach(context.from.clipped[id.index], beyond: context.from[keyPath: area]) <= 0.01
      && Self.reach(context.to.clipped[id.index], beyond: context.to[keyPath: area]) <= 0.01
  }

  /// Returns how far a rectangle extends beyond another, in points.
  private static func reach(_ rect: Rect, beyond area: Rect) -> Double {
    max(area.minX - rect.minX, area.minY - rect.minY, rect.maxX - area.maxX, rect.maxY - area.maxY)
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    screen.faults(.outside) { "\($0.shown) points out of the screen" }
      + safe.faults(.outside) { "\($0.shown) points out of the safe area" }.filter {
        !leftScreen.contains($0.views[0])
      }
  }
}

/// A check for views that move too far in one frame.
struct TeleportCheck: FrameCheck {
  private var found = FaultyFrames()
  private var before: Moment?

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    defer { before = moment }
    guard let before, let index = moment.index else { return }
    let (width, height) = (moment.canvas.width, moment.canvas.height)
    let diagonal = (width * width + height * height).squareRoot()
    for view in context.tree.views where context.shows[view.id.index] {
      guard before.isVisible[view.id.index], moment.isVisible[view.id.index] else { continue }
      let (a, b) = (before.rect(view.id), moment.rect(view.id))
      let (dx, dy) = (b.midX - a.midX, b.midY - a.midY)
      let distance = (dx * dx + dy * dy).squareRoot()
      if distance > context.limits.step * diagonal { found.add(view.id, index, distance) }
    }
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    found.faults(.teleport) { "\($0.shown) points in one frame" }
  }
}
