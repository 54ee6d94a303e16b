import Diagnostics
import Geometry
import Views

/// One state of a screen: which constraints are removed and added among the views that a template names, and which
/// attributes of them change.
///
/// After LDOLayoutTemplates: a view outside the hierarchy holds the variation, and each of its views leads by the
/// outlet `targetView` to its counterpart. Constraints between views that both have targets, and width and height of
/// one that has, are activated on the targets; the same kinds among the targets are deactivated; constraints to
/// anything else stay. `TemplateRules` says where the library itself does less.
///
/// Values only, by the identity of the live views: once it is made, nothing keeps the template's views alive.
public struct ConstraintTemplate: Sendable {
  /// A live view that the template names.
  package struct Target: Hashable, Sendable {
    /// The live view.
    package let live: ViewID
    /// The template's view; of a template of a current state the live view itself.
    package let template: ViewSummary
    /// Where the file puts the template's view, points in the template's coordinates, unrounded.
    package let frame: Rect
  }

  /// A view of the template that leads to no live view.
  package struct Untargeted: Hashable, Sendable {
    /// What is worth knowing of it.
    package let summary: ViewSummary
    /// The live counterpart of its superview.
    package let liveParent: ViewID
  }

  /// A constraint and the live view that holds it.
  package struct Held: Hashable, Sendable {
    /// The view.
    package let holder: ViewID
    /// Where it stands among the holder's constraints; nil puts it at their end.
    package let index: Int?
    /// The constraint, its items named by the object ids of live views.
    package let constraint: Constraint
  }

  /// A value that an attribute of a live view gets.
  package struct Change: Sendable {
    /// The view.
    package let view: ViewID
    /// The attribute.
    package let attribute: TemplateAttribute
    /// The value.
    package let value: PropertyValue
  }

  /// What a person would call the state.
  public let name: String
  /// Every name that may be asked for.
  public let aliases: [String]
  /// Where the file opens the template.
  public let location: SourceLocation
  /// The size that the template was designed in, points.
  package let size: Size
  /// The live views that it names, in document order, each once.
  package let targets: [Target]
  /// The constraints that it activates, in the template's document order.
  package let activated: [Held]
  /// The attributes that it gives, view by view in document order.
  package let changes: [Change]
  /// Views of the template without a target, in document order; of those inside one another the outermost.
  package let untargeted: [Untargeted]
  /// Guides that its constraints refer to and the targets do not have themselves, by the target's index.
  let guides: [(holder: ViewID, guide: LayoutGuide)]
  /// Whether its constraints refer to layout guides: then guides of the targets count as the targets.
  let speaksOfGuides: Bool
  /// What of it is applied.
  public let rules: TemplateRules
  /// What is not as its author may think.
  public let findings: [Finding]

  /// The live views that have a place in the template.
  package var targetIDs: Set<ViewID> { Set(targets.map(\.live)) }

  /// The constraints of a live tree that applying the template deactivates, in document order.
  package func deactivated(in tree: ViewTree) -> [Held] {
    scope(in: tree).constraints(of: tree)
  }

  private func scope(in tree: ViewTree) -> TargetScope {
    TargetScope(tree, targetIDs, includesGuides: speaksOfGuides, rules)
  }

  /// Puts a live tree in this state: constraints are swapped and attributes given; nothing is laid out.
  ///
  /// - Parameter tree: The live tree that the template was extracted for.
  /// - Returns: The constraints that went and came, by the views that hold them; what went and came again is not among
  ///   them.
  @discardableResult
  public func apply(to tree: ViewTree) -> ConstraintSwap {
    var swap = ConstraintSwap()
    let scope = scope(in: tree)
    var touched: [ViewID: [Held]] = [:]
    for held in activated { touched[held.holder, default: []].append(held) }
    for view in tree.views where touched[view.id] != nil || !view.constraints.isEmpty {
      var gone: [Constraint] = []
      var constraints: [Constraint] = []
      constraints.reserveCapacity(view.constraints.count)
      for constraint in view.constraints {
        if scope.contains(constraint, heldBy: view.id) {
          gone.append(constraint)
        } else {
          constraints.append(constraint)
        }
      }
      let come = touched[view.id] ?? []
      guard !gone.isEmpty || !come.isEmpty else { continue }
      for held in come {
        constraints.insert(held.constraint, at: min(held.index ?? constraints.count, constraints.count))
      }
      swap.add(from: gone, to: come.map(\.constraint), heldBy: view.id)
      view.constraints = constraints
    }
    for (holder, guide) in guides where !tree[holder].layoutGuides.contains(guide) {
      tree[holder].layoutGuides.append(guide)
    }
    for change in changes { change.attribute.apply(change.value, tree[change.view]) }
    return swap
  }
}

extension ConstraintSwap {
  /// Notes what a view holds instead of what it held.
  fileprivate mutating func add(from old: [Constraint], to new: [Constraint], heldBy holder: ViewID) {
    // Nearly always an id tells: whole constraints are hashed for no more than they are worth.
    func byID(_ constraints: [Constraint]) -> [String: [Constraint]] {
      Dictionary(grouping: constraints, by: \.objectID)
    }
    let (before, after) = (byID(old), byID(new))
    removed += old.filter { after[$0.objectID]?.contains($0) != true }
      .map { Held(holder: holder, constraint: $0) }
    added += new.filter { before[$0.objectID]?.contains($0) != true }
      .map { Held(holder: holder, constraint: $0) }
  }
}
