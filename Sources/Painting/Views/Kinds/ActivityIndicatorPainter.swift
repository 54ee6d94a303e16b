import Geometry
import Raster
import Views

/// An activity indicator: eight blades, the strongest at the top, centered in the frame.
///
/// A stopped indicator is drawn too, as on Interface Builder's canvas, though a running app may hide it.
struct ActivityIndicatorPainter: KindPainter {
  let context: PaintContext
  let indicator: ActivityIndicator

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    let ink =
      indicator.color.map { color($0) } ?? (indicator.isWhite ? RGBA(white: 1) : .spinner(in: appearance))
    let spinner = indicator.isLarge ? era.drawnLargeSpinner : era.drawnSpinner
    brush.draw(spinner, at: Point(x: rect.midX, y: rect.midY), ink)
  }
}

/// A refresh control: its indicator as if spinning, and its title below.
struct RefreshControlPainter: KindPainter {
  let context: PaintContext
  let control: RefreshControl

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    let ink = view.tintColor.map { color($0) } ?? .spinner(in: appearance)
    let hasTitle = !(control.title ?? "").isEmpty
    let center = Point(x: rect.midX, y: hasTitle ? rect.minY + min(rect.height / 2, 24) : rect.midY)
    brush.draw(era.drawnLargeSpinner, at: center, ink)
    guard let title = control.title, hasTitle else { return }
    let text = TextBlock(
      text: title, font: FontDescription(systemSize: 12), color: color("label"), alignment: .center)
    brush.draw(text, in: Rect(x: rect.minX, y: center.y + 20, width: rect.width, height: 16))
  }
}

extension RGBA {
  /// The strongest blade of an indicator without a color.
  fileprivate static func spinner(in appearance: Appearance) -> RGBA {
    !appearance.isDark ? RGBA(hex: 0x3C3C44, alpha: 0.576) : RGBA(hex: 0xEBEBF5, alpha: 0.576)
  }
}

extension Brush {
  /// Eight blades, fading counterclockwise; alphas are fractions of 147, the strongest, in Flutter's replica.
  fileprivate func draw(_ spinner: EraTable.Spinner, at center: Point, _ ink: RGBA) {
    let strengths = [147.0, 47, 47, 47, 47, 72, 97, 122].map { $0 / 147 }
    let cap = spinner.bladeWidth / 2
    // The table of directions begins at the right; the strongest blade is at the top, six eighths further.
    for (index, strength) in strengths.enumerated() {
      let direction = UnitBox.directions[(index + 6) % 8]
      func at(_ radius: Double) -> Point {
        Point(x: center.x + direction.0 * radius, y: center.y + direction.1 * radius)
      }
      var blade = Path()
      blade.move(to: at(spinner.innerRadius + cap))
      blade.line(to: at(spinner.outerRadius - cap))
      stroke(blade, width: spinner.bladeWidth, ink.faded(strength), cap: .round)
    }
  }
}
