import InterfaceXML
import Views

/// The bars of each controller of a storyboard, as inferred by Interface Builder.
///
/// A controller has a navigation bar if it is the root of a navigation controller, or if a controller with one shows or
/// pushes it; a tab bar likewise. Metrics simulated on the controller take precedence.
struct BarInference {
  private let graph: ControllerGraph
  private var bars: [String: ScreenBars] = [:]
  /// The bars in a running app of controllers with simulated metrics: those of their containers besides.
  private var barsOfContainers: [String: ScreenBars] = [:]
  /// The controllers among the document's objects, by ID.
  private let controllers: [String: ControllerGraph.Controller]
  /// Controllers whose metrics specify no top bar.
  private var bareControllers: Set<String> = []
  /// Controllers whose metrics specify a bar or that there is none.
  private var simulatedControllers: Set<String> = []
  /// The IDs of controllers reached by a segue other than a push, such as one that presents or contains them.
  private var containedControllers: Set<String> = []
  /// The navigation controller that contains a controller, by ID.
  private var navigations: [String: String] = [:]
  /// The tab bar controller that contains a controller, and its child on the path there, by ID.
  private var tabs: [String: StoryboardReferences.TabPlace] = [:]
  /// The controller that shows or pushes another within a navigation controller, by ID.
  private var previous: [String: String] = [:]
  /// The tab bar controller in a navigation controller that has a controller as its tab, by ID.
  private var pushedTabs: [String: String] = [:]
  /// The IDs of controllers that follow one whose large title is not shown.
  private var followersOfSmallTitles: Set<String> = []

  /// `entered` are the surroundings that other storyboards of the project give to controllers of this one, by ID.
  init(_ graph: ControllerGraph, entered: [String: StoryboardReferences.Surroundings] = [:]) {
    self.graph = graph
    controllers = Dictionary(
      graph.controllers.filter { $0.object != nil }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let pushing: [Segue.Kind] = [.show, .push, .showDetail, .unwind]
    containedControllers = Set(
      graph.edges.filter { !pushing.contains($0.segue.kind) }.map(\.segue.destination))
    for (id, controller) in controllers { applySimulated(controller, to: id) }
    for (id, around) in entered {
      guard let place = around.tabs, let controller = controllers[id],
        !(around.isPushed && controller.hidesBottomBarWhenPushed)
      else { continue }
      bars[id, default: ScreenBars()].hasTabBar = true
      tabs[id] = place
    }
    inferFromContainers()
    for (id, around) in entered where around.isInNavigation && controllers[id]?.kind == .content {
      bars[id, default: ScreenBars()].hasNavigationBar = true
    }
    followPushes(entered: entered)
    for (id, controller) in controllers {
      let inferred = bars[id] ?? ScreenBars()
      applySimulated(controller, to: id)
      guard var own = bars[id], own != inferred else { continue }
      own.hasNavigationBar = own.hasNavigationBar || navigations[id] != nil && inferred.hasNavigationBar
      own.hasTabBar = own.hasTabBar || tabs[id] != nil && inferred.hasTabBar
      // Whether there is a toolbar is up to the navigation controller. Code may show one that has items.
      let items = controller.object?.children.first { $0.name == "toolbarItems" }
      if navigations[id] != nil, items?.children.isEmpty ?? true { own.hasToolbar = inferred.hasToolbar }
      barsOfContainers[id] = own
    }
  }

  /// The bars of a controller in a running app, where its simulated metrics have others; nil for those of the canvas.
  func barsOfContainers(of controller: String) -> ScreenBars? { barsOfContainers[controller] }

  /// Whether metrics that are simulated decide the bars of a controller.
  func simulates(_ controller: String) -> Bool { simulatedControllers.contains(controller) }

  func bars(of controller: String) -> ScreenBars { bars[controller] ?? ScreenBars() }

  /// What surrounds a controller, or a reference to one, in a running app.
  func surroundings(of id: String) -> StoryboardReferences.Surroundings {
    let running = barsOfContainers[id] ?? bars(of: id)
    return .init(
      isInNavigation: bars(of: id).hasNavigationBar, isPushed: previous[id] != nil,
      tabs: running.hasTabBar ? tabs[id] : nil)
  }

  /// Whether the container of a controller is not in the document: another storyboard or code may push it.
  func isContainedElsewhere(_ controller: String) -> Bool {
    guard !bars(of: controller).hasNavigationBar, !bareControllers.contains(controller) else { return false }
    return !containedControllers.contains(controller)
  }

  /// The navigation controller that contains a controller.
  func navigation(of controller: String) -> Element? { element(navigations[controller]) }

  /// The tab bar controller that contains a controller.
  func tabs(of controller: String) -> Element? {
    tabs[controller].flatMap { $0.storyboard == nil ? element($0.controller) : nil }
  }

  private func element(_ controller: String?) -> Element? { controller.flatMap { controllers[$0]?.object } }

  /// The ID of the tab bar controller's child on the path to a controller.
  func tab(of controller: String) -> String? { tabs[controller]?.child }

  /// The controller with an object ID.
  func controller(_ id: String) -> Element? { element(id) }

  /// The controller whose item the navigation bar over a controller shows instead of its own: the tab bar controller between them.
  func pushedTabs(of controller: String) -> Element? { element(pushedTabs[controller]) }

  /// The controller that shows or pushes another within a navigation controller.
  func previous(of controller: String) -> Element? { element(previous[controller]) }

  /// Whether the controller before another within a navigation controller shows a large title if the bar prefers it;
  /// true if there is none before it.
  func followsLargeTitle(_ controller: String) -> Bool { !followersOfSmallTitles.contains(controller) }

  private func prefersLargeTitle(_ controller: String) -> Bool {
    let item = element(controller)?.children.first { $0.name == "navigationItem" }
    let mode = item?.peek("largeTitleDisplayMode").flatMap(NavigationItem.LargeTitleDisplayMode.init)
    return NavigationItem.showsLargeTitle(mode, follows: followsLargeTitle(controller))
  }

  /// The controllers of a tab bar controller's tabs, or the references to them, from left to right.
  func tabChildren(of tabs: Element) -> [Element] {
    (tabs.peek("id").flatMap { controllers[$0]?.children } ?? []).compactMap {
      element($0) ?? graph.placeholders[$0]
    }
  }

  /// The ID of the child that a navigation or tab bar controller shows first.
  func firstChild(of controller: String) -> String? {
    guard let own = controllers[controller], [.navigation, .tabs].contains(own.kind) else { return nil }
    return own.children.first
  }

  /// Relationships: first the children of tab bar controllers, then the roots of navigation controllers.
  private mutating func inferFromContainers() {
    for (source, segue) in graph.edges where segue.relationship == "viewControllers" {
      bars[segue.destination, default: ScreenBars()].hasTabBar = true
      tabs[segue.destination] = .init(controller: source, child: segue.destination)
    }
    for (source, segue) in graph.edges where segue.relationship == "rootViewController" {
      guard let navigation = controllers[source] else { continue }
      var own = bars[segue.destination] ?? ScreenBars()
      own.hasNavigationBar = !navigation.hidesNavigationBar
      own.hasToolbar = navigation.showsToolbar
      own.hasTabBar = own.hasTabBar || bars[source]?.hasTabBar == true
      bars[segue.destination] = own
      navigations[segue.destination] = source
      tabs[segue.destination] = tabs[segue.destination] ?? tabs[source]
      if controllers[segue.destination]?.kind == .tabs { extendBar(toTabsOf: segue.destination) }
    }
  }

  /// Gives pushed screens the bars of those that push them, however long the chain. If several push one screen the
  /// first wins, of those in a navigation controller if there are such: rounds process the segues in document order, each
  /// over those whose source has just got its bars.
  private mutating func followPushes(entered: [String: StoryboardReferences.Surroundings]) {
    let contained = Set(navigations.keys).union(entered.filter { $0.value.isInNavigation }.keys)
    followPushes(from: contained)
    followPushes(from: nil)
  }

  /// `starts`: the controllers that begin chains; nil for all with a bar.
  private mutating func followPushes(from starts: Set<String>?) {
    var starts = starts
    let edges = graph.edges
    let pushes = edges.indices.filter { index in
      let segue = edges[index].segue
      return [.show, .push].contains(segue.kind)
        && (controllers[segue.destination] != nil || graph.references[segue.destination] != nil)
    }
    let embeds = edges.filter { $0.segue.kind == .embed }
    let embedders = Dictionary(
      embeds.map { ($0.segue.destination, $0.source) }, uniquingKeysWith: { first, _ in first })
    let hosts = Dictionary(
      Set(pushes.map { edges[$0].source }).map { ($0, self.hosts(of: $0, embedders)) },
      uniquingKeysWith: { first, _ in first })
    var pushesBySource: [String: [Int]] = [:]
    for push in pushes {
      for host in hosts[edges[push].source] ?? [] { pushesBySource[host, default: []].append(push) }
    }
    func pushing(_ index: Int) -> String? {
      // The bar above the tabs of a pushed tab bar controller is around that.
      hosts[edges[index].source]?.first {
        bars[$0]?.hasNavigationBar == true && pushedTabs[$0] == nil && starts?.contains($0) ?? true
      }
    }
    // The next one is last.
    var waiting = pushes.reversed().filter { pushing($0) != nil }.map { (0, $0) }
    while let (round, index) = waiting.popLast() {
      let segue = edges[index].segue
      guard let source = pushing(index), push(segue, from: source) else { continue }
      starts?.insert(segue.destination)
      for following in pushesBySource[segue.destination] ?? [] {
        let next = (following > index ? round : round + 1, following)
        waiting.insert(next, at: waiting.firstIndex { $0 < next } ?? waiting.endIndex)
      }
    }
  }

  /// A controller and those that it is in without a navigation controller between, innermost first: `show` is theirs, too.
  private func hosts(of controller: String, _ embedders: [String: String]) -> [String] {
    var found = [controller]
    while let last = found.last,
      let next = embedders[last] ?? tabs[last].flatMap({ $0.child == last ? $0.controller : nil }),
      !found.contains(next)
    {
      found.append(next)
    }
    return found
  }

  /// Gives a screen the bars of the one that pushes it; false if it has its own bars.
  private mutating func push(_ segue: Segue, from source: String) -> Bool {
    guard let pushing = bars[source], pushing.hasNavigationBar else { return false }
    if controllers[segue.destination]?.kind == .navigation { return false }
    var own = bars[segue.destination] ?? ScreenBars()
    if own.hasNavigationBar { return false }
    own.hasNavigationBar = true
    let keepsBottom = controllers[segue.destination]?.hidesBottomBarWhenPushed != true
    (own.hasToolbar, own.hasTabBar) = (pushing.hasToolbar && keepsBottom, pushing.hasTabBar && keepsBottom)
    bars[segue.destination] = own
    navigations[segue.destination] = navigations[source]
    tabs[segue.destination] = tabs[source]
    previous[segue.destination] = source
    if !prefersLargeTitle(source) { followersOfSmallTitles.insert(segue.destination) }
    if controllers[segue.destination]?.kind == .tabs { extendBar(toTabsOf: segue.destination) }
    return true
  }

  /// Gives the tabs of a tab bar controller in a navigation controller the navigation bar above it: 4 roots of 1 project are recorded
  /// so.
  private mutating func extendBar(toTabsOf controller: String) {
    guard bars[controller]?.hasNavigationBar == true else { return }
    for child in controllers[controller]?.children ?? [] where controllers[child]?.kind == .content {
      bars[child, default: ScreenBars()].hasNavigationBar = true
      navigations[child] = navigations[controller]
      previous[child] = previous[controller]
      pushedTabs[child] = controller
      if followersOfSmallTitles.contains(controller) { followersOfSmallTitles.insert(child) }
    }
  }

  private mutating func applySimulated(_ controller: ControllerGraph.Controller, to id: String) {
    var own = bars[id] ?? ScreenBars()
    let children = controller.object?.children ?? []
    let view = children.first { $0.peek("key") == "view" }
    for metrics in children + (view?.children ?? []) {
      let isNone = metrics.name == "nil"
      let key = metrics.peek("key") ?? ""
      if key.hasPrefix("simulated"), key.hasSuffix("BarMetrics") { simulatedControllers.insert(id) }
      switch key {
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
