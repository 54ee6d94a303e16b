import Diagnostics
import Geometry
import Views

/// A layout over the views of a screen: constraints, frames, arrangements, and what is hidden.
///
/// A layout is a value beside the views. A screen may have one for each orientation, and further ones by name; the
/// views are the same in all.
public struct LayoutDescription: Hashable, Sendable {
  /// Constraints; they take the place of all that the root view holds, and of what else is about views that they name.
  public var constraints: [ConstraintDescription] = []
  /// Frames by the views' ids, in the superviews' coordinate spaces, in points.
  public var frames: [String: Rect] = [:]
  /// What places the subviews of views, by the views' ids; the empty text is the root view.
  public var arrangements: [String: Arrangement] = [:]
  /// The ids of views that are not shown.
  public var hidden: Set<String> = []
  /// How the views move to this layout; nil for the platform's.
  public var animation: LayoutAnimation?
  /// How the subviews of views move to this layout if not as the rest, by the views' ids.
  public var animations: [String: LayoutAnimation] = [:]

  /// Creates a layout that changes nothing.
  public init() {}

  /// Creates a layout of the listed parts.
  ///
  /// - Parameter parts: Constraints, frames, arrangements and what is hidden; of two frames or arrangements of a view
  ///   the last counts.
  public init(@LayoutBuilder _ parts: () -> LayoutDescription) { self = parts() }

  /// Adds what another layout says; its frames and arrangements win.
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
/// - Returns: A description that has anchors, and stands for no view of its own.
public func named(_ id: String) -> ViewDescription { ViewDescription(id: id) }

/// The frame of a view in a layout.
public struct Placed: Hashable, Sendable {
  let id: String
  let frame: Rect

  /// Places a view.
  ///
  /// - Parameters:
  ///   - id: The view's `id`.
  ///   - frame: Its frame in its superview's coordinate space, in points.
  public init(_ id: String, _ frame: Rect) { (self.id, self.frame) = (id, frame) }
}

/// Views that a layout does not show.
public struct Hidden: Hashable, Sendable {
  let ids: [String]

  /// Hides views, by their ids.
  ///
  /// - Parameter ids: The views' `id`s; what is inside the views is not shown either.
  public init(_ ids: String...) { self.ids = ids }
}

/// The arrangement of the subviews of a view that is not the root.
public struct Arranged: Hashable, Sendable {
  let id: String
  let arrangement: Arrangement
  let animation: LayoutAnimation?

  /// Arranges the subviews of a view.
  ///
  /// - Parameters:
  ///   - id: The view's `id`.
  ///   - arrangement: The arrangement of its subviews.
  ///   - animation: How the subviews move to it; nil as the rest of the screen.
  public init(_ id: String, _ arrangement: Arrangement, animation: LayoutAnimation? = nil) {
    (self.id, self.arrangement, self.animation) = (id, arrangement, animation)
  }
}

/// Collects the parts of a layout.
@resultBuilder
public enum LayoutBuilder {
  /// Takes a constraint.
  ///
  /// - Parameter constraint: A constraint between views that are named by their `id`s.
  public static func buildExpression(_ constraint: ConstraintDescription) -> LayoutDescription {
    changed { $0.constraints = [constraint] }
  }
  /// Takes the arrangement of the root view's subviews.
  ///
  /// - Parameter arrangement: The arrangement; only one can be the root view's, and the last counts.
  public static func buildExpression(_ arrangement: Arrangement) -> LayoutDescription {
    changed { $0.arrangements[""] = arrangement }
  }
  /// Takes the arrangement of a view's subviews.
  ///
  /// - Parameter arranged: The arrangement with the view's `id`, and how its subviews move to it.
  public static func buildExpression(_ arranged: Arranged) -> LayoutDescription {
    changed {
      $0.arrangements[arranged.id] = arranged.arrangement
      $0.animations[arranged.id] = arranged.animation
    }
  }
  /// Takes how the views move to the layout.
  ///
  /// - Parameter animation: The animation of the whole screen.
  public static func buildExpression(_ animation: LayoutAnimation) -> LayoutDescription {
    changed { $0.animation = animation }
  }
  /// Takes a view's frame.
  ///
  /// - Parameter placed: The view's `id` and its frame in its superview's coordinate space.
  public static func buildExpression(_ placed: Placed) -> LayoutDescription {
    changed { $0.frames[placed.id] = placed.frame }
  }
  /// Takes what is hidden.
  ///
  /// - Parameter hidden: The `id`s of views; those of other statements are hidden as well.
  public static func buildExpression(_ hidden: Hidden) -> LayoutDescription {
    changed { $0.hidden = Set(hidden.ids) }
  }
  /// Joins parts.
  ///
  /// - Parameter parts: The part of each statement; of frames and arrangements of one view the last counts.
  public static func buildBlock(_ parts: LayoutDescription...) -> LayoutDescription { joined(parts) }
  /// Takes the parts of an `if` without `else`.
  ///
  /// - Parameter part: The parts of the branch; nil if its condition is false, which changes nothing.
  public static func buildOptional(_ part: LayoutDescription?) -> LayoutDescription {
    part ?? LayoutDescription()
  }
  /// Takes the parts of a branch.
  ///
  /// - Parameter part: The parts of the branch behind `if`, or of a case of `switch`.
  public static func buildEither(first part: LayoutDescription) -> LayoutDescription { part }
  /// Takes the parts of the other branch.
  ///
  /// - Parameter part: The parts of the branch behind `else`, or of another case of `switch`.
  public static func buildEither(second part: LayoutDescription) -> LayoutDescription { part }
  /// Joins the parts of a loop.
  ///
  /// - Parameter parts: The parts of each pass, in order.
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
  ///   - orientation: The orientation that the layout is for; one that it has already is replaced.
  ///   - parts: Constraints, frames, arrangements and what is hidden.
  public func layout(
    _ orientation: Orientation, @LayoutBuilder _ parts: () -> LayoutDescription
  ) -> ScreenDescription {
    var copy = self
    copy.layouts[orientation] = parts()
    return copy
  }

  /// Returns the screen with a further layout, which is shown as the state of its name.
  ///
  /// - Parameters:
  ///   - name: The name that pictures and transitions ask for.
  ///   - parts: Constraints, frames, arrangements and what is hidden.
  public func layout(
    _ name: String, @LayoutBuilder _ parts: () -> LayoutDescription
  ) -> ScreenDescription {
    var copy = self
    copy.namedLayouts.append(NamedLayout(name, parts()))
    return copy
  }
}

extension ViewDescription {
  /// Returns the view as it is in a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - screen: The name of the screen, for errors.
  /// - Throws: `DescriptionError` if the layout names a view that is not there.
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

  /// Takes what a layout says of the view and of those inside.
  ///
  /// - Returns: Whether its constraints name the view, or one inside.
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
