import Views

/// Something that happened during a step.
public enum FlowEvent: Hashable, Sendable {
  /// A controller was made.
  case created(ControllerID)
  /// Values were carried from one controller to its twin.
  case synced(Int, from: ControllerID, to: ControllerID)
  /// The screen changed from one controller to another, or turned.
  case moved(FlowMovement)
  /// A rule replaced a controller by its twin; the number is that of the rule.
  case swapped(rule: Int, to: ControllerID, AlternateRule.Occasion)
  /// A tap sent an action that the script says nothing of.
  case ignoredAction(String, of: String)
  /// A segue of the app's own class was followed as one that shows.
  case customSegue(String)
  /// A controller is shown in an orientation that it does not support.
  case unsupported(ControllerID, Orientation)
  /// A twin was made or uncovered without what was set on the other.
  case withoutModel(ControllerID, of: ControllerID, [FlowSetting])
}

/// How the screen changes.
public struct FlowMovement: Hashable, Sendable {
  /// What changes it.
  public enum Kind: String, Sendable {
    /// The device turned.
    case rotation
    /// A controller was pushed, or the top popped.
    case push, pop
    /// A controller was presented, or dismissed.
    case present, dismiss
    /// Another tab was chosen, or a controller took another's place.
    case select, replace
  }

  /// What changes it.
  public var kind: Kind
  /// Whether it is animated.
  public var isAnimated: Bool
  /// Whether it fades instead of moving.
  public var fades = false

  /// A movement from its parts.
  ///
  /// - Parameters:
  ///   - kind: What changes the screen.
  ///   - isAnimated: Whether it is animated.
  ///   - fades: Whether it fades instead of moving.
  public init(_ kind: Kind, isAnimated: Bool, fades: Bool = false) {
    (self.kind, self.isAnimated, self.fades) = (kind, isAnimated, fades)
  }
}
