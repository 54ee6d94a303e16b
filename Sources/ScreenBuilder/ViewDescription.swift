import Geometry
import Views

/// A view described in code: a value from which trees are built.
///
/// A description is copied when it is assigned, so the natural way to declare a template is to copy the screen's view
/// and to change what differs in the template:
///
/// ```swift
/// var landscape = portrait
/// try landscape.edit("artwork") { $0.frame = Rect(x: 16, y: 16, width: 200, height: 200) }
/// ```
///
/// Each view is identified by its `id`, which is unique in a tree. Properties are named after UIKit's, with UIKit's
/// defaults. Lengths are in points.
public struct ViewDescription: Hashable, Sendable {
  /// The name by which constraints, templates and results refer to the view; nil uses one derived from its class and
  /// position.
  public var id: String?
  /// The class-specific properties: a label's text, a slider's value.
  public var content: ViewContent
  /// The UIKit class, such as `UILabel`; set from the content.
  public var className: String
  /// The app's custom class; nil for a UIKit class.
  public var customClass: String?
  /// The name of the view if it shows no text, as in Interface Builder's outline.
  public var userLabel: String?

  /// The position and size in the superview's coordinate space, before constraints are solved.
  ///
  /// A root without a size fills its canvas.
  public var frame: Rect
  /// The origin of the view's own coordinate space: the scroll offset of a scroll view.
  public var boundsOrigin = Point.zero
  /// The autoresizing mask, for a view that is not placed by constraints.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether subviews adapt to a change of this view's size.
  public var autoresizesSubviews = true
  /// Whether the view is placed by its mask and not by constraints; nil decides by the constraints of its tree.
  ///
  /// If nil, constraints place a view that has one with its superview, or with any view outside it.
  public var translatesAutoresizingMaskIntoConstraints: Bool?
  /// The subviews, back to front.
  public var subviews: [ViewDescription]
  /// Constraints between this view and its descendants, and any others of the tree: each is added to the nearest common
  /// ancestor of its items, as `NSLayoutConstraint.activate(_:)` does.
  public var constraints: [ConstraintDescription] = []
  /// The arrangement that places the subviews instead of constraints and masks; nil for none.
  public var arrangement: Arrangement?
  /// The animation when the arrangement changes; nil for none.
  public var layoutAnimation: LayoutAnimation?
  /// The names of the view's custom layout guides, which are also unique in a tree.
  public var layoutGuides: [String] = []
  /// The content hugging and compression resistance priorities.
  public var contentPriorities = ContentPriorities()
  /// The distances of the layout margins from the edges; nil for the system's.
  public var layoutMargins: LayoutMargins?
  /// Whether the superview's margins are preserved.
  public var preservesSuperviewLayoutMargins = false
  /// Whether the safe area extends the margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether the view is part of the tree; size classes can install and uninstall views.
  public var isInstalled = true

  /// The tag that matching compares first; views with a negative one are ignored by layout templates.
  public var tag = 0
  /// Whether the view and its contents are hidden.
  public var isHidden = false
  /// The opacity of the view with its contents, 0 (clear) to 1 (opaque).
  public var alpha = 1.0
  /// The background color; nil for none.
  public var backgroundColor: Color?
  /// The tint color of the view and its descendants; nil for the superview's.
  public var tintColor: Color?
  /// The content mode.
  public var contentMode = ContentMode.scaleToFill
  /// The direction of the view's own layout.
  public var semanticContent = SemanticContent.unspecified
  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds = false
  /// Whether a scroll view can be scrolled.
  public var isScrollEnabled = true
  /// Whether the safe area extends a scroll view's content inset.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The properties of the layer: corners, border, shadow and transform.
  public var layer = LayerStyle()
  /// The state of a control; nil for other views.
  public var control: ControlState?
  /// Target-action connections, compared by matching.
  public var actions: [ControlAction] = []
  /// The names of the owner's outlets to the view.
  public var outlets: [String] = []
  /// Values of user-defined runtime attributes by key path; for custom matching rules and attributes.
  public var runtimeAttributes: [RuntimeAttribute] = []

  /// In a constraint template: the `id` of the live counterpart (the outlet `targetView`); nil for the live view with
  /// the same `id`.
  public var target: String?
  /// The key paths of attributes that constraint templates set on the view, in addition to the default ones.
  public var templateAttributes: [String] = []

  /// Creates a view with the class of its content.
  ///
  /// - Parameters:
  ///   - content: The class-specific properties.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - subviews: The subviews, back to front.
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

// MARK: - Descendants

extension ViewDescription {
  /// Returns this view or a descendant by its `id`; nil if there is none.
  ///
  /// - Parameter id: The `id` of the view, at any depth.
  public subscript(id: String) -> ViewDescription? {
    self.id == id ? self : subviews.lazy.compactMap { $0[id] }.first
  }

  /// Changes this view or a descendant.
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

  /// Removes a view with its contents, and the constraints of the tree that refer to any of it, as
  /// `removeFromSuperview()` does.
  ///
  /// - Parameter id: The view's `id`.
  /// - Returns: The removed view.
  /// - Throws: `DescriptionError` if there is no such descendant.
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
