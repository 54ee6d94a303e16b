import Diagnostics
import Templates
import Views

/// The states that constraint templates give a screen, and the way into them and back.
///
/// Values only: the templates' trees are gone once it is made.
struct ScreenStates {
  /// The states in document order, as they are in the canvas' own size classes.
  let templates: [ConstraintTemplate]
  /// The canvas that each was designed on.
  private let canvases: [DesignCanvas]
  private let variants: [[(classes: [SizeClasses], template: ConstraintTemplate)]]
  /// The state that the tree is in, and what brings it back from there; nil in the initial one.
  private var entered: (state: ConstraintTemplate, wayBack: ConstraintTemplate)?

  /// - Parameter attributes: attributes of the caller's own that templates can carry.
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
  }

  /// The state of a name in size classes; nil where there is none.
  func template(named name: String, _ classes: SizeClasses? = nil) -> ConstraintTemplate? {
    guard
      let index = templates.firstIndex(where: { $0.name == name })
        ?? templates.firstIndex(where: { $0.aliases.contains(name) })
    else { return nil }
    let variant = classes.flatMap { classes in variants[index].first { $0.classes.contains(classes) } }
    return variant?.template ?? templates[index]
  }

  /// The canvas that a state was designed on.
  func canvas(of state: ConstraintTemplate) -> DesignCanvas? {
    templates.firstIndex { $0.name == state.name }.map { canvases[$0] }
  }

  /// Puts the tree, which is in its initial state, into another.
  ///
  /// - Returns: the state; nil where there is none of that name.
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

  /// Brings the tree back into its initial state.
  mutating func leave(_ tree: ViewTree) {
    entered?.wayBack.apply(to: tree)
    entered = nil
  }

  /// Calls `body` with the tree in its initial state, and puts it back into the one that it is in.
  mutating func withInitialState<Result>(of tree: ViewTree, _ body: () -> Result) -> Result {
    let shown = entered?.state
    leave(tree)
    let result = body()
    if let shown { enter(shown, on: tree) }
    return result
  }
}

extension ConstraintTemplate {
  /// The orientation that the state's name says it is for: `portrait…`, `landscape…`.
  public var orientation: Orientation? {
    Orientation.allCases.first { name.lowercased().hasPrefix($0.rawValue) }
  }
}
