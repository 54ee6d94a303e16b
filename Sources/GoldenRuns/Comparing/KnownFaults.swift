import Diagnostics
import Files
import Goldens
import JSON

/// A fault of a transition as a list of known ones names it: by its views, whatever the variant and wherever they stand.
package struct KnownFault: Hashable, Sendable, Comparable {
  /// The document, relative to the project's root.
  var document: String
  /// The screen's name.
  var scene: String
  /// The ends of the transition, such as `portrait → landscape`.
  var transition: String
  var check: String
  /// The object ids of the views that have it; empty for the screen as a whole.
  var views: [String]

  package static func < (left: KnownFault, right: KnownFault) -> Bool {
    left.order.lexicographicallyPrecedes(right.order) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var order: [String] { [document, scene, transition, check] + views }
}

/// A fault as in the file, where its members have names.
extension KnownFault: CachedForm {
  var form: JSONValue {
    .object([
      ("document", document.form), ("scene", scene.form), ("transition", transition.form),
      ("check", check.form), ("views", views.form),
    ])
  }

  init(form json: JSONValue) throws(CachedFormError) {
    func member<Member: CachedForm>(_ key: String) throws(CachedFormError) -> Member {
      try Member(form: json[key] ?? .null)
    }
    self.init(
      document: try member("document"), scene: try member("scene"), transition: try member("transition"),
      check: try member("check"), views: try member("views"))
  }
}

/// `known-faults.json` in the goldens' folder: the faults of transitions with which a team begins, so that only new ones
/// fail. One fault is one line, sorted, so that branches merge.
package struct KnownFaults: Sendable {
  /// The name of the file in the goldens' folder.
  package static let fileName = "known-faults.json"

  private(set) var faults: [KnownFault: SourceLocation] = [:]

  init() {}

  /// Reads the file of a store; without a file no fault is known.
  init(of store: GoldenStore) throws {
    let path = store.file(Self.fileName)
    guard FileSystem.untraced.exists(path) else { return }
    let input = try FileSystem.untraced.read(path, within: store.enclosure)
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue.read(input.bytes)
    } catch {
      throw KnownFaultsError("invalid JSON: \(error.reason)", at: SourceLocation(file: path, error.place))
    }
    guard root["layoutshot"]?.number == 1, let list = root["faults"], case .array = list.content else {
      throw KnownFaultsError("is not a list of known faults", at: SourceLocation(file: path, root.place))
    }
    for item in list.items {
      let place = SourceLocation(file: path, item.place)
      guard let fault = try? KnownFault(form: item) else {
        throw KnownFaultsError(
          "is not a fault: expected \"document\", \"scene\", \"transition\", \"check\" and \"views\"",
          at: place)
      }
      faults[fault] = place
    }
  }

  func adding(_ more: Set<KnownFault>) -> KnownFaults {
    var result = self
    for fault in more { result.faults[fault] = faults[fault] ?? SourceLocation(file: Self.fileName) }
    return result
  }

  func contains(_ fault: KnownFault) -> Bool { faults[fault] != nil }

  /// Returns a note for each known fault that was not found in the documents that were checked; nil for all.
  func settled(_ found: Set<KnownFault>, in documents: Set<String>?) -> [Finding] {
    faults.keys.sorted().filter { !found.contains($0) && documents?.contains($0.document) ?? true }.map {
      fault in
      let views = fault.views.isEmpty ? "" : " of \(fault.views.joined(separator: " and "))"
      return Finding(
        .note, .request,
        "\(fault.document) no longer has this fault: [\(fault.check)]\(views), \(fault.transition);"
          + " 'layoutshot record --known-faults' removes it from the list",
        at: faults[fault])
    }
  }

  /// Writes the faults that were found, and keeps those of documents that were not checked.
  func write(_ found: Set<KnownFault>, checked documents: Set<String>?, to store: GoldenStore) throws {
    let kept = documents.map { checked in faults.keys.filter { !checked.contains($0.document) } } ?? []
    let all = found.union(kept).sorted()
    let path = store.file(Self.fileName)
    if all.isEmpty { return try OutputFile.remove(path, within: store.enclosure) }
    let lines = all.map { "  " + $0.form.text(isIndented: false).dropLast() }.joined(separator: ",\n")
    try OutputFile.makeFolder(store.folder)
    try OutputFile.write(
      Array("{\"layoutshot\": 1, \"faults\": [\n\(lines)\n]}\n".utf8), to: path, within: store.enclosure)
  }
}

/// A list of known faults that cannot be used.
package struct KnownFaultsError: LocatedError, Equatable {
  package let message: String
  /// The place in the file.
  package let location: SourceLocation?

  init(_ message: String, at location: SourceLocation) { (self.message, self.location) = (message, location) }
}
