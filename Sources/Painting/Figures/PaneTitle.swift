import Geometry
import Raster
import Typography
import Views

/// The word above a pane of pictures that are compared, as pixels.
package enum PaneTitle {
  /// Returns a word in black on the ground of the panes, in the middle of a row. `width`, `height`: the row in pixels; the
  /// word is shortened if it does not fit. `ground`: the color behind it.
  package static func pixmap(
    _ word: String, width: Int, height: Int, ground: PixelColor, _ fonts: FontLibrary
  ) -> Pixmap {
    let canvas = Size(width: Double(max(1, width)), height: Double(max(1, height)))
    let brush = Brush(canvas: canvas, scale: 1, fonts)
    let color = RGBA(
      red: Double(ground.red) / 255, green: Double(ground.green) / 255, blue: Double(ground.blue) / 255,
      alpha: 1)
    brush.fill(brush.visible, color)
    let font = FontDescription(systemSize: (canvas.height * 0.68).rounded(), weight: .semibold)
    var block = TextBlock(text: word, font: font, color: RGBA(hex: 0x1C1C1E), alignment: .center)
    block.lineBreak = .middleTruncation
    block.vertical = .center
    brush.draw(block, in: brush.visible)
    return Drawing(canvas: canvas, scale: 1, commands: brush.recorder.commands).paint(with: fonts)
  }
}
