/// Positions the glyphs of lines.
struct LineAssembler {
  private let text: ShapedText
  private let ellipsis: ShapedText

  /// The glyphs of a line so far, and its pieces.
  private struct Line {
    var glyphs: [PositionedGlyph] = []
    var pieces: [TextLine.Piece] = []

    /// Records that a cluster of a run occupies `left` to `right`.
    mutating func extend(_ run: Int, from left: Double, to right: Double, _ glyphs: Range<Int>) {
      if let last = pieces.last, last.run == run {
        pieces[pieces.count - 1].right = right
        pieces[pieces.count - 1].glyphs = last.glyphs.lowerBound..<glyphs.upperBound
      } else {
        pieces.append(TextLine.Piece(run: run, glyphs: glyphs, left: left, right: right))
      }
    }
  }

  /// Creates an assembler for lines of `text` that are truncated with `ellipsis`.
  init(text: ShapedText, ellipsis: ShapedText) {
    self.text = text
    self.ellipsis = ellipsis
  }

  /// Returns a line with its glyphs positioned relative to its left end, in points.
  func line(_ spec: LineSpec, at place: LineStacker.Place, indents: (leading: Double, trailing: Double))
    -> TextLine
  {
    let head = text.shownHead(of: spec)
    let (width, advance) = text.extent(of: spec, ellipsis: ellipsis)
    let isRightToLeft =
      spec.paragraph.first.map { text.clusters[$0].traits.contains(.rightToLeftParagraph) } ?? false
    var line = Line()
    line.glyphs.reserveCapacity(head.count + spec.tail.count + 1)
    if text.isBidirectional {
      self.place(parts(head, spec), baseLevel: isRightToLeft ? 1 : 0, into: &line)
    } else {
      var x = self.place(head, at: 0, of: text, into: &line)
      if spec.hasEllipsis { x = self.place(ellipsis.clusters.indices, at: x, of: ellipsis, into: &line) }
      _ = self.place(spec.tail, at: x, of: text, into: &line)
    }
    return TextLine(
      glyphs: line.glyphs, pieces: line.pieces, width: width, advance: advance,
      isTruncated: spec.hasEllipsis, isRightToLeft: isRightToLeft, top: place.top, height: place.height,
      baseline: place.baseline, leadingIndent: indents.leading, trailingIndent: indents.trailing,
      style: spec.style)
  }

  /// Positions clusters one after another and returns the end position.
  private func place(
    _ range: Range<Int>, at start: Double, of text: ShapedText, into line: inout Line
  ) -> Double {
    var x = start
    for index in range { x = place(text.clusters[index], at: x, of: text, into: &line) }
    return range.last.map { x - text.clusters[$0].kern } ?? start
  }

  private func place(
    _ cluster: TextCluster, at x: Double, of text: ShapedText, into line: inout Line
  ) -> Double {
    let first = line.glyphs.count
    for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
      let glyph = text.glyphs[index]
      line.glyphs.append(
        PositionedGlyph(glyph: glyph.glyph, face: Int(glyph.face), x: x + glyph.x, y: glyph.y))
    }
    line.extend(Int(cluster.run), from: x, to: x + cluster.advance - cluster.kern, first..<line.glyphs.count)
    return x + cluster.advance
  }

  /// Returns the line's clusters in logical order; the ellipsis has the paragraph's direction.
  private func parts(_ head: Range<Int>, _ spec: LineSpec) -> [(text: ShapedText, cluster: Int)] {
    var parts: [(ShapedText, Int)] = head.map { (text, $0) }
    if spec.hasEllipsis { parts += ellipsis.clusters.indices.map { (ellipsis, $0) } }
    return parts + spec.tail.map { (text, $0) }
  }

  private func place(
    _ parts: [(text: ShapedText, cluster: Int)], baseLevel: UInt8, into line: inout Line
  ) {
    let levels = parts.map { part in
      part.text.isBidirectional ? part.text.clusters[part.cluster].level : baseLevel
    }
    let isSpace = parts.map { $0.text.clusters[$0.cluster].traits.contains(.space) }
    var x = 0.0
    for index in Bidi.visualOrder(levels, isSpace: isSpace, isRightToLeft: baseLevel == 1) {
      let part = parts[index]
      x = place(part.text.clusters[part.cluster], at: x, of: part.text, into: &line)
    }
  }
}
