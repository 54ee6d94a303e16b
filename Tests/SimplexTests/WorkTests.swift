import Testing

@testable import Simplex

/// The cost of large systems, in numbers read and written.
struct WorkTests {
  /// A column of views one below the other within a height, if it is finite, each with an optional height of 20 and at
  /// least 0.
  private func column(_ count: Int, height: Double, limit: Int = .max) -> (
    solver: Solver, heights: [Variable]
  ) {
    let solver = Solver(workLimit: limit)
    let heights = (0..<count).map { _ in solver.makeVariable() }
    let tops = (0...count).map { _ in solver.makeVariable() }
    solver.add(LinearConstraint(terms: [Term(tops[0])], relation: .equal))
    if height.isFinite {
      solver.add(LinearConstraint(terms: [Term(tops[count])], relation: .equal, constant: -height))
    }
    for (index, own) in heights.enumerated() {
      solver.add(
        LinearConstraint(
          terms: [Term(tops[index + 1]), Term(tops[index], -1), Term(own, -1)], relation: .equal))
      solver.add(LinearConstraint(terms: [Term(own)], relation: .greaterThanOrEqual))
      solver.add(
        LinearConstraint(terms: [Term(own)], relation: .greaterThanOrEqual, constant: -20, priority: 750))
      solver.add(
        LinearConstraint(terms: [Term(own)], relation: .lessThanOrEqual, constant: -20, priority: 250))
    }
    return (solver, heights)
  }

  @Test func tooShortColumnsAreLinear() {
    func work(_ count: Int) -> Int {
      let (solver, heights) = column(count, height: 500)
      solver.solve()
      let values = heights.map(solver.value)
      #expect(abs(values.reduce(0, +) - 500) < 1e-6)
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 20 })
      #expect(solver.conflicts.isEmpty && !solver.isUnfinished && !solver.isExhausted)
      #expect(solver.unsatisfied.reduce(0) { $0 + $1.error }.rounded() == Double(20 * count - 500))
      return solver.work
    }
    let (half, whole) = (work(4_000), work(8_000))
    #expect(Double(whole) <= 2.3 * Double(half), "\(half), \(whole)")
  }

  /// Exchanging many members at a time preserves the solver's invariants, which are slow to verify.
  @Test func manyExchangesPreserveTheInvariants() {
    let (solver, _) = column(100, height: 500)
    solver.solve()
    #expect(solver._checkInvariants() == nil)
  }

  /// Members with higher priority keep their length.
  @Test func lowPriorityMembersYieldFirst() {
    let (solver, heights) = column(200, height: 500)
    for own in heights.suffix(10) {
      solver.add(
        LinearConstraint(terms: [Term(own)], relation: .greaterThanOrEqual, constant: -20, priority: 800))
    }
    solver.solve()
    #expect(heights.suffix(10).allSatisfy { solver.value(of: $0) == 20 })
    #expect(abs(heights.map(solver.value).reduce(0, +) - 500) < 1e-6)
  }

  /// Errors that one level can avoid all at once: views that were at 0 because of a required row that was removed.
  @Test func levelsAreSatisfiedManyRowsAtATime() {
    func work(_ count: Int) -> Int {
      let (solver, heights) = column(count, height: .infinity)
      let end = solver.add(
        LinearConstraint(terms: heights.map { Term($0) }, relation: .equal, constant: -500))
      solver.solve()
      // The end is no longer constrained.
      solver.remove(end)
      solver.solve()
      #expect(heights.allSatisfy { solver.value(of: $0) == 20 })
      if count <= 100 { #expect(solver._checkInvariants() == nil) }
      return solver.work
    }
    _ = work(100)
    let (half, whole) = (work(2_000), work(4_000))
    #expect(Double(whole) <= 2.5 * Double(half), "\(half), \(whole)")
  }

  /// Views that each want a share of a length that is too short for all of them.
  @Test func sharesAreExchangedManyAtATime() {
    func work(_ count: Int) -> Int {
      let (solver, heights) = column(count, height: 500)
      let length = solver.makeVariable()
      solver.add(LinearConstraint(terms: [Term(length)], relation: .equal, constant: -1_000))
      for own in heights {
        solver.add(
          LinearConstraint(
            terms: [Term(own), Term(length, -1 / Double(count))], relation: .equal, priority: 900))
      }
      solver.solve()
      let values = heights.map(solver.value)
      #expect(abs(values.reduce(0, +) - 500) < 1e-6)
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 1_000 / Double(count) + 1e-6 })
      return solver.work
    }
    let (half, whole) = (work(1_000), work(2_000))
    #expect(Double(whole) <= 2.5 * Double(half), "\(half), \(whole)")
  }

  /// Space that any view may take: every height is ambiguous, which is detected without probing each.
  @Test(arguments: [30.0, 12.0])
  func ambiguityIsFoundManyColumnsAtATime(_ share: Double) {
    func work(_ count: Int) -> Int {
      let (solver, heights) = column(count, height: share * Double(count))
      solver.solve()
      let before = solver.work
      #expect(solver.ambiguous(heights, slack: 0.5).count == count)
      return solver.work - before
    }
    let (half, whole) = (work(500), work(1_000))
    #expect(Double(whole) <= 3 * Double(half), "\(half), \(whole)")
  }

  /// Views inside the boxes of a column, all of which are removed: some are constrained by others, the rest is
  /// ambiguous.
  @Test func removedRowsAreReplacedManyAtATime() {
    func work(_ count: Int) -> Int {
      let (solver, heights) = column(count, height: Double(10 * count))
      let inner = heights.map { _ in solver.makeVariable() }
      func hold(_ index: Int, _ priority: Double) -> ConstraintID {
        solver.add(
          LinearConstraint(
            terms: [Term(inner[index]), Term(heights[index], -1)], relation: .equal, priority: priority))
      }
      let held = Set(stride(from: 3, to: count, by: count / 20))
      for index in held.sorted() { _ = hold(index, 10) }
      let settling = inner.indices.map { hold($0, 20) }
      solver.solve()
      let before = solver.work
      for id in settling { solver.remove(id) }
      solver.solve()
      let work = solver.work - before
      for (own, height) in zip(inner, heights) { #expect(solver.value(of: own) == solver.value(of: height)) }
      // Constrained views follow its height.
      let open = Set(solver.ambiguous(inner, slack: 0.5))
      #expect(inner.indices.allSatisfy { held.contains($0) || open.contains(inner[$0]) })
      let others = inner.indices.filter { held.contains($0) }.map { (inner[$0], heights[$0]) }
      let heightsOpen = Set(solver.ambiguous(others.map(\.1), slack: 0.5))
      #expect(others.allSatisfy { open.contains($0.0) == heightsOpen.contains($0.1) })
      return work
    }
    let (half, whole) = (work(500), work(1_000))
    #expect(Double(whole) <= 3 * Double(half), "\(half), \(whole)")
  }

  /// A constrained view is not ambiguous, whatever its neighbors may do.
  @Test func constrainedViewsAreNotAmbiguous() {
    let (solver, heights) = column(200, height: 6_000)
    for index in stride(from: 0, to: 200, by: 2) {
      solver.add(
        LinearConstraint(terms: [Term(heights[index])], relation: .equal, constant: -25, priority: 900))
    }
    solver.solve()
    let open = solver.ambiguous(heights, slack: 0.5)
    #expect(open == stride(from: 1, to: 200, by: 2).map { heights[$0] })
  }

  /// All equal to the first: every position would be a sum over all preceding ones.
  @Test func starOfEquationsHasNoFillIn() {
    func work(_ count: Int) -> Int {
      let (solver, heights) = column(count, height: Double(10 * count))
      for own in heights.dropFirst() {
        solver.add(LinearConstraint(terms: [Term(own), Term(heights[0], -1)], relation: .equal))
      }
      solver.solve()
      #expect(heights.allSatisfy { abs(solver.value(of: $0) - 10) < 1e-6 })
      return solver.work
    }
    let (half, whole) = (work(2_000), work(4_000))
    #expect(Double(whole) <= 2.3 * Double(half), "\(half), \(whole)")
  }

  /// Boxes that would be 0 high but must contain their contents.
  @Test func columnsOfBoxesAreLinear() {
    func work(_ count: Int) -> Int {
      let solver = Solver()
      let tops = (0...count).map { _ in solver.makeVariable() }
      solver.add(LinearConstraint(terms: [Term(tops[0])], relation: .equal))
      for index in 0..<count {
        let box = [Term(tops[index + 1]), Term(tops[index], -1)]
        let inner = solver.makeVariable()
        solver.add(LinearConstraint(terms: [Term(inner)], relation: .equal, constant: -20, priority: 750))
        solver.add(LinearConstraint(terms: box + [Term(inner, -1)], relation: .greaterThanOrEqual))
        solver.add(LinearConstraint(terms: box, relation: .equal, priority: 49))
      }
      solver.solve()
      #expect(solver.value(of: tops[count]) == Double(20 * count))
      #expect(solver.unsatisfied.count == count && solver.conflicts.isEmpty)
      return solver.work
    }
    let (half, whole) = (work(1_000), work(2_000))
    #expect(Double(whole) <= 2.3 * Double(half), "\(half), \(whole)")
  }

  @Test func limitStopsTheSearch() {
    let (free, _) = column(300, height: 500)
    free.solve()
    let (bound, heights) = column(300, height: 500, limit: free.work / 2)
    bound.solve()
    #expect(bound.isExhausted && !free.isExhausted)
    #expect(bound.work <= free.work)
    #expect(heights.allSatisfy { bound.value(of: $0).isFinite })
    // The same again, number for number.
    let (again, others) = column(300, height: 500, limit: free.work / 2)
    again.solve()
    #expect(zip(heights, others).allSatisfy { bound.value(of: $0) == again.value(of: $1) })
  }
}
