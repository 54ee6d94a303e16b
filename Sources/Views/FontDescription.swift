/// A font as a document asks for it, reduced to family, weight and size.
public struct FontDescription: Hashable, Sendable {
  /// Whose letters.
  public enum Family: Hashable, Sendable {
    /// The system's own.
    case system
    /// A PostScript or family name.
    case named(String)
  }

  /// Stroke weights; the raw values are those of CSS, in UIKit's order of `UIFont.Weight`.
  public enum Weight: Int, Hashable, Sendable {
    /// From hairline to poster.
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600
    /// The strong ones.
    case bold = 700, heavy = 800, black = 900
  }

  /// Whose letters.
  public var family = Family.system
  /// How strong.
  public var weight = Weight.regular
  /// Whether slanted.
  public var isItalic = false
  /// Points.
  public var size: Double
  /// The Dynamic Type style that it came from.
  public var textStyle: TextStyle?

  /// A system font of a size in points.
  public init(systemSize size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// A font of a PostScript or family name at a size in points.
  public init(name: String, size: Double) {
    family = .named(name)
    self.size = size
  }

  /// The font of a Dynamic Type style at the default content size (L).
  public init(style: TextStyle) {
    size = style.size
    weight = style.weight
    textStyle = style
  }
}

/// A Dynamic Type style at the default content size category (L).
///
/// Sizes and leadings: Apple's Human Interface Guidelines, Typography, table "Large (default)".
public struct TextStyle: Hashable, Sendable {
  /// The style's name without `UICTFontTextStyle`, such as `Body`.
  public let name: String
  /// Point size.
  public let size: Double
  /// Points from baseline to baseline.
  public let leading: Double
  /// Stroke weight.
  public let weight: FontDescription.Weight

  /// The style that a document names, with or without the prefix `UICTFontTextStyle`.
  public init?(named name: String) {
    let prefix = "UICTFontTextStyle"
    let stem = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let row = Self.rows.first(where: { $0.name == stem }) else { return nil }
    self = row
  }

  /// The style at the smallest content size category, xS.
  public var atExtraSmall: TextStyle {
    let sizes: [String: (Double, Double)] = [
      "Title0": (31, 38), "LargeTitle": (31, 38), "Title1": (25, 31), "Title2": (19, 24), "Title3": (17, 22),
      "Headline": (14, 19), "Body": (14, 19), "Callout": (13, 18), "Subhead": (12, 16), "Footnote": (12, 16),
      "Caption1": (11, 13), "Caption2": (11, 13),
    ]
    guard let (size, leading) = sizes[name] else { return self }
    return TextStyle(name, size, leading, weight)
  }

  private init(_ name: String, _ size: Double, _ leading: Double, _ weight: FontDescription.Weight = .regular)
  {
    self.name = name
    self.size = size
    self.leading = leading
    self.weight = weight
  }

  private static let rows = [
    TextStyle("Title0", 34, 41), TextStyle("LargeTitle", 34, 41), TextStyle("Title1", 28, 34),
    TextStyle("Title2", 22, 28), TextStyle("Title3", 20, 25), TextStyle("Headline", 17, 22, .semibold),
    TextStyle("Body", 17, 22), TextStyle("Callout", 16, 21), TextStyle("Subhead", 15, 20),
    TextStyle("Footnote", 13, 18), TextStyle("Caption1", 12, 16), TextStyle("Caption2", 11, 13),
  ]
}

/// Where text stands from side to side; the raw values are `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Stretched to both edges.
  case justified
  /// Where reading starts.
  case natural
}

/// What happens to text that does not fit; the raw values are `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable {
  /// Broken between words.
  case wordWrap = 0
  /// Broken between characters.
  case characterWrap
  /// Cut at the edge.
  case clip
  /// An ellipsis at the start.
  case headTruncation
  /// An ellipsis at the end.
  case tailTruncation
  /// An ellipsis in the middle.
  case middleTruncation
}
