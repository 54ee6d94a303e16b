import Views

extension ConstraintTemplate {
  /// Returns the current state of a tree, for the views in templates: applying it restores the state completely.
  /// `templates`: the templates whose views, constraints and attributes are included. `rules`: the constraints to
  /// include.
  package static func currentState(
    _ name: String, of tree: ViewTree, basedOn templates: [ConstraintTemplate],
    rules: TemplateRules = .complete
  ) -> ConstraintTemplate {
    var seen: Set<String> = []
    let changes = templates.flatMap(\.changes).compactMap { change -> Change? in
      guard seen.insert("\(change.view.index) \(change.attribute.keyPath)").inserted,
        let value = change.attribute.read(tree[change.view])
      else { return nil }
      return Change(view: change.view, attribute: change.attribute, value: value)
    }
    return currentState(name, of: tree, basedOn: templates, rules: rules, changes: changes)
  }

  /// Returns the current state of a tree, as a program stores it in order to restore it later.
  ///
  /// By `complete` rules it is as `currentState`, by the library's rules it has the constraints that the library finds
  /// and the attributes listed by the live views themselves (`layoutTemplateWithCurrentStateForViewsInTemplate:`).
  /// `template`: the template whose views are included. `attributes`: attributes supported in addition to
  /// `TemplateAttribute.all`.
  package static func kept(
    _ name: String, of tree: ViewTree, basedOn template: ConstraintTemplate,
    attributes: [TemplateAttribute] = []
  ) -> ConstraintTemplate {
    guard template.rules == .library else { return currentState(name, of: tree, basedOn: [template]) }
    let changes = template.targetIDs.sorted().flatMap { id -> [Change] in
      let names = tree[id].templateAttributes
      return
        ([TemplateAttribute.names]
        + (TemplateAttribute.all + attributes).filter { names.contains($0.keyPath) })
        .compactMap { attribute in
          attribute.read(tree[id]).map { Change(view: id, attribute: attribute, value: $0) }
        }
    }
    return currentState(name, of: tree, basedOn: [template], rules: .library, changes: changes)
  }

  private static func currentState(
    _ name: String, of tree: ViewTree, basedOn templates: [ConstraintTemplate], rules: TemplateRules,
    changes: [Change]
  ) -> ConstraintTemplate {
    let ids = Set(templates.flatMap { $0.targets.map(\.live) })
    let speaksOfGuides = templates.contains(where: \.speaksOfGuides)
    let scope = TargetScope(tree, ids, includesGuides: speaksOfGuides, rules)
    let summaries = TreeIndex(tree)
    let targets = ids.sorted().map { id in
      Target(live: id, template: summaries.summary(id.index), frame: tree[id].frame)
    }
    return ConstraintTemplate(
      name: name, aliases: [name], location: tree.root.location, size: tree.root.frame.size, targets: targets,
      activated: scope.constraints(of: tree), changes: changes, untargeted: [], guides: [],
      speaksOfGuides: speaksOfGuides, rules: rules, findings: [])
  }
}
