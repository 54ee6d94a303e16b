import Diagnostics
import JSON

/// The report for code scanning: SARIF 2.1.0 (OASIS), a result for each item on its line.
extension GoldenReport {
  /// The file, indented for readers.
  package var sarif: String {
    JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([.object([("tool", .object([("driver", driver)])), ("results", .array(results))])])),
    ]).text(isIndented: true)
  }

  private typealias Rule = (id: String, words: String)

  private static let errorRule: Rule = ("error", "A document or golden image cannot be judged")
  private static let unknownRule: Rule = ("layout", "A picture differs from its golden image")

  private static func rule(_ kind: TreeChange.Kind?) -> Rule {
    switch kind {
    case nil: unknownRule
    case .moved?: ("layout/moved", "The position of a view changed")
    case .resized?: ("layout/resized", "The size of a view changed")
    case .restyled?: ("layout/restyled", "The look of a view changed")
    case .text?: ("layout/text", "The text of a view changed")
    case .added?: ("layout/added", "A view was added")
    case .removed?: ("layout/removed", "A view was removed")
    case .renderer?: ("layout/renderer", "Another renderer drew a picture differently")
    }
  }

  private static func rule(_ fault: FaultyMotion.Fault, of kind: FaultyMotion.Kind) -> Rule {
    switch kind {
    case .transition: ("transition/\(fault.check)", "A fault during a transition: \(fault.check)")
    case .flow: ("flow/\(fault.check)", "An expectation of a flow does not hold")
    }
  }

  private var driver: JSONValue {
    var known: Set<String> = []
    let rules =
      items.map { Self.rule($0.kind) } + distinctFaults.map { Self.rule($0.fault, of: $0.motion.kind) }
      + (errors.isEmpty ? [] : [Self.errorRule])
    let values = rules.filter { known.insert($0.id).inserted }.map { rule in
      JSONValue.object([
        ("id", .string(rule.id)), ("shortDescription", .object([("text", .string(rule.words))])),
      ])
    }
    return .object([("name", .string("layoutshot")), ("rules", .array(values))])
  }

  private var results: [JSONValue] {
    let changes = items.map { item in
      let words = ([item.headline] + item.effects() + [item.pictures(), acceptCommand(item)])
        .joined(separator: "\n")
      return result(Self.rule(item.kind), words, item.document, item.line, id: item.id)
    }
    let faults = distinctFaults.map { motion, fault in
      result(
        Self.rule(fault, of: motion.kind), fault.message, motion.document, fault.line,
        id: "\(fault.check) \(fault.subject)")
    }
    let mistakes = errors.map { error in
      result(
        Self.errorRule, error.message, error.location?.file ?? "", error.location?.line ?? 0,
        id: error.message)
    }
    return mistakes + changes + faults
  }

  private func result(
    _ rule: Rule, _ message: String, _ document: String, _ line: Int, id: String
  ) -> JSONValue {
    var place: [(key: String, value: JSONValue)] = [
      ("artifactLocation", .object([("uri", .string(RelativeReference.text(of: document)))]))
    ]
    if line > 0 { place.append(("region", .object([("startLine", .integer(line))]))) }
    let locations =
      document.isEmpty ? [] : [JSONValue.object([("physicalLocation", .object(place))])]
    return .object([
      ("ruleId", .string(rule.id)), ("level", .string("error")),
      ("message", .object([("text", .string(message))])), ("locations", .array(locations)),
      ("partialFingerprints", .object([("layoutshot/v1", .string(id))])),
    ])
  }
}
