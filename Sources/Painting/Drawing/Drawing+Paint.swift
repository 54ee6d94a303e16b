import Raster
import Typography

extension Drawing {
  /// The largest side of a picture, pixels.
  package static let largestSide = 16_384

  /// Turns the drawing into pixels. The result: a pixmap of `pixelSize`.
  package func paint(with fonts: FontLibrary) -> Pixmap {
    let plan = plan(with: fonts)
    let pixmap = plan.pixmap()
    for part in 0..<plan.partCount { plan.paint(part: part, on: pixmap) }
    return pixmap
  }

  /// Returns a plan that paints in bands, on several threads or into the caller's pixmap.
  package func plan(with fonts: FontLibrary) -> PaintPlan { PaintPlan(self, fonts: fonts) }
}
