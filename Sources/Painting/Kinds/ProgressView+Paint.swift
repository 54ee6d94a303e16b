import Geometry
import Raster
import Views

extension PaintContext {
  /// A progress view: a capsule as high as the frame, filled with the tint up to the progress.
  ///
  /// A bar has no track of its own and square ends; that its ends are square is not verified.
  func paint(_ progress: ProgressView) {
    let radius = progress.isBarStyle ? 0 : rect.height / 2
    if !progress.isBarStyle || progress.trackTintColor != nil {
      fillRounded(rect, radius: radius, progress.trackTintColor.map { color($0) } ?? color("systemFill"))
    }
    guard progress.progress > 0 else { return }
    // A capsule is never narrower than it is high.
    let width = min(rect.width, max(grid.round(rect.width * min(progress.progress, 1)), radius * 2))
    let done = Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    fillRounded(done, radius: radius, progress.progressTintColor.map { color($0) } ?? tint)
  }
}
