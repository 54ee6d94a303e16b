/// A face at a size, with the vertical metrics that UIKit reports for the requested font.
public struct Font: Hashable, Sendable {
  /// The face's index in its library.
  package let face: Int
  /// The size in points: finite, from 0 to `Font.largestSize`.
  package let size: Double
  /// The distance from the baseline up to the top of the line, in points.
  package let ascender: Double
  /// The distance from the baseline down to the bottom of the line, in points, positive.
  package let descender: Double
  /// The height of a single line in points, as `UIFont.lineHeight`: ascender, descender and the font's line gap.
  package let lineHeight: Double
  /// The distance between baselines, in points: the text style's leading, or else the line height.
  package let leading: Double
  /// The substitution made for the requested font; `nil` if the font itself is available, and for the system font in a
  /// weight that its replacement has.
  package let substitution: Substitution?
  /// Synthetic changes to the outlines that replace a missing face.
  package let style: GlyphStyle
  /// The fitted advances used to space the system font; `nil` for every other font.
  let systemCut: SystemFontAdvances.Cut?
  /// The requested weight, which may differ from the face's.
  package let weight: FontWeight

  /// The maximum font size, in points.
  package static let largestSize = 10_000.0

  package var isSystem: Bool { systemCut != nil }
}

/// Synthetic changes to the outlines of a face.
public struct GlyphStyle: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt8

  /// Creates a style from its raw bits.
  ///
  /// - Parameter rawValue: The bits: 1 for synthetic bold, 2 for synthetic oblique.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Synthetic bold: stems are thickened by 1/24 em.
  package static let bold = GlyphStyle(rawValue: 1)
  /// Synthetic oblique: letters are sheared by a fifth of their height.
  package static let oblique = GlyphStyle(rawValue: 2)
}

/// A font used instead of the requested one.
public struct Substitution: Hashable, Sendable {
  /// The kind of substitution.
  public enum Kind: String, Hashable, Sendable {
    /// A font with the same advance widths.
    case sameWidths = "same-widths"
    /// A different design with different widths.
    case standIn = "stand-in"
    /// The requested family in the nearest available weight.
    case nearestWeight = "nearest-weight"
    /// The name is unknown: the system font is used.
    case unknownName = "unknown-name"
  }

  /// The requested name.
  package let requested: String
  /// The family and style of the font that is used.
  package let used: String
  package let kind: Kind

  /// Whether the project's own font of that name is preferable, because a different design or an unrelated font is
  /// used.
  package var isLoose: Bool { kind == .standIn || kind == .unknownName }
}
