import Views

/// The constraints among the targets of a template.
struct TargetScope {
  private let ids: Set<String>
  /// The views whose constraints are included; nil includes all.
  private let holders: Set<ViewID>?

  init(_ tree: ViewTree, _ targets: Set<ViewID>, includesGuides: Bool, _ rules: TemplateRules) {
    var ids: Set<String> = []
    for target in targets {
      ids.insert(tree[target].objectID)
      if includesGuides { ids.formUnion(tree[target].layoutGuides.map(\.objectID)) }
    }
    self.ids = ids
    holders = rules == .library ? targets : nil
  }

  /// The constraints of a tree that are among them, in document order.
  func constraints(of tree: ViewTree) -> [ConstraintTemplate.Held] {
    tree.views.flatMap { view in
      view.constraints.enumerated().filter { contains($0.element, heldBy: view.id) }.map {
        ConstraintTemplate.Held(holder: view.id, index: $0.offset, constraint: $0.element)
      }
    }
  }

  /// Whether both items are among the targets, or the constraint is for one target's own width or height.
  func contains(_ constraint: Constraint, heldBy holder: ViewID) -> Bool {
    guard ids.contains(constraint.firstItem), holders?.contains(holder) ?? true else { return false }
    if let second = constraint.secondItem { return ids.contains(second) }
    return [.width, .height].contains(constraint.firstAttribute)
  }
}
