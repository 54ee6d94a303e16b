import Geometry
import Views

extension ElementReader {
  /// A frame given as distances from the superview's edges, `<frame key="frameInset">`.
  ///
  /// Each attribute pins a side; `maxX` and `maxY` count from the superview's right and bottom edges.
  func insetFrame(in parent: Size) -> Rect {
    let x = span(near: number("minX"), length: number("width"), far: number("maxX"), of: parent.width)
    let y = span(near: number("minY"), length: number("height"), far: number("maxY"), of: parent.height)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func span(
    near: Double?, length: Double?, far: Double?, of total: Double
  ) -> (start: Double, length: Double) {
    if let near, let length { return (near, max(0, length)) }
    if let near, let far { return (near, max(0, total - near - far)) }
    if let length, let far { return (total - far - length, max(0, length)) }
    return (near ?? 0, max(0, length ?? 0))
  }

  /// The mask set by the attributes of `<autoresizingMask>`.
  var autoresizingMask: AutoresizingMask {
    let bits: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    var mask: AutoresizingMask = []
    for (name, bit) in bits where bool(name, default: false) { mask.insert(bit) }
    return mask
  }

  /// User-defined runtime attributes in document order.
  func runtimeAttributes() -> [RuntimeAttribute] {
    guard let list = child(named: "userDefinedRuntimeAttributes") else { return [] }
    return list.children(named: "userDefinedRuntimeAttribute").compactMap { attribute in
      guard let keyPath = attribute.string("keyPath") else { return nil }
      return RuntimeAttribute(keyPath: keyPath, value: attribute.runtimeValue(of: keyPath))
    }
  }

  private func runtimeValue(of keyPath: String) -> RuntimeAttribute.Value {
    let type = string("type") ?? ""
    _ = string("localized")
    let written = text("value")
    switch type {
    case "boolean": return .boolean(context.boolean(written ?? "", of: keyPath, at: element, default: false))
    case "number":
      if let real = child(key: "value", named: "real") ?? child(key: "value", named: "integer") {
        return .number(real.number("value", default: 0))
      }
      return .number(context.number(written ?? "", of: keyPath, at: element, default: 0))
    case "string": return .string(written ?? "")
    case "color": return color(key: "value").map { .color($0) } ?? .null
    case "nil":
      _ = child(named: "nil")
      return .null
    default:
      let parts = element.children.map { child in
        context.ledger.takeTree(child)
        return child.attributes.filter { $0.name != "key" }.map(\.value).joined(separator: " ")
      }
      return .other(type: type, text: written ?? parts.joined(separator: " "))
    }
  }
}

extension ContentPriorities {
  init(_ reader: ElementReader) {
    self.init()
    horizontalHugging = reader.number("horizontalHuggingPriority", default: 250)
    verticalHugging = reader.number("verticalHuggingPriority", default: 250)
    horizontalCompressionResistance = reader.number("horizontalCompressionResistancePriority", default: 750)
    verticalCompressionResistance = reader.number("verticalCompressionResistancePriority", default: 750)
  }
}

extension ContentMode {
  /// The names written by Interface Builder.
  static let words: [(String, ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left),
    ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]
}
