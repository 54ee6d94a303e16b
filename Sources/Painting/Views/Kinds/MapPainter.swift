import Geometry
import Raster
import Views

/// The colors of a fictional map.
private struct MapColors {
  var ground, park, water, road, roadEdge, highway, highwayEdge: RGBA

  static let light = MapColors(
    ground: RGBA(hex: 0xF4F0E8), park: RGBA(hex: 0xCFE8C3), water: RGBA(hex: 0xA9D4F0),
    road: RGBA(hex: 0xFFFFFF),
    roadEdge: RGBA(hex: 0xDED7C9), highway: RGBA(hex: 0xFADF9B), highwayEdge: RGBA(hex: 0xE5BE68))
  static let dark = MapColors(
    ground: RGBA(hex: 0x23272F), park: RGBA(hex: 0x24402F), water: RGBA(hex: 0x17354F),
    road: RGBA(hex: 0x424855),
    roadEdge: RGBA(hex: 0x191C22), highway: RGBA(hex: 0x6B5D33), highwayEdge: RGBA(hex: 0x191C22))
  static let fromAbove = MapColors(
    ground: RGBA(hex: 0x56634A), park: RGBA(hex: 0x3F5238), water: RGBA(hex: 0x2A4660),
    road: RGBA(hex: 0x9A9A8C),
    roadEdge: RGBA(hex: 0x48523F), highway: RGBA(hex: 0xB0A98E), highwayEdge: RGBA(hex: 0x48523F))
}

/// A fictional map: a park, a river, a few roads and a pin; in satellite style the colors of fields.
struct MapPainter: Painter {
  let context: PaintContext
  let map: StandIn.Map

  func paint() {
    let isPlan = map == .standard || map == .mutedStandard
    let colors: MapColors = isPlan ? (!appearance.isDark ? .light : .dark) : .fromAbove
    brush.fill(rect, colors.ground)
    // One plan of 320 × 240 covers the view, cropped at the sides or at the top and bottom.
    let scale = max(rect.width / 320, rect.height / 240)
    let plan = UnitBox(
      Rect(
        x: rect.midX - 160 * scale, y: rect.midY - 120 * scale, width: 320 * scale, height: 240 * scale))
    brush.fill(plan.closed((0.58, 0), (0.9, 0), (0.84, 0.34), (0.6, 0.28)), colors.park)
    brush.fill(plan.closed((0.05, 0.62), (0.26, 0.58), (0.32, 0.86), (0.1, 0.94)), colors.park)
    brush.stroke(
      curve(plan, [(-0.05, 0.22), (0.3, 0.34), (0.42, 0.86), (0.62, 1.1)]), width: 15 * scale, colors.water)
    let streets = [
      plan.line((-0.05, 0.52), (1.05, 0.4)), plan.line((0.22, -0.05), (0.36, 1.05)),
      plan.line((0.78, -0.05), (0.7, 1.05)), plan.line((0.3, 0.74), (1.05, 0.8)),
      plan.line((0.5, -0.05), (0.54, 0.46)),
    ]
    paintRoads(streets, width: 5, colors.road, edge: colors.roadEdge)
    paintRoads(
      [curve(plan, [(-0.05, 0.95), (0.4, 0.82), (0.5, 0.3), (1.05, 0.12)])], width: 8, colors.highway,
      edge: colors.highwayEdge)
    if min(rect.width, rect.height) >= 36 { paintPin() }
    guard rect.height >= 60 else { return }
    let ink = isPlan && !appearance.isDark ? RGBA(hex: 0x6B675F) : RGBA(white: 1, alpha: 0.75)
    brush.caption(
      view.runtimeClass, ink, in: Rect(x: rect.minX, y: rect.maxY - 20, width: rect.width, height: 16))
  }

  private func paintRoads(_ roads: [Path], width: Double, _ ink: RGBA, edge: RGBA) {
    for road in roads { brush.stroke(road, width: width + 1.5, edge) }
    for road in roads { brush.stroke(road, width: width, ink) }
  }

  private func curve(_ plan: UnitBox, _ points: [(Double, Double)]) -> Path {
    var path = Path()
    path.move(to: plan.at(points[0].0, points[0].1))
    path.curve(
      to: plan.at(points[3].0, points[3].1), control1: plan.at(points[1].0, points[1].1),
      control2: plan.at(points[2].0, points[2].1))
    return path
  }

  /// A red pin in the middle of the view.
  private func paintPin() {
    let tip = Point(x: rect.midX, y: rect.midY + 14)
    var pin = Path()
    pin.move(to: tip)
    pin.curve(
      to: Point(x: tip.x - 9, y: tip.y - 21), control1: Point(x: tip.x - 2, y: tip.y - 8),
      control2: Point(x: tip.x - 9, y: tip.y - 13))
    pin.curve(
      to: Point(x: tip.x + 9, y: tip.y - 21), control1: Point(x: tip.x - 9, y: tip.y - 33),
      control2: Point(x: tip.x + 9, y: tip.y - 33))
    pin.curve(
      to: tip, control1: Point(x: tip.x + 9, y: tip.y - 13), control2: Point(x: tip.x + 2, y: tip.y - 8))
    pin.close()
    brush.shadow(pin, RGBA(white: 0, alpha: 0.25), offset: Point(x: 0, y: 1), blur: 3)
    brush.fill(pin, color("systemRed"))
    brush.fill(.ellipse(in: Rect(x: tip.x - 3.5, y: tip.y - 24.5, width: 7, height: 7)), RGBA(white: 1))
  }
}
