import Geometry
import Raster
import Views

/// A view whose content is not in the document: a background, a simple hint of its content, and its class's name.
///
/// All of this is our own convention; no part is meant to pass for the real content.
struct StandInPainter: KindPainter {
  let context: PaintContext
  let standIn: StandIn

  func paintContent(_ frames: Frames) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    brush.clipped(to: LayerPainter(context: context).outline) {
      switch standIn {
      case .map(let map): MapPainter(context: context, map: map).paint()
      case .container(let scene): paintContainer(of: scene)
      case .webPage: paintSheet(color("systemBackground"), color("systemGray3")) { hint($0, $1).paintPage() }
      case .document: paintSheet(color("systemGray5"), color("systemGray")) { hint($0, $1).paintPaper() }
      case .scene: paintStage { hint($0, $1).paintCube() }
      case .sprites: paintStage { hint($0, $1).paintShapes() }
      case .graphics: paintStage { hint($0, $1).paintTriangle() }
      case .augmentedReality: paintStage { hint($0, $1).paintFinder() }
      case .player: paintPlayer()
      }
    }
  }

  private func hint(_ box: Rect, _ ink: RGBA) -> StandInHint {
    StandInHint(brush: brush, box: box, ink: ink, isDark: appearance.isDark)
  }

  /// A bright background in the light appearance, framed.
  private func paintSheet(_ ground: RGBA, _ ink: RGBA, _ paintHint: (Rect, RGBA) -> Void) {
    if view.backgroundColor == nil { brush.fill(rect, ground) }
    brush.border(
      rect, width: brush.hairline, radius: view.layer.cornerRadius, curve: layerCurve, color("systemGray3"))
    // On a background color from the document neither gray might be visible.
    let own = view.backgroundColor.map { color($0) }.flatMap { $0.alpha > 0.5 ? $0 : nil }
    let onOwn = own.map { RGBA(white: $0.luma < 0.6 ? 1 : 0, alpha: 0.5) }
    if let box = hintBox { paintHint(box, onOwn ?? ink) }
    paintName(onOwn ?? color("systemGray"))
  }

  /// A dark background in both appearances, as in views that clear to black before they draw.
  private func paintStage(_ paintHint: (Rect, RGBA) -> Void) {
    if view.backgroundColor == nil {
      brush.fill(rect, RGBA(hex: !appearance.isDark ? 0x1C1C1E : 0x2C2C2E))
    }
    let isDark = view.backgroundColor.map { color($0) }.map { $0.alpha < 0.5 || $0.luma < 0.5 } ?? true
    let ink = RGBA(white: isDark ? 1 : 0)
    if let box = hintBox { paintHint(box, ink.faded(0.6)) }
    paintName(ink.faded(0.6))
  }

  /// A centered square, slightly higher if the name is below; nil if there is no room.
  private var hintBox: Rect? {
    let hasName = rect.height >= 48
    let side = min(rect.width * 0.5, (rect.height - (hasName ? 24 : 4)) * 0.7, 72)
    guard side >= 10 else { return nil }
    return Rect(
      x: rect.midX - side / 2, y: rect.midY - side / 2 - (hasName ? 8 : 0), width: side, height: side)
  }

  private func paintName(_ ink: RGBA) {
    guard rect.height >= 48 else { return }
    brush.caption(
      view.runtimeClass, ink, in: Rect(x: rect.minX, y: rect.maxY - 20, width: rect.width, height: 16))
  }

  // MARK: Backgrounds

  /// The area for another controller's view if it is empty.
  private func paintContainer(of scene: String?) {
    guard view.subviews.isEmpty else { return }
    if view.backgroundColor == nil { brush.fill(rect, color("quaternarySystemFill")) }
    let inner = rect.insetBy(dx: 0.5, dy: 0.5)
    brush.stroke(.rect(inner), width: 1, color("systemGray3"), dash: [5, 4])
    brush.caption(scene ?? view.customClass ?? "Container", color("systemGray"), in: rect)
  }

  private func paintPlayer() {
    brush.fill(rect, RGBA(white: 0))
    brush.border(
      rect, width: brush.hairline, radius: view.layer.cornerRadius, curve: layerCurve, color("systemGray3"))
    let side = min(rect.width, rect.height) * 0.3
    guard side >= 8 else { return }
    let lift = rect.height >= 60 && rect.width >= 80 ? 14.0 : 0
    let box = UnitBox(
      Rect(x: rect.midX - side / 2, y: rect.midY - side / 2 - lift, width: side, height: side))
    brush.fill(box.closed((0.2, 0.08), (0.95, 0.5), (0.2, 0.92)), RGBA(white: 1, alpha: 0.9))
    guard rect.height >= 60, rect.width >= 80 else { return }
    let track = brush.onGrid(Rect(x: rect.minX + 16, y: rect.maxY - 34, width: rect.width - 32, height: 3))
    brush.fillRounded(track, radius: 1.5, RGBA(white: 1, alpha: 0.3))
    let done = Rect(x: track.minX, y: track.minY, width: track.width * 0.3, height: track.height)
    brush.fillRounded(done, radius: 1.5, RGBA(white: 1, alpha: 0.9))
    brush.fill(.ellipse(in: Rect(x: done.maxX - 5, y: done.midY - 5, width: 10, height: 10)), RGBA(white: 1))
    paintName(RGBA(white: 1, alpha: 0.6))
  }
}
