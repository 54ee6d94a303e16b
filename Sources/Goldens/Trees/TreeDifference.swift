/// What changed between two records of one screen.
package struct TreeDifference: Hashable, Sendable {
  /// The changes: causes first, those of one edit together, then places that follow from them.
  package let changes: [TreeChange]
  /// That other tools saved the document, which changes what it leaves unsaid; nil if that is as it was, or not known.
  private let tools: TreeChange?

  /// The changes of a picture that differs: where nothing else is a cause, the tools that saved the document are.
  package var changesOrTools: [TreeChange] {
    changes.contains(where: \.isCause) ? changes : [tools].compactMap(\.self) + changes
  }

  /// Compares what was recorded with what is.
  package init(from old: TreeRecord, to new: TreeRecord) {
    self.init(TreePair(old, new))
  }

  init(_ pair: TreePair) {
    tools = pair.tools()
    var structure = StructureChanges(pair)
    let looks = LookChanges(pair, structure).changes
    let sections = looks.filter { structure.takeCells(of: $0) }
    let causes =
      pair.moment() + sections + structure.changes + looks.filter { !sections.contains($0) }
      + ConstraintChanges(pair, structure).changes
    changes = Self.gathered(causes) + pair.canvas() + PlaceChanges(pair).changes
  }

  /// The causes of each edit together, in the order of their first ones.
  private static func gathered(_ causes: [TreeChange]) -> [TreeChange] {
    var order: [TreeChange.Edit] = []
    var edits: [TreeChange.Edit: [TreeChange]] = [:]
    for cause in causes {
      if edits[cause.edit] == nil { order.append(cause.edit) }
      edits[cause.edit, default: []].append(cause)
    }
    return order.flatMap { edits[$0]! }
  }
}
