extension ContentListing {
  /// Bars and their items.
  static func barLines(of content: ViewContent) -> [String] {
    switch content {
    case .searchBar(let bar): lines(of: bar)
    case .navigationBar(let bar):
      ["navigation bar\(bar.prefersLargeTitles ? ", large titles" : "")"] + lines(of: bar.look)
        + bar.items.flatMap { lines(of: $0) }
    case .toolbar(let bar): ["toolbar"] + lines(of: bar.look) + bar.items.map { "item \(text(of: $0))" }
    case .tabBar(let bar):
      [
        "tab bar, selected \(bar.selectedIndex.map(String.init) ?? "none"),"
          + " tints \(color(bar.selectedTintColor)) \(color(bar.unselectedTintColor))"
      ] + lines(of: bar.look) + bar.items.map { "tab \(text(of: $0))" }
    default: []
    }
  }

  private static func lines(of bar: SearchBar) -> [String] {
    let flags = [
      (bar.isMinimal, "minimal"), (bar.showsCancelButton, "cancel"), (bar.showsBookmarkButton, "bookmarks"),
      (bar.showsSearchResultsButton, "results"), (bar.showsScopeBar, "scopes"),
    ].filter(\.0).map(\.1)
    var lines = [
      "search \(quoted(bar.text)), placeholder \(quoted(bar.placeholder)), prompt \(bar.prompt.map(quoted) ?? "–")"
        + (flags.isEmpty ? "" : ", " + flags.joined(separator: ", "))
    ]
    if !bar.scopeTitles.isEmpty {
      lines.append(
        "scopes \(bar.scopeTitles.map(quoted).joined(separator: " ")), selected \(bar.selectedScope)")
    }
    return lines + self.lines(of: bar.look)
  }

  /// Properties that differ from the system's default look.
  private static func lines(of look: BarLook) -> [String] {
    guard look != BarLook() else { return [] }
    return [
      "bar tint \(color(look.barTintColor)), background \(color(look.backgroundColor))"
        + (look.isBlack ? ", black" : "") + (look.isTranslucent ? "" : ", opaque"),
      "titles \(look.titleFont.map(font) ?? "–") \(color(look.titleColor)),"
        + " large \(look.largeTitleFont.map(font) ?? "–") \(color(look.largeTitleColor))",
    ]
  }

  private static func lines(of item: NavigationItem) -> [String] {
    [
      "navigation item \(item.title.map(quoted) ?? "–"), prompt \(item.prompt.map(quoted) ?? "–")"
        + (item.titleView.map { ", title view \($0)" } ?? "")
        + (item.largeTitleDisplayMode.map { ", large title \($0.rawValue)" } ?? "")
        + (item.hidesBackButton ? ", hides back" : "")
        + (item.leftItemsSupplementBackButton ? ", left beside back" : "")
    ]
      + item.leftItems.map { "  left \(text(of: $0))" } + item.rightItems.map { "  right \(text(of: $0))" }
      + (item.backItem.map { ["  back \(text(of: $0))"] } ?? [])
  }

  private static func text(of item: BarButtonItem) -> String {
    let what =
      item.systemItem?.rawValue ?? item.title.map(quoted) ?? item.customView.map { "view \($0)" }
      ?? image(item.image)
    return what + (item.isDone ? ", done" : "") + (item.isEnabled ? "" : ", disabled")
      + (item.tintColor.map { ", tint \(color($0))" } ?? "")
      + (item.width > 0 ? ", width \(number(item.width))" : "")
  }

  private static func text(of item: TabBarItem) -> String {
    "\(item.title.map(quoted) ?? "–") \(item.systemItem?.rawValue ?? "–"), image \(image(item.image)),"
      + " selected \(image(item.selectedImage))\(item.badge.map { ", badge \(quoted($0))" } ?? "")"
      + (item.isEnabled ? "" : ", disabled")
  }
}
