extension SystemColor {
  /// The colours that are others for people who asked for more contrast (`UIAccessibilityContrast.high`).
  ///
  /// Values: Apple's Human Interface Guidelines (Color, "accessible" columns) for the tints and grays; labels, fills,
  /// separators and backgrounds after the high-contrast values that Flutter's `CupertinoColors` took from iOS 13. Which of
  /// the latter iOS 17 changed is not verified.
  static let highContrastRows: [Row] = [
    Row("systemRed", 0xD70015, 0xFF6961), Row("systemOrange", 0xC93400, 0xFFB340),
    Row("systemYellow", 0xB25000, 0xFFD426), Row("systemGreen", 0x248A3D, 0x30DB5B),
    Row("systemMint", 0x0C817B, 0x66D4CF), Row("systemTeal", 0x008299, 0x5DE6FF),
    Row("systemCyan", 0x0071A4, 0x70D7FF), Row("systemBlue", 0x0040DD, 0x409CFF),
    Row("systemIndigo", 0x3634A3, 0x7D7AFF), Row("systemPurple", 0x8944AB, 0xDA8FFF),
    Row("systemPink", 0xD30F45, 0xFF6482), Row("systemBrown", 0x7F6545, 0xB59469),
    Row("systemGray", 0x6C6C70, 0xAEAEB2), Row("systemGray2", 0x8E8E93, 0x7C7C80),
    Row("systemGray3", 0xAEAEB2, 0x545456), Row("systemGray4", 0xBCBCC0, 0x444446),
    Row("systemGray5", 0xD8D8DC, 0x363638), Row("systemGray6", 0xEBEBF0, 0x242426),
    Row("tint", 0x0040DD, 0x409CFF), Row("link", 0x0040DD, 0x409CFF),
    Row("secondaryLabel", 0x3C3C43, 0xEBEBF5, 173.0 / 255, 173.0 / 255),
    Row("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 96.0 / 255, 96.0 / 255),
    Row("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 66.0 / 255, 61.0 / 255),
    Row("placeholderText", 0x3C3C43, 0xEBEBF5, 96.0 / 255, 96.0 / 255),
    Row("separator", 0x3C3C43, 0x545458, 94.0 / 255, 173.0 / 255),
    Row("systemFill", 0x787880, 0x787880, 71.0 / 255, 112.0 / 255),
    Row("secondarySystemFill", 0x787880, 0x787880, 61.0 / 255, 102.0 / 255),
    Row("tertiarySystemFill", 0x767680, 0x767680, 51.0 / 255, 82.0 / 255),
    Row("quaternarySystemFill", 0x747480, 0x767680, 41.0 / 255, 66.0 / 255),
    Row("secondarySystemBackground", 0xEBEBF0, 0x242426),
    Row("tertiarySystemBackground", 0xFFFFFF, 0x363638),
    Row("systemGroupedBackground", 0xEBEBF0, 0x000000),
    Row("secondarySystemGroupedBackground", 0xFFFFFF, 0x242426),
    Row("tertiarySystemGroupedBackground", 0xEBEBF0, 0x363638),
    Row("groupTableViewBackground", 0xEBEBF0, 0x000000),
    Row("tableCellGroupedBackground", 0xFFFFFF, 0x242426),
  ]
}
