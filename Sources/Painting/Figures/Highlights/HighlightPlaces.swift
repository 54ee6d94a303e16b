import Geometry

/// The positions of highlights and texts on a picture, all in window points.
struct HighlightPlaces {
  let highlights: [Highlight]
  let picture: Rect
  /// The rectangle of each highlight.
  let boxes: [Rect]
  /// The lines of text of the picture.
  let texts: [Rect]
  /// The indices of the highlights, the most severe first, equal ones in their original order.
  let byGravity: [Int]

  init(_ highlights: [Highlight], on drawing: Drawing) {
    self.highlights = highlights
    let picture = Rect(origin: .zero, size: drawing.canvas)
    self.picture = picture
    boxes = highlights.map { Self.shown($0.rect, picture) }
    texts = drawing.textBoxes.filter { !$0.intersection(picture).isEmpty }
    byGravity = highlights.indices.sorted {
      let (a, b) = (highlights[$0].gravity, highlights[$1].gravity)
      return a == b ? $0 < $1 : a > b
    }
  }

  /// A mark on a view that is empty or outside is shown at the nearest position on the canvas.
  private static func shown(_ rect: Rect, _ canvas: Rect) -> Rect {
    guard rect.isFinite else { return Rect(x: canvas.minX, y: canvas.minY, width: 8, height: 8) }
    let width = max(rect.width, 8)
    let height = max(rect.height, 8)
    let x = min(max(rect.minX, canvas.minX - width + 8), canvas.maxX - 8)
    let y = min(max(rect.minY, canvas.minY - height + 8), canvas.maxY - 8)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether another highlight is inside one.
  func holdsOthers(_ index: Int) -> Bool {
    let box = boxes[index]
    return boxes.contains { $0 != box && $0.intersection(box) == $0 }
  }

  /// Whether two highlights cover each other: on the same view, or across each other's edges.
  func coversOther(_ index: Int) -> Bool {
    let box = boxes[index]
    return boxes.indices.contains { other in
      guard other != index else { return false }
      if boxes[other] == box { return true }
      let common = boxes[other].intersection(box)
      // Neighbors may share an edge.
      return common.width > 1 && common.height > 1 && common != box && common != boxes[other]
    }
  }

  /// The area of a rectangle that covers marks and texts, in square points; its own mark counts half.
  func hidden(by place: Rect, of index: Int) -> Double {
    boxes.indices.reduce(0) { $0 + place.intersection(boxes[$1]).area * ($1 == index ? 0.5 : 1) }
      + texts.reduce(0) { $0 + 2 * place.intersection($1).area }
  }

  /// Whether a rectangle covers a text, or a mark that does not fill a large part of the picture.
  func isOver(_ place: Rect, of index: Int) -> Bool {
    texts.contains { !$0.intersection(place).isEmpty }
      || boxes.indices.contains {
        $0 != index && boxes[$0] != boxes[index] && !boxes[$0].intersection(place).isEmpty
          && boxes[$0].area < 0.25 * picture.area && boxes[$0].intersection(boxes[index]) != boxes[index]
      }
  }

  /// The cells of a grid over an area, the nearest to a box first.
  static func cells(near box: Rect, _ size: Size, in area: Rect) -> [Rect] {
    let columns = stride(from: area.minX + 1, through: area.maxX - size.width - 1, by: size.width + 3)
    let rows = stride(from: area.minY + 1, through: area.maxY - size.height - 1, by: size.height + 3)
    let cells = rows.flatMap { y in
      columns.map { Rect(x: $0, y: y, width: size.width, height: size.height) }
    }
    func distance(_ cell: Rect) -> Double { abs(cell.midX - box.midX) + abs(cell.midY - box.midY) }
    return cells.enumerated()
      .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }.map(\.element)
  }

  /// Rows of a given height across an area, the nearest to a box first.
  static func rows(near box: Rect, _ size: Size, in area: Rect) -> [Rect] {
    let x = min(max(box.minX, area.minX), max(area.minX, area.maxX - size.width))
    return stride(from: area.minY, through: area.maxY - size.height, by: size.height + 1)
      .sorted { abs($0 - box.midY) < abs($1 - box.midY) }
      .map { Rect(x: x, y: $0, width: size.width, height: size.height) }
  }
}

extension Rect {
  /// The area in square points.
  fileprivate var area: Double { width * height }
}
