import Geometry
import Views

/// What surrounds a screen at a moment of a running app, in place of what its document says: the bars of the
/// controllers that contain it, by then.
package struct ScreenContainment: Hashable, Sendable {
  package var bars: ScreenBars
  /// What they show.
  package var chrome: ScreenChrome
  /// Whether the screen is a sheet, which begins below the status bar.
  package var isSheet = false
  /// Whether the screen is the primary column of a split view controller, which has a compact width.
  package var isNarrowColumn = false
  /// How far scroll views are scrolled.
  package var contentOffsets: [ContentOffset] = []

  /// How far a scroll view is scrolled.
  package struct ContentOffset: Hashable, Sendable {
    package var view: ViewID
    /// The point of its content at its top left corner.
    package var offset: Point

    /// The offset is the point of a scroll view's content at its top left corner, in points, as UIKit's
    /// `contentOffset`.
    package init(view: ViewID, offset: Point) { (self.view, self.offset) = (view, offset) }
  }

  /// Creates what stands around a screen that is no sheet, with scroll views as the document has them.
  package init(bars: ScreenBars, chrome: ScreenChrome) { (self.bars, self.chrome) = (bars, chrome) }
}
