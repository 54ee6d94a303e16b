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

  private typealias Members = JSONSchema.Members

  private static func object(_ keys: [ConfigurationKey]) -> Members {
    JSONSchema.object(
      keys.map { JSONSchema.Property($0.name, help: $0.help, isRequired: $0.isRequired, schema($0.shape)) })
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
