import Diagnostics
import Views

/// The place of a controller in its world; an index into `FlowWorld.controllers`.
package struct ControllerID: Hashable, Comparable, Sendable {
  /// The index.
  package let index: Int

  /// The controller at an index.
  package init(_ index: Int) { self.index = index }

  /// The world's order.
  package static func < (left: ControllerID, right: ControllerID) -> Bool { left.index < right.index }
}

/// A view controller as documents describe it: what it is, what it leads to, and what can be tapped on it.
package struct FlowController: Sendable {
  /// What a controller does with others.
  package enum Kind: String, Sendable {
    /// It shows a view of its own.
    case content
    /// It shows the top of a stack (`UINavigationController`).
    case navigation
    /// It shows one of several side by side (`UITabBarController`).
    case tabs
    /// It shows a primary one, on which a narrow screen begins (`UISplitViewController`).
    case split
  }

  /// How a controller is presented.
  package enum Presentation: String, Sendable, CaseIterable {
    /// Over the whole screen.
    case fullScreen
    /// As a card that leaves a strip of what presents it visible.
    case sheet
  }

  /// What a controller does to the navigation bar when it is about to appear (`setNavigationBarHidden(_:animated:)`).
  package enum BarWish: String, Sendable, CaseIterable {
    /// It hides the bar.
    case hidden
    /// It shows the bar.
    case shown
  }

  /// The object id.
  package var id: String
  /// What a person would call it.
  package var name: String
  /// Every name that a script may use.
  package var aliases: [String] = []
  /// What it does with others.
  package var kind = Kind.content
  /// What the navigation bar shows as its title.
  package var title: String?
  /// What the next controller's back button shows; nil for the title.
  package var backTitle: String?
  /// Whether its place on a stack shows no back button.
  package var hidesBackButton = false
  /// The title of its tab; nil for that of the controller inside.
  package var tabTitle: String?
  /// The controllers that it contains from the beginning: the root, or those of the tabs.
  package var children: [ControllerID] = []
  /// The segues that begin at the controller itself.
  package var segues: [FlowSegue] = []
  /// What can be tapped on its screen, in document order.
  package var targets: [FlowTarget] = []
  /// Names of views that do nothing when they are tapped.
  package var otherViews: [String] = []
  /// Whether a navigation controller begins without its bar.
  package var beginsWithoutBar = false
  /// Whether a tab bar controller shows no tab bar.
  package var hidesTabBar = false
  /// Whether it covers a tab bar when it is pushed (`hidesBottomBarWhenPushed`).
  package var hidesBottomBar = false
  /// How it is presented.
  package var presentation = Presentation.fullScreen
  /// What it does to the navigation bar when it appears; nil leaves the bar as it is.
  package var barWish: BarWish?
  /// The orientations that it supports (`supportedInterfaceOrientations`).
  package var orientations = Orientation.allCases
  /// How many views its screen has.
  package var viewCount = 0
  /// Where the document begins it.
  package var location: SourceLocation?

  /// A controller with nothing but a name.
  package init(id: String, name: String, kind: Kind = .content) {
    (self.id, self.name, self.kind) = (id, name, kind)
  }

  /// Whether a name in a script means this controller.
  package func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// The title of the back button that leads to it.
  package var titleForBack: String {
    for title in [backTitle, title] { if let title, !title.isEmpty { return title } }
    return "Back"
  }
}

/// A segue as a flow follows it.
package struct FlowSegue: Hashable, Sendable {
  /// Where it leads.
  package enum Destination: Hashable, Sendable {
    /// To a controller.
    case controller(ControllerID)
    /// Back, to a controller that has an action of this name.
    case exit(action: String?)
    /// Out of the documents of the flow; the words say where to.
    case nowhere(String)
  }

  /// What happens.
  package var kind: Segue.Kind
  /// Where it leads.
  package var destination: Destination
  /// The name that code asks for it by.
  package var identifier: String?
  /// Whether it is animated.
  package var isAnimated = true
  /// How it presents; nil as the controller that it leads to.
  package var presentation: FlowController.Presentation?
  /// Whether it fades from one screen to the other instead of moving it (`crossDissolve`).
  package var fades = false
  /// Where the document connects it.
  package var location: SourceLocation?

  /// A segue from its kind and destination.
  package init(_ kind: Segue.Kind, to destination: Destination) {
    (self.kind, self.destination) = (kind, destination)
  }
}

/// Something on a screen that takes taps.
package struct FlowTarget: Hashable, Sendable {
  /// The object id.
  package var id: String
  /// What it can be called: label, text, outlet, tag, and texts inside.
  package var names: [String]
  /// The segues that a tap follows.
  package var segues: [FlowSegue] = []
  /// The selectors of the actions that a tap sends.
  package var actions: [String] = []
  /// Whether it takes taps at all.
  package var isEnabled = true
  /// Whether it stands in the navigation bar.
  package var isInBar = false

  /// A target from its parts.
  package init(id: String, names: [String]) { (self.id, self.names) = (id, names) }

  /// What a person would call it.
  package var name: String { names.first ?? id }
}
