extension SystemColor {
  /// The colors that differ with increased contrast (`UIAccessibilityContrast.high`).
  ///
  /// Values: Apple's Human Interface Guidelines (Color, "accessible" columns) for the tints and grays; labels, fills,
  /// separators and backgrounds from the high-contrast values that Flutter's `CupertinoColors` took from iOS 13. Which
  /// of the latter iOS 17 changed is not verified.
  static let highContrastRows = Row.table(
    """
    systemRed D70015 FF6961
    systemOrange C93400 FFB340
    systemYellow B25000 FFD426
    systemGreen 248A3D 30DB5B
    systemMint 0C817B 66D4CF
    systemTeal 008299 5DE6FF
    systemCyan 0071A4 70D7FF
    systemBlue 0040DD 409CFF
    systemIndigo 3634A3 7D7AFF
    systemPurple 8944AB DA8FFF
    systemPink D30F45 FF6482
    systemBrown 7F6545 B59469
    systemGray 6C6C70 AEAEB2
    systemGray2 8E8E93 7C7C80
    systemGray3 AEAEB2 545456
    systemGray4 BCBCC0 444446
    systemGray5 D8D8DC 363638
    systemGray6 EBEBF0 242426
    tint 0040DD 409CFF
    link 0040DD 409CFF
    secondaryLabel 3C3C43 EBEBF5 173/255 173/255
    tertiaryLabel 3C3C43 EBEBF5 96/255 96/255
    quaternaryLabel 3C3C43 EBEBF5 66/255 61/255
    placeholderText 3C3C43 EBEBF5 96/255 96/255
    separator 3C3C43 545458 94/255 173/255
    systemFill 787880 787880 71/255 112/255
    secondarySystemFill 787880 787880 61/255 102/255
    tertiarySystemFill 767680 767680 51/255 82/255
    quaternarySystemFill 747480 767680 41/255 66/255
    secondarySystemBackground EBEBF0 242426
    tertiarySystemBackground FFFFFF 363638
    systemGroupedBackground EBEBF0 000000
    secondarySystemGroupedBackground FFFFFF 242426
    tertiarySystemGroupedBackground EBEBF0 363638
    groupTableViewBackground EBEBF0 000000
    tableCellGroupedBackground FFFFFF 242426
    """)
}
