import Diagnostics
import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// The four edges of a rectangle in the window.
  struct Edges {
    var left: Expression
    var right: Expression
    var top: Expression
    var bottom: Expression

    func inset(by insets: EdgeInsets) -> Edges {
      Edges(
        left: left + insets.left, right: right - insets.right, top: top + insets.top,
        bottom: bottom - insets.bottom)
    }
  }

  /// Adds a constraint of the document.
  func add(_ constraint: Constraint, heldBy holder: View) {
    var ids = [constraint.firstItem]
    if constraint.secondAttribute != nil { ids.append(constraint.secondItem ?? holder.objectID) }
    if let id = ids.first(where: { items[$0] == nil }) { return missing(id, constraint) }
    if constraint.secondAttribute == nil, !constraint.firstAttribute.isExtent {
      return placeless(constraint)
    }
    guard let difference = difference(constraint, heldBy: holder) else { return }
    let isWeak = constraint.isPlaceholder && !traits.isDesignCanvas
    require(
      difference, LinearConstraint.Relation(constraint.relation),
      priority: isWeak ? Deviations.placeholderConstraint : priority(of: constraint),
      rank: yieldsInRow(constraint, heldBy: holder) ? -1 : 0)
  }

  private func priority(of constraint: Constraint) -> Double {
    let priority = clamped(constraint.priority)
    return constraint.isMadeByCode ? min(priority, Deviations.constraintOfCode) : priority
  }

  /// Whether a constraint is dropped in a row that is higher or lower than its content, by the canvas, or because no table says how high
  /// the row is: the one to the row's bottom.
  func yieldsInRow(_ constraint: Constraint, heldBy holder: View) -> Bool {
    guard holder.content == .container(.tableViewCellContentView),
      traits.isDesignCanvas || holder.superview?.superview?.content.isTableView != true
    else { return false }
    let bottoms: [Constraint.Attribute] = [.bottom, .bottomMargin]
    if constraint.firstItem == holder.objectID { return bottoms.contains(constraint.firstAttribute) }
    guard constraint.secondItem ?? holder.objectID == holder.objectID else { return false }
    return constraint.secondAttribute.map(bottoms.contains) == true
  }

  /// The expression that a constraint compares with zero: its first side minus its second; nil if an item is missing.
  func difference(_ constraint: Constraint, heldBy holder: View) -> Expression? {
    guard let first = items[constraint.firstItem] else { return nil }
    let second = constraint.secondAttribute.flatMap { _ in items[constraint.secondItem ?? holder.objectID] }
    if constraint.secondAttribute != nil, second == nil { return nil }
    // The holder determines which side is leading, as the constraints belong to its layout.
    let isRightToLeft = holder.isRightToLeft(in: traits.isRightToLeft)
    var expression = side(constraint.firstAttribute, of: first, against: second, isRightToLeft)
    if let attribute = constraint.secondAttribute, let second {
      expression =
        expression - side(attribute, of: second, against: first, isRightToLeft) * constraint.multiplier
      if constraint.multiplier != 1, !attribute.isExtent {
        let start = start(
          of: holder, along: attribute, isMirrored: isRightToLeft && constraint.followsReading)
        expression = expression - start * (1 - constraint.multiplier)
      }
    }
    // In right-to-left layouts, distances from leading and trailing edges increase to the left.
    if isRightToLeft, constraint.followsReading { expression = expression * -1 }
    return expression - constraint.constant
  }

  /// The origin of a view's coordinates in those of the root view. A position is multiplied in the coordinates of the
  /// view that holds the constraint: 9 of 9 whose holder is not at the root's corner, in 3 projects.
  private func start(of holder: View, along attribute: Constraint.Attribute, isMirrored: Bool) -> Expression {
    let edges = frameEdges(of: holder)
    if attribute.isVertical { return edges.top }
    return isMirrored ? edges.right : edges.left
  }

  private func placeless(_ constraint: Constraint) {
    findings.append(
      Finding(
        .warning, .value,
        "constraint of \(constraint.firstAttribute.rawValue) to a constant alone; only widths and heights can have one,"
          + " so it is left out",
        at: constraint.location))
  }

  private func missing(_ id: String, _ constraint: Constraint) {
    if absent.contains(id) { return }
    findings.append(
      Finding(
        .warning, .reference,
        "constraint leads to object \"\(id)\", which is not in this tree; it is left out",
        at: constraint.location))
  }

  /// The coordinate or length of an item's attribute.
  private func side(
    _ attribute: Constraint.Attribute, of item: Item, against other: Item?, _ isRightToLeft: Bool
  ) -> Expression {
    switch attribute {
    case .firstBaseline, .lastBaseline:
      guard case .view(let view) = item else {
        return coordinate(attribute, edges(of: item, against: other), isRightToLeft)
      }
      let lines = baselines(of: view)
      return attribute == .firstBaseline ? lines.first : lines.last
    case .centerXWithinMargins, .centerYWithinMargins:
      return coordinate(attribute, marginEdges(of: item, against: nil), isRightToLeft)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      return coordinate(attribute, marginEdges(of: item, against: other), isRightToLeft)
    case .width, .height, .centerX, .centerY:
      // A scroll view's size and centers are always those of its frame; its edges are its content's.
      return coordinate(attribute, edges(of: item, against: nil), isRightToLeft)
    default:
      return coordinate(attribute, edges(of: item, against: other), isRightToLeft)
    }
  }

  private func coordinate(
    _ attribute: Constraint.Attribute, _ edges: Edges, _ isRightToLeft: Bool
  ) -> Expression {
    switch attribute {
    case .left, .leftMargin: edges.left
    case .right, .rightMargin: edges.right
    case .top, .topMargin, .firstBaseline: edges.top
    case .bottom, .bottomMargin, .lastBaseline: edges.bottom
    case .leading, .leadingMargin: isRightToLeft ? edges.right : edges.left
    case .trailing, .trailingMargin: isRightToLeft ? edges.left : edges.right
    case .width: edges.right - edges.left
    case .height: edges.bottom - edges.top
    case .centerX, .centerXWithinMargins: (edges.left + edges.right) * 0.5
    case .centerY, .centerYWithinMargins: (edges.top + edges.bottom) * 0.5
    }
  }

  private func marginEdges(of item: Item, against other: Item?) -> Edges {
    guard case .view(let view) = item else { return edges(of: item, against: other) }
    let insets = margins(of: view)
    return edges(of: item, against: other, isMargin: true).inset(by: insets)
  }

  /// The edges of a view's alignment rectangle, of its scrolled content if the other item is inside, or of a guide.
  private func edges(of item: Item, against other: Item?, isMargin: Bool = false) -> Edges {
    switch item {
    case .view(let view):
      if view.isScrolling, let inner = other?.owner, inner !== view, inner.isInside(view),
        let content = contentSizes[view.id.index]
      {
        return contentEdges(of: view, content)
      }
      return frameEdges(of: view).inset(by: isMargin ? .zero : view.alignmentInsets(in: traits.era))
    case .guide(let kind, let owner): return guideEdges(kind, of: owner)
    case .freeGuide(let own, _): return edges(of: own)
    }
  }

  func frameEdges(of view: View) -> Edges { edges(of: self[view]) }

  private func edges(of v: Variables) -> Edges {
    Edges(
      left: Expression(v.x), right: Expression(v.x) + Expression(v.width), top: Expression(v.y),
      bottom: Expression(v.y) + Expression(v.height))
  }

  private func contentEdges(of view: View, _ content: (width: Variable, height: Variable)) -> Edges {
    // Scrolled content is offset from the frame's corner by the scroll offset.
    let left = Expression(self[view].x) - view.boundsOrigin.x
    let top = Expression(self[view].y) - view.boundsOrigin.y
    return Edges(
      left: left, right: left + Expression(content.width), top: top,
      bottom: top + Expression(content.height))
  }

  private func guideEdges(_ kind: LayoutGuide.Kind, of owner: View) -> Edges {
    var edges = frameEdges(of: owner)
    switch kind {
    case .safeArea: return edges.inset(by: safeArea(of: owner))
    case .contentLayoutGuide:
      return contentSizes[owner.id.index].map { contentEdges(of: owner, $0) } ?? edges
    case .layoutMargins: return edges.inset(by: margins(of: owner))
    case .readableContent: return edges.inset(by: readableInsets(of: owner))
    case .topLayoutGuide: edges.bottom = edges.top + safeArea(of: owner).top
    // The guide of a hidden keyboard is at the safe area's bottom.
    case .bottomLayoutGuide, .keyboard:
      edges.top = edges.bottom - safeArea(of: owner).bottom
    case .frameLayoutGuide, .userLayoutGuide: break
    }
    return edges
  }

  /// A scroll view's content size is determined by constraints, and as small as they allow.
  func addContentSize(of view: View) {
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    contentSizes[view.id.index] = (width, height)
    origin = .extent(view)
    for extent in [width, height] {
      require(Expression(extent), .greaterThanOrEqual, rank: 1)
      settle(Expression(extent), priority: Deviations.openExtent)
    }
  }
}

extension ConstraintSystem.Item {
  /// The view itself, or the view of the guide.
  fileprivate var owner: View {
    switch self {
    case .view(let view): view
    case .guide(_, let owner), .freeGuide(_, let owner): owner
    }
  }
}

extension LinearConstraint.Relation {
  fileprivate init(_ relation: Constraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension Constraint.Attribute {
  /// Whether it is a length, not a position.
  fileprivate var isExtent: Bool { self == .width || self == .height }

  /// Whether it is a vertical position.
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      true
    default: false
    }
  }
}

extension Constraint {
  /// Whether it refers to edges that depend on the layout direction.
  fileprivate var followsReading: Bool {
    let sided: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    return sided.contains(firstAttribute) || secondAttribute.map(sided.contains) == true
  }
}
