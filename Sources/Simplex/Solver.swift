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
  /// The edit constraint of each variable, or −1.
  @exclusivity(unchecked) var editOf = Slab<Int32>()
  /// The sets of variables connected by constraints, as a forest.
  @exclusivity(unchecked) var parent = Slab<Int32>()

  @exclusivity(unchecked) var components: [Component?] = []
  @exclusivity(unchecked) var freeComponents: [Int] = []
  @exclusivity(unchecked) var dirty: [Int] = []

  /// The constraints that were refused: those with a coefficient, constant or priority that is NaN, infinite or too
  /// large to compute with, or with a variable of another solver. They count as not added.
  public private(set) var refused: [ConstraintID] = []

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
  public var isExhausted: Bool { budget.isExhausted }

  /// Creates a variable. Its value is 0 until constraints determine it. The result: the variable, known only to this
  /// solver.
  package func makeVariable() -> Variable {
    let index = Int32(parent.count)
    parent.append(index)
    componentOf.append(-1)
    columnOf.append(-1)
    editOf.append(-1)
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
  /// of `add` or `addEdit`; an unknown identifier is ignored.
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

  /// Makes a variable editable by adding a constraint variable = value, initially with its current value. An existing
  /// edit of the same variable is replaced.
  ///
  /// Edits are intended for interactive previews in which a size follows the pointer, which do not exist yet: layout
  /// adds none, and edits are only used by the solver's tests and the benchmark `solve`. `variable`: a variable of this
  /// solver; with any other one, the edit is refused. `priority`: the priority of the edit, above 0 and at most
  /// `LinearConstraint.required`. The result: the identifier of the edit's constraint, as in `conflicts` and
  /// `unsatisfied`.
  @discardableResult package func addEdit(_ variable: Variable, priority: Double) -> ConstraintID {
    removeEdit(variable)
    let id = add(
      LinearConstraint(
        terms: [Term(variable)], relation: .equal, constant: -value(of: variable), priority: priority))
    if isKnown(variable) { editOf[variable.index] = id.index }
    return id
  }

  /// Removes the edit of a variable. `variable`: the variable; one without an edit, or of another solver, changes
  /// nothing.
  package func removeEdit(_ variable: Variable) {
    guard isKnown(variable), editOf[variable.index] >= 0 else { return }
    remove(ConstraintID(index: editOf[variable.index]))
    editOf[variable.index] = -1
  }

  /// Suggests a value for a variable with an edit, which takes effect with the next `solve()`. Values that are not
  /// finite are ignored. `variable`: a variable with an edit; otherwise nothing happens.
  package func suggest(_ variable: Variable, _ value: Double) {
    guard isKnown(variable), editOf[variable.index] >= 0, abs(value) <= Tolerance.greatest else { return }
    let index = Int(editOf[variable.index])
    guard records[index].constraint.constant != -value else { return }
    records[index].constraint.constant = -value
    guard records[index].place == .installed else { return }
    let place = Int(records[index].component)
    components[place]?.setBound(row: Int(records[index].row), to: value)
    dirty.append(place)
  }

  /// Updates all values after additions, removals and suggestions.
  package func solve() {
    installPending()
    guard !dirty.isEmpty else { return }
    dirty.sort()
    for index in dirty { components[index]?.solve() }
    dirty.removeAll(keepingCapacity: true)
    #if SIMPLEX_INVARIANTS
      if let trouble = _checkInvariants() { preconditionFailure(trouble) }
    #endif
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
