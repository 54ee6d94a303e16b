import Geometry

/// The properties that `UILabel` adds to a view.
public struct Label: Hashable, Sendable {
  /// The text; that of an attributed string is the concatenation of its runs. Setting it removes the styles of its
  /// runs.
  public var text = "" {
    didSet { if text != oldValue { attributedText = nil } }
  }
  /// The font; for an attributed string the first run's. Setting it sets all runs.
  public var font = FontDescription(systemSize: 17) {
    didSet { if font != oldValue { attributedText?.set(font: font) } }
  }
  /// Color of the text. Setting it sets all runs.
  public var textColor = Color.system(.label) {
    didSet { if textColor != oldValue { attributedText?.set(color: textColor) } }
  }
  /// Color while highlighted; nil uses the text color.
  public var highlightedColor: Color?
  /// Color of the shadow; nil draws none.
  public var shadowColor: Color?
  /// The offset of the shadow, in points.
  public var shadowOffset = Size(width: 0, height: -1)
  /// The alignment. Setting it sets all paragraphs.
  public var alignment = TextAlignment.natural {
    didSet { if alignment != oldValue { attributedText?.set(alignment: alignment) } }
  }
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines = 1
  /// The line break mode.
  public var lineBreakMode = LineBreakMode.tailTruncation
  /// Whether a single line shrinks to fit the width.
  public var adjustsFontSizeToFitWidth = false
  /// The minimum scale of the font.
  public var minimumScaleFactor = 0.0
  /// The width at which the intrinsic size is wrapped, in points; 0 uses the width from layout.
  public var preferredMaxLayoutWidth = 0.0
  /// The position of a line that shrinks.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// The runs of a text with several styles; nil if font, color and alignment apply to all of it.
  public var attributedText: AttributedText?
  /// Whether it is enabled.
  public var isEnabled = true
  /// Whether it is highlighted.
  public var isHighlighted = false

  /// Creates a label with UIKit's defaults.
  public init() {}
}

/// The position of a line that shrinks to fit: `UIBaselineAdjustment`; the raw values are Interface Builder's.
public enum BaselineAdjustment: String, InterfaceBuilderWord {
  /// On the baseline of the full-size text.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top.
  case none
}

extension SystemColor {
  /// The color of primary text.
  public static let label = SystemColor(named: "label")!
  /// The color of secondary text.
  public static let secondaryLabel = SystemColor(named: "secondaryLabel")!
  /// The color of placeholder text.
  public static let placeholderText = SystemColor(named: "placeholderText")!
  /// The background of a screen.
  public static let systemBackground = SystemColor(named: "systemBackground")!
  /// The tint of a window.
  public static let systemBlue = SystemColor(named: "systemBlue")!
}
