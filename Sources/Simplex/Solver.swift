/// An incremental solver for hierarchies of linear constraints, after Cassowary (Badros, Borning, Stuckey: The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001).
///
/// Required constraints hold. For the others, level by level in descending priority, the sum of the errors is minimized
/// without worsening a higher level; the error of each constraint counts once.
///
/// The result is the same for the same sequence of calls. If the optimum is unique, it does not depend on their order;
/// otherwise, `ambiguous(_:)` returns the variables that are not determined.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable()
/// solver.add(LinearConstraint(terms: [Term(width)], relation: .greaterThanOrEqual, constant: -100))
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
public final class Solver {
  /// The location of a constraint.
  enum Place: UInt8 {
    /// Added, but not yet in a component.
    case pending
    case installed
    /// Without variables, so that it either always holds or never.
    case constant
    case refused
    case removed
  }

  struct Record {
    var constraint: LinearConstraint
    var place: Place
    /// The row in the component that contains its variables.
    var row: Int32 = -1
    /// The component, if it is installed.
    var component: Int32 = -1
  }

  @exclusivity(unchecked) var records: [Record] = []
  @exclusivity(unchecked) var pending: [Int32] = []
  @exclusivity(unchecked) var constants: [Int32] = []

  /// The component of each variable, or −1, and its column there.
  @exclusivity(unchecked) var componentOf = Slab<Int32>()
  @exclusivity(unchecked) var columnOf = Slab<Int32>()
  /// The sets of variables connected by constraints, as a forest.
  @exclusivity(unchecked) var parent = Slab<Int32>()

  @exclusivity(unchecked) var components: [Component?] = []
  @exclusivity(unchecked) var freeComponents: [Int] = []
  @exclusivity(unchecked) var dirty: [Int] = []

  /// The constraints that were refused: those with a coefficient, constant or priority that is NaN, infinite or too
  /// large to compute with, or with a variable of another solver. They count as not added.
  package private(set) var refused: [ConstraintID] = []

  // Scratch memory for merging terms: the index of each variable's term in the current constraint.
  @exclusivity(unchecked) var seen = Slab<Int32>()
  @exclusivity(unchecked) var merged: [Term] = []

  let budget: WorkBudget

  /// Creates a solver without variables and constraints. `workLimit`: the number of values that may be read and written
  /// to solve the system and to find undetermined variables; see `isExhausted`.
  package init(workLimit: Int = .max) { budget = WorkBudget(workLimit) }

  /// The number of values read and written so far.
  package var work: Int { budget.spent }

  /// Whether the work limit was reached: values are the ones found until then, and required constraints may be
  /// violated.
  package var isExhausted: Bool { budget.isExhausted }

  /// Creates a variable. Its value is 0 until constraints determine it. The result: the variable, known only to this
  /// solver.
  package func makeVariable() -> Variable {
    let index = Int32(parent.count)
    parent.append(index)
    componentOf.append(-1)
    columnOf.append(-1)
    seen.append(-1)
    return Variable(index: index)
  }

  /// Adds a constraint, which takes effect with the next `solve()`. `constraint`: a constraint on variables of this
  /// solver; an invalid one is added to `refused`. The result: the identifier of the constraint, for removing it and in
  /// results.
  @discardableResult package func add(_ constraint: LinearConstraint) -> ConstraintID {
    let index = Int32(records.count)
    let isSound = isSound(constraint)
    records.append(Record(constraint: constraint, place: isSound ? .pending : .refused))
    if isSound {
      pending.append(index)
    } else {
      refused.append(ConstraintID(index: index))
    }
    return ConstraintID(index: index)
  }

  /// Removes a constraint, which takes effect with the next `solve()`. Removing it again does nothing. `id`: the result
  /// of `add`; an unknown identifier is ignored.
  package func remove(_ id: ConstraintID) {
    let index = Int(id.index)
    guard records.indices.contains(index) else { return }
    switch records[index].place {
    case .installed:
      let place = Int(records[index].component)
      components[place]?.remove(row: Int(records[index].row))
      dirty.append(place)
    case .constant: constants.removeAll { $0 == id.index }
    case .refused: refused.removeAll { $0 == id }
    case .pending, .removed: break
    }
    records[index].place = .removed
    records[index].constraint.terms = []
  }

  /// Updates all values after additions and removals.
  package func solve() {
    installPending()
    guard !dirty.isEmpty else { return }
    dirty.sort()
    for index in dirty { components[index]?.solve() }
    dirty.removeAll(keepingCapacity: true)
  }

  /// Returns the value found by the last `solve()`, rounded to a multiple of 2⁻³⁰ (1e-9), so that equal results compare
  /// equal regardless of how they were computed. `variable`: a variable of this solver; any other one has the value 0.
  package func value(of variable: Variable) -> Double {
    guard isKnown(variable), componentOf[variable.index] >= 0,
      let component = components[Int(componentOf[variable.index])]
    else { return 0 }
    return Tolerance.clean(component.x[columnOf[variable.index]])
  }

  func isKnown(_ variable: Variable) -> Bool { variable.index >= 0 && variable.index < parent.count }

  private func isSound(_ constraint: LinearConstraint) -> Bool {
    guard abs(constraint.constant) <= Tolerance.greatest, constraint.priority > 0,
      constraint.priority <= LinearConstraint.required
    else { return false }
    return constraint.terms.allSatisfy { isKnown($0.variable) && abs($0.coefficient) <= Tolerance.greatest }
  }
}
