import DocumentVersions
import Goldens

/// Which edits of a document belong to which subject of a difference.
struct EditClaims {
  /// The objects whose edits each subject has, by identity.
  private(set) var subjects: [Set<Int>]
  /// The edits that no subject has, by object.
  private(set) var others: [(owner: Int, edits: [DocumentEdits.Edit])] = []

  /// The attributes by which an element refers to the views that it is about.
  private static let references = ["firstItem", "secondItem"]

  /// Claims the edits of a document, of which `edits` are those of one screen.
  init(_ edits: [DocumentEdits.Edit], for subjects: [EditSubject]) {
    self.subjects = Array(repeating: [], count: subjects.count)
    var order: [Int] = []
    var owners: [Int: [DocumentEdits.Edit]] = [:]
    for edit in edits {
      if owners[edit.owner] == nil { order.append(edit.owner) }
      owners[edit.owner, default: []].append(edit)
    }
    for owner in order {
      let own = owners[owner]!
      let claiming = Self.claiming(own, subjects)
      for subject in claiming { self.subjects[subject].insert(owner) }
      if claiming.isEmpty { others.append((owner, own)) }
    }
  }

  /// The subjects that an object's edits belong to: those that name it, its lines, a view that it refers to, or the nearest
  /// view around it.
  private static func claiming(_ edits: [DocumentEdits.Edit], _ subjects: [EditSubject]) -> [Int] {
    func naming(_ id: String) -> [Int] { subjects.indices.filter { subjects[$0].ids.contains(id) } }
    guard let first = edits.first else { return [] }
    let named = naming(first.object)
    if !named.isEmpty { return named }
    let placed = subjects.indices.filter { subject in
      edits.contains { edit in
        let lines = edit.kind == .removed ? subjects[subject].oldLines : subjects[subject].lines
        return lines.contains(edit.line)
      }
    }
    if !placed.isEmpty { return placed }
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
    for reference in references.compactMap({ first.element.peek($0) }) {
      let referring = naming(reference)
      if !referring.isEmpty { return referring }
    }
    // What a control does is none of its looks; what is embedded is.
    if first.isConnection, !first.isEmbedding { return [] }
    return first.around.flatMap { Identities.objectID(of: $0) }.map(naming) ?? []
  }
}

extension DocumentEdits.Edit {
  /// Whether it is about a segue that shows another controller in a view.
  var isEmbedding: Bool { isConnection && ["embed", "relationship"].contains(element.peek("kind") ?? "") }
}
