import Diagnostics
import Views

/// The place of a controller in its world; an index into `FlowWorld.controllers`.
public struct ControllerID: Hashable, Comparable, Sendable {
  /// The index.
  public let index: Int

  /// The controller at an index.
  ///
  /// - Parameter index: An index into `FlowWorld.controllers`.
  public init(_ index: Int) { self.index = index }

  /// The world's order.
  public static func < (left: ControllerID, right: ControllerID) -> Bool { left.index < right.index }
}

/// A view controller as documents describe it: what it is, what it leads to, and what can be tapped on it.
public struct FlowController: Sendable {
  /// What a controller does with others.
  public enum Kind: String, Sendable {
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
  public enum Presentation: String, Sendable, CaseIterable {
    /// Over the whole screen.
    case fullScreen
    /// As a card that leaves a strip of what presents it visible.
    case sheet
  }

  /// What a controller does to the navigation bar when it is about to appear (`setNavigationBarHidden(_:animated:)`).
  public enum BarWish: String, Sendable, CaseIterable {
    /// It hides the bar.
    case hidden
    /// It shows the bar.
    case shown
  }

  /// The object id.
  public var id: String
  /// What a person would call it.
  public var name: String
  /// Every name that a script may use.
  public var aliases: [String] = []
  /// What it does with others.
  public var kind = Kind.content
  /// What the navigation bar shows as its title.
  public var title: String?
  /// What the next controller's back button shows; nil for the title.
  public var backTitle: String?
  /// Whether its place on a stack shows no back button.
  public var hidesBackButton = false
  /// The title of its tab; nil for that of the controller inside.
  public var tabTitle: String?
  /// The controllers that it contains from the beginning: the root, or those of the tabs.
  public var children: [ControllerID] = []
  /// The segues that begin at the controller itself.
  public var segues: [FlowSegue] = []
  /// What can be tapped on its screen, in document order.
  public var targets: [FlowTarget] = []
  /// Names of views that do nothing when they are tapped.
  public var otherViews: [String] = []
  /// Whether a navigation controller begins without its bar.
  public var beginsWithoutBar = false
  /// Whether a tab bar controller shows no tab bar.
  public var hidesTabBar = false
  /// Whether it covers a tab bar when it is pushed (`hidesBottomBarWhenPushed`).
  public var hidesBottomBar = false
  /// How it is presented.
  public var presentation = Presentation.fullScreen
  /// What it does to the navigation bar when it appears; nil leaves the bar as it is.
  public var barWish: BarWish?
  /// The orientations that it supports (`supportedInterfaceOrientations`).
  public var orientations = Orientation.allCases
  /// How many views its screen has.
  public var viewCount = 0
  /// Where the document begins it.
  public var location: SourceLocation?

  /// A controller with nothing but a name.
  ///
  /// - Parameters:
  ///   - id: The object ID.
  ///   - name: What a person would call it.
  ///   - kind: What it does with other controllers.
  public init(id: String, name: String, kind: Kind = .content) {
    (self.id, self.name, self.kind) = (id, name, kind)
  }

  /// Returns whether a name in a script means this controller.
  ///
  /// - Parameter wanted: A name, alias or object ID; letter case counts.
  public func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// The title of the back button that leads to it.
  public var titleForBack: String {
    for title in [backTitle, title] { if let title, !title.isEmpty { return title } }
    return "Back"
  }
}

/// A segue as a flow follows it.
public struct FlowSegue: Hashable, Sendable {
  /// Where it leads.
  public enum Destination: Hashable, Sendable {
    /// To a controller.
    case controller(ControllerID)
    /// Back, to a controller that has an action of this name.
    case exit(action: String?)
    /// Out of the documents of the flow; the words say where to.
    case nowhere(String)
  }

  /// What happens.
  public var kind: Segue.Kind
  /// Where it leads.
  public var destination: Destination
  /// The name that code asks for it by.
  public var identifier: String?
  /// Whether it is animated.
  public var isAnimated = true
  /// How it presents; nil as the controller that it leads to.
  public var presentation: FlowController.Presentation?
  /// Whether it fades from one screen to the other instead of moving it (`crossDissolve`).
  public var fades = false
  /// Where the document connects it.
  public var location: SourceLocation?

  /// A segue from its kind and destination.
  ///
  /// - Parameters:
  ///   - kind: What happens.
  ///   - destination: Where it leads.
  public init(_ kind: Segue.Kind, to destination: Destination) {
    (self.kind, self.destination) = (kind, destination)
  }
}

/// Something on a screen that takes taps.
public struct FlowTarget: Hashable, Sendable {
  /// The object id.
  public var id: String
  /// What it can be called: label, text, outlet, tag, and texts inside.
  public var names: [String]
  /// The segues that a tap follows.
  public var segues: [FlowSegue] = []
  /// The selectors of the actions that a tap sends.
  public var actions: [String] = []
  /// Whether it takes taps at all.
  public var isEnabled = true
  /// Whether it stands in the navigation bar.
  public var isInBar = false

  /// A target from its parts.
  ///
  /// - Parameters:
  ///   - id: The object ID.
  ///   - names: What it can be called, the best name first.
  public init(id: String, names: [String]) { (self.id, self.names) = (id, names) }

  /// What a person would call it.
  public var name: String { names.first ?? id }
}
