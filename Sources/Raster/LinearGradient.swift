import Geometry

/// Colours along a line, as a table over the offset, and the offset as a linear function of a pixel's centre.
struct LinearGradient {
  /// Entries in the table: more than any pixmap in view has rows, so that hard stops stay sharp.
  private static let steps = 4096

  /// Premultiplied words for offsets 0…1.
  let table: [UInt32]
  /// What the index into the table grows by from column to column and from row to row, and its value at
  /// pixel (0, 0).
  let perColumn, perRow, atOrigin: Double

  /// Nil where `from` and `to` are the same place or the plane is flattened.
  init?(
    from: Point, to: Point, stops: [(offset: Double, color: PixelColor)], transform: AffineTransform
  ) {
    let way = to - from
    let squaredLength = way.x * way.x + way.y * way.y
    guard squaredLength > 0, squaredLength.isFinite, let inverse = transform.inverse else { return nil }
    let factor = Double(LinearGradient.steps - 1) / squaredLength
    perColumn = (inverse.a * way.x + inverse.b * way.y) * factor
    perRow = (inverse.c * way.x + inverse.d * way.y) * factor
    let first = inverse.apply(Point(x: 0.5, y: 0.5)) - from
    atOrigin = (first.x * way.x + first.y * way.y) * factor
    guard (perColumn + perRow + atOrigin).isFinite else { return nil }
    table = LinearGradient.table(stops)
  }

  /// The index into the table for a column and a row.
  @inline(__always) func index(x: Int, y: Int) -> Int {
    let exact = atOrigin + Double(y) * perRow + Double(x) * perColumn
    return exact > 0 ? Int(min(exact, Double(LinearGradient.steps - 1)) + 0.5) : 0
  }

  private static func table(_ stops: [(offset: Double, color: PixelColor)]) -> [UInt32] {
    var next = 0
    return (0..<steps).map { step in
      let offset = Double(step) / Double(steps - 1)
      while next < stops.count, !(stops[next].offset > offset) { next += 1 }
      if next == 0 { return stops[0].color.premultiplied }
      let before = stops[next - 1]
      guard next < stops.count else { return before.color.premultiplied }
      let part = (offset - before.offset) / (stops[next].offset - before.offset)
      return mix(
        before.color.premultiplied, stops[next].color.premultiplied,
        UInt32((part > 0 ? min(part, 1) : 0) * 65536))
    }
  }

  /// Each channel on the way from one word to another, `part` / 65536 of it.
  private static func mix(_ start: UInt32, _ end: UInt32, _ part: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let channel = (start >> shift & 0xFF) * (65536 - part) + (end >> shift & 0xFF) * part
      result |= ((channel + 32768) >> 16) << shift
    }
    return result
  }
}

/// The pixels of a gradient.
struct GradientSource: PixelSource {
  private let gradient: LinearGradient
  private let run: RunBuffer

  /// A source of runs of at most `longestRun` pixels.
  init(_ gradient: LinearGradient, longestRun: Int) {
    self.gradient = gradient
    run = RunBuffer(capacity: longestRun)
  }

  func pixels(y: Int, x: Int, count: Int) -> UnsafePointer<UInt32> {
    let words = run.words
    gradient.table.withUnsafeBufferPointer { table in
      if gradient.perColumn == 0 {
        words.update(repeating: table[gradient.index(x: x, y: y)], count: count)
      } else {
        for index in 0..<count { words[index] = table[gradient.index(x: x &+ index, y: y)] }
      }
    }
    return UnsafePointer(words)
  }
}
