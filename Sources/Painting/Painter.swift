import Geometry
import Views

/// What draws with a context, whose parts it knows by short names.
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

  /// Whether the view takes touches; what is no control always does.
  var isEnabled: Bool { view.control?.isEnabled ?? true }

  func color(_ color: Color) -> RGBA { context.color(color) }

  func color(_ system: String, alpha: Double = 1) -> RGBA { context.color(system, alpha: alpha) }

  /// Draws a control, at half strength where it takes no touches.
  ///
  /// The half is Flutter's figure for switches; that other controls fade alike is not verified.
  func fadedUnlessEnabled(_ body: () -> Void) { brush.faded(to: isEnabled ? 1 : 0.5, body) }
}

/// Draws what a kind of view adds to its layer. `View.painter(_:)` has a row for each kind.
protocol KindPainter: Painter {
  /// How far the kind may draw beyond the view's rectangle, points; infinite for controls and images, which keep sizes of
  /// their own.
  var overhang: Double { get }
  /// Whether the author's text stands on one or a few lines, so that it can be cut; longer texts scroll.
  var showsText: Bool { get }
  /// Whether nothing of the kind is seen but what it draws in the foreground, often less than the view's rectangle.
  var showsInkAlone: Bool { get }

  /// Draws what lies under content and subviews in the place of the background colour.
  func paintGround()
  /// Draws what lies between the background and the subviews.
  func paintContent(_ frames: Frames)
  /// Draws what lies over the subviews.
  func paintOverSubviews(_ frames: Frames)
}

extension KindPainter {
  var overhang: Double { 4 }
  var showsText: Bool { false }
  var showsInkAlone: Bool { false }

  func paintGround() { LayerPainter(context: context.upright).paintBackground() }
  func paintOverSubviews(_ frames: Frames) {}
}
