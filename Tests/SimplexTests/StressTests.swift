import TestSupport
import Testing

@testable import Simplex

/// Systems too large for the reference: the cost of each level is unique even if the solution is not.
struct StressTests {
  /// The cost of a solution at each level below required, the highest first.
  static func costs(_ constraints: [LinearConstraint], _ x: [Double]) -> [Double] {
    var costs: [Double] = []
    for level in RandomSystemTests.levels.dropFirst() {
      var sum = 0.0
      for c in constraints where c.priority == level { sum += Reference.error(c, x) }
      costs.append(sum)
    }
    return costs
  }

  /// Constraints with small whole numbers, which tie, or with coefficients from 1e-2 to 1e2, which do not;
  /// fifty variables of the wild kind are too ill-conditioned for two orders to agree on every tie.
  static func constraint(
    _ variables: [Variable], isWild: Bool, using random: inout SeededGenerator
  ) -> LinearConstraint {
    var constraint = RandomSystemTests.constraint(variables, required: true, using: &random)
    guard isWild else { return constraint }
    let powers = [1e-2, 0.1, 1, 1, 1, 10, 100]
    for i in constraint.terms.indices {
      let factor = powers.randomElement(using: &random)! * Double.random(in: 0.5...2, using: &random)
      constraint.terms[i].coefficient *= factor
    }
    constraint.constant *= 100
    return constraint
  }

  @Test(arguments: 0..<60) func costsDoNotDependOnHistoryOrOrder(seed: Int) {
    var random = SeededGenerator(seed: UInt64(90_000 + seed))
    let count = [8, 20, 50][seed % 3]
    let solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var present: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for bound in RandomSystemTests.box(variables) {
      // A hundred times as wide.
      var bound = bound
      bound.constant *= 100
      present.append((solver.add(bound), bound))
    }
    for _ in 0..<count * 3 {
      let constraint = StressTests.constraint(variables, isWild: seed % 2 == 1 && count < 50, using: &random)
      present.append((solver.add(constraint), constraint))
    }
    for round in 0..<8 {
      solver.solve()
      let label = "seed \(seed), round \(round)"
      let trouble = solver._checkInvariants()
      #expect(trouble == nil, "\(label)")
      #expect(!solver.isUnfinished, "\(label)")
      let x = variables.map { solver.value(of: $0) }

      let fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      let required = present.filter { $0.constraint.priority == 1000 }.map(\.constraint)
      let others = present.filter { $0.constraint.priority != 1000 }.map(\.constraint).shuffled(
        using: &random)
      for constraint in others { fresh.add(constraint) }
      for constraint in required { fresh.add(constraint) }
      fresh.solve()
      let y = variables.map { fresh.value(of: $0) }
      #expect(fresh._checkInvariants() == nil, "\(label)")
      #expect(fresh.conflicts.count == solver.conflicts.count, "\(label)")
      let (mine, best) = (StressTests.costs(others, x), StressTests.costs(others, y))
      #expect(solver.ambiguous(variables) == fresh.ambiguous(variables), "\(label)")
      for (a, b) in zip(mine, best) {
        #expect(abs(a - b) < 1e-7 * max(100, b), "\(label): \(mine), fresh \(best)")
      }

      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 2 * count..<present.count, using: &random)
        solver.remove(present.remove(at: index).id)
        let constraint = StressTests.constraint(
          variables, isWild: seed % 2 == 1 && count < 50, using: &random)
        present.append((solver.add(constraint), constraint))
      }
    }
  }
}
