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
    case .unnamed: RGBA(hex: 0x5B5F66)
    case .untargeted: RGBA(hex: 0xA3195B)
    case .changed: RGBA(hex: 0x3634A3)
    case .ambiguous: RGBA(hex: 0x0040DD)
    case .conflict: RGBA(hex: 0x7A5200)
    case .clipped: RGBA(hex: 0x1B7A30)
    case .misplaced: RGBA(hex: 0x006B75)
    }
  }

  /// What the legend says.
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
    case .clipped: "text cut off, or outside what shows it"
    case .misplaced: "recorded elsewhere in the file"
    }
  }

  /// How a box is filled.
  enum Filling {
    /// With its pattern, lines being so many points apart.
    case pattern(spacing: Double)
    /// Pale, as it holds other marks and texts.
    case pale(spacing: Double)
    /// Not at all: it stands inside another mark.
    case none
  }

  /// A box with a pattern of its own: hatched; dashed for what is not there, dotted for what is open; hatched
  /// crosswise for what pulls both ways; with bars where something is cut; striped for what moved.
  func paintShape(_ box: Rect, _ filling: Filling, _ brush: Brush) {
    switch filling {
    case .pattern(let spacing):
      brush.fill(box, ink.faded(groundAlpha))
      paintPattern(box, spacing: spacing, brush)
    case .pale(let spacing):
      // What layout found is most often found of whole screens as well: these stay to be seen.
      brush.fill(box, ink.faded(isOfLayout ? groundAlpha / 2 : groundAlpha))
      if !isOfLayout { paintPattern(box, spacing: spacing, brush) }
    case .none: break
    }
    paintOutline(box, brush)
  }

  private var isOfLayout: Bool { !Highlight.Kind.byDefault.contains(kind) }

  private var groundAlpha: Double {
    switch kind {
    case .unmatched, .shared: 0.10
    case .ghost, .untargeted: 0.06
    case .unnamed, .changed, .ambiguous, .conflict, .clipped, .misplaced: 0.08
    }
  }

  private func paintPattern(_ box: Rect, spacing: Double, _ brush: Brush) {
    let pale = ink.faded(0.35)
    switch kind {
    case .unmatched, .shared, .unnamed: brush.hatch(box, pale, spacing: spacing)
    case .conflict:
      brush.hatch(box, pale, spacing: spacing * 1.5)
      brush.hatch(box, pale, spacing: spacing * 1.5, falls: true)
    case .misplaced: brush.stripe(box, pale, spacing: spacing)
    case .ghost, .untargeted, .changed, .ambiguous, .clipped: break
    }
  }

  private func paintOutline(_ box: Rect, _ brush: Brush) {
    switch kind {
    case .unmatched, .shared, .conflict, .misplaced: brush.border(box, width: 1.5, radius: 0, ink)
    case .unnamed: brush.border(box, width: 1, radius: 0, ink)
    case .changed:
      brush.border(box, width: 1, radius: 0, ink)
      brush.border(box.insetBy(dx: 2, dy: 2), width: 1, radius: 0, ink)
    case .ghost, .untargeted:
      let dash = box.width > 24 ? [5.0, 3.0] : [3.0, 2.0]
      brush.stroke(.rect(box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, ink, dash: dash)
    case .ambiguous:
      brush.stroke(.rect(box.insetBy(dx: 1, dy: 1)), width: 2, ink, dash: [2, 2])
    case .clipped:
      brush.border(box, width: 1, radius: 0, ink)
      let bar = min(3, box.width / 4)
      brush.fill(Rect(x: box.minX, y: box.minY, width: bar, height: box.height), ink)
      brush.fill(Rect(x: box.maxX - bar, y: box.minY, width: bar, height: box.height), ink)
    }
  }
}
