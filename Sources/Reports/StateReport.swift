import Diagnostics
import JSON
import Screens
import Templates
import Views

/// The printed form of the changes that a state makes to a screen.
struct StateReport {
  private let difference: StateDifference
  private let viewsByID: [String: View]
  private var state: ConstraintTemplate { difference.state }
  private var tree: ViewTree { difference.tree }

  /// Compares a state with the initial state of a screen.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - screen: The screen.
  ///   - laidOut: A layout of the screen in this state; nil for the screen as designed.
  init(_ state: ConstraintTemplate, of screen: Screen, in laidOut: LaidOutScreen? = nil) {
    difference = StateDifference(state, of: screen, in: laidOut)
    viewsByID = Dictionary(
      difference.tree.views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The pairs, followed by what is deactivated (−), activated (+) and changed (~), one line each.
  var text: String {
    var lines = [
      (pairs.isEmpty ? "" : "\(pairs.count) views, ")
        + "\(difference.gone.count) constraints removed, \(difference.come.count) added,"
        + " \(difference.changes.count) attributes changed"
    ]
    lines += pairs.map { "= \($0.template.short) → \(tree[$0.live].phrase)" }
    lines += difference.gone.map { "- \(phrase($0.constraint))  :\($0.constraint.location.line)" }
    lines += difference.come.map { "+ \(phrase($0.constraint))  :\($0.constraint.location.line)" }
    lines += difference.changes.map { change, before in
      let path = change.attribute.keyPath
      return "~ \(tree[change.view].phrase) \(path): \(before.text) → \(change.value.text)"
    }
    return lines.map { "  " + escaped($0, quotes: false) + "\n" }.joined()
  }

  var json: JSONValue {
    .object([
      ("name", .string(state.name)), ("location", state.location.json), ("size", state.size.json),
      (
        "targets",
        .array(
          pairs.map { target in
            .object([
              ("live", .string(tree[target.live].objectID)), ("template", .string(target.template.objectID)),
              ("frame", target.frame.json), ("location", target.template.location.json),
            ])
          })
      ),
      ("deactivated", .array(difference.gone.map { json($0.constraint) })),
      ("activated", .array(difference.come.map { json($0.constraint) })),
      (
        "attributes",
        .array(
          difference.changes.map { change, before in
            .object([
              ("id", .string(tree[change.view].objectID)), ("keyPath", .string(change.attribute.keyPath)),
              ("from", .string(before.text)), ("to", .string(change.value.text)),
            ])
          })
      ),
    ])
  }

  /// The targets of a template's own views; a layout over the same views has none.
  private var pairs: [ConstraintTemplate.Target] {
    state.targets.filter { $0.template.objectID != tree[$0.live].objectID }
  }

  private func json(_ constraint: Constraint) -> JSONValue {
    .object([
      ("id", .string(constraint.objectID)), ("constraint", .string(phrase(constraint))),
      ("location", constraint.location.json),
    ])
  }

  /// Returns a constraint as text, such as `"A".leading = 2 × "B".trailing + 8 @750`, with human-readable view names.
  private func phrase(_ constraint: Constraint) -> String {
    let text = constraint.equation(name)
    return constraint.priority < 1000 ? text + " @\(number(constraint.priority))" : text
  }

  private func name(_ id: String) -> String {
    guard let view = viewsByID[id] else { return "#\(id)" }
    return view.userLabel.map { "\"\($0)\"" } ?? "#\(id)"
  }
}
