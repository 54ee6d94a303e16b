/// An incremental solver for hierarchies of linear constraints, after Cassowary (Badros, Borning, Stuckey: The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001).
///
/// Required constraints hold. Of the others, level by level from the highest priority down, the sum of the errors is
/// as small as it gets without making a higher level worse; each constraint's error counts once.
///
/// The answer is the same for the same calls in the same order. Where the best solution is unique it does not depend
/// on any order; where it is not, `ambiguous(_:)` says for which variables.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable()
/// solver.add(LinearConstraint(terms: [Term(width)], relation: .greaterThanOrEqual, constant: -100))
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
public final class Solver {
  /// Where a constraint is.
  enum Place: UInt8 {
    /// Added, and not in a component yet.
    case pending
    case installed
    /// Without variables: it holds or it does not.
    case constant
    case refused
    case removed
  }

  struct Record {
    var constraint: LinearConstraint
    var place: Place
    /// The row in the component of its variables.
    var row: Int32 = -1
    /// The component, where it is installed.
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
  /// Variables tied together by constraints, as a forest.
  @exclusivity(unchecked) var parent = Slab<Int32>()

  @exclusivity(unchecked) var components: [Component?] = []
  @exclusivity(unchecked) var freeComponents: [Int] = []
  @exclusivity(unchecked) var dirty: [Int] = []

  /// Constraints that were refused: a coefficient, constant or priority that is not a number, is infinite, or is too
  /// great to calculate with; or a variable of another solver. They count as not added.
  public private(set) var refused: [ConstraintID] = []

  // Work for normalising terms: where each variable of the present constraint stands in it.
  @exclusivity(unchecked) var seen = Slab<Int32>()
  @exclusivity(unchecked) var merged: [Term] = []

  /// A solver without variables and constraints.
  public init() {}

  /// A new variable. Its value is 0 until constraints say otherwise.
  public func makeVariable() -> Variable {
    let index = Int32(parent.count)
    parent.append(index)
    componentOf.append(-1)
    columnOf.append(-1)
    editOf.append(-1)
    seen.append(-1)
    return Variable(index: index)
  }

  /// Adds a constraint; `solve()` makes it count.
  @discardableResult public func add(_ constraint: LinearConstraint) -> ConstraintID {
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

  /// Takes a constraint away; `solve()` makes it count. Removing twice does nothing.
  public func remove(_ id: ConstraintID) {
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

  /// Makes a variable one that values are suggested for: a constraint variable = value, at first its present one. An
  /// edit of the same variable is replaced.
  ///
  /// Edits are for an interactive preview, in which a size follows the pointer. That is still to come: layout adds none, and
  /// the users of edits are the solver's tests and the benchmark `solve`.
  ///
  /// - Parameters:
  ///   - variable: a variable of this solver; any other one makes the edit refused.
  ///   - priority: how much the edit counts, above 0 up to `LinearConstraint.required`.
  /// - Returns: the id of the edit's constraint, by which `conflicts` and `unsatisfied` name it.
  @discardableResult public func addEdit(_ variable: Variable, priority: Double) -> ConstraintID {
    removeEdit(variable)
    let id = add(
      LinearConstraint(
        terms: [Term(variable)], relation: .equal, constant: -value(of: variable), priority: priority))
    if isKnown(variable) { editOf[variable.index] = id.index }
    return id
  }

  /// Takes the edit of a variable away.
  public func removeEdit(_ variable: Variable) {
    guard isKnown(variable), editOf[variable.index] >= 0 else { return }
    remove(ConstraintID(index: editOf[variable.index]))
    editOf[variable.index] = -1
  }

  /// Suggests a value for a variable with an edit; `solve()` makes it count. Values that are not finite are ignored.
  public func suggest(_ variable: Variable, _ value: Double) {
    guard isKnown(variable), editOf[variable.index] >= 0, abs(value) <= Tolerance.greatest else { return }
    let index = Int(editOf[variable.index])
    guard records[index].constraint.constant != -value else { return }
    records[index].constraint.constant = -value
    guard records[index].place == .installed else { return }
    let place = Int(records[index].component)
    components[place]?.setBound(row: Int(records[index].row), to: value)
    dirty.append(place)
  }

  /// Brings all values up to date after additions, removals and suggestions.
  public func solve() {
    installPending()
    guard !dirty.isEmpty else { return }
    dirty.sort()
    for index in dirty { components[index]?.solve() }
    dirty.removeAll(keepingCapacity: true)
    #if SIMPLEX_INVARIANTS
      if let trouble = _checkInvariants() { preconditionFailure(trouble) }
    #endif
  }

  /// The value that the last `solve()` found, to the nearest 2⁻³⁰ (1e-9): 2 is 2, by whatever way it was found.
  public func value(of variable: Variable) -> Double {
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
