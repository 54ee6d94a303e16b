import Testing

@testable import SceneFile

@Suite struct ConstraintEquationTests {
  /// An equation and its parsed form: first, relation, second, multiplier, constant, priority.
  @Test(arguments: [
    ("title.top = safeArea.top + 8 @750", "title.top = safeArea.top × 1 + 8 @750"),
    ("a.width = 2 * b.width", "a.width = b.width × 2 + 0"),
    ("a.width = b.width / 4 - 3", "a.width = b.width × 0.25 + -3"),
    ("a.width >= 44", "a.width >= 44"),
    ("a.width <= 2 * 12", "a.width <= 24"),
    ("a.top == 8 + b.bottom", "a.top = b.bottom × 1 + 8"),
    ("a.top = b.bottom - 8 + 3", "a.top = b.bottom × 1 + -5"),
    ("a.leading = -1 * b.leading", "a.leading = b.leading × -1 + 0"),
    ("sign-in.centerX = left-column.centerX", "sign-in.centerX = left-column.centerX × 1 + 0"),
    ("a.top=b.top+8", "a.top = b.top × 1 + 8"),
    ("a.height = 1e2", "a.height = 100"),
    ("a.top = b.safeArea.top @low #pinned", "a.top = b.safeArea.top × 1 + 0 @250 #pinned"),
    ("a.lastBaseline = b.baseline", "a.baseline = b.baseline × 1 + 0"),
  ])
  func parses(_ text: String, _ expected: String) throws {
    let equation = try ConstraintEquation(text)
    func words(_ term: ConstraintEquation.Term) -> String {
      (term.item + [term.attribute]).joined(separator: ".")
    }
    let relations = ["equal": "=", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    var read = "\(words(equation.first)) \(relations[equation.relation] ?? "?") "
    if let second = equation.second {
      read += "\(words(second)) × \(number(equation.multiplier)) + \(number(equation.constant))"
    } else {
      read += number(equation.constant)
    }
    if let priority = equation.priority { read += " @\(number(priority))" }
    if let identifier = equation.identifier { read += " #\(identifier)" }
    #expect(read == expected)
  }

  @Test(arguments: [
    ("a.top", "one of =, <= and >= is missing"),
    ("a.top = ", "missing on the right"),
    ("a = b.top", "\"a\" is not an attribute of an item"),
    ("a.up = b.top", "\"up\" is not a layout attribute"),
    ("a.top = 8", "only a width or a height can equal a number"),
    ("a.top = b.top + c.top", "there are two items on the right"),
    ("a.top = 0 * b.top", "an item with the factor 0"),
    ("a.width = b.width / 0", "division by zero"),
    ("a.top = b.top @2000", "a priority from 1 to 1000"),
    ("a.top = b.c.d.top", "is not an attribute of an item"),
    ("a.top = b..top", "is not an attribute of an item"),
    ("a.width = nan", "not an attribute of an item"),
  ])
  func rejects(_ text: String, _ reason: String) {
    do {
      _ = try ConstraintEquation(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }

  @Test(arguments: [
    ("a.edges >= b.edges + 8", ["top >= 8.0", "leading >= 8.0", "bottom <= -8.0", "trailing <= -8.0"]),
    ("a.center = b.center - 2", ["centerX = -2.0", "centerY = -2.0"]),
    ("a.size = 40", ["width = 40.0", "height = 40.0"]),
    ("a.top = b.top", ["top = 0.0"]),
  ])
  func severalAttributes(_ text: String, _ expected: [String]) throws {
    let relations = ["equal": "=", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    let words = try ConstraintEquation(text).expanded().map {
      "\($0.first.attribute) \(relations[$0.relation] ?? "?") \($0.constant)"
    }
    #expect(words == expected)
  }
}
