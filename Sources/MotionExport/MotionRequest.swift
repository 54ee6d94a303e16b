import Motion
import Screens
import Views

/// The layouts between which a screen moves, and how: the options of `frames`.
package struct MotionRequest: Sendable {
  /// What the picture shows while the screen changes size.
  package enum Canvas: String, Sendable, CaseIterable {
    /// The canvas grows from one size to the other.
    case content
    /// The screen rotates on a square canvas, as in the user's hand.
    case device
    /// The canvas has the size of the larger end.
    case fixed
  }

  /// The initial layout: an orientation, a state, or both as `portrait/state`; nil is the opposite orientation of `to`,
  /// or the initial state.
  package var from: String?
  /// The final layout, likewise.
  package var to: String?
  /// The duration in seconds; nil is the screen's own, or the platform's.
  package var duration: Double?
  /// The delay before the transition, in seconds; nil is the screen's own, or none.
  package var delay: Double?
  /// The timing curve; nil is the screen's own, or UIKit's default.
  package var curve: TimingCurve?
  /// What the pictures show while the screen changes size.
  package var canvas = Canvas.content

  /// The platform's own rotation.
  package init() {}

  /// Returns the timing of a transition: the requested one, else that of the final layout (`View.layoutAnimation`),
  /// else the platform's default for a rotation or for a change of layout.
  ///
  /// The animation of a container applies to the views inside; that of the root view to the whole transition.
  package func timing(
    of screen: Screen, from: ScreenTraits, to: ScreenTraits
  ) -> TransitionTiming {
    let isRotation = from.orientation != to.orientation
    let platform = !isRotation ? Timing.arrangement : screen.isPad(to) ? .rotationOfPad : .rotation
    func timing(_ animation: LayoutAnimation?) -> Timing {
      Timing(
        delay: delay ?? animation?.delay ?? platform.delay,
        duration: duration ?? animation?.duration ?? platform.duration,
        curve: curve ?? animation.flatMap { TimingCurve(named: $0.curve) } ?? platform.curve)
    }
    let animations = screen.layoutAnimations(to)
    let root = screen.tree.root
    let whole = timing(animations[root.id])
    guard animations.keys.contains(where: { $0 != root.id }) else {
      return TransitionTiming(whole: whole)
    }
    var overrides: [ViewID: Timing] = [:]
    // Parents precede their children.
    for view in screen.tree.views {
      guard let container = view.superview, container !== root else { continue }
      let own = animations[container.id].map(timing) ?? overrides[container.id]
      if let own, own != whole { overrides[view.id] = own }
    }
    return TransitionTiming(whole: whole, overrides: overrides)
  }

  /// The names of states that the request refers to.
  package var stateNames: [String] {
    [from, to].compactMap(\.self).compactMap { name in
      let state = MotionRequest.parts(name).state
      return state == ScreenRequest.initialState ? nil : state
    }
  }

  /// The two ends on a screen; nil if the screen has no state with a name. `request`: everything else that pictures
  /// depend on; if the ends name no orientation, its only orientation applies, or else the canvas's.
  package func ends(
    on screen: Screen, _ request: ScreenRequest
  ) -> (from: ScreenTraits, to: ScreenTraits)? {
    let (first, last) = (from.map(Self.parts), to.map(Self.parts))
    let isOfStates = (first ?? last)?.state != nil || last?.state != nil
    let unnamed: (orientation: Orientation?, state: String?) =
      isOfStates
      ? (nil, ScreenRequest.initialState) : ((first ?? last)?.orientation.map(\.other) ?? .portrait, nil)
    let start = first ?? unnamed
    let end = last ?? (first == nil ? (.landscape, nil) : unnamed)
    guard let a = state(start.state, on: screen), let b = state(end.state, on: screen) else { return nil }
    let own = request.orientations.count == 1 ? request.orientations[0] : screen.canvas.orientation
    let (upA, upB) = (start.orientation ?? a?.orientation, end.orientation ?? b?.orientation)
    return (
      traits(upA ?? upB ?? own, a?.name, on: screen, request),
      traits(upB ?? upA ?? own, b?.name, on: screen, request)
    )
  }

  /// Returns the state with a name: an inner nil for the initial state, an outer nil if there is none.
  private func state(_ name: String?, on screen: Screen) -> (name: String, orientation: Orientation?)?? {
    guard let name else { return .some(nil) }
    guard let found = screen.stateName(name) else { return nil }
    return .some(found.map { ($0, screen.orientation(ofState: $0)) })
  }

  private func traits(
    _ orientation: Orientation, _ state: String?, on screen: Screen, _ request: ScreenRequest
  ) -> ScreenTraits {
    var request = request
    request.orientations = [orientation]
    request.asDesigned = false
    var traits = request.traits(for: screen.canvas)[0]
    traits.state = state
    return traits
  }

  /// Splits a name into an orientation and a state.
  private static func parts(_ name: String) -> (orientation: Orientation?, state: String?) {
    if let orientation = Orientation(rawValue: name) { return (orientation, nil) }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, let orientation = Orientation(rawValue: parts[0]) { return (orientation, parts[1]) }
    return (nil, name)
  }
}

/// The timing of a transition, and that of views with a different one.
package struct TransitionTiming: Hashable, Sendable {
  /// The timing of most views.
  package var whole: Timing
  /// The timing of views that differ from it.
  package var overrides: [ViewID: Timing] = [:]

  /// Creates a timing. `whole`: that of most views. `overrides`: that of views that differ from it.
  package init(whole: Timing, overrides: [ViewID: Timing] = [:]) {
    (self.whole, self.overrides) = (whole, overrides)
  }

  /// The time until the last view has stopped moving, in seconds.
  package var end: Double { overrides.values.reduce(whole.end) { max($0, $1.end) } }
}
