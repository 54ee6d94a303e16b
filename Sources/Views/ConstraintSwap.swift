/// Constraints that go and come together.
public struct ConstraintSwap: Hashable, Sendable {
  /// A constraint and the view that holds it.
  public struct Held: Hashable, Sendable {
    /// The view.
    public var holder: ViewID
    /// The constraint.
    public var constraint: Constraint

    /// A constraint in a view's keeping.
    public init(holder: ViewID, constraint: Constraint) {
      self.holder = holder
      self.constraint = constraint
    }
  }

  /// What goes.
  public var removed: [Held] = []
  /// What comes.
  public var added: [Held] = []

  /// Nothing goes or comes.
  public init() {}
}
