/// The user's text size: Dynamic Type's content size categories, smallest first.
public enum TextSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Below the default.
  case xS, s, m
  /// The default.
  case l
  /// Above the default.
  case xL, xxL, xxxL
  /// The accessibility sizes.
  case ax1, ax2, ax3, ax4, ax5

  /// Whether a category is smaller than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The name on the command line, such as `xS` or `AX5`.
  public var name: String { Self.names[rawValue] }

  /// Creates the category with a name; the result is nil if there is none.
  ///
  /// - Parameter name: The command line's name, such as `AX5`, or UIKit's, such as `accessibilityLarge`;
  ///   case-insensitive.
  public init?(named name: String) {
    let wanted = name.lowercased()
    let index =
      Self.names.firstIndex { $0.lowercased() == wanted }
      ?? Self.namesInUIKit.firstIndex { $0.lowercased() == wanted }
    guard let index else { return nil }
    self.init(rawValue: index)
  }

  private static let names = [
    "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
  /// The names of `UIContentSizeCategory`.
  private static let namesInUIKit = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
}

extension TextSizeCategory {
  /// The factor for an image that adjusts to the accessibility sizes; 1 at all others.
  ///
  /// Apple documents no figure: the scale of `UIFontMetrics` for the style Body is used, which is not verified.
  public var imageEnlargement: Double {
    guard self >= .ax1, let own = TextStyle(named: "Body", at: self), let ordinary = TextStyle(named: "Body")
    else { return 1 }
    return own.leading / ordinary.leading
  }
}

/// The categories by their names in `UIContentSizeCategory`.
extension TextSizeCategory {
  /// Three sizes below the default.
  public static let extraSmall = xS
  /// Two sizes below the default.
  public static let small = s
  /// One size below the default.
  public static let medium = m
  /// The default.
  public static let large = l
  /// One size above the default.
  public static let extraLarge = xL
  /// Two sizes above the default.
  public static let extraExtraLarge = xxL
  /// Three sizes above the default.
  public static let extraExtraExtraLarge = xxxL
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = ax1
  /// The second accessibility size.
  public static let accessibilityLarge = ax2
  /// The third accessibility size.
  public static let accessibilityExtraLarge = ax3
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = ax4
  /// The largest of all sizes.
  public static let accessibilityExtraExtraExtraLarge = ax5
}

/// A Dynamic Type style at a content size category.
///
/// Sizes and leadings: Apple's Human Interface Guidelines, Typography, the Dynamic Type tables of iOS; but for Subhead at
/// xxxL they have 28, and a simulator of iOS 26.1 sets 26, as every other style of 21 points has.
public struct TextStyle: Hashable, Sendable {
  /// The style's name without `UICTFontTextStyle`, such as `Body`.
  public let name: String
  /// The point size.
  public let size: Double
  /// The leading in points: the distance between baselines.
  public let leading: Double
  /// The weight.
  public let weight: FontDescription.Weight

  /// Creates the style with a document's name; the result is nil if UIKit has none.
  ///
  /// - Parameters:
  ///   - name: The name with or without the prefix `UICTFontTextStyle`, such as `Body`.
  ///   - category: The content size category that determines size and leading.
  public init?(named name: String, at category: TextSizeCategory = .l) {
    let prefix = "UICTFontTextStyle"
    let stem = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    // Documents use either name for the large title.
    let known = stem == "Title0" ? "LargeTitle" : stem
    guard let row = Self.rows.first(where: { $0.name == known }) else { return nil }
    self.name = stem
    size = row.sizes[category.rawValue].points
    leading = row.sizes[category.rawValue].leading
    weight = known == "Headline" ? .semibold : .regular
  }

  /// Size and leading by category, xS to AX5.
  private static let rows = TableText.lines(
    of: """
      LargeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
      Title1 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
      Title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
      Title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
      Headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
      Body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
      Callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
      Subhead 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/37 36/43 42/50 49/58
      Footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
      Caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
      Caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
      """
  ).map { line in
    let words = TableText.parts(of: line, at: " ")
    let sizes = words.dropFirst().map { TableText.parts(of: $0, at: "/").compactMap { Double($0) } }
    precondition(sizes.count == 12 && sizes.allSatisfy { $0.count == 2 }, "a size for each category: \(line)")
    return (name: String(words[0]), sizes: sizes.map { (points: $0[0], leading: $0[1]) })
  }
}
