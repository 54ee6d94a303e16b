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
  /// The frame of what a panel is about, in pixels.
  private static let frameThickness = 4
  /// The titles of the panels of a comparison.
  private static let titles = ["expected", "changed", "actual"]

  /// Makes the pixels of a title, for a row of a width and a height in pixels, on an opaque color.
  package typealias TitlePainter =
    @Sendable (_ title: String, _ width: Int, _ height: Int, _ ground: PixelColor) -> Pixmap

  /// The color of a panel's header.
  package enum PanelColor {
    case before, expected, differing, actual

    fileprivate var word: UInt32 {
      switch self {
      case .before: MarkColor.border
      case .expected: MarkColor.expected
      case .differing: MarkColor.differing
      case .actual: MarkColor.actual
      }
    }
  }

  /// A picture beside others.
  package struct Panel {
    let title: String
    let picture: Pixmap
    let color: PanelColor
    let framed: PixelRect?

    /// A picture with its title and the color of its header. `framed`: what of it is framed, in its pixels; nil for nothing.
    package init(title: String, picture: Pixmap, color: PanelColor, framed: PixelRect? = nil) {
      (self.title, self.picture, self.color, self.framed) = (title, picture, color, framed)
    }
  }

  /// Paints expected, difference and actual, in this order. `difference`: the `DifferencePicture` of both. The result:
  /// the three side by side, or stacked if they would be too wide. `title`: makes the titles above the panels; nil for none.
  /// Throws `ImageFileError.tooLarge` if it would exceed the size limit for pictures.
  package static func paint(
    expected: Pixmap, difference: Pixmap, actual: Pixmap, titled title: TitlePainter? = nil
  ) throws(ImageFileError) -> Pixmap {
    let pictures: [(Pixmap, PanelColor)] = [
      (expected, .expected), (difference, .differing), (actual, .actual),
    ]
    return try paint(
      zip(titles, pictures).map { Panel(title: $0, picture: $1.0, color: $1.1) }, titled: title)
  }

  /// Paints panels in their order. The result: side by side, or stacked if they would be too wide. `title`: makes the titles
  /// above the panels; nil for none. Throws `ImageFileError.tooLarge` if it would exceed the size limit for pictures.
  package static func paint(
    _ panels: [Panel], titled title: TitlePainter? = nil
  ) throws(ImageFileError) -> Pixmap {
    let ground = PixelColor(premultiplied: MarkColor.ground)
    let narrowest = panels.map(\.picture.width).min() ?? 0
    // About a line of text on the screens that are compared; icons are too narrow for titles.
    let above = title == nil || narrowest < leastTitled ? 0 : min(max(narrowest / 22, 14), 54)
    let widths = panels.map { $0.picture.width + gap }
    let heights = panels.map { $0.picture.height + gap + head + above }
    let isRow = widths.reduce(gap, +) <= PNGFile.largestSide
    let width = gap + (isRow ? widths.reduce(0, +) : widths.max() ?? 0)
    let height = gap + (isRow ? heights.max() ?? 0 : heights.reduce(0, +))
    guard max(width, height) <= PNGFile.largestSide, width * height <= PNGFile.largestArea else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    let result = Pixmap(width: width, height: height)
    result.fill(ground)
    var (x, y) = (gap, gap)
    for panel in panels {
      let picture = panel.picture
      if let title, above > 0 {
        result.lay(title(panel.title, picture.width, above, ground), x: x, y: y)
      }
      let top = y + above
      let place = PixelRect(x: x, y: top + head, width: picture.width, height: picture.height)
      result.frame(place, thickness: 1, with: MarkColor.border)
      result.replace(
        PixelRect(x: x - 1, y: top, width: picture.width + 2, height: head), with: panel.color.word)
      result.lay(picture, x: place.x, y: place.y)
      if let framed = panel.framed {
        let box = PixelRect(
          x: place.x + framed.x, y: place.y + framed.y, width: framed.width, height: framed.height)
        result.frame(box, thickness: frameThickness, with: MarkColor.differing)
      }
      if isRow { x += picture.width + gap } else { y += picture.height + gap + head + above }
    }
    return result
  }
}
