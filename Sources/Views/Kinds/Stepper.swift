/// What `UIStepper` adds to a view.
public struct Stepper: Hashable, Sendable {
  /// The value, between minimum and maximum.
  public var value = 0.0
  /// The least value.
  public var minimum = 0.0
  /// The greatest value.
  public var maximum = 100.0
  /// Whether it goes on at the other end.
  public var wraps = false

  /// A stepper as UIKit makes one.
  public init() {}

  /// Whether the minus side does anything.
  public var canDecrease: Bool { wraps || value > minimum }
  /// Whether the plus side does anything.
  public var canIncrease: Bool { wraps || value < maximum }
}
