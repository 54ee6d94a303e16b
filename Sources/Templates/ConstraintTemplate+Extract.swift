import Diagnostics
import Geometry
import Views

extension ConstraintTemplate {
  /// Extracts the values of a template for a live tree. `template`: the template's views, which refer to live ones by
  /// the outlet `targetView`. `attributes`: attributes supported in addition to `TemplateAttribute.all`. The result:
  /// the values, by identity of the live views, and the findings of extracting them.
  package static func extract(
    _ template: ConstraintTemplateTree, for live: ViewTree, rules: TemplateRules = .complete,
    attributes: [TemplateAttribute] = []
  ) -> ConstraintTemplate {
    var extraction = TemplateExtraction(template, live, rules)
    extraction.run(attributes: TemplateAttribute.all + attributes)
    return ConstraintTemplate(
      name: template.name, aliases: template.aliases, location: template.location,
      size: template.root.frame.size, targets: extraction.targets.sorted { $0.live < $1.live },
      activated: extraction.activated, changes: extraction.changes,
      untargeted: extraction.untargeted, guides: extraction.guides,
      speaksOfGuides: extraction.speaksOfGuides, rules: rules, findings: extraction.findings)
  }
}

/// A single traversal of a template.
private struct TemplateExtraction {
  let template: ConstraintTemplateTree
  let live: ViewTree
  let rules: TemplateRules
  private let installedViews: [View]
  private let liveViews: [String: View]
  private let templateViews: [String: View]
  /// The view that a guide of the template belongs to, and the guide.
  private let templateGuides: [String: (owner: View, guide: LayoutGuide)]
  /// The live counterpart of each view of the template, by the template's object IDs.
  private var targetOf: [String: View] = [:]
  /// Constraints with an item without target, by that view.
  private var loose = ConstraintGroups()
  /// Constraints held by a view without target, by that view.
  private var unheld = ConstraintGroups()
  /// The index of the finding for a view whose target is also another view's.
  private var doubles: [String: Int] = [:]
  private var knownGuides: Set<LayoutGuide> = []
  private let summaries: TreeIndex

  private(set) var targets: [ConstraintTemplate.Target] = []
  private(set) var activated: [ConstraintTemplate.Held] = []
  private(set) var changes: [ConstraintTemplate.Change] = []
  private(set) var untargeted: [ConstraintTemplate.Untargeted] = []
  private(set) var guides: [(holder: ViewID, guide: LayoutGuide)] = []
  private(set) var speaksOfGuides = false
  private(set) var findings: [Finding] = []

  init(_ template: ConstraintTemplateTree, _ live: ViewTree, _ rules: TemplateRules) {
    self.template = template
    self.live = live
    self.rules = rules
    func byID(_ views: some Sequence<View>) -> [String: View] {
      Dictionary(views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    }
    installedViews = template.installedViews
    summaries = TreeIndex(template.tree)
    liveViews = byID(live.views)
    templateViews = byID(template.views)
    templateGuides = Dictionary(
      template.views.flatMap { view in view.layoutGuides.map { ($0.objectID, (view, $0)) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func run(attributes: [TemplateAttribute]) {
    findTargets()
    for view in installedViews {
      for constraint in view.constraints where !constraint.isPlaceholder { take(constraint, heldBy: view) }
    }
    for (view, constraints) in loose.groups { findings.append(.looseConstraints(view, constraints)) }
    for (view, constraints) in unheld.groups {
      findings.append(.unheldConstraints(view, constraints, rules))
    }
    findConstraintsThatStay()
    for view in installedViews {
      if let target = targetOf[view.objectID] {
        if doubles[view.objectID] == nil || rules == .library {
          takeAttributes(of: view, for: target, attributes)
        }
      } else if let parent = view.superview.flatMap({ targetOf[$0.objectID] }), doubles[view.objectID] == nil
      {
        untargeted.append(
          ConstraintTemplate.Untargeted(summary: summaries.summary(view.id.index), liveParent: parent.id))
      }
    }
  }

  private mutating func findTargets() {
    var claims: [ViewID: View] = [:]
    for view in installedViews {
      guard let outlet = view.targetOutlet else { continue }
      guard let target = liveViews[outlet.destination] else {
        findings.append(.targetOutside(view, outlet))
        continue
      }
      if let first = claims[target.id] {
        doubles[view.objectID] = findings.count
        findings.append(.doubledTarget(target, view, first: first, at: outlet.location, rules))
        if rules == .library { targetOf[view.objectID] = target }
        continue
      }
      claims[target.id] = view
      targetOf[view.objectID] = target
      targets.append(
        ConstraintTemplate.Target(
          live: target.id, template: summaries.summary(view.id.index), frame: view.frame(in: template.root)))
    }
  }

  // MARK: Constraints

  private mutating func take(_ constraint: Constraint, heldBy holder: View) {
    var mapped = constraint
    guard let first = item(constraint.firstItem, constraint) else { return }
    mapped.firstItem = first.id
    var place = first.view
    if let second = constraint.secondItem {
      guard let second = item(second, constraint) else { return }
      mapped.secondItem = second.id
      place = commonAncestor(first.view, second.view)
    } else if ![.width, .height].contains(constraint.firstAttribute) {
      return
    }
    if targetOf[holder.objectID] == nil {
      unheld.add(constraint, holder)
      if rules == .library { return }
    }
    activated.append(ConstraintTemplate.Held(holder: place.id, index: nil, constraint: mapped))
  }

  /// The name in the live tree for an item of the template, and the view that it is or belongs to; nil, and recorded,
  /// if there is none.
  private mutating func item(_ id: String, _ constraint: Constraint) -> (id: String, view: View)? {
    if let view = templateViews[id] {
      if let target = targetOf[id] { return (target.objectID, target) }
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
    if !speaksOfGuides { findings.append(.layoutGuide(guide, constraint, rules)) }
    speaksOfGuides = true
    if rules == .library { return nil }
    if let own = target.layoutGuides.first(where: { $0.kind == guide.kind }), guide.kind != .userLayoutGuide {
      return (own.objectID, target)
    }
    if knownGuides.insert(guide).inserted { guides.append((target.id, guide)) }
    return (guide.objectID, target)
  }

  private mutating func note(_ constraint: Constraint, touching view: View) {
    guard let place = doubles[view.objectID] else { return loose.add(constraint, view) }
    let note = Finding.Note("so this constraint is left out", at: constraint.location)
    if !findings[place].notes.contains(note) { findings[place].notes.append(note) }
  }

  /// UIKit adds a constraint to the nearest common ancestor of both items.
  private func commonAncestor(_ first: View, _ second: View) -> View {
    var around: Set<ViewID> = []
    var view: View? = first
    while let current = view {
      around.insert(current.id)
      view = current.superview
    }
    view = second
    while let current = view, !around.contains(current.id) { view = current.superview }
    return view ?? live.root
  }

  /// Constraints among the targets that are held by a view that is not a target: the library does not find them.
  private mutating func findConstraintsThatStay() {
    let ids = Set(targets.map(\.live))
    let scope = TargetScope(live, ids, includesGuides: false, .complete)
    var staying = ConstraintGroups()
    for held in scope.constraints(of: live) where !ids.contains(held.holder) {
      staying.add(held.constraint, live[held.holder])
    }
    for (view, constraints) in staying.groups {
      findings.append(.stayingConstraints(view, constraints, of: template, rules))
    }
  }

  // MARK: Attributes

  private mutating func takeAttributes(of view: View, for target: View, _ attributes: [TemplateAttribute]) {
    let (own, others) = (view.templateAttributes, target.templateAttributes)
    for name in own where !attributes.contains(where: { $0.keyPath == name }) {
      findings.append(.unknownAttribute(name, view, among: attributes.map(\.keyPath)))
    }
    if rules == .library { take(.names, view.templateAttributesValue, target) }
    let named = Set(TemplateAttribute.always + own)
    for attribute in attributes where named.contains(attribute.keyPath) {
      let (path, isOwn) = (attribute.keyPath, own.contains(attribute.keyPath))
      guard let value = attribute.read(view) else {
        if isOwn { findings.append(.missingAttribute(path, view)) }
        continue
      }
      guard let old = attribute.read(target) else {
        if isOwn { findings.append(.missingAttribute(path, target)) }
        continue
      }
      if !isOwn, old != value { findings.append(.unnamedAttribute(path, view, old, value, rules)) }
      if isOwn, old != value, !others.contains(path) { findings.append(.unrestored(path, target, view)) }
      if isOwn || rules == .complete { take(attribute, value, target) }
    }
  }

  private mutating func take(_ attribute: TemplateAttribute, _ value: PropertyValue, _ target: View) {
    changes.append(ConstraintTemplate.Change(view: target.id, attribute: attribute, value: value))
  }
}

/// Constraints grouped by the view to report, in order of occurrence.
private struct ConstraintGroups {
  private(set) var groups: [(view: View, constraints: [Constraint])] = []
  private var places: [ObjectIdentifier: Int] = [:]

  mutating func add(_ constraint: Constraint, _ view: View) {
    if let place = places[ObjectIdentifier(view)] {
      // A constraint can refer to a view twice.
      if groups[place].constraints.last != constraint { groups[place].constraints.append(constraint) }
    } else {
      places[ObjectIdentifier(view)] = groups.count
      groups.append((view, [constraint]))
    }
  }
}

extension View {
  /// The frame in the coordinates of an ancestor, in points.
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
