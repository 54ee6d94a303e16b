/// A font specified in a document, reduced to family, weight and size.
public struct FontDescription: Hashable, Sendable {
  /// The font family.
  public enum Family: Hashable, Sendable {
    /// The system font.
    case system
    /// A font by its PostScript or family name.
    case named(String)
  }

  /// Stroke weights; the raw values are those of CSS, in UIKit's order of `UIFont.Weight`.
  public enum Weight: Int, Hashable, Sendable {
    /// From ultralight to medium.
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600
    /// From semibold to black.
    case bold = 700, heavy = 800, black = 900
  }

  /// The font family.
  public var family = Family.system
  /// The weight.
  public var weight = Weight.regular
  /// Whether it is italic.
  public var isItalic = false
  /// The size in points.
  public var size: Double
  /// The Dynamic Type style that it was created from.
  public var textStyle: TextStyle?

  /// Creates a system font, as UIKit's `systemFont(ofSize:weight:)`.
  ///
  /// - Parameters:
  ///   - size: The point size.
  ///   - weight: The stroke weight.
  public init(systemSize size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// Creates a font by its name, as UIKit's `UIFont(name:size:)`.
  ///
  /// - Parameters:
  ///   - name: A PostScript or family name, such as `HelveticaNeue-Light`.
  ///   - size: The point size.
  public init(name: String, size: Double) {
    family = .named(name)
    self.size = size
  }

  /// Creates the font of a Dynamic Type style, as UIKit's `preferredFont(forTextStyle:)`.
  ///
  /// - Parameter style: The style, with the size and weight of its content size category.
  public init(style: TextStyle) {
    size = style.size
    weight = style.weight
    textStyle = style
  }
}

/// The horizontal alignment of text; the raw values are `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Justified.
  case justified
  /// At the leading edge.
  case natural
}

/// How text that does not fit is broken or truncated; the raw values are `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable {
  /// Broken between words.
  case wordWrap = 0
  /// Broken between characters.
  case characterWrap
  /// Clipped at the edge.
  case clip
  /// An ellipsis at the start.
  case headTruncation
  /// An ellipsis at the end.
  case tailTruncation
  /// An ellipsis in the middle.
  case middleTruncation

  /// Whether it truncates with an ellipsis.
  public var truncates: Bool { self >= .headTruncation }
}

extension LineBreakMode: Comparable {
  /// UIKit's order, in which the truncating modes come last.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
