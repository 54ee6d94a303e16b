import Geometry
import Layout
import Painting
import Typography
import Views

extension FontLibrary {
  /// A closure that measures text for layout with the same fonts that are used for drawing.
  public var measuring: TextMeasuring {
    { [self] request in
      let runs = request.attributed?.runs ?? []
      let source =
        runs.isEmpty
        ? TextSource(request.text, font: font(FontRequest(request.font)))
        : TextSource(runs.map { TextSource.Run($0, self) })
      let layout = layOut(
        source, width: request.width, maximumLines: request.maximumLines, lineBreak: .wordWrap, scale: 2)
      // Recorded widths include white space at the ends of lines, up to the available width.
      let widest = layout.lines.reduce(0) { max($0, $1.advance + $1.leadingIndent + $1.trailingIndent) }
      let width = max(layout.size.width, min(widest, request.width ?? .infinity))
      return TextMeasure(
        size: Size(width: width, height: layout.size.height), lineCount: layout.lines.count,
        firstBaseline: layout.firstBaseline,
        lastBaseline: layout.lastBaseline)
    }
  }
}
