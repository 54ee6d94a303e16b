/// The properties that `UIVisualEffectView` adds to a view.
public struct VisualEffect: Hashable, Sendable {
  /// The materials of `UIBlurEffect.Style`, as Interface Builder writes them.
  public enum Blur: String, Hashable, Sendable, CaseIterable {
    /// The original ones.
    case extraLight, light, dark, extraDark
    /// Adaptive ones of iOS 10.
    case regular, prominent
    /// Adaptive ones of iOS 13.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Always light, iOS 13.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Always light, iOS 13, the thicker ones.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Always dark, iOS 13.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Always dark, iOS 13, the thicker ones.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The material behind the content; nil is none.
  public var blur: Blur?
  /// Whether the content is vibrant (`UIVibrancyEffect`), and no material is drawn.
  public var isVibrant = false

  /// Creates a view without an effect.
  public init() {}
}
