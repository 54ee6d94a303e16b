import Geometry
import Views

/// A date picker in one of its three styles, in English with US date formats.
///
/// The automatic style is compact from iOS 14 on; before, it is wheels in frames that were made for them. A countdown always has
/// wheels. The height from which a frame is assumed to be for wheels, 120 points, is our own choice.
struct DatePickerPainter: KindPainter {
  let context: PaintContext
  let picker: DatePicker

  var overhang: Double { .infinity }

  private var date: CivilDate { picker.date ?? .example }

  func paintContent(_ frames: Frames) {
    switch picker.style {
    case .wheels: paintWheels()
    case .compact where picker.isCompact(by: era): paintPlates()
    case .inline where picker.mode == .date || picker.mode == .dateAndTime:
      let time = picker.mode == .dateAndTime ? date.timeText : nil
      MonthPainter(context: context, date: date, time: time).paint()
    case .inline where picker.mode == .time: paintPlates()
    case .automatic where picker.isCompact(by: era, height: rect.height): paintPlates()
    default: paintWheels()
    }
  }

  // MARK: Plates

  /// Date and time on gray plates in reading direction, at the leading edge unless the control is aligned otherwise; their
  /// figures are not verified.
  private func paintPlates() {
    let brush = brush.arranged(in: rect)
    let texts = picker.plateTexts
    let font = DatePicker.plateFont
    let widths = texts.map { brush.width(of: $0, font) + DatePicker.platePadding }
    let total = widths.reduce(0, +) + Double(texts.count - 1) * DatePicker.plateSpacing
    let end: ControlState.HorizontalAlignment = brush.isRightToLeft ? .left : .right
    let isAtEnd = [end, .trailing].contains(view.control?.horizontalAlignment ?? .leading)
    var x = isAtEnd ? rect.maxX - total : rect.minX
    for (text, width) in zip(texts, widths) {
      let height = min(era.datePlateHeight, max(rect.height, 20))
      let plate = brush.onGrid(Rect(x: x, y: rect.midY - height / 2, width: width, height: height))
      brush.fillRounded(plate, radius: era.drawnDatePlateRadius, color("tertiarySystemFill"))
      let ink = color(isEnabled ? "label" : "tertiaryLabel")
      brush.draw(TextBlock(text: text, font: font, color: ink, alignment: .center), in: plate)
      x += width + DatePicker.plateSpacing
    }
  }

  // MARK: Wheels

  private func paintWheels() { WheelsPainter(context: context).paint(columns) }

  private var columns: [WheelColumn] {
    switch picker.mode {
    case .time: timeColumns
    case .date: [monthColumn, dayColumn, yearColumn, WheelColumn(width: 13) { _ in nil }]
    case .yearAndMonth: [monthColumn, yearColumn]
    case .dateAndTime: [weekdayColumn] + timeColumns
    case .countDownTimer: countDownColumns
    }
  }

  private var timeColumns: [WheelColumn] {
    let half = date.hour / 12
    return [
      WheelColumn(width: 50, alignment: .right) { String(CivilDate.clockHour(date.hour + $0)) },
      minuteColumn(date.minute, step: picker.minuteInterval),
      WheelColumn(width: 62) { (0...1).contains(half + $0) ? ["AM", "PM"][half + $0] : nil },
    ]
  }

  private func minuteColumn(_ minute: Int, step: Int) -> WheelColumn {
    let step = max(1, step)
    let chosen = minute / step * step
    return WheelColumn(width: 50, alignment: .right) {
      CivilDate.twoDigits(((chosen + $0 * step) % 60 + 60) % 60)
    }
  }

  private var monthColumn: WheelColumn {
    WheelColumn(width: 126, alignment: .left) { CivilDate.months[((date.month - 1 + $0) % 12 + 12) % 12] }
  }

  private var dayColumn: WheelColumn {
    WheelColumn(width: 40, alignment: .right) { String(((date.day - 1 + $0) % 31 + 31) % 31 + 1) }
  }

  private var yearColumn: WheelColumn {
    WheelColumn(width: 87, alignment: .right) { String(date.year + $0) }
  }

  private var weekdayColumn: WheelColumn {
    WheelColumn(width: 132, alignment: .right) { distance in
      let day = date.adding(days: distance)
      return
        "\(CivilDate.weekdays[day.weekday].prefix(3)) \(CivilDate.months[day.month - 1].prefix(3)) \(day.day)"
    }
  }

  /// Hours and minutes with their units, which are fixed on the band.
  private var countDownColumns: [WheelColumn] {
    let duration = picker.countDownDuration.isFinite ? picker.countDownDuration : 0
    let minutes = Int(min(max(duration, 0), 86_340) / 60)
    let hours = minutes / 60
    return [
      WheelColumn(width: 46, alignment: .right) { (0...23).contains(hours + $0) ? String(hours + $0) : nil },
      WheelColumn(width: 78, alignment: .left) { $0 == 0 ? (hours == 1 ? "  hour" : "  hours") : nil },
      minuteColumn(minutes % 60, step: picker.minuteInterval),
      WheelColumn(width: 66, alignment: .left) { $0 == 0 ? "  min" : nil },
    ]
  }
}
