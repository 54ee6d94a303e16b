/// Positions the lines of a text vertically.
struct LineStacker {
  /// The metrics of a line's fonts, in points.
  ///
  /// The space below the baseline is that of the tallest font: in the only label with several fonts whose frame is
  /// known, every line with Courier is as high as those of Helvetica Neue, whose descenders are longer.
  private struct Extent {
    var ascent = -Double.infinity
    /// The space below the baseline required by the tallest font.
    private var room = 0.0
    private var tallest = -Double.infinity
    /// The largest space below the baseline required by any font, used if runs are raised or lowered.
    private var greatestRoom = -Double.infinity
    private var isShifted = false
    /// The amount by which a text style's lines are farther apart than its font's.
    var extra = -Double.infinity

    mutating func include(_ run: TextSource.Run) {
      let font = run.font
      let below = font.lineHeight - font.ascender - run.rise
      ascent = max(ascent, font.ascender + run.rise)
      greatestRoom = max(greatestRoom, below)
      if font.lineHeight > tallest { (tallest, room) = (font.lineHeight, below) }
      if run.rise != 0 { isShifted = true }
      extra = max(extra, font.leading - font.lineHeight)
    }

    var height: Double { ascent + (isShifted ? greatestRoom : room) }
  }

  /// The position of a line: distances from the top of the text, in points.
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

  /// Positions lines.
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

  /// Each line is as high as its tallest run. Extra line height goes above the letters, as in TextKit.
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
    // An empty line is as high as the font of its line break.
    if last < 0 { include(line.style) }
    return extent
  }
}
