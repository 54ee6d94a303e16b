import Views

/// The traits of a screen by which a project's images and colors are chosen.
package struct AssetTraits: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double
  package var isPad: Bool
  /// Light or dark appearance.
  package var appearance: Appearance
  /// Whether contrast is increased.
  package var hasHighContrast = false
  package var sizeClasses: SizeClasses
  /// Whether the layout is right-to-left.
  package var isRightToLeft: Bool

  /// A phone in portrait at 2 × unless specified otherwise.
  package init(
    scale: Double = 2, isPad: Bool = false, appearance: Appearance = .light,
    sizeClasses: SizeClasses = SizeClasses(width: .compact, height: .regular), isRightToLeft: Bool = false
  ) {
    self.scale = scale
    self.isPad = isPad
    self.appearance = appearance
    self.sizeClasses = sizeClasses
    self.isRightToLeft = isRightToLeft
  }
}
