import Geometry
import Views

/// The appearance and meaning of a highlight.
struct HighlightStyle {
  let kind: Highlight.Kind
  private let gravity: Double

  /// The appearance of a mark.
  init(_ highlight: Highlight) { (kind, gravity) = (highlight.kind, highlight.gravity) }

  /// The appearance of a kind, as in a legend.
  init(_ kind: Highlight.Kind) { (self.kind, gravity) = (kind, kind.gravity) }

  /// Whether it is minor: faint lines and a pale plate.
  var isSlight: Bool { gravity < 0.2 }

  /// The width of outlines in points: 2.5 for the most severe, 1 for the least.
  private var lineWidth: Double { gravity >= 0.9 ? 2.5 : gravity >= 0.6 ? 2 : gravity >= 0.45 ? 1.5 : 1 }

  /// Minor marks have fainter outlines.
  private var line: RGBA { ink.faded(0.45 + 0.55 * min(1, gravity / Highlight.Kind.misplaced.gravity)) }

  /// The background and color of text beside a mark.
  var plate: (ground: RGBA, ink: RGBA) {
    isSlight ? (RGBA(hex: 0xE9F3F4), ink) : (ink, RGBA(white: 1))
  }

  /// The background of the legend.
  static let ground = RGBA(hex: 0xF6F6F8)

  /// Dark enough for white text (contrast 4.5 : 1 and more); distinguished by pattern as well as by color.
  var ink: RGBA {
    switch kind {
    case .unmatched: RGBA(hex: 0xD70015)
    case .ghost: RGBA(hex: 0xC93400)
    case .shared: RGBA(hex: 0x8944AB)
    case .unnamed: RGBA(hex: 0x5B5F66)
    case .untargeted: RGBA(hex: 0xA3195B)
    case .changed: RGBA(hex: 0x3634A3)
    case .ambiguous: RGBA(hex: 0x0040DD)
    case .conflict: RGBA(hex: 0x7A5200)
    case .overflow: RGBA(hex: 0xA83A00)
    case .clipped: RGBA(hex: 0x1B7A30)
    case .misplaced: RGBA(hex: 0x006B75)
    }
  }

  /// The text in the legend.
  var meaning: String {
    switch kind {
    case .unmatched: "no counterpart in this layout"
    case .ghost: "wanted by this layout, not in the live view"
    case .shared: "claimed by more than one view of this layout"
    case .unnamed: "not named by this state's template"
    case .untargeted: "in this state's template, without target"
    case .changed: "attributes that this state changes"
    case .ambiguous: "place or size left open by constraints"
    case .conflict: "holds constraints that were given up"
    case .overflow: "arrangement that does not fit"
    case .clipped: "text cut off, or outside what shows it"
    case .misplaced: "recorded elsewhere in the file"
    }
  }

  /// How a box is filled.
  enum Filling {
    /// With its pattern, with this distance between lines, in points.
    case pattern(spacing: Double)
    /// Pale, as it contains other marks and texts.
    case pale(spacing: Double)
    /// Not at all: it is inside another mark.
    case none
  }

  /// A box with the pattern of its kind: hatched; dashed for missing, dotted for ambiguous; cross-hatched for
  /// conflicting; with bars for clipped; striped for moved. `texts`: the rectangles that the pattern leaves out to keep
  /// them readable, in window points.
  func paintShape(_ box: Rect, _ filling: Filling, leaving texts: [Rect] = [], _ brush: Brush) {
    switch filling {
    case .pattern(let spacing):
      brush.fill(box, ink.faded(groundAlpha))
      paintPattern(box, spacing: spacing, leaving: texts, brush)
    case .pale(let spacing):
      // Layout findings often concern whole screens, which must stay visible.
      brush.fill(box, ink.faded(isOfLayout ? groundAlpha / 2 : groundAlpha))
      if !isOfLayout { paintPattern(box, spacing: spacing, leaving: texts, brush) }
    case .none: break
    }
    paintOutline(box, brush)
  }

  private var isOfLayout: Bool { !Highlight.Kind.byDefault.contains(kind) }

  private var groundAlpha: Double {
    switch kind {
    case .unmatched, .shared: 0.10
    case .ghost, .untargeted: 0.06
    case .unnamed, .changed, .ambiguous, .conflict, .overflow, .clipped: 0.08
    case .misplaced: isSlight ? 0 : 0.06
    }
  }

  private func paintPattern(_ box: Rect, spacing: Double, leaving texts: [Rect], _ brush: Brush) {
    let pale = line.faded(0.35)
    brush.leaving(texts, in: box) {
      switch kind {
      case .unmatched, .shared, .unnamed: brush.hatch(box, pale, spacing: spacing)
      case .conflict:
        brush.hatch(box, pale, spacing: spacing * 1.5)
        brush.hatch(box, pale, spacing: spacing * 1.5, falls: true)
      case .misplaced: if !isSlight { brush.stripe(box, pale, spacing: spacing) }
      case .ghost, .untargeted, .changed, .ambiguous, .overflow, .clipped: break
      }
    }
  }

  private func paintOutline(_ box: Rect, _ brush: Brush) {
    let width = lineWidth
    switch kind {
    case .unmatched, .shared, .conflict, .misplaced, .unnamed:
      brush.border(box, width: width, radius: 0, line)
    case .changed:
      brush.border(box, width: 1, radius: 0, line)
      brush.border(box.insetBy(dx: 2, dy: 2), width: 1, radius: 0, line)
    case .ghost, .untargeted:
      let dash = box.width > 24 ? [5.0, 3.0] : [3.0, 2.0]
      brush.stroke(.rect(box.insetBy(dx: width / 2, dy: width / 2)), width: width, line, dash: dash)
    case .ambiguous:
      brush.stroke(.rect(box.insetBy(dx: width / 2, dy: width / 2)), width: width, line, dash: [2, 2])
    case .overflow:
      brush.border(box, width: 1, radius: 0, line)
      // Items run over the ends.
      let bar = min(3, box.width / 4, box.height / 4)
      brush.fill(Rect(x: box.minX, y: box.maxY - bar, width: box.width, height: bar), line)
      brush.fill(Rect(x: box.maxX - bar, y: box.minY, width: bar, height: box.height), line)
    case .clipped:
      brush.border(box, width: 1, radius: 0, line)
      let bar = min(3, box.width / 4)
      brush.fill(Rect(x: box.minX, y: box.minY, width: bar, height: box.height), line)
      brush.fill(Rect(x: box.maxX - bar, y: box.minY, width: bar, height: box.height), line)
    }
  }
}
