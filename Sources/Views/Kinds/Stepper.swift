/// The properties that `UIStepper` adds to a view.
public struct Stepper: Hashable, Sendable {
  /// The value, between minimum and maximum.
  public var value = 0.0
  /// The minimum value.
  public var minimum = 0.0
  /// The maximum value.
  public var maximum = 100.0
  /// Whether it wraps around.
  public var wraps = false

  /// Creates a stepper with UIKit's defaults.
  public init() {}

  /// Whether the minus side is enabled.
  public var canDecrease: Bool { wraps || value > minimum }
  /// Whether the plus side is enabled.
  public var canIncrease: Bool { wraps || value < maximum }
}
