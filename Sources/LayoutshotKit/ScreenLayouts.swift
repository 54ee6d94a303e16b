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
  /// Where bars and rounded corners reached into the root view of the last layout, points.
  public private(set) var safeArea = EdgeInsets.zero
  /// Where the file opens the screen.
  public let location: SourceLocation
  /// How the portrait template's views pair with the tree's; nil without one.
  public let portrait: TemplateMatch?
  /// How the landscape template's views pair with the tree's; nil without one.
  public let landscape: TemplateMatch?
  /// What was found while matching.
  public let findings: [Finding]
  /// Whether reading goes from right to left: leading is right then.
  public var isRightToLeft = false
  /// What laying out found so far, each once, in the order of finding.
  public private(set) var layoutFindings: [Finding] = []
  /// What the last layout found out besides the frames.
  public private(set) var outcome = AutoLayout.Outcome()
  /// The frames that the file recorded for the last layout, by `ViewID.index`; nil where it recorded none for its
  /// canvas and orientation.
  private(set) var recorded: [Rect]?
  private let designed: [LayoutAttributes]
  /// The orientations whose template is the live tree itself, which `designed` says it all about.
  private let ownTemplates: Set<Orientation>
  private var sizeClasses: SizeClassTable
  private var changes: [(change: StateChange, views: [View])] = []
  private let aliases: [String]

  /// Extracts a scene's layouts and checks that they lead there and back again.
  public init(_ scene: consuming Scene, options: MatchingOptions = MatchingOptions()) {
    id = scene.id
    name = scene.name
    controller = scene.controller
    tree = scene.tree
    canvas = scene.canvas
    chrome = scene.chrome
    location = scene.location
    aliases = scene.aliases
    let live = scene.tree
    designed = live.views.map { LayoutAttributes(of: $0) }
    sizeClasses = SizeClassTable(
      of: live, classes: scene.canvas.sizeClasses, others: scene.sizeClassTrees)
    let templates: [(Orientation, ViewTree?)] = [
      (.portrait, scene.portraitTemplate), (.landscape, scene.landscapeTemplate),
    ]
    ownTemplates = Set(templates.filter { $0.1 === live }.map(\.0))
    portrait = scene.portraitTemplate.map {
      Matcher.match(template: $0, live: live, orientation: .portrait, options: options)
    }
    landscape = scene.landscapeTemplate.map {
      Matcher.match(template: $0, live: live, orientation: .landscape, options: options)
    }
    var findings = (portrait?.findings ?? []) + (landscape?.findings ?? [])
    if let portrait, let landscape {
      let deviations = RoundTrip.check(
        tree, portrait: portrait.layout, landscape: landscape.layout,
        resizingSubviews: { Autoresizing.resizeSubviews(of: $0, from: $1) })
      findings += RoundTrip.findings(of: deviations)
    }
    self.findings = findings
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
    let views = change.matches(in: tree)
    let failure = sizeClasses.keepingTrack(of: tree) { change.apply(to: views) }
    let changing = views.filter { sizeClasses.changedViews.contains($0.id) }
    if failure == nil, !changing.isEmpty { changes.append((change, changing)) }
    return failure
  }

  /// How the template of an orientation pairs with the tree.
  public func match(for orientation: Orientation) -> TemplateMatch? {
    orientation == .portrait ? portrait : landscape
  }

  /// Lays the tree out for an orientation and returns where everything stands.
  ///
  /// - Parameters:
  ///   - orientation: which layout is applied; without one for it, another is carried over by autoresizing.
  ///   - screen: the screen's size as held, points; nil is the one that the layout was designed for.
  ///   - scale: pixels to a point.
  public func frames(
    _ orientation: Orientation, screen: Size? = nil, device: Device? = nil, scale: Double,
    fonts: FontLibrary? = nil
  ) -> Frames {
    apply(orientation, classes: classes(orientation, screen: screen, device: device))
    let isOwn = screen == nil && device == nil && orientation == canvas.orientation
    recorded = isOwn && hasOwnLayout(orientation) ? tree.views.map(\.frame) : nil
    let size = rootSize(orientation, screen: screen)
    let safeArea =
      device.map { SafeAreaRules.device($0, orientation: orientation, bars: bars(in: orientation)) }
      ?? recordedSafeArea(orientation, bars: bars(in: orientation))
    self.safeArea = safeArea
    if !layOut(size, safeArea: safeArea, scale: scale, fonts: fonts) {
      Autoresizing.resize(tree.root, to: size)
    }
    return placed(on: size, scale: scale)
  }

  /// Lays out by constraints where the tree has any.
  private func layOut(
    _ size: Size, safeArea: EdgeInsets, scale: Double, fonts: FontLibrary?, asDesigned: Bool = false
  ) -> Bool {
    outcome = AutoLayout.Outcome()
    guard let fonts, AutoLayout.isNeeded(by: tree) else { return false }
    var traits = LayoutTraits()
    traits.safeArea = safeArea
    traits.scale = scale
    traits.isRightToLeft = isRightToLeft
    traits.toolsVersion = canvas.toolsVersion
    traits.isDesignCanvas = asDesigned
    outcome = AutoLayout.layOut(tree, canvas: size, traits: traits, measure: fonts.measuring)
    add(outcome.findings)
    return true
  }

  /// Keeps what laying out found.
  func add(_ findings: [Finding]) {
    for finding in findings where !layoutFindings.contains(finding) { layoutFindings.append(finding) }
  }

  /// Whether the layout of an orientation is not another's carried over.
  private func hasOwnLayout(_ orientation: Orientation) -> Bool {
    match(for: orientation) != nil || match(for: orientation.other) == nil
  }

  /// What opaque bars took of the root's height they do not take of its safe area again.
  private func recordedSafeArea(_ orientation: Orientation, bars: ScreenBars) -> EdgeInsets {
    var insets = safeAreaOfScreen(orientation, bars: bars)
    if tree.root.isCell { return .zero }
    guard !canvas.isFreeform else { return insets }
    let missing = canvas.screen.height - designed[0].frame.height
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

  private func safeAreaOfScreen(_ orientation: Orientation, bars: ScreenBars) -> EdgeInsets {
    SafeAreaRules.recorded(
      deviceID: canvas.device, toolsVersion: canvas.toolsVersion, orientation: orientation, bars: bars,
      isStandalone: canvas.isStandalone, isFreeform: canvas.isFreeform)
  }

  private func placed(on canvas: Size, scale: Double) -> Frames {
    // A view without a controller stands under no bars.
    let insets = controller == nil ? .zero : safeArea
    var frames = FrameLayout.frames(of: tree, canvas: canvas, scale: scale, safeArea: insets)
    frames.isRightToLeft = isRightToLeft
    return frames
  }

  /// Where everything stands as the document was saved.
  public func framesAsDesigned(scale: Double, fonts: FontLibrary? = nil) -> Frames {
    restore(for: canvas.sizeClasses)
    recorded = tree.views.map(\.frame)
    safeArea = recordedSafeArea(canvas.orientation, bars: canvas.bars)
    _ = layOut(
      tree.root.frame.size, safeArea: safeArea, scale: scale, fonts: fonts,
      asDesigned: true)
    return placed(on: tree.root.frame.size, scale: scale)
  }

  private func apply(_ orientation: Orientation, classes: SizeClasses) {
    restore(for: classes)
    let source = match(for: orientation) == nil ? orientation.other : orientation
    guard let match = match(for: source), !ownTemplates.contains(source) else { return }
    match.layout.apply(to: tree) { Autoresizing.resizeSubviews(of: $0, from: $1) }
  }

  /// Every layout starts from the designed one, so that what a layout says nothing of stands in the same place
  /// whatever was shown before; over it goes what the document says for the size classes.
  private func restore(for classes: SizeClasses) {
    for (view, attributes) in zip(tree.views, designed) { attributes.apply(to: view) }
    sizeClasses.apply(classes, to: tree) {
      for (change, views) in changes { _ = change.apply(to: views) }
    }
  }

  /// The size classes of a screen: those of the device, of the one that is nearest to a size, of the document's own.
  private func classes(_ orientation: Orientation, screen: Size?, device: Device?) -> SizeClasses {
    if let device { return device.sizeClasses(in: orientation) }
    if let screen { return SizeClasses(ofScreen: screen) }
    let own = canvas.device.flatMap { Device(interfaceBuilderID: $0) }
    return own?.sizeClasses(in: orientation) ?? canvas.sizeClasses
  }

  /// The size classes that a variant is shown in.
  func sizeClasses(_ variant: ScreenRequest.Variant) -> SizeClasses {
    variant.isAsDesigned
      ? canvas.sizeClasses : classes(variant.orientation, screen: variant.screen, device: variant.device)
  }

  /// Whether a variant is shown on an iPad; a canvas of no device is one from the width of the smallest on.
  func isPad(_ variant: ScreenRequest.Variant) -> Bool {
    if let device = variant.device { return device.isPad }
    if variant.screen == nil, let own = canvas.device.flatMap({ Device(interfaceBuilderID: $0) }) {
      return own.isPad
    }
    let screen = variant.screen ?? canvas.screen
    return min(screen.width, screen.height) >= 744
  }

  /// The root's size once its layout is applied.
  private func rootSize(_ orientation: Orientation, screen: Size?) -> Size {
    let applied = tree.root.frame.size
    let canvas = canvasOfAppliedLayout(orientation)
    guard let screen else { return canvas.rootSize(applied, in: orientation) }
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
