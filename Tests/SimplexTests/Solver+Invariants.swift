@testable import Simplex

/// Checks of the solver's internal invariants.
extension Solver {
  /// Returns a description of the first violated invariant, or nil. Takes O(size²) time for each component.
  func _checkInvariants() -> String? {
    for (place, component) in components.enumerated() {
      guard let component else { continue }
      if let trouble = component.invariantTrouble() { return "component \(place): \(trouble)" }
      for column in 0..<component.size {
        let variable = component.variables[column]
        if Int(componentOf[variable]) != place || Int(columnOf[variable]) != column {
          return "variable \(variable) does not know that it is column \(column) of component \(place)"
        }
      }
      for row in 0..<component.rows where component.state[row] != Component.State.removed {
        let record = records[Int(component.ids[row])]
        if record.place != .installed || Int(record.component) != place || Int(record.row) != row {
          return "constraint \(component.ids[row]) does not know that it is row \(row) of component \(place)"
        }
      }
    }
    return nil
  }
}

extension Component {
  func invariantTrouble() -> String? {
    guard symbol.count == size, held.count == size, barred.count == size, factor.size == size else {
      return "as many positions as columns are needed"
    }
    for p in 0..<size {
      let row = Int(symbol[p])
      if row >= 0, Int(position[row]) != p { return "row \(row) does not know that it is active at \(p)" }
      let value = row >= 0 ? matrix.product(row, x.base) : x[Int(~symbol[p])]
      if abs(value - held[p]) > 100 * tolerance { return "position \(p) is at \(value), not \(held[p])" }
      if row >= 0, state[row] == State.live, held[p] != bound[row] {
        return "row \(row) is active and not at its bound"
      }
    }
    for row in 0..<rows where position[row] >= 0 && Int(symbol[position[row]]) != row {
      return "position \(position[row]) does not know that it has row \(row)"
    }
    for row in 0..<rows where position[row] < 0 && state[row] == State.live {
      if abs(matrix.product(row, x.base) - bound[row] - residual[row]) > 100 * tolerance {
        return "row \(row) has a stale residual"
      }
      if isRequired(row), abs(residual[row]) > 10 * tolerance, piece(of: row, at: residual[row]) != 0 {
        return "required row \(row) does not hold"
      }
    }
    for p in 0..<size where isWorkDirty(p) { return "work is left over at \(p)" }
    return factorTrouble()
  }

  private func isWorkDirty(_ p: Int) -> Bool { p < rate.count && (rate[p] != 0 || isTouched[p]) }

  /// Solves for each position and verifies the product.
  private func factorTrouble() -> String? {
    for p in 0..<size {
      byPosition.reset(size, to: 0)
      step.reset(size, to: 0)
      byPosition[p] = 1
      factor.solve(byPosition.base, into: step.base)
      for q in 0..<size {
        let value = symbol[q] >= 0 ? matrix.product(Int(symbol[q]), step.base) : step[Int(~symbol[q])]
        if abs(value - (p == q ? 1 : 0)) > 1e-6 { return "W·W⁻¹ has \(value) at \(q), \(p)" }
      }
    }
    return nil
  }
}
