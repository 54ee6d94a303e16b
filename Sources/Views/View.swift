import Diagnostics
import Geometry

/// The place of a view in its tree: 0 for the root, then in document order, each parent before its children.
public struct ViewID: Hashable, Comparable, Sendable {
  /// The number; an index into `ViewTree.views` and into every table kept beside a tree.
  public let index: Int

  /// The identity of the view at `index`.
  ///
  /// - Parameter index: The view's place in `ViewTree.views`.
  @inlinable public init(_ index: Int) { self.index = index }

  /// Document order.
  @inlinable public static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}

/// One view of a tree: what Interface Builder says of it, with nothing left to interpret.
///
/// Layout (`frame`, `bounds`, `isHidden`, `autoresizingMask`) changes when a template is applied; everything
/// else is state that stays, since there is only one tree.
public final class View {
  /// The place in the tree; set when the tree is closed.
  public internal(set) var id = ViewID(0)
  /// The UIKit class that the file names, such as `UILabel`.
  public let className: String
  /// The project's own class, where one is set.
  public var customClass: String?
  /// The classes that the project's sources say its own class inherits from, the nearest first; empty where nothing declares
  /// it.
  public var inheritedClasses: [String] = []
  /// Interface Builder's object id.
  public let objectID: String
  /// The label given in Interface Builder's outline (`userLabel`, `objectName`).
  public var userLabel: String?
  /// What code asks a table or collection for to get a row or item like it; nil for none.
  public var reuseIdentifier: String?
  /// Where the file opens the view.
  public let location: SourceLocation

  /// The number that the owner's code finds the view by; negative: left alone by layout templates.
  public var tag = 0
  /// Position and size in the superview's coordinates, points, unrounded.
  public var frame = Rect.zero
  /// The origin of the view's own coordinates, points: what a scroll view has scrolled by.
  public var boundsOrigin = Point.zero
  /// Whether neither the view nor anything in it is drawn.
  public var isHidden = false { didSet { isHiddenByItem = false } }
  /// Whether `isHidden` is set only because the view's item in an arrangement is not visible.
  package private(set) var isHiddenByItem = false
  /// 0 (clear) … 1 (opaque), of the view with everything in it.
  public var alpha = 1.0
  /// What is painted under the view's content; nil paints nothing.
  public var backgroundColor: Color?
  /// The color of active content, inherited down the tree; nil inherits.
  public var tintColor: Color?
  /// How content is fitted.
  public var contentMode = ContentMode.scaleToFill
  /// Which way its own arrangement is read.
  public var semanticContent = SemanticContent.unspecified
  /// Whether subviews are cut at the bounds.
  ///
  /// Source: Apple, `CALayer.masksToBounds`: one is the other.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// What stretches when the superview's size changes.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of this view's size.
  public var autoresizesSubviews = true
  /// Whether what a scroll view holds can be moved by hand.
  public var isScrollEnabled = true
  /// Whether the safe area adds to a scroll view's content inset.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether touches reach it.
  public var isUserInteractionEnabled = true
  /// Whether constraints alone place it.
  public var isPlacedByConstraints = false
  /// Drawing properties of the layer, from user-defined runtime attributes.
  public var layer = LayerStyle()
  /// What every control has; nil where the view is none.
  public var control: ControlState?
  /// What the class adds to a plain view.
  public var content: ViewContent
  /// Target-action connections, in document order.
  public var actions: [ControlAction] = []
  /// Names of the outlets that lead to the view, in document order.
  public var outletNames: [String] = []
  /// The outlets that lead to the view from objects of the project's own classes, in document order.
  package var owners: [OutletOwner] = []
  /// Outlets that the view itself has, in document order.
  public var outlets: [Outlet] = []
  /// Segues that begin at the view, in document order.
  public var segues: [Segue] = []
  /// What the document says for assistive technologies.
  public var accessibility = AccessibilityAttributes()
  /// Every user-defined runtime attribute, in document order.
  public var runtimeAttributes: [RuntimeAttribute] = []
  /// Constraints that the view holds, in document order.
  public var constraints: [Constraint] = []
  /// Distances of the margins from the edges, where the file sets them; nil is the system's.
  public var layoutMargins: LayoutMargins?
  /// Whether margins reach as far as the superview's.
  public var preservesSuperviewLayoutMargins = false
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins of wide views leave no more than a readable width.
  public var layoutMarginsFollowReadableWidth = false
  /// A size that stands for the intrinsic one of a class that only the app knows, points; nil where none is set.
  public var placeholderIntrinsicWidth: Double?
  /// As `placeholderIntrinsicWidth`, from top to bottom.
  public var placeholderIntrinsicHeight: Double?
  /// The intrinsic size that the project's own class gave Interface Builder when it drew itself there, points; nil
  /// where the document recorded none.
  public var designableIntrinsicSize: Size?
  /// The distance to the next member of its stack view, in points; nil for the stack view's own spacing.
  ///
  /// Source: Apple, `UIStackView.setCustomSpacing(_:after:)`.
  public var customSpacing: Double?
  /// The intrinsic content size that the project's own class returns, points, −1 for none in a direction; nil where it returns none
  /// that is known.
  public var intrinsicContentSize: Size?
  /// Layout guides that the view holds.
  public var layoutGuides: [LayoutGuide] = []
  /// What places subviews in place of constraints and masks; nil if nothing does. Views that it does not name keep
  /// their own frames, masks and constraints.
  public var arrangement: Arrangement?
  /// How a change of the arrangement is animated; nil jumps.
  public var layoutAnimation: LayoutAnimation?
  /// Priorities against growing and shrinking.
  public var contentPriorities = ContentPriorities()
  /// Whether it is the root view of a controller that is embedded in a container, the view around it: it fills that
  /// one, and layout templates leave it alone.
  public var isEmbeddedRoot = false
  /// What the file says besides, kept as written for trees in print, in document order; no stage after instantiation
  /// reads it.
  public var otherAttributes: [OtherAttribute] = []

  /// Where the document states its properties.
  package var places: StatedPlaces
  /// Where the layout of a template that the view has now is stated; nil for `places`.
  package var layoutPlaces: StatedPlaces?

  /// Whether it is in its superview at all; size classes put views in and take them out.
  ///
  /// A view that is not installed is neither laid out nor drawn nor matched, with everything in it.
  public var isInstalled = true {
    didSet {
      if isInstalled != oldValue { superview?.absentSubviews += isInstalled ? -1 : 1 }
    }
  }
  /// The views inside that are installed, back to front.
  public var subviews: [View] { absentSubviews == 0 ? allSubviews : allSubviews.filter(\.isInstalled) }
  /// The views inside, back to front, whether installed or not.
  public private(set) var allSubviews: [View] = []
  /// The number of views inside that are not installed.
  private var absentSubviews = 0
  /// The view around.
  public private(set) weak var superview: View?

  /// A view of a class, as the file opens it at `location`.
  ///
  /// - Parameters:
  ///   - className: The UIKit class that the file names, such as `UILabel`.
  ///   - objectID: Interface Builder's object ID.
  ///   - location: The place where the file opens the view.
  ///   - content: What the class adds to a plain view.
  public init(className: String, objectID: String, location: SourceLocation, content: ViewContent = .plain) {
    self.className = className
    self.objectID = objectID
    self.location = location
    self.content = content
    places = StatedPlaces(opening: location)
  }

  /// A view that is equal to another in every stored property, which `ViewCopyTests` holds, and has no views around or
  /// inside yet.
  init(copying view: View) {
    (id, className, customClass, objectID) = (view.id, view.className, view.customClass, view.objectID)
    inheritedClasses = view.inheritedClasses
    (userLabel, location, tag, frame) = (view.userLabel, view.location, view.tag, view.frame)
    (boundsOrigin, isHidden, isHiddenByItem) = (view.boundsOrigin, view.isHidden, view.isHiddenByItem)
    (alpha, backgroundColor, tintColor) = (view.alpha, view.backgroundColor, view.tintColor)
    (contentMode, semanticContent) = (view.contentMode, view.semanticContent)
    autoresizingMask = view.autoresizingMask
    (autoresizesSubviews, isScrollEnabled) = (view.autoresizesSubviews, view.isScrollEnabled)
    contentInsetAdjustmentBehavior = view.contentInsetAdjustmentBehavior
    isUserInteractionEnabled = view.isUserInteractionEnabled
    (isPlacedByConstraints, layer, control) = (view.isPlacedByConstraints, view.layer, view.control)
    (content, actions, outletNames, outlets) = (view.content, view.actions, view.outletNames, view.outlets)
    (owners, reuseIdentifier) = (view.owners, view.reuseIdentifier)
    (segues, runtimeAttributes, constraints) = (view.segues, view.runtimeAttributes, view.constraints)
    layoutMargins = view.layoutMargins
    preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    layoutMarginsFollowReadableWidth = view.layoutMarginsFollowReadableWidth
    placeholderIntrinsicWidth = view.placeholderIntrinsicWidth
    placeholderIntrinsicHeight = view.placeholderIntrinsicHeight
    (designableIntrinsicSize, layoutGuides) = (view.designableIntrinsicSize, view.layoutGuides)
    customSpacing = view.customSpacing
    intrinsicContentSize = view.intrinsicContentSize
    (arrangement, layoutAnimation) = (view.arrangement, view.layoutAnimation)
    accessibility = view.accessibility
    (contentPriorities, isEmbeddedRoot) = (view.contentPriorities, view.isEmbeddedRoot)
    (otherAttributes, places, layoutPlaces) = (view.otherAttributes, view.places, view.layoutPlaces)
    isInstalled = view.isInstalled
  }

  /// Puts views inside a copy, none of which has a superview, in the place of those of the original.
  func take(_ views: [View]) {
    for view in views { view.superview = self }
    allSubviews = views
    absentSubviews = views.count { !$0.isInstalled }
  }

  /// Puts a view on top of the subviews; it must have no superview.
  ///
  /// - Parameter view: A view without a superview, which has one afterwards.
  public func addSubview(_ view: View) {
    precondition(view.superview == nil, "a view has one superview")
    view.superview = self
    allSubviews.append(view)
    if !view.isInstalled { absentSubviews += 1 }
  }

  /// Hides a view because its item in an arrangement is not visible, or shows one that was hidden for that reason.
  package func setHiddenByItem(_ hides: Bool) {
    if hides, !isHidden {
      isHidden = true
      isHiddenByItem = true
    } else if !hides, isHiddenByItem {
      isHidden = false
    }
  }

  /// The class that a running app would see: the project's own, else UIKit's.
  public var runtimeClass: String { customClass ?? className }

  /// Position and size in the view's own coordinates, points.
  public var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }
}

/// When the safe area adds to a scroll view's content inset: `UIScrollView.ContentInsetAdjustmentBehavior`; the raw
/// values are Interface Builder's.
public enum ContentInsetAdjustmentBehavior: String, InterfaceBuilderWord {
  /// As the scroll view and what is around it make it seem right.
  case automatic
  /// On the axes on which it scrolls.
  case scrollableAxes
  /// Not at all.
  case never
  /// On both axes.
  case always
}

/// A key of the file as written, for trees in print.
public struct OtherAttribute: Hashable, Sendable {
  /// The attribute's or child element's name.
  public var name: String
  /// The value as written.
  public var value: String

  /// A key with its value as written.
  ///
  /// - Parameters:
  ///   - name: The attribute's or child element's name.
  ///   - value: The value as written.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// The resolved view tree of one screen.
///
/// What it guarantees: identities are small integers in document order, parents first, and `views[id.index]` is
/// the view of that id. References are resolved, defaults filled in, numbers finite and sizes not negative,
/// colors known or named with a value, fonts reduced to family, weight and size, words read as the choices that they
/// stand for. No view is in it twice, and every view but the root has its superview in the tree. Views that only some
/// size classes install are in it for all of them, so that identities stay; `isInstalled` says which belong to the
/// layout that is on the tree.
public final class ViewTree {
  /// The outermost view.
  public let root: View
  /// All views in document order, parents before their children, installed or not.
  public let views: [View]

  /// Closes a tree: numbers the views below `root` in document order.
  ///
  /// - Parameter root: The outermost view, with all its subviews added; views that are not installed are numbered too.
  public init(root: View) {
    self.root = root
    var views: [View] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      view.id = ViewID(views.count)
      views.append(view)
      waiting.append(contentsOf: view.allSubviews.reversed())
    }
    self.views = views
  }

  /// Closes a tree of views that have their numbers, in their order.
  init(numbered views: [View]) {
    root = views[0]
    self.views = views
  }

  /// The views that are installed, with all around them, in document order.
  public var installedViews: [View] {
    if views.allSatisfy(\.isInstalled) { return views }
    var isIn = [Bool](repeating: true, count: views.count)
    for view in views {
      guard let superview = view.superview else { continue }
      isIn[view.id.index] = view.isInstalled && isIn[superview.id.index]
    }
    return views.filter { isIn[$0.id.index] }
  }

  /// Returns the view of an identity.
  ///
  /// - Parameter id: An identity of this tree; that of another tree means another view, or none.
  @inlinable public subscript(id: ViewID) -> View { views[id.index] }
}

extension View {
  /// Whether what is inside scrolls: constraints to its edges refer to the content.
  public var isScrolling: Bool { content.isScrolling }

  /// The way from the root, such as `UIView › UIView[1] › UILabel "Total"`: class, place among siblings of the
  /// same class where there are several, and what a person would call it.
  public var path: String {
    var steps: [String] = []
    var view: View? = self
    while let current = view {
      steps.append(current.step)
      view = current.superview
    }
    return steps.reversed().joined(separator: " › ")
  }

  private var step: String {
    guard let superview else { return PrintedText.short(ofClass: runtimeClass, title: nil) }
    let siblings = superview.subviews.filter { $0.runtimeClass == runtimeClass }
    let index = siblings.count > 1 ? siblings.firstIndex { $0 === self } ?? 0 : nil
    return PrintedText.step(ofClass: runtimeClass, index: index, title: title)
  }

  /// What a person would call the view: its text or title, else its label in Interface Builder.
  public var title: String? {
    if let caption = content.caption, !caption.isEmpty { return caption }
    return userLabel
  }

  /// Class, title and object id in one phrase: `UILabel "Total" (id 551229343)`.
  public var phrase: String {
    PrintedText.phrase(ofClass: runtimeClass, title: title, id: objectID)
  }
}
