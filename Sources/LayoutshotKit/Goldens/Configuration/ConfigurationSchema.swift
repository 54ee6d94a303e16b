import JSON

/// The JSON Schema of `layoutshot.json` (draft 2020-12), made from the table that the reader follows.
public enum ConfigurationSchema {
  /// The file that is published as `Docs/layoutshot.schema.json`.
  public static var text: String {
    guard case .object(let members) = object(ConfigurationKey.all) else { return "" }
    return JSONValue.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("layoutshot.json")),
        (
          "description", .string("Which goldens layoutshot keeps of a project's Interface Builder documents.")
        ),
      ] + members
    ).text(isIndented: true)
  }

  private static func object(_ keys: [ConfigurationKey]) -> JSONValue {
    let properties = keys.map { key -> (key: String, value: JSONValue) in
      guard case .object(let members) = schema(key.shape) else { return (key.name, .null) }
      return (key.name, .object([("description", .string(key.help))] + members))
    }
    var members: [(key: String, value: JSONValue)] = [
      ("type", .string("object")), ("additionalProperties", .flag(false)),
      ("properties", .object(properties)),
    ]
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    return .object(members)
  }

  private static func schema(_ shape: ConfigurationKey.Shape) -> JSONValue {
    switch shape {
    case .text: .object([("type", .string("string"))])
    case .flag: .object([("type", .string("boolean"))])
    case .count: .object([("type", .string("integer")), ("minimum", .integer(0))])
    case .number(let most):
      .object(
        [("type", .string("number")), ("minimum", .integer(0))]
          + (most.map { [("maximum", .number($0))] } ?? []))
    case .texts: list(of: .object([("type", .string("string"))]))
    case .word(let words): .object([("enum", .array(words.map { .string($0) }))])
    case .positive(let most):
      .object([
        ("type", .string("number")), ("exclusiveMinimum", .integer(0)), ("maximum", .number(most)),
      ])
    case .numbers(let most):
      .object([
        ("type", .string("array")), ("minItems", .integer(1)), ("items", schema(.number(most: most))),
      ])
    case .curve: schema(.text)
    case .languages:
      .object([
        ("type", .string("array")), ("minItems", .integer(1)), ("uniqueItems", .flag(true)),
        ("items", schema(.text)),
      ])
    case .words(let words):
      .object([
        ("type", .string("array")), ("minItems", .integer(1)), ("uniqueItems", .flag(true)),
        ("items", schema(.word(words))),
      ])
    case .someOf(let words):
      .object([
        ("type", .string("array")), ("uniqueItems", .flag(true)), ("items", schema(.word(words))),
      ])
    case .object(let keys): object(keys)
    case .objects(let keys): list(of: object(keys))
    }
  }

  private static func list(of items: JSONValue) -> JSONValue {
    .object([("type", .string("array")), ("items", items)])
  }
}
