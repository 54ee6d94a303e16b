/// Constraints that go and come together.
public struct ConstraintSwap: Hashable, Sendable {
  /// A constraint and the view that holds it.
  public struct Held: Hashable, Sendable {
    /// The view.
    public var holder: ViewID
    /// The constraint.
    public var constraint: Constraint

    /// A constraint in a view's keeping.
    ///
    /// - Parameters:
    ///   - holder: The view whose list of constraints it is in, which is not always one of its items.
    ///   - constraint: The constraint that comes or goes.
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
