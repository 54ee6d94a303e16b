import Geometry
import Raster
import Typography
import Views

/// The paths of view centers over a picture: a ring at each start, a dot at every frame, a disc at the end.
package struct MotionPaths {
  /// One view's path.
  package struct Way: Sendable {
    /// The center at every frame, in window points.
    package var points: [Point]
    /// The view's name.
    package var label: String

    package init(points: [Point], label: String) {
      self.points = points
      self.label = label
    }
  }

  private let ways: [Way]

  /// Dark enough on white, and distinguishable with color vision deficiencies: blue, orange and so on, following Okabe
  /// and Ito.
  private static let inks: [UInt32] = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00]

  package init(_ ways: [Way]) { self.ways = ways }

  /// Returns the paths over a faded drawing. `canvas`: the size of the result, in points.
  package func drawing(over drawing: Drawing, canvas: Size, _ fonts: FontLibrary) -> Drawing {
    var result = drawing
    result.canvas = canvas
    let brush = Brush(canvas: canvas, scale: drawing.scale, fonts)
    brush.fill(brush.visible, RGBA(white: 1, alpha: 0.6))
    var taken: [Rect] = []
    for (index, way) in ways.enumerated() {
      let ink = RGBA(hex: Self.inks[index % Self.inks.count])
      paint(way, ink, brush)
    }
    for (index, way) in ways.enumerated() {
      paintLabel(way, RGBA(hex: Self.inks[index % Self.inks.count]), &taken, brush)
    }
    let ground = Rect(origin: .zero, size: canvas)
    result.commands =
      [.fillRect(ground, PixelColor(RGBA(hex: 0xF2F2F7)))] + result.commands + brush.recorder.commands
    return result
  }

  private func paint(_ way: Way, _ ink: RGBA, _ brush: Brush) {
    guard let first = way.points.first, let last = way.points.last else { return }
    var path = Path()
    path.move(to: first)
    for point in way.points.dropFirst() { path.line(to: point) }
    brush.stroke(path, width: 3, RGBA(white: 1, alpha: 0.8), cap: .round)
    brush.stroke(path, width: 1.5, ink, cap: .round)
    for point in way.points.dropFirst().dropLast() { brush.fill(Self.disc(point, 1.8), ink) }
    brush.fill(Self.disc(first, 4.5), ink)
    brush.fill(Self.disc(first, 3), RGBA(white: 1))
    brush.fill(Self.disc(last, 4.5), ink)
  }

  private static func disc(_ center: Point, _ radius: Double) -> Path {
    .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Beside the end, if no other label is there.
  private func paintLabel(_ way: Way, _ ink: RGBA, _ taken: inout [Rect], _ brush: Brush) {
    guard let last = way.points.last else { return }
    let font = FontDescription(systemSize: 9, weight: .semibold)
    let width = min(brush.width(of: way.label, font) + 6, brush.visible.width)
    let x = min(max(0, last.x + 7), max(0, brush.visible.width - width))
    let tops = (0..<24).map { step -> Double in
      let distance = 13.0 * Double((step + 1) / 2)
      return last.y - 6 + (step % 2 == 0 ? distance : -distance)
    }
    let places = tops.filter { $0 >= 0 && $0 + 12 <= brush.visible.height }.map {
      Rect(x: x, y: $0, width: width, height: 12)
    }
    guard let place = places.first(where: { place in !taken.contains { !$0.intersection(place).isEmpty } })
    else { return }
    taken.append(place)
    brush.fillRounded(brush.onGrid(place), radius: 3, RGBA(white: 1, alpha: 0.85))
    var block = TextBlock(text: way.label, font: font, color: ink)
    block.lineBreak = .middleTruncation
    brush.draw(block, in: place.insetBy(dx: 3, dy: 0))
  }
}
