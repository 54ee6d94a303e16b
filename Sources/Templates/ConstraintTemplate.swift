import Diagnostics
import Geometry
import Views

/// One state of a screen: the constraints to remove and add among a template's target views, and the attributes to
/// change.
///
/// After LDOLayoutTemplates: a view outside the hierarchy holds the variation, and each of its views refers to its
/// counterpart by the outlet `targetView`. Constraints between two views with targets, and width and height of a view
/// with a target, are activated on the targets; those of the same kinds among the targets are deactivated; other
/// constraints are kept. `TemplateRules` describes where the library itself does less.
///
/// Values only, by the identity of the live views: it does not keep the template's views alive.
public struct ConstraintTemplate: Sendable {
  /// A live view that is a target of the template.
  package struct Target: Hashable, Sendable {
    /// The live view.
    package let live: ViewID
    /// The template's view; for a template of the current state, the live view itself.
    package let template: ViewSummary
    /// The frame of the template's view in the file, in points in the template's coordinates, unrounded.
    package let frame: Rect
  }

  /// A view of the template without a live counterpart.
  package struct Untargeted: Hashable, Sendable {
    /// Its description.
    package let summary: ViewSummary
    /// The live counterpart of its superview.
    package let liveParent: ViewID
  }

  /// A constraint and the live view that holds it.
  package struct Held: Hashable, Sendable {
    /// The view.
    package let holder: ViewID
    /// Its index among the holder's constraints; nil appends it.
    package let index: Int?
    /// The constraint, with the object IDs of live views as items.
    package let constraint: Constraint
  }

  /// A value for an attribute of a live view.
  package struct Change: Sendable {
    /// The view.
    package let view: ViewID
    /// The attribute.
    package let attribute: TemplateAttribute
    /// The value.
    package let value: PropertyValue
  }

  /// The readable name of the state.
  public let name: String
  /// All names by which it can be requested.
  public let aliases: [String]
  /// Its place in the file.
  public let location: SourceLocation
  /// The size in which the template was designed, in points.
  package let size: Size
  /// The live target views, in document order, without duplicates.
  package let targets: [Target]
  /// The constraints that it activates, in the template's document order.
  package let activated: [Held]
  /// The attributes that it sets, view by view in document order.
  package let changes: [Change]
  /// Views of the template without a target, in document order; of nested ones the outermost.
  package let untargeted: [Untargeted]
  /// Guides used by its constraints that the targets do not have themselves, by the target's index.
  let guides: [(holder: ViewID, guide: LayoutGuide)]
  /// Whether its constraints refer to layout guides: then guides of the targets are treated like the targets.
  let speaksOfGuides: Bool
  /// The parts that are applied.
  public let rules: TemplateRules
  /// Differences from what the author may expect.
  public let findings: [Finding]

  /// The live views placed by the template.
  package var targetIDs: Set<ViewID> { Set(targets.map(\.live)) }

  /// The constraints of a live tree that applying the template deactivates, in document order.
  package func deactivated(in tree: ViewTree) -> [Held] {
    scope(in: tree).constraints(of: tree)
  }

  private func scope(in tree: ViewTree) -> TargetScope {
    TargetScope(tree, targetIDs, includesGuides: speaksOfGuides, rules)
  }

  /// Puts a live tree into this state: constraints are swapped and attributes set; nothing is laid out. The result: the
  /// removed and added constraints, by the views that hold them; without those that were removed and added again.
  @discardableResult
  package func apply(to tree: ViewTree) -> ConstraintSwap {
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
  /// Records the differences between a view's old and new constraints.
  fileprivate mutating func add(from old: [Constraint], to new: [Constraint], heldBy holder: ViewID) {
    // Nearly always the ID suffices: hashing whole constraints would cost more.
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
