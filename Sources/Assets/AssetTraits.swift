import Views

/// What a screen is like: by this a project's images and colours are chosen.
public struct AssetTraits: Hashable, Sendable {
  /// Pixels to a point.
  public var scale: Double
  /// Whether it is an iPad.
  public var isPad: Bool
  /// Bright or dark surrounding.
  public var appearance: Appearance
  /// Whether contrast is increased.
  public var hasHighContrast = false
  /// The size classes.
  public var sizeClasses: SizeClasses
  /// Whether reading goes from right to left.
  public var isRightToLeft: Bool

  /// A phone held upright at 2 ×, but for what is given.
  public init(
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
