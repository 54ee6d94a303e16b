import Diagnostics
import Views

/// One step of a script.
package struct FlowStep: Hashable, Sendable {
  /// What is done.
  package var action: FlowAction
  /// Whether it is animated.
  package var isAnimated = true
  /// The name of the picture; nil for one made of the action.
  package var name: String?
  /// Where the script says it.
  package var place: SourceLocation?

  /// A step that does something.
  package init(_ action: FlowAction) { self.action = action }
}

/// What a step does.
package indirect enum FlowAction: Hashable, Sendable {
  /// The device turns; nil turns it to the other orientation.
  case rotate(Orientation?)
  /// Something is tapped, named by label, text, outlet, tag or id.
  case tap(String)
  /// A controller is pushed, or takes the place of the visible one.
  case push(String), replace(String)
  /// The navigation controller goes back.
  case back(FlowBack)
  /// A controller is presented; nil as it asks for itself.
  case present(String, FlowController.Presentation?)
  /// The uppermost presented controller goes away.
  case dismiss
  /// A segue is performed by its identifier.
  case segue(String)
  /// A tab is chosen by title, controller, or number from 1.
  case select(String)
  /// Values are set on the visible screen.
  case set([FlowSetting])
  /// A scroll view is scrolled.
  case scroll(FlowScroll)
  /// The navigation bar is hidden or shown.
  case bar(FlowController.BarWish)
  /// Nothing happens for some seconds.
  case wait(Double)
  /// A picture is made under a name.
  case snapshot(String)
  /// Something is checked.
  case expect(FlowExpectation)
  /// Steps are taken several times.
  case repeated(Int, [FlowStep])

  /// Whether it leaves the screen as it is.
  package var isObservation: Bool {
    switch self {
    case .wait, .expect: true
    default: false
    }
  }
}

/// How far a navigation controller goes back.
package enum FlowBack: Hashable, Sendable {
  /// To the controller before.
  case one
  /// To the root.
  case root
  /// To a controller by name.
  case to(String)
}

/// What is expected of a moment; what is nil or empty is not looked at.
package struct FlowExpectation: Hashable, Sendable {
  /// The visible controller.
  package var visible: String?
  /// The controllers on the stack that shows, from its root on.
  package var stack: [String]?
  /// Which way up the interface is.
  package var orientation: Orientation?
  /// Texts that are shown, each as a whole.
  package var texts: [String] = []
  /// Texts that are not shown.
  package var absentTexts: [String] = []
  /// Views that are visible, and views that are not.
  package var views: [String] = []
  /// Views that are not visible.
  package var absentViews: [String] = []
  /// Whether the navigation bar shows.
  package var bar: FlowController.BarWish?
  /// The title in the navigation bar.
  package var title: String?
  /// The title of the back button; empty for none.
  package var backTitle: String?
  /// How many controllers are presented.
  package var presented: Int?
  /// A picture that the screen equals, by its path.
  package var golden: String?

  /// Nothing expected.
  package init() {}
}

extension FlowStep {
  /// The step for people: `rotate landscape`, `tap Details`.
  package var caption: String {
    guard let colon = words.firstIndex(of: ":") else { return words }
    return words[..<colon] + " " + words[words.index(after: colon)...]
  }

  /// The step as the command line takes it.
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
    case .scroll(let scroll): "scroll:\(scroll.view)"
    case .bar(let wish): "bar:\(wish.rawValue)"
    case .wait: "wait"
    case .snapshot(let name): "snapshot:\(name)"
    case .expect: "expect"
    case .repeated(let count, _): "repeat:\(count)"
    }
  }
}
