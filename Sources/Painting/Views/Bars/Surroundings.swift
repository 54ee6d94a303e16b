import Geometry
import Views

/// The bars around a screen and their positions, those of its container controllers and of the device; in window
/// points.
public struct Surroundings {
  /// What the bars show.
  public var chrome = ScreenChrome()
  /// The views inside the bars.
  public var views: [BarView] = []
  /// The navigation bar including the status bar above it; nil shows none.
  public var navigationBar: Rect?
  /// The toolbar including the area below it; nil shows none.
  public var toolbar: Rect?
  /// The tab bar including the area below it; nil shows none.
  public var tabBar: Rect?
  /// The status bar: the time and the battery; nil shows none.
  public var statusBar: Rect?
  /// The strip that contains the home indicator; nil shows none.
  public var homeIndicator: Rect?
  /// How much of its large title the navigation bar shows, 0 … 1, during a transition between two layouts; nil derives
  /// it from the height.
  public var largeTitleShare: Double?
  /// Whether the bar has no visible edge while nothing is scrolled under it, as from iOS 15 on.
  public var hidesIdleGround = true
  /// Whether the screen is a controller's in a window, which is black where nothing covers it.
  public var isInWindow = false
  /// Whether tabs show their titles beside their images.
  public var hasInlineTabs = false
  /// How far notch and rounded corners extend into the bars from either side, in points; bar items avoid that area.
  public var sideInset = 0.0
  /// Whether bars have their compact height.
  public var hasCompactBars = false
  /// The era whose metrics apply.
  public let era: Era

  /// No bars.
  package init(era: Era = .iOS16) { self.era = era }

  /// Whether the navigation bar has a large title and is tall enough for it.
  public var showsLargeTitle: Bool {
    chrome.showsLargeTitle
      && (navigationBar?.height ?? 0) >= era.drawnBarRowHeight + era.largeTitleHeight - 4
  }
}
