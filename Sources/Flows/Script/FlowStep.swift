import Diagnostics
import Views

/// One step of a script.
public struct FlowStep: Hashable, Sendable {
  /// What is done.
  public var action: FlowAction
  /// Whether it is animated.
  public var isAnimated = true
  /// The name of the picture; nil for one made of the action.
  public var name: String?
  /// Where the script says it.
  public var place: SourceLocation?

  /// A step that does something.
  ///
  /// - Parameter action: What is done; everything else of the step is at its default.
  public init(_ action: FlowAction) { self.action = action }
}

/// What a step does.
public indirect enum FlowAction: Hashable, Sendable {
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
  public var isObservation: Bool {
    switch self {
    case .wait, .expect: true
    default: false
    }
  }
}

/// How far a navigation controller goes back.
public enum FlowBack: Hashable, Sendable {
  /// To the controller before.
  case one
  /// To the root.
  case root
  /// To a controller by name.
  case to(String)
}

/// What is expected of a moment; what is nil or empty is not looked at.
public struct FlowExpectation: Hashable, Sendable {
  /// The visible controller.
  public var visible: String?
  /// The controllers on the stack that shows, from its root on.
  public var stack: [String]?
  /// Which way up the interface is.
  public var orientation: Orientation?
  /// Texts that are shown, each as a whole.
  public var texts: [String] = []
  /// Texts that are not shown.
  public var absentTexts: [String] = []
  /// Views that are visible, and views that are not.
  public var views: [String] = []
  /// Views that are not visible.
  public var absentViews: [String] = []
  /// Whether the navigation bar shows.
  public var bar: FlowController.BarWish?
  /// The title in the navigation bar.
  public var title: String?
  /// The title of the back button; empty for none.
  public var backTitle: String?
  /// How many controllers are presented.
  public var presented: Int?
  /// A picture that the screen equals, by its path.
  public var golden: String?

  /// Nothing expected.
  public init() {}
}

extension FlowStep {
  /// The step for people: `rotate landscape`, `tap Details`.
  public var caption: String {
    guard let colon = words.firstIndex(of: ":") else { return words }
    return words[..<colon] + " " + words[words.index(after: colon)...]
  }

  /// The step as the command line takes it.
  public var words: String {
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
