import Diagnostics
import Files
import JSON

/// What the configuration says of rules for documents.
package struct LintChoices: Sendable {
  /// The rules that are checked besides those that are on, and those that are not, each with its place.
  package private(set) var rules: [(id: String, place: SourceLocation)] = []
  package private(set) var noRules: [(id: String, place: SourceLocation)] = []
  private var ignored: [Ignored] = []

  private struct Ignored: Sendable {
    var rule: String?
    var objects: [String]?
    var documents: [GlobPattern]?
  }

  /// Nothing is said.
  package init() {}

  init(_ root: JSONValue, file: String) {
    func names(_ value: JSONValue?) -> [(id: String, place: SourceLocation)] {
      (value?.items ?? []).compactMap { item in
        item.string.map { ($0, SourceLocation(file: file, item.place)) }
      }
    }
    let lint = root["lint"]
    rules = names(lint?["rules"])
    noRules = names(lint?["noRules"])
    ignored = (lint?["ignore"]?.items ?? []).map { item in
      Ignored(
        rule: item["rule"]?.string, objects: item["objects"]?.items.compactMap(\.string),
        documents: item["documents"]?.items.compactMap(\.string).map { GlobPattern($0) })
    }
  }

  /// Reads the nearest configuration; without a file nothing is said. Throws `ConfigurationError` or `FileError`.
  package static func read() throws -> Self {
    guard let input = try GoldenConfiguration.file(explicit: nil) else { return Self() }
    return try ConfigurationReader.lint(input.bytes, file: input.path)
  }

  /// Whether the configuration says that something is not reported. `object`: the object's id; nil for none.
  package func ignores(rule: String, object: String?, in document: String) -> Bool {
    ignored.contains { own in
      (own.rule == nil || own.rule == rule)
        && (own.objects.map { objects in object.map(objects.contains) ?? false } ?? true)
        && (own.documents.map { $0.contains { $0.matches(document) } } ?? true)
    }
  }
}
