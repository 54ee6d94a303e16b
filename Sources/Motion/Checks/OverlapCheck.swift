import Geometry
import Views

/// Views that lie over each other on the way only, and siblings that change places.
///
/// Looked at are views that show something, none of which lies in the other. Of more than 1,500 of them only siblings are
/// compared: all pairs of 10,000 would take minutes.
struct OverlapCheck: FrameCheck {
  private struct Meeting {
    var frames: [Int] = []
    var worst = 0.0
  }

  private struct Pair: Hashable {
    var first, second: ViewID
  }

  private var meetings: [Pair: Meeting] = [:]
  private let candidates: [ViewID]
  private let comparesAll: Bool
  /// Siblings whose order is another at the end, and in which direction.
  private var crossings: [Pair: String] = [:]
  private var firstFrames: [Pair: [Int]] = [:]

  private static let mostForAllPairs = 1_500
  /// The most siblings that are looked at for their order.
  private static let mostSiblings = 400

  init(_ way: Way) {
    candidates = way.tree.views.map(\.id).filter { way.shows[$0.index] }
    comparesAll = candidates.count <= Self.mostForAllPairs
    for view in way.tree.views { addCrossings(among: view.allSubviews.map(\.id), way) }
  }

  /// Siblings of which each is on the other's other side at the end.
  private mutating func addCrossings(among siblings: [ViewID], _ way: Way) {
    let seen = siblings.filter {
      way.from.isVisible[$0.index] && way.to.isVisible[$0.index] && Self.showsAnything($0, way)
    }
    guard seen.count <= Self.mostSiblings else { return }
    for (place, first) in seen.enumerated() {
      for second in seen[(place + 1)...] {
        let (a, b) = (way.from.rect(first), way.from.rect(second))
        let (c, d) = (way.to.rect(first), way.to.rect(second))
        let isAcross = a.maxX <= b.minX && d.maxX <= c.minX || b.maxX <= a.minX && c.maxX <= d.minX
        let isDown = a.maxY <= b.minY && d.maxY <= c.minY || b.maxY <= a.minY && c.maxY <= d.minY
        if isAcross || isDown {
          crossings[Pair(first: first, second: second)] =
            isAcross && isDown
            ? "from side to side and from top to bottom"
            : isAcross ? "from side to side" : "from top to bottom"
        }
      }
    }
  }

  private static func showsAnything(_ id: ViewID, _ way: Way) -> Bool {
    var waiting = [way.tree[id]]
    while let view = waiting.popLast() {
      if way.shows[view.id.index] { return true }
      waiting += view.allSubviews
    }
    return false
  }

  mutating func add(_ moment: Moment, _ way: Way) {
    guard let index = moment.index else { return }
    for pair in crossings.keys where isCrossing(pair, moment, way) {
      firstFrames[pair, default: []].append(index)
    }
    guard moment.share > 0, moment.share < 1 else { return }
    // Sorted by their left edges, a view can only meet those that begin before it ends.
    let seen = candidates.filter { moment.isVisible[$0.index] }
      .map { ($0, moment.rect($0)) }.sorted { ($0.1.minX, $0.0) < ($1.1.minX, $1.0) }
    for (place, (first, rect)) in seen.enumerated() {
      var next = place + 1
      while next < seen.count, seen[next].1.minX < rect.maxX - way.limits.slack {
        meet(first, rect, seen[next].0, seen[next].1, index, way)
        next += 1
      }
    }
  }

  private mutating func meet(
    _ first: ViewID, _ rect: Rect, _ second: ViewID, _ other: Rect, _ index: Int, _ way: Way
  ) {
    let common = rect.intersection(other)
    guard common.width > way.limits.slack, common.height > way.limits.slack else { return }
    guard comparesAll || way.tree[first].superview === way.tree[second].superview else { return }
    let pair = Pair(first: min(first, second), second: max(first, second))
    if meetings[pair] == nil {
      guard !Self.meets(pair, way.from, way.limits), !Self.meets(pair, way.to, way.limits),
        !way.isInside(pair.second, pair.first)
      else { return }
    }
    meetings[pair, default: Meeting()].frames.append(index)
    meetings[pair]!.worst = max(meetings[pair]!.worst, common.width * common.height)
  }

  /// Whether they lie over each other at an end; what is not seen there does not.
  private static func meets(_ pair: Pair, _ end: Moment, _ limits: MotionLimits) -> Bool {
    guard end.isVisible[pair.first.index], end.isVisible[pair.second.index] else { return false }
    let common = end.rect(pair.first).intersection(end.rect(pair.second))
    return common.width > 0 && common.height > 0
  }

  /// Whether they are beside each other in neither the old order nor the new one.
  private func isCrossing(_ pair: Pair, _ moment: Moment, _ way: Way) -> Bool {
    guard moment.isVisible[pair.first.index], moment.isVisible[pair.second.index] else { return false }
    let (a, b) = (moment.rect(pair.first), moment.rect(pair.second))
    let isApart =
      crossings[pair] == "from side to side"
      ? a.maxX <= b.minX || b.maxX <= a.minX : a.maxY <= b.minY || b.maxY <= a.minY
    return !isApart
  }

  func faults(_ way: Way) -> [MotionFault] {
    let meeting = meetings.compactMap { pair, meeting -> MotionFault? in
      // What is in two others that meet meets too, and what changes places has to pass somewhere: told once.
      guard !isToldOfOthers(pair, way) else { return nil }
      return MotionFault(
        .overlap, [pair.first, pair.second], frames: meeting.frames,
        "over \(meeting.worst.shown) square points, and at neither end")
    }
    let crossing = crossings.map { pair, words in
      MotionFault(.crossing, [pair.first, pair.second], frames: firstFrames[pair] ?? [], words)
    }
    return meeting + crossing
  }

  /// Whether two views change places, or are in two that meet or change places.
  private func isToldOfOthers(_ pair: Pair, _ way: Way) -> Bool {
    let (outer, others) = (Self.chain(pair.first, way), Self.chain(pair.second, way))
    for first in outer {
      for second in others where first != second {
        let around = Pair(first: min(first, second), second: max(first, second))
        if crossings[around] != nil || (around != pair && meetings[around] != nil) { return true }
      }
    }
    return false
  }

  /// A view and those around it.
  private static func chain(_ id: ViewID, _ way: Way) -> [ViewID] {
    var result = [id]
    while let superview = way.tree[result[result.count - 1]].superview { result.append(superview.id) }
    return result
  }
}
