/// A text whose parts differ in look, as `NSAttributedString`.
///
/// A text that looks alike from end to end needs none: its look is the view's own.
public struct AttributedText: Hashable, Sendable {
  /// The parts in the order of the text; none is empty.
  public var runs: [TextRun]

  /// A text from its parts; empty ones are left out.
  ///
  /// - Parameter runs: The parts in the order of the text.
  public init(_ runs: [TextRun]) { self.runs = runs.filter { !$0.text.isEmpty } }

  /// The whole text.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Sets all of it in one font, as `UILabel.font` does.
  mutating func set(font: FontDescription) {
    for index in runs.indices { runs[index].font = font }
  }

  /// Gives all of it one color, as `UILabel.textColor` does.
  mutating func set(color: Color) {
    for index in runs.indices { runs[index].color = color }
  }

  /// Sets all paragraphs one way, as `UILabel.textAlignment` does.
  mutating func set(alignment: TextAlignment) {
    for index in runs.indices { runs[index].paragraph.alignment = alignment }
  }
}

/// A part of a text that looks alike, with attributes of `NSAttributedString.Key`.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// Color of the characters; nil is that of the view's text.
  public var color: Color?
  /// Color behind the characters.
  public var backgroundColor: Color?
  /// The line below the characters.
  public var underline: TextLineStyle?
  /// The line through the characters.
  public var strikethrough: TextLineStyle?
  /// Points that each character stands farther from the next one than the font has it.
  public var kern = 0.0
  /// How far the characters stand above the line's baseline, points.
  public var baselineOffset = 0.0
  /// Whether it leads somewhere: links have the color of the view's tint.
  public var isLink = false
  /// The style of the paragraph; of a paragraph of several runs the first one's counts.
  public var paragraph = ParagraphStyle()

  /// A part in a font.
  ///
  /// - Parameters:
  ///   - text: The characters; an `AttributedText` leaves out parts that have none.
  ///   - font: The font of all of them.
  public init(_ text: String, font: FontDescription) {
    self.text = text
    self.font = font
  }
}

/// A line along a text; patterns and widths of `NSUnderlineStyle`.
public struct TextLineStyle: Hashable, Sendable {
  /// How the line is drawn across.
  public enum Width: Int, Hashable, Sendable {
    /// One line, one of twice the width, two lines.
    case single = 1
    case thick = 2
    case double = 9
  }

  /// How the line is drawn along; the raw values are `NSUnderlineStyle`'s pattern bits.
  public enum Pattern: Int, Hashable, Sendable {
    /// Without gaps.
    case solid = 0
    /// With gaps.
    case dot = 0x100
    case dash = 0x200
    case dashDot = 0x300
    case dashDotDot = 0x400
  }

  /// How it is drawn across.
  public var width = Width.single
  /// How it is drawn along.
  public var pattern = Pattern.solid
  /// The color; nil is that of the characters.
  public var color: Color?

  /// A plain line.
  public init() {}

  /// The style of a raw value of `NSUnderlineStyle`; nil draws no line. Bits that are not known count as not set, and
  /// that of single words is one of them.
  ///
  /// - Parameter rawValue: The width in the low byte, the pattern in the bits 0x700.
  public init?(rawValue: Int) {
    guard rawValue & 0xFF != 0 else { return nil }
    width = Width(rawValue: rawValue & 0xFF) ?? .single
    pattern = Pattern(rawValue: rawValue & 0x700) ?? .solid
  }
}

/// How the lines of a paragraph stand, as `NSParagraphStyle`; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand from side to side; nil is as the view has it.
  public var alignment: TextAlignment?
  /// How lines are broken; nil is as the view has it.
  public var lineBreakMode: LineBreakMode?
  /// What the font's line height is multiplied by.
  public var lineHeightMultiple = 1.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 is any.
  public var maximumLineHeight = 0.0
  /// The distance between lines.
  public var lineSpacing = 0.0
  /// The distance below the paragraph, unless it is the last.
  public var paragraphSpacing = 0.0
  /// The distance above the paragraph, unless it is the first.
  public var paragraphSpacingBefore = 0.0
  /// How far the first line begins inside.
  public var firstLineHeadIndent = 0.0
  /// How far the other lines begin inside.
  public var headIndent = 0.0
  /// Where lines end: up to 0 from the far edge, otherwise from the near one.
  public var tailIndent = 0.0

  /// Lines as the font has them.
  public init() {}
}
