import Geometry
import Layout
import Painting
import Typography
import Views

extension FontLibrary {
  /// Measures texts for layout with the fonts that they are drawn with.
  public var measuring: TextMeasuring {
    { [self] request in
      let font = self.font(FontRequest(request.font))
      let layout = layOut(
        request.text, font: font, width: request.width, maximumLines: request.maximumLines,
        lineBreak: .wordWrap,
        scale: 2)
      // Recorded widths count white space at the ends of lines, as far as there is room.
      let widest = layout.lines.reduce(0) { max($0, $1.advance) }
      let width = max(layout.size.width, min(widest, request.width ?? .infinity))
      return TextMeasure(
        size: Size(width: width, height: layout.size.height), lineCount: layout.lines.count,
        firstBaseline: layout.firstBaseline,
        lastBaseline: layout.lastBaseline)
    }
  }
}
