import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceXML

/// Which edits of a document belong to which subject of a difference.
struct EditClaims {
  /// The objects whose edits each subject has, by identity.
  private(set) var subjects: [Set<Int>]
  /// The edits that no subject has, by object.
  private(set) var others: [(owner: Int, edits: [DocumentEdits.Edit])] = []

  /// The attributes by which an element refers to the views that it is about.
  private static let references = [
    (item: "firstItem", attribute: "firstAttribute"), (item: "secondItem", attribute: "secondAttribute"),
  ]

  /// Claims the edits of a document, of which `edits` are those of one screen.
  init(_ edits: [DocumentEdits.Edit], for subjects: [EditSubject]) {
    self.subjects = Array(repeating: [], count: subjects.count)
    var order: [Int] = []
    var owners: [Int: [DocumentEdits.Edit]] = [:]
    for edit in edits {
      if owners[edit.owner] == nil { order.append(edit.owner) }
      owners[edit.owner, default: []].append(edit)
    }
    let index = Index(subjects)
    for owner in order {
      let own = owners[owner]!
      let claiming = Self.claiming(own, subjects, index)
      for subject in claiming { self.subjects[subject].insert(owner) }
      if claiming.isEmpty { others.append((owner, own)) }
    }
  }

  /// The subjects by what they are about, each in their order.
  private struct Index {
    private(set) var byID: [String: [Int]] = [:]
    private(set) var byLine: [Int: [Int]] = [:]
    private(set) var byOldLine: [Int: [Int]] = [:]

    init(_ subjects: [EditSubject]) {
      for (place, subject) in subjects.enumerated() {
        for id in Set(subject.ids) { byID[id, default: []].append(place) }
        for line in Set(subject.lines) { byLine[line, default: []].append(place) }
        for line in Set(subject.oldLines) { byOldLine[line, default: []].append(place) }
      }
    }
  }

  /// The subjects that an object's edits belong to: those that name it, its lines, a view that it refers to, or the nearest
  /// view around it.
  private static func claiming(
    _ edits: [DocumentEdits.Edit], _ subjects: [EditSubject], _ index: Index
  ) -> [Int] {
    func naming(_ id: String) -> [Int] { index.byID[id] ?? [] }
    guard let first = edits.first else { return [] }
    let named = naming(first.object)
    if !named.isEmpty { return named }
    // A bar comes and goes with what it shows of a controller.
    if first.element.name == "navigationItem", first.property.isEmpty,
      let view = first.around?.children.first(where: { $0.peek("key") == "view" })?.peek("id")
    {
      let barring = naming(view).filter { subjects[$0].properties.contains("navigationBar") }
      if !barring.isEmpty { return barring }
    }
    // That constraints are not installed for some size classes is an edit of those.
    // An object is one element on each side.
    var installed: [ObjectIdentifier: [Substring: [String]]] = [:]
    let installing = edits.map { edit in
      let element = ObjectIdentifier(edit.element)
      if installed[element] == nil { installed[element] = edit.element.installedByVariations }
      return installed[element]?[edit.variation] ?? []
    }
    if installing.contains(where: { !$0.isEmpty }),
      zip(edits, installing).allSatisfy({ $0.isWrittenByXcode || !$1.isEmpty })
    {
      let owning = Set(Set(installing.joined()).flatMap(naming))
      if !owning.isEmpty { return owning.sorted() }
    }
    let placed = edits.reduce(into: Set<Int>()) { placed, edit in
      placed.formUnion((edit.kind == .removed ? index.byOldLine : index.byLine)[edit.line] ?? [])
    }
    if !placed.isEmpty { return placed.sorted() }
    if edits.contains(where: { $0.kind == .moved }),
      edits.allSatisfy({ $0.kind == .moved || $0.isWrittenByXcode }), let list = first.list
    {
      // Of siblings in another order some were moved: which is a matter of how one looks at it.
      let siblings = Set(list.children.compactMap { Identities.objectID(of: $0) })
      let reordered = subjects.indices.filter { subject in
        subjects[subject].isOrder && !subjects[subject].ids.isDisjoint(with: siblings)
      }
      if !reordered.isEmpty { return reordered }
    }
    // A constraint is no part of what paints a view.
    let referring = references.compactMap { reference in
      first.element.peek(reference.item).map { id in
        (naming(id).filter { !subjects[$0].isPaint }, first.element.peek(reference.attribute) ?? "")
      }
    }
    // Another constraint of the same side replaces one that is gone.
    for (naming, attribute) in referring {
      let replacing = naming.filter { subjects[$0].properties.contains("\(attribute) constraint") }
      if !replacing.isEmpty { return replacing }
    }
    if let naming = referring.lazy.map(\.0).first(where: { !$0.isEmpty }) { return naming }
    // A cell's size is its own, whatever else is done to what shows it.
    if first.element.name.lowercased().hasSuffix("cell"),
      edits.contains(where: { $0.property.hasPrefix("frame") })
    {
      return []
    }
    // What a control does is none of its looks; what is embedded is.
    if first.isConnection, !first.isEmbedding { return [] }
    return first.around.flatMap { Identities.objectID(of: $0) }.map(naming) ?? []
  }
}

extension DocumentEdits.Edit {
  /// The key that a variation would have which it is about.
  fileprivate var variation: Substring { property.prefix { $0 != "." } }

  /// Whether it is about a segue that shows another controller in a view.
  var isEmbedding: Bool { isConnection && ["embed", "relationship"].contains(element.peek("kind") ?? "") }
}

extension Element {
  /// The ids of the views and constraints that each of its variations installs or does not, by the variation's key.
  fileprivate var installedByVariations: [Substring: [String]] {
    children.reduce(into: [:]) { installed, child in
      guard child.name == "variation" else { return }
      installed[Substring(child.peek("key") ?? ""), default: []] += child.children.flatMap(\.children)
        .compactMap { $0.peek("reference") }
    }
  }
}
