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

  /// Whether an ellipsis stands for what does not fit.
  public var truncates: Bool { self >= .headTruncation }
}

extension LineBreakMode: Comparable {
  /// UIKit's order, in which those with an ellipsis are the last.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
