import Diagnostics
import Geometry
import JSON
import Views

extension AccessibilityModel {
  /// The elements in reading order, one per line, as VoiceOver reads them, with their traits and where they are; what is in a
  /// container is indented.
  package var lines: [String] {
    var lines: [String] = []
    func add(_ nodes: [Node], _ indent: String) {
      for node in nodes {
        switch node {
        case .element(let index): lines += text(index).map { indent + $0 }
        case .container(let container, let inner):
          lines.append("\(indent)\(container.kind.rawValue) [\(Self.text(container.frame))]")
          add(inner, indent + "  ")
        }
      }
    }
    add(nodes, "")
    return lines
  }

  private static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { NumberText.text(($0 * 10).rounded() / 10) }
      .joined(separator: " ")
  }

  private func text(_ index: Int) -> [String] {
    let element = elements[index]
    let number =
      String(repeating: " ", count: max(0, "\(elements.count)".count - "\(index + 1)".count)) + "\(index + 1)"
    var parts = ["\(number) \"\(element.description)\""]
    if let hint = element.spokenHint, !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    if let identifier = element.identifier { parts.append("identifier \"\(identifier)\"") }
    if element.language != nil { parts.append("language \(element.language ?? "")") }
    parts.append("[\(Self.text(element.frame))]")
    var source = element.className + (element.objectID.map { " (id \($0))" } ?? "")
    switch element.labelSource {
    case .stated: source += ", label" + (element.labelPlace.map { " by \($0.file):\($0.line)" } ?? " stated")
    case .none: source += ", no label"
    case let derived: source += ", label from \(derived.rawValue)"
    }
    if let line = element.location?.line, line > 0 { source += ", line \(line)" }
    return [parts.joined(separator: "  ") + "  " + source]
  }

  /// The elements and containers as AccessibilitySnapshot's portable model has them (`AccessibilityHierarchy` of its
  /// `AccessibilitySnapshotModel`, version 0.12), which decodes them; further members are ours.
  package var json: JSONValue { .array(nodes.map(json)) }

  private func json(_ node: Node) -> JSONValue {
    switch node {
    case .element(let index):
      .object([
        ("element", .object([("_0", json(elements[index])), ("traversalIndex", .integer(index))]))
      ])
    case .container(let container, let inner):
      .object([
        (
          "container",
          .object([
            (
              "_0",
              .object([
                ("type", .object([(container.kind.rawValue, .object([]))])), ("frame", container.frame.pairs),
              ])
            ), ("children", .array(inner.map(json))),
          ])
        )
      ])
    }
  }

  private func json(_ element: AccessibilityElement) -> JSONValue {
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    var source: [(key: String, value: JSONValue)] = [
      ("class", .string(element.className)), ("label", .string(element.labelSource.rawValue)),
    ]
    if let id = element.objectID { source.append(("id", .string(id))) }
    if let place = element.labelPlace ?? element.location, place.line > 0 {
      source += [("file", .string(place.file)), ("line", .integer(place.line))]
    }
    return .object([
      ("description", .string(element.description)), ("label", text(element.label)),
      ("value", text(element.value)),
      ("traits", .array(element.traits.names.map { .string($0) })), ("identifier", text(element.identifier)),
      ("hint", text(element.spokenHint)), ("userInputLabels", .null),
      ("shape", .object([("type", .string("frame")), ("frame", element.frame.pairs)])),
      ("activationPoint", element.activationPoint.pair), ("usesDefaultActivationPoint", .flag(true)),
      ("customActions", .array([])), ("customContent", .array([])), ("customRotors", .array([])),
      ("accessibilityLanguage", text(element.language)),
      ("respondsToUserInteraction", .flag(element.respondsToUserInteraction)), ("source", .object(source)),
    ])
  }
}

extension Point {
  fileprivate var pair: JSONValue { .array([.number(x), .number(y)]) }
}

extension Rect {
  fileprivate var pairs: JSONValue { .array([origin.pair, .array([.number(width), .number(height)])]) }
}
