import Geometry
import Raster
import Typography

/// Draws highlights over a picture, and their meaning below or beside it.
package struct HighlightPainter {
  /// How highlights are distinguished.
  package enum Naming: Sendable {
    /// Each has a label next to it, and each kind a row in a legend below the picture.
    case labels
    /// Each has a number, and its text is in a list beside the picture.
    case list
  }

  private let fonts: FontLibrary
  /// The narrowest canvas, in points: wide enough to read the legend, and for labels that leave something visible.
  private static let narrowest = 160.0
  /// The width of the label margin of a narrower one, in points.
  private static let labelMargin = 200.0
  /// If more highlights than this overlap each other or texts, they are numbered.
  private static let mostCrowded = 3

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Returns the drawing with highlights on top.
  ///
  /// With labels the canvas grows down by the legend, and a narrow one sideways by a margin for the labels; with
  /// numbers it grows sideways by the list.
  ///
  /// Without highlights the drawing is returned unchanged. `highlights`: the highlights, in window points of the
  /// picture. `naming`: how highlights are distinguished; nil uses `naming(of:on:)`.
  package func drawing(_ drawing: Drawing, with highlights: [Highlight], naming: Naming? = nil) -> Drawing {
    guard !highlights.isEmpty else { return drawing }
    let places = HighlightPlaces(highlights, on: drawing)
    switch naming ?? self.naming(places, drawing) {
    case .labels: return labeled(drawing, places)
    case .list: return listed(drawing, places)
    }
  }

  /// Returns labels if they have room, numbers if more than a few highlights or their labels would overlap each other
  /// or texts. `highlights`: the highlights; without any, the result is labels. `drawing`: the picture that they are
  /// drawn on, including its texts.
  package func naming(of highlights: [Highlight], on drawing: Drawing) -> Naming {
    highlights.isEmpty ? .labels : naming(HighlightPlaces(highlights, on: drawing), drawing)
  }

  private func naming(_ places: HighlightPlaces, _ drawing: Drawing) -> Naming {
    // Such a narrow picture has its labels beside it.
    if drawing.canvas.width < Self.narrowest { return .labels }
    let brush = Brush(canvas: drawing.canvas, scale: drawing.scale, fonts)
    let labels = HighlightLabels(places, margin: .zero, brush)
    return labels.crowded.count > Self.mostCrowded ? .list : .labels
  }

  private func labeled(_ drawing: Drawing, _ places: HighlightPlaces) -> Drawing {
    let picture = places.picture
    var result = drawing
    if picture.width < Self.narrowest { result.canvas.width += Self.labelMargin }
    let brush = Brush(canvas: result.canvas, scale: drawing.scale, fonts)
    let margin = Rect(
      minX: picture.maxX, minY: picture.minY, maxX: result.canvas.width, maxY: picture.maxY)
    brush.fill(margin, HighlightStyle.ground)
    paintShapes(places, brush)
    brush.clipped(to: .rect(brush.visible)) { HighlightLabels(places, margin: margin, brush).paint(brush) }
    result.canvas.height += HighlightLegend(places.highlights).paint(below: brush.visible, brush)
    result.commands += brush.recorder.commands
    return result
  }

  private func listed(_ drawing: Drawing, _ places: HighlightPlaces) -> Drawing {
    var result = drawing
    let brush = Brush(canvas: drawing.canvas, scale: drawing.scale, fonts)
    let list = HighlightList(places.highlights, height: drawing.canvas.height, brush)
    paintShapes(places, brush)
    brush.clipped(to: .rect(places.picture)) {
      HighlightBadges(places, numbers: list.numbers, brush).paint(brush)
    }
    result.canvas = list.paint(beside: places.picture, brush)
    result.commands += brush.recorder.commands
    return result
  }

  // MARK: Shapes

  /// The most severe are drawn last.
  private func paintShapes(_ places: HighlightPlaces, _ brush: Brush) {
    brush.clipped(to: .rect(places.picture)) {
      for index in places.byGravity.reversed() { paintShape(places, index, brush) }
    }
  }

  private func paintShape(_ places: HighlightPlaces, _ index: Int, _ brush: Brush) {
    let (highlight, picture) = (places.highlights[index], places.picture)
    // Marks on the same view are nested, the most severe outside.
    let depth = places.byGravity.prefix { $0 != index }.count {
      places.highlights[$0].rect == highlight.rect
    }
    var box = brush.onGrid(places.boxes[index])
    let inset = min(Double(depth) * 3, max(0, (min(box.width, box.height) - 8) / 2))
    if inset > 0 { box = brush.onGrid(box.insetBy(dx: inset, dy: inset)) }
    // Large boxes contain other marks and texts: they are hatched more sparsely, and those that contain other marks not
    // at all.
    let isLarge = box.width * box.height > 0.25 * picture.width * picture.height
    let isWhole = box.width * box.height > 0.9 * picture.width * picture.height
    let filling: HighlightStyle.Filling =
      depth > 0 || (!isWhole && places.holdsOthers(index))
      ? .none : isLarge ? .pale(spacing: 12) : .pattern(spacing: 6)
    HighlightStyle(highlight).paintShape(box, filling, leaving: places.texts, brush)
  }
}

extension Drawing {
  /// Returns the drawing at the top left of a larger canvas, on the background of legends. `canvas`: the size of the
  /// larger canvas, in points.
  package func extended(to canvas: Size) -> Drawing {
    let ground = PixelColor(HighlightStyle.ground)
    var result = self
    result.canvas = canvas
    if canvas.width > self.canvas.width {
      let right = Rect(minX: self.canvas.width, minY: 0, maxX: canvas.width, maxY: canvas.height)
      result.commands.append(.fillRect(right, ground))
    }
    if canvas.height > self.canvas.height {
      let below = Rect(
        minX: 0, minY: self.canvas.height, maxX: min(self.canvas.width, canvas.width), maxY: canvas.height)
      result.commands.append(.fillRect(below, ground))
    }
    return result
  }
}
