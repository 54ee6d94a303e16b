import Diagnostics
import Templates
import Views

/// The states that constraint templates give a screen, and the means to enter them.
///
/// Holds values only: the templates' trees are released after initialization.
struct ScreenStates: Sendable {
  /// The states in document order, in the canvas's own size classes.
  private(set) var templates: [ConstraintTemplate]
  /// The first state of a name, else the first that a name is an alias of.
  private var byName: [String: Int]
  /// The canvas that each state was designed on; nil for a layout on that of the screen.
  private var canvases: [DesignCanvas?]
  private var variants: [[Variant]]
  /// The orientations in which the screen has a layout without being asked for it, by its name.
  private let own: [String: [Orientation]]
  private let rules: TemplateRules
  private var attributes: [TemplateAttribute]

  /// What a state is for some size classes, or for an orientation.
  private struct Variant: Sendable {
    var classes: [SizeClasses]
    var orientation: Orientation?
    var template: ConstraintTemplate
  }

  /// What a state may depend on.
  struct Place {
    var classes: SizeClasses
    var orientation: Orientation
  }

  /// Extracts the states of a scene's constraint templates. The attributes are custom ones that templates can carry.
  init(_ scene: borrowing Scene, rules: TemplateRules, attributes: [TemplateAttribute]) {
    let live = scene.tree
    func extract(_ template: ConstraintTemplateTree) -> ConstraintTemplate {
      ConstraintTemplate.extract(template, for: live, rules: rules, attributes: attributes)
    }
    templates = scene.constraintTemplates.map(extract)
    canvases = scene.constraintTemplates.map(\.canvas)
    variants = scene.constraintTemplates.map { template in
      template.variants.map { Variant(classes: $0.classes, template: extract(template.variant($0))) }
    }
    for found in LayoutStates(scene).templates {
      guard let first = found.first else { continue }
      templates.append(first.template)
      canvases.append(nil)
      variants.append(
        found.map { Variant(classes: SizeClasses.all, orientation: $0.orientation, template: $0.template) })
    }
    own = Dictionary(
      scene.namedLayouts.map { ($0.name, $0.ownOrientations) }, uniquingKeysWith: { first, _ in first })
    var byName: [String: Int] = [:]
    for (index, template) in templates.enumerated() where byName[template.name] == nil {
      byName[template.name] = index
    }
    for (index, template) in templates.enumerated() {
      for alias in template.aliases where byName[alias] == nil { byName[alias] = index }
    }
    self.byName = byName
    self.rules = rules
    self.attributes = attributes
  }

  /// Adds the state of a template, which is the same in every size class.
  mutating func add(_ template: ConstraintTemplateTree, for live: ViewTree, attributes: [TemplateAttribute]) {
    self.attributes = attributes
    templates.append(ConstraintTemplate.extract(template, for: live, rules: rules, attributes: attributes))
    canvases.append(template.canvas)
    variants.append([])
    for name in [template.name] + template.aliases where byName[name] == nil {
      byName[name] = templates.count - 1
    }
  }

  /// Returns the index of the state with a name or alias, or nil if there is none.
  func index(named name: String) -> Int? { byName[name] }

  /// Whether the screen has a layout in an orientation without being asked for it.
  func isOwn(_ name: String, in orientation: Orientation) -> Bool { own[name]?.contains(orientation) == true }

  /// Returns the state with a name where it is shown, or nil if there is none.
  private func template(named name: String, _ place: Place) -> ConstraintTemplate? {
    guard let index = byName[name] else { return nil }
    let variant = variants[index].first {
      $0.classes.contains(place.classes) && ($0.orientation ?? place.orientation) == place.orientation
    }
    return variant?.template ?? templates[index]
  }

  /// Returns the canvas that a state was designed on; nil for that of the screen.
  func canvas(of state: ConstraintTemplate) -> DesignCanvas? {
    byName[state.name].flatMap { canvases[$0] }
  }

  /// Puts a tree of the screen, which must be in its initial state, through a sequence of states. Returns the state
  /// that the tree is in then: of a single template that template, of several what they amount to.
  func enter(_ sequence: StateSequence, _ place: Place, on tree: ViewTree) -> ConstraintTemplate? {
    let used = templates(of: sequence, place)
    guard let last = used.last else { return nil }
    let initial = ScreenRequest.initialState
    if sequence.steps == [.apply(last.name)] {
      last.apply(to: tree)
      return last
    }
    // A program keeps the initial state of each template's views before it applies the first of them.
    let backups: [ConstraintTemplate] =
      last.rules == .complete
      ? [.currentState(initial, of: tree, basedOn: used)]
      : used.map { ConstraintTemplate.kept(initial, of: tree, basedOn: $0, attributes: attributes) }
    var kept: [String: ConstraintTemplate] = [:]
    for step in sequence.steps {
      switch step {
      case .keep(let name, let template):
        kept[name] = self.template(named: template, place).map {
          ConstraintTemplate.kept(name, of: tree, basedOn: $0, attributes: attributes)
        }
      case .apply(let name):
        if let state = kept[name] ?? template(named: name, place) {
          state.apply(to: tree)
        } else {
          for backup in backups { backup.apply(to: tree) }
        }
      }
    }
    return ConstraintTemplate.currentState(sequence.name, of: tree, basedOn: used, rules: last.rules)
  }

  /// The templates that a sequence uses, each once, in the order in which they come.
  private func templates(of sequence: StateSequence, _ place: Place) -> [ConstraintTemplate] {
    var names: [String] = []
    for step in sequence.steps where !names.contains(step.subject) { names.append(step.subject) }
    return names.compactMap { template(named: $0, place) }
  }
}

extension ConstraintTemplate {
  /// The orientation implied by a `portrait…` or `landscape…` prefix of the state's name.
  package var orientation: Orientation? {
    Orientation.allCases.first { name.lowercased().hasPrefix($0.rawValue) }
  }
}
