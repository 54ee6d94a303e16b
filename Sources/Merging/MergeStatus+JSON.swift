import DocumentVersions
import JSON

extension MergeStatus {
  /// What is left to decide, for programs: `Docs/merge.schema.json`.
  package var json: String { value.text(isIndented: true) }

  private var value: JSONValue {
    .object([
      (key: "layoutshot", .integer(1)), (key: "operation", .string(merge.kind.rawValue)),
      (key: "ours", .string(merge.ours)), (key: "theirs", .string(merge.theirs)),
      (key: "left", .integer(leftCount)),
      (key: "documents", .array(documents.map(\.value))),
      (
        key: "errors",
        .array(
          problems.map { finding in
            .object([
              (key: "file", JSONValue(finding.location?.file)),
              (key: "line", .integer(finding.location?.line ?? 0)),
              (key: "message", .string(finding.message)),
            ])
          })
      ),
    ])
  }
}

extension ListedDocument {
  fileprivate var value: JSONValue {
    let present = ["both": "conflicts", "ours": "ours-only", "theirs": "theirs-only", "special": "special"]
    return .object([
      (key: "path", .string(document.path)), (key: "file", .string(document.shown)),
      (key: "kind", .string(present[document.kind.rawValue] ?? "")),
      (
        key: "versions",
        .object(
          zip(MergeVersion.allCases, document.ids).map { version, id in
            (key: version.rawValue, id.isEmpty ? .null : .string(id))
          })
      ),
      (key: "decided", .flag(isDecided)),
      (key: "conflicts", .array(conflicts.map(\.value))),
    ])
  }
}

extension ListedConflict {
  /// The conflict as JSON.
  var value: JSONValue {
    .object([
      (key: "id", .string(id)), (key: "kind", .string(conflict.kind.rawValue)),
      (key: "object", .string(conflict.object)), (key: "subject", .string(conflict.subject)),
      (key: "property", .string(conflict.property)), (key: "message", .string(conflict.words)),
      (key: "base", JSONValue(conflict.base)), (key: "ours", JSONValue(conflict.ours)),
      (key: "theirs", JSONValue(conflict.theirs)),
      (key: "line", line.map { .integer($0) } ?? .null),
      (key: "file", JSONValue(standing?.rawValue)), (key: "taken", JSONValue(taken?.rawValue)),
      (key: "left", .flag(isLeft)), (key: "canBeTaken", .flag(canBeTaken)),
    ])
  }
}
