import Geometry

extension FontLibrary {
  /// Breaks text into lines and places its glyphs.
  ///
  /// - Parameters:
  ///   - text: the text; line ends in it are honoured.
  ///   - font: one of this library's fonts.
  ///   - width: what lines may be wide, in points; `nil` for no limit.
  ///   - maximumLines: how many lines there may be; 0 for any number.
  ///   - lineBreak: what becomes of text that is too wide.
  ///   - scale: pixels to a point. Frames are text widths rounded to pixels, so a line may be a few 1/1000 of a pixel
  ///     wider than its frame.
  ///   - slack: points by which a line may be wider than its frame. Frames that Xcode saved were measured with fonts that
  ///     are not at hand; a slack of a point or so keeps labels that fit there from being cut short here.
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

  /// The shaped ellipsis, empty where none can be needed.
  private func ellipsis(_ font: Font, _ lineBreak: LineBreak, maximumLines: Int) -> ShapedText {
    switch lineBreak {
    case .truncateHead, .truncateTail, .truncateMiddle:
      maximumLines > 0 ? TextShaper.shape("…", font: font, library: self) : ShapedText()
    case .wordWrap, .characterWrap, .clip: ShapedText()
    }
  }

  /// The widest that a line may be, in points.
  private static func limit(_ width: Double?, _ scale: Double, _ slack: Double) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    let rounding = scale >= 0.01 && scale.isFinite ? 0.002 / scale : 0.002
    return max(0, width) + rounding + (slack > 0 ? slack : 0)
  }
}
