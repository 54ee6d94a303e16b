import Simplex

/// A coordinate as a linear expression: Σ coefficient × variable + constant, in window points.
struct Expression {
  var terms: [Term] = []
  var constant = 0.0

  /// Larger numbers are not valid in layouts: no screen reaches a thousandth of it, and rounding would exceed pixels.
  static let greatest = 1e9

  /// Whether every number in it is finite and valid.
  var isUsable: Bool {
    abs(constant) <= Self.greatest && terms.allSatisfy { abs($0.coefficient) <= Self.greatest }
  }

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable, coefficient)]
  }

  static func + (left: Expression, right: Expression) -> Expression {
    var result = left
    result.constant += right.constant
    for term in right.terms {
      if let index = result.terms.firstIndex(where: { $0.variable == term.variable }) {
        result.terms[index].coefficient += term.coefficient
      } else {
        result.terms.append(term)
      }
    }
    result.terms.removeAll { $0.coefficient == 0 }
    return result
  }

  static func + (left: Expression, right: Double) -> Expression {
    var result = left
    result.constant += right
    return result
  }

  static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }

  static func - (left: Expression, right: Double) -> Expression { left + -right }

  static func * (left: Expression, factor: Double) -> Expression {
    if factor == 0 { return Expression(0) }
    var result = left
    result.constant *= factor
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    return result
  }
}
