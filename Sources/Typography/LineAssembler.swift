/// Positions the glyphs of lines.
struct LineAssembler {
  private let text: ShapedText
  private let ellipsis: ShapedText

  /// Creates an assembler for lines of `text` that are truncated with `ellipsis`.
  init(text: ShapedText, ellipsis: ShapedText) {
    self.text = text
    self.ellipsis = ellipsis
  }

  /// Returns a line with its glyphs positioned relative to its left end, in points.
  func line(_ spec: LineSpec, baseline: Double) -> TextLine {
    let head = spec.hasEllipsis ? spec.head : text.trimmingEnd(spec.head)
    let width =
      text.width(head) + (spec.hasEllipsis ? ellipsis.width(ellipsis.clusters.indices) : 0)
      + text.width(spec.tail)
    let advance = spec.hasEllipsis ? width : text.width(spec.head)
    let isRightToLeft =
      spec.paragraph.first.map { text.clusters[$0].traits.contains(.rightToLeftParagraph) } ?? false
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(head.count + spec.tail.count + 1)
    if text.isBidirectional {
      place(parts(head, spec), baseLevel: isRightToLeft ? 1 : 0, into: &glyphs)
    } else {
      var x = place(head, at: 0, of: text, into: &glyphs)
      if spec.hasEllipsis { x = place(ellipsis.clusters.indices, at: x, of: ellipsis, into: &glyphs) }
      _ = place(spec.tail, at: x, of: text, into: &glyphs)
    }
    return TextLine(
      glyphs: glyphs, width: width, advance: advance, isTruncated: spec.hasEllipsis,
      isRightToLeft: isRightToLeft, baseline: baseline)
  }

  /// Positions clusters one after another and returns the end position.
  private func place(
    _ range: Range<Int>, at start: Double, of text: ShapedText, into glyphs: inout [PositionedGlyph]
  ) -> Double {
    var x = start
    for index in range { x = place(text.clusters[index], at: x, of: text, into: &glyphs) }
    return range.last.map { x - text.clusters[$0].kern } ?? start
  }

  private func place(
    _ cluster: TextCluster, at x: Double, of text: ShapedText, into glyphs: inout [PositionedGlyph]
  ) -> Double {
    for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
      let glyph = text.glyphs[index]
      glyphs.append(
        PositionedGlyph(glyph: glyph.glyph, face: Int(glyph.face), x: x + glyph.x, y: glyph.y))
    }
    return x + cluster.advance
  }

  /// Returns the line's clusters in logical order; the ellipsis has the paragraph's direction.
  private func parts(_ head: Range<Int>, _ spec: LineSpec) -> [(text: ShapedText, cluster: Int)] {
    var parts: [(ShapedText, Int)] = head.map { (text, $0) }
    if spec.hasEllipsis { parts += ellipsis.clusters.indices.map { (ellipsis, $0) } }
    return parts + spec.tail.map { (text, $0) }
  }

  private func place(
    _ parts: [(text: ShapedText, cluster: Int)], baseLevel: UInt8, into glyphs: inout [PositionedGlyph]
  ) {
    let levels = parts.map { part in
      part.text.isBidirectional ? part.text.clusters[part.cluster].level : baseLevel
    }
    var x = 0.0
    for index in Bidi.visualOrder(levels) {
      let part = parts[index]
      x = place(part.text.clusters[part.cluster], at: x, of: part.text, into: &glyphs)
    }
  }
}
