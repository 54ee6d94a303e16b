import Geometry
import Raster
import Typography
import Views

extension Filmstrip {
  /// The caption below a frame.
  package struct Caption: Sendable {
    /// The first line: the time.
    package var time: String
    /// The end of the first line: the eased progress.
    package var progress: String
    /// The easing curve beside the progress, as values at even times; empty for none.
    package var curve: [Double] = []
    /// The frame's position on the curve, as a fraction of the duration.
    package var moment = 0.0
    /// The faults of the frame; a frame with faults is marked.
    package var faults: [String]
    /// The rectangles of the views that the faults concern, in pixels of the frame.
    package var outlines: [Rect] = []

    package init(time: String, progress: String, faults: [String] = []) {
      self.time = time
      self.progress = progress
      self.faults = faults
    }
  }
}

extension Filmstrip.Caption {
  private static let line = 14.0
  /// The maximum number of faults, and of lines for each.
  private static let mostFaults = 4
  private static let mostLines = 3
  private static let font = FontDescription(systemSize: 10, weight: .semibold)
  private static let plain = FontDescription(systemSize: 10)
  /// The size of the curve, in points.
  private static let curveRoom = Size(width: 24, height: 11)

  private var told: [String] {
    faults.count <= Self.mostFaults
      ? faults : faults.prefix(Self.mostFaults - 1) + ["and \(faults.count - Self.mostFaults + 1) more"]
  }

  private static func lines(of text: String, width: Double, _ brush: Brush) -> Int {
    let layout = brush.fonts.layOut(
      text, font: brush.font(plain), width: width, maximumLines: mostLines, lineBreak: .wordWrap,
      scale: brush.grid.scale, slack: 1)
    return min(mostLines, max(1, layout.lines.count))
  }

  /// The height in a column, in points.
  func height(width: Double, _ brush: Brush) -> Double {
    Self.line * Double(1 + told.reduce(0) { $0 + Self.lines(of: $1, width: width, brush) })
  }

  /// Draws the caption into a column.
  func paint(at place: Point, width: Double, _ brush: Brush) {
    var row = Rect(x: place.x, y: place.y, width: width, height: Self.line)
    brush.draw(TextBlock(text: time, font: Self.font, color: RGBA(hex: 0x1C1C1E)), in: row)
    brush.draw(
      TextBlock(text: progress, font: Self.plain, color: RGBA(hex: 0x6C6C70), alignment: .right), in: row)
    paintCurve(before: row.maxX - brush.width(of: progress, Self.plain) - 4, in: row, brush)
    row.origin.y += Self.line
    for fault in told {
      row.size.height = Self.line * Double(Self.lines(of: fault, width: width, brush))
      var block = TextBlock(text: fault, font: Self.plain, color: RGBA(hex: 0xD70015))
      block.maximumLines = Self.mostLines
      block.lineBreak = .tailTruncation
      brush.draw(block, in: row)
      row.origin.y += row.height
    }
  }

  /// The curve from the lower left to the upper right, with a dot where the frame is.
  private func paintCurve(before end: Double, in row: Rect, _ brush: Brush) {
    let finite = curve.filter(\.isFinite)
    guard finite.count == curve.count, curve.count > 1 else { return }
    let (low, high) = (min(0, finite.min() ?? 0), max(1, finite.max() ?? 1))
    let room = Self.curveRoom
    let box = brush.onGrid(
      Rect(x: end - room.width, y: row.midY - room.height / 2, width: room.width, height: room.height))
    func point(_ share: Double) -> Point {
      let place = min(max(share, 0), 1) * Double(curve.count - 1)
      let index = min(Int(place), curve.count - 2)
      let value = curve[index] + (curve[index + 1] - curve[index]) * (place - Double(index))
      return Point(
        x: box.minX + box.width * min(max(share, 0), 1),
        y: box.maxY - box.height * (value - low) / (high - low))
    }
    brush.fill(
      Rect(x: box.minX, y: box.maxY, width: box.width, height: brush.hairline), RGBA(hex: 0xAEAEB2))
    var path = Path()
    path.move(to: point(0))
    for step in 1..<curve.count { path.line(to: point(Double(step) / Double(curve.count - 1))) }
    brush.stroke(path, width: 1, RGBA(hex: 0x6C6C70))
    let dot = point(moment)
    brush.fill(
      .ellipse(in: Rect(x: dot.x - 2, y: dot.y - 2, width: 4, height: 4)), RGBA(hex: 0x0051B8))
  }
}
