/// A color in sRGB with straight alpha, each 0 … 1.
public struct RGBA: Hashable, Sendable {
  /// The four parts, each 0 … 1.
  public var red, green, blue, alpha: Double

  /// A color from its parts, clipped to 0 … 1; what is not a number counts as 0.
  ///
  /// - Parameters:
  ///   - red: The red part in sRGB, not linear.
  ///   - green: The green part in sRGB, not linear.
  ///   - blue: The blue part in sRGB, not linear.
  ///   - alpha: The opacity; the other parts are not multiplied by it.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clip(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    self.red = clip(red)
    self.green = clip(green)
    self.blue = clip(blue)
    self.alpha = clip(alpha)
  }

  /// A gray from its brightness.
  ///
  /// - Parameters:
  ///   - white: The value of all three parts in sRGB, clipped to 0 … 1: 0 is black.
  ///   - alpha: The opacity, clipped to 0 … 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color from 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - hex: The three parts as bytes, such as `0xFF3B30`; bits above them are ignored.
  ///   - alpha: The opacity, clipped to 0 … 1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}

/// Whether the system's colors are for a bright or a dark surrounding.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark on bright.
  case light
  /// Bright on dark.
  case dark
  /// Dark on bright for people who asked for more contrast (`UIAccessibilityContrast.high`).
  case highContrastLight = "light-high-contrast"
  /// Bright on dark, likewise.
  case highContrastDark = "dark-high-contrast"

  /// Whether it is bright on dark.
  public var isDark: Bool { self == .dark || self == .highContrastDark }
  /// The same with more contrast.
  public var withHighContrast: Appearance { isDark ? .highContrastDark : .highContrastLight }
}

/// A color as a document names it.
///
/// Boxed: most views and all payloads have several, and none in most places.
public indirect enum Color: Hashable, Sendable {
  /// Numbers, the same in every appearance.
  case fixed(RGBA)
  /// One of the system's, which follow the appearance.
  case system(SystemColor)
  /// One of the project's asset catalogue, with the value that the document recorded.
  case named(String, recorded: RGBA)

  /// Returns the value in an appearance.
  ///
  /// - Parameter appearance: The appearance that a picture is drawn in.
  /// - Returns: The value in sRGB; of a color of the project, the one that the document recorded, whatever the
  ///   appearance.
  public func resolved(in appearance: Appearance) -> RGBA {
    switch self {
    case .fixed(let value): value
    case .system(let color): color.value(in: appearance)
    case .named(_, let recorded): recorded
    }
  }

  /// No color at all.
  public static let clear = Color.fixed(RGBA(white: 0, alpha: 0))
  /// Opaque white.
  public static let white = Color.fixed(RGBA(white: 1))
  /// Opaque black.
  public static let black = Color.fixed(RGBA(white: 0))
}
