import Views

extension NavigationBar {
  /// Reads a `<navigationBar>`, a view or a navigation controller's.
  init(_ reader: ElementReader) {
    self.init()
    look = BarLook(reader)
    prefersLargeTitles = reader.bool("largeTitles", default: false)
    items = reader.barItems(named: "navigationItem").map { NavigationItem($0) }
  }

  static func content(_ reader: ElementReader) -> ViewContent { .navigationBar(NavigationBar(reader)) }

  static func content(_ reader: ArchiveReader) -> ViewContent {
    var bar = NavigationBar()
    bar.look = BarLook(reader)
    bar.items = reader.objects("IBUIItems").map { NavigationItem($0) }
    return .navigationBar(bar)
  }
}

extension Toolbar {
  /// Reads a `<toolbar>`, a view or a navigation controller's.
  init(_ reader: ElementReader) {
    self.init()
    look = BarLook(reader)
    items = reader.barItems(named: "barButtonItem").map { BarButtonItem($0) }
  }

  static func content(_ reader: ElementReader) -> ViewContent { .toolbar(Toolbar(reader)) }

  static func content(_ reader: ArchiveReader) -> ViewContent {
    var bar = Toolbar()
    bar.look = BarLook(reader)
    bar.items = reader.objects("IBUIItems").map { BarButtonItem($0) }
    return .toolbar(bar)
  }
}

extension TabBar {
  /// Reads a `<tabBar>`, a view or a tab bar controller's.
  init(_ reader: ElementReader) {
    self.init()
    look = BarLook(reader)
    selectedTintColor = reader.color(key: "selectedImageTintColor")
    unselectedTintColor = reader.color(key: "unselectedItemTintColor")
    let elements = reader.barItems(named: "tabBarItem")
    items = elements.map { TabBarItem($0) }
    let selected = reader.string("selectedItem")
    selectedIndex = elements.firstIndex { selected != nil && $0.element.peek("id") == selected }
  }

  static func content(_ reader: ElementReader) -> ViewContent { .tabBar(TabBar(reader)) }

  static func content(_ reader: ArchiveReader) -> ViewContent {
    var bar = TabBar()
    bar.look = BarLook(reader)
    let objects = reader.objects("IBUIItems")
    bar.items = objects.map { TabBarItem($0) }
    let selected = reader.value("IBUISelectedItem")
    bar.selectedIndex = objects.firstIndex { $0.element.number == selected?.number }
    return .tabBar(bar)
  }
}

extension BarLook {
  /// Reads the colors of a bar's element.
  ///
  /// Of the appearance objects the standard one applies, else that of the scroll edge; they differ in ways that a still
  /// picture cannot show.
  init(_ reader: ElementReader) {
    self.init()
    barTintColor = reader.color(key: "barTintColor")
    tintColor = reader.color(key: "tintColor")
    isBlack = reader.word(
      "barStyle",
      [("default", false), ("black", true), ("blackOpaque", true), ("blackTranslucent", true)], default: false
    )
    isTranslucent = reader.bool("translucent", default: true)
    (titleFont, titleColor) = reader.textAttributes(key: "titleTextAttributes")
    (largeTitleFont, largeTitleColor) = reader.textAttributes(key: "largeTitleTextAttributes")
    for key in ["standardAppearance", "scrollEdgeAppearance"] {
      guard let appearance = reader.child(key: key) else { continue }
      let own = appearance.color(key: "backgroundColor")
      backgroundColor = backgroundColor ?? own
      appearance.takeTree()
    }
  }

  /// Reads the colors of an archive's bar; styles: 0 default, 1 black, 2 black and translucent.
  init(_ reader: ArchiveReader) {
    self.init()
    barTintColor = reader.color("IBUIBarTintColor")
    isBlack = [1, 2].contains(reader.int("IBUIBarStyle", default: 0))
    isTranslucent = reader.bool("IBUITranslucent", default: true)
  }
}

extension ElementReader {
  /// The items in a bar with a given element name; the list itself is left to the readers of views.
  fileprivate func barItems(named name: String) -> [ElementReader] {
    element.children.filter { $0.name == "items" }.flatMap(\.children).filter { $0.name == name }.map(reader)
  }

  /// Font and color of a `<textAttributes>` child.
  fileprivate func textAttributes(key: String) -> (FontDescription?, Color?) {
    guard let attributes = child(key: key, named: "textAttributes") else { return (nil, nil) }
    defer { attributes.takeTree() }
    return (attributes.font(key: "fontDescription"), attributes.color(key: "textColor"))
  }
}

extension ArchiveReader {
  /// The objects of a list.
  func objects(_ key: String) -> [ArchiveReader] { items(key).map(archive.reader) }
}
