import Geometry
import Motion
import Screens
import Views

/// Between which layouts a screen moves, and how: what the options of `frames` say.
public struct MotionRequest: Sendable {
  /// What the picture shows while the screen changes its size.
  public enum Canvas: String, Sendable, CaseIterable {
    /// The canvas grows from one size to the other.
    case content
    /// The screen turns on a square canvas, as in the hand.
    case device
    /// The canvas keeps the size of the larger end.
    case fixed
  }

  /// The layout that it begins with: a way up, a state, or both as `portrait/state`; nil is the other way up than `to`,
  /// or the initial state.
  public var from: String?
  /// The layout that it ends with, likewise.
  public var to: String?
  /// When and how it moves; nil is the platform's.
  package var duration: Double?
  /// Seconds before it moves.
  package var delay = 0.0
  /// How it moves.
  package var curve = TimingCurve.easeInOut
  /// What is shown around it.
  package var canvas = Canvas.content

  /// The platform's own rotation.
  public init() {}

  /// The timing of a transition: a rotation's, or that of a change of arrangement.
  package func timing(isRotation: Bool, isPad: Bool) -> Timing {
    let own = !isRotation ? Timing.arrangement : isPad ? .rotationOfPad : .rotation
    return Timing(delay: delay, duration: duration ?? own.duration, curve: curve)
  }

  /// The names of states that it speaks of.
  package var stateNames: [String] {
    [from, to].compactMap(\.self).compactMap { name in
      let state = MotionRequest.parts(name).state
      return state == ScreenRequest.initialState ? nil : state
    }
  }

  /// The two ends on a screen; nil where the screen has no state of a name.
  public func ends(
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

  /// The state of a name; nil within is the initial one, nil where there is none.
  private func state(_ name: String?, on screen: Screen) -> (name: String, orientation: Orientation?)?? {
    guard let name else { return .some(nil) }
    if let state = screen.state(named: name) { return .some((state.name, state.orientation)) }
    return name == ScreenRequest.initialState ? .some(nil) : nil
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

  /// A name as a way up and a state.
  private static func parts(_ name: String) -> (orientation: Orientation?, state: String?) {
    if let orientation = Orientation(rawValue: name) { return (orientation, nil) }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, let orientation = Orientation(rawValue: parts[0]) { return (orientation, parts[1]) }
    return (nil, name)
  }
}
