import InterfaceXML

/// References of a merged document to objects that only one side still has.
enum MergedReferences {
  /// Returns a conflict for each reference that both sides could follow where they made it, and that leads nowhere now.
  static func dangling(in root: Element, _ plan: MergePlan) -> [MergeConflict] {
    let (ours, theirs, base) = (ids(of: plan.ours), ids(of: plan.theirs), ids(of: plan.base))
    let known = ours.union(theirs).union(base)
    var present: Set<String> = []
    collect(root, &present)
    let gone = known.subtracting(present)
    var conflicts: [MergeConflict] = []
    if gone.isEmpty { return [] }
    note(root, [], gone, &conflicts)
    return conflicts
  }

  private static func ids(of tree: IdentifiedTree) -> Set<String> {
    Set(tree.nodes.compactMap { Identities.objectID(of: $0.element) })
  }

  private static func collect(_ element: Element, _ ids: inout Set<String>) {
    if let id = Identities.objectID(of: element) { ids.insert(id) }
    for child in element.children { collect(child, &ids) }
  }

  private static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "target", "referencedItem",
    "initialViewController",
  ]

  private static func note(
    _ element: Element, _ around: [Element], _ gone: Set<String>, _ conflicts: inout [MergeConflict]
  ) {
    for attribute in element.attributes
    where references.contains(attribute.name) && gone.contains(attribute.value) {
      conflicts.append(
        MergeConflict(element, around: around, attribute.name, refersTo: attribute.value))
    }
    for child in element.children { note(child, [element] + around, gone, &conflicts) }
  }
}
