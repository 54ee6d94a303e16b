import Diagnostics
import Views

/// All controllers of a flow, and what the script says about them.
public struct FlowWorld: Sendable {
  /// The controllers, in the order of the documents.
  public var controllers: [FlowController]
  /// The controller that the window shows first.
  public var start: ControllerID
  /// Which controllers stand for each other.
  public var rules: [AlternateRule] = []
  /// What actions do, by the script.
  public var actions: [FlowActionCode] = []

  /// A world that begins with a controller.
  ///
  /// - Parameters:
  ///   - controllers: The controllers, in the order of the documents; their places are their identities.
  ///   - start: The controller that the window shows first.
  public init(_ controllers: [FlowController], start: ControllerID) {
    (self.controllers, self.start) = (controllers, start)
  }

  /// Returns the controller of an identity.
  ///
  /// - Parameter id: An identity of this world.
  public subscript(id: ControllerID) -> FlowController { controllers[id.index] }

  /// Returns the controller that a script names.
  ///
  /// - Parameter name: A name, alias or object ID; where several have it, the only one that shows content is meant.
  /// - Throws: `FlowFault` where there is none, with the nearest name, or where several have the name.
  public func controller(named name: String) throws(FlowFault) -> ControllerID {
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

  /// Returns a phrase that offers the nearest of some names, or up to twelve of them.
  ///
  /// - Parameters:
  ///   - wrong: The name that there is nothing for.
  ///   - names: The names that there are; empty and repeated ones are left out.
  public static func hint(_ wrong: String, among names: [String]) -> String {
    if let near = NearestName.of(wrong, in: names) { return "did you mean \"\(near)\"?" }
    var offered: [String] = []
    for name in names where !offered.contains(name) && !name.isEmpty { offered.append(name) }
    if offered.isEmpty { return "there is none" }
    let shown = offered.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return "there is \(shown)" + (offered.count > 12 ? ", and more" : "")
  }
}

/// What an action of a control does, since its code is not in a document.
public struct FlowActionCode: Sendable {
  /// The selector.
  public var selector: String
  /// The controller that it is sent to; nil for any.
  public var controller: ControllerID?
  /// What it does.
  public var steps: [FlowStep]

  /// An action from its parts.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `showDetails:`.
  ///   - controller: The controller that it is sent to; nil for any.
  ///   - steps: What its code does, in order.
  public init(selector: String, controller: ControllerID?, steps: [FlowStep]) {
    (self.selector, self.controller, self.steps) = (selector, controller, steps)
  }
}

/// Why a step cannot be taken.
public struct FlowFault: Error, Hashable {
  /// The sentence, without a full stop.
  public var message: String
  /// What explains it.
  public var notes: [Finding.Note] = []

  /// A fault from its sentence.
  ///
  /// - Parameters:
  ///   - message: The sentence, without a full stop.
  ///   - notes: What explains it, a line each.
  public init(_ message: String, notes: [Finding.Note] = []) {
    (self.message, self.notes) = (message, notes)
  }
}
