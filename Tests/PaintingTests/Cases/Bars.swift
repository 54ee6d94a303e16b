import Geometry
import Views

extension PaintingCase {
  static let bars =
    [Appearance.light, .dark].flatMap { look in
      [
        PaintingCase("navigation-bar/items-\(look)", scale: 1, appearance: look) { navigationBars() },
        PaintingCase("toolbar/items-\(look)", scale: 1, appearance: look) { toolbars() },
        PaintingCase("tab-bar/tabs-\(look)", scale: 1, appearance: look) { tabBars() },
      ]
    } + [
      PaintingCase("navigation-bar/items-rtl", scale: 1, isRightToLeft: true) { navigationBars() },
      PaintingCase("toolbar/items-rtl", scale: 1, isRightToLeft: true) { toolbars() },
      PaintingCase("tab-bar/tabs-rtl", scale: 1, isRightToLeft: true) { tabBars() },
      PaintingCase("toolbar/narrow-2x") {
        toolbar([item(.add), item("Two"), item(.flexibleSpace), item(.done)]).with {
          $0.frame.size.width = 200
        }
      },
    ]
    + [Appearance.light, .dark, .highContrastLight, .highContrastDark].flatMap { look in
      [
        PaintingCase("navigation-bar/glass-\(look)", scale: 1, appearance: look, era: .iOS26) {
          navigationBars()
        },
        PaintingCase("toolbar/glass-\(look)", scale: 1, appearance: look, era: .iOS26) { toolbars() },
        PaintingCase("tab-bar/glass-\(look)", scale: 1, appearance: look, era: .iOS26) { tabBars() },
      ]
    } + [
      PaintingCase("navigation-bar/glass-rtl", scale: 1, isRightToLeft: true, era: .iOS26) {
        navigationBars()
      },
      PaintingCase("toolbar/glass-rtl", scale: 1, isRightToLeft: true, era: .iOS26) { toolbars() },
      PaintingCase("tab-bar/glass-over-stripes", scale: 1, era: .iOS26) { tabBarOverStripes() },
    ]

  /// A tab bar with a search tab over stripes, which show the blur, the tone and the rim.
  private static func tabBarOverStripes() -> View {
    let colors: [Color] = [
      .hex(0x000000), .hex(0xFFFFFF), .hex(0xFF3B30), .hex(0x34C759), .hex(0x007AFF), .hex(0xFFCC00),
    ]
    let root = Make.view(320, 90)
    for (index, color) in colors.enumerated() {
      let stripe = Make.view(40, 90)
      stripe.frame.origin.x = 20 + 48 * Double(index)
      stripe.backgroundColor = color
      root.addSubview(stripe)
    }
    root.addSubview(
      tabBar([tab("Home", "house.fill"), tab(.favorites), tab(.search)], 0, height: 83).with {
        $0.frame.origin.y = 7
      })
    return root
  }

  private static func item(_ title: String) -> BarButtonItem {
    var item = BarButtonItem()
    item.title = title
    return item
  }

  private static func item(
    _ system: BarButtonItem.SystemItem, _ change: (inout BarButtonItem) -> Void = { _ in }
  ) -> BarButtonItem {
    var item = BarButtonItem()
    item.systemItem = system
    change(&item)
    return item
  }

  private static func navigationBar(
    _ title: String?, height: Double = 44, _ change: (inout NavigationBar) -> Void = { _ in }
  ) -> View {
    var bar = NavigationBar()
    var item = NavigationItem()
    item.title = title
    bar.items = [item]
    change(&bar)
    return Make.view(320, height, className: "UINavigationBar", content: .navigationBar(bar))
  }

  private static func navigationBars() -> View {
    Make.column(
      [
        navigationBar("Title") {
          $0.items[0].leftItems = [item(.cancel)]
          $0.items[0].rightItems = [item(.done)]
        },
        navigationBar("Second") {
          $0.items.insert(NavigationItem(), at: 0)
          $0.items[0].title = "First"
          $0.items[1].rightItems = [item(.add), item(.search), item(.action) { $0.isEnabled = false }]
        },
        navigationBar("A title that is much too long for the bar") {
          $0.items[0].leftItems = [item("Left")]
          $0.items[0].rightItems = [item("Longer at right")]
        },
        navigationBar("Large", height: 96) {
          $0.prefersLargeTitles = true
          $0.items[0].rightItems = [item(.add)]
        },
        navigationBar("Prompted", height: 74) { $0.items[0].prompt = "What to do next" },
        navigationBar("Black") {
          $0.look.isBlack = true
          $0.items[0].rightItems = [item(.edit) { $0.tintColor = .hex(0xFFD60A) }]
        },
        navigationBar("Coloured") {
          $0.look.barTintColor = .hex(0x039BE5)
          $0.look.titleColor = .white
          $0.look.titleFont = FontDescription(systemSize: 20, weight: .heavy)
        }, navigationBar(nil),
      ], width: 340)
  }

  private static func toolbar(
    _ items: [BarButtonItem], height: Double = 44, _ change: (inout Toolbar) -> Void = { _ in }
  ) -> View {
    var bar = Toolbar()
    bar.items = items
    change(&bar)
    return Make.view(320, height, className: "UIToolbar", content: .toolbar(bar))
  }

  private static func toolbars() -> View {
    var image = BarButtonItem()
    image.image = ImageReference(name: "Map", size: Size(width: 26, height: 20))
    return Make.column(
      [
        toolbar([item("One"), item("Two"), image]),
        toolbar([item(.compose), item(.flexibleSpace), item("Middle"), item(.flexibleSpace), item(.trash)]),
        toolbar([
          item(.fixedSpace) { $0.width = 40 }, item(.play), item(.flexibleSpace),
          item(.done) { $0.isEnabled = false },
        ]),
        toolbar(
          [
            item(.reply), item(.organize), item(.bookmarks), item(.refresh), item(.stop), item(.camera),
            item(.rewind), item(.fastForward),
          ], height: 78
        ) { $0.look.barTintColor = .hex(0xFFF6D8) },
        toolbar([item("Green"), item(.flexibleSpace), item("Red") { $0.tintColor = .hex(0xFF3B30) }]) { _ in }
          .with { $0.tintColor = .hex(0x34C759) },
      ], width: 340)
  }

  private static func item(_ title: String, _ change: (inout BarButtonItem) -> Void) -> BarButtonItem {
    var item = item(title)
    change(&item)
    return item
  }

  private static func tab(_ system: TabBarItem.SystemItem, badge: String? = nil) -> TabBarItem {
    var tab = TabBarItem()
    tab.systemItem = system
    tab.badge = badge
    return tab
  }

  private static func tab(_ title: String, _ symbol: String?) -> TabBarItem {
    var tab = TabBarItem()
    tab.title = title
    tab.image = symbol.map { ImageReference(name: $0, isSystem: true) }
    return tab
  }

  private static func tabBar(
    _ items: [TabBarItem], _ selected: Int?, height: Double = 49, _ change: (inout TabBar) -> Void = { _ in }
  ) -> View {
    var bar = TabBar()
    bar.items = items
    bar.selectedIndex = selected
    change(&bar)
    return Make.view(320, height, className: "UITabBar", content: .tabBar(bar))
  }

  private static func tabBars() -> View {
    Make.column(
      [
        tabBar(
          [tab("Home", "house.fill"), tab("Messages", "envelope"), tab("Profile", "person")], 0, height: 83),
        tabBar([tab(.recents), tab(.favorites, badge: "3"), tab(.contacts, badge: "New"), tab(.more)], 2),
        tabBar([tab("Words only", nil), tab("A title that is too long for its tab", "star")], nil),
        tabBar([tab("Own", "heart"), tab("Colours", "star")], 1) {
          $0.selectedTintColor = .hex(0xFF9500)
          $0.unselectedTintColor = .hex(0x34C759)
          $0.look.isBlack = true
        }, tabBar([], nil),
      ], width: 340)
  }
}
