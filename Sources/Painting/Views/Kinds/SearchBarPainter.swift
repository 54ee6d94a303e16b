import Geometry
import Views

/// A search bar: the field with its magnifier, a cancel button, scopes below, a prompt above.
///
/// The background has the color of the system's bars and a hairline at either edge unless the style is minimal. The
/// positions of the signs are Flutter's; bar color, prompt and scopes are not verified.
struct SearchBarPainter: KindPainter {
  let context: PaintContext
  let bar: SearchBar

  var overhang: Double { 60 }

  func paintContent(_ frames: Frames) {
    if !bar.isMinimal {
      brush.fill(rect, BarGroundPainter(context: context, look: bar.look).ground)
      for y in [rect.minY, rect.maxY - brush.hairline] {
        brush.fill(Rect(x: rect.minX, y: y, width: rect.width, height: brush.hairline), color("separator"))
      }
    }
    var row = rect
    if let prompt = bar.prompt, !prompt.isEmpty, rect.height > era.drawnSearchFieldHeight + 20 {
      let font = FontDescription(systemSize: 12)
      brush.draw(
        TextBlock(text: prompt, font: font, color: color("secondaryLabel"), alignment: .center),
        in: Rect(x: rect.minX, y: rect.minY + 4, width: rect.width, height: 16))
      row = Rect(minX: rect.minX, minY: rect.minY + 18, maxX: rect.maxX, maxY: rect.maxY)
    }
    if bar.showsScopeBar, !bar.scopeTitles.isEmpty, row.height > era.drawnSearchBarHeight + 20 {
      paintScopes(
        in: Rect(minX: row.minX, minY: row.maxY - era.scopeBarHeight, maxX: row.maxX, maxY: row.maxY))
      row.size.height -= era.scopeBarHeight
    }
    let height = min(era.drawnSearchFieldHeight, max(0, row.height - 8))
    var field = Rect(
      x: row.minX + era.drawnSearchFieldMargin, y: row.midY - height / 2,
      width: row.width - 2 * era.drawnSearchFieldMargin,
      height: height)
    if bar.showsCancelButton {
      let width = brush.width(of: "Cancel", FontDescription(systemSize: 17))
      let box = Rect(x: field.maxX - width - 4, y: field.minY, width: width + 2, height: field.height)
      brush.draw(TextBlock(text: "Cancel", font: FontDescription(systemSize: 17), color: tint), in: box)
      field.size.width -= width + 14
    }
    if !field.isEmpty, field.width > 0 { paintField(in: brush.onGrid(field)) }
  }

  private func paintScopes(in box: Rect) {
    var control = SegmentedControl()
    control.segments = bar.scopeTitles.prefix(12).map { title in
      var segment = SegmentedControl.Segment()
      segment.title = title
      return segment
    }
    control.selectedIndex = control.segments.indices.contains(bar.selectedScope) ? bar.selectedScope : nil
    let place = brush.onGrid(Rect(x: box.minX + 8, y: box.minY + 4, width: box.width - 16, height: 32))
    SegmentedControlPainter(context: context.at(place), control: control).paint()
  }

  private func paintField(in field: Rect) {
    brush.fillRounded(
      field, radius: min(era.drawnSearchFieldRadius, field.height / 2), color("tertiarySystemFill"))
    let gray = color("secondaryLabel")
    let side = min(18, field.height * 0.5)
    func sign(_ name: String, x: Double) {
      let box = Rect(x: x, y: field.midY - side / 2, width: side, height: side)
      images.paint(ImageReference(name: name, isSystem: true), in: box, mode: .scaleAspectFit, tint: gray)
    }
    sign("magnifyingglass", x: field.minX + 7)
    var right = field.maxX - 7
    let trailing: String? =
      !bar.text.isEmpty
      ? "xmark.circle.fill"
      : bar.showsBookmarkButton ? "book" : bar.showsSearchResultsButton ? "list.bullet" : nil
    if let trailing {
      sign(trailing, x: right - side)
      right -= side + 5
    }
    let isEmpty = bar.text.isEmpty
    let text = TextBlock(
      text: isEmpty ? bar.placeholder : bar.text,
      font: FontDescription(systemSize: min(era.drawnSearchFieldFontSize, field.height * 0.48)),
      color: isEmpty ? gray : color("label"))
    let left = field.minX + 7 + side + 5
    brush.draw(text, in: Rect(x: left, y: field.minY, width: max(0, right - left), height: field.height))
  }
}
