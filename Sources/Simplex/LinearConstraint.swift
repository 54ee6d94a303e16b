/// A linear equation or inequality with a priority in the constraint hierarchy: Σ terms + constant ⋚ 0.
public struct LinearConstraint: Hashable, Sendable {
  /// The relation of the sum to zero.
  public enum Relation: Hashable, Sendable {
    /// Σ terms + constant ≤ 0.
    case lessThanOrEqual
    /// Σ terms + constant = 0.
    case equal
    /// Σ terms + constant ≥ 0.
    case greaterThanOrEqual
  }

  /// The priority of constraints that must hold.
  package static let required = 1000.0

  /// The summands. A variable may occur several times.
  package var terms: [Term]
  /// The relation of the sum to zero.
  package var relation: Relation
  /// The constant summand.
  package var constant: Double
  /// The level of the hierarchy: above 0, at most 1000, which is required. A higher level takes precedence over any
  /// number of constraints on lower ones. Levels do not have to be integers.
  package var priority: Double
  /// The rank among conflicting required constraints: the lowest rank is dropped first, and among equal ranks, the one
  /// added last.
  package var rank: Int

  package init(
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

/// The identifier of a constraint in a `Solver`.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number in the solver, counted from 0 in the order of addition; never reused.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  /// Compares identifiers by number, so that the constraint added last is the greatest.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}

/// A set of required constraints that contradict one another.
public struct Conflict: Hashable, Sendable {
  /// The constraints, sorted by identifier. Without any one of them, the rest can hold.
  package let members: [ConstraintID]
  /// The member that was dropped: the solver continues as if it had not been added.
  package let broken: ConstraintID
  /// The smallest possible error of the member considered last while all others hold; infinite if the search for it
  /// ended early.
  package var gap = Double.infinity

  /// Whether the same constraints conflict; the gap depends on the order in which they were considered.
  public static func == (left: Conflict, right: Conflict) -> Bool {
    left.members == right.members && left.broken == right.broken
  }

  /// Hashes the compared properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(members)
    hasher.combine(broken)
  }
}

/// A constraint below required priority that the solution violates.
public struct UnmetConstraint: Hashable, Sendable {
  package let id: ConstraintID
  /// The amount of the violation, never negative.
  package let error: Double
}
