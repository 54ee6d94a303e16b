import JSON
import Views

@testable import InterfaceFile
@testable import SceneFile

/// The JSON Schema of scene files (draft 2020-12), generated from the readers' tables.
enum SceneSchema {
  /// The schema's text.
  static var text: String { schema.text(isIndented: true, keepsShortOnLine: true) }

  private static var schema: JSONValue {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("layoutshot scene file")), ("type", .string("object")),
      ("required", .array([.string("scene")])),
      (
        "properties",
        .object(
          [
            ("$schema", text("The schema of this file, for editors")),
            (
              "scene",
              .object([("const", .integer(1)), ("description", .string("The version of the format"))])
            ),
            ("name", text("The name of the screen")),
            ("device", .object([("type", strings("string", "object"))])),
            ("orientation", words(["portrait", "landscape"])),
            ("include", oneOf([type("string"), list(type("string"))])),
            ("constants", .object([("type", .string("object"))])),
            ("styles", map(type("object"))),
            ("controller", type("object")), ("view", reference("view")),
            ("scenes", list(reference("scene"))),
          ] + layoutKeys)
      ),
      ("$defs", .object(definitions)),
    ])
  }

  private static var definitions: [(key: String, value: JSONValue)] {
    [
      (
        "scene",
        object(
          [
            ("name", type("string")), ("id", type("string")), ("controller", type("object")),
            ("view", reference("view")), ("sceneID", type("string")),
            ("objects", list(type("object"))), ("children", list(type("object"))),
            ("canvasLocation", .flag(true)),
            ("userLabel", type("string")),
          ] + layoutKeys)
      ),
      ("layout", object(layout)),
      (
        "state",
        object(
          layout + [("layout", oneOf([type("string"), byOrientation(type("string"))]))]
            + Orientation.allCases.map { ($0.rawValue, reference("layout")) })
      ),
      (
        "animation",
        oneOf([
          seconds, object([("duration", seconds), ("delay", seconds), ("curve", type("string"))]),
        ])
      ),
      ("arrangement", object(SceneArrangements.schema + [("animation", reference("animation"))])),
      ("item", oneOf([type("string"), object(SceneArrangements.schema + SceneArrangements.itemSchema)])),
      ("insets", oneOf([type("number"), numbers(4)])),
      (
        "color",
        .object([
          ("type", strings("string", "object", "null")),
          (
            "description",
            .string("#RRGGBB, #RRGGBBAA, a system color such as systemBlue, asset:Name, or a <color>")
          ),
        ])
      ),
      (
        "font",
        .object([
          ("type", strings("string", "object")),
          ("description", .string("headline, system 17 semibold, Avenir-Book 15, or a <fontDescription>")),
        ])
      ),
      ("mask", list(words(SceneValues.flexible.map(\.word)))),
      (
        "view",
        .object([
          ("type", .string("object")),
          ("properties", .object([("is", words(ViewKinds.elements.flatMap(ViewKinds.names)))])),
          ("allOf", .array(ViewKinds.elements.map(kind))),
        ])
      ),
      ("viewKeys", sharedKeys),
    ] + ViewKinds.elements.map { ("view." + $0, definition(of: $0)) }
  }

  // MARK: Views

  /// A view without a kind is a plain one.
  private static func kind(_ element: String) -> JSONValue {
    var condition: [(key: String, value: JSONValue)] = [
      ("properties", .object([("is", words(ViewKinds.names(of: element)))]))
    ]
    if element == "view" {
      // The kind that a style applies to is not known here.
      condition.append(("not", .object([("required", .array([.string("use")]))])))
    } else {
      condition.append(("required", .array([.string("is")])))
    }
    return .object([("if", .object(condition)), ("then", reference("view." + element))])
  }

  private static func definition(of element: String) -> JSONValue {
    var keys = Set(ViewKinds.keys(of: element)).subtracting(shared)
    if element == "button" {
      keys.formUnion(["image", "backgroundImage", "systemImage", "titleColor", "titleShadowColor"])
    } else if keys.contains("image") {
      keys.insert("systemImage")
    }
    return .object([
      ("$ref", .string("#/$defs/viewKeys")),
      ("properties", .object(keys.sorted().map { ($0, schema(of: $0)) })),
      ("unevaluatedProperties", .flag(false)),
    ])
  }

  /// The keys of every view.
  private static let shared: Set<String> = ViewKinds.elements.map { Set(ViewKinds.keys(of: $0)) }.reduce(
    common.union(ViewKinds.keys(of: "view"))
  ) {
    $0.intersection($1.union(common))
  }

  private static var sharedKeys: JSONValue {
    .object([
      ("type", .string("object")), ("properties", .object(shared.sorted().map { ($0, schema(of: $0)) })),
    ])
  }

  /// Keys of every view that are not attributes of an element.
  private static let common = Set([
    "is", "use", "font", "layoutAnimation", "subviews", "constraints", "children", "connections", "id",
    "userDefinedRuntimeAttributes",
    "gestureRecognizers", "layoutGuides", "safeArea", "title", "variation", "#text", "normal", "highlighted",
    "disabled",
    "selected", "sections", "cells", "prototypes", "items", "contentView", "contentLayoutGuide",
    "frameLayoutGuide",
  ]).union(SceneReader.layerNames).union(SceneReader.layerKeys.map { "layer." + $0 })

  private static func schema(of key: String) -> JSONValue {
    switch key {
    case "use": return use
    case "subviews", "cells", "prototypes": return list(reference("view"))
    case "constraints": return .object([("type", .string("array"))])
    case "font", "fontDescription": return reference("font")
    case "arrangement": return reference("arrangement")
    case "layoutAnimation": return reference("animation")
    case "autoresizingMask": return oneOf([reference("mask"), type("object")])
    default: break
    }
    switch SceneVocabulary.element(ofKey: key) {
    case "color"?: return reference("color")
    case "rect"?: return oneOf([numbers(4), type("object")])
    case "size"?: return oneOf([numbers(2), type("object")])
    default: return .flag(true)
    }
  }

  // MARK: Parts

  static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

  static func words(_ words: [String]) -> JSONValue { .object([("enum", .array(words.map { .string($0) }))]) }

  static func list(_ item: JSONValue) -> JSONValue {
    .object([("type", .string("array")), ("items", item)])
  }

  static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/" + name))]) }

  static func oneOf(_ choices: [JSONValue]) -> JSONValue { .object([("oneOf", .array(choices))]) }

  private static func text(_ description: String) -> JSONValue {
    .object([("type", .string("string")), ("description", .string(description))])
  }

  private static func strings(_ names: String...) -> JSONValue { .array(names.map { .string($0) }) }

  static func numbers(_ count: Int) -> JSONValue {
    .object([
      ("type", .string("array")), ("items", type("number")), ("minItems", .integer(count)),
      ("maxItems", .integer(count)),
    ])
  }

  private static func map(_ value: JSONValue) -> JSONValue {
    .object([("type", .string("object")), ("additionalProperties", value)])
  }

  private static func object(_ properties: [(key: String, value: JSONValue)]) -> JSONValue {
    .object([
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .flag(false)),
    ])
  }

  /// The keys of a scene that contain layouts.
  private static var layoutKeys: [(key: String, value: JSONValue)] {
    let word = Orientation.allCases.map(\.rawValue)
    return [
      ("layouts", map(reference("layout"))), ("states", map(reference("state"))),
      ("presented", words(PresentationStyle.words)),
      (
        "orientations",
        oneOf([
          list(words(word)), byOrientation(oneOf([type("string"), .object([("const", .flag(false))])])),
        ])
      ),
    ]
  }

  /// The keys of a layout.
  private static var layout: [(key: String, value: JSONValue)] {
    [
      ("use", use), ("frames", map(numbers(4))), ("masks", map(reference("mask"))),
      ("constraints", list(type("string"))), ("hidden", list(type("string"))),
      ("shown", list(type("string"))),
      ("collapsed", list(type("string"))),
      ("texts", map(type("string"))), ("set", map(type("object"))),
      ("arrangement", reference("arrangement")), ("arrangements", map(reference("arrangement"))),
      ("animation", reference("animation")),
    ]
  }

  private static func byOrientation(_ value: JSONValue) -> JSONValue {
    object(Orientation.allCases.map { ($0.rawValue, value) })
  }

  private static let seconds = JSONValue.object([
    ("type", .string("number")), ("minimum", .integer(0)), ("maximum", .integer(3600)),
  ])

  private static var use: JSONValue { oneOf([type("string"), list(type("string"))]) }
}

extension SceneArrangements {
  /// The schema of an arrangement's own keys.
  static var schema: [(key: String, value: JSONValue)] {
    let length = SceneSchema.oneOf([
      SceneSchema.type("number"),
      .object([("type", .string("string")), ("pattern", .string("^(auto|[0-9.]*\\*)$"))]),
    ])
    var properties: [(key: String, value: JSONValue)] = kinds.map { kind in
      (kind, kind == "custom" ? SceneSchema.type("string") : SceneSchema.list(SceneSchema.reference("item")))
    }
    properties += [
      ("use", SceneSchema.oneOf([SceneSchema.type("string"), SceneSchema.list(SceneSchema.type("string"))])),
      ("spacing", SceneSchema.type("number")), ("columnSpacing", SceneSchema.type("number")),
      ("rowSpacing", SceneSchema.type("number")), ("padding", SceneSchema.reference("insets")),
      ("room", word("room")),
      ("columns", SceneSchema.list(length)), ("rows", SceneSchema.list(length)),
      ("cells", SceneSchema.list(length)),
      ("insert", word("insert")),
      ("parameters", SceneSchema.type("object")), ("items", SceneSchema.list(SceneSchema.reference("item"))),
    ]
    return properties
  }

  /// The schema of an item's keys.
  static var itemSchema: [(key: String, value: JSONValue)] {
    itemKeys.map { key in
      switch key {
      case "view": (key, SceneSchema.type("string"))
      case "horizontalAlignment", "verticalAlignment", "visibility": (key, word(key))
      case "margin": (key, SceneSchema.reference("insets"))
      case "size", "minSize", "maxSize": (key, SceneSchema.numbers(2))
      case "row", "column", "rowSpan", "columnSpan": (key, SceneSchema.type("integer"))
      default: (key, SceneSchema.type("number"))
      }
    }
  }

  private static func word(_ key: String) -> JSONValue {
    SceneSchema.words(words.first { $0.key == key }?.words ?? [])
  }
}
