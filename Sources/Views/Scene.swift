import Diagnostics
import Geometry

/// Which way up a screen is.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Taller than wide.
  case portrait
  /// Wider than tall.
  case landscape

  /// The other one.
  public var other: Orientation { self == .portrait ? .landscape : .portrait }
}

/// The canvas that a document was designed on.
public struct DesignCanvas: Hashable, Sendable {
  /// Interface Builder's id of the device, such as `retina4_7`; nil where the document names none.
  public var device: String?
  /// The whole screen in the orientation that the document was saved in, points.
  public var screen: Size
  /// Which way up it was designed.
  public var orientation: Orientation
  /// Pixels per point.
  public var scale: Double
  /// Whether the size is the view's own and belongs to no screen.
  public var isFreeform: Bool
  /// Whether the document says so, of the root of a xib or of a controller.
  public var simulatesFreeSize = false
  /// Of a controller of its own size the whole of it, bars included, points; nil where the document says none.
  public var freeformSize: Size?
  /// The era of the tools that saved the document.
  public var era = Era(toolsVersion: 21_507)
  /// The bars around the screen.
  public var bars = ScreenBars()
  /// Whether the root stands alone, without a controller.
  public var isStandalone = false
  /// Whether the root is that of a xib of free size, or stands beside the controllers of a storyboard.
  public var isFreeRootInXib: Bool { isStandalone || simulatesFreeSize && freeformSize == nil }
  /// The size classes that the document's variations were resolved for.
  public var sizeClasses = SizeClasses.any
  /// The orientations that the screen is shown in unless another is asked for.
  public var supportedOrientations = Orientation.allCases

  /// The device that the document names; nil where it names none, or one that is not known.
  public var knownDevice: Device? { device.flatMap { Device(interfaceBuilderID: $0) } }

  /// A canvas from its parts.
  ///
  /// - Parameters:
  ///   - device: Interface Builder's ID of the device, such as `retina4_7`; nil if the document names none.
  ///   - screen: The whole screen in the orientation of the canvas, in points.
  ///   - orientation: The orientation that the document was saved in.
  ///   - scale: Pixels per point.
  ///   - isFreeform: Whether the size is the view's own and belongs to no screen.
  public init(
    device: String?, screen: Size, orientation: Orientation, scale: Double, isFreeform: Bool = false
  ) {
    self.device = device
    self.screen = screen
    self.orientation = orientation
    self.scale = scale
    self.isFreeform = isFreeform
  }
}

/// The tree of a scene as the document has it for other size classes than its canvas'.
///
/// Only there to have values taken from it; the live tree is another.
public struct SizeClassTree {
  /// The size classes that it holds for.
  public var classes: [SizeClasses]
  /// The orientation that it holds for: it is a layout of its own then, with frames; nil for both.
  public var orientation: Orientation?
  /// The tree.
  public var tree: ViewTree

  /// A tree and what it holds for.
  ///
  /// - Parameters:
  ///   - classes: The size classes that the tree holds for.
  ///   - orientation: The orientation that the tree is a layout of its own for; nil for both.
  ///   - tree: A tree of the same views as the live one.
  public init(classes: [SizeClasses], orientation: Orientation? = nil, tree: ViewTree) {
    self.classes = classes
    self.orientation = orientation
    self.tree = tree
  }
}

/// A layout of a scene that is shown where its name is asked for, or a state over such layouts: trees of the scene's views.
///
/// Only there to have values taken from them; the live tree is another.
public struct NamedLayout {
  /// The name.
  public var name: String
  /// Where the file begins it.
  public var location: SourceLocation
  /// Whether it says everything of the screen's layout; otherwise it changes that of an orientation.
  public var isWhole: Bool
  /// The orientations in which the screen has the layout without being asked for it.
  public var ownOrientations: [Orientation] = []
  /// The orientation that its frames are given for.
  public var designOrientation: Orientation
  /// The tree in each orientation; both may be the same.
  public var trees: [Orientation: ViewTree] = [:]

  /// A layout without trees.
  ///
  /// - Parameters:
  ///   - name: The name that pictures and transitions ask for.
  ///   - location: The place where the file begins it.
  ///   - isWhole: Whether it says everything of the screen's layout; otherwise it changes that of an orientation.
  ///   - designOrientation: The orientation that its frames are given for.
  public init(name: String, location: SourceLocation, isWhole: Bool, designOrientation: Orientation) {
    (self.name, self.location, self.isWhole) = (name, location, isWhole)
    self.designOrientation = designOrientation
  }
}

/// One screen of a document: the ONE tree, and the trees that only say how it is laid out.
public struct Scene {
  /// The object id of the controller, else of the root view.
  public var id: String
  /// What a person would call it: title, storyboard id, controller class, view label or class.
  public var name: String
  /// Every name that `--scene` may use.
  public var aliases: [String]
  /// The controller's class; nil for a view that stands alone.
  public var controller: String?
  /// The tree that lives on.
  public var tree: ViewTree
  /// The canvas that the live tree was designed on.
  public var canvas: DesignCanvas
  /// The tree that holds the portrait layout; may be `tree` itself.
  public var portraitTemplate: ViewTree?
  /// The tree that holds the landscape layout; may be `tree` itself.
  public var landscapeTemplate: ViewTree?
  /// The trees of other size classes; none where the document says the same for all.
  public var sizeClassTrees: [SizeClassTree] = []
  /// Layouts and states by name, in document order.
  public var namedLayouts: [NamedLayout] = []
  /// The trees that say how the live one is constrained in other states, in document order.
  public var constraintTemplates: [ConstraintTemplateTree] = []
  /// The portrait template as its document has it for other size classes; none where that says the same for all, or the
  /// template is `tree` itself.
  public var portraitVariants: [SizeClassTree] = []
  /// As `portraitVariants`, of the landscape template.
  public var landscapeVariants: [SizeClassTree] = []
  /// Whether it is a constraint template of another scene: Interface Builder's canvas shows it, no app does.
  public var isConstraintTemplate = false
  /// Outlets of the controller or owner, in document order.
  public var outlets: [Outlet] = []
  /// Segues that begin at the controller, in document order.
  public var segues: [Segue] = []
  /// What the bars around the screen show; nil for a view without a controller.
  public var chrome: ScreenChrome?
  /// The views that stand in those bars, in the place of a title or a button: each a tree of its own, that the bars' items
  /// know by the object id of its root.
  public var barViews: [ViewTree] = []
  /// Where the file opens the scene.
  public var location: SourceLocation

  /// A scene around a live tree.
  ///
  /// - Parameters:
  ///   - id: The object ID of the controller, or of the root view if there is none.
  ///   - name: What a person would call it, as shown in lists.
  ///   - aliases: Further names that `--scene` may use.
  ///   - controller: The controller's class; nil for a view that stands alone.
  ///   - tree: The live tree.
  ///   - canvas: The canvas that the live tree was designed on.
  ///   - location: The place where the file opens the scene.
  public init(
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

  /// Returns whether a `--scene` argument refers to this scene.
  ///
  /// - Parameter wanted: A title, storyboard ID, class or object ID; letter case counts.
  public func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// Returns the template of an orientation.
  ///
  /// - Parameter orientation: The orientation that the template is for.
  /// - Returns: The tree, which may be the live one; nil if the orientation has no template.
  public func template(for orientation: Orientation) -> ViewTree? {
    orientation == .portrait ? portraitTemplate : landscapeTemplate
  }

  /// Returns the template of an orientation as it is for size classes.
  ///
  /// - Parameters:
  ///   - orientation: The orientation that the template is for.
  ///   - classes: The size classes; where the document says nothing of them, the template itself is returned.
  /// - Returns: The tree, which may be the live one; nil if the orientation has no template.
  public func template(for orientation: Orientation, _ classes: SizeClasses) -> ViewTree? {
    let variants = orientation == .portrait ? portraitVariants : landscapeVariants
    return variants.first { $0.classes.contains(classes) }?.tree ?? template(for: orientation)
  }

  /// The pairs of size classes, in groups for which the scene has the same trees: that of its canvas first.
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
