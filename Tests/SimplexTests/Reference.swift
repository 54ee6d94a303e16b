@testable import Simplex

/// A slow but obviously correct solver: it tries every intersection of n bounds.
///
/// With all variables in a box the cost of each level is piecewise linear on the polytopes between the bounds, so each
/// level's optimal set has vertices, which are intersections.
struct Reference {
  var variables: Int
  /// Constraints with their identifiers, in order of addition.
  var constraints: [(id: ConstraintID, constraint: LinearConstraint)]

  struct Answer {
    /// All optimal vertices.
    var corners: [[Double]]
    var broken: [ConstraintID]
    var costs: [Double]
  }

  static func error(_ c: LinearConstraint, _ x: [Double]) -> Double {
    let sum = c.terms.reduce(c.constant) { $0 + $1.coefficient * x[Int($1.variable.index)] }
    switch c.relation {
    case .lessThanOrEqual: return max(0, sum)
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  func solve() -> Answer {
    var corners = crossings()
    var broken: [ConstraintID] = []
    let required = constraints.filter { $0.constraint.priority == 1000 }
      .sorted {
        $0.constraint.rank != $1.constraint.rank ? $0.constraint.rank > $1.constraint.rank : $0.id < $1.id
      }
    for (id, constraint) in required {
      let left = corners.filter { Reference.error(constraint, $0) < 1e-7 }
      if left.isEmpty { broken.append(id) } else { corners = left }
    }
    var costs: [Double] = []
    for level in levels {
      let members = constraints.map(\.constraint).filter { $0.priority == level }
      let all: [Double] = corners.map { x in
        var sum = 0.0
        for c in members { sum += Reference.error(c, x) }
        return sum
      }
      let best = all.min() ?? 0
      costs.append(best)
      corners = zip(corners, all).filter { $0.1 < best + 1e-6 }.map(\.0)
    }
    return Answer(corners: corners, broken: broken.sorted(), costs: costs)
  }

  private var levels: [Double] {
    Set(constraints.map { $0.constraint.priority }).filter { $0 < 1000 }.sorted(by: >)
  }

  /// The costs of a solution by level.
  func costs(_ x: [Double]) -> [Double] {
    var costs: [Double] = []
    for level in levels {
      var sum = 0.0
      for (_, c) in constraints where c.priority == level { sum += Reference.error(c, x) }
      costs.append(sum)
    }
    return costs
  }

  private func crossings() -> [[Double]] {
    var rows: [[Double]] = []
    for (_, c) in constraints {
      var row = [Double](repeating: 0, count: variables + 1)
      for term in c.terms { row[Int(term.variable.index)] += term.coefficient }
      row[variables] = -c.constant
      if row.dropLast().contains(where: { $0 != 0 }), !rows.contains(row) { rows.append(row) }
    }
    var found: [[Double]] = []
    var chosen: [[Double]] = []
    func choose(from first: Int) {
      if chosen.count == variables {
        if let x = Reference.solve(chosen) { found.append(x) }
        return
      }
      for i in first..<max(first, rows.count) {
        chosen.append(rows[i])
        choose(from: i + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return found
  }

  /// Gaussian elimination with pivoting; nil if the rows are dependent.
  static func solve(_ system: [[Double]]) -> [Double]? {
    var a = system
    let n = a.count
    for k in 0..<n {
      guard let best = (k..<n).max(by: { abs(a[$0][k]) < abs(a[$1][k]) }), abs(a[best][k]) > 1e-9 else {
        return nil
      }
      a.swapAt(k, best)
      for i in 0..<n where i != k && a[i][k] != 0 {
        let factor = a[i][k] / a[k][k]
        for j in k...n { a[i][j] -= factor * a[k][j] }
      }
    }
    return (0..<n).map { a[$0][n] / a[$0][$0] }
  }
}
