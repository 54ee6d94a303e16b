import Diagnostics
import Geometry
import Layout
import Templates
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
  /// Where the file opens the screen.
  public let location: SourceLocation
  /// How the portrait template's views pair with the tree's; nil without one.
  public let portrait: TemplateMatch?
  /// How the landscape template's views pair with the tree's; nil without one.
  public let landscape: TemplateMatch?
  /// What was found while matching.
  public let findings: [Finding]
  private let designed: [LayoutAttributes]
  private let aliases: [String]

  /// Extracts a scene's layouts and checks that they lead there and back again.
  public init(_ scene: consuming Scene, options: MatchingOptions = MatchingOptions()) {
    id = scene.id
    name = scene.name
    controller = scene.controller
    tree = scene.tree
    canvas = scene.canvas
    location = scene.location
    aliases = scene.aliases
    let live = scene.tree
    designed = live.views.map { LayoutAttributes(of: $0) }
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

  /// Whether `--scene` means this screen.
  public func answers(to wanted: String) -> Bool {
    name == wanted || id == wanted || aliases.contains(wanted)
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
  public func frames(_ orientation: Orientation, screen: Size? = nil, scale: Double) -> Frames {
    apply(orientation)
    let size = rootSize(orientation, screen: screen)
    Autoresizing.resize(tree.root, to: size)
    return FrameLayout.frames(of: tree, canvas: size, scale: scale)
  }

  /// Where everything stands as the document was saved.
  public func framesAsDesigned(scale: Double) -> Frames {
    restore()
    return FrameLayout.frames(of: tree, canvas: tree.root.frame.size, scale: scale)
  }

  private func apply(_ orientation: Orientation) {
    restore()
    guard let match = match(for: orientation) ?? match(for: orientation.other) else { return }
    match.layout.apply(to: tree) { Autoresizing.resizeSubviews(of: $0, from: $1) }
  }

  /// Every layout starts from the designed one, so that what a layout says nothing of stands in the same place
  /// whatever was shown before.
  private func restore() {
    for (view, attributes) in zip(tree.views, designed) { attributes.apply(to: view) }
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
