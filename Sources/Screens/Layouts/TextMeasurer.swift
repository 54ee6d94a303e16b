import Geometry
import Layout
import Painting
import Typography
import Views

extension FontLibrary {
  /// A closure that measures text for layout with the same fonts that are used for drawing.
  package var measuring: TextMeasuring {
    { [self] request in
      let runs = request.attributed?.runs ?? []
      let source =
        runs.isEmpty
        ? TextSource(request.text, font: font(FontRequest(request.font)))
        : TextSource(runs.map { TextSource.Run($0, self) })
      let extent = measure(source, width: request.width, maximumLines: request.maximumLines, scale: 2)
      // Recorded widths include white space at the ends of lines, up to the available width.
      let width = max(extent.size.width, min(extent.advance, request.width ?? .infinity))
      return TextMeasure(
        size: Size(width: width, height: extent.size.height), lineCount: extent.lineCount,
        firstBaseline: extent.firstBaseline, lastBaseline: extent.lastBaseline)
    }
  }
}
