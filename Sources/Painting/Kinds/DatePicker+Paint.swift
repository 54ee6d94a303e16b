import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// A date picker in one of its three looks, in English as the United States write dates.
  ///
  /// The automatic look is that of wheels in frames that were made for them, else the compact one, as iOS 14 has it;
  /// a countdown has wheels only. From how high on a frame is taken for wheels, 120 points, is our own choice.
  func paint(_ picker: DatePicker) {
    let date = picker.date ?? .example
    switch picker.style {
    case .wheels: paintWheels(columns(of: picker, date))
    case .compact where picker.mode != .countDownTimer: paintPlates(picker)
    case .inline where picker.mode == .date || picker.mode == .dateAndTime:
      paintMonth(date, time: picker.mode == .dateAndTime ? date.timeText : nil)
    case .inline where picker.mode == .time: paintPlates(picker)
    case .automatic where picker.mode != .countDownTimer && rect.height < 120: paintPlates(picker)
    default: paintWheels(columns(of: picker, date))
    }
  }

  // MARK: Plates

  /// Date and time on gray plates, at the left unless the control says otherwise; their figures are not verified.
  private func paintPlates(_ picker: DatePicker) {
    let texts = picker.plateTexts
    let font = DatePicker.plateFont
    let widths = texts.map { width(of: $0, font) + DatePicker.platePadding }
    let total = widths.reduce(0, +) + Double(texts.count - 1) * DatePicker.plateSpacing
    var x = rect.minX
    if [.right, .trailing].contains(view.control?.horizontalAlignment ?? .left) { x = rect.maxX - total }
    for (text, width) in zip(texts, widths) {
      let height = min(era.datePlateHeight, max(rect.height, 20))
      let plate = onGrid(Rect(x: x, y: rect.midY - height / 2, width: width, height: height))
      fillRounded(plate, radius: era.drawnDatePlateRadius, color("tertiarySystemFill"))
      let ink = color(isEnabled ? "label" : "tertiaryLabel")
      draw(TextBlock(text: text, font: font, color: ink, alignment: .center), in: plate)
      x += width + DatePicker.plateSpacing
    }
  }

  // MARK: Wheels

  private func columns(of picker: DatePicker, _ date: CivilDate) -> [WheelColumn] {
    switch picker.mode {
    case .time: timeColumns(picker, date)
    case .date: [monthColumn(date), dayColumn(date), yearColumn(date)]
    case .yearAndMonth: [monthColumn(date), yearColumn(date)]
    case .dateAndTime: [weekdayColumn(date)] + timeColumns(picker, date)
    case .countDownTimer: countDownColumns(picker)
    }
  }

  private func timeColumns(_ picker: DatePicker, _ date: CivilDate) -> [WheelColumn] {
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

  private func monthColumn(_ date: CivilDate) -> WheelColumn {
    WheelColumn(width: 130, alignment: .left) { CivilDate.months[((date.month - 1 + $0) % 12 + 12) % 12] }
  }

  private func dayColumn(_ date: CivilDate) -> WheelColumn {
    WheelColumn(width: 40, alignment: .right) { String(((date.day - 1 + $0) % 31 + 31) % 31 + 1) }
  }

  private func yearColumn(_ date: CivilDate) -> WheelColumn {
    WheelColumn(width: 90, alignment: .right) { String(date.year + $0) }
  }

  private func weekdayColumn(_ date: CivilDate) -> WheelColumn {
    WheelColumn(width: 132, alignment: .right) { distance in
      let day = date.adding(days: distance)
      return
        "\(CivilDate.weekdays[day.weekday].prefix(3)) \(CivilDate.months[day.month - 1].prefix(3)) \(day.day)"
    }
  }

  /// Hours and minutes with their units, which stand still on the band.
  private func countDownColumns(_ picker: DatePicker) -> [WheelColumn] {
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
