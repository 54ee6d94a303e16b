import Geometry

extension FontLibrary {
  /// Breaks text into lines and positions its glyphs. `text`: the text; its line breaks are preserved. `width`: the
  /// maximum line width, in points; `nil` for no limit. `maximumLines`: the maximum number of lines; 0 for no limit.
  /// `lineBreak`: how text that is too wide is broken or truncated. `scale`: pixels per point. Frames are text widths
  /// rounded to pixels, so a line may exceed its frame by a few 1/1000 of a pixel. `slack`: the amount by which a line
  /// may exceed its frame, in points. Frames saved by Xcode were measured with fonts that are not available here; a
  /// slack of about a point prevents labels that fit there from being truncated here. The result: the lines from top to
  /// bottom, with glyphs at positions in points.
  package func layOut(
    _ text: String, font: Font, width: Double?, maximumLines: Int, lineBreak: LineBreak, scale: Double,
    slack: Double = 0
  ) -> TextLayout {
    layOut(
      TextSource(text, font: font), width: width, maximumLines: maximumLines, lineBreak: lineBreak,
      scale: scale, slack: slack)
  }

  /// Breaks text of several runs into lines and positions its glyphs; the parameters are those for plain text.
  /// `source`: the runs, each in one of this library's fonts; its line breaks are preserved. `width`: the maximum line
  /// width, in points; nil for no limit. `maximumLines`: the maximum number of lines; 0 for no limit. `lineBreak`: how
  /// text that is too wide is broken or truncated. `slack`: the amount by which a line may exceed `width`, in points.
  /// The result: the lines from top to bottom, with glyphs at positions in points.
  package func layOut(
    _ source: TextSource, width: Double?, maximumLines: Int, lineBreak: LineBreak, scale: Double,
    slack: Double = 0
  ) -> TextLayout {
    let limit = FontLibrary.limit(width, scale, slack)
    // Only the part of a long text that can fit the lines is laid out.
    if maximumLines > 0, limit.isFinite, lineBreak.looksForward, source.byteCount > TextSource.longText {
      var count = 1024 + 256 * min(maximumLines, 1 << 20)
      while let part = source.prefix(count) {
        if let layout = layOut(part, width, limit, maximumLines, lineBreak, isPart: true) { return layout }
        count *= 4
      }
    }
    if maximumLines == 1, limit.isFinite, let short = shortened(source, to: limit, lineBreak) {
      return layOut(short, width, limit, 1, lineBreak, isPart: false)!
    }
    return layOut(source, width, limit, maximumLines, lineBreak, isPart: false)!
  }

  /// Returns the relevant part of a long single-line paragraph in a far too narrow width: its ends, or only its
  /// beginning; nil if all of it is needed.
  private func shortened(_ source: TextSource, to limit: Double, _ lineBreak: LineBreak) -> TextSource? {
    let kept = 4096
    guard source.byteCount > 2 * TextSource.longText, source.runs.count == 1, let start = source.prefix(kept),
      !source.runs[0].text.contains(where: \.isNewline),
      layOut(start, width: nil, maximumLines: 1, lineBreak: .clip, scale: 1).size.width > limit
    else { return nil }
    if lineBreak == .clip { return start }
    let end = source.runs[0].text.suffix(kept)
    guard
      layOut(String(end), font: source.runs[0].font, width: nil, maximumLines: 1, lineBreak: .clip, scale: 1)
        .size.width > limit
    else { return nil }
    var run = start.runs[0]
    run.text += end
    return TextSource([run])
  }

  /// Lays out a text, or the first part of one; nil if the part is too short to determine the result for the whole.
  private func layOut(
    _ source: TextSource, _ width: Double?, _ limit: Double, _ maximumLines: Int, _ lineBreak: LineBreak,
    isPart: Bool
  ) -> TextLayout? {
    let shaped = TextShaper.shape(source, library: self)
    var breaker = breaker(of: shaped, source, limit, maximumLines, lineBreak)
    breaker.run()
    if isPart, breaker.examined + FontLibrary.marginOfPart > shaped.clusters.count { return nil }
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

  /// The number of characters by which a part extends beyond what is shown: glyphs depend on their neighbors.
  private static let marginOfPart = 64

  private func breaker(
    of shaped: ShapedText, _ source: TextSource, _ limit: Double, _ maximumLines: Int, _ lineBreak: LineBreak
  ) -> LineBreaker {
    LineBreaker(
      shaped, of: source, width: limit, maximumLines: max(0, maximumLines), mode: lineBreak,
      ellipsis: { self.ellipsis(in: source.runs[$0], index: $0) })
  }

  /// Measures text of several runs, as `layOut` breaks it, without positioning its glyphs. `width`: the maximum line
  /// width, in points; nil for no limit. `maximumLines`: the maximum number of lines; 0 for no limit. The result: the
  /// size and the baselines, in points, and the number of lines.
  package func measure(_ source: TextSource, width: Double?, maximumLines: Int, scale: Double) -> TextExtent {
    let limit = FontLibrary.limit(width, scale, 0)
    let shaped = shapedForMeasuring(source)
    var breaker = breaker(of: shaped, source, limit, maximumLines, .wordWrap)
    breaker.run()
    let stack = LineStacker(source, shaped, breaker.lines)
    var extent = TextExtent()
    for spec in breaker.lines {
      let indents = source.runs[spec.style].paragraph.indents(
        isFirstLine: spec.isFirst, width: width ?? .infinity)
      let line = shaped.extent(of: spec, ellipsis: breaker.usedEllipsis)
      let around = indents.leading + indents.trailing
      extent.size.width = max(extent.size.width, line.width + around)
      extent.advance = max(extent.advance, line.advance + around)
    }
    extent.size.height = stack.height
    extent.lineCount = breaker.lines.count
    extent.firstBaseline = stack.places.first?.baseline ?? 0
    extent.lastBaseline = stack.places.last?.baseline ?? 0
    return extent
  }

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
