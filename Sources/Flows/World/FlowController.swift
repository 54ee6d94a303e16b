import Diagnostics
import Views

/// The identity of a controller in its world: an index into `FlowWorld.controllers`.
package struct ControllerID: Hashable, Comparable, Sendable {
  package let index: Int

  /// Creates the identity of the controller at an index. `index`: an index into `FlowWorld.controllers`.
  package init(_ index: Int) { self.index = index }

  /// The world's order.
  package static func < (left: ControllerID, right: ControllerID) -> Bool { left.index < right.index }
}

/// A view controller as documents describe it: its kind, its segues, and what can be tapped on it.
package struct FlowController: Sendable {
  /// What a controller does with other controllers.
  package enum Kind: String, Sendable {
    /// It shows a view of its own.
    case content
    /// It shows the top of a stack (`UINavigationController`).
    case navigation
    /// It shows one of several side by side (`UITabBarController`).
    case tabs
    /// It shows a primary one, the first, and beside it a secondary one where there is room (`UISplitViewController`).
    case split
  }

  /// How a controller is presented.
  package enum Presentation: String, Sendable, CaseIterable {
    /// Over the whole screen.
    case fullScreen
    /// As a card that leaves a strip of the presenting controller visible.
    case sheet
  }

  /// The effect of a controller on the navigation bar when it is about to appear
  /// (`setNavigationBarHidden(_:animated:)`).
  package enum BarWish: String, Sendable, CaseIterable {
    /// It hides the bar.
    case hidden
    /// It shows the bar.
    case shown
  }

  package var id: String
  /// Its readable name.
  package var name: String
  /// All names that a script may use.
  package var aliases: [String] = []
  /// What it does with other controllers.
  package var kind = Kind.content
  /// Its title in the navigation bar.
  package var title: String?
  /// The title of the next controller's back button; nil for this controller's title.
  package var backTitle: String?
  /// Whether its back button is hidden.
  package var hidesBackButton = false
  /// The title of its tab; nil for that of its child.
  package var tabTitle: String?
  /// Its initial children: the root, or those of the tabs.
  package var children: [ControllerID] = []
  /// The segues from the controller itself.
  package var segues: [FlowSegue] = []
  /// The targets of taps on its screen, in document order.
  package var targets: [FlowTarget] = []
  /// Names of views that do not react to taps.
  package var otherViews: [String] = []
  /// Whether a navigation controller's bar is initially hidden.
  package var beginsWithoutBar = false
  /// Whether a tab bar controller shows no tab bar.
  package var hidesTabBar = false
  /// Whether it hides a tab bar or a toolbar when it is pushed (`hidesBottomBarWhenPushed`).
  package var hidesBottomBar = false
  /// How it is presented.
  package var presentation = Presentation.fullScreen
  /// Its effect on the navigation bar when it appears; nil leaves the bar as it is.
  package var barWish: BarWish?
  /// The supported orientations (`supportedInterfaceOrientations`).
  package var orientations = Orientation.allCases
  /// The number of views of its screen.
  package var viewCount = 0
  /// Its location in the document.
  package var location: SourceLocation?

  /// Creates a controller with only a name. `kind`: what it does with other controllers.
  package init(id: String, name: String, kind: Kind = .content) {
    (self.id, self.name, self.kind) = (id, name, kind)
  }

  /// Returns whether a name in a script refers to this controller. `wanted`: a name, alias or object ID;
  /// case-sensitive.
  package func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// The first target of taps that answers to a name. `name`: a name of a target or its object ID.
  package func target(named name: String) -> FlowTarget? {
    targets.first { $0.id == name || $0.names.contains(name) }
  }

  /// The title of a back button that leads to it.
  package var titleForBack: String {
    for title in [backTitle, title] { if let title, !title.isEmpty { return title } }
    return "Back"
  }
}

/// A segue as a flow follows it.
package struct FlowSegue: Hashable, Sendable {
  /// The destination of a segue.
  package enum Destination: Hashable, Sendable {
    case controller(ControllerID)
    /// Back to a controller that implements this action.
    case exit(action: String?)
    /// A place outside the flow's documents, described by the text.
    case nowhere(String)
  }

  package var kind: Segue.Kind
  package var destination: Destination
  /// The identifier used by code.
  package var identifier: String?
  package var isAnimated = true
  /// How it presents; nil for the destination's own style.
  package var presentation: FlowController.Presentation?
  /// Whether it cross-dissolves the screens instead of moving them (`crossDissolve`).
  package var fades = false
  /// Its location in the document.
  package var location: SourceLocation?

  package init(_ kind: Segue.Kind, to destination: Destination) {
    (self.kind, self.destination) = (kind, destination)
  }
}

/// An element of a screen that reacts to taps.
package struct FlowTarget: Hashable, Sendable {
  package var id: String
  /// Its names: label, text, outlet, tag, and texts inside.
  package var names: [String]
  /// The segues that a tap triggers.
  package var segues: [FlowSegue] = []
  /// The selectors of the actions that a tap sends.
  package var actions: [String] = []
  /// Whether it is enabled for taps.
  package var isEnabled = true
  /// Whether it is in the navigation bar.
  package var isInBar = false

  package init(id: String, names: [String]) { (self.id, self.names) = (id, names) }

  /// Its readable name.
  package var name: String { names.first ?? id }
}
