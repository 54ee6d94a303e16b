import InterfaceXML

/// References of a merged document to objects that only one side still has.
struct MergedReferences {
  private let plan: MergePlan
  private let ours: Set<String>
  private let theirs: Set<String>
  private let present: Set<String>

  init(of root: MergedElement, _ plan: MergePlan) {
    self.plan = plan
    (ours, theirs) = (Self.ids(of: plan.ours), Self.ids(of: plan.theirs))
    var present: Set<String> = []
    Self.collect(root, &present)
    self.present = present
  }

  /// A conflict for each reference that the side that has it could follow, and that leads nowhere now.
  func dangling(in root: MergedElement) -> [MergeConflict] {
    var conflicts: [MergeConflict] = []
    if !ours.union(theirs).isSubset(of: present) { note(root, [], &conflicts) }
    return conflicts
  }

  /// The document without what Xcode notes of segues that are gone now: which of several gives a screen its bars.
  func withoutNotesOfRemoved(_ root: MergedElement) -> MergedElement {
    var root = root
    for place in root.children.indices where root.children[place].name == Self.notes {
      root.children[place].children.removeAll { note in note.attributes.contains(where: leadsNowhere) }
    }
    root.children.removeAll {
      $0.name == Self.notes && $0.children.isEmpty && !($0[$0.anySide]?.element.children.isEmpty ?? true)
    }
    return root
  }

  static let notes = "inferredMetricsTieBreakers"

  private static func ids(of tree: IdentifiedTree) -> Set<String> {
    Set(tree.nodes.compactMap { Identities.objectID(of: $0.element) })
  }

  private static func collect(_ element: MergedElement, _ ids: inout Set<String>) {
    if element.name != "device", let id = element.attributes.first(where: { $0.name == "id" }) {
      ids.insert(id.value)
    }
    for child in element.children { collect(child, &ids) }
  }

  static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "target", "referencedItem",
    "initialViewController",
  ]

  private func leadsNowhere(_ attribute: MergedElement.Attribute) -> Bool {
    Self.references.contains(attribute.name) && !present.contains(attribute.value)
      && (attribute.side == .theirs ? theirs : ours).contains(attribute.value)
  }

  /// `around`: the elements around it, the innermost first.
  private func note(
    _ element: MergedElement, _ around: [Element], _ conflicts: inout [MergeConflict]
  ) {
    guard let own = element[element.anySide]?.element else { return }
    for attribute in element.attributes where leadsNowhere(attribute) {
      conflicts.append(MergeConflict(own, around: around, attribute.name, refersTo: attribute.value))
    }
    for child in element.children { note(child, [own] + around, &conflicts) }
  }
}
