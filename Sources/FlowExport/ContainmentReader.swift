import Flows
import Screens
import Views

/// The bars that the containers add around a screen at a moment.
struct ContainmentReader {
  let cast: FlowCast
  let world: FlowWorld

  /// The bars around the last node of a path, and their contents.
  func containment(of screen: Screen, _ path: [FlowNode], _ state: FlowState) throws(FlowFault)
    -> ScreenContainment
  {
    var bars = ScreenBars()
    bars.hasStatusBar = screen.canvas.bars.hasStatusBar
    var chrome = ScreenChrome()
    let controller = world[path[path.count - 1].controller]
    chrome.navigationItem = screen.chrome?.navigationItem ?? NavigationItem()
    chrome.navigationItem.title = controller.title
    chrome.toolbar = screen.chrome?.toolbar ?? Toolbar()
    if let place = path.lastIndex(where: { world[$0.controller].kind == .navigation }) {
      let navigation = path[place]
      bars.hasNavigationBar = !navigation.isBarHidden
      bars.hasToolbar = cast.showsToolbar(navigation.controller) && !navigation.hidesBottomBar(world)
      chrome.backItem = try backItem(navigation)
      if let look = try rootChrome(navigation)?.navigationBar { chrome.navigationBar = look }
      // Only a bar that prefers large titles depends on the screens below.
      if chrome.navigationBar.prefersLargeTitles { chrome.followsLargeTitle = followsLargeTitle(navigation) }
    }
    if let place = path.lastIndex(where: { world[$0.controller].kind == .tabs }), showsTabBar(path, place) {
      bars.hasTabBar = true
      bars.hasToolbar = false
      chrome.tabBar = try tabBar(path[place])
    }
    return ScreenContainment(bars: bars, chrome: chrome)
  }

  /// Whether the controllers before the last one of a navigation controller end with a large title, if its bar prefers
  /// it.
  private func followsLargeTitle(_ navigation: FlowNode) -> Bool {
    navigation.children.dropLast().reduce(true) { isLarge, child in
      let shown = child.shownPath(world).last.flatMap { try? cast.screen($0.controller) }
      let mode = shown?.chrome?.navigationItem.largeTitleDisplayMode
      return NavigationItem.showsLargeTitle(mode, follows: isLarge)
    }
  }

  /// The title of the back button over the last node of a path; nil if there is none.
  func backItem(_ navigation: FlowNode) throws(FlowFault) -> BarButtonItem? {
    let stack = navigation.children
    guard stack.count > 1, let previous = stack[stack.count - 2].shownPath(world).last else { return nil }
    if let own = try? cast.screen(previous.controller).chrome?.navigationItem.backItem { return own }
    var item = BarButtonItem()
    item.title = world[previous.controller].titleForBack
    return item
  }

  /// The document's bars around a container's first controller.
  private func rootChrome(_ node: FlowNode) throws(FlowFault) -> ScreenChrome? {
    guard let root = node.children.first?.shownPath(world).last else { return nil }
    return try? cast.screen(root.controller).chrome
  }

  private func showsTabBar(_ path: [FlowNode], _ place: Int) -> Bool {
    !world[path[place].controller].hidesTabBar && !path[place...].contains { $0.hidesBottomBar(world) }
  }

  private func tabBar(_ tabs: FlowNode) throws(FlowFault) -> TabBar {
    var bar = TabBar()
    for child in tabs.children {
      guard let first = child.all.last(where: { world[$0.controller].kind == .content }),
        let own = try? cast.screen(first.controller).chrome?.tabBar, own.items.count == tabs.children.count
      else { continue }
      bar = own
      break
    }
    if bar.items.count != tabs.children.count {
      bar.items = tabs.children.map { child in
        let inside = child.rootPath(world).map { world[$0.controller] }
        var item = TabBarItem()
        item.title =
          inside.compactMap(\.tabTitle).first ?? inside.compactMap(\.title).last ?? inside.last?.name
        return item
      }
    }
    bar.selectedIndex = tabs.selected
    return bar
  }
}
