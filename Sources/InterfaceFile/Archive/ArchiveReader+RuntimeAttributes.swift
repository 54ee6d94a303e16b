import InterfaceXML
import Views

extension ArchiveReader {
  /// The user-defined runtime attributes of the placeholder object that an archive keeps them in.
  func runtimeAttributes() -> [RuntimeAttribute] {
    items("userDefinedRuntimeAttributes").compactMap { archive.reader($0).runtimeAttribute }
  }

  private var runtimeAttribute: RuntimeAttribute? {
    guard let keyPath = string("keyPath") else { return nil }
    let type = string("typeIdentifier")?.split(separator: ".").last.map(String.init) ?? ""
    guard let value = value("value") else { return RuntimeAttribute(keyPath: keyPath, value: .null) }
    return RuntimeAttribute(keyPath: keyPath, value: runtimeValue(value, type: type, keyPath: keyPath))
  }

  private func runtimeValue(_ value: Element, type: String, keyPath: String) -> RuntimeAttribute.Value {
    switch type {
    case "boolean": .boolean(bool(value, of: keyPath, default: false))
    case "number": .number(number(value, of: keyPath, default: 0))
    case "string": .string(context.takeText(of: value))
    case "color": color("value").map { .color($0) } ?? .null
    case "nil": .null
    default: .other(type: type, text: value.peek("value") ?? context.takeText(of: value))
    }
  }
}
