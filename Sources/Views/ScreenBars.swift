/// The bars that a screen stands under, by the controllers around it and the metrics simulated in the document.
public struct ScreenBars: Hashable, Sendable {
  /// Whether the status bar shows.
  public var hasStatusBar = true
  /// Whether a navigation bar stands at the top.
  public var hasNavigationBar = false
  /// Whether a running app is taken to show a navigation bar that the document knows nothing of: the controller has a
  /// navigation item with something to show, and nothing in the document contains or presents it.
  public var assumesNavigationBar = false
  /// Whether a navigation controller of another storyboard of the project is known to show the controller, so that the
  /// bar that `assumesNavigationBar` refers to is certain.
  public var isInOtherNavigation = false
  /// Whether the navigation bar has a large title below its buttons.
  public var hasLargeTitle = false
  /// Whether a tab bar stands at the bottom.
  public var hasTabBar = false
  /// Whether a toolbar stands at the bottom.
  public var hasToolbar = false

  /// A status bar and nothing else.
  public init() {}
}
