import Geometry
import ImageFile
import Raster

/// Three pictures side by side: expected, difference, actual.
///
/// There is no text in this layer: the panels have colored headers, green for expected, red for the difference, blue
/// for actual. If they would be wider than a PNG may be, they are stacked.
package enum Triptych {
  /// Pixels around and between the panels.
  private static let gap = 16
  /// The height of a header in pixels.
  private static let head = 6

  /// Paints expected, difference and actual, in this order. `difference`: the `DifferencePicture` of both. The result:
  /// the three side by side, or stacked if they would be too wide. Throws `ImageFileError.tooLarge` if it would exceed
  /// the size limit for pictures.
  package static func paint(
    expected: Pixmap, difference: Pixmap, actual: Pixmap
  ) throws(ImageFileError) -> Pixmap {
    let panels = [
      (expected, MarkColor.expected), (difference, MarkColor.differing), (actual, MarkColor.actual),
    ]
    let widths = panels.map { $0.0.width + gap }
    let heights = panels.map { $0.0.height + gap + head }
    let isRow = widths.reduce(gap, +) <= PNGFile.largestSide
    let width = gap + (isRow ? widths.reduce(0, +) : widths.max() ?? 0)
    let height = gap + (isRow ? heights.max() ?? 0 : heights.reduce(0, +))
    guard max(width, height) <= PNGFile.largestSide, width * height <= PNGFile.largestArea else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    let result = Pixmap(width: width, height: height)
    result.fill(PixelColor(premultiplied: MarkColor.ground))
    var (x, y) = (gap, gap)
    for (picture, color) in panels {
      let place = PixelRect(x: x, y: y + head, width: picture.width, height: picture.height)
      result.frame(place, thickness: 1, with: MarkColor.border)
      result.replace(PixelRect(x: x - 1, y: y, width: picture.width + 2, height: head), with: color)
      result.lay(picture, x: place.x, y: place.y)
      if isRow { x += picture.width + gap } else { y += picture.height + gap + head }
    }
    return result
  }
}
