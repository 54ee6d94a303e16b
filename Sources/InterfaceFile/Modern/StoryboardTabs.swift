import Views

/// The tab bar of a tab bar controller, as its storyboard has it, and the controllers of its tabs.
package struct StoryboardTabs: Sendable {
  /// A tab of the bar.
  package struct Tab: Sendable {
    /// The object ID of its controller, or of a reference to one.
    package let child: String
    /// The scene of another storyboard that it shows; nil if it shows one of its own.
    package let reference: StoryboardReferences.Reference?
    /// The path of the other storyboard that its item is from; nil if it is the tab bar controller's own.
    package var itemStoryboard: String?
    /// The object of that item.
    package var itemOrigin = PartOrigin()
  }

  /// The bar without a selected tab. A reference has the item that Interface Builder shows.
  package var bar: TabBar
  /// The object that the bar was read from.
  package let origin: PartOrigin?
  /// The tint of the window that the storyboard gives; nil for none.
  package let windowTint: Color?
  /// The tabs from left to right.
  package var tabs: [Tab]
}

extension InterfaceDocument {
  /// Returns the tab bar of a tab bar controller with some texts; nil if there is no such controller.
  package func tabs(of controller: String, texts: TextOverlay) -> StoryboardTabs? {
    let reader = chromeReader(texts)
    let bars = reader.instantiator.bars
    guard let element = bars.controller(controller) else { return nil }
    let shared = reader.sharedBar(of: element)
    return StoryboardTabs(
      bar: shared.bar, origin: reader.origin(ofTabBarOf: element),
      windowTint: reader.instantiator.globalTint,
      tabs: bars.tabChildren(of: element).map { child in
        let id = child.peek("id") ?? ""
        return .init(child: id, reference: graph.references[id])
      })
  }

  /// Returns what a tab bar shows for controllers with some texts, by object ID: the item of each, or one with its title. A
  /// navigation controller without an item has that of its root. Without any there is none.
  ///
  /// Source: `UIViewController.tabBarItem`.
  package func tabItems(of controllers: Set<String>, texts: TextOverlay) -> [String: TabBarItem] {
    let reader = chromeReader(texts)
    var items: [String: TabBarItem] = [:]
    for controller in controllers { items[controller] = tabItem(of: controller, reader) }
    return items
  }

  private func tabItem(of controller: String, _ reader: ChromeReader) -> TabBarItem? {
    var passed: Set<String> = []
    var id = controller
    while passed.insert(id).inserted, let element = reader.instantiator.bars.controller(id) {
      if let item = reader.tabItem(of: element) { return item }
      guard element.name == "navigationController", let root = reader.instantiator.bars.firstChild(of: id)
      else { return nil }
      id = root
    }
    return nil
  }

  private func chromeReader(_ texts: TextOverlay) -> ChromeReader {
    ChromeReader(
      instantiator: ModernInstantiator(self, classes: nil, texts: texts, textSize: nil, isCanvas: false))
  }
}
