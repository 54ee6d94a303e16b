import Diagnostics
import Geometry
import Layout
import Templates
import Typography
import Views

/// A screen and the layouts it can take: the view tree as designed, and what was extracted from its templates.
///
/// The templates' own trees are released once the screen is initialized. Nothing of a screen changes: each layout has a
/// copy of its tree, and what changes a screen returns another.
package final class Screen: Sendable {
  /// Everything that a screen is made of; a changed screen is one with other parts.
  private let parts: Parts

  private struct Parts: Sendable {
    let id: String
    let name: String
    let controller: String?
    // Never changed once the screen is made.
    nonisolated(unsafe) var tree: ViewTree
    let canvas: DesignCanvas
    let chrome: ScreenChrome?
    let barViews: BarViews
    let location: SourceLocation
    let aliases: [String]
    let framed: [Orientation: [LayoutAttributes]]
    /// The orientations whose template is the live tree itself and therefore fully described by it.
    var ownTemplates: Set<Orientation>
    var templates: TemplateLayouts
    var states: ScreenStates
    /// The root views of scenes inside containers, in document order.
    let embeddedRoots: [ViewID]
    /// The views that any layout arranges in a container.
    let arrangedViews: ArrangedViews
    /// The attributes that layouts carry besides their own.
    var layoutAttributes: [TemplateAttribute]
    let sizeClasses: SizeClassTable
    var customArrangements: CustomArrangements
    var changes: [(change: StateChange, views: [ViewID])] = []
    var removed: [ViewID] = []
    let origin = Origin()
  }

  /// What a screen has in common with those that were made from it.
  final class Origin: Sendable {}

  /// The object ID of the controller, or of the root view if there is none.
  package var id: String { parts.id }
  /// A human-readable name of the screen.
  package var name: String { parts.name }
  /// The controller's class; nil for a standalone view.
  package var controller: String? { parts.controller }
  /// The view tree as designed, in the canvas's size classes; not to be changed. Each layout has a copy.
  package var tree: ViewTree { parts.tree }
  /// The canvas that the document was designed on.
  package var canvas: DesignCanvas { parts.canvas }
  /// The content of the bars around the screen; nil for a view without a controller.
  package var chrome: ScreenChrome? { parts.chrome }
  var barViews: BarViews { parts.barViews }
  /// The location in the file where the screen begins.
  package var location: SourceLocation { parts.location }
  /// How the portrait template's views match the tree in the canvas's size classes; nil without a template.
  package var portrait: TemplateMatch? { match(for: .portrait) }
  /// How the landscape template's views match the tree in the canvas's size classes; nil without a template.
  package var landscape: TemplateMatch? { match(for: .landscape) }
  /// The findings of template matching.
  package var findings: [Finding] { parts.templates.findings + states.flatMap(\.findings) }
  /// The states that constraint templates add to the initial one, in document order.
  package var states: [ConstraintTemplate] { parts.states.templates }
  /// The arrangements that code defines, by the names that documents use for them.
  package var customArrangements: CustomArrangements { parts.customArrangements }
  /// Whether a state is the layout that the screen has in an orientation without being asked for it.
  func isOwnLayout(_ state: String, in orientation: Orientation) -> Bool {
    parts.states.isOwn(state, in: orientation)
  }
  /// Returns the index of the state with a name or alias, or nil if there is none.
  func stateIndex(named name: String) -> Int? { parts.states.index(named: name) }
  /// The canvas that a state was designed on; nil for that of the screen.
  func canvas(of state: ConstraintTemplate) -> DesignCanvas? { parts.states.canvas(of: state) }
  /// The frames of layouts that the document has for an orientation over the same views.
  var framed: [Orientation: [LayoutAttributes]] { parts.framed }
  /// The root views of scenes inside containers, in document order.
  var embeddedRoots: [ViewID] { parts.embeddedRoots }
  /// What the screen has in common with those that were made from it.
  var origin: Origin { parts.origin }

  /// Extracts a scene's layouts and verifies that switching between them round-trips. The scene's tree must not be
  /// changed any more, and its templates are released. Constraint templates can carry `templateAttributes` in addition
  /// to `TemplateAttribute.all`.
  package init(
    _ scene: consuming Scene, options: MatchingOptions = MatchingOptions(),
    templateAttributes: [TemplateAttribute] = [], customArrangements: CustomArrangements = .standard
  ) {
    let live = scene.tree
    let (canvas, others) = (scene.canvas, scene.sizeClassTrees)
    let arrangedViews = ArrangedViews(scene)
    let states = ScreenStates(scene, rules: options.templateRules, attributes: templateAttributes)
    let table = SizeClassTable(of: live, classes: canvas.sizeClasses, others: others)
    let templates = TemplateLayouts(scene, options: options) { classes in
      if others.isEmpty { return live }
      let tree = live.copy()
      table.apply(classes, canvas.orientation, to: tree)
      return tree
    }
    parts = Parts(
      id: scene.id, name: scene.name, controller: scene.controller, tree: live, canvas: canvas,
      chrome: scene.chrome, barViews: BarViews(scene.barViews), location: scene.location,
      aliases: scene.aliases, framed: Self.framed(scene),
      ownTemplates: Set(Orientation.allCases.filter { scene.template(for: $0) === live }),
      templates: templates, states: states, embeddedRoots: live.views.filter(\.isEmbeddedRoot).map(\.id),
      arrangedViews: arrangedViews,
      layoutAttributes: options.layoutAttributes, sizeClasses: table, customArrangements: customArrangements)
  }

  private init(_ parts: Parts) { self.parts = parts }

  private func with(_ change: (inout Parts) -> Void) -> Screen {
    var parts = parts
    change(&parts)
    return Screen(parts)
  }

  /// Whether constraints position any view of the tree, so that laying it out requires fonts.
  package var isPlacedByConstraints: Bool { AutoLayout.isNeededInApp(by: tree) }

  /// Returns whether a `--scene` argument refers to this screen: its title, storyboard ID, class or object ID; letter
  /// case counts.
  package func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || parts.aliases.contains(wanted)
  }

  /// Returns how the template of an orientation, for the canvas' size classes by default, matches the tree; nil without
  /// a template.
  package func match(for orientation: Orientation, _ classes: SizeClasses? = nil) -> TemplateMatch? {
    parts.templates.match(for: orientation, classes ?? canvas.sizeClasses)
  }

  // MARK: Changed screens

  /// Returns the screen with a state change that is visible in every layout, and the reason why it could not be
  /// applied, or nil on success. It applies to the views that its name means, up to the first that does not accept it,
  /// and overrides what size classes specify for the same property.
  package func making(_ change: StateChange) -> (screen: Screen, failure: StateChange.Failure?) {
    let changed = tree.copy()
    let views = change.matches(in: changed)
    let failure = change.apply(to: views)
    if views.isEmpty { return (self, failure) }
    let screen = with { parts in
      parts.tree = changed
      if failure == nil { parts.changes.append((change, views.map(\.id))) }
    }
    return (screen, failure)
  }

  /// Returns the screen without a view and everything inside, in every layout.
  package func removing(_ view: ViewID) -> Screen {
    with { parts in
      parts.tree = parts.tree.copy()
      parts.tree[view].isInstalled = false
      parts.removed.append(view)
    }
  }

  /// Returns the screen with other arrangements that code defines.
  package func using(_ customArrangements: CustomArrangements) -> Screen {
    with { $0.customArrangements = customArrangements }
  }

  /// Returns the screen with the layout of a template, which replaces that of its orientation.
  ///
  /// An orientation without a template has the layout of the live tree from then on.
  func attaching(
    _ template: ViewTree, for orientation: Orientation, options: MatchingOptions
  ) -> (screen: Screen, match: TemplateMatch) {
    let live = designedTree(for: canvas.sizeClasses, canvas.orientation)
    func match(_ template: ViewTree, _ orientation: Orientation) -> TemplateMatch {
      Matcher.match(template: template, live: live, orientation: orientation, options: options)
    }
    let result = match(template, orientation)
    let known = self.match(for: orientation.other)
    let other = known ?? match(live, orientation.other)
    let screen = with { parts in
      parts.layoutAttributes = options.layoutAttributes
      parts.ownTemplates.remove(orientation)
      if known == nil { parts.ownTemplates.insert(orientation.other) }
      parts.templates.replace([result, other], on: live)
    }
    return (screen, result)
  }

  package func adding(_ template: ConstraintTemplateTree, attributes: [TemplateAttribute]) -> Screen {
    with { $0.states.add(template, for: $0.tree, attributes: attributes) }
  }

  // MARK: Trees of layouts

  /// Returns a tree in the layout of an orientation, before anything is solved.
  ///
  /// If there is no layout for it, the tree has that of the other orientation.
  func turnedTree(for classes: SizeClasses, _ orientation: Orientation) -> ViewTree {
    let tree = designedTree(for: classes, orientation)
    let source = match(for: orientation) == nil ? orientation.other : orientation
    guard let match = match(for: source, classes), !parts.ownTemplates.contains(source) else { return tree }
    match.layout.apply(to: tree) { Autoresizing.resizeSubviews(of: $0, from: $1) }
    match.layout.applyFurther(parts.layoutAttributes, to: tree)
    return tree
  }

  /// Returns a tree in the designed layout, with what the document specifies for the size classes.
  func designedTree(for classes: SizeClasses, _ orientation: Orientation) -> ViewTree {
    let tree = tree.copy()
    if let framed = framed[orientation] {
      for (view, attributes) in zip(tree.views, framed) { attributes.apply(to: view) }
    }
    parts.sizeClasses.apply(classes, orientation, to: tree)
    for (change, views) in parts.changes { _ = change.apply(to: views.map { tree[$0] }) }
    for view in parts.removed { tree[view].isInstalled = false }
    return tree
  }

  /// Puts a tree of the screen, which must be in its initial state, in a state, and returns it; nil for the initial
  /// one. What an arrangement does not hold that another layout arranges is not in the tree then.
  func enter(
    _ state: String?, _ classes: SizeClasses, _ orientation: Orientation, on tree: ViewTree
  ) -> ConstraintTemplate? {
    defer { parts.arrangedViews.leaveOutOthers(in: tree) }
    guard let state, let sequence = try? sequence(named: state) else { return nil }
    return parts.states.enter(sequence, .init(classes: classes, orientation: orientation), on: tree)
  }

  /// The frames of a scene's layouts, each by the orientation that it is for.
  private static func framed(_ scene: borrowing Scene) -> [Orientation: [LayoutAttributes]] {
    var framed: [Orientation: [LayoutAttributes]] = [:]
    for layout in scene.sizeClassTrees where layout.tree.views.count == scene.tree.views.count {
      guard let orientation = layout.orientation else { continue }
      framed[orientation] = layout.tree.views.map { LayoutAttributes(of: $0) }
    }
    return framed
  }
}
