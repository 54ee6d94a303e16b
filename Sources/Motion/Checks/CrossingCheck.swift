import Geometry
import Views

/// A pair of views in document order.
struct ViewPair: Hashable {
  let first, second: ViewID

  init(_ one: ViewID, _ other: ViewID) { (first, second) = (min(one, other), max(one, other)) }
}

/// The direction in which two siblings change places.
enum Crossing: String {
  case across = "from side to side"
  case down = "from top to bottom"
}

extension CheckContext {
  /// Returns how two siblings change places: they are in the same row or column at both ends, in opposite order.
  ///
  /// Views that are never in the same row or column may pass each other at a distance; that is not an exchange.
  func crossing(_ pair: ViewPair) -> Crossing? {
    let (one, other) = (pair.first.index, pair.second.index)
    guard from.isVisible[one], from.isVisible[other], to.isVisible[one], to.isVisible[other],
      holdsAnything[one], holdsAnything[other]
    else { return nil }
    let (a, b, c, d) = (from.clipped[one], from.clipped[other], to.clipped[one], to.clipped[other])
    let areInRow = Self.common(a.minY, a.maxY, b.minY, b.maxY) && Self.common(c.minY, c.maxY, d.minY, d.maxY)
    let areInColumn =
      Self.common(a.minX, a.maxX, b.minX, b.maxX) && Self.common(c.minX, c.maxX, d.minX, d.maxX)
    let isAcross =
      areInRow && (a.maxX <= b.minX && d.maxX <= c.minX || b.maxX <= a.minX && c.maxX <= d.minX)
    let isDown =
      areInColumn && (a.maxY <= b.minY && d.maxY <= c.minY || b.maxY <= a.minY && c.maxY <= d.minY)
    // Views that are next to each other in a row cannot share a column.
    return isAcross ? .across : isDown ? .down : nil
  }

  private static func common(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
    min(b, d) > max(a, c)
  }

  /// Returns a view and its ancestors, innermost first.
  func chain(_ id: ViewID) -> [ViewID] {
    var result = [id]
    while let superview = tree[result[result.count - 1]].superview { result.append(superview.id) }
    return result
  }

  /// Returns the two members of two chains that are siblings; nil if one chain's view contains the other's.
  func siblings(_ one: [ViewID], _ other: [ViewID]) -> ViewPair? {
    for (first, second) in zip(one.reversed(), other.reversed()) where first != second {
      return ViewPair(first, second)
    }
    return nil
  }
}

/// A check for siblings that change places in a row or column.
struct CrossingCheck: FrameCheck {
  private struct Passing {
    var pair: ViewPair
    var crossing: Crossing
    var frames: [Int] = []
  }

  /// The maximum number of exchanges whose frames are tracked; others are only counted.
  private static let mostFollowed = 2_000

  private var passings: [Passing] = []
  private var others = 0

  init(_ context: CheckContext) {
    for view in context.tree.views where view.allSubviews.count > 1 {
      let seen = view.allSubviews.map(\.id).filter { id in
        context.from.isVisible[id.index] && context.to.isVisible[id.index] && context.holdsAnything[id.index]
      }
      add(among: seen, context)
    }
  }

  /// Adds the siblings that share a row, then those that share only a column.
  private mutating func add(among siblings: [ViewID], _ context: CheckContext) {
    let places = siblings.map { ($0.index, context.from.clipped[$0.index]) }
    let rows = IntervalSweep(places.map { .init(low: $1.minY, high: $1.maxY, place: $0) })
    let columns = IntervalSweep(places.map { .init(low: $1.minX, high: $1.maxX, place: $0) })
    rows.forEachPair(slack: 0) { add(ViewPair(ViewID($0), ViewID($1)), .across, context) }
    columns.forEachPair(slack: 0) { add(ViewPair(ViewID($0), ViewID($1)), .down, context) }
  }

  private mutating func add(_ pair: ViewPair, _ kind: Crossing, _ context: CheckContext) {
    guard let crossing = context.crossing(pair), crossing == kind else { return }
    if passings.count < Self.mostFollowed {
      passings.append(Passing(pair: pair, crossing: crossing))
    } else {
      others += 1
    }
  }

  mutating func add(_ moment: Moment, _ context: CheckContext) {
    guard let index = moment.index else { return }
    for place in passings.indices where isPassing(passings[place], moment) {
      passings[place].frames.append(index)
    }
  }

  /// Whether two views are next to each other in neither the old nor the new order.
  private func isPassing(_ passing: Passing, _ moment: Moment) -> Bool {
    let (first, second) = (passing.pair.first.index, passing.pair.second.index)
    guard moment.isVisible[first], moment.isVisible[second] else { return false }
    let (a, b) = (moment.clipped[first], moment.clipped[second])
    let isApart =
      passing.crossing == .across
      ? a.maxX <= b.minX || b.maxX <= a.minX : a.maxY <= b.minY || b.maxY <= a.minY
    return !isApart
  }

  func faults(_ context: CheckContext) -> [MotionFault] {
    passings.map { passing in
      MotionFault(
        .crossing, [passing.pair.first, passing.pair.second], frames: passing.frames,
        passing.crossing.rawValue)
    }
  }

  func unreportedCount(_ check: MotionCheck) -> Int { check == .crossing ? others : 0 }
}
