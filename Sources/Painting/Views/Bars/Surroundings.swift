import Geometry
import Views

/// What stands around a screen and where: bars of the controllers around it, and of the device; window points.
public struct Surroundings {
  /// What the bars show.
  public var chrome = ScreenChrome()
  /// The views that stand in the bars.
  public var views: [BarView] = []
  /// The navigation bar with the status bar above it; nil shows none.
  public var navigationBar: Rect?
  /// The toolbar with what is below it; nil shows none.
  public var toolbar: Rect?
  /// The tab bar with what is below it; nil shows none.
  public var tabBar: Rect?
  /// The status bar: the time and the battery; nil shows none.
  public var statusBar: Rect?
  /// The strip that the home indicator stands in; nil shows none.
  public var homeIndicator: Rect?
  /// How much of its large title the navigation bar shows, 0 … 1, while it grows or shrinks between two layouts; nil goes
  /// by its height.
  public var largeTitleShare: Double?
  /// Whether an empty place under the bar shows no edge, as from iOS 15 on.
  public var hidesIdleGround = true
  /// Whether the screen is a controller's in a window, which is black where nothing covers it.
  public var isInWindow = false
  /// Whether tabs have their titles beside their images.
  public var hasInlineTabs = false
  /// How far notch and rounded corners reach into the bars from either side, points; their items stand beside that.
  public var sideInset = 0.0
  /// Whether bars are those of a compact height.
  public var hasCompactBars = false
  /// The era whose figures apply.
  public let era: Era

  /// Nothing around.
  ///
  /// - Parameter era: The era whose figures apply to the bars.
  public init(era: Era = .iOS16) { self.era = era }

  /// Whether the navigation bar is high enough for its large title and has one.
  public var showsLargeTitle: Bool {
    chrome.showsLargeTitle
      && (navigationBar?.height ?? 0) >= era.drawnBarRowHeight + era.largeTitleHeight - 4
  }
}
