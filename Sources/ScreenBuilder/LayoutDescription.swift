import Diagnostics
import Geometry
import Views

/// A layout over the views of a screen: constraints, frames, arrangements, and hidden views.
///
/// A layout is a value separate from the views. A screen may have one for each orientation, and further named ones; the
/// views are the same in all.
public struct LayoutDescription: Hashable, Sendable {
  /// Constraints; they replace all that the root view holds, and others that concern views they refer to.
  public var constraints: [ConstraintDescription] = []
  /// Frames by the views' ids, in the superviews' coordinate spaces, in points.
  public var frames: [String: Rect] = [:]
  /// The arrangements of views' subviews, by the views' IDs; the empty string is the root view.
  public var arrangements: [String: Arrangement] = [:]
  /// The IDs of hidden views.
  public var hidden: Set<String> = []
  /// The animation of the views to this layout; nil for the platform's.
  public var animation: LayoutAnimation?
  /// Different animations of views' subviews to this layout, by the views' IDs.
  public var animations: [String: LayoutAnimation] = [:]

  /// Creates a layout that changes nothing.
  public init() {}

  /// Creates a layout from the listed parts.
  ///
  /// - Parameter parts: Constraints, frames, arrangements and hidden views; of two frames or arrangements of a view the
  ///   last one counts.
  public init(@LayoutBuilder _ parts: () -> LayoutDescription) { self = parts() }

  /// Merges another layout; its frames and arrangements take precedence.
  mutating func add(_ other: LayoutDescription) {
    constraints += other.constraints
    frames.merge(other.frames) { $1 }
    arrangements.merge(other.arrangements) { $1 }
    hidden.formUnion(other.hidden)
    animation = other.animation ?? animation
    animations.merge(other.animations) { $1 }
  }
}

/// A view that a layout refers to, by its `id`: `named("title").topAnchor`.
///
/// - Parameter id: The view's `id`.
/// - Returns: A description that has anchors, but does not define a view.
public func named(_ id: String) -> ViewDescription { ViewDescription(id: id) }

/// The frame of a view in a layout.
public struct Placed: Hashable, Sendable {
  let id: String
  let frame: Rect

  /// Sets a view's frame.
  ///
  /// - Parameters:
  ///   - id: The view's `id`.
  ///   - frame: Its frame in its superview's coordinate space, in points.
  public init(_ id: String, _ frame: Rect) { (self.id, self.frame) = (id, frame) }
}

/// Views hidden by a layout.
public struct Hidden: Hashable, Sendable {
  let ids: [String]

  /// Hides views, by their ids.
  ///
  /// - Parameter ids: The views' `id`s; their contents are hidden, too.
  public init(_ ids: String...) { self.ids = ids }
}

/// The arrangement of the subviews of a view other than the root.
public struct Arranged: Hashable, Sendable {
  let id: String
  let arrangement: Arrangement
  let animation: LayoutAnimation?

  /// Arranges the subviews of a view.
  ///
  /// - Parameters:
  ///   - id: The view's `id`.
  ///   - arrangement: The arrangement of its subviews.
  ///   - animation: The animation of the subviews; nil for that of the rest of the screen.
  public init(_ id: String, _ arrangement: Arrangement, animation: LayoutAnimation? = nil) {
    (self.id, self.arrangement, self.animation) = (id, arrangement, animation)
  }
}

/// Collects the parts of a layout.
@resultBuilder
public enum LayoutBuilder {
  /// Adds a constraint.
  ///
  /// - Parameter constraint: A constraint between views referred to by their `id`s.
  public static func buildExpression(_ constraint: ConstraintDescription) -> LayoutDescription {
    changed { $0.constraints = [constraint] }
  }
  /// Adds the arrangement of the root view's subviews.
  ///
  /// - Parameter arrangement: The arrangement; the root view can only have one, and the last one counts.
  public static func buildExpression(_ arrangement: Arrangement) -> LayoutDescription {
    changed { $0.arrangements[""] = arrangement }
  }
  /// Adds the arrangement of a view's subviews.
  ///
  /// - Parameter arranged: The arrangement with the view's `id`, and the animation of its subviews.
  public static func buildExpression(_ arranged: Arranged) -> LayoutDescription {
    changed {
      $0.arrangements[arranged.id] = arranged.arrangement
      $0.animations[arranged.id] = arranged.animation
    }
  }
  /// Adds the animation of the views to the layout.
  ///
  /// - Parameter animation: The animation of the whole screen.
  public static func buildExpression(_ animation: LayoutAnimation) -> LayoutDescription {
    changed { $0.animation = animation }
  }
  /// Adds a view's frame.
  ///
  /// - Parameter placed: The view's `id` and its frame in its superview's coordinate space.
  public static func buildExpression(_ placed: Placed) -> LayoutDescription {
    changed { $0.frames[placed.id] = placed.frame }
  }
  /// Adds hidden views.
  ///
  /// - Parameter hidden: The `id`s of views; those of other statements are hidden as well.
  public static func buildExpression(_ hidden: Hidden) -> LayoutDescription {
    changed { $0.hidden = Set(hidden.ids) }
  }
  /// Merges parts.
  ///
  /// - Parameter parts: The part of each statement; of frames and arrangements of one view the last one counts.
  public static func buildBlock(_ parts: LayoutDescription...) -> LayoutDescription { joined(parts) }
  /// Adds the parts of an `if` without `else`.
  ///
  /// - Parameter part: The parts of the branch; nil if its condition is false, which changes nothing.
  public static func buildOptional(_ part: LayoutDescription?) -> LayoutDescription {
    part ?? LayoutDescription()
  }
  /// Adds the parts of the first branch.
  ///
  /// - Parameter part: The parts of the branch after `if`, or of a case of `switch`.
  public static func buildEither(first part: LayoutDescription) -> LayoutDescription { part }
  /// Adds the parts of the other branch.
  ///
  /// - Parameter part: The parts of the branch after `else`, or of another case of `switch`.
  public static func buildEither(second part: LayoutDescription) -> LayoutDescription { part }
  /// Merges the parts of a loop.
  ///
  /// - Parameter parts: The parts of each iteration, in order.
  public static func buildArray(_ parts: [LayoutDescription]) -> LayoutDescription { joined(parts) }

  private static func joined(_ parts: [LayoutDescription]) -> LayoutDescription {
    changed { layout in for part in parts { layout.add(part) } }
  }

  private static func changed(_ change: (inout LayoutDescription) -> Void) -> LayoutDescription {
    var layout = LayoutDescription()
    change(&layout)
    return layout
  }
}

extension ScreenDescription {
  /// Returns the screen with a layout for an orientation.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the layout, replacing an existing one.
  ///   - parts: Constraints, frames, arrangements and hidden views.
  public func layout(
    _ orientation: Orientation, @LayoutBuilder _ parts: () -> LayoutDescription
  ) -> ScreenDescription {
    var copy = self
    copy.layouts[orientation] = parts()
    return copy
  }

  /// Returns the screen with a further layout, which is shown as the state with its name.
  ///
  /// - Parameters:
  ///   - name: The name by which pictures and transitions request it.
  ///   - parts: Constraints, frames, arrangements and hidden views.
  public func layout(
    _ name: String, @LayoutBuilder _ parts: () -> LayoutDescription
  ) -> ScreenDescription {
    var copy = self
    copy.namedLayouts.append(NamedLayout(name, parts()))
    return copy
  }
}

extension ViewDescription {
  /// Returns the view with a layout applied.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - screen: The name of the screen, for errors.
  /// - Throws: `DescriptionError` if the layout refers to a missing view.
  func laidOut(by layout: LayoutDescription, of screen: String) throws(DescriptionError) -> ViewDescription {
    var names: Set<String> = []
    var copy = self
    let named = Set(
      layout.constraints.flatMap { [$0.firstItem.view, $0.secondItem?.view].compactMap(\.self) })
    copy.take(layout, constraining: named, isRoot: true, &names)
    let wanted =
      layout.frames.keys.sorted() + layout.arrangements.keys.sorted() + layout.hidden.sorted()
      + layout.animations.keys.sorted()
    for id in wanted where !id.isEmpty && !names.contains(id) {
      throw DescriptionError(
        reason: .noSuchView(id, nearest: NearestName.of(id, in: names.sorted())), path: screen)
    }
    copy.constraints += layout.constraints
    return copy
  }

  /// Applies a layout to the view and its descendants.
  ///
  /// - Returns: Whether its constraints refer to the view, or a descendant.
  @discardableResult
  private mutating func take(
    _ layout: LayoutDescription, constraining named: Set<String>, isRoot: Bool, _ names: inout Set<String>
  ) -> Bool {
    if let id {
      names.insert(id)
      if let frame = layout.frames[id] { self.frame = frame }
      if let arrangement = layout.arrangements[id] { self.arrangement = arrangement }
      if let animation = layout.animations[id] { layoutAnimation = animation }
      if layout.hidden.contains(id) { isHidden = true }
    }
    if isRoot {
      arrangement = layout.arrangements[""] ?? arrangement
      layoutAnimation = layout.animation ?? layoutAnimation
    }
    var holdsNamed = false
    for index in subviews.indices {
      let isNamed = subviews[index].take(layout, constraining: named, isRoot: false, &names)
      holdsNamed = holdsNamed || isNamed
    }
    let isNamed = id.map(named.contains) ?? false
    if !named.isEmpty, isRoot || holdsNamed {
      constraints = []
    } else if isNamed {
      constraints.removeAll { $0.firstItem.view == id && $0.secondItem == nil }
    }
    return isNamed || holdsNamed
  }
}
