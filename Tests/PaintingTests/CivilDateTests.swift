import Testing
import Views

@testable import Painting

/// Weekdays compared with printed calendars.
@Suite struct CivilDateTests {
  @Test(arguments: [
    (0.0, "Jan 1, 2001", "12:00 AM", 1), (578_698_890.8, "May 4, 2019", "9:41 PM", 6),
    (-1, "Dec 31, 2000", "11:59 PM", 0), (-978_267_600, "Jan 1, 1970", "11:00 AM", 4),
    (3_124_090_800, "Dec 31, 2099", "11:00 AM", 4), (92_102_400, "Dec 3, 2003", "12:00 AM", 3),
    (99_619_200, "Feb 28, 2004", "12:00 AM", 6), (99_705_600, "Feb 29, 2004", "12:00 AM", 0),
    (-12_622_780_800, "Jan 1, 1601", "12:00 AM", 1),
  ])
  func days(seconds: Double, day: String, time: String, weekday: Int) {
    let date = CivilDate(secondsSince2001: seconds)
    #expect(date.dayText == day)
    #expect(date.timeText == time)
    #expect(date.weekday == weekday)
  }

  /// Four centuries, day by day, include every month's end.
  @Test func monthsFollowEachOther() {
    var date = CivilDate(secondsSince2001: 0)
    for _ in 0..<146_097 {
      let next = date.adding(days: 1)
      if date.day == date.daysInMonth {
        #expect(next.day == 1)
        #expect(next.month == date.month % 12 + 1)
      } else {
        #expect(next.day == date.day + 1)
      }
      #expect(next.weekday == (date.weekday + 1) % 7)
      date = next
    }
    #expect(date.dayText == "Jan 1, 2401")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func invalidDates(seconds: Double) {
    let date = CivilDate(secondsSince2001: seconds)
    #expect((1...12).contains(date.month))
    #expect((1...31).contains(date.day))
  }

  @Test func theExample() {
    #expect(CivilDate.example.dayText == "Jun 10, 2024")
    #expect(CivilDate.example.timeText == "9:41 AM")
  }
}
