import Diagnostics
import Geometry
import Layout
import Templates
import Typography
import Views

/// A screen and the layouts it can take: the single view tree, and what was extracted from its templates.
///
/// The templates' own trees are released once the screen is initialized.
public final class Screen {
  /// The object ID of the controller, or of the root view if there is none.
  public let id: String
  /// A human-readable name of the screen.
  public let name: String
  /// The controller's class; nil for a standalone view.
  public let controller: String?
  /// The view tree.
  public let tree: ViewTree
  /// The canvas that the document was designed on.
  public let canvas: DesignCanvas
  /// The content of the bars around the screen; nil for a view without a controller.
  public let chrome: ScreenChrome?
  /// The views in those bars.
  let barViews: BarViews
  /// The location in the file where the screen begins.
  public let location: SourceLocation
  /// How the portrait template's views match the tree in the canvas's size classes; nil without a template.
  public var portrait: TemplateMatch? { match(for: .portrait) }
  /// How the landscape template's views match the tree in the canvas's size classes; nil without a template.
  public var landscape: TemplateMatch? { match(for: .landscape) }
  /// The findings of template matching.
  public var findings: [Finding] { templates.findings + screenStates.templates.flatMap(\.findings) }
  /// The states that constraint templates add to the initial one, in document order.
  public var states: [ConstraintTemplate] { screenStates.templates }
  /// The arrangements that code defines, by the names that documents use for them.
  public var customArrangements: CustomArrangements
  /// Whether a state is the layout that the screen has in an orientation without being asked for it.
  func isOwnLayout(_ state: String, in orientation: Orientation) -> Bool {
    screenStates.isOwn(state, in: orientation)
  }
  /// Returns the index of the state with a name or alias, or nil if there is none.
  func stateIndex(named name: String) -> Int? { screenStates.index(named: name) }
  /// The number of times the tree was laid out; lets a `LaidOutScreen` check whether the tree still reflects it.
  private(set) var layoutCount = 0
  let designed: [LayoutAttributes]
  /// The frames of layouts that the document has for an orientation over the same views.
  let framed: [Orientation: [LayoutAttributes]]
  /// The orientations whose template is the live tree itself and therefore fully described by `designed`.
  private var ownTemplates: Set<Orientation>
  private var templates: TemplateLayouts
  private var screenStates: ScreenStates
  /// The root views of scenes inside containers, in document order.
  private let embeddedRoots: [View]
  /// The attributes that layouts carry besides their own.
  private var layoutAttributes: [TemplateAttribute]
  /// What views had before the layout on the tree gave them such attributes.
  private var overlaid: [(view: ViewID, attribute: TemplateAttribute, value: PropertyValue)] = []
  private var sizeClasses: SizeClassTable
  private var changes: [(change: StateChange, views: [View])] = []
  private let aliases: [String]

  /// Extracts a scene's layouts and verifies that switching between them round-trips.
  ///
  /// - Parameters:
  ///   - scene: The resolved tree and its templates, which are released.
  ///   - options: How views are matched, and what layouts carry.
  ///   - templateAttributes: Attributes that constraint templates can carry in addition to `TemplateAttribute.all`.
  ///   - customArrangements: The arrangements that code defines.
  public init(
    _ scene: consuming Scene, options: MatchingOptions = MatchingOptions(),
    templateAttributes: [TemplateAttribute] = [], customArrangements: CustomArrangements = .standard
  ) {
    self.customArrangements = customArrangements
    id = scene.id
    name = scene.name
    controller = scene.controller
    tree = scene.tree
    canvas = scene.canvas
    chrome = scene.chrome
    barViews = BarViews(scene.barViews)
    location = scene.location
    aliases = scene.aliases
    let live = scene.tree
    designed = live.views.map { LayoutAttributes(of: $0) }
    framed = Self.framed(scene)
    ownTemplates = Set(Orientation.allCases.filter { scene.template(for: $0) === live })
    screenStates = ScreenStates(scene, rules: options.templateRules, attributes: templateAttributes)
    embeddedRoots = live.views.filter(\.isEmbeddedRoot)
    layoutAttributes = options.layoutAttributes
    var table = SizeClassTable(of: live, classes: scene.canvas.sizeClasses, others: scene.sizeClassTrees)
    let designed = designed
    templates = TemplateLayouts(scene, options: options) { classes in
      for (view, attributes) in zip(live.views, designed) { attributes.apply(to: view) }
      table.apply(classes, scene.canvas.orientation, to: live) {}
    }
    sizeClasses = table
  }

  /// Whether constraints position any view of the tree, so that laying it out requires fonts.
  public var isPlacedByConstraints: Bool { AutoLayout.isNeededInApp(by: tree) }

  /// Returns whether a `--scene` argument refers to this screen.
  ///
  /// - Parameter wanted: A title, storyboard ID, class or object ID; letter case counts.
  public func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// Applies a state change that is visible in every layout.
  ///
  /// The change is applied again when other size classes replace a view's content. Changes made directly on the tree
  /// are kept as well, but override what those size classes specify for the same property.
  ///
  /// - Parameter change: The change, which applies to the views that its name means, up to the first that does not
  ///   accept it.
  /// - Returns: The reason why the change could not be applied, or nil on success.
  @discardableResult
  public func make(_ change: StateChange) -> StateChange.Failure? {
    screenStates.leave(tree)
    takeBackAttributes()
    let views = change.matches(in: tree)
    let failure = sizeClasses.keepingTrack(of: tree) { change.apply(to: views) }
    let changing = views.filter { sizeClasses.changedViews.contains($0.id) }
    if failure == nil, !changing.isEmpty { changes.append((change, changing)) }
    return failure
  }

  /// Returns the constraints and attributes that the views named by a state have in the initial state, in the canvas's
  /// size classes.
  package func initialState(for state: ConstraintTemplate) -> ConstraintTemplate {
    // A tree that is shown in an orientation stays in it.
    if layoutCount == 0 { restore(for: canvas.sizeClasses, canvas.orientation) }
    return screenStates.withInitialState(of: tree) {
      .currentState(ScreenRequest.initialState, of: tree, basedOn: [state], rules: state.rules)
    }
  }

  /// Returns how the template of an orientation matches the tree.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the template.
  ///   - classes: The size classes; nil for those of the canvas.
  /// - Returns: The match, or nil if the orientation has no template.
  public func match(for orientation: Orientation, _ classes: SizeClasses? = nil) -> TemplateMatch? {
    templates.match(for: orientation, classes ?? canvas.sizeClasses)
  }

  /// Takes the layout of a template, which replaces that of its orientation.
  ///
  /// An orientation without a template has the layout of the live tree from then on.
  func attach(_ template: ViewTree, for orientation: Orientation, options: MatchingOptions) -> TemplateMatch {
    restore(for: canvas.sizeClasses, canvas.orientation)
    layoutAttributes = options.layoutAttributes
    func match(_ template: ViewTree, _ orientation: Orientation) -> TemplateMatch {
      Matcher.match(template: template, live: tree, orientation: orientation, options: options)
    }
    let result = match(template, orientation)
    ownTemplates.remove(orientation)
    var other = self.match(for: orientation.other)
    if other == nil {
      other = match(tree, orientation.other)
      ownTemplates.insert(orientation.other)
    }
    templates.replace([result] + [other].compactMap(\.self), on: tree)
    return result
  }

  /// Adds the state of a constraint template.
  package func add(_ template: ConstraintTemplateTree, attributes: [TemplateAttribute]) {
    screenStates.leave(tree)
    screenStates.add(template, for: tree, attributes: attributes)
  }

  /// Returns how the tree's containers animate a change to what the traits show, without laying it out.
  package func layoutAnimations(_ traits: ScreenTraits) -> [ViewID: LayoutAnimation] {
    layoutCount += 1
    let classes = situation(traits).sizeClasses
    apply(traits.orientation, classes: classes)
    _ = enter(traits.state, .init(classes: classes, orientation: traits.orientation))
    return Dictionary(
      uniqueKeysWithValues: tree.views.compactMap { view in view.layoutAnimation.map { (view.id, $0) } })
  }

  // MARK: Laying out

  /// Lays out the tree for the given traits and returns the result.
  ///
  /// The layout of the traits' orientation is applied to the tree. If there is none, the other orientation's layout is
  /// resized by autoresizing masks or constraints.
  ///
  /// - Parameters:
  ///   - traits: The traits that the screen is shown with.
  ///   - fonts: The fonts used to measure text; if nil, views are positioned by autoresizing masks alone.
  /// - Returns: The layout, valid on the tree until the next call.
  public func layOut(_ traits: ScreenTraits, fonts: FontLibrary?) -> LaidOutScreen {
    let fonts = fonts?.reading(traits.textReading)
    if traits.showsAllContent { return layOutAllContent(traits, fonts) }
    layoutCount += 1
    return traits.isAsDesigned ? layOutAsDesigned(traits, fonts) : layOutInApp(traits, fonts)
  }

  /// Lays out the screen as a running app shows it.
  private func layOutInApp(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    let orientation = traits.orientation
    let situation = situation(traits)
    let classes = situation.sizeClasses
    apply(orientation, classes: classes)
    let state = enter(traits.state, .init(classes: classes, orientation: orientation))
    let isOwn =
      situation.stage == .ownScreen && orientation == canvas.orientation && state == nil
      && traits.addedHeight == 0
    let recorded = isOwn && hasOwnLayout(orientation) ? tree.views.map(\.frame) : nil
    let place = situation.place(of: tree.root.frame.size)
    let outcome = solve(place, traits, fonts)
    if outcome == nil {
      Autoresizing.resize(tree.root, to: place.size)
      Autoresizing.fillContainers(of: tree)
    }
    return answer(traits, classes, state, place, recorded: recorded, outcome: outcome)
  }

  /// Lays out the screen as the document was saved; a state is shown on a canvas of its template's size.
  private func layOutAsDesigned(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    restore(for: canvas.sizeClasses, canvas.orientation)
    let state = enter(
      traits.state, .init(classes: canvas.sizeClasses, orientation: canvas.orientation))
    // Interface Builder's canvas shows empty containers.
    for view in embeddedRoots { view.isInstalled = false }
    let recorded = state == nil ? tree.views.map(\.frame) : nil
    let last = traits.state.flatMap { lastTemplate(ofState: $0) }
    let size = last?.size ?? tree.root.frame.size
    var situation = situation(traits)
    // A template is a view with its own canvas, without the screen's bars.
    if let canvas = last.flatMap({ screenStates.canvas(of: $0) }) {
      situation.root = DesignedRoot(canvas: canvas, size: size, hasController: false)
    }
    let place = situation.place(of: size)
    let outcome = solve(place, traits, fonts)
    return answer(traits, canvas.sizeClasses, state, place, recorded: recorded, outcome: outcome)
  }

  /// Lays out by constraints; returns nil if the tree has none or there are no fonts to measure text with.
  private func solve(
    _ place: RootPlace, _ traits: ScreenTraits, _ fonts: FontLibrary?
  ) -> AutoLayout.Outcome? {
    let isNeeded = traits.isAsDesigned ? AutoLayout.isNeeded(by: tree) : AutoLayout.isNeededInApp(by: tree)
    guard let fonts, isNeeded else { return nil }
    let situation = situation(traits)
    var layoutTraits = LayoutTraits()
    layoutTraits.safeArea = place.safeArea
    layoutTraits.scale = traits.scale
    layoutTraits.isRightToLeft = traits.isRightToLeft
    layoutTraits.era = canvas.era
    layoutTraits.isPad = situation.isPad
    layoutTraits.screenWidth = situation.uprightWidth
    layoutTraits.isSheet = traits.isAsDesigned && [.sheet, .sheetBelowBar].contains(situation.kind)
    layoutTraits.isDesignCanvas = traits.isAsDesigned
    layoutTraits.isOverHomeIndicator = situation.isOverHomeIndicator
    return AutoLayout.layOut(
      tree, canvas: place.size, traits: layoutTraits, customs: customArrangements, measure: fonts.measuring)
  }

  private func answer(
    _ traits: ScreenTraits, _ classes: SizeClasses, _ state: ConstraintTemplate?, _ place: RootPlace,
    recorded: [Rect]?, outcome: AutoLayout.Outcome?
  ) -> LaidOutScreen {
    let outcome = outcome ?? AutoLayout.Outcome()
    // The next layout begins with the offsets of the document again.
    for offset in traits.containment?.contentOffsets ?? [] { tree[offset.view].boundsOrigin = offset.offset }
    // A view without a controller is not under any bars.
    let frames = FrameLayout.frames(
      of: tree, canvas: place.canvas, rootOrigin: place.origin, scale: traits.scale,
      safeArea: controller == nil && traits.containment == nil ? .zero : place.insets,
      isRightToLeft: traits.isRightToLeft)
    return LaidOutScreen(
      screen: self, traits: traits, sizeClasses: classes, state: state, frames: frames,
      place: place,
      findings: (assumption(place).map { [$0] } ?? []) + outcome.findings, conflicting: outcome.conflicting,
      givenUp: outcome.givenUp,
      openAxes: outcome.openAxes, recorded: recorded, number: layoutCount)
  }

  private func enter(_ state: String?, _ place: ScreenStates.Place) -> ConstraintTemplate? {
    guard let state, let sequence = try? sequence(named: state) else { return nil }
    return screenStates.enter(sequence, place, on: tree)
  }

  private func apply(_ orientation: Orientation, classes: SizeClasses) {
    restore(for: classes, orientation)
    let source = match(for: orientation) == nil ? orientation.other : orientation
    guard let match = match(for: source, classes), !ownTemplates.contains(source) else { return }
    match.layout.apply(to: tree) { Autoresizing.resizeSubviews(of: $0, from: $1) }
    overlaid = match.layout.applyFurther(layoutAttributes, to: tree)
  }

  private func takeBackAttributes() {
    for (view, attribute, value) in overlaid { attribute.apply(value, tree[view]) }
    overlaid = []
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

  /// Resets the tree to the designed layout, then applies what the document specifies for the size classes.
  ///
  /// Every layout starts from here, so that properties it does not specify have the same value regardless of
  /// what was shown before.
  private func restore(for classes: SizeClasses, _ orientation: Orientation) {
    for view in embeddedRoots { view.isInstalled = true }
    screenStates.leave(tree)
    takeBackAttributes()
    for (view, attributes) in zip(tree.views, framed[orientation] ?? designed) { attributes.apply(to: view) }
    sizeClasses.apply(classes, orientation, to: tree) {
      for (change, views) in changes { _ = change.apply(to: views) }
    }
  }
}
