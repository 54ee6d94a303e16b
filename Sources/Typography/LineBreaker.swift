/// A line as ranges of the text: `head`, optionally an ellipsis, then `tail`.
struct LineSpec {
  var head: Range<Int>
  var tail: Range<Int>
  var hasEllipsis = false
  /// The run whose font the ellipsis uses.
  var ellipsisRun = 0
  /// The clusters of the paragraph that contains the line.
  var paragraph: Range<Int>
  /// Whether it is the paragraph's first line.
  var isFirst: Bool
  /// The run whose paragraph style applies to the line.
  var style: Int
}

/// Breaks shaped text into lines.
struct LineBreaker {
  private let text: ShapedText
  private let source: TextSource
  /// The width of the text in points; infinite for no limit.
  private let fullWidth: Double
  /// The maximum width of the current line, in points.
  private var width: Double
  private let maximumLines: Int
  private let mode: LineBreak
  /// What a line may be wider than there is room for, in points: its advances are added in another order than a measured one's.
  private static let tolerance = 1e-6

  /// Returns the ellipsis in the font of a run.
  private let ellipsis: (Int) -> ShapedText
  /// The ellipsis of the last line; empty if there is none.
  private(set) var usedEllipsis = ShapedText()
  /// The run whose paragraph style applies to the current paragraph.
  private var style = 0
  private(set) var lines: [LineSpec] = []
  /// Whether text was omitted or truncated.
  private(set) var isTruncated = false
  /// The end of the clusters that the lines depend on.
  private(set) var examined = 0

  /// Creates a breaker for lines of at most `width` points; a maximum of 0 lines means no limit.
  init(
    _ text: ShapedText, of source: TextSource, width: Double, maximumLines: Int, mode: LineBreak,
    ellipsis: @escaping (Int) -> ShapedText
  ) {
    self.text = text
    self.source = source
    fullWidth = width
    self.width = width
    self.maximumLines = maximumLines
    self.mode = mode
    self.ellipsis = ellipsis
  }

  /// Breaks the text. A line break at the end of the text starts an empty line if there may be one more: 2 labels of 2 projects.
  mutating func run() {
    var start = 0
    repeat {
      var end = start
      while end < text.clusters.count, !text.clusters[end].traits.contains(.lineEnd) { end += 1 }
      examined = max(examined, start)
      let hasMore = end + 1 < text.clusters.count
      guard breakParagraph(start..<end, hasMore: hasMore) else { return }
      start = end + 1
    } while start < text.clusters.count
    let mayHaveMore = maximumLines == 0 || lines.count < maximumLines
    if mayHaveMore, text.clusters.last?.traits.contains(.lineEnd) ?? false {
      _ = breakParagraph(start..<start, hasMore: false)
    }
  }

  /// Breaks a paragraph; returns `false` once the last line is used up.
  private mutating func breakParagraph(_ paragraph: Range<Int>, hasMore: Bool) -> Bool {
    var start = paragraph.lowerBound
    style = text.clusters.isEmpty ? 0 : Int(text.clusters[min(start, text.clusters.count - 1)].run)
    repeat {
      let isFirst = start == paragraph.lowerBound
      let indents = source.runs[style].paragraph.indents(isFirstLine: isFirst, width: fullWidth)
      width = fullWidth - indents.leading - indents.trailing + Self.tolerance
      let isLast = maximumLines > 0 && lines.count >= maximumLines - 1
      if isLast, mode != .wordWrap, mode != .characterWrap {
        fillLastLine(start..<paragraph.upperBound, paragraph, hasMore: hasMore)
        return false
      }
      let end = lineEnd(from: start, limit: paragraph.upperBound)
      if end == paragraph.upperBound { examined = max(examined, end + 1) }
      lines.append(
        LineSpec(
          head: start..<end, tail: end..<end, paragraph: paragraph, isFirst: isFirst, style: style))
      if isLast {
        isTruncated = hasMore || end < paragraph.upperBound
        return false
      }
      start = end
    } while start < paragraph.upperBound
    return true
  }

  /// Returns the end of the line that starts at `start`, including trailing white space: at the last break opportunity,
  /// or within a word that is wider than the line.
  private mutating func lineEnd(from start: Int, limit: Int) -> Int {
    var x = 0.0
    var opportunity: Int?
    for index in start..<limit {
      let cluster = text.clusters[index]
      x += cluster.advance
      if !cluster.traits.contains(.space), x - cluster.kern > width, index > start {
        examined = max(examined, index + 1)
        if mode != .characterWrap, let opportunity { return opportunity }
        return splitting(before: index, from: start, limit: limit)
      }
      if cluster.traits.contains(.breakAfter) { opportunity = index + 1 }
    }
    return limit
  }

  /// Returns a position at or before `index` that does not split a ligature and leaves at least one character on the
  /// line.
  private func splitting(before index: Int, from start: Int, limit: Int) -> Int {
    var end = index
    while end > start, text.clusters[end].traits.contains(.joined) { end -= 1 }
    if end > start { return end }
    end = index
    while end < limit, text.clusters[end].traits.contains(.joined) { end += 1 }
    return end
  }
}

extension LineBreaker {
  /// Puts the rest of the text, or of its paragraph, on the last line.
  private mutating func fillLastLine(_ rest: Range<Int>, _ paragraph: Range<Int>, hasMore: Bool) {
    var line = LineSpec(
      head: rest, tail: rest.upperBound..<rest.upperBound, paragraph: paragraph,
      isFirst: rest.lowerBound == paragraph.lowerBound, style: style)
    let isTooWide = text.width(text.trimmingEnd(rest)) > width
    examined = isTooWide ? max(examined, prefix(of: rest, width).upperBound + 1) : paragraph.upperBound + 1
    isTruncated = isTooWide || hasMore
    if isTruncated, mode != .clip {
      line.hasEllipsis = true
      // The ellipsis is styled like the last run that fits.
      line.ellipsisRun = prefix(of: rest, width).last.map { Int(text.clusters[$0].run) } ?? style
      usedEllipsis = ellipsis(line.ellipsisRun)
      let budget = width - usedEllipsis.width(usedEllipsis.clusters.indices)
      switch mode {
      case .truncateHead where isTooWide:
        line.tail = text.trimmingStart(suffix(of: rest, budget))
        line.head = rest.lowerBound..<rest.lowerBound
      case .truncateMiddle where isTooWide:
        let head = prefix(of: rest, budget / 2)
        let spare = budget - text.width(head)
        line.tail = text.trimmingStart(suffix(of: head.upperBound..<rest.upperBound, spare))
        line.head = text.trimmingEnd(head)
      default:
        line.head = text.trimmingEnd(prefix(of: rest, budget))
      }
    }
    lines.append(line)
  }

  /// Returns the longest prefix of a range that is at most `budget` points wide.
  private func prefix(of range: Range<Int>, _ budget: Double) -> Range<Int> {
    var x = 0.0
    for index in range {
      x += text.clusters[index].advance
      guard x - text.clusters[index].kern > budget else { continue }
      var end = index
      while end > range.lowerBound, text.clusters[end].traits.contains(.joined) { end -= 1 }
      return range.lowerBound..<end
    }
    return range
  }

  /// Returns the longest suffix of a range that is at most `budget` points wide.
  private func suffix(of range: Range<Int>, _ budget: Double) -> Range<Int> {
    guard let last = range.last else { return range }
    var x = -text.clusters[last].kern
    for index in range.reversed() {
      x += text.clusters[index].advance
      guard x > budget else { continue }
      var start = index + 1
      while start < range.upperBound, text.clusters[start].traits.contains(.joined) { start += 1 }
      return start..<range.upperBound
    }
    return range
  }
}
