import Geometry

/// Places the lines of a text one below the other.
struct LineStacker {
  /// What the fonts of a line ask for, in points.
  private struct Extent {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var gap = 0.0
    /// The amount by which a text style's lines are farther apart than its font's.
    var extra = -Double.infinity

    mutating func include(_ run: TextSource.Run) {
      let font = run.font
      ascent = max(ascent, font.ascender + run.rise)
      descent = max(descent, font.descender - run.rise)
      gap = max(gap, font.lineHeight - font.ascender - font.descender)
      extra = max(extra, font.leading - font.lineHeight)
    }

    var height: Double { ascent + descent + gap }
  }

  /// The place of a line: distances from the top of the text, in points.
  struct Place {
    var top: Double
    var height: Double
    var baseline: Double
  }

  private let source: TextSource
  private let text: ShapedText
  private(set) var places: [Place] = []
  /// The bottom of the last line, in points from the top.
  private(set) var height = 0.0

  /// Places lines.
  init(_ source: TextSource, _ text: ShapedText, _ lines: [LineSpec]) {
    self.source = source
    self.text = text
    places.reserveCapacity(lines.count)
    if source.isPlain { placeEvenly(lines.count) } else { place(lines) }
  }

  private mutating func placeEvenly(_ count: Int) {
    let font = source.runs[0].font
    for index in 0..<count {
      let top = Double(index) * font.leading
      places.append(Place(top: top, height: font.lineHeight, baseline: font.ascender + top))
    }
    height = font.lineHeight + Double(count - 1) * font.leading
  }

  /// Each line is as high as its tallest run. What a line is higher than its fonts ask for is above its letters, as in
  /// TextKit.
  private mutating func place(_ lines: [LineSpec]) {
    var top = 0.0
    for (index, line) in lines.enumerated() {
      let style = source.runs[line.style].paragraph
      if index > 0, line.isFirst { top += style.spacingBefore }
      let extent = extent(of: line)
      let height = style.lineHeight(extent.height)
      places.append(
        Place(top: top, height: height, baseline: top + height - extent.height + extent.ascent))
      self.height = top + height
      let isLastOfParagraph = index + 1 < lines.count && lines[index + 1].isFirst
      top += height + (style.hasNaturalLines ? extent.extra : style.lineSpacing)
      if isLastOfParagraph { top += style.spacing }
    }
  }

  private func extent(of line: LineSpec) -> Extent {
    var extent = Extent()
    var last = -1
    func include(_ run: Int) {
      if run != last { extent.include(source.runs[run]) }
      last = run
    }
    for index in line.head { include(Int(text.clusters[index].run)) }
    if line.hasEllipsis { include(line.ellipsisRun) }
    for index in line.tail { include(Int(text.clusters[index].run)) }
    // An empty line is as high as the font of its line end.
    if last < 0 { include(line.style) }
    return extent
  }
}
