import Geometry
import Views

extension LayerStyle {
  /// The layer style set by user-defined runtime attributes.
  ///
  /// In addition to the layer's own key paths, common names of inspectable properties are recognized: `cornerRadius`,
  /// `borderWidth`, `borderColor`, `shadowOpacity`, …
  init(_ attributes: [RuntimeAttribute], clipsToBounds: Bool) {
    self.init()
    masksToBounds = clipsToBounds
    for attribute in attributes {
      let path = attribute.keyPath.removing("layer.")
      switch attribute.value {
      case .number(let number): if !set(path, number) { transform.set(path, number) }
      case .boolean(let flag): if Self.isClipping(path) { masksToBounds = flag }
      // Key-value coding asks a string for its number or truth (Apple, "Representing Non-Object Values").
      case .string(let text) where Self.isClipping(path): masksToBounds = text.boolValue
      case .string(let text): if let number = text.leadingNumber { _ = set(path, number) }
      case .color(let color): set(path, color)
      case .other("size", let text): if path == "shadowOffset" { shadow.offset = Size(text) ?? shadow.offset }
      default: break
      }
    }
  }

  private static func isClipping(_ path: String) -> Bool {
    path == "masksToBounds" || path == "clipsToBounds"
  }

  private mutating func set(_ path: String, _ number: Double) -> Bool {
    switch path {
    case "cornerRadius": cornerRadius = max(0, number)
    case "borderWidth": borderWidth = max(0, number)
    case "shadowOpacity": shadow.opacity = min(max(number, 0), 1)
    case "shadowRadius": shadow.radius = min(max(number, 0), 1000)
    default: return false
    }
    return true
  }

  private mutating func set(_ path: String, _ color: Color) {
    switch path {
    case "borderColor", "borderUIColor": borderColor = color
    case "shadowColor", "shadowUIColor": shadow.color = color
    default: break
    }
  }
}

extension LayerTransform {
  fileprivate mutating func set(_ path: String, _ number: Double) {
    // Beyond this size a view would vanish, or cover everything.
    let factor = min(max(number, -1000), 1000)
    switch path.removing("transform.") {
    case "scale": (scaleX, scaleY) = (factor, factor)
    case "scale.x": scaleX = factor
    case "scale.y": scaleY = factor
    case "rotation", "rotation.z": rotation = number
    case "translation.x": translation.x = number
    case "translation.y": translation.y = number
    default: break
    }
  }
}

extension Size {
  /// A size as `{8, 4}` or as the two numbers of an element.
  fileprivate init?(_ text: String) {
    let parts = text.split { " {},".contains($0) }.compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ abs($0) <= 1e6 }) else { return nil }
    self.init(width: parts[0], height: parts[1])
  }
}

extension String {
  /// The number that it begins with; nil for none.
  fileprivate var leadingNumber: Double? {
    let start = drop(while: \.isWhitespace)
    return Double(start.prefix { $0.isNumber && $0.isASCII || "+-.".contains($0) })
  }

  /// Whether it is true as Foundation reads strings: it begins with `Y`, `T` or a digit other than zero.
  fileprivate var boolValue: Bool {
    drop { $0.isWhitespace || "+-0".contains($0) }.first.map { "YyTt123456789".contains($0) } ?? false
  }

  fileprivate func removing(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
