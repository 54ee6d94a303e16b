import Diagnostics
import JSON
import Views

/// One step of a script.
package struct FlowStep: Hashable, Sendable {
  package var action: FlowAction
  package var isAnimated = true
  /// The name of the picture; nil derives it from the action.
  package var name: String?
  /// The place in the script.
  package var place: SourceLocation?

  /// Creates a step with an action. `action`: the action; other properties have their defaults.
  package init(_ action: FlowAction) { self.action = action }
}

/// The action of a step.
package indirect enum FlowAction: Hashable, Sendable {
  /// The device rotates; nil rotates it to the other orientation.
  case rotate(Orientation?)
  /// Something is tapped, named by label, text, outlet, tag or id.
  case tap(String)
  /// A controller is pushed, or replaces the visible one.
  case push(String), replace(String)
  /// The navigation controller goes back.
  case back(FlowBack)
  /// A controller is presented; nil uses its own style.
  case present(String, FlowController.Presentation?)
  /// The topmost presented controller is dismissed.
  case dismiss
  /// A segue is performed by its identifier.
  case segue(String)
  /// A tab is selected by title, controller, or number from 1.
  case select(String)
  /// Values are set on the visible screen.
  case set([FlowSetting])
  /// A state of the visible screen is applied to it, or several, separated by commas.
  case state(String)
  /// A scroll view is scrolled.
  case scroll(FlowScroll)
  /// The navigation bar is hidden or shown.
  case bar(FlowController.BarWish)
  /// Nothing happens for some seconds.
  case wait(Double)
  /// A picture is made under this name.
  case snapshot(String)
  /// Expectations are checked.
  case expect(FlowExpectation)
  case repeated(Int, [FlowStep])

  /// Whether it does not change the screen.
  package var isObservation: Bool {
    switch self {
    case .wait, .expect: true
    default: false
    }
  }
}

/// How far a navigation controller goes back.
package enum FlowBack: Hashable, Sendable {
  /// To the previous controller.
  case one
  case root
  /// To a controller by name.
  case to(String)
}

/// The expectations at a moment; nil or empty ones are not checked.
package struct FlowExpectation: Hashable, Sendable {
  /// The name or the number of the step after which they are checked; nil for the last one.
  package var step: String?
  /// The visible controller.
  package var visible: String?
  /// The controllers on the visible stack, beginning with its root.
  package var stack: [String]?
  /// The orientation of the interface.
  package var orientation: Orientation?
  /// Texts that are visible, each in full.
  package var texts: [String] = []
  /// Texts that are not visible.
  package var absentTexts: [String] = []
  /// Visible views.
  package var views: [String] = []
  /// Views that are not visible.
  package var absentViews: [String] = []
  /// Whether the navigation bar is visible.
  package var bar: FlowController.BarWish?
  /// The title in the navigation bar.
  package var title: String?
  /// The title of the back button; empty for none.
  package var backTitle: String?
  /// The number of presented controllers.
  package var presented: Int?
  /// The path of a picture that equals the screen.
  package var golden: String?

  /// Creates an empty expectation.
  package init() {}
}

extension FlowStep {
  /// The step as a script has it; nil for one that is not among those of `FlowExplorer`.
  package var script: JSONValue? {
    switch action {
    case .rotate(let orientation):
      .object([("rotate", orientation.map { .string($0.rawValue) } ?? .flag(true))])
    case .tap(let name): .object([("tap", .string(name))])
    case .segue(let name): .object([("segue", .string(name))])
    case .select(let name): .object([("select", .string(name))])
    case .back(.one): .object([("back", .flag(true))])
    case .dismiss: .object([("dismiss", .flag(true))])
    case .state(let names): .object([("state", .string(names))])
    default: nil
    }
  }

  /// The step in readable form: `rotate landscape`, `tap Details`.
  package var caption: String {
    guard let colon = words.firstIndex(of: ":") else { return words }
    return words[..<colon] + " " + words[words.index(after: colon)...]
  }

  /// The step in command-line syntax.
  package var words: String {
    switch action {
    case .rotate(let orientation): "rotate" + (orientation.map { ":\($0.rawValue)" } ?? "")
    case .tap(let name): "tap:\(name)"
    case .push(let name): "push:\(name)"
    case .replace(let name): "replace:\(name)"
    case .back(.one): "back"
    case .back(.root): "back:root"
    case .back(.to(let name)): "back:\(name)"
    case .present(let name, _): "present:\(name)"
    case .dismiss: "dismiss"
    case .segue(let name): "segue:\(name)"
    case .select(let name): "select:\(name)"
    case .set(let settings): "set:" + settings.map(\.text).joined(separator: ", ")
    case .state(let name): "state:\(name)"
    case .scroll(let scroll): "scroll:\(scroll.view)"
    case .bar(let wish): "bar:\(wish.rawValue)"
    case .wait: "wait"
    case .snapshot(let name): "snapshot:\(name)"
    case .expect: "expect"
    case .repeated(let count, _): "repeat:\(count)"
    }
  }
}
