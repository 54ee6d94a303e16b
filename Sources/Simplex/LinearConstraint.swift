/// A linear equation or inequality with its place in the constraint hierarchy: Σ terms + constant ⋚ 0.
public struct LinearConstraint: Hashable, Sendable {
  /// How the sum relates to zero.
  public enum Relation: Hashable, Sendable {
    /// Σ terms + constant ≤ 0.
    case lessThanOrEqual
    /// Σ terms + constant = 0.
    case equal
    /// Σ terms + constant ≥ 0.
    case greaterThanOrEqual
  }

  /// The priority of constraints that must hold.
  public static let required = 1000.0

  /// The summands. A variable may occur several times.
  public var terms: [Term]
  /// How the sum relates to zero.
  public var relation: Relation
  /// What is added to the terms.
  public var constant: Double
  /// The level of the hierarchy: above 0, at most 1000; 1000 is required. A higher level beats any number of
  /// constraints on lower ones, and 999.5 is a level of its own.
  public var priority: Double
  /// Among required constraints that cannot hold together, the lowest rank is given up first; at the same rank,
  /// the one added last.
  public var rank: Int

  /// A constraint from its parts.
  ///
  /// - Parameters:
  ///   - terms: the summands; a variable may occur several times.
  ///   - relation: how the sum relates to zero.
  ///   - constant: what is added to the terms.
  ///   - priority: the level of the hierarchy, above 0 up to `required`.
  ///   - rank: the lowest rank of required constraints that cannot hold together is given up first.
  public init(
    terms: [Term], relation: Relation, constant: Double = 0, priority: Double = LinearConstraint.required,
    rank: Int = 0
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.rank = rank
  }
}

/// A constraint that a `Solver` was given.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// Its number in the solver, from 0 in the order of adding; never used again.
  public let index: Int32

  /// The id with a number.
  package init(index: Int32) { self.index = index }

  /// Ids compare by number, so the one added last is the greatest.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}

/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in id order. Without any one of them the rest can hold.
  public let members: [ConstraintID]
  /// The member that was given up: the solver goes on as if it had not been added.
  public let broken: ConstraintID

  /// A conflict from its parts.
  package init(members: [ConstraintID], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}

/// A constraint below required that the solution does not meet.
public struct UnmetConstraint: Hashable, Sendable {
  /// Which one.
  public let id: ConstraintID
  /// By how much, never negative.
  public let error: Double

  /// An unmet constraint from its parts.
  package init(id: ConstraintID, error: Double) {
    self.id = id
    self.error = error
  }
}
