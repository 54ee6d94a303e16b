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
    layOut(
      TextSource(text, font: font), width: width, maximumLines: maximumLines, lineBreak: lineBreak,
      scale: scale, slack: slack)
  }

  /// Breaks text of several runs into lines and positions its glyphs; the parameters are those for plain text.
  public func layOut(
    _ source: TextSource, width: Double?, maximumLines: Int, lineBreak: LineBreak, scale: Double,
    slack: Double = 0
  ) -> TextLayout {
    let shaped = TextShaper.shape(source, library: self)
    let limit = FontLibrary.limit(width, scale, slack)
    var breaker = LineBreaker(
      shaped, of: source, width: limit, maximumLines: max(0, maximumLines), mode: lineBreak,
      ellipsis: { self.ellipsis(in: source.runs[$0], index: $0) })
    breaker.run()
    let stack = LineStacker(source, shaped, breaker.lines)
    let assembler = LineAssembler(text: shaped, ellipsis: breaker.usedEllipsis)
    let lines = zip(breaker.lines, stack.places).map { spec, place in
      let style = source.runs[spec.style].paragraph
      return assembler.line(
        spec, at: place, indents: style.indents(isFirstLine: spec.isFirst, width: width ?? .infinity))
    }
    let size = Size(
      width: lines.reduce(0) { max($0, $1.width + $1.leadingIndent + $1.trailingIndent) },
      height: stack.height)
    return TextLayout(
      lines: lines, size: size, missing: shaped.missing, isTruncated: breaker.isTruncated)
  }

  /// Returns the shaped ellipsis in the font of a run.
  private func ellipsis(in run: TextSource.Run, index: Int) -> ShapedText {
    var run = run
    run.text = "…"
    var ellipsis = TextShaper.shape(TextSource([run]), library: self)
    for cluster in ellipsis.clusters.indices { ellipsis.clusters[cluster].run = Int16(clamping: index) }
    return ellipsis
  }

  /// Returns the maximum line width, in points.
  private static func limit(_ width: Double?, _ scale: Double, _ slack: Double) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    let rounding = scale >= 0.01 && scale.isFinite ? 0.002 / scale : 0.002
    return max(0, width) + rounding + (slack > 0 ? slack : 0)
  }
}
