import Glibc
import Goldens
import Numerals
import Painting
import Views

/// Lists the properties of a value, under UIKit's names where possible.
///
/// Uses reflection, so that new properties of views are recorded in goldens without maintaining another table.
/// Properties with default values are omitted.
struct ReflectedProperties {
  /// The project's images and colors, used to resolve names.
  let assets: PaintAssets
  /// The names of the project's images that were referenced, in order.
  private(set) var imageNames: [String] = []
  /// The names of the project's colors that were referenced, in order.
  private(set) var colorNames: [String] = []
  private(set) var properties: [TreeRecord.Property] = []
  /// What properties are that are not listed, in print: of numbers 0, of flags `NO`, of images `none`.
  private(set) var absences: [String: String] = [:]
  /// The names of properties that paint: no view moves because of them.
  private(set) var paints: Set<String> = []
  /// The objects that some of the properties were read from.
  private(set) var parts: [TreeRecord.Part] = []

  init(assets: PaintAssets) { self.assets = assets }

  /// Adds the properties of a value.
  ///
  /// - Parameters:
  ///   - value: The value of any type.
  ///   - name: The name of the property; empty for the parts of the value alone.
  ///   - paints: Whether no view moves because of any of it.
  mutating func add(_ value: Any, as name: String, paints: Bool = false) {
    let start = properties.count
    switch value {
    case let color as Color: add(name, text(of: color))
    case let origin as PartOrigin: add(origin, as: name)
    case let font as FontDescription: add(name, font.listing)
    case let image as ImageReference: add(image, as: name)
    // Records have never had it.
    case is BaselineAdjustment: break
    case let word as any InterfaceBuilderWord: if !word.rawValue.isEmpty { add(name, "\"\(word.rawValue)\"") }
    case let text as String: if !text.isEmpty { add(name, "\"\(text)\"") }
    case let flag as Bool:
      if type(of: value) == Bool.self { absences[name] = "NO" }
      if flag { add(name, "YES") }
    case let number as Double:
      if type(of: value) == Double.self { absences[name] = "0" }
      if number != 0 { add(name, Numeral.text(number, decimals: 4)) }
    case let number as Int:
      if type(of: value) == Int.self { absences[name] = "0" }
      if number != 0 { add(name, String(number)) }
    default: addParts(of: value, as: name, paints)
    }
    if paints || Self.isPaint(value) {
      self.paints.insert(name)
      self.paints.formUnion(properties[start...].map(\.name))
    }
  }

  /// Whether a value is one that no view moves because of, absent or not.
  private static func isPaint(_ value: Any) -> Bool {
    switch value {
    case is Color, is ContentMode, is TextAlignment, is ControlState, is LayerStyle, is Toggle: true
    default: type(of: value) == Color?.self
    }
  }

  /// The names of flags that only paint.
  private static let paintedFlags: Set<String> = ["isEnabled", "isSelected", "isHighlighted", "isOn"]

  private mutating func addParts(of value: Any, as name: String, _ paints: Bool) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if type(of: value) == ImageReference?.self { absences[name] = "none" }
      if let inner = mirror.children.first { add(inner.value, as: name, paints: paints) }
    case .collection, .set:
      for (index, child) in mirror.children.enumerated() {
        add(child.value, as: "\(name)[\(index)]", paints: paints)
      }
    case .enum:
      if let payload = mirror.children.first {
        add(payload.value, as: name.isEmpty ? "" : "\(name).\(payload.label ?? "")", paints: paints)
      } else if !name.isEmpty {
        add(name, "\(value)")
      }
    case .struct, .tuple:
      for child in mirror.children {
        guard let label = child.label else { continue }
        // Records have never had these; where the cells and the footer stand tells.
        if value is TableView, ["hasPrototypes", "footerID"].contains(label) { continue }
        add(
          child.value, as: name.isEmpty ? label : "\(name).\(label)",
          paints: paints || Self.paintedFlags.contains(label))
      }
    default: if !name.isEmpty { add(name, "\(value)") }
    }
  }

  private mutating func add(_ image: ImageReference, as name: String) {
    var words = [(image.isSystem ? "symbol " : "") + image.name]
    words += [image.renderingMode?.rawValue, image.symbolScale?.rawValue].compactMap(\.self)
    if let symbol = image.symbolConfiguration {
      words += [
        symbol.pointSize.map { "at \(Numeral.text($0, decimals: 4))" }, symbol.weight.map { "\($0)" },
      ].compactMap(
        \.self)
    }
    add(name, words.joined(separator: " "))
    if !image.isSystem, !imageNames.contains(image.name) { imageNames.append(image.name) }
  }

  /// Adds the object that the value which has an origin was read from; `name` ends with the origin's own.
  private mutating func add(_ origin: PartOrigin, as name: String) {
    guard origin.line > 0, let dot = name.lastIndex(of: ".") else { return }
    parts.append(
      .init(
        name: String(name[..<dot]), id: origin.objectID, className: origin.className, line: origin.line))
  }

  private mutating func add(_ name: String, _ value: String) { properties.append(.init(name, value)) }

  /// Returns the text for a color; for a named color, with the value that is drawn.
  private mutating func text(of color: Color) -> String {
    guard case .named(let name, _) = color, let value = assets.color(name) else { return color.listing }
    if !colorNames.contains(name) { colorNames.append(name) }
    return Color.named(name, recorded: value).listing
  }
}
