import Geometry
import Views

/// A view described in code: a value from which trees are built.
///
/// A description is copied when it is assigned, so the natural way to declare a template is to copy the screen's view and
/// to change what the template has otherwise:
///
/// ```swift
/// var landscape = portrait
/// try landscape.edit("artwork") { $0.frame = Rect(x: 16, y: 16, width: 200, height: 200) }
/// ```
///
/// Each view is identified by its `id`, which is unique in a tree. Properties are named after UIKit's, with UIKit's
/// defaults. Lengths are in points.
public struct ViewDescription: Hashable, Sendable {
  /// The name by which constraints, templates and results refer to the view; nil for one made of its class and place.
  public var id: String?
  /// What the class adds to a plain view: a label's text, a slider's value.
  public var content: ViewContent
  /// The UIKit class, such as `UILabel`; set from the content.
  public var className: String
  /// The app's own class; nil if the view is of UIKit's.
  public var customClass: String?
  /// What a person would call the view if it shows no text, as in Interface Builder's outline.
  public var userLabel: String?

  /// The position and size in the superview's coordinate space, before constraints are solved.
  ///
  /// A root without a size fills its canvas.
  public var frame: Rect
  /// The origin of the view's own coordinate space: what a scroll view has scrolled by.
  public var boundsOrigin = Point.zero
  /// What stretches if the superview's size changes, for a view that no constraint places.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of this view's size.
  public var autoresizesSubviews = true
  /// Whether constraints do not place the view; nil to decide from the constraints of its tree.
  ///
  /// If nil, constraints place a view that has one with its superview, or with any view outside of it.
  public var translatesAutoresizingMaskIntoConstraints: Bool?
  /// The views inside, back to front.
  public var subviews: [ViewDescription]
  /// Constraints between this view and those inside it, and any others of the tree: each is added to the nearest common
  /// superview of its items, as `NSLayoutConstraint.activate(_:)` does.
  public var constraints: [ConstraintDescription] = []
  /// What places the subviews in place of constraints and masks; nil if nothing does.
  public var arrangement: Arrangement?
  /// How a change of the arrangement is animated; nil jumps.
  public var layoutAnimation: LayoutAnimation?
  /// The names of the view's own layout guides, which are unique in a tree as well.
  public var layoutGuides: [String] = []
  /// The priorities against growing and shrinking.
  public var contentPriorities = ContentPriorities()
  /// The distances of the layout margins from the edges; nil for the system's.
  public var layoutMargins: LayoutMargins?
  /// Whether margins reach as far as the superview's.
  public var preservesSuperviewLayoutMargins = false
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether the view is in the tree at all; size classes put views in and take them out.
  public var isInstalled = true

  /// The number that matching compares first; a negative one is left alone by layout templates.
  public var tag = 0
  /// Whether neither the view nor anything inside is drawn.
  public var isHidden = false
  /// The opacity of the view with everything inside, 0 (clear) to 1 (opaque).
  public var alpha = 1.0
  /// The color under the view's content; nil for none.
  public var backgroundColor: Color?
  /// The color of active content, for this view and those inside; nil for the superview's.
  public var tintColor: Color?
  /// How content is fitted.
  public var contentMode = ContentMode.scaleToFill
  /// Which way the view's own arrangement is read.
  public var semanticContent = SemanticContent.unspecified
  /// Whether subviews are cut off at the bounds.
  public var clipsToBounds = false
  /// Whether the content of a scroll view can be moved.
  public var isScrollEnabled = true
  /// Whether the safe area adds to a scroll view's content inset.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The properties of the layer: corners, border, shadow and transform.
  public var layer = LayerStyle()
  /// The state of a control; nil for a view that is none.
  public var control: ControlState?
  /// Target-action connections, which matching compares.
  public var actions: [ControlAction] = []
  /// The names of the owner's outlets that lead to the view.
  public var outlets: [String] = []
  /// Values by key paths of the app's own, as user-defined runtime attributes; for matching rules and attributes of one's own.
  public var runtimeAttributes: [RuntimeAttribute] = []

  /// In a constraint template: the `id` of the live view that this one stands for (the outlet `targetView`); nil for the
  /// live view with the same `id`.
  public var target: String?
  /// The key paths of attributes that constraint templates carry for the view, in addition to those that they always do.
  public var templateAttributes: [String] = []

  /// Creates a view of the class that its content belongs to.
  ///
  /// - Parameters:
  ///   - content: What the class adds to a plain view.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - subviews: The views inside, back to front.
  public init(
    _ content: ViewContent = .plain, id: String? = nil, frame: Rect = .zero, subviews: [ViewDescription] = []
  ) {
    self.id = id
    self.content = content
    self.frame = frame
    self.subviews = subviews
    className = content.className
    if content.isControl { control = ControlState() }
  }

  /// Returns a copy with changes.
  ///
  /// - Parameter change: Changes the copy.
  public func with(_ change: (inout ViewDescription) -> Void) -> ViewDescription {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: - Views inside

extension ViewDescription {
  /// Returns this view or one inside by its `id`; nil if there is none.
  ///
  /// - Parameter id: The `id` of the view, at any depth.
  public subscript(id: String) -> ViewDescription? {
    self.id == id ? self : subviews.lazy.compactMap { $0[id] }.first
  }

  /// Changes this view or one inside.
  ///
  /// - Parameters:
  ///   - id: The view's `id`.
  ///   - change: Changes the view.
  /// - Throws: `DescriptionError` if there is no such view.
  public mutating func edit(_ id: String, _ change: (inout ViewDescription) -> Void) throws(DescriptionError)
  {
    guard editIfFound(id, change) else { throw .noView(id, in: self) }
  }

  private mutating func editIfFound(_ id: String, _ change: (inout ViewDescription) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for index in subviews.indices where subviews[index].editIfFound(id, change) { return true }
    return false
  }

  /// Removes a view with everything inside, and the constraints of the tree that refer to any of it, as
  /// `removeFromSuperview()` does.
  ///
  /// - Parameter id: The view's `id`.
  /// - Returns: The view that was removed.
  /// - Throws: `DescriptionError` if there is no such view inside.
  @discardableResult
  public mutating func remove(_ id: String) throws(DescriptionError) -> ViewDescription {
    guard let view = take(id) else { throw .noView(id, in: self) }
    var gone: Set<String> = []
    var waiting = [view]
    while let next = waiting.popLast() {
      if let id = next.id { gone.insert(id) }
      gone.formUnion(next.layoutGuides)
      waiting += next.subviews
    }
    dropConstraints(about: gone)
    return view
  }

  private mutating func take(_ id: String) -> ViewDescription? {
    if let index = subviews.firstIndex(where: { $0.id == id }) { return subviews.remove(at: index) }
    for index in subviews.indices {
      if let view = subviews[index].take(id) { return view }
    }
    return nil
  }

  private mutating func dropConstraints(about gone: Set<String>) {
    constraints.removeAll { $0.names.contains { gone.contains($0) } }
    for index in subviews.indices { subviews[index].dropConstraints(about: gone) }
  }
}
