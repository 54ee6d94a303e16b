/// One of UIKit's named colors.
///
/// Values: Apple's Human Interface Guidelines (Color) and the values recorded by Interface Builder in documents, era
/// iOS 15 to 17.
public struct SystemColor: Hashable, Sendable {
  /// The name without the suffix `Color`, such as `systemBlue`.
  public let name: String
  private let light: RGBA
  private let dark: RGBA
  private let highContrastLight: RGBA
  private let highContrastDark: RGBA

  /// Returns the value in an appearance.
  ///
  /// - Parameter appearance: The appearance; colors without high-contrast values use the normal ones there.
  /// - Returns: The value in sRGB.
  public func value(in appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }

  /// Returns the value on an elevated surface: backgrounds are lighter there in dark appearance, all else is the same.
  ///
  /// - Parameter appearance: The appearance of the picture.
  /// - Returns: The value in sRGB, as Apple publishes it; a picture of a sheet has the first two.
  package func elevatedValue(in appearance: Appearance) -> RGBA {
    guard appearance.isDark, let step = Self.backgrounds[name] else { return value(in: appearance) }
    let steps: [UInt32] =
      appearance == .dark ? [0x1C1C1E, 0x2C2C2E, 0x3A3A3C] : [0x242426, 0x363638, 0x444446]
    return RGBA(hex: steps[step])
  }

  /// The backgrounds, each with how many others it usually lies on.
  private static let backgrounds = [
    "systemBackground": 0, "secondarySystemBackground": 1, "tertiarySystemBackground": 2,
    "systemGroupedBackground": 0, "secondarySystemGroupedBackground": 1, "tertiarySystemGroupedBackground": 2,
  ]

  /// Creates the color with a document's name; the result is nil if UIKit has none.
  ///
  /// - Parameter name: The name with or without the suffix `Color`, such as `systemBlueColor`; case-sensitive.
  public init?(named name: String) {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let color = Self.table[stem] else { return nil }
    self = color
  }

  /// The names of all colors, without the suffix `Color`, in the order of the tables.
  package static var names: [String] { rows.map(\.name) }

  private init(_ row: Row, highContrast: Row?) {
    name = row.name
    (light, dark) = (row.light, row.dark)
    highContrastLight = highContrast?.light ?? light
    highContrastDark = highContrast?.dark ?? dark
  }

  private static let table: [String: SystemColor] = {
    var table: [String: SystemColor] = [:]
    let stronger = Dictionary(uniqueKeysWithValues: highContrastRows.map { ($0.name, $0) })
    for row in rows { table[row.name] = SystemColor(row, highContrast: stronger[row.name]) }
    return table
  }()

  struct Row {
    let name: String
    let light, dark: RGBA

    /// The rows of a table: the name, the light and the dark color as RRGGBB, and their alphas unless they are 1, as
    /// numbers or fractions of 255.
    static func table(_ text: String) -> [Row] {
      TableText.lines(of: text).map { line in
        let words = TableText.parts(of: line, at: " ")
        guard words.count == 3 || words.count == 5, let light = UInt32(words[1], radix: 16),
          let dark = UInt32(words[2], radix: 16)
        else { preconditionFailure("a color has a name and two values: \(line)") }
        let alphas = words.dropFirst(3).compactMap(alpha)
        return Row(
          name: String(words[0]), light: RGBA(hex: light, alpha: alphas.first ?? 1),
          dark: RGBA(hex: dark, alpha: alphas.last ?? 1))
      }
    }

    private static func alpha(_ word: Substring) -> Double? {
      let parts = TableText.parts(of: word, at: "/").compactMap { Double($0) }
      return parts.count == 2 ? parts[0] / parts[1] : parts.first
    }
  }

  private static let rows = Row.table(
    """
    systemRed FF3B30 FF453A
    systemOrange FF9500 FF9F0A
    systemYellow FFCC00 FFD60A
    systemGreen 34C759 30D158
    systemMint 00C7BE 63E6E2
    systemTeal 30B0C7 40C8E0
    systemCyan 32ADE6 64D2FF
    systemBlue 007AFF 0A84FF
    systemIndigo 5856D6 5E5CE6
    systemPurple AF52DE BF5AF2
    systemPink FF2D55 FF375F
    systemBrown A2845E AC8E68
    systemGray 8E8E93 8E8E93
    systemGray2 AEAEB2 636366
    systemGray3 C7C7CC 48484A
    systemGray4 D1D1D6 3A3A3C
    systemGray5 E5E5EA 2C2C2E
    systemGray6 F2F2F7 1C1C1E
    tint 007AFF 0A84FF
    link 007AFF 0984FF
    label 000000 FFFFFF
    secondaryLabel 3C3C43 EBEBF5 0.6 0.6
    tertiaryLabel 3C3C43 EBEBF5 76/255 76/255
    quaternaryLabel 3C3C43 EBEBF5 45/255 40/255
    placeholderText 3C3C43 EBEBF5 76/255 76/255
    separator 3C3C43 545458 0.29 0.6
    opaqueSeparator C6C6C8 38383A
    systemFill 787880 787880 0.20 0.36
    secondarySystemFill 787880 787880 0.16 0.32
    tertiarySystemFill 767680 767680 0.12 0.24
    quaternarySystemFill 747480 767680 0.08 0.18
    systemBackground FFFFFF 000000
    secondarySystemBackground F2F2F7 1C1C1E
    tertiarySystemBackground FFFFFF 2C2C2E
    systemGroupedBackground F2F2F7 000000
    secondarySystemGroupedBackground FFFFFF 1C1C1E
    tertiarySystemGroupedBackground F2F2F7 2C2C2E
    groupTableViewBackground F2F2F7 000000
    tableCellGroupedBackground FFFFFF 1C1C1E
    tableCellPlainBackground FFFFFF 000000
    scrollViewTexturedBackground 6F7179 6F7179
    viewFlipsideBackground 1F2124 1F2124
    underPageBackground A3A7B0 28292E
    text 000000 FFFFFF
    controlText 000000 FFFFFF
    textBackground FFFFFF 000000
    controlBackground FFFFFF 000000
    darkText 000000 000000
    lightText FFFFFF FFFFFF 0.6 0.6
    white FFFFFF FFFFFF
    black 000000 000000
    darkGray 555555 555555
    lightGray AAAAAA AAAAAA
    gray 808080 808080
    red FF0000 FF0000
    green 00FF00 00FF00
    blue 0000FF 0000FF
    cyan 00FFFF 00FFFF
    yellow FFFF00 FFFF00
    magenta FF00FF FF00FF
    orange FF8000 FF8000
    purple 800080 800080
    brown 996633 996633
    clear 000000 000000 0 0
    """)
}
