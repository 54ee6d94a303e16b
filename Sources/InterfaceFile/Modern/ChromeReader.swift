import InterfaceXML
import Views

/// The contents of the bars around a controller of a storyboard: from its own items, its containers, and the controller
/// that leads to it.
struct ChromeReader {
  let instantiator: ModernInstantiator
  private var context: ReadingContext { instantiator.context }

  init(instantiator: ModernInstantiator) { self.instantiator = instantiator }

  /// The chrome of a controller. Errors in its own items are reported; those of the controllers around it are reported
  /// where these are read themselves.
  func chrome(of controller: Element, id: String) -> ScreenChrome {
    var chrome = ScreenChrome()
    chrome.windowTint = instantiator.globalTint
    let bars = instantiator.bars
    if let element = child(of: controller, named: "navigationItem") {
      chrome.navigationItem = NavigationItem(instantiator.reader(element))
    }
    var titled = controller
    if let tabs = bars.pushedTabs(of: id) {
      titled = tabs
      chrome.navigationItem =
        child(of: tabs, named: "navigationItem").map { NavigationItem(quietly($0)) } ?? NavigationItem()
    }
    // UIKit decodes a controller's item after its title: that of an item without one is blank.
    if child(of: titled, named: "navigationItem") == nil {
      chrome.navigationItem.title = chrome.navigationItem.title ?? context.peek("title", of: titled)
    }
    for list in controller.children where list.name == "toolbarItems" {
      chrome.toolbar.items += list.children.filter { $0.name == "barButtonItem" }.map {
        BarButtonItem(instantiator.reader($0))
      }
    }
    if let navigation = bars.navigation(of: id) {
      if let bar = child(of: navigation, named: "navigationBar") {
        chrome.navigationBar = NavigationBar(quietly(bar))
        chrome.origins["navigationBar"] = quietly(bar).origin(of: "UINavigationBar")
      }
      if let bar = child(of: navigation, named: "toolbar") {
        chrome.toolbar.look = Toolbar(quietly(bar)).look
        chrome.origins["toolbar"] = quietly(bar).origin(of: "UIToolbar")
      }
    }
    if let previous = bars.previous(of: id) { addBackItem(of: previous, to: &chrome) }
    chrome.followsLargeTitle = bars.followsLargeTitle(id)
    if let tabs = bars.tabs(of: id) {
      chrome.tabBar = tabBar(tabs, shows: bars.tab(of: id))
      chrome.origins["tabBar"] = origin(ofTabBarOf: tabs)
    }
    return chrome
  }

  private func child(of element: Element, named name: String) -> Element? {
    element.children.first { $0.name == name }
  }

  private func quietly(_ element: Element) -> ElementReader {
    ElementReader(element: element, context: context.silenced(), resources: instantiator.resources)
  }

  /// Adds the back button that leads to the controller which shows or pushes another: its item, its title, or "Back"; and that
  /// controller's class, if it is not its item.
  private func addBackItem(of previous: Element, to chrome: inout ScreenChrome) {
    let element = child(of: previous, named: "navigationItem")
    // One part, whether its words are a title's or an item's of its own.
    var origin = quietly(element ?? previous).origin(of: "back button")
    let shown = element.map { NavigationItem(quietly($0)) }
    if var item = shown?.backItem {
      if item.origin.line > 0 { origin.line = item.origin.line }
      item.origin = PartOrigin()
      (chrome.backItem, chrome.origins["backItem"]) = (item, origin)
      return
    }
    chrome.origins["backItem"] = origin
    let title = (shown == nil ? context.peek("title", of: previous) : shown?.title) ?? ""
    var item = BarButtonItem()
    item.title = title.isEmpty ? "Back" : title
    (chrome.backItem, chrome.backController) = (item, previous.peek("customClass"))
  }

  private func tabBar(_ controller: Element, shows child: String?) -> TabBar {
    let shared = sharedBar(of: controller)
    var bar = shared.bar
    bar.selectedIndex = child.flatMap { shared.places[$0] }
    return bar
  }

  /// The object that the tab bar of a tab bar controller is read from.
  func origin(ofTabBarOf controller: Element) -> PartOrigin? {
    child(of: controller, named: "tabBar").map { quietly($0).origin(of: "UITabBar") }
  }

  /// The bar of a tab bar controller, which is read once.
  func sharedBar(of controller: Element) -> SharedTabBars.Bar {
    instantiator.tabBars.bar(of: controller, read: tabBar)
  }

  /// The item of a controller, or one with its title; nil if it has neither.
  func tabItem(of controller: Element) -> TabBarItem? {
    if let own = child(of: controller, named: "tabBarItem") { return TabBarItem(quietly(own)) }
    guard let title = context.peek("title", of: controller) else { return nil }
    var item = TabBarItem()
    item.title = title
    return item
  }

  /// The most tabs of a controller: each of its screens has all of them.
  private static let mostTabs = 32

  /// The bar of a tab bar controller without a selected tab, and the indices of its tabs by the IDs of the controllers.
  private func tabBar(_ controller: Element) -> SharedTabBars.Bar {
    var bar = self.child(of: controller, named: "tabBar").map { TabBar(quietly($0)) } ?? TabBar()
    var children = instantiator.bars.tabChildren(of: controller)
    if children.count > Self.mostTabs {
      context.add(.tooManyTabs(children.count, limit: Self.mostTabs, at: context.location(of: controller)))
      children.removeLast(children.count - Self.mostTabs)
    }
    bar.items = children.map { tabItem(of: $0) ?? TabBarItem() }
    bar.selectedIndex = nil
    let places = children.enumerated().compactMap { place, child in child.peek("id").map { ($0, place) } }
    return .init(bar: bar, places: Dictionary(places, uniquingKeysWith: { first, _ in first }))
  }
}

/// The tab bars of a reading: all controllers of one tab bar controller have the same items, which are read once.
final class SharedTabBars {
  struct Bar {
    let bar: TabBar
    /// The indices of the tabs, by the IDs of their controllers.
    let places: [String: Int]
  }

  private var bars: [Int: Bar] = [:]

  func bar(of controller: Element, read: (Element) -> Bar) -> Bar {
    if let known = bars[controller.number] { return known }
    let bar = read(controller)
    bars[controller.number] = bar
    return bar
  }
}
