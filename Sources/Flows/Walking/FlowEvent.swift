import Views

/// An event during a step.
package enum FlowEvent: Hashable, Sendable {
  case created(ControllerID)
  /// Values were copied from one controller to its twin.
  case synced(Int, from: ControllerID, to: ControllerID)
  /// The screen changed from one controller or layout to another, or rotated, and was in this state then.
  case moved(FlowMovement, to: FlowState)
  /// A step, alone or of an action, gave values, an offset or a state to the screen of this node.
  case changed(FlowStep, FlowNode)
  /// A rule with this index replaced a controller by its twin.
  case swapped(rule: Int, to: ControllerID, AlternateRule.Occasion)
  /// A tap sent an action that the script does not describe.
  case ignoredAction(String, of: String)
  /// A segue of a custom class was followed as a show segue.
  case customSegue(String)
  /// A controller is shown in an orientation that it does not support.
  case unsupported(ControllerID, Orientation)
  /// A twin was created or uncovered without the values set on the other.
  case withoutModel(ControllerID, of: ControllerID, [FlowSetting])
}

/// How the screen changes.
package struct FlowMovement: Hashable, Sendable {
  /// The cause of the change.
  package enum Kind: String, Sendable {
    /// The device rotated.
    case rotation
    /// A controller was pushed or popped.
    case push, pop
    /// A controller was presented, or dismissed.
    case present, dismiss
    /// Another tab was selected, or a controller was replaced.
    case select, replace
    /// The same screen took another of its states.
    case state
  }

  /// The cause of the change.
  package var kind: Kind
  package var isAnimated: Bool
  /// Whether it fades instead of moving.
  package var fades = false

  package init(_ kind: Kind, isAnimated: Bool, fades: Bool = false) {
    (self.kind, self.isAnimated, self.fades) = (kind, isAnimated, fades)
  }
}
