import Geometry
import Views

/// Every check of the way between two layouts, frame by frame.
public struct MotionChecks {
  private let way: Way
  private var checks: [any FrameCheck]
  private var faultsOfEnds: [MotionFault] = []

  /// The most faults of a kind that are told.
  public static let mostOfAKind = 20

  /// The checks of a transition on a tree that is in its last layout.
  ///
  /// - Parameters:
  ///   - isEven: whether frames are equally far from one another; else nothing can be said of steps.
  ///   - cutTexts: the views whose text is cut at either end.
  public init(
    _ transition: Transition, _ tree: ViewTree, limits: MotionLimits = MotionLimits(), isEven: Bool = true,
    cutTexts: (from: [ViewID], to: [ViewID])
  ) {
    let shows = tree.views.map { view in
      [transition.from, transition.to].contains { end in
        end.stepped[view.id.index].content != .plain
          || (end.animated[view.id.index].background?.alpha ?? 0) > 0
          || end.animated[view.id.index].borderWidth > 0
      }
    }
    way = Way(
      tree: tree, transition: transition, limits: limits,
      from: Self.moment(nil, 0, transition, tree, cutTexts.from),
      to: Self.moment(nil, 1, transition, tree, cutTexts.to), shows: shows)
    checks = [
      OverlapCheck(way), OutsideCheck(), JumpCheck(way), TruncationCheck(), CollapseCheck(), BendCheck(),
    ]
    if isEven { checks.append(TeleportCheck()) }
  }

  /// Looks at the next frame.
  ///
  /// - Parameters:
  ///   - index: its place in the schedule.
  ///   - share: its share of the duration.
  ///   - cutTexts: the views whose text is cut in it.
  public mutating func add(_ index: Int, at share: Double, cutTexts: [ViewID]) {
    let moment = Self.moment(index, share, way.transition, way.tree, cutTexts)
    for place in checks.indices { checks[place].add(moment, way) }
  }

  /// Tells of a frame at an end that is not its still.
  public mutating func addEnd(_ frame: Int, _ detail: String) {
    faultsOfEnds.append(MotionFault(.end, [], frames: [frame], detail))
  }

  /// What is wrong, by kind, then in document order.
  public var faults: [MotionFault] {
    let all = checks.flatMap { $0.faults(way) } + faultsOfEnds
    return MotionCheck.allCases.flatMap { check in
      let own = all.filter { $0.check == check }.sorted { left, right in
        left.views.lexicographicallyPrecedes(right.views)
      }
      return Array(own.prefix(Self.mostOfAKind))
    }
  }

  private static func moment(
    _ index: Int?, _ share: Double, _ transition: Transition, _ tree: ViewTree, _ cutTexts: [ViewID]
  ) -> Moment {
    let frames = transition.frames(of: tree, at: share)
    var alphas = [Double](repeating: 0, count: tree.views.count)
    for view in tree.views where transition.presence(of: view.id) != .neither {
      let around = view.superview.map { alphas[$0.id.index] } ?? 1
      alphas[view.id.index] = around * transition.animated(view.id, at: share).alpha
    }
    let canvas = Rect(origin: .zero, size: frames.canvas)
    let isVisible = tree.views.map { view in
      alphas[view.id.index] > 0.01 && !frames.isHidden[view.id.index]
        && !frames.unrounded[view.id.index].intersection(canvas).isEmpty
    }
    let safeArea = Interpolation(transition.progress(at: share))(
      transition.from.safeArea, transition.to.safeArea)
    return Moment(
      index: index, share: share, frames: frames, isVisible: isVisible, safeArea: safeArea,
      cutTexts: Set(cutTexts))
  }
}

extension Interpolation {
  func callAsFunction(_ from: EdgeInsets, _ to: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: self(from.top, to.top), left: self(from.left, to.left), bottom: self(from.bottom, to.bottom),
      right: self(from.right, to.right))
  }
}
