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
    guard let first = items[constraint.firstItem] else { return missing(constraint.firstItem, constraint) }
    var expression: Expression
    var second: Item?
    if constraint.secondAttribute != nil {
      let id = constraint.secondItem ?? holder.objectID
      guard let item = items[id] else { return missing(id, constraint) }
      second = item
    }
    guard let left = side(constraint.firstAttribute, of: first, against: second) else { return }
    expression = left
    if let attribute = constraint.secondAttribute, let second {
      guard let right = side(attribute, of: second, against: first) else { return }
      expression = left - right * constraint.multiplier
    }
    expression = expression - constraint.constant
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    require(expression, relation, priority: clamped(constraint.priority))
  }

  private func missing(_ id: String, _ constraint: Constraint) {
    if absent.contains(id) { return }
    findings.append(
      Finding(
        .warning, .reference,
        "constraint leads to object \"\(id)\", which is not in this tree; it is left out",
        at: constraint.location))
  }

  /// The coordinate or extent that a side of an item stands for.
  private func side(_ attribute: Constraint.Attribute, of item: Item, against other: Item?) -> Expression? {
    switch attribute {
    case .firstBaseline, .lastBaseline:
      guard case .view(let view) = item else {
        let edges = edges(of: item, against: other)
        return attribute == .firstBaseline ? edges.top : edges.bottom
      }
      let lines = baselines(of: view)
      return attribute == .firstBaseline ? lines.first : lines.last
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins,
      .centerYWithinMargins:
      return coordinate(attribute.withoutMargin, marginEdges(of: item, against: other))
    case .width, .height, .centerX, .centerY:
      // A scroll view's extents and centres are those of its frame, whoever asks; its edges are its content's.
      return coordinate(attribute, edges(of: item, against: nil))
    default:
      return coordinate(attribute, edges(of: item, against: other))
    }
  }

  private func coordinate(_ attribute: Constraint.Attribute, _ edges: Edges) -> Expression? {
    switch attribute {
    case .left: edges.left
    case .right: edges.right
    case .top: edges.top
    case .bottom: edges.bottom
    case .leading: traits.isRightToLeft ? edges.right : edges.left
    case .trailing: traits.isRightToLeft ? edges.left : edges.right
    case .width: edges.right - edges.left
    case .height: edges.bottom - edges.top
    case .centerX: (edges.left + edges.right) * 0.5
    case .centerY: (edges.top + edges.bottom) * 0.5
    default: nil
    }
  }

  private func marginEdges(of item: Item, against other: Item?) -> Edges {
    guard case .view(let view) = item else { return edges(of: item, against: other) }
    let insets = feedback.margins[view.id.index]
    return edges(of: item, against: other, isMargin: true).inset(by: insets)
  }

  /// The edges of a view's alignment rectangle, of what it scrolls where the other item is inside, or of a guide.
  private func edges(of item: Item, against other: Item?, isMargin: Bool = false) -> Edges {
    switch item {
    case .view(let view):
      if view.isScrolling, let inner = other?.view, inner !== view, inner.isInside(view),
        let content = contentSizes[view.id.index]
      {
        return contentEdges(of: view, content)
      }
      return frameEdges(of: view).inset(by: isMargin ? .zero : view.alignmentInsets)
    case .guide(let kind, let owner):
      return guideEdges(kind, of: owner)
    }
  }

  func frameEdges(of view: View) -> Edges {
    let v = self[view]
    return Edges(
      left: Expression(v.x), right: Expression(v.x) + Expression(v.width), top: Expression(v.y),
      bottom: Expression(v.y) + Expression(v.height))
  }

  private func contentEdges(of view: View, _ content: (width: Variable, height: Variable)) -> Edges {
    let v = self[view]
    return Edges(
      left: Expression(v.x), right: Expression(v.x) + Expression(content.width), top: Expression(v.y),
      bottom: Expression(v.y) + Expression(content.height))
  }

  private func guideEdges(_ kind: String, of owner: View) -> Edges {
    let frame = frameEdges(of: owner)
    let safe = feedback.safeAreas[owner.id.index]
    switch kind {
    case "safeArea": return frame.inset(by: safe)
    case "contentLayoutGuide":
      return contentSizes[owner.id.index].map { contentEdges(of: owner, $0) } ?? frame
    case "layoutMargins", "readableContent": return frame.inset(by: feedback.margins[owner.id.index])
    case "keyboard", "keyboardLayoutGuide":
      var edges = frame
      edges.top = edges.bottom - safe.bottom
      return edges
    case "topLayoutGuide":
      var edges = frame
      edges.bottom = edges.top + safe.top
      return edges
    case "bottomLayoutGuide":
      var edges = frame
      edges.top = edges.bottom - safe.bottom
      return edges
    default: return frame
    }
  }

  /// A scroll view's content is as large as constraints make it, and as small as they let it.
  func addContentSize(of view: View) {
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    contentSizes[view.id.index] = (width, height)
    for extent in [width, height] {
      require(Expression(extent), .greaterThanOrEqual)
      if settlesWhatIsOpen { require(Expression(extent), priority: 2) }
    }
  }
}

extension ConstraintSystem.Item {
  var view: View? {
    switch self {
    case .view(let view): view
    case .guide: nil
    }
  }
}

extension Constraint.Attribute {
  /// The side that a margin's side lies on.
  fileprivate var withoutMargin: Constraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
