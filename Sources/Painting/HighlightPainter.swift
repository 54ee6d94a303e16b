import Geometry
import Raster
import Typography
import Views

/// Draws highlights over a picture, and a legend below it.
public struct HighlightPainter {
  private let fonts: FontLibrary

  /// A painter with a library of fonts.
  public init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// The drawing with highlights on top; the canvas grows downwards by the legend.
  ///
  /// Without highlights the drawing comes back as it was.
  public func drawing(_ drawing: Drawing, with highlights: [Highlight]) -> Drawing {
    guard !highlights.isEmpty else { return drawing }
    let canvas = Rect(origin: .zero, size: drawing.canvas)
    let context = PaintContext(
      view: View(className: "UIView", objectID: "", location: .init(file: "")), rect: canvas,
      tint: RGBA(white: 0),
      appearance: .light, fonts: fonts, grid: PixelGrid(scale: drawing.scale), recorder: DrawingRecorder())
    context.recorder.add(.pushClip(.rect(canvas)))
    for highlight in highlights { paintShape(highlight, context) }
    paintLabels(highlights, canvas, context)
    context.recorder.add(.popClip)
    let legend = paintLegend(highlights, below: canvas, context)
    var result = drawing
    result.canvas.height += legend
    result.commands += context.recorder.commands
    return result
  }

  private func color(of kind: Highlight.Kind) -> RGBA {
    switch kind {
    case .unmatched: RGBA(hex: 0xD70015)
    case .ghost: RGBA(hex: 0xC93400)
    case .shared: RGBA(hex: 0x8944AB)
    }
  }

  private func meaning(of kind: Highlight.Kind) -> String {
    switch kind {
    case .unmatched: "no counterpart in this layout"
    case .ghost: "wanted by this layout, not in the live view"
    case .shared: "claimed by more than one view of this layout"
    }
  }

  // MARK: Shapes

  private func paintShape(_ highlight: Highlight, _ context: PaintContext) {
    let ink = color(of: highlight.kind)
    let box = shown(highlight.rect, context.rect)
    switch highlight.kind {
    case .unmatched, .shared:
      context.fill(box, ink.faded(0.10))
      context.hatch(box, ink.faded(0.45), spacing: 6)
      context.border(box, width: 1.5, radius: 0, ink)
    case .ghost:
      context.fill(box, ink.faded(0.06))
      let path = Path.rect(box.insetBy(dx: 0.75, dy: 0.75))
      context.stroke(path, width: 1.5, ink, dash: [5, 3])
    }
  }

  /// A mark on a view that has no extent, or stands outside, is shown at the nearest place on the canvas.
  private func shown(_ rect: Rect, _ canvas: Rect) -> Rect {
    let width = max(rect.width, 8)
    let height = max(rect.height, 8)
    let x = min(max(rect.minX, canvas.minX - width + 8), canvas.maxX - 8)
    let y = min(max(rect.minY, canvas.minY - height + 8), canvas.maxY - 8)
    return Rect(x: x, y: y, width: width, height: height)
  }

  // MARK: Labels

  private static let labelFont = FontDescription(systemSize: 9, weight: .semibold)

  /// Labels stand above their box, else below, else inside; never over one another where there is another place.
  private func paintLabels(_ highlights: [Highlight], _ canvas: Rect, _ context: PaintContext) {
    var taken: [Rect] = []
    for highlight in highlights {
      let box = shown(highlight.rect, canvas)
      let width = min(context.width(of: highlight.label, Self.labelFont) + 9, canvas.width)
      let x = min(max(box.minX, canvas.minX), max(canvas.minX, canvas.maxX - width))
      let places = [box.minY - 14, box.maxY + 1, box.minY + 1, box.maxY - 14, box.midY - 6.5]
        .map { Rect(x: x, y: $0, width: width, height: 13) }
        .filter { $0.minY >= canvas.minY && $0.maxY <= canvas.maxY }
      let free = places.first { place in !taken.contains { !$0.intersection(place).isEmpty } }
      let place = free ?? Rect(x: x, y: max(canvas.minY, box.minY + 1), width: width, height: 13)
      taken.append(place)
      context.fillRounded(place, radius: 3, color(of: highlight.kind))
      var block = TextBlock(text: highlight.label, font: Self.labelFont, color: RGBA(white: 1))
      block.alignment = .center
      context.draw(block, in: place.insetBy(dx: 3, dy: 0))
    }
  }

  // MARK: Legend

  /// A strip below the picture; returns its height, points, whole pixels.
  private func paintLegend(_ highlights: [Highlight], below canvas: Rect, _ context: PaintContext) -> Double {
    let kinds = Highlight.Kind.allCases.filter { kind in highlights.contains { $0.kind == kind } }
    let height = Double(kinds.count) * 18 + 10
    let strip = Rect(x: canvas.minX, y: canvas.maxY, width: canvas.width, height: height)
    context.fill(strip, RGBA(hex: 0xF6F6F8))
    context.fill(
      Rect(x: strip.minX, y: strip.minY, width: strip.width, height: context.hairline), RGBA(hex: 0xC6C6C8))
    for (index, kind) in kinds.enumerated() {
      let row = Rect(
        x: strip.minX + 10, y: strip.minY + 5 + Double(index) * 18, width: strip.width - 20, height: 18)
      let swatch = Rect(x: row.minX, y: row.midY - 5, width: 16, height: 10)
      paintSwatch(kind, swatch, context)
      let count = highlights.count { $0.kind == kind }
      draw(
        "\(count) × \(meaning(of: kind))",
        in: Rect(minX: swatch.maxX + 7, minY: row.minY, maxX: row.maxX, maxY: row.maxY), context)
    }
    return height
  }

  private func draw(_ text: String, in box: Rect, _ context: PaintContext) {
    context.draw(
      TextBlock(text: text, font: FontDescription(systemSize: 10.5), color: RGBA(hex: 0x3A3A3C)), in: box)
  }

  private func paintSwatch(_ kind: Highlight.Kind, _ swatch: Rect, _ context: PaintContext) {
    let ink = color(of: kind)
    if kind == .ghost {
      context.stroke(.rect(swatch.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, ink, dash: [3, 2])
    } else {
      context.fill(swatch, ink.faded(0.10))
      context.hatch(swatch, ink.faded(0.45), spacing: 4)
      context.border(swatch, width: 1.5, radius: 0, ink)
    }
  }
}
