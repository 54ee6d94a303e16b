import Diagnostics
import Geometry
import Simplex
import Views

/// Lays out a tree by its constraints, as UIKit's layout engine does.
///
/// Texts wrap at the widths that the solution gives them, and margins and safe areas depend on where views stand, so
/// the system is solved again with what the solution says, until nothing changes or `passes` is reached. Nearly all
/// screens need two.
public enum AutoLayout {
  /// How often a solution may change what it was solved for.
  static let passes = Deviations.passes

  /// What layout found out besides the frames.
  public struct Outcome {
    /// Conflicts, ambiguities, references that lead nowhere.
    public var findings: [Finding] = []
    /// Views that hold constraints which were given up, in document order.
    public var conflicting: [ViewID] = []
    /// Views whose place or size the constraints leave open, in document order.
    public var ambiguous: [ViewID] = []
    /// The constraints that were given up, in words, each with the view that holds it; in the solver's order.
    public var givenUp: [Remark] = []
    /// What is open of each ambiguous view, such as `width, height`; in document order.
    public var openAxes: [Remark] = []

    /// Nothing found.
    public init() {}
  }

  /// Something said of a view.
  public struct Remark: Hashable, Sendable {
    /// The view.
    public let view: ViewID
    /// What the report says.
    public let words: String
  }

  /// Returns whether constraints, a stack view or an arrangement place a view of the tree.
  ///
  /// - Parameter tree: The tree; views that are not installed do not count.
  public static func isNeeded(by tree: ViewTree) -> Bool {
    tree.installedViews.contains { $0.isPlacedByConstraints || $0.isStack || $0.arrangement != nil }
  }

  /// Returns whether a running app places a view of the tree other than by its frame and mask.
  ///
  /// That is so where constraints or an arrangement place a view, or a class arranges its subviews itself: table views,
  /// toolbars and stack views, whatever the document says of them.
  ///
  /// - Parameter tree: The tree; views that are not installed do not count.
  public static func isNeededInApp(by tree: ViewTree) -> Bool {
    tree.installedViews.contains {
      switch $0.content {
      case .tableView, .toolbar, .stackView: true
      default: $0.isPlacedByConstraints || $0.arrangement != nil
      }
    }
  }

  /// Gives every view the frame that the constraints ask for on a canvas (points).
  ///
  /// Views without constraints follow their superviews by their masks, from the frames that they have. Arrangements
  /// place what they name.
  ///
  /// - Parameters:
  ///   - tree: The tree, whose views get their frames, in points.
  ///   - canvas: The size of the root view, in points.
  ///   - traits: Safe area, scale, layout direction and era.
  ///   - customs: The arrangements that code defines, by name.
  ///   - measure: Measures texts, in points; asked once for equal requests.
  /// - Returns: The findings, and the constraints that conflict or leave frames open.
  public static func layOut(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, customs: CustomArrangements = .standard,
    measure: @escaping TextMeasuring
  ) -> Outcome {
    layOut(
      tree, canvas: canvas, traits: traits, customs: customs, workLimit: Deviations.workLimit,
      measure: measure)
  }

  /// As above, with a limit of the work that every solution may cause.
  static func layOut(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, customs: CustomArrangements = .standard,
    workLimit: Int, measure: @escaping TextMeasuring
  ) -> Outcome {
    let cached = remembering(measure)
    let arrangements = TreeArrangements(
      tree, sizes: IntrinsicSizes(traits: traits, measure: cached), customs: customs)
    if !arrangements.isEmpty, !isConstrained(tree, arrangements, traits) {
      return arrange(tree, arrangements, canvas: canvas, traits: traits)
    }
    let system = settled(
      tree, canvas: canvas, traits: traits, arrangements: arrangements, workLimit: workLimit, measure: cached)
    write(system, to: tree)
    if traits.isDesignCanvas, traits.era.labelsRoundOutward {
      roundOutward(tree, PixelGrid(scale: traits.scale))
    }
    var outcome = Outcome()
    outcome.findings = arrangements.findings + system.findings
    if system.solver.isExhausted {
      outcome.findings.append(.unsolved(tree.root))
      return outcome
    }
    report(system.conflicts, of: tree, in: &outcome)
    system.open()
    if system.solver.isExhausted {
      outcome.findings.append(.unknownAmbiguity(tree.root))
      return outcome
    }
    let open = system.ambiguousViews
    if system.solver.isExhausted {
      outcome.findings.append(.unknownAmbiguity(tree.root))
    } else {
      report(open, in: &outcome)
    }
    return outcome
  }

  /// The system whose solution is the layout: solved with what its last solution but one said, which is what the last
  /// says too unless `passes` ran out.
  static func settled(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, arrangements given: TreeArrangements? = nil,
    workLimit: Int = Deviations.workLimit,
    measure: @escaping TextMeasuring
  ) -> ConstraintSystem {
    let arrangements =
      given
      ?? TreeArrangements(tree, sizes: IntrinsicSizes(traits: traits, measure: measure), customs: .standard)
    let rules = LayoutMarginRules(traits: traits, canvas: canvas)
    func solved(_ feedback: LayoutFeedback) -> ConstraintSystem {
      let system = ConstraintSystem(
        tree, canvas: canvas, traits: traits, feedback: feedback, arrangements: arrangements,
        workLimit: workLimit, measure: measure)
      system.solve()
      return system
    }
    var feedback = LayoutFeedback(tree, rules, arrangements)
    var system = solved(feedback)
    for _ in 1..<passes(for: arrangements) where !system.solver.isExhausted {
      let next = LayoutFeedback(
        tree, rules, arrangements, rects: tree.views.map(system.rect), after: feedback)
      if feedback.agrees(with: next, on: system.reads) { break }
      feedback = next
      system = solved(feedback)
    }
    return system
  }

  /// How often a solution may change what it was solved for: containers in containers each know their size only after
  /// the one around them.
  static func passes(for arrangements: TreeArrangements) -> Int {
    passes + (arrangements.isEmpty ? 0 : 2 * arrangements.depth)
  }

  /// Whether anything of a tree needs more than its mask and the arrangements.
  private static func isConstrained(
    _ tree: ViewTree, _ arrangements: TreeArrangements, _ traits: LayoutTraits
  ) -> Bool {
    tree.installedViews.contains { view in
      if view.isStack { return true }
      switch view.content {
      case .tableView, .toolbar: if !traits.isDesignCanvas { return true }
      default: break
      }
      return view.isPlacedByConstraints && !arrangements.isLeftOut[view.id.index] && view !== tree.root
    }
  }

  /// Lays out a tree by masks and arrangements alone.
  private static func arrange(
    _ tree: ViewTree, _ arrangements: TreeArrangements, canvas: Size, traits: LayoutTraits
  ) -> Outcome {
    Autoresizing.resize(tree.root, to: canvas)
    Autoresizing.fillContainers(of: tree)
    let rules = LayoutMarginRules(traits: traits, canvas: canvas)
    var feedback = LayoutFeedback(tree, rules, arrangements)
    for _ in 0..<passes(for: arrangements) {
      arrangements.apply(to: tree, isWhole: true)
      guard arrangements.needsRooms else { break }
      let next = LayoutFeedback(tree, rules, arrangements, rects: tree.windowRects, after: feedback)
      if next.agrees(with: feedback, on: tree.views.map { _ in [.safeArea, .margins] }) { break }
      feedback = next
    }
    var outcome = Outcome()
    outcome.findings = arrangements.findings
    return outcome
  }

  static func remembering(_ measure: @escaping TextMeasuring) -> TextMeasuring {
    var cache: [TextRequest: TextMeasure] = [:]
    return { request in
      if let known = cache[request] { return known }
      let measured = measure(request)
      cache[request] = measured
      return measured
    }
  }

  /// Frames in superviews' coordinates, unrounded; those of what a class itself arranges as read from left to right.
  static func write(_ system: ConstraintSystem, to tree: ViewTree) {
    let isRightToLeft = system.traits.isRightToLeft
    let rects = tree.views.map(system.rect)
    tree.root.frame.size = rects[0].size
    for view in system.views {
      guard let superview = view.superview else { continue }
      let rect = rects[view.id.index]
      let origin = rects[superview.id.index].origin - superview.boundsOrigin
      view.frame = Rect(
        origin: rect.origin - origin, size: Size(width: max(0, rect.width), height: max(0, rect.height)))
      guard superview.turns(view, inRightToLeft: isRightToLeft) else { continue }
      view.frame = view.frame.turned(
        in: Rect(origin: superview.boundsOrigin, size: rects[superview.id.index].size))
    }
    system.arrangements.apply(to: tree)
  }

  /// Moves the top and bottom edges of labels that lie between two pixels outward: see `EraTable.labelsRoundOutward`.
  private static func roundOutward(_ tree: ViewTree, _ grid: PixelGrid) {
    let tolerance = 1.0 / 64
    for view in tree.installedViews where view.isPlacedByConstraints || view.superview?.isStack == true {
      guard case .label = view.content else { continue }
      let top = ((view.frame.minY + tolerance) * grid.scale).rounded(.down) / grid.scale
      let bottom = ((view.frame.maxY - tolerance) * grid.scale).rounded(.up) / grid.scale
      view.frame = Rect(
        x: view.frame.minX, y: top, width: view.frame.width, height: max(0, bottom - top))
    }
  }

  private static func report(
    _ conflicts: [ConstraintSystem.ConflictReport], of tree: ViewTree, in outcome: inout Outcome
  ) {
    for conflict in conflicts {
      outcome.findings.append(conflict.finding)
      outcome.conflicting.append(conflict.view)
      outcome.givenUp.append(Remark(view: conflict.view, words: conflict.constraint))
    }
    outcome.conflicting = Array(Set(outcome.conflicting)).sorted()
  }

  private static func report(_ views: [(view: View, axes: String)], in outcome: inout Outcome) {
    outcome.ambiguous = views.map(\.view.id)
    outcome.openAxes = views.map { Remark(view: $0.view.id, words: $0.axes) }
    for (view, axes) in views {
      outcome.findings.append(
        Finding(
          .warning, .ambiguous, "constraints leave the \(axes) of \(view.phrase) open", at: view.location))
    }
  }
}

extension Finding {
  /// The solver's work limit was reached before all constraints were looked at.
  fileprivate static func unsolved(_ root: View) -> Finding {
    Finding(
      .warning, .unsolved,
      "the constraints of \(root.phrase) are too much work to solve; frames are as far as they were found",
      at: root.location)
  }

  /// The solver's work limit was reached after the frames were found.
  fileprivate static func unknownAmbiguity(_ root: View) -> Finding {
    Finding(
      .warning, .unsolved,
      "the constraints of \(root.phrase) are too much work to say what they leave open", at: root.location)
  }
}
