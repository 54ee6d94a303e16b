/// A date and time in the Gregorian calendar, in UTC, so that pictures do not depend on the time zone.
public struct CivilDate: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1 … 12.
  public let month: Int
  /// The day, 1 … 31.
  public let day: Int
  /// The hour, 0 … 23.
  public let hour: Int
  /// The minute, 0 … 59.
  public let minute: Int
  private let dayNumber: Int

  /// The date used in place of the current time, which pictures must not depend on: 10 June 2024, 9:41.
  public static let example = CivilDate(secondsSince2001: 739_705_260)

  /// Creates a date from seconds since the beginning of 2001, as in files; within some ten thousand years of it.
  ///
  /// - Parameter seconds: The seconds since 1 January 2001, 0:00 UTC (`NSDate.timeIntervalSinceReferenceDate`); values
  ///   that are not finite count as 0.
  public init(secondsSince2001 seconds: Double) {
    let reach = 4e11
    let whole = seconds.isFinite ? Int(min(max(seconds, -reach), reach).rounded(.down)) : 0
    let day = Self.floorDivide(whole, by: 86_400)
    let second = whole - day * 86_400
    self.init(dayNumber: day, minuteOfDay: second / 60)
  }

  /// Days are counted from 1 January 2001, a Monday.
  ///
  /// Years begin in March in this calculation, so that the leap day is a year's last day; 146 097 days are 400 years.
  private init(dayNumber: Int, minuteOfDay: Int) {
    let sinceMarch0 = dayNumber + 730_791
    let era = Self.floorDivide(sinceMarch0, by: 146_097)
    let dayOfEra = sinceMarch0 - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    self.dayNumber = dayNumber
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = minuteOfDay / 60
    minute = minuteOfDay % 60
  }

  /// The weekday: 0 is Sunday, 6 Saturday.
  public var weekday: Int { dayNumber + 1 - Self.floorDivide(dayNumber + 1, by: 7) * 7 }

  /// Returns the same time on another day.
  ///
  /// - Parameter days: The number of days; negative for earlier ones.
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days, minuteOfDay: hour * 60 + minute)
  }

  /// The number of days of its month.
  public var daysInMonth: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  private static func floorDivide(_ number: Int, by divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor)
  }
}
