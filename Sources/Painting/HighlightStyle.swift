import Geometry
import Views

/// How a kind of highlight looks and what it means.
struct HighlightStyle {
  /// The kind.
  let kind: Highlight.Kind

  init(_ kind: Highlight.Kind) { self.kind = kind }

  /// What the legend stands on.
  static let ground = RGBA(hex: 0xF6F6F8)

  /// Dark enough for white text on it (4.5 : 1 and more); told apart by pattern too, not by colour alone.
  var ink: RGBA {
    switch kind {
    case .unmatched: RGBA(hex: 0xD70015)
    case .ghost: RGBA(hex: 0xC93400)
    case .shared: RGBA(hex: 0x8944AB)
    }
  }

  /// What the legend says.
  var meaning: String {
    switch kind {
    case .unmatched: "no counterpart in this layout"
    case .ghost: "wanted by this layout, not in the live view"
    case .shared: "claimed by more than one view of this layout"
    }
  }

  /// An outlined and hatched box; a dashed one for what is not there.
  func paintShape(_ box: Rect, spacing: Double, _ context: PaintContext) {
    switch kind {
    case .unmatched, .shared:
      context.fill(box, ink.faded(0.10))
      context.hatch(box, ink.faded(0.35), spacing: spacing)
      context.border(box, width: 1.5, radius: 0, ink)
    case .ghost:
      context.fill(box, ink.faded(0.06))
      let line = box.insetBy(dx: 0.75, dy: 0.75)
      let dash = box.width > 24 ? [5.0, 3.0] : [3.0, 2.0]
      context.stroke(.rect(line), width: 1.5, ink, dash: dash)
    }
  }
}
