// UIKit's colors by name, for use in code; documents contain their names.
extension Color {
  /// The colors of UIKit's palette.
  public static let systemRed = ofSystem("systemRed"), systemOrange = ofSystem("systemOrange")
  /// The colors of UIKit's palette.
  public static let systemYellow = ofSystem("systemYellow"), systemGreen = ofSystem("systemGreen")
  /// The colors of UIKit's palette.
  public static let systemMint = ofSystem("systemMint"), systemTeal = ofSystem("systemTeal")
  /// The colors of UIKit's palette.
  public static let systemCyan = ofSystem("systemCyan"), systemBlue = ofSystem("systemBlue")
  /// The colors of UIKit's palette.
  public static let systemIndigo = ofSystem("systemIndigo"), systemPurple = ofSystem("systemPurple")
  /// The colors of UIKit's palette.
  public static let systemPink = ofSystem("systemPink"), systemBrown = ofSystem("systemBrown")
  /// The grays, from the most to the least prominent.
  public static let systemGray = ofSystem("systemGray"), systemGray2 = ofSystem("systemGray2")
  /// The grays, from the most to the least prominent.
  public static let systemGray3 = ofSystem("systemGray3"), systemGray4 = ofSystem("systemGray4")
  /// The grays, from the most to the least prominent.
  public static let systemGray5 = ofSystem("systemGray5"), systemGray6 = ofSystem("systemGray6")
  /// The colors of text, from the strongest to the weakest.
  public static let label = ofSystem("label"), secondaryLabel = ofSystem("secondaryLabel")
  /// The colors of text, from the strongest to the weakest.
  public static let tertiaryLabel = ofSystem("tertiaryLabel"), quaternaryLabel = ofSystem("quaternaryLabel")
  /// The backgrounds of a screen and of its parts.
  public static let systemBackground = ofSystem("systemBackground")
  /// The backgrounds of a screen and of its parts.
  public static let secondarySystemBackground = ofSystem("secondarySystemBackground")
  /// The backgrounds of a screen and of its parts.
  public static let tertiarySystemBackground = ofSystem("tertiarySystemBackground")
  /// The background of a screen of grouped content.
  public static let systemGroupedBackground = ofSystem("systemGroupedBackground")
  /// The color of separators.
  public static let separator = ofSystem("separator")

  /// Returns a fixed color in sRGB.
  ///
  /// - Parameters:
  ///   - hex: Red, green and blue as 0xRRGGBB.
  ///   - alpha: 0 (clear) to 1 (opaque).
  public static func hex(_ hex: UInt32, alpha: Double = 1) -> Color { .fixed(RGBA(hex: hex, alpha: alpha)) }

  private static func ofSystem(_ name: String) -> Color { .system(SystemColor(named: name)!) }
}
