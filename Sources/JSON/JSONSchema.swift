/// Parts of JSON Schemas (draft 2020-12: https://json-schema.org/draft/2020-12).
package enum JSONSchema {
  package typealias Members = [(key: String, value: JSONValue)]

  /// A key of an object.
  package struct Property {
    let name: String
    let help: String
    let isRequired: Bool
    let schema: Members

    package init(_ name: String, help: String, isRequired: Bool, _ schema: Members) {
      (self.name, self.help, self.isRequired, self.schema) = (name, help, isRequired, schema)
    }
  }

  /// Returns the schema of an object. `isOpen`: whether other keys are allowed.
  package static func object(_ properties: [Property], isOpen: Bool = false) -> Members {
    let values = properties.map { property -> (key: String, value: JSONValue) in
      (property.name, .object([("description", .string(property.help))] + property.schema))
    }
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [("type", .string("object"))] + (isOpen ? [] : [("additionalProperties", .flag(false))])
      + [("properties", .object(values))] + (required.isEmpty ? [] : [("required", .array(required))])
  }
}

extension JSONValue {
  /// The form of a value in messages: its type for an object or a list, otherwise its text.
  package var phrase: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "\"\(text)\""
    case .number, .integer, .flag, .null: String(text(isIndented: false).dropLast())
    }
  }
}
