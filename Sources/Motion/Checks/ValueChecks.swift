import Geometry
import Glibc
import Views

/// A check for visible properties that change abruptly.
struct JumpCheck: FrameCheck {
  private var frames: [ViewID: Int] = [:]
  /// The views with abrupt changes, and the properties that change.
  private let jumps: [(view: ViewID, changes: [SteppedValues.Property])]

  init(_ context: CheckContext) {
    jumps = context.tree.views.compactMap { view in
      let changes = Self.changes(view, context)
      return changes.isEmpty ? nil : (view.id, changes)
    }
  }

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index else { return }
    for (view, _) in jumps where frames[view] == nil {
      if context.transition.stepped(view, at: moment.share) != context.transition.from.stepped[view.index] {
        frames[view] = index
      }
    }
  }

  /// Returns the abrupt changes of a view that is visible when they happen.
  private static func changes(_ view: View, _ context: CheckContext) -> [SteppedValues.Property] {
    guard context.transition.presence(of: view.id) == .both else { return [] }
    let (from, to) = (context.from.isVisible[view.id.index], context.to.isVisible[view.id.index])
    guard from || to else { return [] }
    let (first, last) = (
      context.transition.from.stepped[view.id.index], context.transition.to.stepped[view.id.index]
    )
    // The properties of a stack view or another container affect its subviews' frames, which are animated.
    let showsContent = first.content.showsItself || last.content.showsItself
    let changes = first.changes(to: last).filter { $0 != .clipping && ($0 != .content || showsContent) }
    // A container that is hidden affects its descendants; an empty view that draws nothing changes invisibly.
    if !context.shows[view.id.index], view.allSubviews.isEmpty { return [] }
    let isCovered = [context.from, context.to].allSatisfy {
      context.isCovered($0.clipped[view.id.index], of: view.id, at: $0)
    }
    if isCovered { return [] }
    return from && to ? changes : changes.filter { $0 == .hidden }
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    jumps.compactMap { view, changes in
      frames[view].map {
        MotionFault(.jump, [view], frames: [$0], changes.map(\.rawValue).joined(separator: ", "))
      }
    }
  }
}

/// A check for texts that are truncated only during the transition.
struct TruncationCheck: FrameCheck {
  private var found = FaultyFrames()

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index, moment.share > 0, moment.share < 1 else { return }
    for view in moment.cutTexts where moment.isVisible[view.index] {
      if context.from.cutTexts.contains(view) || context.to.cutTexts.contains(view) { continue }
      found.add(view, index, 0)
    }
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    found.faults(.truncated) { _ in "whole at both ends" }
  }
}

/// A check for sizes that pass through zero.
struct CollapseCheck: FrameCheck {
  private var found = FaultyFrames()

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index else { return }
    for view in context.tree.views where context.transition.presence(of: view.id) == .both {
      guard context.from.isVisible[view.id.index], context.to.isVisible[view.id.index] else { continue }
      let size = context.transition.animated(view.id, at: moment.share).size
      let least = min(size.width, size.height)
      if least <= 0 { found.add(view.id, index, -least) }
    }
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    found.faults(.collapse) { $0 > 0 ? "\($0.shown) points below zero" : "width or height is 0" }
  }
}

/// A check for images that are stretched with their view and temporarily distorted more than at both ends.
struct BendCheck: FrameCheck {
  private var found = FaultyFrames()

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index, moment.share > 0, moment.share < 1 else { return }
    for view in context.tree.views where moment.isVisible[view.id.index] {
      guard (view.content.image ?? nil) != nil,
        context.transition.stepped(view.id, at: moment.share).contentMode == .scaleToFill,
        let own = Self.aspect(moment.places.sides(view.id)),
        let first = Self.aspect(context.from.places.sides(view.id)),
        let last = Self.aspect(context.to.places.sides(view.id))
      else { continue }
      let factor = min(Self.factor(own, first), Self.factor(own, last))
      if factor > context.limits.bend { found.add(view.id, index, factor) }
    }
  }

  private static func aspect(_ sides: Size) -> Double? {
    sides.width > 0.5 && sides.height > 0.5 ? sides.width / sides.height : nil
  }

  private static func factor(_ a: Double, _ b: Double) -> Double { max(a / b, b / a) }

  func faults(_ context: CheckContext) -> [MotionFault] {
    found.faults(.bent) { "\($0.shown) times off the aspect ratio at both ends" }
  }
}
