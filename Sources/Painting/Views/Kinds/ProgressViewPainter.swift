import Geometry
import Views

/// A progress view: a capsule as high as the frame, filled with the tint up to the progress.
///
/// The bar style has no track and square ends; the square ends are not verified.
struct ProgressViewPainter: KindPainter {
  let context: PaintContext
  let progress: ProgressView

  func paintContent(_ frames: Frames) {
    let radius = progress.isBarStyle ? 0 : rect.height / 2
    if !progress.isBarStyle || progress.trackTintColor != nil {
      brush.fillRounded(
        rect, radius: radius, progress.trackTintColor.map { color($0) } ?? color("systemFill"))
    }
    guard progress.progress > 0 else { return }
    // A capsule is never narrower than it is high.
    let width = min(rect.width, max(brush.grid.round(rect.width * min(progress.progress, 1)), radius * 2))
    let done = Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    brush.fillRounded(done, radius: radius, progress.progressTintColor.map { color($0) } ?? tint)
  }
}
