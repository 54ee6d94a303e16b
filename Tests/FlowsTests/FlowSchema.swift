import JSON

@testable import Flows

/// The JSON Schema of scripts (draft 2020-12), generated from the table that the reader uses.
enum FlowSchema {
  /// The content of the published file `Docs/flow.schema.json`.
  static var text: String {
    let head: Members = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("*.flow.json")),
      ("description", .string("A walk through the view controllers of an app, for layoutshot flow.")),
    ]
    let definitions: Members = [("$defs", .object([("step", .object(step))]))]
    return JSONValue.object(head + object(ScriptKey.all) + definitions).text(isIndented: true)
  }

  private typealias Members = JSONSchema.Members

  private static var step: Members {
    let choices = ScriptKey.actions.map { key in
      JSONValue.object([("required", .array([.string(key.name)]))])
    }
    let long: Members = object(ScriptKey.actions + ScriptKey.besides) + [("oneOf", .array(choices))]
    let short: Members = [
      ("type", .string("string")),
      ("description", .string("A step in command-line syntax, such as tap:Details.")),
    ]
    return [("oneOf", .array([.object(short), .object(long)]))]
  }

  private static func object(_ keys: [ScriptKey]) -> Members {
    JSONSchema.object(
      keys.map { JSONSchema.Property($0.name, help: $0.help, isRequired: $0.isRequired, schema($0.shape)) })
  }

  private static func schema(_ shape: ScriptKey.Shape) -> Members {
    switch shape {
    case .text: [("type", .string("string"))]
    case .flag: [("type", .string("boolean"))]
    case .number(let range):
      [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .count(let range):
      [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .word(let words): [("enum", .array(words.map { .string($0) }))]
    case .list(let shape, let least):
      [("type", .string("array"))] + (least > 0 ? [("minItems", .integer(least))] : [])
        + [("items", .object(schema(shape)))]
    case .object(let keys): object(keys)
    case .values:
      [
        ("type", .string("object")),
        (
          "additionalProperties",
          .object([("type", .array(["string", "number", "boolean"].map { .string($0) }))])
        ),
      ]
    case .step: [("$ref", .string("#/$defs/step"))]
    case .either(let shapes): [("oneOf", .array(shapes.map { .object(schema($0)) }))]
    }
  }
}
