import JSON
import Views

/// The appearance that a variant of an image or color requires.
struct Surrounding: Sendable, Hashable {
  /// Light or dark; nil for both.
  var appearance: Appearance?
  /// Whether contrast must be increased.
  var needsHighContrast = false
  /// Whether it requires something that no screen here has: tinted icons and future additions.
  var isUnknown = false

  /// Any appearance.
  init() {}

  /// Reads `appearances`.
  init(_ list: JSONValue?) {
    for item in list?.items ?? [] {
      switch (item["appearance"]?.string, item["value"]?.string) {
      case ("luminosity", let value?) where Appearance(rawValue: value) != nil:
        appearance = Appearance(rawValue: value)
      case ("contrast", "high"): needsHighContrast = true
      default: isUnknown = true
      }
    }
  }

  /// The number of its requirements that a screen meets; nil if one is not met.
  func fit(_ traits: AssetTraits) -> Int? {
    if isUnknown { return nil }
    if let appearance, appearance.isDark != traits.appearance.isDark { return nil }
    if needsHighContrast, !traits.hasHighContrast { return nil }
    return (appearance == nil ? 0 : 2) + (needsHighContrast ? 1 : 0)
  }
}

extension AssetTraits {
  /// How well a variant's idiom matches: nil if not at all.
  ///
  /// That iPhone images are used on an iPad that has none, and vice versa, is not verified.
  func fit(idiom: String) -> Int? {
    switch idiom {
    case "universal": 1
    case isPad ? "ipad" : "iphone": 2
    case "ipad", "iphone": 0
    default: nil
    }
  }
}
