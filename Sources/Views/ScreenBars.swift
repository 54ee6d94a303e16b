/// The bars around a screen, from its container controllers and the metrics simulated in the document.
public struct ScreenBars: Hashable, Sendable {
  /// Whether the status bar is visible.
  public var hasStatusBar = true
  /// Whether there is a navigation bar at the top.
  public var hasNavigationBar = false
  /// Whether a running app is assumed to show a navigation bar that is not in the document: the controller has a
  /// navigation item with contents, and nothing in the document contains or presents it.
  public var assumesNavigationBar = false
  /// Whether a navigation controller in another storyboard of the project is known to show the controller, so that the
  /// bar of `assumesNavigationBar` is certain.
  public var isInOtherNavigation = false
  /// Whether the navigation bar has a large title below its buttons.
  public var hasLargeTitle = false
  /// Whether there is a tab bar at the bottom.
  public var hasTabBar = false
  /// Whether there is a toolbar at the bottom.
  public var hasToolbar = false

  /// Creates bars with only a status bar.
  public init() {}
}
