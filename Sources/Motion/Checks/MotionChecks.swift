import Views

/// All checks of the transition between two layouts, frame by frame.
package struct MotionChecks {
  private let context: CheckContext
  private var checks: [any FrameCheck]
  private var faultsOfEnds: [MotionFault] = []

  /// The maximum number of faults of a kind that are reported individually.
  package static let mostOfAKind = 20

  /// Creates the checks of a transition. `tree`: the view tree, in the transition's last layout. `isEven`: whether
  /// frames are evenly spaced; otherwise the size of steps cannot be judged.
  package init(
    _ transition: Transition, _ tree: ViewTree, limits: MotionLimits = MotionLimits(), isEven: Bool = true,
    texts: (from: MotionTexts, to: MotionTexts) = (MotionTexts(), MotionTexts())
  ) {
    let ends = [transition.from, transition.to]
    let shows = tree.views.map { view -> Bool in
      ends.contains { end -> Bool in
        let animated = end.animated[view.id.index]
        if end.stepped[view.id.index].content.showsItself || animated.borderWidth > 0 { return true }
        return (animated.background?.alpha ?? 0) > 0
      }
    }
    var holdsAnything = shows
    for view in tree.views.reversed() where holdsAnything[view.id.index] {
      if let superview = view.superview { holdsAnything[superview.id.index] = true }
    }
    context = CheckContext(
      tree: tree, transition: transition, limits: limits,
      from: Moment(nil, 0, transition, tree, texts.from),
      to: Moment(nil, 1, transition, tree, texts.to), shows: shows,
      holdsAnything: holdsAnything)
    checks = [
      OverlapCheck(context), CrossingCheck(context), OutsideCheck(), JumpCheck(context), TruncationCheck(),
      CollapseCheck(), BendCheck(),
    ]
    if isEven { checks.append(TeleportCheck()) }
  }

  /// Checks the next frame.
  package mutating func add(_ index: Int, at share: Double, texts: MotionTexts = MotionTexts()) {
    let moment = Moment(index, share, context.transition, context.tree, texts)
    for place in checks.indices { checks[place].add(moment, context) }
  }

  /// Reports an end frame that differs from its still.
  package mutating func addEnd(_ frame: Int, _ detail: String) {
    faultsOfEnds.append(MotionFault(.end, [], frames: [frame], detail))
  }

  /// The faults by kind, then in document order; faults beyond the maximum of a kind are summarized by one.
  package var faults: [MotionFault] { faults(of: MotionCheck.allCases, except: []) }

  /// Returns the faults of some checks. `kinds`: the checks to include.
  package func faults(of kinds: [MotionCheck], except known: Set<ViewID>) -> [MotionFault] {
    let found = checks.flatMap { $0.faults(context) } + faultsOfEnds
    let all = withoutFollowers(found).filter { $0.views.allSatisfy { !known.contains($0) } }
    return MotionCheck.allCases.filter(kinds.contains).flatMap { check in
      let own = all.filter { $0.check == check }.sorted { left, right in
        left.views.lexicographicallyPrecedes(right.views)
      }
      let unreportedCount = checks.reduce(0) { $0 + $1.unreportedCount(check) }
      return own.prefix(Self.mostOfAKind)
        + rest(check, own.dropFirst(Self.mostOfAKind), unreportedCount: unreportedCount)
    }
  }

  /// Returns the faults without those that a view has only because a view around it has them: the contents of a view
  /// that leaves the screen, moves too far or shrinks to nothing do so, too.
  private func withoutFollowers(_ faults: [MotionFault]) -> [MotionFault] {
    var frames: [MotionCheck: [ViewID: Set<Int>]] = [:]
    for fault in faults where fault.views.count == 1 && fault.check.isPassedOn {
      frames[fault.check, default: [:]][fault.views[0], default: []].formUnion(fault.frames)
    }
    return faults.filter { fault in
      guard fault.views.count == 1, let own = frames[fault.check] else { return true }
      return !context.chain(fault.views[0]).dropFirst().contains { around in
        own[around].map { $0.isSuperset(of: fault.frames) } ?? false
      }
    }
  }

  /// Returns a fault that summarizes those not reported individually, with their frames; at least `unreportedCount` of
  /// them were not even recorded.
  private func rest(_ check: MotionCheck, _ faults: ArraySlice<MotionFault>, unreportedCount: Int)
    -> [MotionFault]
  {
    let count = faults.count + unreportedCount
    guard count > 0 else { return [] }
    var rest = MotionFault(
      check, [], frames: Set(faults.flatMap(\.frames)).sorted(),
      "and \(unreportedCount > 0 ? "at least " : "")\(count) more of this kind")
    rest.isRest = true
    return [rest]
  }
}
