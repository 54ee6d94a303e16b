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
package struct DesignCanvas: Hashable, Sendable {
  /// Interface Builder's ID of the device, such as `retina4_7`; nil if the document has none.
  package var device: String?
  /// The whole screen in the orientation in which the document was saved, in points.
  package var screen: Size
  /// The orientation of the design.
  package var orientation: Orientation
  /// Pixels per point.
  package var scale: Double
  /// Whether the size is the view's own, not that of a screen.
  package var isFreeform: Bool
  /// Whether the document specifies this for the root of a xib or a controller.
  package var simulatesFreeSize = false
  /// The freeform size of a controller, bars included, in points; nil if the document has none.
  package var freeformSize: Size?
  /// The era of the tools that saved the document.
  package var era = Era(toolsVersion: 21_507)
  /// The bars around the screen.
  package var bars = ScreenBars()
  /// The bars around the screen in a running app, where metrics simulated on the canvas have others; nil for the same.
  package var barsOfContainers: ScreenBars?
  /// Whether metrics that are simulated on the canvas alone give it bars, or none.
  package var simulatesBars = false
  /// The size of the root view that decides how it is shown, in points; nil for that which it has.
  package var rootSize: Size?
  /// Whether the root is standalone, without a controller.
  package var isStandalone = false
  /// Whether the system shows it as an application starts, before any of its code runs (Apple, `UILaunchStoryboardName`).
  package var isLaunchScreen = false
  /// Whether the root is that of a freeform xib, or next to the controllers of a storyboard.
  package var isFreeRootInXib: Bool { isStandalone || simulatesFreeSize && freeformSize == nil }
  /// The size classes for which the document's variations were resolved.
  package var sizeClasses = SizeClasses.any
  /// The default orientations of the screen.
  package var supportedOrientations = Orientation.allCases
  /// How the applications that show the document show screens.
  package var application = ApplicationTraits()
  /// How code presents the screen unless something else is requested; nil if it is not known to be presented.
  package var presentation: PresentationStyle?
  /// The size that the controller prefers in a popover or a form sheet, in points; nil if the document has none.
  package var preferredContentSize: Size?

  /// The document's device; nil if it has none, or an unknown one.
  package var knownDevice: Device? { device.flatMap { Device(interfaceBuilderID: $0) } }

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
package struct SizeClassTree {
  /// The size classes of the tree.
  package var classes: [SizeClasses]
  /// The orientation of the tree: it is then a separate layout, with frames; nil for both.
  package var orientation: Orientation?
  /// The tree.
  package var tree: ViewTree

  package init(classes: [SizeClasses], orientation: Orientation? = nil, tree: ViewTree) {
    self.classes = classes
    self.orientation = orientation
    self.tree = tree
  }
}

/// A named layout of a scene, or a state over such layouts, as trees of the scene's views.
///
/// They only serve as a source of values; the live tree is another.
package struct NamedLayout {
  /// The name.
  package var name: String
  /// Its place in the file.
  package var location: SourceLocation
  /// Whether it specifies the screen's complete layout; otherwise it changes that of an orientation.
  package var isWhole: Bool
  /// The orientations in which the screen uses the layout by default.
  package var ownOrientations: [Orientation] = []
  /// The orientation for which its frames are given.
  package var designOrientation: Orientation
  /// The tree for each orientation; both may be the same.
  package var trees: [Orientation: ViewTree] = [:]

  package init(name: String, location: SourceLocation, isWhole: Bool, designOrientation: Orientation) {
    (self.name, self.location, self.isWhole) = (name, location, isWhole)
    self.designOrientation = designOrientation
  }
}

/// One screen of a document: the ONE tree, and the trees that only specify its layouts.
package struct Scene {
  /// The object ID of the controller, else of the root view.
  package var id: String
  /// Its readable name: title, storyboard ID, controller class, view label or class.
  package var name: String
  /// All names accepted by `--scene`.
  package var aliases: [String]
  /// The controller's class; nil for a standalone view.
  package var controller: String?
  /// The live tree.
  package var tree: ViewTree
  /// The canvas on which the live tree was designed.
  package var canvas: DesignCanvas
  /// The tree with the portrait layout; may be `tree` itself.
  package var portraitTemplate: ViewTree?
  /// The tree with the landscape layout; may be `tree` itself.
  package var landscapeTemplate: ViewTree?
  /// The trees for other size classes; none if the document has no variations.
  package var sizeClassTrees: [SizeClassTree] = []
  /// Named layouts and states, in document order.
  package var namedLayouts: [NamedLayout] = []
  /// The trees with the constraints of the live one in other states, in document order.
  package var constraintTemplates: [ConstraintTemplateTree] = []
  /// The portrait template's variants for other size classes; none if the document has no variations, or the template
  /// is `tree` itself.
  package var portraitVariants: [SizeClassTree] = []
  /// As `portraitVariants`, for the landscape template.
  package var landscapeVariants: [SizeClassTree] = []
  /// Whether it is a constraint template of another scene: it is visible on Interface Builder's canvas, but not in an
  /// app.
  package var isConstraintTemplate = false
  /// Outlets of the controller or owner, in document order.
  package var outlets: [Outlet] = []
  /// Segues from the controller, in document order.
  package var segues: [Segue] = []
  /// The contents of the bars around the screen; nil for a view without a controller.
  package var chrome: ScreenChrome?
  /// The views in those bars, in place of a title or a button: each a separate tree, to which the bars' items refer by
  /// the object ID of its root.
  package var barViews: [ViewTree] = []
  /// Its place in the file.
  package var location: SourceLocation

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

  /// Replaces the live tree and all trees that specify layouts of it, except constraint templates; where several are one tree they
  /// stay one.
  package mutating func replaceTrees(_ replaced: (ViewTree) -> ViewTree) {
    var known: [ObjectIdentifier: ViewTree] = [:]
    func new(_ tree: ViewTree) -> ViewTree {
      if let tree = known[ObjectIdentifier(tree)] { return tree }
      let result = replaced(tree)
      known[ObjectIdentifier(tree)] = result
      return result
    }
    tree = new(tree)
    portraitTemplate = portraitTemplate.map(new)
    landscapeTemplate = landscapeTemplate.map(new)
    for index in sizeClassTrees.indices { sizeClassTrees[index].tree = new(sizeClassTrees[index].tree) }
    for index in portraitVariants.indices { portraitVariants[index].tree = new(portraitVariants[index].tree) }
    for index in landscapeVariants.indices {
      landscapeVariants[index].tree = new(landscapeVariants[index].tree)
    }
    for index in namedLayouts.indices { namedLayouts[index].trees = namedLayouts[index].trees.mapValues(new) }
  }

  /// The live tree and all trees that specify layouts of it, except constraint templates.
  package var allTrees: [ViewTree] {
    let variants = sizeClassTrees + portraitVariants + landscapeVariants
    let named = namedLayouts.flatMap { layout in Orientation.allCases.compactMap { layout.trees[$0] } }
    return [tree] + [portraitTemplate, landscapeTemplate].compactMap(\.self) + variants.map(\.tree) + named
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
  package var sizeClassGroups: [[SizeClasses]] {
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
