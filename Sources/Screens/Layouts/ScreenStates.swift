import Diagnostics
import Templates
import Views

/// The states that constraint templates give a screen, and the means to enter and leave them.
///
/// Holds values only: the templates' trees are released after initialization.
struct ScreenStates {
  /// The states in document order, in the canvas's own size classes.
  private(set) var templates: [ConstraintTemplate]
  /// The first state of a name, and the first that a name is an alias of.
  private var byName: [String: Int] = [:]
  private var byAlias: [String: Int] = [:]
  /// The canvas that each state was designed on.
  private var canvases: [DesignCanvas]
  private var variants: [[(classes: [SizeClasses], template: ConstraintTemplate)]]
  /// The current state, and the changes that restore the initial one; nil in the initial state.
  private var entered: (state: ConstraintTemplate, wayBack: ConstraintTemplate)?

  /// Extracts the states of a scene's constraint templates.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - attributes: Custom attributes that templates can carry.
  init(_ scene: borrowing Scene, attributes: [TemplateAttribute]) {
    let live = scene.tree
    templates = scene.constraintTemplates.map {
      ConstraintTemplate.extract($0, for: live, attributes: attributes)
    }
    canvases = scene.constraintTemplates.map(\.canvas)
    variants = scene.constraintTemplates.map { template in
      template.variants.map { variant in
        var tree = template
        tree.tree = variant.tree
        return (variant.classes, ConstraintTemplate.extract(tree, for: live, attributes: attributes))
      }
    }
    for index in templates.indices { note(index) }
  }

  /// Adds the state of a template, which is the same in every size class.
  mutating func add(_ template: ConstraintTemplateTree, for live: ViewTree, attributes: [TemplateAttribute]) {
    templates.append(ConstraintTemplate.extract(template, for: live, attributes: attributes))
    canvases.append(template.canvas)
    variants.append([])
    note(templates.count - 1)
  }

  /// Returns the index of the state with a name or alias, or nil if there is none.
  func index(named name: String) -> Int? { byName[name] ?? byAlias[name] }

  private mutating func note(_ index: Int) {
    let template = templates[index]
    if byName[template.name] == nil { byName[template.name] = index }
    for alias in template.aliases where byAlias[alias] == nil { byAlias[alias] = index }
  }

  /// Returns the state with a name for the given size classes, or nil if there is none.
  func template(named name: String, _ classes: SizeClasses? = nil) -> ConstraintTemplate? {
    guard let index = self.index(named: name) else { return nil }
    let variant = classes.flatMap { classes in variants[index].first { $0.classes.contains(classes) } }
    return variant?.template ?? templates[index]
  }

  /// Returns the canvas that a state was designed on.
  func canvas(of state: ConstraintTemplate) -> DesignCanvas? {
    byName[state.name].map { canvases[$0] }
  }

  /// Puts the tree, which must be in its initial state, into another state.
  ///
  /// - Returns: The state, or nil if there is none with that name.
  mutating func enter(_ name: String, _ classes: SizeClasses, on tree: ViewTree) -> ConstraintTemplate? {
    guard let template = template(named: name, classes) else { return nil }
    enter(template, on: tree)
    return template
  }

  private mutating func enter(_ template: ConstraintTemplate, on tree: ViewTree) {
    let wayBack = ConstraintTemplate.currentState(ScreenRequest.initialState, of: tree, basedOn: [template])
    entered = (template, wayBack)
    template.apply(to: tree)
  }

  /// Restores the tree's initial state.
  mutating func leave(_ tree: ViewTree) {
    entered?.wayBack.apply(to: tree)
    entered = nil
  }

  /// Calls `body` with the tree in its initial state, and then restores the current state.
  mutating func withInitialState<Result>(of tree: ViewTree, _ body: () -> Result) -> Result {
    let shown = entered?.state
    leave(tree)
    let result = body()
    if let shown { enter(shown, on: tree) }
    return result
  }
}

extension ConstraintTemplate {
  /// The orientation implied by a `portrait…` or `landscape…` prefix of the state's name.
  public var orientation: Orientation? {
    Orientation.allCases.first { name.lowercased().hasPrefix($0.rawValue) }
  }
}
