import Geometry
import Views

extension PaintingCase {
  static let smallControls =
    [Appearance.light, .dark].flatMap { look in
      [
        PaintingCase("stepper/ends-\(look)", appearance: look) { steppers() },
        PaintingCase("page-control/states-\(look)", appearance: look) { pageControls() },
        PaintingCase("activity/styles-\(look)", appearance: look) { indicators() },
        PaintingCase("date-picker/wheels-\(look)", scale: 1, appearance: look) { wheels() },
        PaintingCase("date-picker/compact-\(look)", scale: 1, appearance: look) { plates() },
        PaintingCase("date-picker/inline-\(look)", scale: 1, appearance: look) { months() },
        PaintingCase("search-bar/states-\(look)", scale: 1, appearance: look) { searchBars() },
        PaintingCase("color-well/colours-\(look)", appearance: look) { wells() },
      ]
    } + [
      PaintingCase("date-picker/compact-rtl", scale: 1, isRightToLeft: true) { plates() },
      PaintingCase("stepper/ends-rtl", isRightToLeft: true) { steppers() },
      PaintingCase("search-bar/ios-26", scale: 1, era: Era(toolsVersion: 24_000)) { searchBars() },
      PaintingCase("stepper/ios-26", era: Era(toolsVersion: 24_000)) { steppers() },
      PaintingCase("page-control/states-rtl", isRightToLeft: true) { pageControls() },
      PaintingCase("search-bar/states-rtl", scale: 1, isRightToLeft: true) { searchBars() },
      PaintingCase("stepper/ends-3x", scale: 3) { Make.column([stepper(5)], width: 114) },
      PaintingCase("activity/styles-1x", scale: 1) { indicators() },
    ]

  private static func control(
    _ width: Double, _ height: Double, _ name: String, _ content: ViewContent
  ) -> View {
    Make.view(width, height, className: name, content: content) { $0.control = ControlState() }
  }

  private static func stepper(_ value: Double, height: Double = 32) -> View {
    var stepper = Stepper()
    stepper.value = value
    return control(94, height, "UIStepper", .stepper(stepper))
  }

  private static func steppers() -> View {
    Make.column(
      [
        stepper(5), stepper(0), stepper(100), stepper(5, height: 29),
        stepper(5).state { $0.isEnabled = false },
      ], width: 114)
  }

  private static func pages(_ count: Int, _ current: Int, _ change: (inout PageControl) -> Void = { _ in })
    -> View
  {
    var pages = PageControl()
    pages.pageCount = count
    pages.currentPage = current
    change(&pages)
    return control(160, 26, "UIPageControl", .pageControl(pages)).with { $0.backgroundColor = .hex(0x5E5CE6) }
  }

  private static func pageControls() -> View {
    Make.column(
      [
        pages(3, 0), pages(5, 2) { $0.isProminent = true },
        pages(4, 3) {
          $0.indicatorTintColor = .hex(0xFFD60A)
          $0.currentIndicatorTintColor = .hex(0xFF3B30)
        }, pages(1, 0), pages(1, 0) { $0.hidesForSinglePage = true }, pages(40, 39), pages(3, 77),
      ], width: 180, gap: 6)
  }

  private static func indicator(_ style: ActivityIndicator.Style, _ tint: Color? = nil) -> View {
    var indicator = ActivityIndicator()
    indicator.style = style
    indicator.color = tint
    let side = indicator.isLarge ? 37.0 : 20
    return Make.view(side, side, className: "UIActivityIndicatorView", content: .activityIndicator(indicator))
    {
      if indicator.isWhite { $0.backgroundColor = .hex(0x5E5CE6) }
    }
  }

  private static func indicators() -> View {
    var refresh = RefreshControl()
    refresh.title = "Pull for more"
    return Make.column(
      [
        Make.row([
          indicator(.medium), indicator(.gray), indicator(.white), indicator(.medium, .hex(0xFF9500)),
        ]),
        Make.row([indicator(.large), indicator(.whiteLarge), indicator(.large, .hex(0x34C759))]),
        control(120, 70, "UIRefreshControl", .refreshControl(refresh)),
      ], width: 150)
  }

  private static func picker(
    _ width: Double, _ height: Double, _ mode: DatePicker.Mode, _ style: DatePicker.Style = .automatic,
    _ change: (inout DatePicker) -> Void = { _ in }
  ) -> View {
    var picker = DatePicker()
    picker.mode = mode
    picker.style = style
    change(&picker)
    return control(width, height, "UIDatePicker", .datePicker(picker))
  }

  private static func wheels() -> View {
    let modes: [DatePicker.Mode] = [.dateAndTime, .date, .time, .countDownTimer]
    return Make.column(
      modes.map { mode in
        picker(320, 180, mode) {
          $0.style = .wheels
          $0.date = CivilDate(secondsSince2001: 578_698_890.8)
          $0.countDownDuration = 5400
          $0.minuteInterval = 5
        }
      } + [Make.view(200, 216, className: "UIPickerView", content: .pickerView)], width: 340, gap: 4)
  }

  private static func plates() -> View {
    Make.column(
      [
        picker(240, 34, .dateAndTime, .compact), picker(240, 34, .date), picker(240, 34, .time),
        picker(240, 34, .yearAndMonth, .compact), picker(240, 34, .date).state { $0.isEnabled = false },
        picker(240, 34, .time).state { $0.horizontalAlignment = .trailing },
      ], width: 260)
  }

  private static func months() -> View {
    Make.column(
      [
        picker(320, 380, .dateAndTime, .inline),
        picker(180, 160, .date, .inline).with { $0.tintColor = .hex(0xFF2D55) },
        Make.view(300, 300, className: "UICalendarView", content: .calendarView),
      ], width: 340)
  }

  private static func searchBar(
    _ height: Double = 56, _ change: (inout SearchBar) -> Void
  ) -> View {
    var bar = SearchBar()
    change(&bar)
    return Make.view(300, height, className: "UISearchBar", content: .searchBar(bar))
  }

  private static func searchBars() -> View {
    Make.column(
      [
        searchBar { $0.placeholder = "Search" },
        searchBar {
          $0.text = "Typed"
          $0.isMinimal = true
        },
        searchBar {
          $0.placeholder = "Books"
          $0.showsCancelButton = true
          $0.showsBookmarkButton = true
        },
        searchBar(100) {
          $0.placeholder = "Scoped"
          $0.showsScopeBar = true
          $0.scopeTitles = ["All", "Unread", "Flagged"]
          $0.selectedScope = 1
        },
        searchBar(74) {
          $0.prompt = "Where to?"
          $0.look.barTintColor = .hex(0xFFD60A)
        },
        searchBar(44) { $0.placeholder = "Low" },
      ], width: 320)
  }

  private static func wells() -> View {
    let colours: [Color?] = [nil, .hex(0xFF2D55), .hex(0x34C759, alpha: 0.5), .white]
    return Make.row(
      colours.map { colour in
        var well = ColorWell()
        well.selectedColor = colour
        return control(44, 44, "UIColorWell", .colorWell(well))
      })
  }
}
