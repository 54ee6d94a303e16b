import Geometry
import Views

/// Compares trees of a live tree's own views, each in a layout: the differences between them are the values of a
/// layout.
///
/// Views are paired by object IDs, the first of each.
package struct LayoutComparison {
  private let live: ViewTree
  private let trees: [ViewTree]
  /// The views of each tree, by their live counterparts.
  private let partners: [[View?]]
  /// By live view, the attributes in which the trees of complete layouts differ.
  private let varying: [[TemplateAttribute]]
  /// Whether the constraints of complete layouts differ.
  private let swapsConstraints: Bool
  private let summaries: TreeIndex

  /// Compares trees.
  ///
  /// - Parameters:
  ///   - trees: The trees of all layouts and states; used only during the comparison.
  ///   - whole: The indices of complete layouts.
  ///   - live: The live tree.
  package init(_ trees: [ViewTree], whole: [Int], for live: ViewTree) {
    let partners = trees.map { Self.partners(of: live, in: $0) }
    (self.live, self.trees, self.partners) = (live, trees, partners)
    summaries = TreeIndex(live)
    var swapsConstraints = false
    varying = live.views.indices.map { index in
      let views = whole.compactMap { partners[$0][index] }
      guard let first = views.first else { return [] }
      swapsConstraints = swapsConstraints || views.contains { $0.constraints != first.constraints }
      return Self.differences(of: first, from: views.dropFirst())
    }
    self.swapsConstraints = swapsConstraints
  }

  /// Extracts the values of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout's name, and whether it is complete: then it sets everything that differs between layouts.
  ///   - tree: The index of the layout's tree.
  ///   - base: The index of the underlying tree; a state sets what differs from it.
  package func template(of layout: NamedLayout, tree: Int, over base: Int) -> ConstraintTemplate {
    let own = partners[tree]
    var changes: [ConstraintTemplate.Change] = []
    var swaps = layout.isWhole && swapsConstraints
    for (index, view) in own.enumerated() {
      guard let view, let before = partners[base][index] else { continue }
      let attributes = layout.isWhole ? varying[index] : Self.differences(of: view, from: [before])
      for attribute in attributes {
        guard let value = attribute.read(view) else { continue }
        changes.append(.init(view: ViewID(index), attribute: attribute, value: value))
      }
      swaps = swaps || before.constraints != view.constraints
    }
    return ConstraintTemplate(
      name: layout.name, aliases: [layout.name], location: layout.location, size: trees[tree].root.frame.size,
      targets: swaps ? targets : [], activated: swaps ? Self.constraints(of: own) : [], changes: changes,
      untargeted: [], guides: [], speaksOfGuides: true, rules: .complete, findings: [])
  }

  /// All views: constraints among them are swapped.
  private var targets: [ConstraintTemplate.Target] {
    live.views.map { .init(live: $0.id, template: summaries.summary($0.id.index), frame: $0.frame) }
  }

  private static func partners(of live: ViewTree, in tree: ViewTree) -> [View?] {
    if live === tree { return live.views }
    let byID = Dictionary(tree.views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return live.views.map { seen.insert($0.objectID).inserted ? byID[$0.objectID] : nil }
  }

  /// Every constraint, by the live view that holds it.
  private static func constraints(of views: [View?]) -> [ConstraintTemplate.Held] {
    views.enumerated().flatMap { index, view in
      (view?.constraints ?? []).enumerated().map {
        ConstraintTemplate.Held(holder: ViewID(index), index: $0.offset, constraint: $0.element)
      }
    }
  }

  // MARK: Attributes

  /// The attributes in which a view differs from any of its counterparts.
  private static func differences(of view: View, from others: some Collection<View>) -> [TemplateAttribute] {
    var found: [TemplateAttribute] = []
    func add(_ attributes: [TemplateAttribute]) {
      for attribute in attributes {
        let value = attribute.read(view)
        if others.contains(where: { attribute.read($0) != value }) { found.append(attribute) }
      }
    }
    add(TemplateAttribute.ofAnyView)
    if others.contains(where: { $0.layer != view.layer }) { add(TemplateAttribute.ofLayers) }
    if others.contains(where: { $0.content != view.content || $0.control != view.control }) {
      add(TemplateAttribute.ofClasses)
    }
    // Values without key paths for all their parts are set as a whole, after the parts.
    for whole in TemplateAttribute.wholes
    where others.contains(where: {
      !isSaid(whole, found, of: view, from: $0) || !isSaid(whole, found, of: $0, from: view)
    }) {
      found.append(whole)
    }
    return found
  }

  /// Whether setting the parts makes one view's whole equal to another's.
  private static func isSaid(
    _ whole: TemplateAttribute, _ parts: [TemplateAttribute], of view: View, from other: View
  ) -> Bool {
    let wanted = whole.read(view)
    guard whole.read(other) != wanted else { return true }
    let copy = View(
      className: view.className, objectID: view.objectID, location: view.location, content: other.content)
    (copy.layer, copy.control) = (other.layer, other.control)
    for part in parts { if let value = part.read(view) { part.apply(value, copy) } }
    return whole.read(copy) == wanted
  }
}
