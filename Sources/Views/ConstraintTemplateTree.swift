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
  /// The tree.
  public var tree: ViewTree
  /// The canvas that the template was designed on.
  public var canvas: DesignCanvas
  /// The template as the document has it for other size classes; none where that says the same for all.
  public var variants: [SizeClassTree] = []
  /// Where the file opens the template.
  public var location: SourceLocation

  /// A template from its parts.
  public init(name: String, aliases: [String], tree: ViewTree, canvas: DesignCanvas, location: SourceLocation)
  {
    self.name = name
    self.aliases = aliases
    self.tree = tree
    self.canvas = canvas
    self.location = location
  }
}

extension View {
  /// The outlet by which the view of a template leads to its counterpart; nil where it has none.
  public var targetOutlet: Outlet? { outlets.first { $0.name == ConstraintTemplateTree.targetOutlet } }
}
