import Geometry
import Views

extension ConstraintTemplate {
  /// Takes the values of a layout that is a tree of the live tree's own views.
  ///
  /// Views are paired by object ids, the first of each.
  ///
  /// - Parameters:
  ///   - tree: the layout's tree.
  ///   - layout: what the layout is called, and whether it says everything.
  ///   - base: the tree that it is shown over: what differs from it changes.
  ///   - others: further trees that a layout that says everything may come after; what differs from any of them is
  ///     given.
  ///   - live: the tree that the values are for.
  package static func layout(
    _ tree: ViewTree, of layout: NamedLayout, over base: ViewTree, after others: [ViewTree],
    for live: ViewTree
  ) -> ConstraintTemplate {
    let before = (layout.isWhole ? [base] + others : [base]).map { partners(of: live, in: $0) }
    let own = partners(of: live, in: tree)
    var changes: [Change] = []
    var swapsConstraints = false
    for (index, view) in own.enumerated() {
      guard let view else { continue }
      let partners = before.compactMap { $0[index] }
      changes += differences(of: view, from: partners).map {
        Change(view: ViewID(index), attribute: $0.attribute, value: $0.value)
      }
      swapsConstraints = swapsConstraints || partners.contains { $0.constraints != view.constraints }
    }
    let summaries = TreeIndex(live)
    let targets =
      swapsConstraints
      ? live.views.map { view in
        Target(live: view.id, template: summaries.summary(view.id.index), frame: view.frame)
      } : []
    return ConstraintTemplate(
      name: layout.name, aliases: [layout.name], location: layout.location, size: tree.root.frame.size,
      targets: targets, activated: swapsConstraints ? constraints(of: own) : [], changes: changes,
      untargeted: [],
      guides: [], speaksOfGuides: true, rules: .complete, findings: [])
  }

  /// The views of a tree by the live views that they are counterparts of.
  private static func partners(of live: ViewTree, in tree: ViewTree) -> [View?] {
    if live === tree { return live.views }
    let byID = Dictionary(tree.views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return live.views.map { seen.insert($0.objectID).inserted ? byID[$0.objectID] : nil }
  }

  /// Every constraint, by the live view that holds it.
  private static func constraints(of views: [View?]) -> [Held] {
    views.enumerated().flatMap { index, view in
      (view?.constraints ?? []).enumerated().map {
        Held(holder: ViewID(index), index: $0.offset, constraint: $0.element)
      }
    }
  }

  /// The attributes in which a view is another than any of its counterparts.
  private static func differences(
    of view: View, from others: [View]
  ) -> [(attribute: TemplateAttribute, value: TemplateValue)] {
    var found: [(attribute: TemplateAttribute, value: TemplateValue)] = []
    for attribute in TemplateAttribute.ofLayouts {
      guard let value = attribute.read(view), others.contains(where: { attribute.read($0) != value }) else {
        continue
      }
      found.append((attribute, value))
    }
    // What no key path speaks of is given as a whole, behind its parts.
    for whole in TemplateAttribute.wholes
    where !others.allSatisfy({ isSaid(whole, of: view, found, from: $0) }) {
      if let value = whole.read(view) { found.append((whole, value)) }
    }
    return found
  }

  /// Whether changes of parts make a whole of one view that of another.
  private static func isSaid(
    _ whole: TemplateAttribute, of view: View,
    _ changes: [(attribute: TemplateAttribute, value: TemplateValue)],
    from other: View
  ) -> Bool {
    let wanted = whole.read(view)
    guard whole.read(other) != wanted else { return true }
    let copy = View(
      className: view.className, objectID: view.objectID, location: view.location, content: other.content)
    (copy.layer, copy.control) = (other.layer, other.control)
    for (attribute, value) in changes { attribute.apply(value, copy) }
    return whole.read(copy) == wanted
  }
}

extension TemplateAttribute {
  /// What layouts over the same views can change, each thing once: what can be named, and what no key path speaks of.
  static let ofLayouts =
    parts
    + all.filter { attribute in
      !twins.contains(attribute.keyPath) && !attribute.keyPath.hasPrefix("layer.transform.")
    }

  /// Key paths of what another key path speaks of.
  private static let twins: Set<String> = [
    "layer.opacity", "layer.hidden", "layer.backgroundColor", "transform", "contentOffset",
    "directionalLayoutMargins", "attributedText", "attributedPlaceholder",
  ]

  private static let parts: [TemplateAttribute] = [
    part("frame", \.frame) { NumberText.text($0) }, part("bounds", \.boundsOrigin) { NumberText.text($0) },
    part("installed", \.isInstalled) { $0 ? "YES" : "NO" },
    part("arrangement", \.arrangement) { $0?.kind.listing ?? "none" },
    part("layoutAnimation", \.layoutAnimation) { $0.map { "\(NumberText.text($0.duration)) s" } ?? "none" },
    part("layoutGuides", \.layoutGuides) { "\($0.count)" },
    part("translatesAutoresizingMaskIntoConstraints", \.isPlacedByConstraints) { $0 ? "NO" : "YES" },
    part("contentPriorities", \.contentPriorities),
    part("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth) { $0 ? "YES" : "NO" },
    part("placeholderIntrinsicWidth", \.placeholderIntrinsicWidth),
    part("placeholderIntrinsicHeight", \.placeholderIntrinsicHeight),
  ]

  /// What has parts that key paths speak of.
  static let wholes = [
    part("content", \.content) { content in (content.title ?? content.text).map { "\"\($0)\"" } ?? "…" },
    part("layer", \.layer),
    part("control", \.control),
  ]

  private static func part<Value: Hashable & Sendable>(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String = { _ in "…" }
  ) -> TemplateAttribute {
    TemplateAttribute(
      keyPath: keyPath,
      read: { view in
        let value = view[keyPath: property]
        return .other(TemplateValue.Other(value, text: text(value)))
      },
      apply: { value, view in
        if case .other(let other) = value, let own = other.value(as: Value.self) {
          view[keyPath: property] = own
        }
      })
  }
}
