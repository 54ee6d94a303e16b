import Assets
import Diagnostics
import SourceCode
import Views

// The constraints that code makes, and those that it takes away.
extension CodeValues {
  /// Adds the constraints to a tree that code makes between its views, and removes those that code deactivates. `outlets`: those of the
  /// controller.
  ///
  /// What may hold or not decides what nothing else does: a view that code constrains is not ambiguous. What always holds yields to what
  /// the document requires: `Deviations.constraintOfCode`.
  func applyConstraints(to tree: ViewTree, controller: String?, outlets: [Outlet]) {
    var views: [String: View]?
    for maker in tree.outletHolders(controller, outlets) {
      let values = values(ofClass: maker.className)
      let isDeactivating = values.values.keys.contains { $0.last == SourceConstraint.isActive }
      if values.constraints.isEmpty, !isDeactivating { continue }
      let known =
        views
        ?? Dictionary(
          tree.views.filter { !$0.objectID.isEmpty }.map { ($0.objectID, $0) },
          uniquingKeysWith: { first, _ in first })
      views = known
      if isDeactivating { deactivate(values, maker.outlets, in: tree) }
      let others = otherValues(ofClass: maker.className)?.constraints.map(\.withoutPlace)
      for constraint in values.constraints {
        // What only one version may have is no reason for anything.
        if !constraint.isCertain, let others, !others.contains(constraint.withoutPlace) { continue }
        add(constraint, of: maker, values, among: known)
      }
    }
  }

  private static let follows = "translatesAutoresizingMaskIntoConstraints"

  private func deactivate(_ values: StartingValues, _ outlets: [Outlet], in tree: ViewTree) {
    let gone = outlets.filter { outlet in
      !outlet.isCollection && values.values[[outlet.name, SourceConstraint.isActive]]?.value == .flag(false)
    }
    if gone.isEmpty { return }
    let ids = Set(gone.map(\.destination))
    for view in tree.views where view.constraints.contains(where: { ids.contains($0.objectID) }) {
      view.constraints.removeAll { ids.contains($0.objectID) }
    }
  }

  private func add(
    _ source: SourceConstraint, of maker: OutletHolder, _ values: StartingValues, among views: [String: View]
  ) {
    guard let first = item(source.first, of: maker, among: views),
      let attribute = Constraint.Attribute(rawValue: source.first.attribute),
      case .number(let constant)? = resolved(source.constant, isOther: false),
      case .number(let multiplier)? = resolved(source.multiplier, isOther: false),
      case let isFirstPlaced = isPlaced(first.view, source.first, values)
    else { return }
    var second: (view: View, id: String)?
    if let side = source.second {
      guard let item = item(side, of: maker, among: views),
        Constraint.Attribute(rawValue: side.attribute) != nil
      else { return }
      second = item
    }
    // Either side may be the one that it places.
    guard isFirstPlaced || source.second.map({ isPlaced(second?.view ?? first.view, $0, values) }) ?? false
    else { return }
    let place = SourceLocation(file: project.display(source.file), line: source.line, column: 1)
    let other = second.map { " \($0.id).\(source.second?.attribute ?? "")" } ?? ""
    var constraint = Constraint(
      objectID: "\(first.id).\(attribute.rawValue) \(source.relation)\(other)", location: place,
      firstItem: first.id, firstAttribute: attribute)
    constraint.relation = Constraint.Relation(rawValue: "\(source.relation)") ?? .equal
    constraint.secondItem = second?.id
    constraint.secondAttribute = source.second.flatMap { .init(rawValue: $0.attribute) }
    (constraint.constant, constraint.multiplier) = (constant, multiplier)
    constraint.code = .whole(file: place.file)
    constraint.priority = source.priority
    constraint.isPlaceholder = !source.isCertain
    var holder: View? = first.view
    while let view = holder, let other = second?.view, !other.isInside(view) { holder = view.superview }
    guard let holder, !holder.constraints.contains(where: { $0.objectID == constraint.objectID }) else {
      return
    }
    holder.constraints.append(constraint)
  }

  /// Whether constraints place a view, or code has them do so.
  private func isPlaced(
    _ view: View, _ side: SourceConstraint.Side, _ values: StartingValues
  ) -> Bool {
    if view.isPlacedByConstraints { return true }
    guard values.values[side.path + [Self.follows]]?.value == .flag(false) else { return false }
    view.isPlacedByConstraints = true
    return true
  }

  /// The view or layout guide that a side of a constraint is about, with its id.
  private func item(
    _ side: SourceConstraint.Side, of maker: OutletHolder, among views: [String: View]
  ) -> (view: View, id: String)? {
    var (path, guide) = (side.path[...], LayoutGuide.Kind?.none)
    if let last = path.last, let kind = Self.guides[last] {
      guide = kind
      path.removeLast()
    }
    var view: View? = maker.isController ? nil : maker.view
    for name in path {
      switch name {
      case "view" where view == nil: view = maker.view
      case "superview": view = view?.superview
      case "contentView":
        view = view?.subviews.first { $0.content == .container(.tableViewCellContentView) } ?? view
      default:
        guard view == nil || view === maker.view else { return nil }
        view = maker.outlets.first { $0.name == name && !$0.isCollection }.flatMap { views[$0.destination] }
      }
      if view == nil { return nil }
    }
    guard let view, !view.objectID.isEmpty else { return nil }
    guard let guide else { return (view, view.objectID) }
    if let known = view.layoutGuides.first(where: { $0.kind == guide }) { return (view, known.objectID) }
    let id = "\(view.objectID).\(guide.rawValue)"
    view.layoutGuides.append(LayoutGuide(kind: guide, objectID: id))
    return (view, id)
  }

  private static let guides: [String: LayoutGuide.Kind] = [
    "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMargins,
    "readableContentGuide": .readableContent,
  ]
}

extension View {
  /// Whether it is another view, or somewhere in it.
  fileprivate func isInside(_ other: View) -> Bool {
    var next: View? = self
    while let view = next {
      if view === other { return true }
      next = view.superview
    }
    return false
  }
}
