import TestSupport
import Testing

@testable import Simplex

/// Priorities are strict: a level outweighs any number of constraints below it.
struct HierarchyTests {
  @Test func oneAt251OutweighsManyAt250() {
    let system = System(1)
    for _ in 0..<500 { system.add([(0, 1)], .equal, -10, 250) }
    system.add([(0, 1)], .equal, -3, 251)
    #expect(system.solved == [3])
    #expect(system.solver.unsatisfied.count == 500)
    #expect(system.solver.unsatisfied.allSatisfy { $0.error == 7 })
  }

  @Test func fractionsAreLevels() {
    let system = System(1)
    for _ in 0..<10 { system.add([(0, 1)], .equal, -10, 999) }
    system.add([(0, 1)], .equal, -3, 999.5)
    #expect(system.solved == [3])
  }

  @Test func medianOfALevelWins() {
    let system = System(1)
    for value in [1.0, 2, 7, 50, 400] { system.add([(0, 1)], .equal, -value, 250) }
    #expect(system.solved == [7])
  }

  @Test(arguments: [1000.0, 999.5, 750, 251, 1])
  func inequalitiesBothWays(priority: Double) {
    let system = System(2)
    system.add([(0, 1)], .greaterThanOrEqual, -10, priority)
    system.add([(0, 1)], .lessThanOrEqual, -20, priority)
    system.add([(0, 1)], .equal, -100, priority / 2)
    system.add([(1, 1)], .greaterThanOrEqual, -10, priority)
    system.add([(1, 1)], .lessThanOrEqual, -20, priority)
    system.add([(1, 1)], .equal, 100, priority / 2)
    #expect(system.solved == [20, 10])
  }

  /// Two labels between fixed edges: the one with the higher hugging keeps its width.
  @Test func huggingDecides() {
    for (first, second, expected) in [(251.0, 250.0, 60.0), (250, 251, 260)] {
      let system = System(4)
      system.add([(0, 1)], .equal, 0)
      system.add([(2, 1), (1, -1)], .equal, 0)
      system.add([(3, 1)], .equal, -300)
      for (left, width, hugging) in [(0, 60.0, first), (2, 40.0, second)] {
        system.add([(left + 1, 1), (left, -1)], .lessThanOrEqual, -width, hugging)
        system.add([(left + 1, 1), (left, -1)], .greaterThanOrEqual, -width, 750)
      }
      #expect(system.solved == [0, expected, expected, 300])
      #expect(system.solver.ambiguous(system.variables) == [])
    }
  }

  /// A level's optimal set is preserved even if a lower one pulls along it.
  @Test func lowerLevelsMoveWithinTheOptimalSet() {
    let system = System(2)
    system.add([(0, 1), (1, 1)], .equal, -10, 500)
    system.add([(0, 1), (1, 1)], .equal, -20, 500)
    system.add([(0, 1)], .equal, -4, 400)
    system.add([(1, 1)], .equal, -100, 300)
    #expect(system.solved == [4, 16])
    #expect(system.solver.ambiguous(system.variables) == [])
  }

  /// With distinct levels the optimum is unique as soon as every variable has a stay; then the order does not matter.
  @Test(arguments: 0..<40) func doesNotDependOnInsertionOrder(seed: Int) {
    var random = SeededGenerator(seed: UInt64(7000 + seed))
    let count = 12
    var constraints: [([(Int, Double)], LinearConstraint.Relation, Double, Double)] = []
    for i in 0..<30 {
      let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let a = Int.random(in: 0..<count, using: &random)
      let b = (a + Int.random(in: 1..<count, using: &random)) % count
      constraints.append(
        (
          [(a, 1), (b, -1)], relations.randomElement(using: &random)!,
          Double(Int.random(in: -50...50, using: &random)), 999 - Double(i)
        ))
    }
    for i in 0..<count { constraints.append(([(i, 1)], .equal, Double(i), 100 - Double(i))) }
    var answers: [[Double]] = []
    for _ in 0..<4 {
      let system = System(count)
      for (terms, relation, constant, priority) in constraints.shuffled(using: &random) {
        system.add(terms, relation, constant, priority)
        if Int.random(in: 0..<10, using: &random) == 0 { system.solver.solve() }
      }
      answers.append(system.solved)
      #expect(system.solver.ambiguous(system.variables) == [])
      #expect(system.solver._checkInvariants() == nil)
    }
    for answer in answers {
      for (a, b) in zip(answer, answers[0]) { #expect(abs(a - b) < 1e-6) }
    }
  }

  /// The same system in other units.
  @Test(arguments: [1e-3, 1, 1e5]) func scale(_ unit: Double) {
    let system = System(3)
    system.add([(0, unit)], .equal, -10_000 * unit)
    system.add([(1, 1), (0, -1)], .greaterThanOrEqual, -7.25, 750)
    system.add([(1, unit), (0, -unit)], .lessThanOrEqual, -7.25 * unit, 250)
    system.add([(2, 3 * unit), (1, -unit)], .equal, 0)
    let expected = [10_000, 10_007.25, 10_007.25 / 3]
    for (value, wanted) in zip(system.solved, expected) { #expect(abs(value - wanted) < 1e-6) }
  }
}
