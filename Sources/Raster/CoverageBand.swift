import Geometry

/// The units of area coverage.
enum Area {
  /// The number of steps per pixel in each direction, fine enough for a shape and its rotation by 90° to round
  /// identically.
  static let one: Int64 = 1 << 24
  /// The area of a pixel, in doubled square steps.
  static let full: Int64 = 1 << 49

  /// Returns the coverage 0…255 of a signed area, summed over all windings and rounded to nearest.
  @inline(__always) static func coverage(_ signed: Int64, _ rule: FillRule) -> UInt8 {
    var area = signed < 0 ? 0 &- signed : signed
    switch rule {
    case .nonZero: area = min(area, full)
    case .evenOdd:
      area &= 2 &* full &- 1
      if area > full { area = 2 &* full &- area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ full / 2) &>> 49)
  }

  /// Returns a distance of 0…1 pixels in steps.
  @inline(__always) static func steps(_ distance: Double) -> Int64 {
    Int64(distance * Double(one) + 0.5)
  }
}

/// The rows of a shape that are being converted from edges to coverage.
///
/// An edge through a cell adds the area to its right within that cell; the rest of its height is added to the next
/// cell. The running sum along a row is therefore the area covered in each cell, and constant where there are no edges.
/// One bit per cell records where edges passed: the sweep skips other cells 64 at a time, and needs no sorting.
struct CoverageBand {
  /// Differences of doubled area, `stride` cells per row; all zero before and after use.
  let cells: UnsafeMutablePointer<Int64>
  /// A bit for each cell that may be nonzero, `wordsPerRow` words per row; all zero before and after use.
  let marks: UnsafeMutablePointer<UInt64>
  let bounds: PixelRect
  /// The number of cells per row: two more than pixels, for the right edge and what lies beyond it.
  let stride: Int
  let wordsPerRow: Int

  /// Adds the part of an edge in the rows of the band; an edge left of the band counts as on its left side, one right
  /// of it is ignored.
  func add(_ edge: Edge) {
    let top = max(edge.y0, Double(bounds.y))
    let bottom = min(edge.y1, Double(bounds.maxY))
    guard top < bottom else { return }
    let left = Double(bounds.x)
    let right = Double(bounds.maxX)
    if edge.x0 == edge.x1 {
      if edge.x0 < right { addUpright(x: max(edge.x0, left), from: top, to: bottom, edge.winding) }
      return
    }
    let atLeft = min(max(edge.y0 + (left - edge.x0) * edge.inverseSlope, top), bottom)
    let atRight = min(max(edge.y0 + (right - edge.x0) * edge.inverseSlope, top), bottom)
    if edge.slope > 0 {
      addUpright(x: left, from: top, to: atLeft, edge.winding)
      addSlanted(edge, from: atLeft, to: atRight)
    } else {
      addSlanted(edge, from: atRight, to: atLeft)
      addUpright(x: left, from: atLeft, to: bottom, edge.winding)
    }
  }

  /// Adds a vertical line at `x` within the band.
  private func addUpright(x: Double, from top: Double, to bottom: Double, _ winding: Int64) {
    guard top < bottom else { return }
    let column = x.rounded(.down)
    let cell = Int(column) &- bounds.x
    let across = 2 &* Area.steps(x - column)
    var row = top.rounded(.down)
    var y = top
    var line = Int(row) &- bounds.y
    while y < bottom {
      let next = min(row + 1, bottom)
      let isWhole = y == row && next == row + 1
      let height = isWhole ? Area.one : Area.steps(next - row) &- Area.steps(y - row)
      add(row: line, cell: cell, across: across, height: height &* winding)
      y = next
      row += 1
      line &+= 1
    }
  }

  /// Adds the part of a slanted edge between two heights that is within the band.
  private func addSlanted(_ edge: Edge, from top: Double, to bottom: Double) {
    guard top < bottom else { return }
    let left = Double(bounds.x)
    let right = Double(bounds.maxX)
    var row = top.rounded(.down)
    var y = top
    var x = min(max(edge.x(at: y), left), right)
    while y < bottom {
      let nextY = min(row + 1, bottom)
      let nextX = min(max(edge.x(at: nextY), left), right)
      addInRow(edge, row: row, from: Point(x: x, y: y), to: Point(x: nextX, y: nextY))
      (x, y) = (nextX, nextY)
      row += 1
    }
  }

  /// Adds a piece of an edge within one row, cell by cell.
  private func addInRow(_ edge: Edge, row: Double, from start: Point, to end: Point) {
    let line = Int(row) &- bounds.y
    let last = end.x.rounded(.down)
    var column = start.x.rounded(.down)
    var (x, y) = (start.x, start.y)
    var height = Area.steps(y - row)
    let step = last < column ? -1.0 : 1.0
    while column != last {
      let border = step > 0 ? column + 1 : column
      y = min(max(edge.y0 + (border - edge.x0) * edge.inverseSlope, y), end.y)
      let nextHeight = Area.steps(y - row)
      add(
        row: line, cell: Int(column) &- bounds.x,
        across: Area.steps(x - column) &+ Area.steps(border - column),
        height: (nextHeight &- height) &* edge.winding)
      (x, height) = (border, nextHeight)
      column += step
    }
    add(
      row: line, cell: Int(column) &- bounds.x,
      across: Area.steps(x - column) &+ Area.steps(end.x - column),
      height: (Area.steps(end.y - row) &- height) &* edge.winding)
  }

  /// Adds a piece of an edge within one cell; `across` is twice its mean distance from the cell's left side.
  @inline(__always) private func add(row: Int, cell: Int, across: Int64, height: Int64) {
    let index = row &* stride &+ cell
    cells[index] = cells[index] &+ height &* (2 &* Area.one &- across)
    cells[index &+ 1] = cells[index &+ 1] &+ height &* across
    mark(row, cell)
    mark(row, cell &+ 1)
  }

  @inline(__always) private func mark(_ row: Int, _ cell: Int) {
    let index = row &* wordsPerRow &+ cell &>> 6
    marks[index] = marks[index] | 1 &<< UInt64(truncatingIfNeeded: cell & 63)
  }

  /// Paints all runs of equal nonzero coverage, row by row from the left, and clears the band.
  func sweep<Painter: SpanPainter>(_ rule: FillRule, _ painter: inout Painter) {
    for row in 0..<bounds.height {
      let words = marks + row * wordsPerRow
      let line = cells + row * stride
      var sum: Int64 = 0
      var start = 0
      for wordIndex in 0..<wordsPerRow {
        var word = words[wordIndex]
        guard word != 0 else { continue }
        words[wordIndex] = 0
        repeat {
          let cell = wordIndex &* 64 &+ word.trailingZeroBitCount
          word &= word &- 1
          paint(row, start, min(cell, bounds.width), sum, rule, &painter)
          sum = sum &+ line[cell]
          line[cell] = 0
          start = cell
        } while word != 0
      }
      paint(row, start, bounds.width, sum, rule, &painter)
    }
  }

  @inline(__always)
  private func paint<Painter: SpanPainter>(
    _ row: Int, _ start: Int, _ end: Int, _ sum: Int64, _ rule: FillRule, _ painter: inout Painter
  ) {
    guard start < end, sum != 0 else { return }
    let coverage = Area.coverage(sum, rule)
    guard coverage != 0 else { return }
    painter.paint(y: bounds.y &+ row, x: bounds.x &+ start, count: end &- start, coverage: coverage)
  }
}
