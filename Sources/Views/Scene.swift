import Diagnostics
import Geometry

/// The orientation of a screen.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Taller than wide.
  case portrait
  /// Wider than tall.
  case landscape

  /// The opposite orientation.
  public var other: Orientation { self == .portrait ? .landscape : .portrait }
}

/// The canvas on which a document was designed.
public struct DesignCanvas: Hashable, Sendable {
  /// Interface Builder's ID of the device, such as `retina4_7`; nil if the document has none.
  public var device: String?
  /// The whole screen in the orientation in which the document was saved, in points.
  public var screen: Size
  /// The orientation of the design.
  public var orientation: Orientation
  /// Pixels per point.
  public var scale: Double
  /// Whether the size is the view's own, not that of a screen.
  public var isFreeform: Bool
  /// Whether the document specifies this for the root of a xib or a controller.
  public var simulatesFreeSize = false
  /// The freeform size of a controller, bars included, in points; nil if the document has none.
  public var freeformSize: Size?
  /// The era of the tools that saved the document.
  public var era = Era(toolsVersion: 21_507)
  /// The bars around the screen.
  public var bars = ScreenBars()
  /// Whether the root is standalone, without a controller.
  public var isStandalone = false
  /// Whether the root is that of a freeform xib, or next to the controllers of a storyboard.
  public var isFreeRootInXib: Bool { isStandalone || simulatesFreeSize && freeformSize == nil }
  /// The size classes for which the document's variations were resolved.
  public var sizeClasses = SizeClasses.any
  /// The default orientations of the screen.
  public var supportedOrientations = Orientation.allCases

  /// The document's device; nil if it has none, or an unknown one.
  public var knownDevice: Device? { device.flatMap { Device(interfaceBuilderID: $0) } }

  package init(
    device: String?, screen: Size, orientation: Orientation, scale: Double, isFreeform: Bool = false
  ) {
    self.device = device
    self.screen = screen
    self.orientation = orientation
    self.scale = scale
    self.isFreeform = isFreeform
  }
}

/// The tree of a scene for other size classes than its canvas'.
///
/// It only serves as a source of values; the live tree is another.
public struct SizeClassTree {
  /// The size classes of the tree.
  public var classes: [SizeClasses]
  /// The orientation of the tree: it is then a separate layout, with frames; nil for both.
  public var orientation: Orientation?
  /// The tree.
  public var tree: ViewTree

  package init(classes: [SizeClasses], orientation: Orientation? = nil, tree: ViewTree) {
    self.classes = classes
    self.orientation = orientation
    self.tree = tree
  }
}

/// A named layout of a scene, or a state over such layouts, as trees of the scene's views.
///
/// They only serve as a source of values; the live tree is another.
public struct NamedLayout {
  /// The name.
  public var name: String
  /// Its place in the file.
  public var location: SourceLocation
  /// Whether it specifies the screen's complete layout; otherwise it changes that of an orientation.
  public var isWhole: Bool
  /// The orientations in which the screen uses the layout by default.
  public var ownOrientations: [Orientation] = []
  /// The orientation for which its frames are given.
  public var designOrientation: Orientation
  /// The tree for each orientation; both may be the same.
  public var trees: [Orientation: ViewTree] = [:]

  package init(name: String, location: SourceLocation, isWhole: Bool, designOrientation: Orientation) {
    (self.name, self.location, self.isWhole) = (name, location, isWhole)
    self.designOrientation = designOrientation
  }
}

/// One screen of a document: the ONE tree, and the trees that only specify its layouts.
public struct Scene {
  /// The object ID of the controller, else of the root view.
  public var id: String
  /// Its readable name: title, storyboard ID, controller class, view label or class.
  public var name: String
  /// All names accepted by `--scene`.
  public var aliases: [String]
  /// The controller's class; nil for a standalone view.
  public var controller: String?
  /// The live tree.
  public var tree: ViewTree
  /// The canvas on which the live tree was designed.
  public var canvas: DesignCanvas
  /// The tree with the portrait layout; may be `tree` itself.
  public var portraitTemplate: ViewTree?
  /// The tree with the landscape layout; may be `tree` itself.
  public var landscapeTemplate: ViewTree?
  /// The trees for other size classes; none if the document has no variations.
  public var sizeClassTrees: [SizeClassTree] = []
  /// Named layouts and states, in document order.
  public var namedLayouts: [NamedLayout] = []
  /// The trees with the constraints of the live one in other states, in document order.
  public var constraintTemplates: [ConstraintTemplateTree] = []
  /// The portrait template's variants for other size classes; none if the document has no variations, or the template
  /// is `tree` itself.
  public var portraitVariants: [SizeClassTree] = []
  /// As `portraitVariants`, for the landscape template.
  public var landscapeVariants: [SizeClassTree] = []
  /// Whether it is a constraint template of another scene: it is visible on Interface Builder's canvas, but not in an
  /// app.
  public var isConstraintTemplate = false
  /// Outlets of the controller or owner, in document order.
  public var outlets: [Outlet] = []
  /// Segues from the controller, in document order.
  public var segues: [Segue] = []
  /// The contents of the bars around the screen; nil for a view without a controller.
  public var chrome: ScreenChrome?
  /// The views in those bars, in place of a title or a button: each a separate tree, to which the bars' items refer by
  /// the object ID of its root.
  public var barViews: [ViewTree] = []
  /// Its place in the file.
  public var location: SourceLocation

  package init(
    id: String, name: String, aliases: [String] = [], controller: String? = nil, tree: ViewTree,
    canvas: DesignCanvas, location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.controller = controller
    self.tree = tree
    self.canvas = canvas
    self.location = location
  }

  /// Returns whether a `--scene` argument refers to this scene. `wanted`: a title, storyboard ID, class or object ID;
  /// case-sensitive.
  package func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// Returns the template for an orientation. The result: the tree, which may be the live one; nil if the orientation
  /// has no template.
  package func template(for orientation: Orientation) -> ViewTree? {
    orientation == .portrait ? portraitTemplate : landscapeTemplate
  }

  /// Returns the template for an orientation and size classes. `classes`: the size classes; if the document has no
  /// variation for them, the template itself is returned. The result: the tree, which may be the live one; nil if the
  /// orientation has no template.
  package func template(for orientation: Orientation, _ classes: SizeClasses) -> ViewTree? {
    let variants = orientation == .portrait ? portraitVariants : landscapeVariants
    return variants.first { $0.classes.contains(classes) }?.tree ?? template(for: orientation)
  }

  /// The pairs of size classes, grouped by equal trees: that of its canvas first.
  public var sizeClassGroups: [[SizeClasses]] {
    let variants = [sizeClassTrees, portraitVariants, landscapeVariants]
    var groups: [(trees: [Int?], classes: [SizeClasses])] = []
    for classes in [canvas.sizeClasses] + SizeClasses.all.filter({ $0 != canvas.sizeClasses }) {
      let trees = variants.map { $0.firstIndex { $0.classes.contains(classes) } }
      if let index = groups.firstIndex(where: { $0.trees == trees }) {
        groups[index].classes.append(classes)
      } else {
        groups.append((trees, [classes]))
      }
    }
    return groups.map(\.classes)
  }
}
