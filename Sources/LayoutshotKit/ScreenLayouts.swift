import Diagnostics
import Geometry
import Layout
import Templates
import Typography
import Views

/// One screen with the layouts that it can take: the ONE tree, and what was extracted from its templates.
///
/// The templates' own trees are gone once this is made.
public final class ScreenLayouts {
  /// The object id of the controller, else of the root view.
  public let id: String
  /// What a person would call the screen.
  public let name: String
  /// The controller's class; nil for a view that stands alone.
  public let controller: String?
  /// The tree.
  public let tree: ViewTree
  /// The canvas that the document was designed on.
  public let canvas: DesignCanvas
  /// What the bars around the screen show; nil for a view without a controller.
  public let chrome: ScreenChrome?
  /// The views that stand in those bars.
  let barViews: BarViews
  /// Where the file opens the screen.
  public let location: SourceLocation
  /// How the portrait template's views pair with the tree's in the canvas' size classes; nil without one.
  public var portrait: TemplateMatch? { match(for: .portrait) }
  /// How the landscape template's views pair with the tree's in the canvas' size classes; nil without one.
  public var landscape: TemplateMatch? { match(for: .landscape) }
  /// What was found while matching.
  public var findings: [Finding] { templates.findings + screenStates.templates.flatMap(\.findings) }
  /// The states that constraint templates give the screen beside its initial one, in document order.
  public var states: [ConstraintTemplate] { screenStates.templates }
  /// How often the tree was laid out: tells a `LaidOutScreen` whether the tree still has its layout.
  private(set) var layoutCount = 0
  private let designed: [LayoutAttributes]
  /// The orientations whose template is the live tree itself, which `designed` says it all about.
  private let ownTemplates: Set<Orientation>
  private let templates: TemplateLayouts
  private var screenStates: ScreenStates
  /// The root views of scenes inside containers, in document order.
  private let embeddedRoots: [View]
  private var sizeClasses: SizeClassTable
  private var changes: [(change: StateChange, views: [View])] = []
  private let aliases: [String]

  /// Extracts a scene's layouts and checks that they lead there and back again.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - options: what matching leaves alone.
  ///   - templateAttributes: attributes that constraint templates can carry besides `TemplateAttribute.all`.
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
    ownTemplates = Set(Orientation.allCases.filter { scene.template(for: $0) === live })
    screenStates = ScreenStates(scene, attributes: templateAttributes)
    embeddedRoots = live.views.filter(\.isEmbeddedRoot)
    var table = SizeClassTable(of: live, classes: scene.canvas.sizeClasses, others: scene.sizeClassTrees)
    let designed = designed
    templates = TemplateLayouts(scene, options: options) { classes in
      for (view, attributes) in zip(live.views, designed) { attributes.apply(to: view) }
      table.apply(classes, to: live) {}
    }
    sizeClasses = table
  }

  /// Whether constraints place a view of the tree, so that laying out needs fonts.
  public var isPlacedByConstraints: Bool { AutoLayout.isNeeded(by: tree) }

  /// Whether `--scene` means this screen.
  public func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
  }

  /// Makes a change of state that shows in every layout.
  ///
  /// It is made again when other size classes give a view other content. What is changed on the tree directly stays
  /// too, but then keeps away what those classes say of the same property.
  ///
  /// - Returns: why it could not be made, or nil.
  @discardableResult
  public func make(_ change: StateChange) -> StateChange.Failure? {
    screenStates.leave(tree)
    let views = change.matches(in: tree)
    let failure = sizeClasses.keepingTrack(of: tree) { change.apply(to: views) }
    let changing = views.filter { sizeClasses.changedViews.contains($0.id) }
    if failure == nil, !changing.isEmpty { changes.append((change, changing)) }
    return failure
  }

  /// What the views that a state names are without it: their constraints and attributes in the canvas' size classes.
  func initialState(for state: ConstraintTemplate) -> ConstraintTemplate {
    screenStates.withInitialState(of: tree) {
      .currentState(ScreenRequest.initialState, of: tree, basedOn: [state])
    }
  }

  /// How the template of an orientation pairs with the tree.
  ///
  /// - Parameter classes: the size classes; nil is the canvas' own.
  public func match(for orientation: Orientation, _ classes: SizeClasses? = nil) -> TemplateMatch? {
    templates.match(for: orientation, classes ?? canvas.sizeClasses)
  }

  // MARK: Laying out

  /// Lays the tree out for traits and returns all that came of it.
  ///
  /// The layout of the traits' orientation is applied to the tree; without one for it, the other orientation's is resized by
  /// autoresizing masks or constraints.
  ///
  /// - Parameters:
  ///   - traits: what the screen is shown in.
  ///   - fonts: the fonts that texts are measured with; nil places views by autoresizing masks alone.
  public func layOut(_ traits: ScreenTraits, fonts: FontLibrary?) -> LaidOutScreen {
    layoutCount += 1
    return traits.isAsDesigned ? layOutAsDesigned(traits, fonts) : layOutInApp(traits, fonts)
  }

  /// As a running app shows the screen.
  private func layOutInApp(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    let (orientation, device) = (traits.orientation, traits.device)
    let classes = sizeClasses(traits)
    apply(orientation, classes: classes)
    let state = enter(traits.state, classes)
    let isOwn =
      traits.screen == nil && device == nil && orientation == canvas.orientation && state == nil
    let recorded = isOwn && hasOwnLayout(orientation) ? tree.views.map(\.frame) : nil
    let size = rootSize(traits, state)
    let safeArea =
      device.map { SafeAreaRules.device($0, orientation: orientation, bars: bars(in: orientation)) }
      ?? recordedSafeArea(orientation, bars: bars(in: orientation))
    let outcome = solve(size, safeArea: safeArea, traits, fonts)
    if outcome == nil {
      Autoresizing.resize(tree.root, to: size)
      Autoresizing.fillContainers(of: tree)
    }
    return answer(
      traits, classes, state, size: size, safeArea: safeArea, recorded: recorded, outcome: outcome)
  }

  /// As the document was saved; in a state, on a canvas of its template's size.
  private func layOutAsDesigned(_ traits: ScreenTraits, _ fonts: FontLibrary?) -> LaidOutScreen {
    restore(for: canvas.sizeClasses)
    let state = enter(traits.state, canvas.sizeClasses)
    // Interface Builder's canvas shows empty containers.
    for view in embeddedRoots { view.isInstalled = false }
    let recorded = state == nil ? tree.views.map(\.frame) : nil
    // A template stands on a canvas of its own, without the screen's bars.
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

  /// Lays out by constraints; nil where the tree has none or there are no fonts to measure texts with.
  private func solve(
    _ size: Size, safeArea: EdgeInsets, _ traits: ScreenTraits, _ fonts: FontLibrary?
  ) -> AutoLayout.Outcome? {
    guard let fonts, AutoLayout.isNeeded(by: tree) else { return nil }
    var layoutTraits = LayoutTraits()
    layoutTraits.safeArea = safeArea
    layoutTraits.scale = traits.scale
    layoutTraits.isRightToLeft = traits.isRightToLeft
    layoutTraits.era = canvas.era
    layoutTraits.isDesignCanvas = traits.isAsDesigned
    return AutoLayout.layOut(tree, canvas: size, traits: layoutTraits, measure: fonts.measuring)
  }

  private func answer(
    _ traits: ScreenTraits, _ classes: SizeClasses, _ state: ConstraintTemplate?, size: Size,
    safeArea: EdgeInsets, recorded: [Rect]?, outcome: AutoLayout.Outcome?
  ) -> LaidOutScreen {
    let outcome = outcome ?? AutoLayout.Outcome()
    // A view without a controller stands under no bars.
    let frames = FrameLayout.frames(
      of: tree, canvas: size, scale: traits.scale, safeArea: controller == nil ? .zero : safeArea,
      isRightToLeft: traits.isRightToLeft)
    return LaidOutScreen(
      screen: self, traits: traits, sizeClasses: classes, state: state, frames: frames, safeArea: safeArea,
      findings: outcome.findings, conflicting: outcome.conflicting, givenUp: outcome.givenUp,
      openAxes: outcome.openAxes, recorded: recorded, number: layoutCount)
  }

  /// Whether the layout of an orientation is not another's carried over.
  private func hasOwnLayout(_ orientation: Orientation) -> Bool {
    match(for: orientation) != nil || match(for: orientation.other) == nil
  }

  /// What opaque bars took of the root's height they do not take of its safe area again.
  private func recordedSafeArea(_ orientation: Orientation, bars: ScreenBars) -> EdgeInsets {
    var insets = safeAreaOfScreen(orientation, bars: bars)
    if tree.root.isCell { return .zero }
    guard let whole = canvas.freeformSize ?? (canvas.isFreeform ? nil : canvas.screen) else { return insets }
    let missing = whole.height - designed[0].frame.height
    let above = min(insets.top, max(0, missing))
    insets.top -= above
    insets.bottom -= min(insets.bottom, max(0, missing - above))
    return insets
  }

  /// The bars of a running app's screen: a large title shows where there is height for it.
  private func bars(in orientation: Orientation) -> ScreenBars {
    var bars = canvas.bars
    bars.hasLargeTitle = chrome?.showsLargeTitle == true && orientation == .portrait
    return bars
  }

  private func safeAreaOfScreen(
    _ orientation: Orientation, bars: ScreenBars, on other: DesignCanvas? = nil
  ) -> EdgeInsets {
    let canvas = other ?? self.canvas
    return SafeAreaRules.recorded(
      deviceID: canvas.device, era: canvas.era, orientation: orientation, bars: bars,
      isStandalone: canvas.isStandalone, isFreeform: canvas.isFreeform)
  }

  private func enter(_ state: String?, _ classes: SizeClasses) -> ConstraintTemplate? {
    state.flatMap { screenStates.enter($0, classes, on: tree) }
  }

  private func apply(_ orientation: Orientation, classes: SizeClasses) {
    restore(for: classes)
    let source = match(for: orientation) == nil ? orientation.other : orientation
    guard let match = match(for: source, classes), !ownTemplates.contains(source) else { return }
    match.layout.apply(to: tree) { Autoresizing.resizeSubviews(of: $0, from: $1) }
  }

  /// Every layout starts from the designed one, so that what a layout says nothing of stands in the same place
  /// whatever was shown before; over it goes what the document says for the size classes.
  private func restore(for classes: SizeClasses) {
    for view in embeddedRoots { view.isInstalled = true }
    screenStates.leave(tree)
    for (view, attributes) in zip(tree.views, designed) { attributes.apply(to: view) }
    sizeClasses.apply(classes, to: tree) {
      for (change, views) in changes { _ = change.apply(to: views) }
    }
  }

  /// The size classes of traits: those of the device, of the one that is nearest to a size, of the document's own canvas.
  func sizeClasses(_ traits: ScreenTraits) -> SizeClasses {
    if traits.isAsDesigned { return canvas.sizeClasses }
    if let device = traits.device { return device.sizeClasses(in: traits.orientation) }
    if let screen = traits.screen { return SizeClasses(ofScreen: screen) }
    let own = canvas.device.flatMap { Device(interfaceBuilderID: $0) }
    return own?.sizeClasses(in: traits.orientation) ?? canvas.sizeClasses
  }

  /// Whether traits are those of an iPad; a canvas of no device is one from the width of the smallest on.
  public func isPad(_ traits: ScreenTraits) -> Bool {
    if let device = traits.device { return device.isPad }
    if traits.screen == nil, let own = canvas.device.flatMap({ Device(interfaceBuilderID: $0) }) {
      return own.isPad
    }
    let screen = traits.screen ?? canvas.screen
    return min(screen.width, screen.height) >= 744
  }

  /// The root's size once its layout is applied.
  private func rootSize(_ traits: ScreenTraits, _ state: ConstraintTemplate?) -> Size {
    // A canvas of no device has the size that each state was designed in.
    if canvas.isFreeform, traits.screen == nil, let state { return state.size }
    let applied = tree.root.frame.size
    let canvas = canvasOfAppliedLayout(traits.orientation)
    guard let screen = traits.screen else { return canvas.rootSize(applied, in: traits.orientation) }
    if canvas.isFreeform {
      return applied.width == canvas.screen.width
        ? Size(width: screen.width, height: applied.height) : applied
    }
    return Size(
      width: max(0, screen.width - (canvas.screen.width - applied.width)),
      height: max(0, screen.height - (canvas.screen.height - applied.height)))
  }

  /// The canvas that the layout on the tree was designed on: for a template the screen that its root fits.
  private func canvasOfAppliedLayout(_ orientation: Orientation) -> DesignCanvas {
    guard match(for: orientation) != nil || match(for: orientation.other) != nil else { return canvas }
    let source: Orientation = match(for: orientation) != nil ? orientation : orientation.other
    let upright = canvas.screen.width <= canvas.screen.height ? canvas.screen : canvas.screen.transposed
    let screen = source == .portrait ? upright : upright.transposed
    return .fitting(
      tree.root.frame.size, screen: screen, device: canvas.device, orientation: source, scale: canvas.scale)
  }
}

extension View {
  /// Whether it is shown in a list, never as a screen.
  fileprivate var isCell: Bool {
    ["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
      .contains(className)
  }
}
