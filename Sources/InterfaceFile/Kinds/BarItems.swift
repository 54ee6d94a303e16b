import Views

extension NavigationItem {
  /// Reads a `<navigationItem>`, a controller's or a bar's.
  init(_ reader: ElementReader) {
    self.init()
    origin = reader.origin(of: "UINavigationItem")
    title = reader.text("title")
    prompt = reader.text("prompt")
    largeTitleDisplayMode = reader.optionalWord("largeTitleDisplayMode")
    hidesBackButton = reader.bool("hidesBackButton", default: false)
    leftItemsSupplementBackButton = reader.bool("leftItemsSupplementBackButton", default: false)
    leftItems = reader.barButtons(key: "leftBarButtonItem", list: "leftBarButtonItems")
    rightItems = reader.barButtons(key: "rightBarButtonItem", list: "rightBarButtonItems")
    backItem = reader.barButtons(key: "backBarButtonItem", list: nil).first
    if let title = reader.string("backButtonTitle") {
      var item = BarButtonItem()
      item.title = title
      backItem = item
    }
    titleView = reader.element.children.first { $0.peek("key") == "titleView" }?.peek("id")
  }

  /// Reads an `IBUINavigationItem`.
  init(_ reader: ArchiveReader) {
    self.init()
    origin = reader.origin(of: "UINavigationItem")
    title = reader.string("IBUITitle")
    prompt = reader.string("IBUIPrompt")
    hidesBackButton = reader.bool("IBUIHidesBackButton", default: false)
    func buttons(_ key: String) -> [BarButtonItem] {
      let list = reader.objects(key + "s")
      return (list.isEmpty ? reader.object(key).map { [$0] } ?? [] : list).map { BarButtonItem($0) }
    }
    leftItems = buttons("IBUILeftBarButtonItem")
    rightItems = buttons("IBUIRightBarButtonItem")
    backItem = reader.object("IBUIBackBarButtonItem").map { BarButtonItem($0) }
    titleView = reader.value("IBUITitleView").map(ArchiveRecords.identity)
  }
}

extension ElementReader {
  /// The bar buttons of a side: one under a key, several in a list, whose elements are left to the readers of views.
  fileprivate func barButtons(key: String, list: String?) -> [BarButtonItem] {
    let lone = element.children.filter { $0.name == "barButtonItem" && $0.peek("key") == key }
    let listed = element.children.filter { $0.name == list }.flatMap(\.children)
      .filter { $0.name == "barButtonItem" }
    return (lone + listed).map { BarButtonItem(reader($0)) }
  }
}

extension BarButtonItem {
  /// Reads a `<barButtonItem>`.
  init(_ reader: ElementReader) {
    self.init()
    origin = reader.origin(of: "UIBarButtonItem")
    title = reader.text("title")
    image = reader.image("image")
    systemItem = reader.optionalWord("systemItem")
    isDone = reader.word(
      "style", [("plain", false), ("bordered", false), ("done", true), ("prominent", true)], default: false)
    isEnabled = reader.bool("enabled", default: true)
    tintColor = reader.color(key: "tintColor")
    width = max(0, reader.number("width", default: 0))
    accessibility = reader.accessibility(reader.runtimeAttributes())
    guard let custom = reader.element.children.first(where: { $0.peek("key") == "customView" }) else {
      return
    }
    customView = custom.peek("id")
    let frame = custom.children.first { $0.peek("key") == "frame" }
    width = frame?.peek("width").flatMap(Double.init).map { min(max($0, 0), 10_000) } ?? width
  }

  /// Reads an `IBUIBarButtonItem`; styles: 0 plain, 1 bordered, 2 done.
  init(_ reader: ArchiveReader) {
    self.init()
    origin = reader.origin(of: "UIBarButtonItem")
    title = reader.string("IBUITitle")
    image = reader.image("IBUIImage")
    systemItem = reader.systemItem(among: SystemItem.allCases)
    isDone = reader.int("IBUIStyle", default: 0) == 2
    isEnabled = reader.bool("IBUIEnabled", default: true)
    tintColor = reader.color("IBUITintColor")
    width = max(0, reader.number("IBUIWidth", default: 0))
    guard let custom = reader.object("IBUICustomView") else { return }
    customView = ArchiveRecords.identity(of: custom.element)
    width = custom.numbers("NSFrame", count: 4)?[2] ?? custom.size("NSFrameSize")?.width ?? width
  }
}

extension TabBarItem {
  /// Reads a `<tabBarItem>`, a controller's or a bar's.
  init(_ reader: ElementReader) {
    self.init()
    origin = reader.origin(of: "UITabBarItem")
    title = reader.text("title")
    image = reader.image("image")
    selectedImage = reader.image("selectedImage")
    badge = reader.text("badgeValue")
    isEnabled = reader.bool("enabled", default: true)
    systemItem = reader.optionalWord("systemItem")
    accessibility = reader.accessibility(reader.runtimeAttributes())
  }

  /// Reads an `IBUITabBarItem`.
  init(_ reader: ArchiveReader) {
    self.init()
    origin = reader.origin(of: "UITabBarItem")
    title = reader.string("IBUITitle")
    image = reader.image("IBUIImage")
    selectedImage = reader.image("IBUISelectedImage")
    badge = reader.string("IBUIBadgeValue")
    isEnabled = reader.bool("IBUIEnabled", default: true)
    systemItem = reader.systemItem(among: SystemItem.allCases)
  }
}

extension ArchiveReader {
  /// Where a part of a view comes from, such as an item of a bar.
  fileprivate func origin(of className: String) -> PartOrigin {
    PartOrigin(objectID: element.peek("id") ?? "", className: className, line: location.line)
  }

  /// The system item for an archive's number; an unknown number is a finding.
  fileprivate func systemItem<Item>(among items: [Item]) -> Item? {
    guard let value = value("IBUISystemItemIdentifier") else { return nil }
    let number = int("IBUISystemItemIdentifier", default: 0)
    if items.indices.contains(number) { return items[number] }
    context.add(
      .badValue(
        String(number), of: "IBUISystemItemIdentifier", expected: "a number that is known here", used: "none",
        at: context.location(of: value)))
    return nil
  }
}
