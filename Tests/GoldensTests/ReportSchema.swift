import Foundation
import TestSupport
import Testing

/// The published schema of `report.json`, or of another file, as far as it uses JSON Schema.
struct ReportSchema {
  private let root: [String: Any]

  init(_ name: String = "report") throws {
    root = try Self.object(Checkout.bytes("\(Checkout.root)/Docs/\(name).schema.json"))
  }

  /// What of a report breaks it.
  func violations(in text: String) throws -> [String] {
    violations(of: root, in: try Self.object(Array(text.utf8)), root, at: "")
  }

  private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  /// What breaks the few words of JSON Schema that the file uses.
  private func violations(of schema: [String: Any], in value: Any, _ root: [String: Any], at path: String)
    -> [String]
  {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: [String: Any]]
      return violations(of: definitions?[String(name)] ?? [:], in: value, root, at: path)
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if let words = schema["enum"] as? [Any] {
      return words.contains { "\($0)" == "\(value)" } ? [] : ["\(path): \(value)"]
    }
    switch value {
    case is NSNull: return types.contains("null") || types.isEmpty ? [] : ["\(path): null"]
    case let members as [String: Any]:
      guard types.contains("object") else { return ["\(path): object"] }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }.map {
        "\(path): no \($0)"
      }
      return missing
        + members.keys.sorted().flatMap { key in
          properties[key].map { violations(of: $0, in: members[key]!, root, at: "\(path)/\(key)") } ?? [
            "\(path)/\(key)"
          ]
        }
    case let items as [Any]:
      guard types.contains("array") else { return ["\(path): array"] }
      let inner = schema["items"] as? [String: Any] ?? [:]
      return items.enumerated().flatMap { violations(of: inner, in: $1, root, at: "\(path)/\($0)") }
    case is String: return types.contains("string") || types.isEmpty ? [] : ["\(path): string"]
    default:
      return types.contains("integer") || types.contains("number") || types.contains("boolean")
        ? [] : ["\(path): \(value)"]
    }
  }
}
