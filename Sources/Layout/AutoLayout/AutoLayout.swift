import Diagnostics
import Geometry
import Simplex
import Views

/// Lays out a tree by its constraints, as UIKit's layout engine does.
///
/// Texts wrap at the widths of the solution, and margins and safe areas depend on the positions of views, so the system
/// is solved again with the results of the solution, until nothing changes or `passes` is reached. Nearly all screens
/// need two.
package enum AutoLayout {
  /// The maximum number of solutions that change their own inputs.
  static let passes = Deviations.passes

  /// The results of layout other than the frames.
  package struct Outcome {
    /// Conflicts, ambiguities, dangling references.
    package var findings: [Finding] = []
    /// Views whose constraints could not all be satisfied, in document order.
    package var conflicting: [ViewID] = []
    /// Views with an ambiguous position or size, in document order.
    package var ambiguous: [ViewID] = []
    /// The dropped constraints as text, each with the view that holds it; in the solver's order.
    package var givenUp: [Remark] = []
    /// The ambiguous properties of each ambiguous view, such as `width, height`; in document order.
    package var openAxes: [Remark] = []

    /// The views whose arrangements do not fit, with what does not and by how much; in document order.
    package var overflows: [Remark] = []
    /// The sizes of the contents of views with an arrangement, in points; in document order.
    package var contentSizes: [(view: ViewID, size: Size)] = []

    /// Creates an empty report.
    package init() {}
  }

  /// A note about a view.
  package struct Remark: Hashable, Sendable {
    package let view: ViewID
    /// The text of the report.
    package let words: String
  }

  /// Returns whether constraints, a stack view or an arrangement position an installed view of the tree.
  package static func isNeeded(by tree: ViewTree) -> Bool {
    tree.installedViews.contains { $0.isPlacedByConstraints || $0.isStack || $0.arrangement != nil }
  }

  /// Returns whether a running app positions an installed view of the tree other than by its frame and mask: if
  /// constraints or an arrangement position it, or a class arranges its subviews itself, as table views, their cells of
  /// built-in styles, toolbars and stack views do, whatever the document contains.
  package static func isNeededInApp(by tree: ViewTree) -> Bool {
    tree.installedViews.contains {
      switch $0.content {
      case .tableView, .toolbar, .stackView: true
      case .tableViewCell(let cell) where cell.style != nil: true
      default: $0.isPlacedByConstraints || $0.arrangement != nil
      }
    }
  }

  /// Sets the frame of every view according to the constraints, on a canvas in points, and returns the findings, and
  /// the constraints that conflict or leave frames ambiguous.
  ///
  /// Views without constraints follow their superviews by their masks, from their current frames. Arrangements position
  /// their items. `measure` measures texts, in points; it is called once for equal requests.
  package static func layOut(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, customs: CustomArrangements = .standard,
    measure: @escaping TextMeasuring
  ) -> Outcome {
    layOut(
      tree, canvas: canvas, traits: traits, customs: customs, workLimit: Deviations.workLimit,
      measure: measure)
  }

  /// As above, with a work limit for every solution.
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
    arrangements.report(on: tree, in: &outcome)
    if system.solver.isExhausted {
      outcome.findings.append(.unsolved(tree.root))
      return outcome
    }
    report(system.conflicts, of: tree, in: &outcome)
    let misfits = system.misfitContents
    system.open()
    if system.solver.isExhausted {
      outcome.findings.append(.unknownAmbiguity(tree.root))
      return outcome
    }
    let open = system.ambiguousViews
    if system.solver.isExhausted {
      outcome.findings.append(.unknownAmbiguity(tree.root))
    } else {
      report(open, misfits, in: &outcome)
    }
    return outcome
  }

  /// The system whose solution is the layout: solved with the results of the second to last solution, which are equal
  /// to those of the last unless `passes` ran out.
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
    if system.solver.isExhausted { return system }
    let rects = tree.views.map(system.rect)
    return feedback.fitting(system.fittingRows, rects: rects, for: traits).map(solved) ?? system
  }

  /// The maximum number of solutions that change their own inputs: nested containers know their sizes only after the
  /// one around them.
  static func passes(for arrangements: TreeArrangements) -> Int {
    passes + (arrangements.isEmpty ? 0 : 2 * arrangements.depth)
  }

  /// Whether a tree needs more than masks and arrangements.
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

  /// Lays out a tree with masks and arrangements only.
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
    arrangements.report(on: tree, in: &outcome)
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

  /// Frames in superviews' coordinates, unrounded; subviews arranged by a class itself in left-to-right order.
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

  /// Moves the top and bottom edges of labels that are between two pixels outward: see `EraTable.labelsRoundOutward`.
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

  private static func report(
    _ views: [(view: View, axes: String)], _ misfits: [View], in outcome: inout Outcome
  ) {
    var reports = views.map { view, axes in
      (view, axes, "constraints leave the \(axes) of \(view.phrase) open")
    }
    let open = Set(views.map(\.view.id))
    for content in misfits where !open.contains(content.id) {
      let words = "constraints require another height of \(content.phrase) than that of its row"
      reports.append((content, "height", words))
    }
    reports.sort { $0.0.id < $1.0.id }
    for (view, axes, words) in reports {
      outcome.ambiguous.append(view.id)
      outcome.openAxes.append(Remark(view: view.id, words: axes))
      outcome.findings.append(Finding(.warning, .ambiguous, words, at: view.location))
    }
  }
}

extension Finding {
  /// The solver's work limit was reached before all constraints were considered.
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
