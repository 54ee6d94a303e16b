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
    /// The screen rotates on a square canvas, as in the user's hand.
    case device
    /// The canvas has the size of the larger end.
    case fixed
  }

  /// The layout that it begins with: a way up, a state, or both as `portrait/state`; nil is the other way up than `to`,
  /// or the initial state.
  public var from: String?
  /// The layout that it ends with, likewise.
  public var to: String?
  /// When and how it moves; nil is the platform's.
  package var duration: Double?
  /// The delay before the transition, in seconds.
  package var delay = 0.0
  /// The timing curve.
  package var curve = TimingCurve.easeInOut
  /// What the pictures show while the screen changes its size.
  package var canvas = Canvas.content

  /// The platform's own rotation.
  public init() {}

  /// Returns the timing of the transition, with the platform's defaults for a rotation or for a change of layout.
  package func timing(isRotation: Bool, isPad: Bool) -> Timing {
    let own = !isRotation ? Timing.arrangement : isPad ? .rotationOfPad : .rotation
    return Timing(delay: delay, duration: duration ?? own.duration, curve: curve)
  }

  /// The names of states that the request refers to.
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
