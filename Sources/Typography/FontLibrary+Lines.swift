import CHarfBuzz

/// The positions of a font's underline and strikethrough, in points; positive is up.
public struct TextLineFigures: Hashable, Sendable {
  /// The middle of the underline.
  package let underline: Double
  /// The middle of the strikethrough.
  package let strikethrough: Double
  /// The thickness of both.
  package let thickness: Double
}

extension FontLibrary {
  /// Returns the positions of a font's lines, from the tables `post` and `OS/2` of its face. The result: the metrics in
  /// points at the font's size; all are 0 for a face that cannot be opened.
  package func lineFigures(of font: Font) -> TextLineFigures {
    guard let face = face(font.face) else {
      return TextLineFigures(underline: 0, strikethrough: 0, thickness: 0)
    }
    func points(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(face.font, tag, &position)
      return Double(position) / face.unitsPerEm * font.size
    }
    // HarfBuzz returns the tops of the lines.
    let thickness = max(points(HB_OT_METRICS_TAG_UNDERLINE_SIZE), 0)
    return TextLineFigures(
      underline: points(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) - thickness / 2,
      strikethrough: points(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
        - max(points(HB_OT_METRICS_TAG_STRIKEOUT_SIZE), 0) / 2,
      thickness: thickness)
  }
}
