import JSON
import Reports

/// The JSON Schema of `layoutshot.json` (draft 2020-12), generated from the table that the reader uses.
package enum ConfigurationSchema {
  /// The content of the published file `Docs/layoutshot.schema.json`.
  package static var text: String {
    JSONValue.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("layoutshot.json")),
        (
          "description", .string("Which goldens layoutshot keeps of a project's Interface Builder documents.")
        ),
      ] + object(ConfigurationKey.all)
    ).text(isIndented: true)
  }

  /// The members of a schema object.
  private typealias Members = [(key: String, value: JSONValue)]

  private static func object(_ keys: [ConfigurationKey]) -> Members {
    let properties = keys.map { key -> (key: String, value: JSONValue) in
      (key.name, .object([("description", .string(key.help))] + schema(key.shape)))
    }
    var members: Members = [
      ("type", .string("object")), ("additionalProperties", .flag(false)),
      ("properties", .object(properties)),
    ]
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    return members
  }

  private static func schema(_ shape: ConfigurationKey.Shape) -> Members {
    switch shape {
    case .text, .curve, .language: return [("type", .string("string"))]
    case .flag: return [("type", .string("boolean"))]
    case .count: return [("type", .string("integer")), ("minimum", .integer(0))]
    case .number(let most):
      return [("type", .string("number")), ("minimum", .integer(0))]
        + (most.map { [("maximum", .number($0))] } ?? [])
    case .positive(let most):
      return [("type", .string("number")), ("exclusiveMinimum", .integer(0)), ("maximum", .number(most))]
    case .word(let words): return [("enum", .array(words.map { .string($0) }))]
    case .object(let keys): return object(keys)
    case .list(let shape, let least, let isUnique):
      var members: Members = [("type", .string("array"))]
      if least > 0 { members.append(("minItems", .integer(least))) }
      if isUnique { members.append(("uniqueItems", .flag(true))) }
      return members + [("items", .object(schema(shape)))]
    }
  }
}
