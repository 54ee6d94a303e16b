import TestSupport
import Testing

@testable import Simplex

/// Small random systems compared with the reference, with many ties: intentionally degenerate.
struct RandomSystemTests {
  static let levels: [Double] = [1000, 999.5, 750, 251, 250]

  static func constraint(
    _ variables: [Variable], required: Bool, using random: inout SeededGenerator
  ) -> LinearConstraint {
    let count = Int.random(in: 1...min(3, variables.count), using: &random)
    let terms = variables.shuffled(using: &random).prefix(count).map {
      Term($0, Double([-2, -1, -1, 1, 1, 2, 3].randomElement(using: &random)!))
    }
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return LinearConstraint(
      terms: Array(terms), relation: relations.randomElement(using: &random)!,
      constant: Double(Int.random(in: -6...6, using: &random)),
      priority: levels[Int.random(in: (required ? 0 : 1)...4, using: &random)],
      rank: Int.random(in: 0...9, using: &random) == 0 ? 1 : 0)
  }

  /// Keeps every variable between −20 and 20, so that the reference has corners.
  static func box(_ variables: [Variable]) -> [LinearConstraint] {
    variables.flatMap {
      [
        LinearConstraint(terms: [Term($0)], relation: .greaterThanOrEqual, constant: 20, rank: 9),
        LinearConstraint(terms: [Term($0)], relation: .lessThanOrEqual, constant: -20, rank: 9),
      ]
    }
  }

  static func check(
    _ solver: Solver, _ variables: [Variable], _ reference: Reference, _ label: String
  ) {
    let answer = reference.solve()
    let x = variables.map { solver.value(of: $0) }
    #expect(solver._checkInvariants() == nil, "\(label)")
    #expect(!solver.isUnfinished, "\(label)")
    #expect(solver.conflicts.map(\.broken) == answer.broken, "\(label)")
    let kept = reference.constraints.filter {
      $0.constraint.priority == 1000 && !answer.broken.contains($0.id)
    }
    for (id, constraint) in kept {
      #expect(Reference.error(constraint, x) < 1e-6, "\(label): \(id) does not hold at \(x)")
    }
    let costs = reference.costs(x)
    for (mine, best) in zip(costs, answer.costs) {
      #expect(abs(mine - best) < 1e-6, "\(label): costs \(costs), best \(answer.costs) at \(x)")
    }
    let open = variables.filter { v in
      let values = answer.corners.map { $0[Int(v.index)] }
      return values.max()! - values.min()! > 1e-6
    }
    #expect(solver.ambiguous(variables) == open, "\(label)")
    #expect(solver._checkInvariants() == nil, "\(label) after asking for ambiguity")
  }

  @Test(arguments: 0..<600) func isAsGoodAsTheReference(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let solver = Solver()
    let count = Int.random(in: 1...3, using: &random)
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var all = RandomSystemTests.box(variables)
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      all.append(RandomSystemTests.constraint(variables, required: seed % 2 == 0, using: &random))
    }
    all.shuffle(using: &random)
    let reference = Reference(variables: count, constraints: all.map { (solver.add($0), $0) })
    solver.solve()
    RandomSystemTests.check(solver, variables, reference, "seed \(seed)")
  }

  @Test(arguments: 0..<80) func followsAdditionsAndRemovals(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var reference = Reference(variables: 3, constraints: [])
    for constraint in RandomSystemTests.box(variables) {
      reference.constraints.append((solver.add(constraint), constraint))
    }
    var edit = LinearConstraint(terms: [Term(variables[0])], relation: .equal, priority: 900)
    var editID = solver.add(edit)
    reference.constraints.append((editID, edit))
    for round in 0..<12 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where reference.constraints.count > 8:
        let index = Int.random(in: 0..<reference.constraints.count, using: &random)
        let (id, constraint) = reference.constraints[index]
        guard id != editID, constraint.rank < 9 else { break }
        solver.remove(id)
        reference.constraints.remove(at: index)
      case 1:
        let value = Double(Int.random(in: -25...25, using: &random))
        edit.constant = -value
        solver.remove(editID)
        reference.constraints.removeAll { $0.id == editID }
        editID = solver.add(edit)
        reference.constraints.append((editID, edit))
      default:
        let constraint = RandomSystemTests.constraint(variables, required: true, using: &random)
        reference.constraints.append((solver.add(constraint), constraint))
      }
      solver.solve()
      RandomSystemTests.check(solver, variables, reference, "seed \(seed), round \(round)")
    }
  }
}
