import Geometry

/// What `UILabel` adds to a view.
public struct Label: Hashable, Sendable {
  /// The text, runs of an attributed string joined. Another text is set in one look.
  public var text = "" {
    didSet { if text != oldValue { attributedText = nil } }
  }
  /// The font; of an attributed string its first run's. Setting it sets all runs.
  public var font = FontDescription(systemSize: 17) {
    didSet { if font != oldValue { attributedText?.set(font: font) } }
  }
  /// Color of the text. Setting it sets all runs.
  public var textColor = Color.system(.label) {
    didSet { if textColor != oldValue { attributedText?.set(color: textColor) } }
  }
  /// Color while highlighted; nil keeps the text's.
  public var highlightedColor: Color?
  /// Color of the shadow; nil casts none.
  public var shadowColor: Color?
  /// Where the shadow falls, points.
  public var shadowOffset = Size(width: 0, height: -1)
  /// Where lines stand. Setting it sets all paragraphs.
  public var alignment = TextAlignment.natural {
    didSet { if alignment != oldValue { attributedText?.set(alignment: alignment) } }
  }
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
  /// The runs of a text whose parts differ in look; nil where font, color and alignment say all.
  public var attributedText: AttributedText?
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

extension SystemColor {
  /// The color of text.
  public static let label = SystemColor(named: "label")!
  /// The color of text that explains.
  public static let secondaryLabel = SystemColor(named: "secondaryLabel")!
  /// The color of placeholder text.
  public static let placeholderText = SystemColor(named: "placeholderText")!
  /// The background of a screen.
  public static let systemBackground = SystemColor(named: "systemBackground")!
  /// The tint of a window.
  public static let systemBlue = SystemColor(named: "systemBlue")!
}
