import Diagnostics
import InterfaceXML
import Views

/// The view controllers of a document and how they are connected: containers, segues, and what takes taps.
///
/// Read from the document's elements as written. What its screens show is not in here; `Scene` has that.
public struct ControllerGraph: Sendable {
  /// How a controller shows the controllers that it contains.
  public enum Kind: Sendable {
    /// It has a view of its own.
    case content
    /// `UINavigationController`.
    case navigation
    /// `UITabBarController`.
    case tabs
    /// `UISplitViewController`.
    case split
  }

  /// `UIModalPresentationStyle` as Interface Builder writes it; the system's choice is not written, or `automatic`.
  public enum ModalPresentationStyle: String, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext, custom, pageSheet, formSheet, popover
  }

  /// `UIModalTransitionStyle` as Interface Builder writes it; `coverVertical` is the default.
  public enum ModalTransitionStyle: String, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// A view controller, or the owner of a xib.
  public struct Controller: Sendable {
    /// The object id.
    public let id: String
    /// How it shows the controllers that it contains.
    public let kind: Kind
    /// UIKit's class.
    public let className: String
    /// Class, title, storyboard id and label, those that there are.
    public let names: [String]
    /// What the navigation bar shows as its title.
    public let title: String?
    /// What the next controller's back button shows; nil for the title.
    public let backTitle: String?
    /// Whether its navigation item hides the back button.
    public let hidesBackButton: Bool
    /// The title of its tab.
    public let tabTitle: String?
    /// The object ids of the controllers that it contains from the beginning, in order.
    public let children: [String]
    /// What begins at the controller itself.
    public let connections: Connections
    /// The items of its navigation and tool bars.
    public let barItems: [BarItem]
    /// Whether a navigation controller begins without its bar.
    public let hidesNavigationBar: Bool
    /// Whether a navigation controller begins with its toolbar.
    public let showsToolbar: Bool
    /// Whether it covers the bottom bar when it is pushed.
    public let hidesBottomBarWhenPushed: Bool
    /// The presentation style; nil for the system's choice.
    public let modalPresentationStyle: ModalPresentationStyle?
    /// Where the document begins it.
    public let location: SourceLocation
  }

  /// What an object is connected to.
  public struct Connections: Sendable {
    /// Segues that are no relationships, in document order.
    public var segues: [Link] = []
    /// The selectors of actions, in document order, each once.
    public var actions: [String] = []
    /// The object ids of gesture recognizers.
    public var recognizers: [String] = []

    /// No connections.
    public init() {}

    /// Whether there is nothing that a tap does.
    public var isEmpty: Bool { segues.isEmpty && actions.isEmpty }
  }

  /// A segue with everything that says how it goes.
  public struct Link: Sendable {
    /// The segue as scenes have it; its destination is an object id.
    public let segue: Segue
    /// Whether it is animated.
    public let isAnimated: Bool
    /// The presentation style; nil for that of the controller.
    public let modalPresentationStyle: ModalPresentationStyle?
    /// The transition style; nil for that of the controller.
    public let modalTransitionStyle: ModalTransitionStyle?
    /// The action that an exit looks for.
    public let unwindAction: String?
  }

  /// A button in a bar around a controller.
  public struct BarItem: Sendable {
    /// The object id.
    public let id: String
    /// Its title, system item or label, those that there are.
    public let names: [String]
    /// Whether it takes taps.
    public let isEnabled: Bool
    /// Whether it stands in the toolbar rather than in the navigation bar.
    public let isInToolbar: Bool
    /// What a tap does.
    public let connections: Connections
  }

  /// The object id of the initial controller.
  public let initial: String?
  /// The controllers in document order.
  public private(set) var controllers: [Controller] = []
  /// What each object with connections does, by object id.
  public private(set) var connections: [String: Connections] = [:]
  /// The scenes of other storyboards, by the object ids of the references to them.
  public private(set) var references: [String: StoryboardReferences.Reference] = [:]
  /// The object ids of exits.
  public private(set) var exits: Set<String> = []

  /// The names of the storyboards that references lead to, in document order, each once.
  public private(set) var storyboardNames: [String] = []

  private let file: String

  /// Reads the graph of a document; one of the older generation has none.
  ///
  /// - Parameter document: A storyboard; its scenes and connections are read in document order.
  public init(_ document: InterfaceDocument) {
    file = document.file
    initial = document.root.peek("initialViewController")
    guard document.generation == .document else { return }
    var waiting = [document.root]
    var found: [Element] = []
    while let element = waiting.popLast() {
      collect(element, &found)
      waiting.append(contentsOf: element.children.reversed())
    }
    // As on screens, the first controller of an id counts.
    var known: Set<String> = []
    controllers = found.map(controller).filter { known.insert($0.id).inserted }
  }

  private mutating func collect(_ element: Element, _ found: inout [Element]) {
    guard let id = element.peek("id") else { return }
    let own = connections(of: element)
    if !own.isEmpty || !own.recognizers.isEmpty { connections[id] = own }
    if element.name == BarInference.placeholder {
      references[id] = StoryboardReferences.Reference(
        storyboard: element.peek("storyboardName") ?? "", identifier: element.peek("referencedIdentifier"))
      if let name = element.peek("storyboardName"), !storyboardNames.contains(name) {
        storyboardNames.append(name)
      }
    } else if element.name == "exit" {
      exits.insert(id)
    } else if element.name.hasSuffix("Controller") || element.peek("placeholderIdentifier") == "IBFilesOwner"
    {
      found.append(element)
    }
  }

  private func connections(of element: Element) -> Connections {
    var result = Connections()
    for list in element.children where list.name == "connections" {
      for child in list.children {
        switch child.name {
        case "segue" where child.peek("kind") != "relationship" && child.peek("kind") != "embed":
          if let link = link(child) { result.segues.append(link) }
        case "action":
          if let selector = child.peek("selector"), !result.actions.contains(selector) {
            result.actions.append(selector)
          }
        case "outletCollection" where child.peek("property") == "gestureRecognizers":
          if let id = child.peek("destination") { result.recognizers.append(id) }
        default: break
        }
      }
    }
    return result
  }

  private func link(_ element: Element) -> Link? {
    guard let destination = element.peek("destination") else { return nil }
    let kind = element.peek("kind").flatMap { Segue.Kind(rawValue: $0) } ?? .custom
    var segue = Segue(kind: kind, destination: destination, location: place(of: element))
    segue.identifier = element.peek("identifier")
    return Link(
      segue: segue, isAnimated: element.peek("animates") != "NO",
      modalPresentationStyle: Self.presentationStyle(of: element),
      modalTransitionStyle: element.peek("modalTransitionStyle").flatMap {
        ModalTransitionStyle(rawValue: $0)
      },
      unwindAction: element.peek("unwindAction"))
  }

  private func place(of element: Element) -> SourceLocation {
    SourceLocation(file: file, line: element.line, column: element.column)
  }

  private func controller(_ element: Element) -> Controller {
    let item = element.children.first { $0.name == "navigationItem" }
    let back = item?.children.first { $0.peek("key") == "backBarButtonItem" }
    let tab = element.children.first { $0.name == "tabBarItem" }
    let isOwner = element.name == "placeholder"
    let className = isOwner ? "UIViewController" : SceneReader.controllerClass(element.name)
    let names = ["title", "storyboardIdentifier", "customClass", "userLabel"].compactMap { element.peek($0) }
    return Controller(
      id: element.peek("id") ?? "", kind: Self.kind(of: element), className: className,
      names: names.filter { !$0.isEmpty && !(isOwner && $0 == "File's Owner") },
      title: item?.peek("title") ?? element.peek("title"),
      backTitle: item?.peek("backButtonTitle") ?? back?.peek("title"),
      hidesBackButton: item?.peek("hidesBackButton") == "YES", tabTitle: tab?.peek("title"),
      children: children(of: element), connections: connections(of: element),
      barItems: barItems(of: element, item),
      hidesNavigationBar: element.peek("navigationBarHidden") == "YES",
      showsToolbar: element.peek("toolbarHidden") == "NO",
      hidesBottomBarWhenPushed: element.peek("hidesBottomBarWhenPushed") == "YES",
      modalPresentationStyle: Self.presentationStyle(of: element), location: place(of: element))
  }

  private static func presentationStyle(of element: Element) -> ModalPresentationStyle? {
    element.peek("modalPresentationStyle").flatMap { ModalPresentationStyle(rawValue: $0) }
  }

  private static func kind(of element: Element) -> Kind {
    switch element.name {
    case "navigationController": .navigation
    case "tabBarController": .tabs
    case "splitViewController": .split
    default: .content
    }
  }

  private func children(of controller: Element) -> [String] {
    let relationships = [
      "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    ]
    return controller.children.filter { $0.name == "connections" }.flatMap(\.children).filter { child in
      child.name == "segue" && relationships.contains(child.peek("relationship") ?? "")
    }.compactMap { $0.peek("destination") }
  }

  private func barItems(of controller: Element, _ item: Element?) -> [BarItem] {
    var found: [(element: Element, isInToolbar: Bool)] = []
    for child in item?.children ?? [] {
      if child.name == "barButtonItem", child.peek("key") != "backBarButtonItem" {
        found.append((child, false))
      }
      if ["leftBarButtonItems", "rightBarButtonItems"].contains(child.name) {
        found += child.children.map { ($0, false) }
      }
    }
    for list in controller.children where list.name == "toolbarItems" {
      found += list.children.map { ($0, true) }
    }
    return found.compactMap { element, isInToolbar in
      guard let id = element.peek("id") else { return nil }
      let system = element.peek("systemItem").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let names = [element.peek("title"), system, element.peek("userLabel"), element.peek("image")]
      return BarItem(
        id: id, names: names.compactMap(\.self).filter { !$0.isEmpty },
        isEnabled: element.peek("enabled") != "NO", isInToolbar: isInToolbar,
        connections: connections(of: element))
    }
  }
}
