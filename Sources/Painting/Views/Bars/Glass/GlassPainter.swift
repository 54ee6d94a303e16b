import Geometry
import Raster
import Views

/// The glass of iOS 26 at rest: what is behind it, blurred and toned, with a bright rim and, in light, a shadow around it.
///
/// The lens at the rim, which shows what is behind it bent, is not drawn.
struct GlassPainter: Painter {
  /// A piece of glass.
  struct Piece {
    /// Its rectangle, in window points.
    var box: Rect
    /// Radius of its corners, in points; nil makes its ends round.
    var radius: Double?
    /// The color that covers it; nil leaves it clear.
    var tint: RGBA?
    /// Whether what is behind it is not toned (`UIGlassEffect.Style.clear`).
    var isClear = false
  }

  let context: PaintContext

  /// How far a shadow reaches beyond its glass, in points.
  private static let reach = 80.0

  /// Draws pieces of glass that do not overlap: no shadow falls on another piece.
  func paint(_ pieces: [Piece]) {
    let near = brush.placed(brush.visible).insetBy(dx: -Self.reach, dy: -Self.reach)
    let pieces = pieces.filter { !$0.box.intersection(near).isEmpty }
    guard let first = pieces.first else { return }
    for piece in pieces {
      brush.showThrough(outline(of: piece), filter(piece), of: view.id)
      if let tint = piece.tint { brush.fill(outline(of: piece), tint) }
    }
    let bounds = pieces.dropFirst().reduce(first.box) { $0.union($1.box) }
    if !appearance.isDark { paintShadows(of: pieces, around: bounds) }
    for piece in pieces { paintRim(of: piece) }
  }

  private func outline(of piece: Piece, inset: Double = 0) -> Path {
    let box = piece.box.insetBy(dx: inset, dy: inset)
    guard let radius = piece.radius else { return .capsule(in: box) }
    return .roundedRect(box, radius: max(0, radius - inset), curve: .continuous)
  }

  // MARK: Material

  private var isHighContrast: Bool { appearance.withHighContrast == appearance }

  /// The tones of glass over grounds of 0, 16 and 24 in the dark and of 242 and 255 in light, where it is 25, 33, 33, 251 and
  /// 254; colors keep half of their distance from gray. The blur is that of the system's thinnest material, of which it could not be
  /// told apart in pictures. With increased contrast glass is black or white (Apple, "Meet Liquid Glass", 2025).
  private func filter(_ piece: Piece) -> BackdropFilter {
    var filter = BackdropFilter(blurRadius: 22.5)
    filter.ground = appearance.isDark ? .black : .white
    switch (isHighContrast, appearance.isDark) {
    case (true, let isDark): filter.tint = isDark ? .black : .white
    case (false, _) where piece.isClear: break
    case (false, true): filter.tint = PixelColor(RGBA(hex: 0x282828, alpha: 0.63))
    case (false, false):
      filter.saturation = 2
      filter.tint = PixelColor(RGBA(hex: 0xFEFEFE, alpha: 0.765))
    }
    return filter
  }

  /// The rim from outside inwards, in steps of a third of a point: white over 25 gives 54, 46 and 39 in the dark; in light
  /// two thirds are 255. With increased contrast it is a line of the label's color.
  private func paintRim(of piece: Piece) {
    let step = 1.0 / 3
    func ring(_ number: Double, _ width: Double, _ color: RGBA) {
      var path = outline(of: piece, inset: number * step)
      path.append(outline(of: piece, inset: number * step + width))
      brush.fill(path, color, rule: .evenOdd)
    }
    if isHighContrast { return ring(0, 1, color("label")) }
    guard piece.tint == nil else { return }
    guard appearance.isDark else { return ring(0, 2 * step, RGBA(white: 1)) }
    for (number, alpha) in [0.126, 0.091, 0.061].enumerated() {
      ring(Double(number), step, RGBA(white: 1, alpha: alpha))
    }
  }

  /// Shadows outside the glass. Deviation, offset and strength are a fit to 912 points around a circle on 242, within 1 of
  /// 255.
  private func paintShadows(of pieces: [Piece], around bounds: Rect) {
    let all = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    // Counterclockwise, so that the pieces are holes.
    var outside = Path.polygon([
      Point(x: all.minX, y: all.minY), Point(x: all.minX, y: all.maxY), Point(x: all.maxX, y: all.maxY),
      Point(x: all.maxX, y: all.minY),
    ])
    for piece in pieces { outside.append(outline(of: piece)) }
    brush.clipped(to: outside) {
      for piece in pieces {
        brush.shadow(
          outline(of: piece), RGBA(white: 0, alpha: 0.1), offset: Point(x: 0, y: 8), blur: 36)
      }
    }
  }

  // MARK: Ink

  /// The color of symbols and texts on clear glass: 25 in light and 244 in the dark.
  var ink: RGBA {
    isHighContrast ? color("label") : RGBA(hex: appearance.isDark ? 0xF4F3F4 : 0x191919)
  }
}
