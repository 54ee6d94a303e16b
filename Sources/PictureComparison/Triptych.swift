import Geometry
import ImageFile
import Raster

/// Three pictures side by side: expected, difference, actual.
///
/// The panels have colored headers, green for expected, red for the difference, blue for actual, below their titles. There
/// is no text in this layer: the caller makes the pixels of titles. If they would be wider than a PNG may be, they are
/// stacked.
package enum Triptych {
  /// Pixels around and between the panels.
  private static let gap = 16
  /// The height of a header in pixels.
  private static let head = 6
  /// The narrowest panel with a title, in pixels.
  private static let leastTitled = 80
  /// The titles of the panels.
  private static let titles = ["expected", "changed", "actual"]

  /// Makes the pixels of a title, for a row of a width and a height in pixels, on an opaque color.
  package typealias TitlePainter =
    @Sendable (_ title: String, _ width: Int, _ height: Int, _ ground: PixelColor) -> Pixmap

  /// Paints expected, difference and actual, in this order. `difference`: the `DifferencePicture` of both. The result:
  /// the three side by side, or stacked if they would be too wide. `title`: makes the titles above the panels; nil for none.
  /// Throws `ImageFileError.tooLarge` if it would exceed the size limit for pictures.
  package static func paint(
    expected: Pixmap, difference: Pixmap, actual: Pixmap, titled title: TitlePainter? = nil
  ) throws(ImageFileError) -> Pixmap {
    let ground = PixelColor(premultiplied: MarkColor.ground)
    let narrowest = min(expected.width, difference.width, actual.width)
    // About a line of text on the screens that are compared; icons are too narrow for titles.
    let above = title == nil || narrowest < leastTitled ? 0 : min(max(narrowest / 22, 14), 54)
    let panels = [
      (expected, MarkColor.expected), (difference, MarkColor.differing), (actual, MarkColor.actual),
    ]
    let widths = panels.map { $0.0.width + gap }
    let heights = panels.map { $0.0.height + gap + head + above }
    let isRow = widths.reduce(gap, +) <= PNGFile.largestSide
    let width = gap + (isRow ? widths.reduce(0, +) : widths.max() ?? 0)
    let height = gap + (isRow ? heights.max() ?? 0 : heights.reduce(0, +))
    guard max(width, height) <= PNGFile.largestSide, width * height <= PNGFile.largestArea else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    let result = Pixmap(width: width, height: height)
    result.fill(ground)
    var (x, y) = (gap, gap)
    for ((picture, color), name) in zip(panels, titles) {
      if let title, above > 0 {
        result.lay(title(name, picture.width, above, ground), x: x, y: y)
      }
      let top = y + above
      let place = PixelRect(x: x, y: top + head, width: picture.width, height: picture.height)
      result.frame(place, thickness: 1, with: MarkColor.border)
      result.replace(PixelRect(x: x - 1, y: top, width: picture.width + 2, height: head), with: color)
      result.lay(picture, x: place.x, y: place.y)
      if isRow { x += picture.width + gap } else { y += picture.height + gap + head + above }
    }
    return result
  }
}
