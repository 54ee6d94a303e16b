/// What the controllers around a screen's own show on it: a navigation bar, a toolbar, a tab bar.
///
/// Which of them the screen stands under is `ScreenBars`; here is what is in them.
public struct ScreenChrome: Hashable, Sendable {
  /// What the controller shows in the navigation bar.
  @Boxed public var navigationItem = NavigationItem()
  /// What leads back to the controller before it; nil where there is none.
  @Boxed public var backItem: BarButtonItem? = nil
  /// Whether the controller before it shows a large title where the bar prefers it; true where there is none.
  public var followsLargeTitle = true
  /// The navigation bar itself: its colors, and whether it prefers large titles. Its items are not used.
  @Boxed public var navigationBar = NavigationBar()
  /// The toolbar with the controller's items.
  @Boxed public var toolbar = Toolbar()
  /// The tab bar with a tab for each controller beside this one, its own chosen.
  @Boxed public var tabBar = TabBar()

  /// Bars of the system's look without content.
  public init() {}

  /// Whether the title stands large below the buttons, at the top of what scrolls.
  public var showsLargeTitle: Bool {
    navigationBar.prefersLargeTitles && navigationItem.title?.isEmpty == false
      && NavigationItem.showsLargeTitle(navigationItem.largeTitleDisplayMode, follows: followsLargeTitle)
  }
}
