/// A variable of a `Solver`: a real number without a sign restriction.
public struct Variable: Hashable, Comparable, Sendable {
  /// The number in its solver, counted from 0 in the order of creation.
  package let index: Int32

  /// Compares variables by number.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A variable multiplied by a coefficient.
public struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  /// Creates a term. `variable`: a variable of the solver that the constraint is added to. `coefficient`: the
  /// coefficient; its magnitude may be at most 1e12.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
