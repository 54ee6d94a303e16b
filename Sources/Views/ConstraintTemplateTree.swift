import Diagnostics

/// A tree that only says how another is constrained in one state: a view outside the hierarchy, each of its views
/// leading by the outlet `targetView` to its counterpart, after LDOLayoutTemplates.
///
/// Only there to have values taken from it; the live tree is another.
public struct ConstraintTemplateTree {
  /// The outlet by which a view of a template leads to its counterpart.
  public static let targetOutlet = "targetView"

  /// What a person would call the state: the owner's outlet for it, else a label, else an object id.
  public var name: String
  /// Every name that `--state` may use.
  public var aliases: [String]
  /// The tree that the template is in; its own, unless it is nested in another template or stands on the screen itself.
  public var tree: ViewTree
  /// The template: the root of its own tree, or a view inside another.
  public var root: View
  /// The canvas that the template was designed on.
  public var canvas: DesignCanvas
  /// The template as the document has it for other size classes; none where that says the same for all.
  public var variants: [SizeClassTree] = []
  /// Where the file opens the template.
  public var location: SourceLocation

  /// A template from its parts; without a root it is the whole tree.
  ///
  /// - Parameters:
  ///   - name: What a person would call the state.
  ///   - aliases: Every name that `--state` may use.
  ///   - tree: The tree that the template is in.
  ///   - root: The outermost view of the template, a view of `tree`; nil for the root of `tree`.
  ///   - canvas: The canvas that the template was designed on.
  ///   - location: The place where the file opens the template.
  public init(
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

  /// Returns the template as another tree of the same document has it; nil where that does not have it.
  ///
  /// - Parameters:
  ///   - other: A tree that may have a view with the object ID of the template's root.
  ///   - classes: The size classes that the other tree holds for.
  public func variant(in other: ViewTree, for classes: [SizeClasses]) -> SizeClassTree? {
    guard other.views.contains(where: { $0.objectID == root.objectID }) else { return nil }
    return SizeClassTree(classes: classes, tree: other)
  }

  /// Returns the template as it is in another tree.
  ///
  /// - Parameter other: A tree that `variant(in:for:)` returned.
  public func variant(_ other: SizeClassTree) -> ConstraintTemplateTree {
    var result = self
    result.tree = other.tree
    result.root = other.tree.views.first { $0.objectID == root.objectID } ?? other.tree.root
    return result
  }

  /// The views of the template, in document order, installed or not.
  public var views: ArraySlice<View> {
    let first = root.id.index
    let end = tree.views[first...].dropFirst().firstIndex { !$0.isInside(root) } ?? tree.views.endIndex
    return tree.views[first..<end]
  }

  /// The views of the template that are installed, in document order.
  public var installedViews: [View] {
    root === tree.root ? tree.installedViews : tree.installedViews.filter { $0 === root || $0.isInside(root) }
  }
}

extension View {
  /// The outlet by which the view of a template leads to its counterpart; nil where it has none.
  public var targetOutlet: Outlet? { outlets.first { $0.name == ConstraintTemplateTree.targetOutlet } }

  /// Whether another view is around the view.
  fileprivate func isInside(_ other: View) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
