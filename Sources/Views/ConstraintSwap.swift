/// A set of constraints to remove and to add together.
public struct ConstraintSwap: Hashable, Sendable {
  /// A constraint and the view that holds it.
  public struct Held: Hashable, Sendable {
    /// The view.
    public var holder: ViewID
    /// The constraint.
    public var constraint: Constraint

    /// Creates a held constraint.
    ///
    /// - Parameters:
    ///   - holder: The view that holds the constraint, which is not always one of its items.
    ///   - constraint: The constraint to remove or add.
    public init(holder: ViewID, constraint: Constraint) {
      self.holder = holder
      self.constraint = constraint
    }
  }

  /// The constraints to remove.
  public var removed: [Held] = []
  /// The constraints to add.
  public var added: [Held] = []

  /// Creates an empty swap.
  public init() {}
}
