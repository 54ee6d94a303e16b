import Diagnostics
import Views

extension DatePicker {
  /// Reads a `<datePicker>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var picker = DatePicker()
    picker.mode = reader.word(
      "datePickerMode",
      [
        ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime), ("countDownTimer", .countDownTimer),
        ("yearAndMonth", .yearAndMonth),
      ], default: .dateAndTime)
    let styles: [(String, Style)] = [
      ("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
    ]
    let preferred = reader.word("preferredDatePickerStyle", styles, default: .automatic)
    picker.style = reader.word("style", styles, default: preferred)
    picker.minuteInterval = interval(
      reader.int("minuteInterval", default: 1), reader.context, at: reader.location)
    picker.countDownDuration = max(0, reader.number("countDownDuration", default: 0))
    let date = reader.child(key: "date", named: "date").map {
      CivilDate(secondsSince2001: $0.seconds("timeIntervalSinceReferenceDate"))
    }
    // Documents say only that it is not used. 6 of 27 date pickers in the documents of 65 projects; none says that it is.
    let isCurrent = reader.bool("useCurrentDate", default: true)
    picker.date = isCurrent ? nil : date
    return .datePicker(picker)
  }

  /// Reads an `IBUIDatePicker`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var picker = DatePicker()
    picker.mode = reader.choice("IBUIDatePickerMode", default: .dateAndTime)
    picker.minuteInterval = interval(
      reader.int("IBUIMinuteInterval", default: 1), reader.context, at: reader.location)
    picker.countDownDuration = max(0, reader.number("IBUICountDownDuration", default: 0))
    let date = reader.object("IBUIDate").map {
      CivilDate(secondsSince2001: Double($0.string("NS.time") ?? "") ?? 0)
    }
    picker.date = reader.bool("IBUIUseCurrentDate", default: false) ? nil : date
    return .datePicker(picker)
  }

  /// The interval must divide an hour, as UIKit demands; others count as one minute.
  private static func interval(_ minutes: Int, _ context: ReadingContext, at location: SourceLocation) -> Int
  {
    if (1...30).contains(minutes) && 60 % minutes == 0 { return minutes }
    context.add(
      .badValue(
        String(minutes), of: "the minute interval", expected: "a divisor of 60", used: "1", at: location))
    return 1
  }
}

extension ElementReader {
  /// A time in seconds, which exceeds the limit for lengths.
  fileprivate func seconds(_ name: String) -> Double {
    guard let text = string(name) else { return 0 }
    if let value = Double(text), value.isFinite { return value }
    context.add(.badValue(text, of: name, expected: "a number of seconds", used: "0", at: location))
    return 0
  }
}

extension ColorWell {
  /// Reads a `<colorWell>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var well = ColorWell()
    well.selectedColor = reader.color(key: "selectedColor")
    return .colorWell(well)
  }
}
