/// A face at a size, with the vertical metrics that UIKit would report for the font that was asked for.
public struct Font: Hashable, Sendable {
  /// The face's index in its library.
  public let face: Int
  /// The size in points: finite, from 0 to `Font.largestSize`.
  public let size: Double
  /// From the baseline up to the top of the line, points.
  public let ascender: Double
  /// From the baseline down to the bottom of the line, points, positive.
  public let descender: Double
  /// The height of a single line in points, as `UIFont.lineHeight` has it: ascender, descender and the font's gap.
  public let lineHeight: Double
  /// From baseline to baseline, points: the text style's leading, otherwise the line height.
  public let leading: Double
  /// What is shown instead of the font that was asked for; `nil` for a font that is itself at hand, and for the
  /// system font in a weight that its stand-in has.
  public let substitution: Substitution?
  /// How outlines are changed for want of a face.
  public let style: GlyphStyle
  /// The fitted advances that space the system font; `nil` for every other font.
  let systemCut: SystemFontAdvances.Cut?
  /// The weight that was asked for, which may be bolder or lighter than the face.
  let weight: FontWeight

  /// The size beyond which fonts do not grow, points.
  public static let largestSize = 10_000.0

  /// Whether it is the system font.
  public var isSystem: Bool { systemCut != nil }
}

/// How the outlines of a face are changed before they are drawn.
public struct GlyphStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A style from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Stems are thickened by 1/24 em.
  public static let bold = GlyphStyle(rawValue: 1)
  /// Letters lean by a fifth of their height.
  public static let oblique = GlyphStyle(rawValue: 2)
}

/// What is shown instead of the font that was asked for.
public struct Substitution: Hashable, Sendable {
  /// How near it comes.
  public enum Kind: String, Hashable, Sendable {
    /// Advance widths are those of the font that was asked for.
    case sameWidths = "same-widths"
    /// Another design with other widths.
    case standIn = "stand-in"
    /// The right family in the nearest weight that is at hand.
    case nearestWeight = "nearest-weight"
    /// The name is not known: the system font is shown.
    case unknownName = "unknown-name"
  }

  /// The name that was asked for.
  public let requested: String
  /// The family and style that is shown.
  public let used: String
  /// How near it comes.
  public let kind: Kind

  /// Whether the project's own font of the name is better: where another design, or nothing, is shown for it.
  var isLoose: Bool { kind == .standIn || kind == .unknownName }
}
