/// The results of a solution apart from the values.
extension Solver {
  /// The conflicts of required constraints, sorted by the identifier of the constraint that was dropped.
  package var conflicts: [Conflict] {
    var found: [Conflict] = []
    for case let component? in components {
      for conflict in component.conflicts {
        found.append(
          Conflict(
            members: conflict.members.map { ConstraintID(index: component.ids[$0]) },
            broken: ConstraintID(index: component.ids[conflict.broken]), gap: conflict.gap))
      }
    }
    for index in constants where records[Int(index)].constraint.priority >= LinearConstraint.required {
      let gap = constantError(records[Int(index)].constraint)
      if gap > Tolerance.epsilon {
        found.append(
          Conflict(members: [ConstraintID(index: index)], broken: ConstraintID(index: index), gap: gap))
      }
    }
    return found.sorted { $0.broken < $1.broken }
  }

  /// The summands of a constraint as it was added; none after its removal.
  package func terms(of id: ConstraintID) -> [Term] {
    records.indices.contains(Int(id.index)) ? records[Int(id.index)].constraint.terms : []
  }

  /// The constraints below required priority that the solution violates, sorted by identifier.
  package var unsatisfied: [UnmetConstraint] {
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

  /// Returns the variables whose value is not determined: they have a different value in another optimal solution.
  /// `variables`: variables of this solver; others count as determined. `slack`: the minimum difference of another
  /// solution that counts; 0 is anything beyond rounding. The result: the undetermined variables, in the order given.
  package func ambiguous(_ variables: [Variable], slack: Double = 0) -> [Variable] {
    var marks: [Int32: [Bool]] = [:]
    return variables.filter { variable in
      guard isKnown(variable) else { return false }
      let place = componentOf[variable.index]
      guard place >= 0, let component = components[Int(place)] else { return true }
      if marks[place] == nil {
        var isAmbiguous = [Bool](repeating: false, count: component.size)
        component.markAmbiguous(&isAmbiguous, slack: slack)
        marks[place] = isAmbiguous
      }
      return marks[place]?[Int(columnOf[variable.index])] ?? true
    }
  }

  /// Whether a run ended at the iteration limit before finding the optimum. No system is known for which this happens.
  package var isUnfinished: Bool { components.contains { $0?.isUnfinished == true } }

  /// Returns the violation of a constraint without variables.
  private func constantError(_ constraint: LinearConstraint) -> Double {
    switch constraint.relation {
    case .lessThanOrEqual: max(0, constraint.constant)
    case .equal: abs(constraint.constant)
    case .greaterThanOrEqual: max(0, -constraint.constant)
    }
  }
}
