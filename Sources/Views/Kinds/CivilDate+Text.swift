extension CivilDate {
  /// English names, from January.
  public static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// English names, from Sunday.
  public static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// Returns the hour on a 12-hour clock.
  ///
  /// - Parameter hour: The hour of the day, 0 … 23.
  /// - Returns: The hour, 1 … 12.
  public static func clockHour(_ hour: Int) -> Int { ((hour - 1) % 12 + 12) % 12 + 1 }

  /// Returns a number with at least two digits.
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
  /// The texts on the gray plates of the compact style, from left to right, in US format.
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
  /// The width of a plate beyond its text, in points; not verified.
  public static let platePadding = 24.0
  /// The gap between two plates, in points; not verified.
  public static let plateSpacing = 6.0
}
