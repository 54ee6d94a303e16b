import Diagnostics
import Geometry
import Views

extension ConstraintTemplate {
  /// Takes the values of a template for a live tree.
  ///
  /// - Parameters:
  ///   - template: the template.
  ///   - live: the tree that it is for.
  ///   - attributes: attributes that can be named besides `TemplateAttribute.all`.
  public static func extract(
    _ template: ConstraintTemplateTree, for live: ViewTree, attributes: [TemplateAttribute] = []
  ) -> ConstraintTemplate {
    var extraction = TemplateExtraction(template, live, attributes: TemplateAttribute.all + attributes)
    extraction.run()
    return ConstraintTemplate(
      name: template.name, aliases: template.aliases, location: template.location,
      size: template.tree.root.frame.size, targets: extraction.targets.sorted { $0.live < $1.live },
      activated: extraction.activated, changes: extraction.changes,
      untargeted: extraction.untargeted, guides: extraction.guides,
      speaksOfGuides: extraction.speaksOfGuides, findings: extraction.findings)
  }
}

/// One walk through a template.
private struct TemplateExtraction {
  let template: ConstraintTemplateTree
  let live: ViewTree
  let attributes: [TemplateAttribute]
  private let liveViews: [String: View]
  private let templateViews: [String: View]
  /// The view that a guide of the template belongs to, and the guide.
  private let templateGuides: [String: (owner: View, guide: LayoutGuide)]
  /// The live view of each view of the template that has one, by the template's object ids.
  private var targetOf: [String: View] = [:]
  /// Constraints that touch a view without target, by that view.
  private var loose: [(view: View, constraints: [Constraint])] = []
  /// Where a view stands among them.
  private var placeAmongLoose: [ViewID: Int] = [:]
  private var knownGuides: Set<LayoutGuide> = []
  private let summaries: TreeIndex

  private(set) var targets: [ConstraintTemplate.Target] = []
  private(set) var activated: [ConstraintTemplate.Held] = []
  private(set) var changes: [ConstraintTemplate.Change] = []
  private(set) var untargeted: [ConstraintTemplate.Untargeted] = []
  private(set) var guides: [(holder: ViewID, guide: LayoutGuide)] = []
  private(set) var speaksOfGuides = false
  private(set) var findings: [Finding] = []

  init(_ template: ConstraintTemplateTree, _ live: ViewTree, attributes: [TemplateAttribute]) {
    self.template = template
    self.live = live
    self.attributes = attributes
    func byID(_ tree: ViewTree) -> [String: View] {
      Dictionary(tree.views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    }
    summaries = TreeIndex(template.tree)
    liveViews = byID(live)
    templateViews = byID(template.tree)
    templateGuides = Dictionary(
      template.tree.views.flatMap { view in view.layoutGuides.map { ($0.objectID, (view, $0)) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func run() {
    findTargets()
    for view in template.tree.installedViews {
      for constraint in view.constraints where !constraint.isPlaceholder { take(constraint, heldBy: view) }
    }
    for (view, constraints) in loose { findings.append(.looseConstraints(view, constraints)) }
    for view in template.tree.installedViews {
      if let target = targetOf[view.objectID] {
        takeAttributes(of: view, for: target)
      } else if let parent = view.superview.flatMap({ targetOf[$0.objectID] }) {
        untargeted.append(
          ConstraintTemplate.Untargeted(summary: summaries.summary(view.id.index), liveParent: parent.id))
      }
    }
  }

  private mutating func findTargets() {
    var claims: [ViewID: View] = [:]
    for view in template.tree.installedViews {
      guard let outlet = view.targetOutlet else { continue }
      guard let target = liveViews[outlet.destination] else {
        findings.append(.targetOutside(view, outlet))
        continue
      }
      if let first = claims[target.id] {
        findings.append(.doubledTarget(target, view, first: first, at: outlet.location))
        continue
      }
      claims[target.id] = view
      targetOf[view.objectID] = target
      targets.append(
        ConstraintTemplate.Target(
          live: target.id, template: summaries.summary(view.id.index),
          frame: view.frame(in: template.tree.root)))
    }
  }

  // MARK: Constraints

  private mutating func take(_ constraint: Constraint, heldBy holder: View) {
    var mapped = constraint
    guard let first = item(constraint.firstItem, constraint) else { return }
    mapped.firstItem = first
    if let second = constraint.secondItem {
      guard let second = item(second, constraint) else { return }
      mapped.secondItem = second
    } else if ![.width, .height].contains(constraint.firstAttribute) {
      return
    }
    activated.append(
      ConstraintTemplate.Held(holder: liveHolder(of: holder).id, index: nil, constraint: mapped))
  }

  /// The name that an item of the template has in the live tree; nil, and noted, where it has none.
  private mutating func item(_ id: String, _ constraint: Constraint) -> String? {
    if let view = templateViews[id] {
      if let target = targetOf[id] { return target.objectID }
      note(constraint, touching: view)
      return nil
    }
    guard let (owner, guide) = templateGuides[id] else {
      findings.append(.foreignItem(id, constraint))
      return nil
    }
    guard let target = targetOf[owner.objectID] else {
      note(constraint, touching: owner)
      return nil
    }
    if !speaksOfGuides { findings.append(.layoutGuide(guide, constraint)) }
    speaksOfGuides = true
    if let own = target.layoutGuides.first(where: { $0.kind == guide.kind }), guide.kind != .userLayoutGuide {
      return own.objectID
    }
    if knownGuides.insert(guide).inserted { guides.append((target.id, guide)) }
    return guide.objectID
  }

  private mutating func note(_ constraint: Constraint, touching view: View) {
    if let index = placeAmongLoose[view.id] {
      if loose[index].constraints.last != constraint { loose[index].constraints.append(constraint) }
    } else {
      placeAmongLoose[view.id] = loose.count
      loose.append((view, [constraint]))
    }
  }

  /// The counterpart of the view that holds a constraint, or of the next one around it that has one.
  private func liveHolder(of holder: View) -> View {
    var view: View? = holder
    while let current = view {
      if let target = targetOf[current.objectID] { return target }
      view = current.superview
    }
    return live.root
  }

  // MARK: Attributes

  private mutating func takeAttributes(of view: View, for target: View) {
    let (own, others) = (view.namedAttributes, target.namedAttributes)
    let named = TemplateAttribute.always + own + others.filter { !own.contains($0) }
    for name in own where !attributes.contains(where: { $0.keyPath == name }) {
      findings.append(.unknownAttribute(name, view))
    }
    for attribute in attributes where named.contains(attribute.keyPath) {
      guard let value = attribute.read(view) else {
        if own.contains(attribute.keyPath) { findings.append(.missingAttribute(attribute.keyPath, view)) }
        continue
      }
      guard attribute.read(target) != nil else { continue }
      changes.append(ConstraintTemplate.Change(view: target.id, attribute: attribute, value: value))
    }
  }
}

extension View {
  /// The key paths that the user-defined runtime attribute `templateAttributes` names, separated by commas.
  fileprivate var namedAttributes: [String] {
    runtimeAttributes.flatMap { attribute -> [String] in
      guard attribute.keyPath == "templateAttributes", case .string(let names) = attribute.value else {
        return []
      }
      return names.split { ", \t\n".contains($0) }.map(String.init)
    }
  }

  /// The frame in the coordinates of a view around it, points.
  fileprivate func frame(in ancestor: View) -> Rect {
    guard self !== ancestor else { return Rect(origin: .zero, size: frame.size) }
    var rect = frame
    var view = superview
    while let current = view {
      rect.origin = rect.origin - current.boundsOrigin
      if current === ancestor { break }
      rect.origin = rect.origin + current.frame.origin
      view = current.superview
    }
    return rect
  }
}
