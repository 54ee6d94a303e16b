import Views

extension ConstraintTemplate {
  /// Returns the state that a tree is in now, for the views that templates name: applying it brings it back, all of it.
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - tree: The live tree.
  ///   - templates: Those whose views, constraints and attributes count.
  ///   - rules: Which constraints count.
  public static func currentState(
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

  /// Returns the state that a tree is in now, as a program keeps it to come back to.
  ///
  /// By `complete` rules it is as `currentState`, by the library's the constraints that it finds and the attributes
  /// that the live views name themselves (`layoutTemplateWithCurrentStateForViewsInTemplate:`).
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - tree: The live tree.
  ///   - template: The template whose views count.
  ///   - attributes: Attributes that can be named besides `TemplateAttribute.all`.
  public static func kept(
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
