import Geometry
import Raster
import Views

extension PaintContext {
  /// A progress view: a capsule as high as the frame, filled with the tint up to the progress.
  func paint(_ progress: ProgressView) {
    let radius = rect.height / 2
    if !progress.isBarStyle || progress.trackTintColor != nil {
      fillRounded(rect, radius: radius, progress.trackTintColor.map { color($0) } ?? color("systemFill"))
    }
    let width = (rect.width * progress.progress).rounded()
    guard width > 0 else { return }
    let done = Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    fillRounded(done, radius: radius, progress.progressTintColor.map { color($0) } ?? tint)
  }
}
