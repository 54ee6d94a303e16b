/// Text with its glyphs and advances, before it is broken into lines.
///
/// There is one cluster for each character (grapheme) of the text, in the text's order. Lines are cut from it by summing
/// advances; nothing is shaped twice, since a cluster knows the part of its advance that is kerning with the next one.
struct ShapedText {
  var clusters: [TextCluster] = []
  var glyphs: [ShapedGlyph] = []
  var missing: [Unicode.Scalar] = []
  /// Whether any cluster has a level other than 0.
  var isBidirectional = false

  /// Points from the start of the first to the end of the last cluster of a line.
  func width(_ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    return range.reduce(0) { $0 + clusters[$1].advance } - clusters[last].kern
  }

  /// The range without the white space at its end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].traits.contains(.space) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The range without the white space at its start.
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
    /// Ends the line.
    static let lineEnd = Traits(rawValue: 1)
    /// Hangs over the end of a line.
    static let space = Traits(rawValue: 2)
    /// A line may end behind it.
    static let breakAfter = Traits(rawValue: 4)
    /// Its glyph is part of the cluster before, as in a ligature: no line starts with it.
    static let joined = Traits(rawValue: 8)
    /// Is part of a paragraph that runs from right to left.
    static let rightToLeftParagraph = Traits(rawValue: 16)
  }

  /// Points to the next cluster, with kerning and letter spacing.
  var advance = 0.0
  /// The part of `advance`, in points, that is kerning with the next cluster and goes at the end of a line.
  var kern = 0.0
  /// The first of its glyphs.
  var firstGlyph: Int32 = 0
  /// The number of its glyphs; blank characters have none.
  var glyphCount: Int32 = 0
  /// The embedding level: odd from right to left.
  var level: UInt8 = 0
  var traits: Traits = []
}

/// A glyph of a cluster, with its place in points from the cluster's left end on the baseline.
struct ShapedGlyph {
  var glyph: UInt32
  var face: Int16
  var x: Double
  var y: Double
}
