extension CivilDate {
  /// English names, from January.
  public static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// English names, from Sunday.
  public static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// Returns the hour on a clock of twelve.
  ///
  /// - Parameter hour: The hour of the day, 0 … 23.
  /// - Returns: The hour, 1 … 12.
  public static func clockHour(_ hour: Int) -> Int { ((hour - 1) % 12 + 12) % 12 + 1 }

  /// Returns a number in at least two digits.
  ///
  /// - Parameter number: A number from 0, such as a minute.
  public static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The time as `9:41 AM`.
  public var timeText: String {
    "\(Self.clockHour(hour)):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")"
  }

  /// The day as `Jun 10, 2024`.
  public var dayText: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }
}

extension DatePicker {
  /// What stands on the gray plates of the compact look, from left to right, as the United States write dates.
  public var plateTexts: [String] {
    let date = self.date ?? .example
    return switch mode {
    case .time: [date.timeText]
    case .date: [date.dayText]
    case .yearAndMonth: ["\(CivilDate.months[date.month - 1]) \(date.year)"]
    default: [date.dayText, date.timeText]
    }
  }

  /// The font on a plate.
  public static let plateFont = FontDescription(systemSize: 17)
  /// What a plate is wider than its text, points; not verified.
  public static let platePadding = 24.0
  /// Between two plates, points; not verified.
  public static let plateSpacing = 6.0
}
