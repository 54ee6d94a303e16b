/// A color in sRGB with straight alpha, each 0 … 1.
public struct RGBA: Hashable, Sendable {
  /// The four components, each 0 … 1.
  public var red, green, blue, alpha: Double

  /// Creates a color, clamped to 0 … 1; NaN counts as 0.
  ///
  /// - Parameters:
  ///   - red: The red component in sRGB, not linear.
  ///   - green: The green component in sRGB, not linear.
  ///   - blue: The blue component in sRGB, not linear.
  ///   - alpha: The opacity; the other components are not multiplied by it.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clip(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    self.red = clip(red)
    self.green = clip(green)
    self.blue = clip(blue)
    self.alpha = clip(alpha)
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - white: The value of all three components in sRGB, clamped to 0 … 1: 0 is black.
  ///   - alpha: The opacity, clamped to 0 … 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - hex: The three components as bytes, such as `0xFF3B30`; higher bits are ignored.
  ///   - alpha: The opacity, clamped to 0 … 1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}

/// The appearance that determines the system's colors.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
  /// Light with increased contrast (`UIAccessibilityContrast.high`).
  case highContrastLight = "light-high-contrast"
  /// Dark with increased contrast.
  case highContrastDark = "dark-high-contrast"

  /// Whether it is dark.
  public var isDark: Bool { self == .dark || self == .highContrastDark }
  /// The same with increased contrast.
  public var withHighContrast: Appearance { isDark ? .highContrastDark : .highContrastLight }
}

/// A color as specified in a document.
///
/// Boxed, because most values have several optional colors and few are set.
public indirect enum Color: Hashable, Sendable {
  /// Fixed components, the same in every appearance.
  case fixed(RGBA)
  /// A system color, which follows the appearance.
  case system(SystemColor)
  /// A color of the project's asset catalogue, with the value recorded in the document.
  case named(String, recorded: RGBA)
  /// A color that code gives each appearance.
  case dynamic(light: RGBA, dark: RGBA)

  /// Returns the value in an appearance.
  ///
  /// - Parameter appearance: The appearance of the picture.
  /// - Returns: The value in sRGB; for a color of the project, the one recorded in the document, regardless of the
  ///   appearance.
  public func resolved(in appearance: Appearance) -> RGBA {
    switch self {
    case .fixed(let value): value
    case .system(let color): color.value(in: appearance)
    case .named(_, let recorded): recorded
    case .dynamic(let light, let dark): appearance == .dark ? dark : light
    }
  }

  /// Clear.
  public static let clear = Color.fixed(RGBA(white: 0, alpha: 0))
  /// Opaque white.
  public static let white = Color.fixed(RGBA(white: 1))
  /// Opaque black.
  public static let black = Color.fixed(RGBA(white: 0))
}
