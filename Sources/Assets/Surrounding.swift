import JSON
import Views

/// What a variant of an image or color asks of its surrounding.
struct Surrounding: Sendable, Hashable {
  /// Bright or dark; nil for both.
  var appearance: Appearance?
  /// Whether contrast must be increased.
  var needsHighContrast = false
  /// Whether it asks for what no screen here is: tinted icons and whatever comes.
  var isUnknown = false

  /// Every surrounding.
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

  /// How many of its wishes a screen fulfils; nil where it leaves one open.
  func fit(_ traits: AssetTraits) -> Int? {
    if isUnknown { return nil }
    if let appearance, appearance.isDark != traits.appearance.isDark { return nil }
    if needsHighContrast, !traits.hasHighContrast { return nil }
    return (appearance == nil ? 0 : 2) + (needsHighContrast ? 1 : 0)
  }
}

extension AssetTraits {
  /// How well a variant of an idiom fits: nil not at all.
  ///
  /// That a phone's images serve on a pad that has none, and the other way round, is not verified.
  func fit(idiom: String) -> Int? {
    switch idiom {
    case "universal": 1
    case isPad ? "ipad" : "iphone": 2
    case "ipad", "iphone": 0
    default: nil
    }
  }
}
