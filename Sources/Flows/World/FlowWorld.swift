import Diagnostics

/// All controllers of a flow, and the script's definitions for them.
package struct FlowWorld: Sendable {
  /// The controllers, in the order of the documents.
  package var controllers: [FlowController]
  /// The controller that the window shows first.
  package var start: ControllerID
  /// The alternates among the controllers.
  package var rules: [AlternateRule] = []
  /// The script's definitions of actions.
  package var actions: [FlowActionCode] = []
  /// Whether split view controllers show both columns, as on an iPad; otherwise the primary one alone.
  package var showsColumns = false

  package init(_ controllers: [FlowController], start: ControllerID) {
    (self.controllers, self.start) = (controllers, start)
  }

  /// Returns the controller with an identity.
  package subscript(id: ControllerID) -> FlowController { controllers[id.index] }

  /// Returns the controller with a name from a script. `name`: a name, alias or object ID; if several have it, the only
  /// one that shows content is used. Throws `FlowFault` if there is none, with the nearest name, or if the name is
  /// ambiguous.
  package func controller(named name: String) throws(FlowFault) -> ControllerID {
    let found = controllers.indices.filter { controllers[$0].answers(to: name) }
    let contents = found.filter { controllers[$0].kind == .content }
    if let only = found.count == 1 ? found.first : contents.count == 1 ? contents.first : nil {
      return ControllerID(only)
    }
    if found.isEmpty {
      let hint = Self.hint(name, among: controllers.flatMap { [$0.name] + $0.aliases })
      throw FlowFault("no controller is called \"\(name)\"; \(hint)")
    }
    let ids = found.map { controllers[$0].id }.joined(separator: ", ")
    throw FlowFault("\(found.count) controllers are called \"\(name)\"; their object ids are \(ids)")
  }

  /// Returns a phrase that suggests the nearest name, or up to twelve names. `names`: the known names; empty and
  /// repeated ones are left out.
  package static func hint(_ wrong: String, among names: [String]) -> String {
    if let near = NearestName.of(wrong, in: names) { return "did you mean \"\(near)\"?" }
    var offered: [String] = []
    for name in names where !offered.contains(name) && !name.isEmpty { offered.append(name) }
    if offered.isEmpty { return "there is none" }
    let shown = offered.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return "there is \(shown)" + (offered.count > 12 ? ", and more" : "")
  }
}

/// The behavior of a control's action, whose code is not in a document.
package struct FlowActionCode: Sendable {
  package var selector: String
  /// The target controller; nil for any.
  package var controller: ControllerID?
  package var steps: [FlowStep]
}

/// The reason why a step is impossible.
package struct FlowFault: Error, Hashable {
  /// The sentence, without a full stop.
  package var message: String
  /// Further explanations.
  package var notes: [Finding.Note] = []

  package init(_ message: String, notes: [Finding.Note] = []) {
    (self.message, self.notes) = (message, notes)
  }
}
