import Diagnostics
import JSON

/// `diff --format json`, of which a schema is published: `Docs/diff.schema.json`; and Markdown for pull requests.
extension DifferenceReport {
  /// One JSON text, indented for a person.
  package var json: String {
    JSONValue.object([
      ("layoutshot", .integer(1)), ("visible", .flag(isVisible)),
      ("documents", .array(documents.map(\.json))),
    ]).text(isIndented: true)
  }

  /// Lists for a comment.
  package var markdown: String {
    let lines = documents.flatMap { document -> [String] in
      let head = document.head.split(separator: ":", maxSplits: 1)
      let rest = head.count > 1 ? ":" + MarkdownText.plain(String(head[1])) : ""
      return ["- \(MarkdownText.code(String(head[0])))\(rest)\n"]
        + document.lines.map { line in
          let depth = line.prefix { $0 == " " }.count / 2
          return String(repeating: "  ", count: depth + 1)
            + "- \(MarkdownText.plain(String(line.drop { $0 == " " })))\n"
        }
    }
    var text = ""
    let more = MarkdownText.add(lines, to: &text)
    return more == 0 ? text : text + "\nAnd \(more) more \(more == 1 ? "line" : "lines").\n"
  }
}

extension DocumentDifference {
  /// What changed, as in the JSON of a whole report.
  package var json: JSONValue {
    .object([
      ("document", .string(document)), ("was", JSONValue(oldDocument)), ("status", .string(status.rawValue)),
      ("visible", .flag(isVisible)),
      (
        "housekeeping",
        housekeeping.map { housekeeping in
          .object([
            ("lines", housekeeping.lines.map { .integer($0) } ?? .null),
            ("oldTools", JSONValue(housekeeping.oldTools)), ("newTools", JSONValue(housekeeping.newTools)),
            ("system", JSONValue(housekeeping.otherSystem)),
            ("words", .string(housekeeping.words)),
          ])
        } ?? .null
      ),
      ("scenes", .array(scenes.map { $0.json(in: document) })),
      ("hidden", .array(hidden.map(\.json))),
      (
        "errors",
        .array(
          errors.map { error in
            .object([
              ("file", .string(error.location?.file ?? document)),
              ("line", .integer(error.location?.line ?? 0)),
              ("message", .string(error.message)),
            ])
          })
      ),
    ])
  }
}

extension SceneDifference {
  fileprivate func json(in document: String) -> JSONValue {
    .object([
      ("name", .string(name)), ("was", JSONValue(oldName)), ("status", .string(status.rawValue)),
      ("line", .integer(line)), ("otherDocument", JSONValue(otherDocument)),
      ("items", .array(items.map { $0.json(in: document) })),
    ])
  }
}

extension DifferenceItem {
  fileprivate func json(in document: String) -> JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("headline", .string(headline(in: document))),
      ("views", .array(subjects.map { .string($0) })), ("ids", .array(ids.map { .string($0) })),
      (
        "causes",
        .array(
          causes.map { cause in
            .object([
              ("phrase", .string(cause.phrase)), ("file", .string(cause.file ?? document)),
              ("line", .integer(cause.line)),
            ])
          })
      ),
      ("own", .array(own.map(\.json))), ("others", .array(others.map(\.json))),
      ("otherScreens", .array(otherScreens.map { .string($0) })), ("risks", .array(risks.map(\.json))),
    ])
  }
}

extension DifferenceItem.Effect {
  fileprivate var json: JSONValue {
    .object([
      ("views", .array(views.map { .string($0) })), ("ids", .array(ids.map { .string($0) })),
      ("x", .number(shift.x)), ("y", .number(shift.y)), ("width", .number(shift.width)),
      ("height", .number(shift.height)), ("words", .string(shift.words)),
      ("variants", .array(variants.map { .string($0.text) })),
    ])
  }
}
