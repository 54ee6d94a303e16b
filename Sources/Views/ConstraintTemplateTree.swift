import Diagnostics

/// A tree that only specifies the constraints of another in one state: a view outside the hierarchy, whose views refer
/// to their counterparts by the outlet `targetView`, after LDOLayoutTemplates.
///
/// It only serves as a source of values; the live tree is another.
package struct ConstraintTemplateTree {
  /// The outlet from a template's view to its counterpart.
  package static let targetOutlet = "targetView"

  /// The readable name of the state: the owner's outlet for it, else a label, else an object ID.
  package var name: String
  /// All names accepted by `--state`.
  package var aliases: [String]
  /// The tree that contains the template; its own, unless it is inside another template or on the screen itself.
  package var tree: ViewTree
  /// The template: the root of its own tree, or a view inside another one.
  package var root: View
  /// The canvas that the template was designed on.
  package var canvas: DesignCanvas
  /// The template's variants for other size classes; none if the document has no variations.
  package var variants: [SizeClassTree] = []
  /// The template's place in the file.
  package var location: SourceLocation

  /// Creates a template; without a root it is the whole tree. `aliases`: all names accepted by `--state`. `root`: the
  /// outermost view of the template, a view of `tree`; nil for the root of `tree`.
  package init(
    name: String, aliases: [String], tree: ViewTree, root: View? = nil, canvas: DesignCanvas,
    location: SourceLocation
  ) {
    self.name = name
    self.aliases = aliases
    self.tree = tree
    self.root = root ?? tree.root
    self.canvas = canvas
    self.location = location
  }

  /// Returns the template in another tree of the same document; nil if that does not contain it. `other`: a tree that
  /// may contain a view with the object ID of the template's root. `classes`: the size classes of the other tree.
  package func variant(in other: ViewTree, for classes: [SizeClasses]) -> SizeClassTree? {
    guard other.views.contains(where: { $0.objectID == root.objectID }) else { return nil }
    return SizeClassTree(classes: classes, tree: other)
  }

  /// Returns the template in another tree. `other`: a tree that `variant(in:for:)` returned.
  package func variant(_ other: SizeClassTree) -> ConstraintTemplateTree {
    var result = self
    result.tree = other.tree
    result.root = other.tree.views.first { $0.objectID == root.objectID } ?? other.tree.root
    return result
  }

  /// The views of the template, in document order, installed or not.
  package var views: ArraySlice<View> {
    let first = root.id.index
    let end = tree.views[first...].dropFirst().firstIndex { !$0.isInside(root) } ?? tree.views.endIndex
    return tree.views[first..<end]
  }

  /// The views of the template that are installed, in document order.
  package var installedViews: [View] {
    root === tree.root ? tree.installedViews : tree.installedViews.filter { $0 === root || $0.isInside(root) }
  }
}

extension View {
  /// The outlet from a view of a template to its counterpart; nil if it has none.
  public var targetOutlet: Outlet? { outlets.first { $0.name == ConstraintTemplateTree.targetOutlet } }

  /// Whether another view is an ancestor of the view.
  fileprivate func isInside(_ other: View) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
