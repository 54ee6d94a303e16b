import Geometry
import Raster
import Views

/// A month's calendar, weeks starting on Sunday: its name and arrows, weekday names, the days with one selected, and a
/// line for the time if one is given.
///
/// Proportions follow a calendar of 320 × 350 points by eye; they are not verified.
struct MonthPainter: Painter {
  let context: PaintContext
  let date: CivilDate
  var time: String?

  func paint() {
    guard rect.width >= 100, rect.height >= 80 else { return }
    let first = date.adding(days: 1 - date.day)
    let weeks = (first.weekday + date.daysInMonth + 6) / 7
    let timeHeight = time == nil ? 0.0 : min(44, rect.height * 0.14)
    let head = min(44, rect.height * 0.14)
    let names = min(26, rect.height * 0.09)
    let grid = Rect(
      minX: rect.minX + 8, minY: rect.minY + head + names, maxX: rect.maxX - 8, maxY: rect.maxY - timeHeight)
    paintHead(in: Rect(x: rect.minX + 16, y: rect.minY, width: rect.width - 32, height: head))
    let column = grid.width / 7
    for (index, name) in CivilDate.weekdays.enumerated() {
      paintDay(
        name.prefix(3).uppercased(), size: min(13, column * 0.3), weight: .semibold, color("tertiaryLabel"),
        in: Rect(x: grid.minX + Double(index) * column, y: grid.minY - names, width: column, height: names))
    }
    let row = grid.height / Double(max(weeks, 5))
    for day in 1...date.daysInMonth {
      let place = first.weekday + day - 1
      let box = Rect(
        x: grid.minX + Double(place % 7) * column, y: grid.minY + Double(place / 7) * row, width: column,
        height: row)
      if day == date.day { paintChosenDay(in: box) }
      paintDay(
        String(day), size: min(20, row * 0.5), weight: day == date.day ? .semibold : .regular,
        day == date.day ? tint : color(isEnabled ? "label" : "tertiaryLabel"), in: box)
    }
    if let time { paintTime(time, height: timeHeight) }
  }

  private func paintHead(in box: Rect) {
    let font = FontDescription(systemSize: min(17, box.height * 0.45), weight: .semibold)
    let name = "\(CivilDate.months[date.month - 1]) \(date.year)"
    brush.draw(TextBlock(text: name, font: font, color: color("label")), in: box)
    let size = font.size * 0.35
    paintAngle(
      at: Point(x: box.minX + brush.width(of: name, font) + 10, y: box.midY), size: size * 0.8, right: true)
    paintAngle(at: Point(x: box.maxX - 8, y: box.midY), size: size, right: true)
    paintAngle(at: Point(x: box.maxX - 44, y: box.midY), size: size, right: false)
  }

  private func paintAngle(at point: Point, size: Double, right: Bool) {
    let tip = right ? size / 2 : -size / 2
    var path = Path()
    path.move(to: Point(x: point.x - tip, y: point.y - size))
    path.line(to: Point(x: point.x + tip, y: point.y))
    path.line(to: Point(x: point.x - tip, y: point.y + size))
    brush.stroke(path, width: 2, tint, cap: .round)
  }

  private func paintDay(
    _ text: String, size: Double, weight: FontDescription.Weight, _ ink: RGBA, in box: Rect
  ) {
    var block = TextBlock(
      text: text, font: FontDescription(systemSize: size, weight: weight), color: ink, alignment: .center)
    block.isContent = false
    brush.draw(block, in: box)
  }

  private func paintChosenDay(in box: Rect) {
    let side = min(box.width, box.height, 44)
    brush.fill(
      .ellipse(in: Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)),
      tint.faded(0.15))
  }

  private func paintTime(_ time: String, height: Double) {
    let line = Rect(x: rect.minX + 16, y: rect.maxY - height, width: rect.width - 32, height: height)
    let font = FontDescription(systemSize: min(17, height * 0.4))
    brush.draw(TextBlock(text: "Time", font: font, color: color("label")), in: line)
    let width = brush.width(of: time, font) + 20
    let plate = brush.onGrid(
      Rect(x: line.maxX - width, y: line.midY - height * 0.4, width: width, height: height * 0.8))
    brush.fillRounded(plate, radius: 6, color("tertiarySystemFill"))
    brush.draw(TextBlock(text: time, font: font, color: color("label"), alignment: .center), in: plate)
  }
}

/// A calendar view showing the current month, as an example.
struct CalendarViewPainter: KindPainter {
  let context: PaintContext

  func paintContent(_ frames: Frames) { MonthPainter(context: context, date: .example).paint() }
}
