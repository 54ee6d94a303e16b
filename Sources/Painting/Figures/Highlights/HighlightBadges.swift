import Geometry

/// The numbers of highlights, each on the edge of its mark.
struct HighlightBadges {
  private static let height = 12.0
  /// The maximum number of positions tried along an edge.
  private static let mostPlaces = 24

  private var placed: [(index: Int, text: String, place: Rect)] = []
  private let places: HighlightPlaces

  /// Numbers must not cover each other and should cover as little text as possible. The most severe choose first.
  /// `numbers`: the number of each highlight; nil where it has none.
  init(_ places: HighlightPlaces, numbers: [Int?], _ brush: Brush) {
    self.places = places
    var taken: [Rect] = []
    for index in places.byGravity {
      guard let number = numbers[index] else { continue }
      let text =
        "\(number)" + HighlightLabels.direction(of: places.highlights[index].rect, from: places.picture)
      let width = max(Self.height, (brush.width(of: text, HighlightLabels.font) + 6).rounded(.up))
      let size = Size(width: width, height: Self.height)
      let box = places.boxes[index]
      let around = Self.places(around: box, size, in: places.picture)
      // Plates are half a point larger than their places.
      func isFree(_ place: Rect) -> Bool {
        let plate = place.insetBy(dx: -1, dy: -1)
        return !taken.contains { !$0.intersection(plate).isEmpty }
      }
      let free = around.filter(isFree)
      let weighed = free.enumerated().map { order, place in
        // The first positions are at the corner, where a reader looks for a number.
        (place, Self.hidden(by: place, places.texts) + Double(order))
      }
      // Where a picture is full of numbers, the list still has the highlight.
      let place =
        weighed.min { $0.1 < $1.1 }?.0
        ?? HighlightPlaces.cells(near: box, size, in: places.picture).first(where: isFree)
      guard let place else { continue }
      taken.append(place)
      placed.append((index, text, place))
    }
  }

  /// The rectangles of the numbers, in window points.
  var plates: [Rect] { placed.map(\.place) }

  func paint(_ brush: Brush) {
    // The most severe are drawn over the others.
    for badge in placed.reversed() {
      HighlightLabels.paint(
        badge.text, in: badge.place, HighlightStyle(places.highlights[badge.index]), brush)
    }
  }

  private static func hidden(by place: Rect, _ texts: [Rect]) -> Double {
    texts.reduce(0) { sum, text in
      let common = text.intersection(place)
      return sum + common.width * common.height
    }
  }

  /// Along the upper edge from the left, along the lower one, and down the sides; inside the picture.
  private static func places(around box: Rect, _ size: Size, in picture: Rect) -> [Rect] {
    let shown = box.intersection(picture)
    let (step, half) = (size.width + 1, size.height / 2)
    let across = stride(
      from: shown.minX - 3, through: max(shown.minX - 3, shown.maxX - size.width + 3), by: step
    )
    .prefix(mostPlaces)
    let down = stride(from: shown.minY + half + 1, through: shown.maxY - half - 1, by: size.height + 1)
      .prefix(mostPlaces)
    let points =
      across.map { Point(x: $0, y: shown.minY - half) } + across.map { Point(x: $0, y: shown.maxY - half) }
      + down.map { Point(x: shown.minX - size.width / 2, y: $0) }
      + down.map { Point(x: shown.maxX - size.width / 2, y: $0) }
    return points.map { point in
      Rect(
        x: min(max(point.x, picture.minX + 1), max(picture.minX + 1, picture.maxX - size.width - 1)),
        y: min(max(point.y, picture.minY + 1), max(picture.minY + 1, picture.maxY - size.height - 1)),
        width: size.width, height: size.height)
    }
  }
}
