/// A text with several styles, as `NSAttributedString`.
///
/// A text with a single style needs none: the view's own properties suffice.
public struct AttributedText: Hashable, Sendable {
  /// The runs in text order; none is empty.
  public var runs: [TextRun]

  /// Creates a text from runs; empty ones are left out.
  ///
  /// - Parameter runs: The runs in text order.
  public init(_ runs: [TextRun]) { self.runs = runs.filter { !$0.text.isEmpty } }

  /// The whole text.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Sets the font of the whole text, as `UILabel.font` does.
  mutating func set(font: FontDescription) {
    for index in runs.indices { runs[index].font = font }
  }

  /// Sets the color of the whole text, as `UILabel.textColor` does.
  mutating func set(color: Color) {
    for index in runs.indices { runs[index].color = color }
  }

  /// Sets the alignment of all paragraphs, as `UILabel.textAlignment` does.
  mutating func set(alignment: TextAlignment) {
    for index in runs.indices { runs[index].paragraph.alignment = alignment }
  }
}

/// A run of text with one style, with attributes of `NSAttributedString.Key`.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// Color of the characters; nil uses that of the view's text.
  public var color: Color?
  /// Background color of the characters.
  public var backgroundColor: Color?
  /// The underline.
  public var underline: TextLineStyle?
  /// The strikethrough.
  public var strikethrough: TextLineStyle?
  /// Additional spacing after each character, in points.
  public var kern = 0.0
  /// The baseline offset, in points.
  public var baselineOffset = 0.0
  /// Whether it is a link: links have the view's tint color.
  public var isLink = false
  /// The paragraph style; in a paragraph with several runs that of the first one counts.
  public var paragraph = ParagraphStyle()

  /// Creates a run in a font.
  ///
  /// - Parameters:
  ///   - text: The characters; an `AttributedText` leaves out empty runs.
  ///   - font: The font of all characters.
  public init(_ text: String, font: FontDescription) {
    self.text = text
    self.font = font
  }
}

/// An underline or strikethrough, with the patterns and widths of `NSUnderlineStyle`.
public struct TextLineStyle: Hashable, Sendable {
  /// The thickness of the line.
  public enum Width: Int, Hashable, Sendable {
    /// A single, thick or double line.
    case single = 1
    case thick = 2
    case double = 9
  }

  /// The pattern of the line; the raw values are `NSUnderlineStyle`'s pattern bits.
  public enum Pattern: Int, Hashable, Sendable {
    /// Solid.
    case solid = 0
    /// Dotted and dashed.
    case dot = 0x100
    case dash = 0x200
    case dashDot = 0x300
    case dashDotDot = 0x400
  }

  /// The thickness.
  public var width = Width.single
  /// The pattern.
  public var pattern = Pattern.solid
  /// The color; nil uses that of the characters.
  public var color: Color?

  /// Creates a single solid line.
  public init() {}

  /// Creates the style for a raw value of `NSUnderlineStyle`; nil draws no line. Unknown bits are ignored, including
  /// the one for single words.
  ///
  /// - Parameter rawValue: The width in the low byte, the pattern in the bits 0x700.
  public init?(rawValue: Int) {
    guard rawValue & 0xFF != 0 else { return nil }
    width = Width(rawValue: rawValue & 0xFF) ?? .single
    pattern = Pattern(rawValue: rawValue & 0x700) ?? .solid
  }
}

/// A paragraph style, as `NSParagraphStyle`; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines; nil uses the view's.
  public var alignment: TextAlignment?
  /// The line break mode; nil uses the view's.
  public var lineBreakMode: LineBreakMode?
  /// The factor for the font's line height.
  public var lineHeightMultiple = 1.0
  /// The minimum line height.
  public var minimumLineHeight = 0.0
  /// The maximum line height; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The distance between lines.
  public var lineSpacing = 0.0
  /// The distance below the paragraph, unless it is the last.
  public var paragraphSpacing = 0.0
  /// The distance above the paragraph, unless it is the first.
  public var paragraphSpacingBefore = 0.0
  /// The indent of the first line.
  public var firstLineHeadIndent = 0.0
  /// The indent of the other lines.
  public var headIndent = 0.0
  /// The end of lines: up to 0 from the far edge, otherwise from the near one.
  public var tailIndent = 0.0

  /// Creates the font's natural style.
  public init() {}
}
