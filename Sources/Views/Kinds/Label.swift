import Geometry

/// What `UILabel` adds to a view.
public struct Label: Hashable, Sendable {
  /// The text, runs of an attributed string joined.
  public var text = ""
  /// The font; of an attributed string its first run's.
  public var font = FontDescription(systemSize: 17)
  /// Colour of the text.
  public var textColor = Color.system(.label)
  /// Colour while highlighted; nil keeps the text's.
  public var highlightedColor: Color?
  /// Colour of the shadow; nil casts none.
  public var shadowColor: Color?
  /// Where the shadow falls, points.
  public var shadowOffset = Size(width: 0, height: -1)
  /// Where lines stand.
  public var alignment = TextAlignment.natural
  /// How many lines at most; 0 is any number.
  public var numberOfLines = 1
  /// What happens to text that does not fit.
  public var lineBreakMode = LineBreakMode.tailTruncation
  /// Whether a single line shrinks to fit.
  public var adjustsFontSizeToFitWidth = false
  /// How far it may shrink, as a share of the font's size.
  public var minimumScaleFactor = 0.0
  /// The width to wrap at for the intrinsic size, points; 0 is the width that layout gives.
  public var preferredMaxLayoutWidth = 0.0
  /// Where a line that shrinks stands.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// How the paragraph's style spreads its lines; nil where it leaves them to the font.
  public var spacing: LineSpacing?
  /// Whether it is drawn as active.
  public var isEnabled = true
  /// Whether it is drawn as highlighted.
  public var isHighlighted = false

  /// A label as UIKit makes one.
  public init() {}
}

/// Where a line stands whose text is smaller than its font, to fit: `UIBaselineAdjustment`; the raw values are
/// Interface Builder's.
public enum BaselineAdjustment: String, InterfaceBuilderWord {
  /// On the baseline of the text at its full size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top.
  case none
}

/// How a paragraph's style spreads lines, as `NSParagraphStyle`.
public struct LineSpacing: Hashable, Sendable {
  /// What the font's line height is multiplied by.
  public var lineHeightMultiple = 1.0
  /// The least height of a line, points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, points; 0 is any.
  public var maximumLineHeight = 0.0
  /// Points between lines.
  public var lineSpacing = 0.0

  /// Lines as the font has them.
  public init() {}

  /// The height of lines of a font one above the other, points.
  public func height(lines: Int, lineHeight: Double) -> Double {
    let wanted = max(minimumLineHeight, lineHeight * lineHeightMultiple)
    let line = maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
    return Double(lines) * line + Double(max(0, lines - 1)) * lineSpacing
  }
}

extension SystemColor {
  /// The colour of text.
  public static let label = SystemColor(named: "label")!
  /// The colour of text that explains.
  public static let secondaryLabel = SystemColor(named: "secondaryLabel")!
  /// The colour of placeholder text.
  public static let placeholderText = SystemColor(named: "placeholderText")!
  /// The background of a screen.
  public static let systemBackground = SystemColor(named: "systemBackground")!
  /// The tint of a window.
  public static let systemBlue = SystemColor(named: "systemBlue")!
}
