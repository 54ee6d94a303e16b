import Views

/// What a screen is like: by this a project's images and colors are chosen.
package struct AssetTraits: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double
  /// Whether it is an iPad.
  package var isPad: Bool
  /// Bright or dark surrounding.
  package var appearance: Appearance
  /// Whether contrast is increased.
  package var hasHighContrast = false
  /// The size classes.
  package var sizeClasses: SizeClasses
  /// Whether reading goes from right to left.
  package var isRightToLeft: Bool

  /// A phone held upright at 2 ×, but for what is given.
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
