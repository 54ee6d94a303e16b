import Geometry
import Views

/// Every check of the way between two layouts, frame by frame.
public struct MotionChecks {
  private let way: Way
  private var checks: [any FrameCheck]
  private var faultsOfEnds: [MotionFault] = []

  /// The most faults of a kind that are told one by one.
  public static let mostOfAKind = 20

  /// The checks of a transition on a tree that is in its last layout.
  ///
  /// - Parameters:
  ///   - isEven: whether frames are equally far from one another; else nothing can be said of steps.
  ///   - texts: what is seen of the texts at either end.
  public init(
    _ transition: Transition, _ tree: ViewTree, limits: MotionLimits = MotionLimits(), isEven: Bool = true,
    texts: (from: MotionTexts, to: MotionTexts) = (MotionTexts(), MotionTexts())
  ) {
    let shows = tree.views.map { view in
      [transition.from, transition.to].contains { end in
        end.stepped[view.id.index].content.showsItself
          || (end.animated[view.id.index].background?.alpha ?? 0) > 0
          || end.animated[view.id.index].borderWidth > 0
      }
    }
    var holdsAnything = shows
    for view in tree.views.reversed() where holdsAnything[view.id.index] {
      if let superview = view.superview { holdsAnything[superview.id.index] = true }
    }
    way = Way(
      tree: tree, transition: transition, limits: limits,
      from: Moment(nil, 0, transition, tree, texts.from),
      to: Moment(nil, 1, transition, tree, texts.to), shows: shows,
      holdsAnything: holdsAnything)
    checks = [
      OverlapCheck(way), CrossingCheck(way), OutsideCheck(), JumpCheck(way), TruncationCheck(),
      CollapseCheck(), BendCheck(),
    ]
    if isEven { checks.append(TeleportCheck()) }
  }

  /// Looks at the next frame.
  ///
  /// - Parameters:
  ///   - index: its place in the schedule.
  ///   - share: its share of the duration.
  ///   - texts: what is seen of the texts in it.
  public mutating func add(_ index: Int, at share: Double, texts: MotionTexts = MotionTexts()) {
    let moment = Moment(index, share, way.transition, way.tree, texts)
    for place in checks.indices { checks[place].add(moment, way) }
  }

  /// Tells of a frame at an end that is not its still.
  public mutating func addEnd(_ frame: Int, _ detail: String) {
    faultsOfEnds.append(MotionFault(.end, [], frames: [frame], detail))
  }

  /// What is wrong, by kind, then in document order; after the most of a kind one that stands for the rest.
  public var faults: [MotionFault] { faults(of: MotionCheck.allCases, except: []) }

  /// As `faults`, of some checks.
  ///
  /// - Parameters:
  ///   - kinds: the checks that count.
  ///   - known: views whose faults do not.
  public func faults(of kinds: [MotionCheck], except known: Set<ViewID>) -> [MotionFault] {
    let found = checks.flatMap { $0.faults(way) } + faultsOfEnds
    let all = found.filter { $0.views.allSatisfy { !known.contains($0) } }
    return MotionCheck.allCases.filter(kinds.contains).flatMap { check in
      let own = all.filter { $0.check == check }.sorted { left, right in
        left.views.lexicographicallyPrecedes(right.views)
      }
      let untold = checks.reduce(0) { $0 + $1.untold(check) }
      return own.prefix(Self.mostOfAKind)
        + rest(check, own.dropFirst(Self.mostOfAKind), untold: untold)
    }
  }

  /// One fault for those that are not told, with their frames; `untold` of them at least were not even kept.
  private func rest(_ check: MotionCheck, _ faults: ArraySlice<MotionFault>, untold: Int) -> [MotionFault] {
    let count = faults.count + untold
    guard count > 0 else { return [] }
    var rest = MotionFault(
      check, [], frames: Set(faults.flatMap(\.frames)).sorted(),
      "and \(untold > 0 ? "at least " : "")\(count) more of this kind")
    rest.isRest = true
    return [rest]
  }
}
