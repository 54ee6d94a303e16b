/// Text to be laid out: runs of one font each, and paragraph styles. A plain text is one run.
public struct TextSource: Hashable, Sendable {
  /// A part of a text in one font.
  public struct Run: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// One of the library's fonts.
    package var font: Font
    /// The distance in points added after every character.
    package var kern: Double
    /// The distance in points of the glyphs above the line's baseline.
    package var rise: Double
    /// The paragraph style; in a paragraph of several runs, that of the first one applies.
    package var paragraph: ParagraphLayout

    package init(
      _ text: String, font: Font, kern: Double = 0, rise: Double = 0,
      paragraph: ParagraphLayout = ParagraphLayout()
    ) {
      self.text = text
      self.font = font
      self.kern = kern
      self.rise = rise
      self.paragraph = paragraph
    }
  }

  /// The runs in text order; at least one.
  package let runs: [Run]

  /// Creates a text from runs. A text needs a font, even if it is empty: there must be a run. `runs`: the runs in text
  /// order; at least one.
  package init(_ runs: some Collection<Run>) {
    let runs = Array(runs)
    precondition(!runs.isEmpty, "a text without runs has no font")
    self.runs = runs
  }

  /// Creates a plain text. `text`: the characters, possibly none. `font`: the font of the whole text, one of the
  /// library's.
  package init(_ text: String, font: Font) { runs = [Run(text, font: font)] }

  /// Texts with more bytes are laid out in parts if the result is the same.
  static let longText = 8192

  /// The number of bytes of all runs.
  var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// Returns the text's first characters; nil if it has no more than `count`. `count`: the number of characters
  /// (extended grapheme clusters of each run), from 0. The result: the runs up to there, the last of them shortened.
  package func prefix(_ count: Int) -> TextSource? {
    var left = count
    for (index, run) in runs.enumerated() {
      let text = run.text
      guard let end = text.index(text.startIndex, offsetBy: left, limitedBy: text.endIndex),
        end < text.endIndex
      else {
        left -= text.count
        continue
      }
      var last = run
      last.text = String(text[..<end])
      return TextSource(runs[..<index] + [last])
    }
    return nil
  }

  /// Whether all lines have the one font's natural spacing.
  var isPlain: Bool { runs.count == 1 && runs[0].rise == 0 && runs[0].paragraph == ParagraphLayout() }
}

/// The distances of the lines of a paragraph, in points, as in `NSParagraphStyle`.
public struct ParagraphLayout: Hashable, Sendable {
  /// The factor of the natural line height.
  package var lineHeightMultiple = 1.0
  package var minimumLineHeight = 0.0
  /// The maximum line height; 0 for no limit.
  package var maximumLineHeight = 0.0
  /// The distance between lines.
  package var lineSpacing = 0.0
  /// The distance to the next paragraph.
  package var spacing = 0.0
  /// The distance to the previous paragraph, in addition to that one's `spacing`.
  package var spacingBefore = 0.0
  /// The distance of the first line from the leading edge.
  package var firstLineIndent = 0.0
  /// The distance of further lines from the leading edge.
  package var headIndent = 0.0
  /// The end of the lines: a distance from the far edge if it is not positive, otherwise from the near edge.
  package var tailIndent = 0.0

  /// Natural line spacing.
  package init() {}

  /// Whether lines have the font's natural height and spacing.
  var hasNaturalLines: Bool {
    lineHeightMultiple == 1 && minimumLineHeight <= 0 && maximumLineHeight <= 0 && lineSpacing == 0
  }

  func lineHeight(_ natural: Double) -> Double {
    let wanted = max(minimumLineHeight, natural * lineHeightMultiple)
    return maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
  }

  /// Returns the distances of a line's ends from the edges, in reading order; `width` is the text's, infinite for none.
  func indents(isFirstLine: Bool, width: Double) -> (leading: Double, trailing: Double) {
    let leading = max(0, isFirstLine ? firstLineIndent : headIndent)
    if tailIndent <= 0 { return (leading, -tailIndent) }
    return (leading, width.isFinite ? max(0, width - tailIndent) : 0)
  }
}
