import TestSupport
import Testing

@testable import Simplex

/// A running solver gives the same results as a fresh one.
struct IncrementalTests {
  /// A screen: rows of labels with hugging and compression resistance, pinned to the edges of a superview that
  /// changes.
  struct Screen {
    var constraints: [LinearConstraint] = []
    let views: Int

    init(views: Int, random: inout SeededGenerator) {
      self.views = views
      func edge(_ view: Int, _ which: Int) -> Variable { Variable(index: Int32(view * 4 + which)) }
      func add(
        _ terms: [Term], _ relation: LinearConstraint.Relation, _ constant: Double, _ priority: Double = 1000
      ) {
        constraints.append(
          LinearConstraint(terms: terms, relation: relation, constant: constant, priority: priority))
      }
      for view in 1...views {
        let width = [Term(edge(view, 1)), Term(edge(view, 0), -1)]
        let height = [Term(edge(view, 3)), Term(edge(view, 2), -1)]
        let size = Double(Int.random(in: 20...120, using: &random))
        let before = view % 3 == 1 ? edge(0, 0) : edge(view - 1, 1)
        add([Term(edge(view, 0)), Term(before, -1)], .equal, -8)
        if view % 3 == 0 { add([Term(edge(view, 1)), Term(edge(0, 1), -1)], .equal, 16) }
        // A level for each constraint, so that the optimum is unique.
        add(width, .lessThanOrEqual, -size, 250 + Double(view) / 1000)
        add(width, .greaterThanOrEqual, -size, 750 + Double(view) / 1000)
        let above = view > 3 ? edge(view - 3, 3) : edge(0, 2)
        add([Term(edge(view, 2)), Term(above, -1)], .greaterThanOrEqual, -8)
        add([Term(edge(view, 2)), Term(above, -1)], .equal, -8, 500 + Double(view) / 1000)
        add(height, .equal, -20, 600)
      }
    }

    /// Gives the superview other edges, and returns the constraints that do.
    static func place(
      _ solver: Solver, _ variables: [Variable], _ width: Double, replacing old: [ConstraintID] = []
    ) -> [ConstraintID] {
      for id in old { solver.remove(id) }
      return zip(variables, [width / 10, width, 0]).map { variable, value in
        solver.add(
          LinearConstraint(terms: [Term(variable)], relation: .equal, constant: -value, priority: 990))
      }
    }
  }

  @Test(arguments: 0..<12) func sequencesEqualFreshSolves(seed: Int) {
    var random = SeededGenerator(seed: UInt64(300 + seed))
    let screen = Screen(views: 24, random: &random)
    let solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    var edges: [ConstraintID] = []
    var present = screen.constraints.map { (id: solver.add($0), constraint: $0) }
    var absent: [LinearConstraint] = []
    for round in 0..<12 {
      let width = Double(Int.random(in: 200...900, using: &random))
      edges = Screen.place(solver, variables, width, replacing: edges)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let index = Int.random(in: 0..<present.count, using: &random)
        solver.remove(present[index].id)
        absent.append(present.remove(at: index).constraint)
      }
      while !absent.isEmpty, Bool.random(using: &random) {
        let constraint = absent.remove(at: Int.random(in: 0..<absent.count, using: &random))
        present.append((solver.add(constraint), constraint))
      }
      solver.solve()
      let trouble = solver._checkInvariants()
      #expect(trouble == nil, "seed \(seed), round \(round)")

      let fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      for entry in present { fresh.add(entry.constraint) }
      _ = Screen.place(fresh, variables, width)
      fresh.solve()
      let open = fresh.ambiguous(variables)
      #expect(solver.ambiguous(variables) == open, "seed \(seed), round \(round)")
      for variable in variables where !open.contains(variable) {
        let (a, b) = (solver.value(of: variable), fresh.value(of: variable))
        #expect(abs(a - b) < 1e-6, "seed \(seed), round \(round): \(variable) is \(a), fresh \(b)")
      }
      #expect(solver.conflicts.count == fresh.conflicts.count)
    }
  }

  @Test func changesAreReversible() {
    var random = SeededGenerator(seed: 5)
    let screen = Screen(views: 60, random: &random)
    let solver = Solver()
    let variables = (0..<244).map { _ in solver.makeVariable() }
    for constraint in screen.constraints { solver.add(constraint) }
    var edges: [ConstraintID] = []
    var seen: [[Double]] = []
    for width in [390.0, 844, 390, 844, 390] {
      edges = Screen.place(solver, variables, width, replacing: edges)
      solver.solve()
      seen.append(variables.map { solver.value(of: $0) })
    }
    for i in 2..<5 { for (a, b) in zip(seen[i], seen[i - 2]) { #expect(abs(a - b) < 1e-9) } }
  }

  @Test func componentsMergeAndSplit() {
    let system = System(4)
    system.add([(0, 1)], .equal, -1)
    system.add([(1, 1), (0, -1)], .equal, -1)
    system.add([(2, 1)], .equal, -10)
    system.add([(3, 1), (2, -1)], .equal, -1)
    #expect(system.solved == [1, 2, 10, 11])
    let bridge = system.add([(3, 1), (1, -1)], .equal, -20)
    #expect(system.solver.conflicts.isEmpty)
    #expect(system.solved == [1, 2, 10, 11])
    #expect(system.solver.conflicts.map(\.broken) == [bridge])
    system.solver.remove(bridge)
    #expect(system.solved == [1, 2, 10, 11])
    #expect(system.solver.conflicts.isEmpty)
    #expect(system.solver._checkInvariants() == nil)
  }

  @Test func tenThousandConstraintsOnOneVariable() {
    for priority in [1000.0, 500] {
      let system = System(1)
      for i in 0..<10_000 {
        system.add([(0, 1)], i % 2 == 0 ? .greaterThanOrEqual : .lessThanOrEqual, Double(-i % 100), priority)
      }
      #expect(system.solved[0].isFinite)
      #expect(!system.solver.isUnfinished)
    }
    let system = System(1)
    for i in 0..<10_000 { system.add([(0, 1)], .equal, -Double(i), 500) }
    #expect(system.solved[0] >= 4999 && system.solved[0] <= 5000)
  }

  @Test func aChainOfAThousandViews() {
    let system = System(2001)
    for i in 0..<1000 {
      system.add([(2 * i + 1, 1), (2 * i, -1)], .equal, -8)
      system.add([(2 * i + 2, 1), (2 * i + 1, -1)], .equal, -44.1)
    }
    for start in [0.0, 1000, -3] {
      let first = system.add([(0, 1)], .equal, -start, 999)
      #expect(abs(system.solved[2000] - start - 52_100) < 1e-6)
      if start >= 0 { system.solver.remove(first) }
    }
    #expect(system.solver.ambiguous(system.variables) == [])
  }

  /// "At most" is active and "at least" holds because of it, a thousand times: none of them is ambiguous.
  @Test func widthsBoundedOnBothSidesAreDetermined() {
    let system = System(1001)
    system.add([(0, 1)], .equal, 0, 999)
    for i in 0..<1000 {
      system.add([(i + 1, 1), (i, -1)], .lessThanOrEqual, -8, 250)
      system.add([(i + 1, 1), (i, -1)], .greaterThanOrEqual, -8, 750)
    }
    #expect(system.solved[1000] == 8000)
    #expect(system.solver.ambiguous(system.variables) == [])
  }

  /// Every constraint twice, so that nothing occurs once; from both ends, so that elimination causes fill-in.
  @Test func aRingOfTwoHundred() {
    let system = System(200)
    for _ in 0..<2 {
      for i in 0..<200 { system.add([(i, 1), ((i + 1) % 200, -1)], .equal, i == 199 ? 199 : -1, 500) }
    }
    system.add([(100, 1)], .equal, -7)
    system.solver.solve()
    #expect(system.solver._checkInvariants() == nil)
    #expect(!system.solver.isUnfinished)
    #expect(system.values[100] == 7)
  }
}
