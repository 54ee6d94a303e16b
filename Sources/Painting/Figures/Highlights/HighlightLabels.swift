import Geometry
import Views

/// The labels of highlights, each next to its mark.
struct HighlightLabels {
  static let font = FontDescription(systemSize: 9, weight: .semibold)
  static let height = 13.0

  /// The positions in the order in which they are found; nil if there is no room.
  private var placed: [(index: Int, text: String, place: Rect?)] = []
  private let places: HighlightPlaces

  /// Labels go into the margin if there is one; otherwise where they cover no other label and as little as possible of
  /// marks and texts. The most severe choose first.
  init(_ places: HighlightPlaces, margin: Rect, _ brush: Brush) {
    self.places = places
    var taken: [Rect] = []
    for index in places.byGravity {
      let highlight = places.highlights[index]
      let text = highlight.label + Self.direction(of: highlight.rect, from: places.picture)
      let room = margin.isEmpty ? brush.visible.width : margin.width - 4
      let size = Size(width: min(brush.width(of: text, Self.font) + 9, room), height: Self.height)
      let box = places.boxes[index]
      func isFree(_ place: Rect) -> Bool { !taken.contains { !$0.intersection(place).isEmpty } }
      func row(in area: Rect) -> [Rect] {
        HighlightPlaces.rows(near: box, size, in: area).first(where: isFree).map { [$0] } ?? []
      }
      var choice =
        margin.isEmpty
        ? Self.places(beside: box, width: size.width, in: brush.visible).filter(isFree)
        : row(in: margin.insetBy(dx: 2, dy: 0))
      if choice.isEmpty { choice = row(in: brush.visible) }
      let weighed = choice.map { (place: $0, hidden: places.hidden(by: $0, of: index)) }
      // No free position at all: the legend still counts the mark.
      let place = weighed.min { $0.hidden < $1.hidden }?.place
      if let place { taken.append(place) }
      placed.append((index, text, place))
    }
  }

  /// The highlights that overlap each other, and those whose labels cover other marks and texts.
  var crowded: [Int] {
    placed.filter { label in
      guard let place = label.place else { return true }
      return places.coversOther(label.index) || places.isOver(place, of: label.index)
    }.map(\.index)
  }

  func paint(_ brush: Brush) {
    for label in placed {
      guard let place = label.place else { continue }
      Self.paint(label.text, in: place, HighlightStyle(places.highlights[label.index]), brush)
    }
  }

  /// Draws a text on the plate of a highlight.
  static func paint(_ text: String, in place: Rect, _ style: HighlightStyle, _ brush: Brush) {
    let plate = brush.onGrid(place)
    brush.fillRounded(
      plate.insetBy(dx: -0.5, dy: -0.5), radius: 3.5, style.isSlight ? style.ink : RGBA(white: 1))
    brush.fillRounded(plate, radius: 3, style.plate.ground)
    var block = TextBlock(text: text, font: font, color: style.plate.ink, alignment: .center)
    block.lineBreak = .middleTruncation
    brush.draw(block, in: plate.insetBy(dx: 3, dy: 0))
  }

  /// Above, below and within the box; at its left edge or at its right one.
  private static func places(beside box: Rect, width: Double, in canvas: Rect) -> [Rect] {
    let limit = max(canvas.minX, canvas.maxX - width)
    let columns = [box.minX, box.maxX - width].map { min(max($0, canvas.minX), limit) }
    let tops = [
      box.minY - height - 1, box.maxY + 1, box.minY + 1, box.maxY - height - 1, box.midY - height / 2,
    ]
    return tops.flatMap { y in columns.map { Rect(x: $0, y: y, width: width, height: height) } }
      .filter { $0.minY >= canvas.minY && $0.maxY <= canvas.maxY }
  }

  /// An arrow towards a mark outside the picture.
  static func direction(of rect: Rect, from picture: Rect) -> String {
    if rect.minX >= picture.maxX { return " →" }
    if rect.maxX <= picture.minX, rect.width > 0 || rect.maxX < picture.minX { return " ←" }
    if rect.minY >= picture.maxY { return " ↓" }
    if rect.maxY <= picture.minY, rect.height > 0 || rect.maxY < picture.minY { return " ↑" }
    return ""
  }
}
