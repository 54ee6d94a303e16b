/// A colour in sRGB with straight alpha, each 0 … 1.
public struct RGBA: Hashable, Sendable {
  /// The four parts, each 0 … 1.
  public var red, green, blue, alpha: Double

  /// A colour from its parts, clipped to 0 … 1; what is not a number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clip(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    self.red = clip(red)
    self.green = clip(green)
    self.blue = clip(blue)
    self.alpha = clip(alpha)
  }

  /// A gray from its brightness.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}

/// Whether the system's colours are for a bright or a dark surrounding.
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

/// A colour as a document names it.
public enum Color: Hashable, Sendable {
  /// Numbers, the same in every appearance.
  case fixed(RGBA)
  /// One of the system's, which follow the appearance.
  case system(SystemColor)
  /// One of the project's asset catalogue, with the value that the document recorded.
  case named(String, recorded: RGBA)

  /// The value in an appearance.
  public func resolved(in appearance: Appearance) -> RGBA {
    switch self {
    case .fixed(let value): value
    case .system(let color): color.value(in: appearance)
    case .named(_, let recorded): recorded
    }
  }

  /// No colour at all.
  public static let clear = Color.fixed(RGBA(white: 0, alpha: 0))
  /// Opaque white.
  public static let white = Color.fixed(RGBA(white: 1))
  /// Opaque black.
  public static let black = Color.fixed(RGBA(white: 0))
}
