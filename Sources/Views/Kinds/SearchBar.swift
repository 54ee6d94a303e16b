/// What `UISearchBar` adds to a view.
public struct SearchBar: Hashable, Sendable {
  /// The text that is searched for.
  public var text = ""
  /// What stands in an empty field.
  public var placeholder = ""
  /// The line above the field.
  public var prompt: String?
  /// Whether only the field is drawn, not the bar behind it (`UISearchBar.Style.minimal`).
  public var isMinimal = false
  /// Whether a word to cancel stands behind the field.
  public var showsCancelButton = false
  /// Whether the field ends in a book.
  public var showsBookmarkButton = false
  /// Whether the field ends in a list.
  public var showsSearchResultsButton = false
  /// Whether the scopes are shown below the field.
  public var showsScopeBar = false
  /// The titles of the scopes.
  public var scopeTitles: [String] = []
  /// Which scope is chosen, from 0.
  public var selectedScope = 0
  /// How the bar is colored.
  public var look = BarLook()

  /// A search bar as UIKit makes one.
  public init() {}
}
