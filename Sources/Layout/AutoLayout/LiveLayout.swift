import Geometry
import Simplex
import Views

/// A persistent layout for adding and removing constraints: they are added to and removed from the running solver, and
/// only affected parts are solved again.
///
/// Its frames are those that `AutoLayout.layOut` gives for the same tree. No command uses it: pictures are laid out
/// from scratch, so that they do not depend on earlier states. It is intended for an interactive preview, and
/// `Benchmarks/states` measures it.
public final class LiveLayout {
  private let tree: ViewTree
  private let canvas: Size
  private let traits: LayoutTraits
  private let measure: TextMeasuring
  private let rules: LayoutMarginRules
  private var system: ConstraintSystem
  private let customs: CustomArrangements
  /// The number of times the whole system was built, including the first.
  public private(set) var buildCount = 1

  /// Lays out a tree on a canvas in points and keeps the system.
  ///
  /// - Parameters:
  ///   - tree: The tree, whose views get their frames.
  ///   - canvas: The size of the root view, in points.
  ///   - traits: Safe area, scale, layout direction and era.
  ///   - customs: The arrangements defined by code, by name.
  ///   - measure: Measures texts, in points; called once for equal requests.
  public init(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, customs: CustomArrangements = .standard,
    measure: @escaping TextMeasuring
  ) {
    self.tree = tree
    self.canvas = canvas
    self.traits = traits
    self.measure = AutoLayout.remembering(measure)
    rules = LayoutMarginRules(traits: traits, canvas: canvas)
    self.customs = customs
    system = Self.settled(tree, canvas, traits, customs, self.measure)
    AutoLayout.write(system, to: tree)
  }

  private static func settled(
    _ tree: ViewTree, _ canvas: Size, _ traits: LayoutTraits, _ customs: CustomArrangements,
    _ measure: @escaping TextMeasuring
  ) -> ConstraintSystem {
    let arrangements = TreeArrangements(
      tree, sizes: IntrinsicSizes(traits: traits, measure: measure), customs: customs)
    return AutoLayout.settled(
      tree, canvas: canvas, traits: traits, arrangements: arrangements, measure: measure)
  }

  /// Updates the system for swapped constraints of the tree, and sets the new frame of every view.
  ///
  /// - Parameters:
  ///   - swap: The constraints removed from and added to the tree's views.
  ///   - changedViews: Views whose content or hidden flag changed at the same time.
  public func apply(_ swap: ConstraintSwap, changedViews: [ViewID] = []) {
    let changed = changedViews.map { tree[$0] }
    // Arrangements depend on hidden flags, and baselines on texts.
    if !system.arrangements.isEmpty
      || changed.contains(where: { $0.superview?.isStack == true || system.isAskedForBaselines($0) })
    {
      return rebuild()
    }
    system.apply(swap, renewing: changed)
    for _ in 1..<AutoLayout.passes {
      let next = LayoutFeedback(
        tree, rules, system.arrangements, rects: tree.views.map(system.rect), after: system.feedback)
      if system.feedback.agrees(with: next, on: system.reads) { break }
      guard system.takeIn(next) else { return rebuild() }
    }
    AutoLayout.write(system, to: tree)
  }

  /// If positions depend on positions in other ways than by text wrapping, the system is built again.
  private func rebuild() {
    buildCount += 1
    system = Self.settled(tree, canvas, traits, customs, measure)
    AutoLayout.write(system, to: tree)
  }
}

extension ConstraintSystem {
  /// Removes and adds constraints of the document, and solves again.
  func apply(_ swap: ConstraintSwap, renewing changed: [View]) {
    renewContentSizes(of: changed)
    if documentIDs == nil { documentIDs = idsOfDocument() }
    for held in swap.removed {
      let key = DocumentKey(holder: held.holder, id: held.constraint.objectID)
      guard var candidates = documentIDs?.removeValue(forKey: key) else { continue }
      // Constraints with the same ID are distinguished by their content.
      let index =
        candidates.count == 1 ? 0 : candidates.firstIndex { constraint(of: $0) == held.constraint }
      if let index { remove(candidates.remove(at: index)) }
      if !candidates.isEmpty { documentIDs?[key] = candidates }
    }
    for held in swap.added {
      let holder = tree[held.holder]
      origin = .document(held.constraint, holder: holder)
      add(held.constraint, heldBy: holder)
    }
    solver.solve()
  }

  /// Applies other widths at which texts wrap, and solves again.
  ///
  /// - Returns: False if the feedback differs in more than that, and nothing was done.
  func takeIn(_ next: LayoutFeedback) -> Bool {
    guard feedback.agrees(with: next, on: reads.map { $0.subtracting(.wrapWidth) }) else { return false }
    let changed = tree.views.filter {
      reads[$0.id.index].contains(.wrapWidth) && feedback[$0.id].wrapWidth != next[$0.id].wrapWidth
    }
    guard changed.allSatisfy({ !isAskedForBaselines($0) }) else { return false }
    feedback = next
    renewContentSizes(of: changed)
    solver.solve()
    return true
  }

  private func renewContentSizes(of changed: [View]) {
    guard !changed.isEmpty else { return }
    let isChanged = Set(changed.map(\.id))
    for (index, origin) in origins.enumerated() {
      guard case .contentSize(let view)? = origin, isChanged.contains(view.id) else { continue }
      remove(ConstraintID(index: Int32(index)))
    }
    for view in changed {
      origin = .contentSize(view)
      addIntrinsicSize(of: view)
    }
  }

  /// The key of a constraint of the document.
  struct DocumentKey: Hashable {
    let holder: ViewID
    let id: String
  }

  private func idsOfDocument() -> [DocumentKey: [ConstraintID]] {
    var ids: [DocumentKey: [ConstraintID]] = [:]
    for (index, origin) in origins.enumerated() {
      guard case .document(let constraint, let holder)? = origin else { continue }
      ids[DocumentKey(holder: holder.id, id: constraint.objectID), default: []]
        .append(ConstraintID(index: Int32(index)))
    }
    return ids
  }

  private func constraint(of id: ConstraintID) -> Constraint? {
    if case .document(let constraint, _)? = origins[Int(id.index)] { constraint } else { nil }
  }

  /// Whether a constraint or stack view refers to the baselines of a view, which depend on the lines of its text.
  func isAskedForBaselines(_ view: View) -> Bool {
    if view.superview?.isStack == true { return true }
    let baselines: [Constraint.Attribute] = [.firstBaseline, .lastBaseline]
    return views.contains { holder in
      holder.constraints.contains { constraint in
        (constraint.firstItem == view.objectID && baselines.contains(constraint.firstAttribute))
          || (constraint.secondItem == view.objectID
            && constraint.secondAttribute.map(baselines.contains) == true)
      }
    }
  }
}
