import DocumentVersions
import Goldens
import InterfaceFile
import InterfaceXML

/// The edits of a document that no picture shows.
enum HiddenEdits {
  /// Returns the edits that somebody made and that no subject of a difference is about.
  ///
  /// - Parameters:
  ///   - edits: The edits of the document.
  ///   - subjects: What differs.
  ///   - told: The ids of views of which it is said that they came, went or have another name: their outlets say no more.
  ///   - names: What views are called, by object id.
  static func list(
    _ edits: DocumentEdits, besides subjects: [EditSubject], told: Set<String> = [], names: [String: String]
  ) -> [HiddenEdit] {
    let made = edits.edits.filter { !$0.isWrittenByXcode }
    let claims = EditClaims(made, for: subjects)
    let shown = claims.subjects.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let properties = subjects.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
    return made.filter { edit in
      if edit.isOfScreen || edit.isName(ofOneOf: told) { return false }
      return !shown.contains(edit.owner) || isWithoutEffect(edit, properties)
    }.map { hidden($0, names) }
  }

  /// The same of two files; none where one cannot be read.
  static func list(from old: String, to new: String, besides subjects: [EditSubject]) -> [HiddenEdit] {
    guard let before = DocumentComparison.document(ComparedFile(old).parsed, old),
      let after = DocumentComparison.document(ComparedFile(new).parsed, new), before.layouts.isEmpty,
      after.layouts.isEmpty
    else { return [] }
    return list(DocumentEdits(from: before.root, to: after.root), besides: subjects, names: [:])
  }

  /// Whether a property of an object that looks otherwise has no part in that.
  private static func isWithoutEffect(_ edit: DocumentEdits.Edit, _ shown: Set<String>) -> Bool {
    let key = String(edit.property.prefix { $0 != "." })
    if shown.contains(key) { return false }
    return edit.kind == .changed && InertKeys.contains(key, in: edit.element.name) || assistive.contains(key)
  }

  private static let assistive: Set<String> = [
    "accessibility", "accessibilityConfiguration", "accessibilityIdentifier",
  ]

  private static func hidden(_ edit: DocumentEdits.Edit, _ names: [String: String]) -> HiddenEdit {
    // A connection is a property of what it begins at.
    let isConnection = edit.isConnection
    let subject = isConnection ? edit.around.first { Identities.objectID(of: $0) != nil } : edit.element
    let id = subject.flatMap { Identities.objectID(of: $0) } ?? ""
    let own = isConnection ? words(for: edit.element) : nil
    let property = [own, edit.property.isEmpty ? nil : edit.property].compactMap(\.self).joined(
      separator: " ")
    let line = edit.kind == .removed ? 0 : edit.line
    return HiddenEdit(
      id: id, subject: names[id] ?? (id.isEmpty ? "the document" : subject.map(words)) ?? "the document",
      phrase: phrase(edit, property),
      line: line)
  }

  private static func phrase(_ edit: DocumentEdits.Edit, _ property: String) -> String {
    let before = edit.kind == .removed ? " (line \(edit.line) before)" : ""
    switch (edit.kind, edit.old, edit.new) {
    case (.changed, let old?, let new?): return "\(property) \(old) → \(new)"
    case (.changed, nil, let new?): return "\(property) \(new) is new"
    case (.changed, let old?, nil): return "\(property) \(old) is gone"
    case (.added, _, _): return property.isEmpty ? "added" : "\(property) is new"
    case (.removed, _, _): return (property.isEmpty ? "removed" : "\(property) is gone") + before
    default: return property.isEmpty ? "moved among its siblings" : "\(property) moved among its siblings"
    }
  }

  private static func words(for element: Element) -> String {
    let texts = [
      "selector", "property", "identifier", "storyboardIdentifier", "userLabel", "customClass", "text",
      "title",
      "keyPath", "kind",
    ]
    let title = texts.lazy.compactMap { element.peek($0) }.first { !$0.isEmpty }
    return title.map { "\(element.name) \($0.prefix(40))" } ?? element.name
  }
}

extension DocumentEdits.Edit {
  /// Whether it is about an outlet, an action or a segue.
  var isConnection: Bool { around.first?.name == "connections" }

  /// Whether it gives a name to one of some views: an outlet, or what Interface Builder's outline calls it.
  fileprivate func isName(ofOneOf views: Set<String>) -> Bool {
    if isConnection, element.name.hasPrefix("outlet") {
      return element.peek("destination").map(views.contains) ?? false
    }
    return property == "userLabel" && views.contains(object)
  }

  /// Whether it is that a screen came or went, which is listed as such; what only refers to one is no screen.
  fileprivate var isOfScreen: Bool {
    guard kind != .changed, let scene = scene else { return false }
    return scene.children.flatMap(\.children).contains { !Self.references.contains($0.name) }
  }

  private static let references: Set<String> = ["placeholder", "viewControllerPlaceholder"]
}
