/// The properties that `UISearchBar` adds to a view.
public struct SearchBar: Hashable, Sendable {
  /// The search text.
  public var text = ""
  /// The placeholder of the empty field.
  public var placeholder = ""
  /// The prompt above the field.
  public var prompt: String?
  /// Whether only the field is drawn, without the bar behind it (`UISearchBar.Style.minimal`).
  public var isMinimal = false
  /// Whether it has a cancel button.
  public var showsCancelButton = false
  /// Whether it has a bookmark button.
  public var showsBookmarkButton = false
  /// Whether it has a search results button.
  public var showsSearchResultsButton = false
  /// Whether the scopes are shown below the field.
  public var showsScopeBar = false
  /// The titles of the scopes.
  public var scopeTitles: [String] = []
  /// The index of the selected scope, from 0.
  public var selectedScope = 0
  /// The colors of the bar.
  public var look = BarLook()

  /// Creates a search bar with UIKit's defaults.
  public init() {}
}
