import Testing

@testable import Simplex

/// Systems with published solutions.
struct TextbookTests {
  /// The paper's first example: xm halfway between xl and xr, xr at least 10 right of xl, all between −10 and 100.
  @Test func midpointOfTheCassowaryPaper() {
    let system = System(3)
    let (xm, xl, xr) = (0, 1, 2)
    system.add([(xm, 2), (xl, -1), (xr, -1)], .equal, 0)
    system.add([(xl, 1), (xr, -1)], .lessThanOrEqual, 10)
    system.add([(xl, 1)], .greaterThanOrEqual, 10)
    system.add([(xr, 1)], .lessThanOrEqual, -100)
    system.add([(xm, 1)], .equal, -50, 900)
    system.add([(xl, 1)], .equal, -30, 800)
    system.add([(xr, 1)], .equal, -60, 800)
    #expect(system.solved[0] == 50)
    // The paper's re-solve: xm and xr are moved together.
    let middle = system.add([(xm, 1)], .equal, -60, 950)
    var right = system.add([(xr, 1)], .equal, -90, 940)
    #expect(system.solved == [60, 30, 90])
    system.solver.remove(right)
    right = system.add([(xr, 1)], .equal, -200, 940)
    #expect(system.solved == [60, 20, 100])
    system.solver.remove(middle)
    system.solver.remove(right)
    system.add([(xr, 1)], .equal, -80, 940)
    #expect(system.solved == [50, 20, 80])
  }

  /// max 3x + 5y; x ≤ 4; 2y ≤ 12; 3x + 2y ≤ 18: the Wyndor glass problem of Hillier and Lieberman.
  @Test func wyndorGlass() {
    let system = System(2)
    system.add([(0, 1)], .greaterThanOrEqual, 0)
    system.add([(1, 1)], .greaterThanOrEqual, 0)
    system.add([(0, 1)], .lessThanOrEqual, -4)
    system.add([(1, 2)], .lessThanOrEqual, -12)
    system.add([(0, 3), (1, 2)], .lessThanOrEqual, -18)
    system.add([(0, 3), (1, 5)], .greaterThanOrEqual, -1000, 10)
    #expect(system.solved == [2, 6])
    #expect(system.solver.unsatisfied.map(\.error) == [964])
  }

  /// Beale's example (1955), on which the simplex method cycles under Dantzig's rule: the optimum is −1/20.
  @Test func bealesExampleEnds() {
    let system = System(4)
    for i in 0..<4 { system.add([(i, 1)], .greaterThanOrEqual, 0) }
    system.add([(0, 0.25), (1, -60), (2, -0.04), (3, 9)], .lessThanOrEqual, 0)
    system.add([(0, 0.5), (1, -90), (2, -0.02), (3, 3)], .lessThanOrEqual, 0)
    system.add([(2, 1)], .lessThanOrEqual, -1)
    system.add([(0, -0.75), (1, 150), (2, -0.02), (3, 6)], .lessThanOrEqual, 100, 10)
    let x = system.solved
    let cost = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
    #expect(abs(cost + 0.05) < 1e-9)
    #expect(!system.solver.isUnfinished)
  }

  /// The Klee–Minty cube (1972) in three dimensions.
  @Test func kleeMintyCube() {
    let system = System(3)
    for i in 0..<3 { system.add([(i, 1)], .greaterThanOrEqual, 0) }
    system.add([(0, 1)], .lessThanOrEqual, -5)
    system.add([(0, 4), (1, 1)], .lessThanOrEqual, -25)
    system.add([(0, 8), (1, 4), (2, 1)], .lessThanOrEqual, -125)
    system.add([(0, 4), (1, 2), (2, 1)], .greaterThanOrEqual, -1e6, 10)
    #expect(system.solved == [0, 0, 125])
  }

  @Test func emptySystem() {
    let solver = Solver()
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.unsatisfied.isEmpty && solver.refused.isEmpty)
    let lonely = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: lonely) == 0)
    #expect(solver.ambiguous([lonely]) == [lonely])
  }

  @Test(arguments: [LinearConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func singleVariable(relation: LinearConstraint.Relation) {
    for priority in [1000.0, 999.5, 1] {
      let system = System(1)
      system.add([(0, -2)], relation, 7, priority)
      #expect(abs(system.solved[0] - 3.5) < 1e-12)
      #expect(system.solver.unsatisfied.isEmpty)
    }
  }

  @Test func duplicatesChangeNothing() {
    let system = System(2)
    for _ in 0..<20 {
      system.add([(0, 1)], .equal, -5)
      system.add([(1, 1), (0, -1)], .equal, -3)
      system.add([(1, 2), (0, -2)], .equal, -6)
      system.add([(1, 1)], .greaterThanOrEqual, -8)
    }
    #expect(system.solved == [5, 8])
    #expect(system.solver.conflicts.isEmpty)
    #expect(system.solver.ambiguous(system.variables) == [])
  }

  @Test func aVariableTwiceInAConstraintCountsTwice() {
    let system = System(2)
    system.add([(0, 1), (0, 1), (1, 3), (1, -3)], .equal, -10)
    #expect(system.solved == [5, 0])
    #expect(system.solver.ambiguous(system.variables) == [system.variables[1]])
  }
}

/// A solver with its variables, for short tests.
final class System {
  let solver = Solver()
  let variables: [Variable]

  init(_ count: Int) {
    variables = (0..<count).map { [solver] _ in solver.makeVariable() }
  }

  @discardableResult func add(
    _ terms: [(Int, Double)], _ relation: LinearConstraint.Relation, _ constant: Double,
    _ priority: Double = 1000, rank: Int = 0
  ) -> ConstraintID {
    solver.add(
      LinearConstraint(
        terms: terms.map { Term(variables[$0.0], $0.1) }, relation: relation, constant: constant,
        priority: priority, rank: rank))
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The values after solving.
  var solved: [Double] {
    solver.solve()
    return values
  }
}
