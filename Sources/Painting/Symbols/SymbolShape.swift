import Geometry
import Raster

/// A simple sign in the place of one of Apple's symbols, whose own shapes are not free to use.
struct SymbolShape {
  /// Closed outlines, drawn with a pen, or filled for `.fill`.
  var outlines: [Path] = []
  /// Lines, always drawn with a pen.
  var lines: [Path] = []
  /// Always filled.
  var solids: [Path] = []
  /// What is drawn on top of a filled sign in the colour behind it.
  var cutouts: [Path] = []
  /// Whether outlines are filled.
  var isFilled = false
  /// Width of the pen, points.
  var pen = 1.0

  /// The sign for a symbol's name in a square; nil for names that have none.
  init?(_ name: String, in box: Rect) {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let make = Self.makers[parts.joined(separator: ".")] {
      make(&self, SymbolBox(box))
    } else {
      guard parts.count > 1, let frame = parts.popLast(), let outline = Self.frames[frame],
        let make = Self.makers[parts.joined(separator: ".")]
      else { return nil }
      var inner = SymbolShape()
      make(&inner, SymbolBox(box.insetBy(dx: box.width * 0.27, dy: box.height * 0.27)))
      outlines = [outline(SymbolBox(box))]
      if isFilled {
        cutouts = inner.lines
      } else {
        lines = inner.lines + inner.outlines
        solids = inner.solids
      }
    }
    self.isFilled = isFilled
    pen = max(0.75, box.width * 0.085)
  }

  private init() {}

  private typealias Maker = @Sendable (inout SymbolShape, SymbolBox) -> Void

  private static let frames: [String: @Sendable (SymbolBox) -> Path] = [
    "circle": { $0.circle(0.5, 0.5, 0.46) }, "square": { $0.rounded(0.06, 0.06, 0.88, 0.88, radius: 0.2) },
  ]

  private static let makers: [String: Maker] = [
    "circle": { $0.outlines = [$1.circle(0.5, 0.5, 0.46)] },
    "square": { $0.outlines = [$1.rounded(0.06, 0.06, 0.88, 0.88, radius: 0.2)] },
    "plus": { $0.lines = [$1.line((0.5, 0.08), (0.5, 0.92)), $1.line((0.08, 0.5), (0.92, 0.5))] },
    "minus": { $0.lines = [$1.line((0.08, 0.5), (0.92, 0.5))] },
    "xmark": { $0.lines = [$1.line((0.14, 0.14), (0.86, 0.86)), $1.line((0.86, 0.14), (0.14, 0.86))] },
    "checkmark": { $0.lines = [$1.line((0.12, 0.54), (0.4, 0.84), (0.88, 0.16))] },
    "ellipsis": { shape, box in shape.solids = [0.14, 0.5, 0.86].map { box.circle($0, 0.5, 0.09) } },
    "chevron.left": { $0.lines = [$1.line((0.64, 0.1), (0.28, 0.5), (0.64, 0.9))] },
    "chevron.backward": { $0.lines = [$1.line((0.64, 0.1), (0.28, 0.5), (0.64, 0.9))] },
    "chevron.right": { $0.lines = [$1.line((0.36, 0.1), (0.72, 0.5), (0.36, 0.9))] },
    "chevron.forward": { $0.lines = [$1.line((0.36, 0.1), (0.72, 0.5), (0.36, 0.9))] },
    "chevron.up": { $0.lines = [$1.line((0.1, 0.66), (0.5, 0.3), (0.9, 0.66))] },
    "chevron.down": { $0.lines = [$1.line((0.1, 0.34), (0.5, 0.7), (0.9, 0.34))] },
    "arrow.left": {
      $0.lines = [$1.line((0.92, 0.5), (0.08, 0.5)), $1.line((0.42, 0.16), (0.08, 0.5), (0.42, 0.84))]
    },
    "arrow.right": {
      $0.lines = [$1.line((0.08, 0.5), (0.92, 0.5)), $1.line((0.58, 0.16), (0.92, 0.5), (0.58, 0.84))]
    },
    "arrow.up": {
      $0.lines = [$1.line((0.5, 0.92), (0.5, 0.08)), $1.line((0.16, 0.42), (0.5, 0.08), (0.84, 0.42))]
    },
    "arrow.down": {
      $0.lines = [$1.line((0.5, 0.08), (0.5, 0.92)), $1.line((0.16, 0.58), (0.5, 0.92), (0.84, 0.58))]
    },
    "star": { $0.outlines = [$1.star()] },
    "heart": { $0.outlines = [$1.heart()] },
    "play": { $0.outlines = [$1.closed((0.22, 0.1), (0.88, 0.5), (0.22, 0.9))] },
    "pause": {
      $0.outlines = [
        $1.rounded(0.2, 0.12, 0.2, 0.76, radius: 0.05), $1.rounded(0.6, 0.12, 0.2, 0.76, radius: 0.05),
      ]
    },
    "stop": { $0.outlines = [$1.rounded(0.16, 0.16, 0.68, 0.68, radius: 0.08)] },
    "magnifyingglass": {
      $0.lines = [$1.circle(0.42, 0.42, 0.32), $1.line((0.66, 0.66), (0.92, 0.92))]
    },
    "person": { $0.outlines = [$1.circle(0.5, 0.28, 0.2), $1.shoulders()] },
    "house": {
      $0.lines = [$1.line((0.05, 0.5), (0.5, 0.1), (0.95, 0.5))]
      $0.outlines = [$1.closed((0.18, 0.42), (0.5, 0.14), (0.82, 0.42), (0.82, 0.9), (0.18, 0.9))]
    },
    "trash": {
      $0.outlines = [$1.closed((0.2, 0.26), (0.8, 0.26), (0.74, 0.94), (0.26, 0.94))]
      $0.lines = [
        $1.line((0.1, 0.24), (0.9, 0.24)), $1.line((0.36, 0.22), (0.36, 0.08), (0.64, 0.08), (0.64, 0.22)),
      ]
    },
    "square.and.arrow.up": {
      $0.lines = [
        $1.line((0.34, 0.4), (0.18, 0.4), (0.18, 0.94), (0.82, 0.94), (0.82, 0.4), (0.66, 0.4)),
        $1.line((0.5, 0.66), (0.5, 0.06)), $1.line((0.32, 0.24), (0.5, 0.06), (0.68, 0.24)),
      ]
    },
    "square.and.pencil": {
      $0.lines = [
        $1.line((0.5, 0.16), (0.1, 0.16), (0.1, 0.92), (0.84, 0.92), (0.84, 0.52)),
        $1.line((0.4, 0.64), (0.9, 0.1)),
      ]
    },
    "gear": { $0.gear($1) }, "gearshape": { $0.gear($1) },
    "bell": {
      $0.outlines = [$1.bell()]
      $0.solids = [$1.rounded(0.4, 0.86, 0.2, 0.1, radius: 0.05)]
    },
    "envelope": {
      $0.outlines = [$1.rounded(0.04, 0.18, 0.92, 0.64, radius: 0.1)]
      $0.lines = [$1.line((0.08, 0.24), (0.5, 0.58), (0.92, 0.24))]
    },
    "bookmark": {
      $0.outlines = [$1.closed((0.22, 0.06), (0.78, 0.06), (0.78, 0.94), (0.5, 0.7), (0.22, 0.94))]
    },
    "folder": {
      $0.outlines = [
        $1.closed((0.05, 0.18), (0.4, 0.18), (0.48, 0.28), (0.95, 0.28), (0.95, 0.84), (0.05, 0.84))
      ]
    },
    "info": { $0.solids = [$1.circle(0.5, 0.12, 0.11), $1.rounded(0.41, 0.34, 0.18, 0.6, radius: 0.09)] },
    "exclamationmark": {
      $0.solids = [$1.circle(0.5, 0.88, 0.11), $1.rounded(0.41, 0.06, 0.18, 0.6, radius: 0.09)]
    },
    "list.bullet": { shape, box in
      shape.solids = [0.2, 0.5, 0.8].map { box.circle(0.1, $0, 0.07) }
      shape.lines = [0.2, 0.5, 0.8].map { box.line((0.3, $0), (0.95, $0)) }
    },
    "line.3.horizontal": { shape, box in
      shape.lines = [0.22, 0.5, 0.78].map { box.line((0.08, $0), (0.92, $0)) }
    },
    "clock": {
      $0.outlines = [$1.circle(0.5, 0.5, 0.46)]
      $0.lines = [$1.line((0.5, 0.22), (0.5, 0.52), (0.7, 0.52))]
    },
  ]

  private mutating func gear(_ box: SymbolBox) {
    outlines = [box.circle(0.5, 0.5, 0.33)]
    lines =
      [box.circle(0.5, 0.5, 0.12)]
      + SymbolBox.directions.map { x, y in
        box.line((0.5 + x * 0.34, 0.5 + y * 0.34), (0.5 + x * 0.46, 0.5 + y * 0.46))
      }
  }
}
