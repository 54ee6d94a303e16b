import Geometry
import Raster

extension SymbolNotation {
  /// The path described by words; nil if they cannot be read.
  ///
  /// - `line x y …`: straight lines; a single place is a dot as wide as the pen.
  /// - `bend r x y …`: straight lines with rounded corners.
  /// - `poly r x y …`: the same, closed.
  /// - `box x y width height r`: a rounded rectangle.
  /// - `circle x y r`, `oval x y width height`.
  /// - `arc x y r from to`: part of a circle, in degrees from the right, clockwise where `to` is the larger one;
  ///   multiples of 15.
  /// - `path M x y L x y C … Z`: moves, lines, cubic curves and ends, absolute.
  static func shape(_ words: ArraySlice<Substring>) -> Path? {
    guard let kind = words.first else { return nil }
    if kind == "path" { return freePath(words.dropFirst()) }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1 else { return nil }
    switch kind {
    case "line": return bend(numbers, radius: 0, isClosed: false)
    case "bend": return bend(Array(numbers.dropFirst()), radius: numbers.first ?? 0, isClosed: false)
    case "poly": return bend(Array(numbers.dropFirst()), radius: numbers.first ?? 0, isClosed: true)
    case "box" where numbers.count == 5: return .roundedRect(rect(numbers), radius: numbers[4])
    case "oval" where numbers.count == 4: return .ellipse(in: rect(numbers))
    case "circle" where numbers.count == 3:
      let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
      return .ellipse(in: Rect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    case "arc" where numbers.count == 5: return arc(numbers)
    default: return nil
    }
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Bends

  private static func bend(_ numbers: [Double], radius: Double, isClosed: Bool) -> Path? {
    guard !numbers.isEmpty, numbers.count % 2 == 0 else { return nil }
    let points = stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    guard points.count > 1 else {
      var dot = Path()
      dot.move(to: points[0])
      dot.line(to: points[0])
      return dot
    }
    var path = Path()
    for (index, corner) in points.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == points.count - 1)
      if isEnd || radius <= 0 {
        path.line(to: corner)
      } else {
        let before = points[(index + points.count - 1) % points.count]
        let after = points[(index + 1) % points.count]
        path.line(to: way(from: corner, to: before, radius))
        path.quad(to: way(from: corner, to: after, radius), control: corner)
      }
    }
    if isClosed { path.close() }
    return path
  }

  /// The point between a corner and its neighbor where rounding starts: at most halfway.
  private static func way(from corner: Point, to other: Point, _ radius: Double) -> Point {
    let (dx, dy) = (other.x - corner.x, other.y - corner.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let share = length > 0 ? min(radius / length, 0.5) : 0
    return Point(x: corner.x + dx * share, y: corner.y + dy * share)
  }

  // MARK: Arcs

  /// The sines of 0°, 15° … 90°.
  private static let sines = [
    0, 0.258_819_045, 0.5, 0.707_106_781, 0.866_025_404, 0.965_925_826, 1,
  ]

  /// The direction after a number of steps of 15°, clockwise from the right.
  static func direction(_ steps: Int) -> Point {
    func sine(_ steps: Int) -> Double {
      let step = (steps % 24 + 24) % 24
      let half = step % 12
      let value = sines[half <= 6 ? half : 12 - half]
      return step < 12 ? value : -value
    }
    return Point(x: sine(steps + 6), y: sine(steps))
  }

  /// A curve for each 15°; its control points lie 4/3 · tan(15° / 4) radii from its ends.
  private static func arc(_ numbers: [Double]) -> Path? {
    let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
    guard numbers[3].magnitude < 1e4, numbers[4].magnitude < 1e4 else { return nil }
    let (from, to) = (Int(numbers[3] / 15), Int(numbers[4] / 15))
    guard from != to, Double(from) * 15 == numbers[3], Double(to) * 15 == numbers[4] else { return nil }
    let turn = to > from ? 1 : -1
    let handle = 0.087_388_8 * Double(turn)
    func place(_ steps: Int, leaving side: Double) -> Point {
      let out = direction(steps)
      return Point(x: x + radius * (out.x - out.y * side), y: y + radius * (out.y + out.x * side))
    }
    var path = Path()
    path.move(to: place(from, leaving: 0))
    for step in stride(from: from, to: to, by: turn) {
      path.curve(
        to: place(step + turn, leaving: 0), control1: place(step, leaving: handle),
        control2: place(step + turn, leaving: -handle))
    }
    return path
  }

  // MARK: Free paths

  private static func freePath(_ words: ArraySlice<Substring>) -> Path? {
    var path = Path()
    var command: Character?
    var numbers: [Double] = []
    for word in words {
      if let letter = word.first, letter.isLetter {
        guard word.count == 1, command == nil ? numbers.isEmpty : apply(command, numbers, to: &path) else {
          return nil
        }
        command = letter
        numbers = []
      } else {
        guard let number = Double(word) else { return nil }
        numbers.append(number)
      }
    }
    return apply(command, numbers, to: &path) ? path : nil
  }

  private static func apply(_ command: Character?, _ numbers: [Double], to path: inout Path) -> Bool {
    let size = command == "C" ? 6 : 2
    if command == "Z" {
      path.close()
      return numbers.isEmpty
    }
    guard !numbers.isEmpty, numbers.count % size == 0 else { return false }
    for start in stride(from: 0, to: numbers.count, by: size) {
      let points = stride(from: start, to: start + size, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch command {
      case "M": path.move(to: points[0])
      case "L": path.line(to: points[0])
      case "C": path.curve(to: points[2], control1: points[0], control2: points[1])
      default: return false
      }
    }
    return true
  }
}
