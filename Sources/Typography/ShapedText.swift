/// Text with its glyphs and advances, before line breaking.
///
/// There is one cluster for each character (grapheme) of the text, in logical order. Lines are measured by summing
/// advances; nothing is shaped twice, because a cluster records how much of its advance is kerning with the next one.
struct ShapedText {
  var clusters: [TextCluster] = []
  var glyphs: [ShapedGlyph] = []
  var missing: [Unicode.Scalar] = []
  /// Whether any cluster has a nonzero level.
  var isBidirectional = false

  /// Returns the width from the start of the first to the end of the last cluster of a line, in points.
  func width(_ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    return range.reduce(0) { $0 + clusters[$1].advance } - clusters[last].kern
  }

  /// Returns the first part of a line as displayed.
  func shownHead(of line: LineSpec) -> Range<Int> { line.hasEllipsis ? line.head : trimmingEnd(line.head) }

  /// Returns the width of a line in points, without and with trailing white space.
  func extent(of line: LineSpec, ellipsis: ShapedText) -> (width: Double, advance: Double) {
    let width =
      width(shownHead(of: line)) + (line.hasEllipsis ? ellipsis.width(ellipsis.clusters.indices) : 0)
      + width(line.tail)
    return (width, line.hasEllipsis ? width : self.width(line.head))
  }

  /// Returns the range without trailing white space.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].traits.contains(.space) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the range without leading white space.
  func trimmingStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, clusters[start].traits.contains(.space) { start += 1 }
    return start..<range.upperBound
  }
}

/// A character of the text.
struct TextCluster {
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let lineEnd = Traits(rawValue: 1)
    /// May hang over the end of a line.
    static let space = Traits(rawValue: 2)
    /// A line may break after it.
    static let breakAfter = Traits(rawValue: 4)
    /// Its glyph is part of the previous cluster, as in a ligature: no line may start with it.
    static let joined = Traits(rawValue: 8)
    /// Belongs to a right-to-left paragraph.
    static let rightToLeftParagraph = Traits(rawValue: 16)
  }

  /// The advance to the next cluster, in points, including kerning and letter spacing.
  var advance = 0.0
  /// The part of `advance`, in points, that is kerning with the next cluster and is dropped at the end of a line.
  var kern = 0.0
  /// The index of its first glyph.
  var firstGlyph: Int32 = 0
  /// The number of its glyphs; blank characters have none.
  var glyphCount: Int32 = 0
  /// The run that it belongs to.
  var run: Int16 = 0
  /// The embedding level: odd for right to left.
  var level: UInt8 = 0
  var traits: Traits = []
}

/// A glyph of a cluster, with its offset in points from the cluster's left end on the baseline.
struct ShapedGlyph {
  var glyph: UInt32
  var face: Int16
  var x: Double
  var y: Double
}
