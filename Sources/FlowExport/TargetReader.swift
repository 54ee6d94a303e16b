import Flows
import InterfaceFile
import Views

/// Finds the targets of taps on a screen, and their names.
struct TargetReader {
  let graph: ControllerGraph
  let segue: (ControllerGraph.Link) -> FlowSegue

  /// The targets of a tree and of the bars around it, and the names of all other views.
  func targets(in tree: ViewTree, _ items: [ControllerGraph.BarItem]) -> (
    targets: [FlowTarget], others: [String]
  ) {
    var targets: [FlowTarget] = []
    var others: [String] = []
    /// For each view, the index of the target around it.
    var owners: [Int?] = Array(repeating: nil, count: tree.views.count)
    for view in tree.views {
      let outer = view.superview.flatMap { owners[$0.id.index] }
      let connections = connections(of: view)
      if connections.isEmpty {
        owners[view.id.index] = outer
        if let outer {
          add(names(of: view), to: &targets[outer])
        } else {
          others += names(of: view)
        }
        continue
      }
      var target = FlowTarget(id: view.objectID, names: names(of: view))
      target.segues = connections.segues.map(segue)
      target.actions = connections.actions
      target.isEnabled = view.control?.isEnabled ?? true
      owners[view.id.index] = targets.count
      targets.append(target)
    }
    for item in items {
      guard !item.connections.isEmpty else {
        others += item.names
        continue
      }
      var target = FlowTarget(id: item.id, names: item.names)
      target.segues = item.connections.segues.map(segue)
      target.actions = item.connections.actions
      target.isEnabled = item.isEnabled
      target.isInBar = !item.isInToolbar
      targets.append(target)
    }
    return (targets, others)
  }

  private func connections(of view: View) -> ControllerGraph.Connections {
    var result = graph.connections[view.objectID] ?? ControllerGraph.Connections()
    for id in result.recognizers {
      guard let own = graph.connections[id] else { continue }
      result.segues += own.segues
      result.actions += own.actions
    }
    // Archives have actions only.
    for action in view.actions where !result.actions.contains(action.selector) {
      result.actions.append(action.selector)
    }
    return result
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  private func add(_ names: [String], to target: inout FlowTarget) {
    for name in names where !target.names.contains(name) { target.names.append(name) }
  }

  /// The names of a view, visible texts first.
  private func names(of view: View) -> [String] {
    var names: [String] = []
    let tag = view.tag == 0 ? nil : "\(view.tag)"
    for name in [view.title, view.content.text, view.userLabel] + view.outletNames.map({ $0 }) + [tag] {
      guard let name, !name.isEmpty else { continue }
      // Nobody would type the white space around a title.
      for name in [Self.trimmed(name), name] where !name.isEmpty && !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}
