import Views

extension SearchBar {
  /// Reads a `<searchBar>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var bar = SearchBar()
    bar.text = reader.text("text") ?? ""
    bar.placeholder = reader.text("placeholder") ?? ""
    bar.prompt = reader.text("prompt")
    bar.isMinimal = reader.word(
      "searchBarStyle", [("default", false), ("prominent", false), ("minimal", true)], default: false)
    bar.showsCancelButton = reader.bool("showsCancelButton", default: false)
    bar.showsBookmarkButton = reader.bool("showsBookmarkButton", default: false)
    bar.showsSearchResultsButton = reader.bool("showsSearchResultsButton", default: false)
    bar.showsScopeBar = reader.bool("showsScopeBar", default: false)
    bar.selectedScope = reader.int("selectedScopeButtonIndex", default: 0)
    if let titles = reader.child(named: "scopeButtonTitles") {
      bar.scopeTitles = titles.children(named: "string").map { $0.takeText() }
    }
    bar.look = BarLook(reader)
    return .searchBar(bar)
  }

  /// Reads an `IBUISearchBar`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var bar = SearchBar()
    bar.text = reader.string("IBUIText") ?? ""
    bar.placeholder = reader.string("IBUIPlaceholder") ?? ""
    bar.prompt = reader.string("IBUIPrompt")
    bar.isMinimal = reader.int("IBUISearchBarStyle", default: 0) == 2
    bar.showsCancelButton = reader.bool("IBUIShowsCancelButton", default: false)
    bar.showsBookmarkButton = reader.bool("IBUIShowsBookmarkButton", default: false)
    bar.showsSearchResultsButton = reader.bool("IBUIShowsSearchResultsButton", default: false)
    bar.showsScopeBar = reader.bool("IBUIShowsScopeBar", default: false)
    bar.selectedScope = reader.int("IBUISelectedScopeButtonIndex", default: 0)
    bar.scopeTitles = reader.items("IBUIScopeButtonTitles").compactMap { reader.text(of: $0) }
    bar.look = BarLook(reader)
    return .searchBar(bar)
  }
}
