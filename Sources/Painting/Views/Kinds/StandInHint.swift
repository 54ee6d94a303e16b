import Geometry
import Raster
import Views

/// Simple drawings in a square that suggest what a view would show.
struct StandInHint {
  let brush: Brush
  /// The square, window points.
  var box: Rect
  let ink: RGBA
  /// Whether it is for the dark appearance.
  let isDark: Bool

  private var square: UnitBox { UnitBox(box) }

  /// A browser's page: a frame with a bar, a picture and lines.
  func paintPage() {
    let pen = max(1, box.width / 36)
    brush.border(box, width: pen, radius: box.width * 0.1, ink)
    brush.stroke(square.line((0, 0.2), (1, 0.2)), width: pen, ink)
    for x in [0.09, 0.18, 0.27] { brush.fill(square.circle(x, 0.1, 0.03), ink) }
    brush.fill(square.rounded(0.36, 0.06, 0.54, 0.08, radius: 0.04), ink)
    brush.fill(square.rounded(0.1, 0.3, 0.32, 0.28, radius: 0.03), ink.faded(0.6))
    for y in [0.36, 0.52] { brush.stroke(square.line((0.52, y), (0.9, y)), width: pen * 1.4, ink) }
    for y in [0.7, 0.84] { brush.stroke(square.line((0.1, y), (0.9, y)), width: pen * 1.4, ink) }
  }

  /// A sheet of paper with lines.
  func paintPaper() {
    let sheet = square.closed((0.14, 0), (0.64, 0), (0.86, 0.22), (0.86, 1), (0.14, 1))
    let pen = max(1, box.width / 36)
    brush.fill(sheet, RGBA(white: !isDark ? 1 : 0.85))
    brush.stroke(sheet, width: pen, ink)
    brush.stroke(square.line((0.64, 0), (0.64, 0.22), (0.86, 0.22)), width: pen, ink)
    for y in [0.4, 0.54, 0.68, 0.82] {
      brush.stroke(square.line((0.26, y), (y > 0.8 ? 0.54 : 0.74, y)), width: pen, ink)
    }
  }

  /// A cube in parallel perspective, its three faces of different brightness.
  func paintCube() {
    let middle = (0.5, 0.5)
    brush.fill(square.closed((0.5, 0.02), (0.93, 0.26), middle, (0.07, 0.26)), ink)
    brush.fill(square.closed((0.07, 0.29), (0.485, 0.525), (0.485, 0.98), (0.07, 0.75)), ink.faded(0.7))
    brush.fill(square.closed((0.93, 0.29), (0.515, 0.525), (0.515, 0.98), (0.93, 0.75)), ink.faded(0.45))
  }

  /// Flat shapes, like sprites of a game.
  func paintShapes() {
    brush.fill(square.circle(0.26, 0.28, 0.22), ink)
    brush.fill(square.closed((0.76, 0.06), (1, 0.5), (0.52, 0.5)), ink.faded(0.7))
    brush.fill(square.rounded(0.08, 0.6, 0.38, 0.38, radius: 0.06), ink.faded(0.45))
    brush.fill(square.closed((0.76, 0.56), (0.97, 0.79), (0.76, 1.02), (0.55, 0.79)), ink.faded(0.85))
  }

  /// The triangle of every introduction to graphics programming.
  func paintTriangle() {
    let middle = (0.5, 0.62)
    brush.fill(square.closed((0.5, 0.05), middle, (0.02, 0.92)), ink)
    brush.fill(square.closed((0.5, 0.05), (0.98, 0.92), middle), ink.faded(0.45))
    brush.fill(square.closed(middle, (0.98, 0.92), (0.02, 0.92)), ink.faded(0.7))
  }

  /// The corners of a viewfinder around a cube.
  func paintFinder() {
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
      let (dx, dy) = (x == 0 ? 0.22 : -0.22, y == 0 ? 0.22 : -0.22)
      brush.stroke(
        square.line((x + dx, y), (x, y), (x, y + dy)), width: max(1, box.width / 26), ink, cap: .round)
    }
    var cube = self
    cube.box = box.insetBy(dx: box.width * 0.22, dy: box.height * 0.22)
    cube.paintCube()
  }
}
