import DocumentVersions
import GoldenRuns
import InterfaceXML

/// The elements of a document that came and went because Xcode rewrote ids, and say the same.
struct RenamedElements {
  /// The ids now, by those before.
  private let names: [String: String]
  private let ids: Set<String>
  /// The ids before of views that say the same now, and their ids now.
  private var same: Set<String> = []

  /// Those among the edits of a document, where views, or layout guides of theirs, have other ids than before.
  init(_ edits: [DocumentEdits.Edit], _ names: [String: String]) {
    (self.names, ids) = (names, Set(names.keys).union(names.values))
    if names.isEmpty { return }
    let added = Dictionary(
      edits.filter { $0.kind == .added && $0.property.isEmpty }.map { ($0.object, $0.element) },
      uniquingKeysWith: { first, _ in first })
    for edit in edits where edit.kind == .removed && edit.property.isEmpty {
      guard let now = names[edit.object], let element = added[now] else { continue }
      if content(edit.element) == content(element) { same.formUnion([edit.object, now]) }
    }
  }

  /// Whether rewritten ids are all that an edit is: a view that says the same, a constraint between such views, which trees
  /// compare, a reference to one.
  func explain(_ edit: DocumentEdits.Edit) -> Bool {
    if names.isEmpty { return false }
    if edit.kind == .changed, let old = edit.old, let new = edit.new, names[old] == new { return true }
    if edit.kind == .moved {
      return edit.around.flatMap { Identities.objectID(of: $0) }.map(ids.contains) ?? false
    }
    guard edit.kind == .added || edit.kind == .removed, edit.property.isEmpty else { return false }
    if edit.element.name == "constraint" {
      let views = ["firstItem", "secondItem"].compactMap { edit.element.peek($0) }
      let around = edit.around.flatMap { Identities.objectID(of: $0) }
      return (views + [around].compactMap(\.self)).contains(where: ids.contains)
    }
    return same.contains(edit.object)
  }

  /// What an element says, but for ids, and for what trees compare: rectangles, constraints, views inside.
  private func content(_ element: Element) -> [[String]] {
    let own = element.attributes.filter { $0.name != "id" && !ids.contains($0.value) }
      .map { "\($0.name)=\($0.value)" }.sorted()
    let compared: Set<String> = ["rect", "constraints", "subviews", "viewLayoutGuide"]
    return [[element.name] + own]
      + element.children.filter { !compared.contains($0.name) }.flatMap { content($0) }
  }
}
