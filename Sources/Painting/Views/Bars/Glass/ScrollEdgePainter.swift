import Geometry
import Views

/// What scrolls under a bar at the bottom on iOS 26: it fades to black or nearly white towards the edge of the screen.
///
/// `UIScrollEdgeEffect` also blurs it, which is not drawn.
struct ScrollEdgePainter: Painter {
  let context: PaintContext

  /// How much of the final color covers the content, from 33 points above the bar to the edge: 4 pictures in light and in the
  /// dark, where rows and texts have these shares of their colors left.
  private static let shares = [0, 0.055, 0.14, 0.265, 0.45, 0.635, 0.79, 0.9, 0.96, 0.99, 1]

  /// Draws the fade above a bar. `bar`: the bar with the area below it. `areas`: where something scrolls, in window points.
  func paint(under bar: Rect, over areas: [Rect]) {
    let band = Rect(minX: bar.minX, minY: bar.minY - 33, maxX: bar.maxX, maxY: bar.maxY)
    let ink = appearance.isDark ? RGBA(white: 0, alpha: 0.6) : RGBA(hex: 0xFCFCFC, alpha: 0.84)
    for area in areas {
      let part = area.intersection(band)
      // Only what reaches from above the bar to the edge scrolls under it.
      guard part.minY <= band.minY, part.maxY >= band.maxY - 1 else { continue }
      brush.fade(brush.onGrid(part), ink, shares: Self.shares)
    }
  }
}

extension View {
  /// The rectangles of the outermost visible views that scroll, in window points. `frames`: the frames of the tree.
  func scrollingAreas(_ frames: Frames) -> [Rect] {
    guard !isHidden, alpha > 0 else { return [] }
    if content.isScrolling { return isScrollEnabled ? [frames[id]] : [] }
    return subviews.flatMap { $0.scrollingAreas(frames) }
  }
}
