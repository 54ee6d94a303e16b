import Diagnostics
import InterfaceXML
import Views

/// The view controllers of a document and their connections: containers, segues, and targets of taps.
///
/// Read from the document's elements as written. The contents of its screens are in `Scene`.
package struct ControllerGraph: Sendable {
  /// How a controller shows its children.
  package enum Kind: Sendable {
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
  package enum ModalPresentationStyle: String, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext, custom, pageSheet, formSheet, popover
  }

  /// `UIModalTransitionStyle` as Interface Builder writes it; `coverVertical` is the default.
  package enum ModalTransitionStyle: String, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// A view controller, or the owner of a xib.
  package struct Controller: Sendable {
    package let id: String
    /// How it shows its children.
    package let kind: Kind
    /// Its element, if it is among the document's objects rather than part of another controller.
    let object: Element?
    /// UIKit's class.
    package let className: String
    let storyboardIdentifier: String?
    /// Class, title, storyboard ID and label, as available.
    package let names: [String]
    /// Its title in the navigation bar.
    package let title: String?
    /// The title of the next controller's back button; nil for this controller's title.
    package let backTitle: String?
    /// Whether its navigation item hides the back button.
    package let hidesBackButton: Bool
    package let tabTitle: String?
    package let connections: Connections
    /// The items of its navigation and tool bars.
    package let barItems: [BarItem]
    /// Whether a navigation controller's bar is initially hidden.
    package let hidesNavigationBar: Bool
    /// Whether a navigation controller initially shows its toolbar.
    package let showsToolbar: Bool
    /// Whether it covers the bottom bar when it is pushed.
    package let hidesBottomBarWhenPushed: Bool
    /// The presentation style; nil for the system's default.
    package let modalPresentationStyle: ModalPresentationStyle?
    package let location: SourceLocation

    /// The object IDs of its initial children, in order.
    package var children: [String] { connections.contained }
  }

  /// The connections of an object.
  package struct Connections: Sendable {
    /// Segues other than relationships, in document order.
    package var segues: [Link] = []
    /// The selectors of actions, in document order, without duplicates.
    package var actions: [String] = []
    /// The object IDs of gesture recognizers.
    package var recognizers: [String] = []
    /// The object IDs of a container's initial children, in order.
    var contained: [String] = []

    package init() {}

    /// Whether a tap has no effect.
    package var isEmpty: Bool { segues.isEmpty && actions.isEmpty }
  }

  /// A segue with all its properties.
  package struct Link: Sendable {
    /// The segue as in scenes; its destination is an object ID.
    package let segue: Segue
    package let isAnimated: Bool
    /// The presentation style; nil for the controller's.
    package let modalPresentationStyle: ModalPresentationStyle?
    /// The transition style; nil for the controller's.
    package let modalTransitionStyle: ModalTransitionStyle?
    package let unwindAction: String?
  }

  /// A button in a bar around a controller.
  package struct BarItem: Sendable {
    package let id: String
    /// Its title, system item or label, as available.
    package let names: [String]
    /// Whether it reacts to taps.
    package let isEnabled: Bool
    /// Whether it is in the toolbar rather than the navigation bar.
    package let isInToolbar: Bool
    /// The effect of a tap.
    package let connections: Connections
  }

  /// The object ID of the initial controller.
  package let initial: String?
  /// The era of the tools that saved the document.
  package let era: Era
  /// The controllers in document order.
  package private(set) var controllers: [Controller] = []
  /// The effects of objects with connections, by object ID.
  package private(set) var connections: [String: Connections] = [:]
  /// The scenes of other storyboards, by the object IDs of the references to them.
  package private(set) var references: [String: StoryboardReferences.Reference] = [:]
  /// The references themselves, by their object IDs.
  private(set) var placeholders: [String: Element] = [:]
  /// The object IDs of exits.
  package private(set) var exits: Set<String> = []
  /// The segues of controllers among the document's objects, and of anything inside them, in document order.
  private(set) var edges: [(source: String, segue: Segue)] = []

  /// The names of referenced storyboards, in document order, without duplicates.
  package private(set) var storyboardNames: [String] = []

  /// The element name of references to scenes of other storyboards.
  static let placeholder = "viewControllerPlaceholder"

  private let file: String

  /// Reads the graph of a document, in document order; one of the older generation is empty.
  init(root: Element, file: String, generation: InterfaceDocument.Generation) {
    self.file = file
    initial = root.peek("initialViewController")
    era = Era(attribute: root.peek("toolsVersion"))
    guard generation == .document else { return }
    var found: [(element: Element, isObject: Bool)] = []
    // As for screens, the first controller with an ID is used.
    var known: Set<String> = []
    var waiting = [(element: root, isListed: false, controller: String?.none)]
    while let (element, isListed, around) = waiting.popLast() {
      // Segues inside constraints are ignored.
      guard element.name != "constraint" else { continue }
      let id = element.peek("id")
      let isController = element.name.hasSuffix("Controller")
      var controller = around
      if let id, isController || element.peek("placeholderIdentifier") == "IBFilesOwner",
        known.insert(id).inserted
      {
        let isObject = isListed && isController
        found.append((element, isObject))
        if isObject { controller = id }
      }
      if let id, element.name == Self.placeholder { readReference(element, id) }
      if let id, element.name == "exit" { exits.insert(id) }
      readConnections(of: element, id, in: controller)
      let isList = element === root || isListed && Self.lists.contains(element.name)
      waiting.append(contentsOf: element.children.reversed().map { ($0, isList, controller) })
    }
    controllers = found.map { controller($0.element, isObject: $0.isObject) }
  }

  /// The elements that contain a document's objects.
  private static let lists: Set<String> = ["scenes", "scene", "objects"]

  private mutating func readReference(_ element: Element, _ id: String) {
    let name = element.peek("storyboardName")
    placeholders[id] = element
    references[id] = StoryboardReferences.Reference(
      storyboard: name ?? "", identifier: element.peek("referencedIdentifier"))
    if let name, !storyboardNames.contains(name) { storyboardNames.append(name) }
  }

  /// Reads the connections of an object, and the segues of the controller that contains it.
  private mutating func readConnections(of element: Element, _ id: String?, in controller: String?) {
    let lists = element.children.filter { $0.name == "connections" }
    guard !lists.isEmpty else { return }
    var own = Connections()
    for child in lists.flatMap(\.children) {
      switch child.name {
      case "segue":
        guard let segue = segue(child) else { continue }
        if segue.kind != .relationship, segue.kind != .embed { own.segues.append(link(child, segue)) }
        if Self.containing.contains(segue.relationship) { own.contained.append(segue.destination) }
        // Only a controller's own connections define its children.
        guard let controller, segue.kind != .relationship || id == controller else { continue }
        edges.append((controller, segue))
      case "action":
        if let selector = child.peek("selector"), !own.actions.contains(selector) {
          own.actions.append(selector)
        }
      case "outletCollection" where child.peek("property") == "gestureRecognizers":
        if let id = child.peek("destination") { own.recognizers.append(id) }
      default: break
      }
    }
    if let id, connections[id] == nil { connections[id] = own }
  }

  /// The relationships of containers to their initial children.
  private static let containing: Set<String?> = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
  ]

  private func segue(_ element: Element) -> Segue? {
    guard let destination = element.peek("destination") else { return nil }
    let kind = element.peek("kind").flatMap { Segue.Kind(rawValue: $0) } ?? .custom
    var segue = Segue(kind: kind, destination: destination, location: place(of: element))
    segue.identifier = element.peek("identifier")
    segue.relationship = element.peek("relationship")
    return segue
  }

  private func link(_ element: Element, _ segue: Segue) -> Link {
    Link(
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

  private func controller(_ element: Element, isObject: Bool) -> Controller {
    let id = element.peek("id") ?? ""
    let item = element.children.first { $0.name == "navigationItem" }
    let back = item?.children.first { $0.peek("key") == "backBarButtonItem" }
    let tab = element.children.first { $0.name == "tabBarItem" }
    let isOwner = element.name == "placeholder"
    let className = isOwner ? "UIViewController" : SceneReader.controllerClass(element.name)
    let names = ["title", "storyboardIdentifier", "customClass", "userLabel"].compactMap { element.peek($0) }
    return Controller(
      id: id, kind: Self.kind(of: element), object: isObject ? element : nil, className: className,
      storyboardIdentifier: element.peek("storyboardIdentifier"),
      names: names.filter { !$0.isEmpty && !(isOwner && $0 == "File's Owner") },
      title: item?.peek("title") ?? element.peek("title"),
      backTitle: item?.peek("backButtonTitle") ?? back?.peek("title"),
      hidesBackButton: item?.peek("hidesBackButton") == "YES", tabTitle: tab?.peek("title"),
      connections: connections[id] ?? Connections(), barItems: barItems(of: element, item),
      hidesNavigationBar: element.peek("navigationBarHidden") == "YES",
      showsToolbar: element.peek("toolbarHidden") == "NO",
      hidesBottomBarWhenPushed: element.peek("hidesBottomBarWhenPushed") == "YES",
      modalPresentationStyle: Self.presentationStyle(of: element), location: place(of: element))
  }

  /// The object IDs of the controllers that only container views show: nothing else leads to them, and code knows no name of theirs.
  package var onlyEmbedded: Set<String> {
    var destinations: (embedded: Set<String>, others: Set<String>) = ([], [])
    for (_, segue) in edges {
      if segue.kind == .embed {
        destinations.embedded.insert(segue.destination)
      } else {
        destinations.others.insert(segue.destination)
      }
    }
    let named = controllers.filter { $0.storyboardIdentifier != nil }.map(\.id)
    return destinations.embedded.subtracting(destinations.others).subtracting(named)
      .subtracting([initial].compactMap(\.self))
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
        connections: connections[id] ?? Connections())
    }
  }
}
