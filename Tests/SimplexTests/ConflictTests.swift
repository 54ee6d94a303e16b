import TestSupport
import Testing

@testable import Simplex

/// Conflicting required constraints.
struct ConflictTests {
  @Test func theLastAddedIsDropped() {
    let system = System(2)
    let a = system.add([(0, 1)], .equal, -10)
    system.add([(1, 1)], .greaterThanOrEqual, -3)
    let b = system.add([(0, 1)], .equal, -20)
    #expect(system.solved == [10, 3])
    #expect(system.solver.conflicts == [Conflict(members: [a, b], broken: b)])
    system.solver.remove(a)
    #expect(system.solved == [20, 3])
    #expect(system.solver.conflicts == [])
  }

  @Test func ranksPrecedeInsertionOrder() {
    let system = System(2)
    let weak = system.add([(0, 1)], .equal, -10, rank: -1)
    let a = system.add([(0, 1), (1, -1)], .equal, 0)
    let b = system.add([(1, 1)], .equal, -20)
    #expect(system.solved == [20, 20])
    #expect(system.solver.conflicts == [Conflict(members: [weak, a, b], broken: weak)])
  }

  @Test func constantsConflictWithThemselves() {
    let system = System(1)
    let id = system.add([(0, 1), (0, -1)], .equal, 5)
    let other = system.add([], .greaterThanOrEqual, -2, 500)
    system.add([], .lessThanOrEqual, -2)
    system.solver.solve()
    #expect(system.solver.conflicts == [Conflict(members: [id], broken: id)])
    #expect(system.solver.unsatisfied == [UnmetConstraint(id: other, error: 2)])
  }

  /// The members conflict, and without any one of them they do not.
  @Test(arguments: 0..<150) func membersAreIrreducible(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let system = System(6)
    var all: [ConstraintID: LinearConstraint] = [:]
    for _ in 0..<14 {
      var constraint = RandomSystemTests.constraint(system.variables, required: true, using: &random)
      constraint.priority = 1000
      all[system.solver.add(constraint)] = constraint
    }
    system.solver.solve()
    func isSatisfiable(_ ids: [ConstraintID]) -> Bool {
      let other = System(6)
      for id in ids { other.solver.add(all[id]!) }
      other.solver.solve()
      // Verified using the values, not the solver's report.
      return ids.allSatisfy { Reference.error(all[$0]!, other.values) < 1e-6 }
    }
    let conflicts = system.solver.conflicts
    for conflict in conflicts {
      #expect(conflict.members == conflict.members.sorted())
      #expect(conflict.members.contains(conflict.broken))
      #expect(!isSatisfiable(conflict.members))
      for member in conflict.members {
        #expect(isSatisfiable(conflict.members.filter { $0 != member }))
      }
    }
    let broken = Set(conflicts.map(\.broken))
    for (id, constraint) in all where !broken.contains(id) {
      #expect(Reference.error(constraint, system.values) < 1e-6)
    }
  }

  @Test func invalidConstraintsAreRefused() {
    let system = System(1)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      system.add([(0, 1)], .equal, value)
      system.add([(0, value)], .equal, 1)
      system.add([(0, 1)], .equal, 1, value)
    }
    system.add([(0, 1)], .equal, 1, 0)
    system.add([(0, 1)], .equal, 1, 1001)
    system.solver.add(LinearConstraint(terms: [Term(Variable(index: 7))], relation: .equal))
    system.solver.add(LinearConstraint(terms: [Term(Variable(index: -1))], relation: .equal))
    let sound = system.add([(0, 1)], .equal, -4)
    #expect(system.solved == [4])
    #expect(system.solver.refused.count == Int(sound.index))
    #expect(system.solver.value(of: Variable(index: 7)) == 0)
    #expect(system.solver.ambiguous([Variable(index: 7)]) == [])
    system.solver.remove(ConstraintID(index: 99))
    system.solver.remove(ConstraintID(index: -1))
    #expect(system.solved == [4])
  }
}
