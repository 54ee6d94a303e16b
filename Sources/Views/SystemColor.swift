/// One of UIKit's named colours.
///
/// Values: Apple's Human Interface Guidelines (Color) and the values that Interface Builder records in documents,
/// era iOS 15 to 17.
public struct SystemColor: Hashable, Sendable {
  /// The name without the suffix `Color`, such as `systemBlue`.
  public let name: String
  private let light: RGBA
  private let dark: RGBA
  private let highContrastLight: RGBA
  private let highContrastDark: RGBA

  /// The value in an appearance.
  public func value(in appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }

  /// The colour that a document names, with or without the suffix `Color`; nil where UIKit has none of that name.
  public init?(named name: String) {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let color = Self.table[stem] else { return nil }
    self = color
  }

  /// All colours, by name.
  public static let all: [SystemColor] = table.values.sorted { $0.name < $1.name }

  private init(_ row: Row, highContrast: Row?) {
    name = row.name
    (light, dark) = (row.lightColor, row.darkColor)
    highContrastLight = highContrast?.lightColor ?? light
    highContrastDark = highContrast?.darkColor ?? dark
  }

  private static let table: [String: SystemColor] = {
    var table: [String: SystemColor] = [:]
    let stronger = Dictionary(uniqueKeysWithValues: highContrastRows.map { ($0.name, $0) })
    for row in rows { table[row.name] = SystemColor(row, highContrast: stronger[row.name]) }
    return table
  }()

  struct Row {
    let name: String
    let light, dark: UInt32
    let lightAlpha, darkAlpha: Double

    var lightColor: RGBA { RGBA(hex: light, alpha: lightAlpha) }
    var darkColor: RGBA { RGBA(hex: dark, alpha: darkAlpha) }

    init(_ name: String, _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1) {
      self.name = name
      self.light = light
      self.dark = dark
      self.lightAlpha = lightAlpha
      self.darkAlpha = darkAlpha
    }
  }

  private static let rows: [Row] = [
    Row("systemRed", 0xFF3B30, 0xFF453A), Row("systemOrange", 0xFF9500, 0xFF9F0A),
    Row("systemYellow", 0xFFCC00, 0xFFD60A), Row("systemGreen", 0x34C759, 0x30D158),
    Row("systemMint", 0x00C7BE, 0x63E6E2), Row("systemTeal", 0x30B0C7, 0x40C8E0),
    Row("systemCyan", 0x32ADE6, 0x64D2FF), Row("systemBlue", 0x007AFF, 0x0A84FF),
    Row("systemIndigo", 0x5856D6, 0x5E5CE6), Row("systemPurple", 0xAF52DE, 0xBF5AF2),
    Row("systemPink", 0xFF2D55, 0xFF375F), Row("systemBrown", 0xA2845E, 0xAC8E68),
    Row("systemGray", 0x8E8E93, 0x8E8E93), Row("systemGray2", 0xAEAEB2, 0x636366),
    Row("systemGray3", 0xC7C7CC, 0x48484A), Row("systemGray4", 0xD1D1D6, 0x3A3A3C),
    Row("systemGray5", 0xE5E5EA, 0x2C2C2E), Row("systemGray6", 0xF2F2F7, 0x1C1C1E),
    Row("tint", 0x007AFF, 0x0A84FF), Row("link", 0x007AFF, 0x0984FF),
    Row("label", 0x000000, 0xFFFFFF), Row("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6, 0.6),
    Row("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 76.0 / 255, 76.0 / 255),
    Row("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 45.0 / 255, 40.0 / 255),
    Row("placeholderText", 0x3C3C43, 0xEBEBF5, 76.0 / 255, 76.0 / 255),
    Row("separator", 0x3C3C43, 0x545458, 0.29, 0.6), Row("opaqueSeparator", 0xC6C6C8, 0x38383A),
    Row("systemFill", 0x787880, 0x787880, 0.20, 0.36),
    Row("secondarySystemFill", 0x787880, 0x787880, 0.16, 0.32),
    Row("tertiarySystemFill", 0x767680, 0x767680, 0.12, 0.24),
    Row("quaternarySystemFill", 0x747480, 0x767680, 0.08, 0.18),
    Row("systemBackground", 0xFFFFFF, 0x000000), Row("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    Row("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    Row("systemGroupedBackground", 0xF2F2F7, 0x000000),
    Row("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    Row("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
    Row("groupTableViewBackground", 0xF2F2F7, 0x000000),
    Row("tableCellGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    Row("tableCellPlainBackground", 0xFFFFFF, 0x000000),
    Row("scrollViewTexturedBackground", 0x6F7179, 0x6F7179),
    Row("viewFlipsideBackground", 0x1F2124, 0x1F2124), Row("underPageBackground", 0xA3A7B0, 0x28292E),
    Row("text", 0x000000, 0xFFFFFF), Row("controlText", 0x000000, 0xFFFFFF),
    Row("textBackground", 0xFFFFFF, 0x000000), Row("controlBackground", 0xFFFFFF, 0x000000),
    Row("darkText", 0x000000, 0x000000), Row("lightText", 0xFFFFFF, 0xFFFFFF, 0.6, 0.6),
    Row("white", 0xFFFFFF, 0xFFFFFF), Row("black", 0x000000, 0x000000),
    Row("darkGray", 0x555555, 0x555555), Row("lightGray", 0xAAAAAA, 0xAAAAAA),
    Row("gray", 0x808080, 0x808080), Row("red", 0xFF0000, 0xFF0000), Row("green", 0x00FF00, 0x00FF00),
    Row("blue", 0x0000FF, 0x0000FF), Row("cyan", 0x00FFFF, 0x00FFFF), Row("yellow", 0xFFFF00, 0xFFFF00),
    Row("magenta", 0xFF00FF, 0xFF00FF), Row("orange", 0xFF8000, 0xFF8000),
    Row("purple", 0x800080, 0x800080), Row("brown", 0x996633, 0x996633),
    Row("clear", 0x000000, 0x000000, 0, 0),
  ]
}
