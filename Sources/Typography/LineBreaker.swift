/// A line as parts of the text: `head`, then perhaps an ellipsis, then `tail`.
struct LineSpec {
  var head: Range<Int>
  var tail: Range<Int>
  var hasEllipsis = false
  /// The clusters of the paragraph that the line is of.
  var paragraph: Range<Int>
}

/// Cuts shaped text into lines.
struct LineBreaker {
  private let text: ShapedText
  /// What lines may be wide in points; infinite for no limit.
  private let width: Double
  private let maximumLines: Int
  private let mode: LineBreak
  private let ellipsisWidth: Double
  private(set) var lines: [LineSpec] = []
  /// Whether text was left out or cut short.
  private(set) var isTruncated = false

  /// A breaker for lines that are `width` points wide at most; with a maximum of 0 there may be any number.
  init(_ text: ShapedText, width: Double, maximumLines: Int, mode: LineBreak, ellipsisWidth: Double) {
    self.text = text
    self.width = width
    self.maximumLines = maximumLines
    self.mode = mode
    self.ellipsisWidth = ellipsisWidth
  }

  /// Makes the lines. A line end at the end of the text starts no further line.
  mutating func run() {
    var start = 0
    repeat {
      var end = start
      while end < text.clusters.count, !text.clusters[end].traits.contains(.lineEnd) { end += 1 }
      let hasMore = end + 1 < text.clusters.count
      guard breakParagraph(start..<end, hasMore: hasMore) else { return }
      start = end + 1
    } while start < text.clusters.count
  }

  /// Breaks a paragraph; `false` once the last line is used up.
  private mutating func breakParagraph(_ paragraph: Range<Int>, hasMore: Bool) -> Bool {
    var start = paragraph.lowerBound
    repeat {
      let isLast = maximumLines > 0 && lines.count >= maximumLines - 1
      if isLast, mode != .wordWrap, mode != .characterWrap {
        fillLastLine(start..<paragraph.upperBound, paragraph, hasMore: hasMore)
        return false
      }
      let end = lineEnd(from: start, limit: paragraph.upperBound)
      lines.append(LineSpec(head: start..<end, tail: end..<end, paragraph: paragraph))
      if isLast {
        isTruncated = hasMore || end < paragraph.upperBound
        return false
      }
      start = end
    } while start < paragraph.upperBound
    return true
  }

  /// Where the line that starts at `start` ends, white space behind it included: at the last place that allows it, or
  /// within a word that is wider than the line.
  private func lineEnd(from start: Int, limit: Int) -> Int {
    var x = 0.0
    var opportunity: Int?
    for index in start..<limit {
      let cluster = text.clusters[index]
      x += cluster.advance
      if !cluster.traits.contains(.space), x - cluster.kern > width, index > start {
        if mode != .characterWrap, let opportunity { return opportunity }
        return splitting(before: index, from: start, limit: limit)
      }
      if cluster.traits.contains(.breakAfter) { opportunity = index + 1 }
    }
    return limit
  }

  /// A place at or before `index` that splits no ligature, so that the line has a character at least.
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
  /// Puts what is left of the text, or of its paragraph, into the last line.
  private mutating func fillLastLine(_ rest: Range<Int>, _ paragraph: Range<Int>, hasMore: Bool) {
    var line = LineSpec(
      head: rest, tail: rest.upperBound..<rest.upperBound, paragraph: paragraph)
    let isTooWide = text.width(text.trimmingEnd(rest)) > width
    isTruncated = isTooWide || hasMore
    if isTruncated, mode != .clip {
      line.hasEllipsis = true
      let budget = width - ellipsisWidth
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

  /// The longest start of a range that is not wider than `budget` points.
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

  /// The longest end of a range that is not wider than `budget` points.
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
