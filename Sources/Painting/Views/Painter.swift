import Geometry
import Views

/// Draws with a context and provides shorthands for its parts.
protocol Painter {
  var context: PaintContext { get }
}

extension Painter {
  var view: View { context.view }
  var rect: Rect { context.rect }
  var tint: RGBA { context.tint }
  var appearance: Appearance { context.appearance }
  var era: Era { context.era }
  var brush: Brush { context.brush }
  var images: ImagePainter { ImagePainter(context: context) }

  /// Whether the view is enabled; views that are not controls always are.
  var isEnabled: Bool { view.control?.isEnabled ?? true }

  func color(_ color: Color) -> RGBA { context.color(color) }

  func color(_ system: String, alpha: Double = 1) -> RGBA { context.color(system, alpha: alpha) }

  /// Draws a control, at half opacity if it is disabled.
  ///
  /// The half is Flutter's figure for switches; that other controls fade in the same way is not verified.
  func fadedUnlessEnabled(_ body: () -> Void) { brush.faded(to: isEnabled ? 1 : 0.5, body) }
}

/// Draws what a kind of view adds to its layer. `View.painter(_:)` has a row for each kind.
protocol KindPainter: Painter {
  /// How far the kind may draw beyond the view's rectangle, in points; infinite for controls and images, which have
  /// fixed sizes.
  var overhang: Double { get }
  /// Whether the kind shows text from the document that can be truncated; longer text scrolls.
  var showsText: Bool { get }
  /// Whether the kind has no background, so that only its text and images are visible.
  var showsInkAlone: Bool { get }

  /// Draws the background of content and subviews: the background color by default.
  func paintGround()
  /// Draws the content between the background and the subviews.
  func paintContent(_ frames: Frames)
  /// Draws the content over the subviews.
  func paintOverSubviews(_ frames: Frames)
}

extension KindPainter {
  var overhang: Double { 4 }
  var showsText: Bool { false }
  var showsInkAlone: Bool { false }

  func paintGround() { LayerPainter(context: context.upright).paintBackground() }
  func paintOverSubviews(_ frames: Frames) {}
}
