import Geometry
import Raster
import Views

/// A color well: a rainbow ring around the selected color, empty if none is selected.
struct ColorWellPainter: KindPainter {
  let context: PaintContext
  let well: ColorWell

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    let side = min(era.drawnColorWellDiameter, rect.width, rect.height)
    guard side > 4 else { return }
    let box = brush.onGrid(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    fadedUnlessEnabled {
      let hues: [UInt32] = [
        0xFF9500, 0xFFD60A, 0x7ED321, 0x34C759, 0x00C7BE, 0x32ADE6, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55,
        0xFF3B30, 0xFF6A1F,
      ]
      brush.clipped(to: .ellipse(in: box)) {
        for (index, hue) in hues.enumerated() { brush.fill(wedge(index, in: box), RGBA(hex: hue)) }
      }
      brush.fill(.ellipse(in: box.insetBy(dx: side * 0.11, dy: side * 0.11)), color("systemBackground"))
      if let chosen = well.selectedColor {
        brush.fill(.ellipse(in: box.insetBy(dx: side * 0.18, dy: side * 0.18)), color(chosen))
      }
    }
  }

  /// A twelfth of a square around its center.
  private func wedge(_ index: Int, in box: Rect) -> Path {
    // Cosines and sines of multiples of 30°, clockwise from the right.
    let turns: [(Double, Double)] = [
      (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1), (-0.5, 0.866), (-0.866, 0.5), (-1, 0), (-0.866, -0.5),
      (-0.5, -0.866), (0, -1), (0.5, -0.866), (0.866, -0.5),
    ]
    func at(_ turn: Int) -> Point {
      let direction = turns[turn % 12]
      return Point(x: box.midX + direction.0 * box.width, y: box.midY + direction.1 * box.width)
    }
    return .polygon([Point(x: box.midX, y: box.midY), at(index), at(index + 1)])
  }
}
