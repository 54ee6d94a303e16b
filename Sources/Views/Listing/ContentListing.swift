import Geometry
import Numerals

/// What a view's class adds to it, in print: what is nil, 0, empty or `NO` is left out.
///
/// Reflection finds the properties and `ViewProperty` names them, so that a new one is listed without being named here.
package struct ContentListing {
  private let content: ViewContent
  private var leaves: [(path: String, text: String)] = []

  private init(_ content: ViewContent) {
    self.content = content
    if let payload = Mirror(reflecting: content).children.first?.value { add(payload, at: "") }
  }

  /// One line for the class's own properties, and one for each object in a list or part of it.
  package static func lines(of content: ViewContent) -> [String] {
    switch content {
    case .plain, .container: return []
    case .placeholder, .unknown, .pickerView, .calendarView: return ["\(content)"]
    default: return ContentListing(content).lines
    }
  }

  private var lines: [String] {
    var order: [String] = []
    var lines: [String: [String]] = [:]
    for (path, text) in leaves {
      // What is in a list has a line, and so has what has a part with a name of its own.
      let cut =
        path.lastIndex(of: "]").map { path.index(after: $0) } ?? path.firstIndex(of: ".") ?? path.startIndex
      let (owner, name) = (String(path[..<cut]), String(path[cut...].drop { $0 == "." }))
      if lines[owner] == nil { order.append(owner) }
      lines[owner, default: []].append(name.isEmpty ? text : "\(name) \(text)")
    }
    return order.map { owner in
      (owner.isEmpty ? "" : owner + " ") + lines[owner]!.joined(separator: ", ")
    }
  }

  private mutating func add(_ value: Any, at path: String) {
    switch value {
    case is PartOrigin: break
    case let color as Color: add(Self.color(color), at: path)
    case let font as FontDescription: add(Self.font(font), at: path)
    case let image as ImageReference: add(Self.image(image), at: path)
    case let insets as EdgeInsets: add(insets == .zero ? "" : Self.insets(insets), at: path)
    case let size as Size: add(size == .zero ? "" : Self.size(size), at: path)
    case let date as CivilDate: add(date.propertyValue.text, at: path)
    case let word as any InterfaceBuilderWord: add(word.rawValue, at: path)
    case let text as String: add(text.isEmpty ? "" : Self.quoted(text), at: path)
    case let flag as Bool: add(flag ? "YES" : "", at: path)
    case let number as Double: add(number == 0 ? "" : Self.number(number), at: path)
    case let number as Int: add("\(number)", at: path)
    default: addParts(of: value, at: path)
    }
  }

  private mutating func addParts(of value: Any, at path: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: if let inner = mirror.children.first { add(inner.value, at: path) }
    case .collection:
      for (index, child) in mirror.children.enumerated() { add(child.value, at: "\(path)[\(index)]") }
    case .enum:
      guard let payload = mirror.children.first else { return add("\(value)", at: path) }
      add(payload.value, at: path.isEmpty ? payload.label ?? "" : "\(path).\(payload.label ?? "")")
    default:
      for child in mirror.children {
        guard let label = child.label else { continue }
        add(child.value, at: path.isEmpty ? label : "\(path).\(label)")
      }
    }
  }

  private mutating func add(_ text: String, at path: String) {
    if text.isEmpty { return }
    let located = ViewProperty.located(path, in: content)
    leaves.append((located?.name ?? path, located?.row.words[text] ?? text))
  }

  // MARK: Words

  static func number(_ value: Double) -> String { Numeral.text(value, decimals: 4) }

  static func color(_ color: Color?) -> String {
    switch color {
    case nil: "–"
    case .fixed(let value): rgba(value)
    case .system(let color): color.name
    case .named(let name, let recorded): "\"\(name)\" (\(rgba(recorded)))"
    case .dynamic(let light, let dark): "\(rgba(light)), \(rgba(dark)) in dark"
    }
  }

  static func runtime(_ value: RuntimeAttribute.Value) -> String {
    switch value {
    case .boolean(let value): value ? "YES" : "NO"
    case .number(let value): number(value)
    case .string(let text): quoted(text)
    case .color(let value): color(value)
    case .other(let type, let text): "\(type) \(quoted(text))"
    case .null: "nil"
    }
  }

  /// `saysWeight`: whether the weight of a named font is said if it is regular: the name is that of a weight.
  static func font(_ font: FontDescription, saysWeight: Bool = true) -> String {
    var text = "system"
    if case .named(let name) = font.family { text = name }
    text += " \(number(font.size))"
    if saysWeight || font.family == .system || font.weight != .regular { text += " \(font.weight)" }
    if font.isItalic { text += " italic" }
    if let style = font.textStyle { text += " (\(style.name))" }
    return text
  }

  static func image(_ image: ImageReference?) -> String {
    guard let image else { return "–" }
    let symbol = image.symbolConfiguration
    let words = [
      image.size.map(size), image.renderingMode?.rawValue, image.symbolScale?.rawValue,
      symbol?.pointSize.map { "at \(number($0))" },
      symbol?.weight.map { "\($0)" }, symbol?.scale.map { "preferably \($0)" },
      image.enlargement == 1 ? nil : "enlarged by \(number(image.enlargement))",
    ].compactMap(\.self)
    return (image.isSystem ? "symbol " : "") + ([image.name] + words).joined(separator: " ")
  }

  static func rgba(_ value: RGBA) -> String {
    "rgba(\([value.red, value.green, value.blue, value.alpha].map(number).joined(separator: " ")))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "(\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")))"
  }

  static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\n", with: "\\n").replacing("\u{1}", with: "\\u{1}") + "\""
  }
}
