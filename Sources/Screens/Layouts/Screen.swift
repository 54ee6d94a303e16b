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
  /// Returns the index of the state with a name or alias, or nil if there is none.
  func stateIndex(named name: String) -> Int? { screenStates.index(named: name) }
  /// The number of times the tree was laid out; lets a `LaidOutScreen` check whether the tree still reflects it.
  private(set) var layoutCount = 0
  private let designed: [LayoutAttributes]
  /// The frames of layouts that the document has for an orientation over the same views.
  private let framed: [Orientation: [LayoutAttributes]]
  /// The orientations whose template is the live tree itself and therefore fully described by `designed`.
  private var ownTemplates: Set<Orientation>
  private var templates: TemplateLayouts
  private var screenStates: ScreenStates
  /// The root views of scenes inside containers, in document order.
  private let embeddedRoots: [View]
  /// The attributes that layouts carry besides their own.
  private var layoutAttributes: [TemplateAttribute]
  /// What views had before the layout on the tree gave them such attributes.
  private var overlaid: [(view: ViewID, attribute: TemplateAttribute, value: TemplateValue)] = []
  private var sizeClasses: SizeClassTable
  private var changes: [(change: StateChange, views: [View])] = []
  private let aliases: [String]

  /// Extracts a scene's layouts and verifies that switching between them round-trips.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: How views are matched, and what layouts carry.
  ///   - templateAttributes: Attributes that constraint templates can carry in addition to `TemplateAttribute.all`.
  public init(
    _ scene: consuming Scene, options: MatchingOptions = MatchingOptions(),
    templateAttributes: [TemplateAttribute] = []
  ) {
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
    screenStates = ScreenStates(scene, attributes: templateAttributes)
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

  /// Whether a `--scene` argument refers to this screen.
  public func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// Applies a state change that is visible in every layout.
  ///
  /// The change is applied again when other size classes replace a view's content. Changes made directly on the tree
  /// are kept as well, but override what those size classes specify for the same property.
  ///
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
    screenStates.withInitialState(of: tree) {
      .currentState(ScreenRequest.initialState, of: tree, basedOn: [state])
    }
  }

  /// Returns how the template of an orientation matches the tree.
  ///
  /// - Parameters:
  ///   - orientation: The orientation.
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
    layoutCount += 1
    return traits.isAsDesigned ? layOutAsDesigned(traits, fonts) : layOutInApp(traits, fonts)
  }

  /// Lays out the screen as a running app shows it.
  private func layOutInApp(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    let (orientation, device) = (traits.orientation, traits.device)
    let classes = sizeClasses(traits)
    apply(orientation, classes: classes)
    let state = enter(traits.state, classes)
    let isOwn =
      traits.screen == nil && device == nil && orientation == canvas.orientation && state == nil
    let recorded = isOwn && hasOwnLayout(orientation) ? tree.views.map(\.frame) : nil
    let size = rootSize(traits, state)
    let safeArea = safeAreaInApp(traits)
    let outcome = solve(size, safeArea: safeArea, traits, fonts)
    if outcome == nil {
      Autoresizing.resize(tree.root, to: size)
      Autoresizing.fillContainers(of: tree)
    }
    return answer(
      traits, classes, state, size: size, safeArea: safeArea, recorded: recorded, outcome: outcome)
  }

  /// Lays out the screen as the document was saved; a state is shown on a canvas of its template's size.
  private func layOutAsDesigned(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    restore(for: canvas.sizeClasses, canvas.orientation)
    let state = enter(traits.state, canvas.sizeClasses)
    // Interface Builder's canvas shows empty containers.
    for view in embeddedRoots { view.isInstalled = false }
    let recorded = state == nil ? tree.views.map(\.frame) : nil
    // A template has its own canvas, without the screen's bars.
    let alone = state.flatMap { screenStates.canvas(of: $0) }
    let safeArea =
      alone.map { safeAreaOfScreen($0.orientation, bars: $0.bars, on: $0) }
      ?? recordedSafeArea(canvas.orientation, bars: canvas.bars)
    let size = state?.size ?? tree.root.frame.size
    let outcome = solve(size, safeArea: safeArea, traits, fonts)
    return answer(
      traits, canvas.sizeClasses, state, size: size, safeArea: safeArea, recorded: recorded,
      outcome: outcome)
  }

  /// Lays out by constraints; returns nil if the tree has none or there are no fonts to measure text with.
  private func solve(
    _ size: Size, safeArea: EdgeInsets, _ traits: ScreenTraits, _ fonts: FontLibrary?
  ) -> AutoLayout.Outcome? {
    let isNeeded = traits.isAsDesigned ? AutoLayout.isNeeded(by: tree) : AutoLayout.isNeededInApp(by: tree)
    guard let fonts, isNeeded else { return nil }
    var layoutTraits = LayoutTraits()
    layoutTraits.safeArea = safeArea
    layoutTraits.scale = traits.scale
    layoutTraits.isRightToLeft = traits.isRightToLeft
    layoutTraits.era = canvas.era
    layoutTraits.isPad = isPad(traits)
    layoutTraits.screenWidth = uprightWidth(traits, size)
    layoutTraits.isSheet = traits.isAsDesigned && canvas.sheet(ofHeight: size.height) != nil
    layoutTraits.isDesignCanvas = traits.isAsDesigned
    layoutTraits.isOverHomeIndicator = isOverHomeIndicator(traits)
    return AutoLayout.layOut(tree, canvas: size, traits: layoutTraits, measure: fonts.measuring)
  }

  /// The width of the screen held upright; of a canvas of no device its own.
  private func uprightWidth(_ traits: ScreenTraits, _ size: Size) -> Double {
    let screen = traits.isAsDesigned ? canvas.screen : traits.screen ?? canvas.screen
    return min(screen.width, screen.height)
  }

  private func answer(
    _ traits: ScreenTraits, _ classes: SizeClasses, _ state: ConstraintTemplate?, size: Size,
    safeArea: EdgeInsets, recorded: [Rect]?, outcome: AutoLayout.Outcome?
  ) -> LaidOutScreen {
    let outcome = outcome ?? AutoLayout.Outcome()
    // A view without a controller is not under any bars.
    let frames = FrameLayout.frames(
      of: tree, canvas: size, scale: traits.scale, safeArea: controller == nil ? .zero : safeArea,
      isRightToLeft: traits.isRightToLeft)
    return LaidOutScreen(
      screen: self, traits: traits, sizeClasses: classes, state: state, frames: frames, safeArea: safeArea,
      findings: (assumption(traits).map { [$0] } ?? []) + outcome.findings, conflicting: outcome.conflicting,
      givenUp: outcome.givenUp,
      openAxes: outcome.openAxes, recorded: recorded, number: layoutCount)
  }

  /// Returns the safe area insets in a running app.
  private func safeAreaInApp(_ traits: ScreenTraits) -> EdgeInsets {
    let bars = bars(for: traits)
    switch (traits.safeArea, traits.device) {
    case (.noWindow, _): return .zero
    case (.window(let insets), _): return SafeAreaRules.window(insets, bars: bars)
    case (nil, _) where isSheet(in: traits.orientation):
      return SafeAreaRules.sheet(.whole, on: traits.device ?? canvas.knownDevice, bars: bars, canvas.era)
    case (nil, let device?):
      return SafeAreaRules.device(device, orientation: traits.orientation, bars: bars)
    case (nil, nil): return recordedSafeArea(traits.orientation, bars: bars, isDesignCanvas: false)
    }
  }

  /// What of a sheet the root view was designed as; nil where it was not designed in one.
  private var designedSheet: DesignCanvas.Sheet? { canvas.sheet(ofHeight: designed[0].frame.height) }

  /// Whether the screen is designed as a sheet and shown as one; turned phones show sheets on all of the screen.
  private func isSheet(in orientation: Orientation) -> Bool {
    orientation == .portrait && designedSheet == .whole
  }

  /// Whether the bars around the screen are those of a compact height.
  func hasCompactBars(_ traits: ScreenTraits) -> Bool {
    guard !traits.isAsDesigned, let device = traits.device else { return false }
    return device.sizeClasses(in: traits.orientation) == SizeClasses(width: .compact, height: .compact)
  }

  /// Whether a toolbar's height is that over a home indicator: on a phone that stands upright, and on every canvas of a
  /// device that has one.
  private func isOverHomeIndicator(_ traits: ScreenTraits) -> Bool {
    if traits.isAsDesigned { return canvas.knownDevice?.hasHomeIndicator == true }
    guard traits.orientation == .portrait, !isPad(traits) else { return false }
    if let replaced = traits.safeArea {
      guard case .window(let insets) = replaced else { return false }
      return insets.bottom > 0
    }
    let own = traits.screen == nil ? canvas.knownDevice : nil
    return (traits.device ?? own)?.hasHomeIndicator == true
  }

  /// Whether an orientation has a layout of its own rather than one carried over from the other orientation.
  private func hasOwnLayout(_ orientation: Orientation) -> Bool {
    if framed[orientation] != nil { return true }
    return match(for: orientation) != nil || match(for: orientation.other) == nil && framed.isEmpty
  }

  /// Returns the recorded safe area insets, reduced by the height that opaque bars already took from the root view.
  private func recordedSafeArea(
    _ orientation: Orientation, bars: ScreenBars, isDesignCanvas: Bool = true
  ) -> EdgeInsets {
    var insets = safeAreaOfScreen(orientation, bars: bars, isDesignCanvas: isDesignCanvas)
    if tree.root.content.isCell { return .zero }
    // Sheets and opaque bars are those of the designed orientation; a turned screen has its own insets.
    if orientation == .portrait {
      if let designedSheet {
        return SafeAreaRules.sheet(designedSheet, on: canvas.knownDevice, bars: bars, canvas.era)
      }
      if let insets = SafeAreaRules.lowRoot(canvas, size: designed[0].frame.size, bars: bars) {
        return insets
      }
    }
    guard let whole = canvas.freeformSize ?? (canvas.isFreeform ? nil : canvas.screen) else { return insets }
    let missing = whole.height - designed[0].frame.height
    let above = min(insets.top, max(0, missing))
    insets.top -= above
    insets.bottom -= min(insets.bottom, max(0, missing - above))
    return insets
  }

  /// Returns the bars of the screen; in a running app a large title is shown where there is enough height for it, and a
  /// navigation bar that the document itself does not know of.
  func bars(for traits: ScreenTraits) -> ScreenBars {
    var bars = canvas.bars
    if traits.isAsDesigned { return bars }
    bars.hasLargeTitle = chrome?.showsLargeTitle == true && traits.orientation == .portrait
    if showsAssumedBar(traits) { bars.hasNavigationBar = true }
    return bars
  }

  private func showsAssumedBar(_ traits: ScreenTraits) -> Bool {
    canvas.bars.assumesNavigationBar && (traits.assumesBars || canvas.bars.isInOtherNavigation)
      && !traits.isAsDesigned && !canvas.isFreeform && traits.safeArea != .noWindow
  }

  /// The finding that a navigation bar is assumed; nil where none is.
  private func assumption(_ traits: ScreenTraits) -> Finding? {
    guard showsAssumedBar(traits), !canvas.bars.isInOtherNavigation else { return nil }
    return Finding(
      .note, .assumed,
      "the document has no navigation controller for this screen; its navigation item is shown in a bar,"
        + " unless --no-assumed-bars is given",
      at: location)
  }

  private func safeAreaOfScreen(
    _ orientation: Orientation, bars: ScreenBars, on other: DesignCanvas? = nil, isDesignCanvas: Bool = true
  ) -> EdgeInsets {
    let canvas = other ?? self.canvas
    return SafeAreaRules.recorded(
      deviceID: canvas.device, era: canvas.era, orientation: orientation, bars: bars,
      isStandalone: canvas.isStandalone, isFreeform: canvas.isFreeform, width: designed[0].frame.width,
      isDesignCanvas: isDesignCanvas)
  }

  private func enter(_ state: String?, _ classes: SizeClasses) -> ConstraintTemplate? {
    state.flatMap { screenStates.enter($0, classes, on: tree) }
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

  /// Returns the size classes of the traits: those of the device, of the device nearest to the size, or of the
  /// document's own canvas.
  func sizeClasses(_ traits: ScreenTraits) -> SizeClasses {
    if traits.isAsDesigned { return canvas.sizeClasses }
    if let device = traits.device { return device.sizeClasses(in: traits.orientation) }
    if let screen = traits.screen { return SizeClasses(ofScreen: screen) }
    let own = canvas.knownDevice
    return own?.sizeClasses(in: traits.orientation) ?? canvas.sizeClasses
  }

  /// Whether traits are those of an iPad. A canvas without a device counts as one if its shorter side is at least as
  /// long as that of the smallest iPad.
  public func isPad(_ traits: ScreenTraits) -> Bool {
    if let device = traits.device { return device.isPad }
    if traits.screen == nil, let own = canvas.knownDevice {
      return own.isPad
    }
    let screen = traits.screen ?? canvas.screen
    return min(screen.width, screen.height) >= 744
  }

  /// Returns the root view's size after its layout was applied, in points.
  private func rootSize(_ traits: ScreenTraits, _ state: ConstraintTemplate?) -> Size {
    // A freeform canvas has the size that each state was designed at.
    if canvas.isFreeform, traits.screen == nil, let state { return state.size }
    let applied = tree.root.frame.size
    let canvas = canvasOfAppliedLayout(traits.orientation)
    if designedSheet == .whole, match(for: .landscape) == nil {
      // A size that is asked for is that of the sheet; turned phones show sheets on all of the screen.
      if let screen = traits.screen, traits.device == nil || !isSheet(in: traits.orientation) {
        return screen
      }
      if !isSheet(in: traits.orientation) { return canvas.screen.transposed }
    }
    guard let screen = traits.screen else { return canvas.rootSize(applied, in: traits.orientation) }
    if canvas.isFreeform {
      return applied.width == canvas.screen.width
        ? Size(width: screen.width, height: applied.height) : applied
    }
    return Size(
      width: max(0, screen.width - (canvas.screen.width - applied.width)),
      height: max(0, screen.height - (canvas.screen.height - applied.height)))
  }

  /// Returns the canvas that the layout on the tree was designed on: for a template, the screen that its root view
  /// fits.
  private func canvasOfAppliedLayout(_ orientation: Orientation) -> DesignCanvas {
    let hasLayout = framed[orientation] != nil
    guard hasLayout || match(for: orientation) != nil || match(for: orientation.other) != nil else {
      return canvas
    }
    let source: Orientation = hasLayout || match(for: orientation) != nil ? orientation : orientation.other
    let upright = canvas.screen.width <= canvas.screen.height ? canvas.screen : canvas.screen.transposed
    let screen = source == .portrait ? upright : upright.transposed
    return .fitting(
      tree.root.frame.size, screen: screen, device: canvas.device, orientation: source, scale: canvas.scale)
  }
}
