/// What a solution leaves open or unmet.
extension Solver {
  /// Required constraints that cannot hold together, by the id of the one given up.
  public var conflicts: [Conflict] {
    var found: [Conflict] = []
    for case let component? in components {
      for conflict in component.conflicts {
        found.append(
          Conflict(
            members: conflict.members.map { ConstraintID(index: component.ids[$0]) },
            broken: ConstraintID(index: component.ids[conflict.broken])))
      }
    }
    for index in constants where records[Int(index)].constraint.priority >= LinearConstraint.required {
      if constantError(records[Int(index)].constraint) > Tolerance.epsilon {
        found.append(Conflict(members: [ConstraintID(index: index)], broken: ConstraintID(index: index)))
      }
    }
    return found.sorted { $0.broken < $1.broken }
  }

  /// Constraints below required that the solution does not meet, in id order: by them the tests see whether a hierarchy is
  /// solved as it should be; layout does not read them.
  public var unsatisfied: [UnmetConstraint] {
    var found: [UnmetConstraint] = []
    for case let component? in components {
      for row in 0..<component.rows where component.position[row] < 0 {
        guard component.state[row] == Component.State.live, !component.isRequired(row) else { continue }
        let residual = component.residual[row]
        guard component.piece(of: row, at: residual) != 0 else { continue }
        found.append(
          UnmetConstraint(
            id: ConstraintID(index: component.ids[row]), error: abs(residual) * component.weight[row]))
      }
    }
    for index in constants where records[Int(index)].constraint.priority < LinearConstraint.required {
      let error = constantError(records[Int(index)].constraint)
      if error > Tolerance.epsilon {
        found.append(UnmetConstraint(id: ConstraintID(index: index), error: error))
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Those of the variables whose value is not determined: another optimal solution gives them another one.
  ///
  /// - Parameter variables: variables of this solver; others count as determined.
  /// - Returns: those that are not determined, in the order given.
  public func ambiguous(_ variables: [Variable]) -> [Variable] {
    var marks: [Int32: [Bool]] = [:]
    return variables.filter { variable in
      guard isKnown(variable) else { return false }
      let place = componentOf[variable.index]
      guard place >= 0, let component = components[Int(place)] else { return true }
      if marks[place] == nil {
        var isAmbiguous = [Bool](repeating: false, count: component.size)
        component.markAmbiguous(&isAmbiguous)
        marks[place] = isAmbiguous
      }
      return marks[place]?[Int(columnOf[variable.index])] ?? true
    }
  }

  /// Whether the iteration bound ended a run before the best solution was found. No system is known that does it.
  public var isUnfinished: Bool { components.contains { $0?.isUnfinished == true } }

  /// How much a constraint without variables misses.
  private func constantError(_ constraint: LinearConstraint) -> Double {
    switch constraint.relation {
    case .lessThanOrEqual: max(0, constraint.constant)
    case .equal: abs(constraint.constant)
    case .greaterThanOrEqual: max(0, -constraint.constant)
    }
  }
}
