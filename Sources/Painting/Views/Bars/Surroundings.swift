import Geometry
import Views

/// The bars around a screen and their positions, those of its container controllers and of the device; in window
/// points.
package struct Surroundings: Sendable {
  /// What the bars show.
  package var chrome = ScreenChrome()
  /// The views inside the bars.
  package var views: [BarView] = []
  /// The navigation bar including the status bar above it; nil shows none.
  package var navigationBar: Rect?
  /// The toolbar including the area below it; nil shows none.
  package var toolbar: Rect?
  /// The tab bar including the area below it; nil shows none.
  package var tabBar: Rect?
  /// Whether more tabs than an iPhone has room for are behind one for all of them.
  package var gathersTabs = false
  /// What is behind a presented screen, and its outline; nil for a screen that is not presented.
  package var card: CardSurroundings?
  /// The status bar: the time and the battery; nil shows none.
  package var statusBar: Rect?
  /// Whether the status bar is an iPad's, with time and date at the left.
  package var isPadStatusBar = false
  /// The Dynamic Island; nil shows none.
  package var island: Rect?
  /// The strip that contains the home indicator; nil shows none.
  package var homeIndicator: Rect?
  /// How much of its large title the navigation bar shows, 0 … 1, during a transition between two layouts; nil derives
  /// it from the height.
  package var largeTitleShare: Double?
  /// Whether the bar has no visible edge while nothing is scrolled under it, as from iOS 15 on.
  package var hidesIdleGround = true
  /// Whether the screen is a controller's in a window, which is black where nothing covers it.
  package var isInWindow = false
  /// Whether tabs show their titles beside their images.
  package var hasInlineTabs = false
  /// How far notch and rounded corners extend into the bars from either side, in points; bar items avoid that area.
  package var sideInset = 0.0
  /// Whether bars have their compact height.
  package var hasCompactBars = false
  /// The era whose metrics apply.
  package let era: Era

  /// No bars.
  package init(era: Era = .iOS16) { self.era = era }

  /// Whether the navigation bar has a large title and is tall enough for it.
  package var showsLargeTitle: Bool {
    chrome.showsLargeTitle
      && (navigationBar?.height ?? 0) >= era.drawnBarRowHeight + era.largeTitleHeight - 4
  }
}
