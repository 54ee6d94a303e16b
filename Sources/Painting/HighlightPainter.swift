import Geometry
import Raster
import Typography
import Views

/// Draws highlights over a picture, and a legend below it.
public struct HighlightPainter {
  private let fonts: FontLibrary
  /// The narrowest canvas, points: what a legend needs to be read, and labels that leave something to be seen.
  private static let narrowest = 160.0
  /// The width of the margin for the labels of a narrower one, points.
  private static let labelMargin = 200.0

  /// A painter with a library of fonts.
  public init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// The drawing with highlights on top; the canvas grows downwards by the legend, and a narrow one
  /// across by a margin for the labels.
  ///
  /// Without highlights the drawing comes back as it was.
  public func drawing(_ drawing: Drawing, with highlights: [Highlight]) -> Drawing {
    guard !highlights.isEmpty else { return drawing }
    let picture = Rect(origin: .zero, size: drawing.canvas)
    var result = drawing
    if picture.width < Self.narrowest { result.canvas.width += Self.labelMargin }
    let brush = Brush(canvas: result.canvas, scale: drawing.scale, fonts)
    let margin = Rect(
      minX: picture.maxX, minY: picture.minY, maxX: result.canvas.width, maxY: picture.maxY)
    brush.fill(margin, HighlightStyle.ground)
    brush.clipped(to: .rect(picture)) {
      for (index, highlight) in highlights.enumerated() {
        // Marks on one view stand in one another.
        let depth = highlights[..<index].count { $0.rect == highlight.rect }
        paintShape(highlight, depth: depth, picture, brush)
      }
    }
    brush.clipped(to: .rect(brush.visible)) { paintLabels(highlights, picture, margin, brush) }
    result.canvas.height += HighlightLegend(highlights).paint(below: brush.visible, brush)
    result.commands += brush.recorder.commands
    return result
  }

  // MARK: Shapes

  private func paintShape(
    _ highlight: Highlight, depth: Int, _ picture: Rect, _ brush: Brush
  ) {
    var box = brush.onGrid(shown(highlight.rect, picture))
    let inset = min(Double(depth) * 3, max(0, (min(box.width, box.height) - 8) / 2))
    if inset > 0 { box = brush.onGrid(box.insetBy(dx: inset, dy: inset)) }
    // Large boxes hold other marks and texts: they are hatched less.
    let isLarge = box.width * box.height > 0.25 * picture.width * picture.height
    let filling: HighlightStyle.Filling =
      depth > 0 ? .none : isLarge ? .pale(spacing: 12) : .pattern(spacing: 6)
    HighlightStyle(highlight.kind).paintShape(box, filling, brush)
  }

  /// A mark on a view that has no extent, or stands outside, is shown at the nearest place on the canvas.
  private func shown(_ rect: Rect, _ canvas: Rect) -> Rect {
    guard rect.isFinite else { return Rect(x: canvas.minX, y: canvas.minY, width: 8, height: 8) }
    let width = max(rect.width, 8)
    let height = max(rect.height, 8)
    let x = min(max(rect.minX, canvas.minX - width + 8), canvas.maxX - 8)
    let y = min(max(rect.minY, canvas.minY - height + 8), canvas.maxY - 8)
    return Rect(x: x, y: y, width: width, height: height)
  }

  // MARK: Labels

  private static let labelFont = FontDescription(systemSize: 9, weight: .semibold)
  private static let labelHeight = 13.0

  /// Labels go into the margin where there is one; else where they hide no other label, and as little as can be of
  /// the marks, their own counting half.
  private func paintLabels(
    _ highlights: [Highlight], _ picture: Rect, _ margin: Rect, _ brush: Brush
  ) {
    let boxes = highlights.map { shown($0.rect, picture) }
    var taken: [Rect] = []
    for (index, highlight) in highlights.enumerated() {
      let text = highlight.label + direction(of: highlight.rect, from: picture)
      let room = margin.isEmpty ? brush.visible.width : margin.width - 4
      let width = min(brush.width(of: text, Self.labelFont) + 9, room)
      let box = boxes[index]
      func isFree(_ place: Rect) -> Bool { !taken.contains { !$0.intersection(place).isEmpty } }
      var places =
        margin.isEmpty
        ? places(beside: box, width: width, in: brush.visible).filter(isFree)
        : rows(near: box, width: width, in: margin.insetBy(dx: 2, dy: 0)).first(where: isFree).map { [$0] }
          ?? []
      if places.isEmpty {
        places = rows(near: box, width: width, in: brush.visible).first(where: isFree).map { [$0] } ?? []
      }
      func hidden(_ place: Rect) -> Double {
        boxes.indices.reduce(0) { $0 + place.intersection(boxes[$1]).area * ($1 == index ? 0.5 : 1) }
      }
      // No free place at all: the legend still counts the mark.
      guard let place = places.min(by: { hidden($0) < hidden($1) }) else { continue }
      taken.append(place)
      paintLabel(text, in: place, HighlightStyle(highlight.kind), brush)
    }
  }

  private func paintLabel(_ text: String, in place: Rect, _ style: HighlightStyle, _ brush: Brush) {
    let plate = brush.onGrid(place)
    brush.fillRounded(plate.insetBy(dx: -0.5, dy: -0.5), radius: 3.5, RGBA(white: 1))
    brush.fillRounded(plate, radius: 3, style.ink)
    var block = TextBlock(text: text, font: Self.labelFont, color: RGBA(white: 1), alignment: .center)
    block.lineBreak = .middleTruncation
    brush.draw(block, in: plate.insetBy(dx: 3, dy: 0))
  }

  /// Above the box, below and within it; at its left edge or at its right one.
  private func places(beside box: Rect, width: Double, in canvas: Rect) -> [Rect] {
    let height = Self.labelHeight
    let limit = max(canvas.minX, canvas.maxX - width)
    let columns = [box.minX, box.maxX - width].map { min(max($0, canvas.minX), limit) }
    let tops = [
      box.minY - height - 1, box.maxY + 1, box.minY + 1, box.maxY - height - 1, box.midY - height / 2,
    ]
    return tops.flatMap { y in columns.map { Rect(x: $0, y: y, width: width, height: height) } }
      .filter { $0.minY >= canvas.minY && $0.maxY <= canvas.maxY }
  }

  /// The canvas in rows of labels, the nearest first.
  private func rows(near box: Rect, width: Double, in canvas: Rect) -> [Rect] {
    let x = min(max(box.minX, canvas.minX), max(canvas.minX, canvas.maxX - width))
    return stride(from: canvas.minY, through: canvas.maxY - Self.labelHeight, by: Self.labelHeight + 1)
      .sorted { abs($0 - box.midY) < abs($1 - box.midY) }
      .map { Rect(x: x, y: $0, width: width, height: Self.labelHeight) }
  }

  /// An arrow towards a mark that stands off the picture.
  private func direction(of rect: Rect, from picture: Rect) -> String {
    if rect.minX >= picture.maxX { return " →" }
    if rect.maxX <= picture.minX, rect.width > 0 || rect.maxX < picture.minX { return " ←" }
    if rect.minY >= picture.maxY { return " ↓" }
    if rect.maxY <= picture.minY, rect.height > 0 || rect.maxY < picture.minY { return " ↑" }
    return ""
  }
}

extension Rect {
  /// Square points.
  fileprivate var area: Double { width * height }
}
