import Diagnostics

/// The contents of the bars that the containers of a controller show: a navigation bar, a toolbar, a tab bar.
///
/// `ScreenBars` specifies which of them are visible.
public struct ScreenChrome: Hashable, Sendable {
  /// The controller's navigation item.
  @Boxed public var navigationItem = NavigationItem()
  /// The back button to the previous controller; nil if there is none.
  @Boxed public var backItem: BarButtonItem? = nil
  /// The class of the previous controller, if the back button has its title; nil for one of its own.
  package var backController: String?
  /// Whether the previous controller shows a large title if the bar prefers it; true if there is none.
  public var followsLargeTitle = true
  /// The navigation bar itself: its colors, and whether it prefers large titles. Its items are not used.
  @Boxed public var navigationBar = NavigationBar()
  /// The toolbar with the controller's items.
  @Boxed public var toolbar = Toolbar()
  /// The tab bar with a tab for each sibling controller, this one's selected.
  @Boxed public var tabBar = TabBar()
  /// The tint of the window, which the bars inherit: the storyboard's global tint; nil for the accent color. That of the
  /// screen's own view is not theirs.
  ///
  /// Source: `UIView.tintColor`, `UIWindow.tintColor`.
  package var windowTint: Color?
  /// The objects that the bars were read from, by their names here.
  package var origins: [String: PartOrigin] = [:]
  /// Where other documents have the texts of items that are theirs, by text.
  package var textSources: [String: SourceLocation] = [:]

  /// Creates default bars without contents.
  public init() {}

  /// Whether the title is large, below the buttons, while scrolled to the top.
  public var showsLargeTitle: Bool {
    navigationBar.prefersLargeTitles && navigationItem.title?.isEmpty == false
      && NavigationItem.showsLargeTitle(navigationItem.largeTitleDisplayMode, follows: followsLargeTitle)
  }
}
