import Geometry
import Views

/// Trees of a live tree's own views, each in a layout: what differs between them is what a layout gives.
///
/// Views are paired by object ids, the first of each.
package struct LayoutComparison {
  private let live: ViewTree
  private let trees: [ViewTree]
  /// The views of each tree, by the live views that they are counterparts of.
  private let partners: [[View?]]
  /// By live view, the attributes in which the trees of whole layouts differ.
  private let varying: [[TemplateAttribute]]
  /// Whether the constraints of whole layouts differ.
  private let swapsConstraints: Bool
  private let summaries: TreeIndex

  /// Compares trees. `trees`: the trees of all layouts and states; nothing of them is kept longer than the comparison.
  /// `whole`: the places of those that say everything of a layout.
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

  /// Takes the values of a layout. `layout`: what the layout is called, and whether it says everything: then it gives
  /// whatever differs between layouts. `base`: the place of the tree that it is shown over; of a state, what differs
  /// from it changes.
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

  private static let ofAnyView = TemplateAttribute.attributes {
    $0.carriers.contains(.layouts) && $0.owner == .view
  }
  private static let ofLayers = TemplateAttribute.attributes {
    $0.carriers.contains(.layouts) && $0.owner == .layer
  }
  private static let ofClasses = TemplateAttribute.attributes {
    $0.carriers.contains(.layouts) && $0.owner != .view && $0.owner != .layer
  }
  /// What has parts that have rows of their own.
  private static let wholes = TemplateAttribute.attributes {
    ["content", "layer", "control"].contains($0.name)
  }

  /// The attributes in which a view is another than any of its counterparts.
  private static func differences(of view: View, from others: some Collection<View>) -> [TemplateAttribute] {
    var found: [TemplateAttribute] = []
    func add(_ attributes: [TemplateAttribute]) {
      for attribute in attributes {
        let value = attribute.read(view)
        if others.contains(where: { attribute.read($0) != value }) { found.append(attribute) }
      }
    }
    add(Self.ofAnyView)
    if others.contains(where: { $0.layer != view.layer }) { add(Self.ofLayers) }
    if others.contains(where: { $0.content != view.content || $0.control != view.control }) {
      add(Self.ofClasses)
    }
    // What no key path refers to is given as a whole, after its parts.
    for whole in Self.wholes
    where others.contains(where: {
      !isSaid(whole, found, of: view, from: $0) || !isSaid(whole, found, of: $0, from: view)
    }) {
      found.append(whole)
    }
    return found
  }

  /// Whether parts make a whole of one view that of another.
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
