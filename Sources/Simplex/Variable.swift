/// An unknown of a `Solver`: a real number without a sign restriction.
public struct Variable: Hashable, Comparable, Sendable {
  /// Its number in the solver that made it, from 0 in the order of making.
  public let index: Int32

  /// The variable with a number. `Solver.makeVariable()` makes one that a solver knows.
  package init(index: Int32) { self.index = index }

  /// Variables compare by number.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// What is multiplied.
  public var variable: Variable
  /// By how much.
  public var coefficient: Double

  /// A term from its two parts.
  ///
  /// - Parameters:
  ///   - variable: what is multiplied; of the solver that the constraint is added to.
  ///   - coefficient: by how much; 1e12 at most, either way.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
