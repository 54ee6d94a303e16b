import Diagnostics
import InterfaceXML
import Views

/// The view controllers of a document and their connections: containers, segues, and targets of taps.
///
/// Read from the document's elements as written. The contents of its screens are in `Scene`.
public struct ControllerGraph: Sendable {
  /// How a controller shows its children.
  public enum Kind: Sendable {
    /// It shows its own view.
    case content
    /// `UINavigationController`.
    case navigation
    /// `UITabBarController`.
    case tabs
    /// `UISplitViewController`.
    case split
  }

  /// `UIModalPresentationStyle` as Interface Builder writes it; the system's default is not written, or `automatic`.
  public enum ModalPresentationStyle: String, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext, custom, pageSheet, formSheet, popover
  }

  /// `UIModalTransitionStyle` as Interface Builder writes it; `coverVertical` is the default.
  public enum ModalTransitionStyle: String, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// A view controller, or the owner of a xib.
  public struct Controller: Sendable {
    /// The object ID.
    public let id: String
    /// How it shows its children.
    public let kind: Kind
    /// UIKit's class.
    public let className: String
    /// Class, title, storyboard ID and label, as available.
    public let names: [String]
    /// Its title in the navigation bar.
    public let title: String?
    /// The title of the next controller's back button; nil for this controller's title.
    public let backTitle: String?
    /// Whether its navigation item hides the back button.
    public let hidesBackButton: Bool
    /// The title of its tab.
    public let tabTitle: String?
    /// The object IDs of its initial children, in order.
    public let children: [String]
    /// The connections of the controller itself.
    public let connections: Connections
    /// The items of its navigation and tool bars.
    public let barItems: [BarItem]
    /// Whether a navigation controller's bar is initially hidden.
    public let hidesNavigationBar: Bool
    /// Whether a navigation controller initially shows its toolbar.
    public let showsToolbar: Bool
    /// Whether it covers the bottom bar when it is pushed.
    public let hidesBottomBarWhenPushed: Bool
    /// The presentation style; nil for the system's default.
    public let modalPresentationStyle: ModalPresentationStyle?
    /// Its location in the document.
    public let location: SourceLocation
  }

  /// The connections of an object.
  public struct Connections: Sendable {
    /// Segues other than relationships, in document order.
    public var segues: [Link] = []
    /// The selectors of actions, in document order, without duplicates.
    public var actions: [String] = []
    /// The object IDs of gesture recognizers.
    public var recognizers: [String] = []

    /// No connections.
    public init() {}

    /// Whether a tap has no effect.
    public var isEmpty: Bool { segues.isEmpty && actions.isEmpty }
  }

  /// A segue with all its properties.
  public struct Link: Sendable {
    /// The segue as in scenes; its destination is an object ID.
    public let segue: Segue
    /// Whether it is animated.
    public let isAnimated: Bool
    /// The presentation style; nil for the controller's.
    public let modalPresentationStyle: ModalPresentationStyle?
    /// The transition style; nil for the controller's.
    public let modalTransitionStyle: ModalTransitionStyle?
    /// The action of an unwind segue.
    public let unwindAction: String?
  }

  /// A button in a bar around a controller.
  public struct BarItem: Sendable {
    /// The object ID.
    public let id: String
    /// Its title, system item or label, as available.
    public let names: [String]
    /// Whether it reacts to taps.
    public let isEnabled: Bool
    /// Whether it is in the toolbar rather than the navigation bar.
    public let isInToolbar: Bool
    /// The effect of a tap.
    public let connections: Connections
  }

  /// The object ID of the initial controller.
  public let initial: String?
  /// The controllers in document order.
  public private(set) var controllers: [Controller] = []
  /// The effects of objects with connections, by object ID.
  public private(set) var connections: [String: Connections] = [:]
  /// The scenes of other storyboards, by the object IDs of the references to them.
  public private(set) var references: [String: StoryboardReferences.Reference] = [:]
  /// The object IDs of exits.
  public private(set) var exits: Set<String> = []

  /// The names of referenced storyboards, in document order, without duplicates.
  public private(set) var storyboardNames: [String] = []

  private let file: String

  /// Reads the graph of a document; one of the older generation is empty.
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
    // As for screens, the first controller with an ID counts.
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
