import Foundation
import Testing

/// A published JSON Schema, limited to the keywords it uses.
package struct SchemaChecker {
  private let root: [String: Any]

  /// Reads a file of the folder `Docs`.
  package init(_ name: String) throws {
    root = try Self.object(Checkout.bytes("\(Checkout.root)/Docs/\(name)"))
  }

  /// The violations in a JSON text.
  package func violations(in text: String) throws -> [String] {
    violations(of: root, in: try Self.object(Array(text.utf8)), at: "")
  }

  private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func violations(of schema: [String: Any], in value: Any, at path: String) -> [String] {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: [String: Any]]
      return violations(of: definitions?[String(name)] ?? [:], in: value, at: path)
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if let words = schema["enum"] as? [Any] {
      return words.contains { "\($0)" == "\(value)" } ? [] : ["\(path): \(value)"]
    }
    switch value {
    case is NSNull: return types.contains("null") || types.isEmpty ? [] : ["\(path): null"]
    case let members as [String: Any]: return violations(of: schema, in: members, types, at: path)
    case let items as [Any]:
      guard types.contains("array") else { return ["\(path): array"] }
      let inner = schema["items"] as? [String: Any] ?? [:]
      return items.enumerated().flatMap { violations(of: inner, in: $1, at: "\(path)/\($0)") }
    case is String: return types.contains("string") || types.isEmpty ? [] : ["\(path): string"]
    default:
      return types.contains("integer") || types.contains("number") || types.contains("boolean")
        ? [] : ["\(path): \(value)"]
    }
  }

  private func violations(
    of schema: [String: Any], in members: [String: Any], _ types: [String], at path: String
  ) -> [String] {
    guard types.contains("object") else { return ["\(path): object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
    return missing.map { "\(path): no \($0)" }
      + members.keys.sorted().flatMap { key in
        properties[key].map { violations(of: $0, in: members[key]!, at: "\(path)/\(key)") } ?? [
          "\(path)/\(key)"
        ]
      }
  }
}
