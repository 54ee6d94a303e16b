/// What `UIVisualEffectView` adds to a view.
public struct VisualEffect: Hashable, Sendable {
  /// The materials of `UIBlurEffect.Style`, as Interface Builder writes them.
  public enum Blur: String, Hashable, Sendable, CaseIterable {
    /// The first ones.
    case extraLight, light, dark, extraDark
    /// Those that follow the appearance, of iOS 10.
    case regular, prominent
    /// Those of iOS 13, which follow the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// As bars have it.
    case systemChromeMaterial
    /// Those of iOS 13 that stay bright.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Those of iOS 13 that stay bright, the strong ones.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Those of iOS 13 that stay dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Those of iOS 13 that stay dark, the strong ones.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The material behind the content; nil is none.
  public var blur: Blur?
  /// Whether the content takes on the colors behind it (`UIVibrancyEffect`), and no material is drawn.
  public var isVibrant = false

  /// An effect view without an effect.
  public init() {}
}
