import Simplex

/// A screenful of constraints, by name.
struct System {
  let name: String
  let views: Int

  static let names = [
    "stack_required", "stack_strongheight", "table_cells", "label_row", "equal_width_row", "four_a_view",
  ]

  static func ofCommandLine() -> [System] {
    let arguments = CommandLine.arguments
    if arguments.count > 2, let views = Int(arguments[2]) {
      return [System(name: arguments[1], views: views)]
    }
    return names.flatMap { name in [250, 1000].map { System(name: name, views: $0) } }
      + [System(name: "grid", views: 2500)]
  }

  /// Creates the system and solves it.
  @discardableResult func build() -> RunningSystem {
    let running = RunningSystem(views: views, isWide: name == "equal_width_row")
    for i in 0..<views {
      switch name {
      case "stack_required": running.addStacked(i, heightPriority: 1000)
      case "stack_strongheight": running.addStacked(i, heightPriority: 750)
      case "table_cells": running.addTableCell(i)
      case "label_row": running.addLabel(i)
      case "equal_width_row": running.addEqualWidth(i)
      case "four_a_view": running.addFour(i)
      default: running.addGridCell(i, columns: 50)
      }
    }
    if name == "equal_width_row" {
      running.equal(running.frames[views - 1].right, running.superview.right, -8)
    }
    running.solver.solve()
    return running
  }
}

/// A solver with the constraints that a benchmark changes.
final class RunningSystem {
  struct Edges {
    let left, right, top, bottom: Variable
  }

  let solver = Solver()
  let superview: Edges
  var frames: [Edges] = []
  private var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []
  private let widths: (Double, Double)
  /// What holds the superview's left, right and top edge.
  private var edges: [ConstraintID] = []

  init(views: Int, isWide: Bool) {
    func edges(_ solver: Solver) -> Edges {
      Edges(
        left: solver.makeVariable(), right: solver.makeVariable(), top: solver.makeVariable(),
        bottom: solver.makeVariable())
    }
    superview = edges(solver)
    frames = (0..<views).map { [solver] _ in edges(solver) }
    widths = isWide ? (Double(views) * 50, Double(views) * 60) : (390, 844)
    self.edges = [
      hold(superview.left, 0), hold(superview.right, widths.0), hold(superview.top, 0),
    ]
  }

  func rotate(_ isLandscape: Bool) {
    for id in edges.prefix(2) { solver.remove(id) }
    edges[0] = hold(superview.left, isLandscape ? 44 : 0)
    edges[1] = hold(superview.right, isLandscape ? widths.1 : widths.0)
    solver.solve()
  }

  private func hold(_ variable: Variable, _ value: Double) -> ConstraintID {
    solver.add(LinearConstraint(terms: [Term(variable)], relation: .equal, constant: -value, priority: 999))
  }

  func replaceOne() {
    let middle = constraints.count / 2
    solver.remove(constraints[middle].id)
    constraints[middle].id = solver.add(constraints[middle].constraint)
    solver.solve()
  }

  /// The same with another constant, so that values change.
  func changeOne() {
    let middle = constraints.count / 2
    constraints[middle].constraint.constant = -1 - constraints[middle].constraint.constant
    replaceOne()
  }

  private func add(
    _ terms: [Term], _ relation: LinearConstraint.Relation, _ constant: Double, _ priority: Double
  ) {
    let constraint = LinearConstraint(
      terms: terms, relation: relation, constant: constant, priority: priority)
    constraints.append((solver.add(constraint), constraint))
  }

  /// a = b + gap.
  func equal(_ a: Variable, _ b: Variable, _ gap: Double, _ priority: Double = 1000) {
    add([Term(a), Term(b, -1)], .equal, -gap, priority)
  }

  func addStacked(_ i: Int, heightPriority: Double) {
    let view = frames[i]
    equal(view.left, superview.left, 16)
    equal(view.right, superview.right, -16)
    equal(view.top, i > 0 ? frames[i - 1].bottom : superview.top, 8)
    equal(view.bottom, view.top, 44, heightPriority)
  }

  func addTableCell(_ i: Int) {
    let view = frames[i]
    let row = frames[i - i % 4]
    if i % 4 == 0 {
      equal(view.left, superview.left, 0)
      equal(view.right, superview.right, 0)
      equal(view.top, i > 0 ? frames[i - 4].bottom : superview.top, 0)
      equal(view.bottom, view.top, 51)
    } else {
      equal(view.left, i % 4 == 1 ? row.left : frames[i - 1].right, i % 4 == 1 ? 16 : 8)
      equal(view.top, row.top, 8)
      equal(view.right, view.left, Double(60 + i % 7), 750)
      equal(view.bottom, view.top, 20, 750)
    }
  }

  func addLabel(_ i: Int) {
    let view = frames[i]
    equal(view.left, i > 0 ? frames[i - 1].right : superview.left, 8)
    equal(view.top, superview.top, 8)
    let width = [Term(view.right), Term(view.left, -1)]
    add(width, .lessThanOrEqual, -Double(60 + i % 7), 250)
    add(width, .greaterThanOrEqual, -Double(60 + i % 7), 750)
  }

  func addEqualWidth(_ i: Int) {
    let view = frames[i]
    let width = [Term(view.right), Term(view.left, -1)]
    equal(view.left, i > 0 ? frames[i - 1].right : superview.left, 8)
    if i > 0 {
      add(width + [Term(frames[i - 1].right, -1), Term(frames[i - 1].left)], .equal, 0, 1000)
    } else {
      add(width, .greaterThanOrEqual, 0, 1000)
    }
    equal(view.top, superview.top, 8)
    equal(view.bottom, view.top, 44)
  }

  /// A chain: below the previous one, with the same width, a ratio and a minimum height that matters for every third.
  func addFour(_ i: Int) {
    let view = frames[i]
    let last = i > 0 ? frames[i - 1] : superview
    equal(view.left, last.left, i > 0 ? 0 : 16)
    equal(view.right, last.right, i > 0 ? 0 : -16)
    equal(view.top, i > 0 ? last.bottom : last.top, 8)
    add(
      [Term(view.bottom), Term(view.top, -1)], .greaterThanOrEqual, i % 3 == 0 ? -60 : -30,
      i % 3 == 0 ? 1000 : 750)
    if i % 3 == 0 { equal(view.bottom, view.top, 40, 250) }
  }

  func addGridCell(_ i: Int, columns: Int) {
    let view = frames[i]
    let (row, column) = (i / columns, i % columns)
    equal(view.left, column > 0 ? frames[i - 1].right : superview.left, 8)
    equal(view.top, row > 0 ? frames[i - columns].bottom : superview.top, 8)
    if i > 0 {
      let first = frames[0]
      add(
        [Term(view.right), Term(view.left, -1), Term(first.right, -1), Term(first.left)], .equal, 0, 1000)
      add(
        [Term(view.bottom), Term(view.top, -1), Term(first.bottom, -1), Term(first.top)], .equal, 0, 1000)
    } else {
      equal(view.bottom, view.top, 44)
    }
    if i == columns - 1 { equal(view.right, superview.right, -8) }
  }
}
