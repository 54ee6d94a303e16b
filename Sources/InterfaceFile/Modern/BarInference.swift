import InterfaceXML
import Views

/// The bars of each controller of a storyboard, as inferred by Interface Builder.
///
/// A controller has a navigation bar if it is the root of a navigation controller, or if a controller with one shows or
/// pushes it; a tab bar likewise. Metrics simulated on the controller take precedence.
struct BarInference {
  private struct Segue {
    let source: String
    let destination: String
    /// The kind of segue; nil for an unknown one.
    let kind: Views.Segue.Kind?
    let relationship: String?
  }

  private var bars: [String: ScreenBars] = [:]
  /// Controllers whose metrics specify no top bar.
  private var bareControllers: Set<String> = []
  private var controllers: [String: Element] = [:]
  private var segues: [Segue] = []
  /// The IDs of controllers reached by a segue other than a push, such as one that presents or contains them.
  private var containedControllers: Set<String> = []
  /// The children of tab bar controllers, from left to right, by ID.
  private var tabChildren: [String: [String]] = [:]
  /// The IDs of references to other storyboards.
  private var placeholders: Set<String> = []
  /// The navigation controller that contains a controller, by ID.
  private var navigations: [String: String] = [:]
  /// The tab bar controller that contains a controller, and its child on the path there, by ID.
  private var tabs: [String: (controller: String, child: String)] = [:]
  /// The controller that shows or pushes another within a navigation controller, by ID.
  private var previous: [String: String] = [:]
  /// The IDs of controllers that follow one whose large title is not shown.
  private var followersOfSmallTitles: Set<String> = []

  /// The element name of references to scenes of other storyboards.
  static let placeholder = "viewControllerPlaceholder"

  /// - Parameters:
  ///   - root: The document's root element.
  ///   - pushed: The IDs of controllers that other storyboards show in a navigation controller.
  init(root: Element, pushed: Set<String> = []) {
    collect(root)
    inferFromContainers()
    for id in pushed where controllers[id].map(Self.isContainer) == false {
      bars[id, default: ScreenBars()].hasNavigationBar = true
    }
    followPushes()
    for (id, element) in controllers { applySimulated(element, to: id) }
  }

  func bars(of controller: String) -> ScreenBars { bars[controller] ?? ScreenBars() }

  /// The IDs of all controllers with a navigation bar.
  var withNavigationBar: Set<String> { Set(bars.filter { $0.value.hasNavigationBar }.keys) }

  private static func isContainer(_ controller: Element) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(controller.name)
  }

  /// Whether the container of a controller is not in the document: another storyboard or code may push it.
  func isContainedElsewhere(_ controller: String) -> Bool {
    guard !bars(of: controller).hasNavigationBar, !bareControllers.contains(controller) else { return false }
    return !containedControllers.contains(controller)
  }

  /// The navigation controller that contains a controller.
  func navigation(of controller: String) -> Element? { navigations[controller].flatMap { controllers[$0] } }

  /// The tab bar controller that contains a controller.
  func tabs(of controller: String) -> Element? { tabs[controller].flatMap { controllers[$0.controller] } }

  /// The ID of the tab bar controller's child on the path to a controller.
  func tab(of controller: String) -> String? { tabs[controller]?.child }

  /// The controller that shows or pushes another within a navigation controller.
  func previous(of controller: String) -> Element? { previous[controller].flatMap { controllers[$0] } }

  /// Whether the controller before another within a navigation controller shows a large title if the bar prefers it;
  /// true if there is none before it.
  func followsLargeTitle(_ controller: String) -> Bool { !followersOfSmallTitles.contains(controller) }

  private func prefersLargeTitle(_ controller: String) -> Bool {
    let item = controllers[controller]?.children.first { $0.name == "navigationItem" }
    let mode = item?.peek("largeTitleDisplayMode").flatMap(NavigationItem.LargeTitleDisplayMode.init)
    return NavigationItem.showsLargeTitle(mode, follows: followsLargeTitle(controller))
  }

  /// The controllers of a tab bar controller's tabs, from left to right.
  func tabChildren(of tabs: Element) -> [Element] {
    (tabs.peek("id").flatMap { tabChildren[$0] } ?? []).compactMap { controllers[$0] }
  }

  /// Finds the controllers in the places where a document stores them: among the objects of a scene or of a xib.
  private mutating func collect(_ root: Element) {
    var waiting = [root]
    while let element = waiting.popLast() {
      if element.name.hasSuffix("Controller"), let id = element.peek("id") {
        controllers[id] = element
        collectSegues(in: element, from: id)
      } else {
        if element.name == Self.placeholder, let id = element.peek("id") { placeholders.insert(id) }
        guard element === root || ["scenes", "scene", "objects"].contains(element.name) else { continue }
        waiting.append(contentsOf: element.children.reversed())
      }
    }
  }

  /// Reads the segues of a controller and its contents; only the controller's own connections define its children.
  private mutating func collectSegues(in controller: Element, from id: String) {
    var waiting = [(element: controller, depth: 0)]
    while let (element, depth) = waiting.popLast() {
      if element.name == "segue", let destination = element.peek("destination") {
        let kind = element.peek("kind").flatMap { Views.Segue.Kind(rawValue: $0) }
        let isRelationship = kind == .relationship
        guard !isRelationship || depth == 2 else { continue }
        let segue = Segue(
          source: id, destination: destination, kind: kind,
          relationship: isRelationship ? element.peek("relationship") : nil)
        segues.append(segue)
        let pushing: [Views.Segue.Kind?] = [.show, .push, .showDetail, .unwind]
        if !pushing.contains(segue.kind) { containedControllers.insert(destination) }
        if segue.relationship == "viewControllers" { tabChildren[id, default: []].append(destination) }
      }
      guard element.name != "constraint" else { continue }
      waiting.append(contentsOf: element.children.reversed().map { ($0, depth + 1) })
    }
  }

  /// Relationships: first the children of tab bar controllers, then the roots of navigation controllers.
  private mutating func inferFromContainers() {
    for segue in segues where segue.relationship == "viewControllers" {
      bars[segue.destination, default: ScreenBars()].hasTabBar = true
      tabs[segue.destination] = (segue.source, segue.destination)
    }
    for segue in segues where segue.relationship == "rootViewController" {
      guard let navigation = controllers[segue.source] else { continue }
      var own = bars[segue.destination] ?? ScreenBars()
      own.hasNavigationBar = navigation.peek("navigationBarHidden") != "YES"
      own.hasToolbar = navigation.peek("toolbarHidden") == "NO"
      own.hasTabBar = own.hasTabBar || bars[segue.source]?.hasTabBar == true
      bars[segue.destination] = own
      navigations[segue.destination] = segue.source
      tabs[segue.destination] = tabs[segue.destination] ?? tabs[segue.source]
    }
  }

  /// Gives pushed screens the bars of those that push them, however long the chain. If several push one screen the
  /// first wins: rounds process the segues in document order, each over those whose source has just got its bars.
  private mutating func followPushes() {
    let pushes = segues.indices.filter { index in
      let segue = segues[index]
      return [.show, .push].contains(segue.kind)
        && (controllers[segue.destination] != nil || placeholders.contains(segue.destination))
    }
    let pushesBySource = Dictionary(grouping: pushes) { segues[$0].source }
    var round = pushes.filter { bars[segues[$0].source]?.hasNavigationBar == true }
    while !round.isEmpty {
      var next: [Int] = []
      var position = 0
      while position < round.count {
        let index = round[position]
        position += 1
        guard push(segues[index]) else { continue }
        for following in pushesBySource[segues[index].destination] ?? [] {
          if following > index {
            let place = round[position...].firstIndex { $0 > following } ?? round.endIndex
            round.insert(following, at: place)
          } else {
            next.append(following)
          }
        }
      }
      round = next.sorted()
    }
  }

  /// Gives a screen the bars of the one that pushes it; false if it has its own bars.
  private mutating func push(_ segue: Segue) -> Bool {
    guard let source = bars[segue.source], source.hasNavigationBar else { return false }
    if controllers[segue.destination]?.name == "navigationController" { return false }
    var own = bars[segue.destination] ?? ScreenBars()
    if own.hasNavigationBar { return false }
    own.hasNavigationBar = true
    own.hasToolbar = source.hasToolbar
    own.hasTabBar =
      source.hasTabBar && controllers[segue.destination]?.peek("hidesBottomBarWhenPushed") != "YES"
    bars[segue.destination] = own
    navigations[segue.destination] = navigations[segue.source]
    tabs[segue.destination] = tabs[segue.source]
    previous[segue.destination] = segue.source
    if !prefersLargeTitle(segue.source) { followersOfSmallTitles.insert(segue.destination) }
    return true
  }

  private mutating func applySimulated(_ controller: Element, to id: String) {
    var own = bars[id] ?? ScreenBars()
    let view = controller.children.first { $0.peek("key") == "view" }
    for metrics in controller.children + (view?.children ?? []) {
      let isNone = metrics.name == "nil"
      switch metrics.peek("key") {
      case "simulatedTopBarMetrics":
        own.hasNavigationBar = !isNone
        if isNone { bareControllers.insert(id) }
      case "simulatedStatusBarMetrics": own.hasStatusBar = !isNone
      case "simulatedBottomBarMetrics":
        own.hasTabBar = metrics.name == "simulatedTabBarMetrics"
        own.hasToolbar = metrics.name == "simulatedToolbarMetrics"
      default: break
      }
    }
    bars[id] = own
  }
}
