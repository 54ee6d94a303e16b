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
package struct ConstraintTemplate: Sendable {
  /// A live view that is a target of the template.
  package struct Target: Hashable, Sendable {
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
    package let holder: ViewID
    /// Its index among the holder's constraints; nil appends it.
    package let index: Int?
    /// The constraint, with the object IDs of live views as items.
    package let constraint: Constraint
  }

  /// A value for an attribute of a live view.
  package struct Change: Sendable {
    package let view: ViewID
    package let attribute: TemplateAttribute
    package let value: PropertyValue
  }

  /// The readable name of the state.
  package let name: String
  /// All names by which it can be requested.
  package let aliases: [String]
  /// Its place in the file.
  package let location: SourceLocation
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
  package let rules: TemplateRules
  /// Differences from what the author may expect.
  package let findings: [Finding]

  /// The live views placed by the template.
  package var targetIDs: Set<ViewID> { Set(targets.map(\.live)) }

  /// The constraints of a live tree that applying the template deactivates, in document order.
  package func deactivated(in tree: ViewTree) -> [Held] {
    scope(in: tree).constraints(of: tree)
  }

  private func scope(in tree: ViewTree) -> TargetScope {
    TargetScope(tree, targetIDs, includesGuides: speaksOfGuides, rules)
  }

  /// Puts a live tree into this state: constraints are swapped and attributes set; nothing is laid out.
  package func apply(to tree: ViewTree) {
    let scope = scope(in: tree)
    let added = Dictionary(grouping: activated, by: \.holder)
    for view in tree.views where added[view.id] != nil || !view.constraints.isEmpty {
      var constraints = view.constraints.filter { !scope.contains($0, heldBy: view.id) }
      guard constraints.count < view.constraints.count || added[view.id] != nil else { continue }
      for held in added[view.id] ?? [] {
        constraints.insert(held.constraint, at: min(held.index ?? constraints.count, constraints.count))
      }
      view.constraints = constraints
    }
    for (holder, guide) in guides where !tree[holder].layoutGuides.contains(guide) {
      tree[holder].layoutGuides.append(guide)
    }
    for change in changes { change.attribute.apply(change.value, tree[change.view]) }
  }
}
