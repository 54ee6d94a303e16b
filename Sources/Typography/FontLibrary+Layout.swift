import Geometry

extension FontLibrary {
  /// Breaks text into lines and positions its glyphs.
  ///
  /// - Parameters:
  ///   - text: The text; its line breaks are preserved.
  ///   - font: One of this library's fonts.
  ///   - width: The maximum line width, in points; `nil` for no limit.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreak: How text that is too wide is broken or truncated.
  ///   - scale: Pixels per point. Frames are text widths rounded to pixels, so a line may exceed its frame by a few
  ///     1/1000 of a pixel.
  ///   - slack: The amount by which a line may exceed its frame, in points. Frames saved by Xcode were measured with
  ///     fonts that are not available here; a slack of about a point prevents labels that fit there from being
  ///     truncated here.
  public func layOut(
    _ text: String, font: Font, width: Double?, maximumLines: Int, lineBreak: LineBreak, scale: Double,
    slack: Double = 0
  ) -> TextLayout {
    let shaped = TextShaper.shape(text, font: font, library: self)
    let ellipsis = ellipsis(font, lineBreak, maximumLines: maximumLines)
    var breaker = LineBreaker(
      shaped, width: FontLibrary.limit(width, scale, slack), maximumLines: max(0, maximumLines),
      mode: lineBreak, ellipsisWidth: ellipsis.width(ellipsis.clusters.indices))
    breaker.run()
    let assembler = LineAssembler(text: shaped, ellipsis: ellipsis)
    let lines = breaker.lines.enumerated().map { index, spec in
      assembler.line(spec, baseline: font.ascender + Double(index) * font.leading)
    }
    let size = Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: font.lineHeight + Double(lines.count - 1) * font.leading)
    return TextLayout(
      lines: lines, size: size, missing: shaped.missing, isTruncated: breaker.isTruncated)
  }

  /// Returns the shaped ellipsis; empty if none can be needed.
  private func ellipsis(_ font: Font, _ lineBreak: LineBreak, maximumLines: Int) -> ShapedText {
    switch lineBreak {
    case .truncateHead, .truncateTail, .truncateMiddle:
      maximumLines > 0 ? TextShaper.shape("…", font: font, library: self) : ShapedText()
    case .wordWrap, .characterWrap, .clip: ShapedText()
    }
  }

  /// Returns the maximum line width, in points.
  private static func limit(_ width: Double?, _ scale: Double, _ slack: Double) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    let rounding = scale >= 0.01 && scale.isFinite ? 0.002 / scale : 0.002
    return max(0, width) + rounding + (slack > 0 ? slack : 0)
  }
}
