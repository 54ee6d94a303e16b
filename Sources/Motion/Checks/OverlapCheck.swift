import Geometry
import Views

/// A check for views that overlap only during the transition.
///
/// Considers views that draw something and exist at both ends, neither of which contains the other; a view that fades
/// in or out naturally overlaps others. A sweep along the sparser axis finds the pairs efficiently, even for 10,000
/// views.
struct OverlapCheck: FrameCheck {
  private struct Meeting {
    var frames: [Int] = []
    var worst = 0.0
  }

  /// The maximum number of pairs kept in memory; if thousands of views overlap one another, only some are reported.
  private static let mostMeetings = 20_000

  private var meetings: [ViewPair: Meeting] = [:]
  private var isComplete = true
  private let candidates: [ViewID]

  init(_ context: CheckContext) {
    candidates = context.tree.views.map(\.id).filter { id in
      context.shows[id.index] && context.from.isPresent[id.index] && context.to.isPresent[id.index]
    }
  }

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index, moment.share > 0, moment.share < 1 else { return }
    let seen = candidates.map(\.index).filter { moment.isVisible[$0] }
    let across = IntervalSweep(
      seen.map { .init(low: moment.clipped[$0].minX, high: moment.clipped[$0].maxX, place: $0) })
    let down = IntervalSweep(
      seen.map { .init(low: moment.clipped[$0].minY, high: moment.clipped[$0].maxY, place: $0) })
    let slack = context.limits.slack
    let (first, last, now) = (context.from.clipped, context.to.clipped, moment.clipped)
    // Bounding boxes are not conclusive for rotated layers.
    let saysBoxAll = !context.transition.isTransformed
    (across.crowding < down.crowding ? across : down).forEachPair(slack: slack) { a, b in
      let box = now[a].intersection(now[b])
      guard box.width > slack, box.height > slack else { return }
      // Most overlapping pairs also overlap at an end.
      if saysBoxAll, !first[a].intersection(first[b]).isEmpty || !last[a].intersection(last[b]).isEmpty {
        return
      }
      meet(ViewPair(ViewID(a), ViewID(b)), index, moment, context)
    }
  }

  private mutating func meet(_ pair: ViewPair, _ index: Int, _ moment: Moment, _ context: CheckContext) {
    let slack = context.limits.slack
    guard let common = moment.common(pair.first, pair.second), common.size.width > slack,
      common.size.height > slack
    else { return }
    let part = moment.clipped[pair.first.index].intersection(moment.clipped[pair.second.index])
    if context.isCovered(part, of: pair.first, but: pair.second, at: moment)
      || context.isCovered(part, of: pair.second, but: pair.first, at: moment)
    {
      return
    }
    if meetings[pair] == nil {
      guard context.from.common(pair.first, pair.second) == nil,
        context.to.common(pair.first, pair.second) == nil,
        !context.isInside(pair.second, pair.first)
      else { return }
      guard meetings.count < Self.mostMeetings else {
        isComplete = false
        return
      }
    }
    meetings[pair, default: Meeting()].frames.append(index)
    meetings[pair]!.worst = max(meetings[pair]!.worst, common.area)
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    meetings.compactMap { pair, meeting in
      // Descendants of overlapping views overlap as well, and views that change places have to pass each other: report
      // once.
      guard !isExplainedByOthers(pair, context) else { return nil }
      return MotionFault(
        .overlap, [pair.first, pair.second], frames: meeting.frames,
        "over \(meeting.worst.shown) square points, and at neither end")
    }
  }

  /// A lower bound for the number of unrecorded faults.
  func unreportedCount(_ check: MotionCheck) -> Int { check == .overlap && !isComplete ? 1 : 0 }

  /// Whether two views change places, or are inside two views that overlap or change places.
  private func isExplainedByOthers(_ pair: ViewPair, _ context: CheckContext) -> Bool {
    let (outer, others) = (context.chain(pair.first), context.chain(pair.second))
    if let siblings = context.siblings(outer, others), context.crossing(siblings) != nil { return true }
    for first in outer where context.shows[first.index] {
      for second in others where first != second && context.shows[second.index] {
        let around = ViewPair(first, second)
        if around != pair, meetings[around] != nil { return true }
      }
    }
    return false
  }
}
