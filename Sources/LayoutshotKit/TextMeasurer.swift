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
      return TextMeasure(
        size: layout.size, lineCount: layout.lines.count, firstBaseline: layout.firstBaseline,
        lastBaseline: layout.lastBaseline)
    }
  }
}
