import Geometry
import Painting
import Raster
import TestSupport
import Testing
import Views

/// Files may contain any number; none of them stops the painter.
struct RobustnessTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e-300, 0.3, 1e7, 1e300, -1e300, .greatestFiniteMagnitude,
  ]

  /// One view of each kind, with all its numbers being `value`.
  private static func views(_ value: Double) -> [View] {
    let image = ImageReference(name: "A", size: Size(width: value, height: value))
    return [
      Make.view(50, 50, color: .black), Make.label("Some text") { $0.numberOfLines = 0 },
      Make.label("Shrinking text") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = value
        $0.font.size = value
        $0.shadowColor = .black
        $0.shadowOffset = Size(width: value, height: value)
      },
      Make.button("Button") {
        $0.normal.image = image
        $0.contentInsets = EdgeInsets(top: value, left: value, bottom: value, right: value)
        $0.titleInsets = $0.contentInsets
        $0.imageInsets = $0.contentInsets
      }, Make.button(nil, kind: .close), Make.configured(.filled) { $0.subtitle = "Below" },
      Make.field("Text") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = value
        $0.clearButtonMode = .always
      },
      Make.image(image, 50, 50, mode: .scaleAspectFill),
      Make.image(ImageReference(name: "star", isSystem: true), 50, 50),
      Make.toggle(true).state { $0.isEnabled = false },
      Make.slider(value) {
        $0.maximum = value
        $0.minimum = -value
      },
      Make.segments(["A", "B"], selected: 7) { $0.segments[0].width = value },
      Make.segments(["A"], selected: -3) { $0.apportionsWidthsByContent = true }, Make.progress(value),
      Make.view(50, 50, className: "UITableView", content: .tableView(table(value))).holding(
        Make.view(50, 44, className: "UITableViewCell", content: .tableViewCell(TableViewCell()))),
      Make.view(50, 50, className: "UITableView", content: .tableView(table(value))),
      Make.view(50, 50, className: "MKMapView", content: .placeholder),
      Make.view(50, 50, className: "Thing", content: .unknown),
      Make.view(50, 50) { $0.customClass = "Own" },
    ] + laterKinds(value).map { Make.view(50, 50, className: "Later", content: $0) }
  }

  private static func laterKinds(_ value: Double) -> [ViewContent] {
    var stepper = Stepper()
    (stepper.value, stepper.minimum, stepper.maximum) = (value, value, value)
    var pages = PageControl()
    (pages.pageCount, pages.currentPage) = (Int.max, Int.min)
    var search = SearchBar()
    (search.showsScopeBar, search.scopeTitles, search.selectedScope) = (true, ["A"], -7)
    (search.showsCancelButton, search.prompt) = (true, "Prompt")
    var item = BarButtonItem()
    (item.title, item.width) = ("Item", value)
    var space = BarButtonItem()
    space.systemItem = .flexibleSpace
    var bar = NavigationBar()
    var shown = NavigationItem()
    (shown.title, shown.prompt, shown.leftItems, shown.rightItems) = ("T", "P", [item], [item, space])
    (bar.items, bar.prefersLargeTitles) = ([shown, shown], value > 0)
    bar.look.titleFont = FontDescription(systemSize: value)
    var toolbar = Toolbar()
    toolbar.items = [item, space, item]
    var tabs = TabBar()
    (tabs.items, tabs.selectedIndex) = ([TabBarItem(), TabBarItem()], -9)
    tabs.items[0].badge = "Badge"
    let pickers: [ViewContent] = [DatePicker.Style.automatic, .wheels, .compact, .inline].flatMap { style in
      [DatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth].map { mode in
        var picker = DatePicker()
        (picker.style, picker.mode, picker.minuteInterval) = (style, mode, 0)
        (picker.countDownDuration, picker.date) = (value, CivilDate(secondsSince2001: value))
        return .datePicker(picker)
      }
    }
    return pickers + [
      .stepper(stepper), .pageControl(pages), .activityIndicator(ActivityIndicator()), .pickerView,
      .refreshControl(RefreshControl()), .colorWell(ColorWell()), .calendarView, .searchBar(search),
      .navigationBar(bar), .toolbar(toolbar), .tabBar(tabs), .standIn(.map(.standard)), .standIn(.webPage),
      .standIn(.document), .standIn(.scene), .standIn(.sprites), .standIn(.graphics),
      .standIn(.augmentedReality), .standIn(.player), .standIn(.container(nil)),
    ]
  }

  private static func table(_ value: Double) -> TableView {
    var table = TableView()
    table.rowHeight = value
    table.style = value > 0 ? .plain : .insetGrouped
    table.sections = [
      .init(header: "H", footer: "F", cellCount: -4), .init(header: "H", footer: "F", cellCount: 9),
    ]
    return table
  }

  @Test(arguments: numbers)
  func `any number in any kind is drawn or left out`(_ value: Double) {
    for view in Self.views(value) { _ = Paint.pixmap(Make.canvas(60, 60, [view])) }
  }

  @Test(arguments: numbers)
  func `any number in any frame is drawn or left out`(_ value: Double) {
    for view in Self.views(20) {
      for frame in [
        Rect(x: value, y: value, width: 50, height: 50), Rect(x: 5, y: 5, width: value, height: value),
        Rect(x: value, y: -value, width: value, height: 20),
      ] {
        let framed = Make.canvas(60, 60, [])
        let copy = View(
          className: view.className, objectID: "1", location: view.location, content: view.content)
        copy.control = view.control
        copy.customClass = view.customClass
        copy.backgroundColor = view.backgroundColor
        copy.frame = frame
        copy.alpha = 0.5
        framed.addSubview(copy)
        _ = Paint.pixmap(framed)
      }
    }
  }

  @Test(arguments: numbers)
  func `any number in a layer is drawn or left out`(_ value: Double) {
    let view = Make.view(40, 40, color: .hex(0xFF0000)) {
      $0.layer.cornerRadius = value
      $0.layer.borderWidth = value
      $0.layer.masksToBounds = true
      $0.alpha = value
      $0.boundsOrigin = Point(x: value, y: value)
    }.holding(Make.label("Text"))
    _ = Paint.pixmap(Make.canvas(60, 60, [view]))
  }

  @Test
  func `an empty canvas is an empty picture`() {
    let pixmap = Paint.pixmap(Make.canvas(0, 0, [Make.toggle(true), Make.label("Text")]))
    #expect(pixmap.width == 0)
    #expect(pixmap.height == 0)
  }

  @Test
  func `512 nested views are drawn`() {
    var view = Make.view(20, 20, color: .hex(0xFF0000))
    for depth in 0..<512 {
      view = Make.view(20, 20, color: .hex(0x0000FF)) {
        $0.clipsToBounds = depth % 2 == 0
        $0.layer.cornerRadius = depth % 3 == 0 ? 4 : 0
        $0.alpha = depth % 8 == 0 ? 0.99 : 1
      }.holding(view)
    }
    #expect(Paint.pixmap(view, scale: 1)[10, 10].red > 100)
  }

  @Test
  func `512 nested faint views take a bounded number of layers`() {
    var view = Make.view(20, 20, color: .hex(0xFF0000))
    for _ in 0..<512 { view = Make.view(20, 20) { $0.alpha = 0.9 }.holding(view) }
    var (open, most) = (0, 0)
    for command in Paint.drawing(view).commands {
      if case .beginGroup = command { open += 1 }
      if case .endGroup = command { open -= 1 }
      most = max(most, open)
    }
    #expect(open == 0)
    #expect(most == 24)
  }

  @Test
  func `empty texts draw no glyphs`() {
    let views = [
      Make.label(""), Make.button(""), Make.field(""), Make.segments(["", ""], selected: nil),
      Make.configured(.plain, title: ""),
    ]
    let drawing = Paint.drawing(Make.column(views))
    #expect(!drawing.lines.contains { $0.contains("glyphs") })
  }

  @Test
  func `a hundred thousand characters are drawn as far as they are visible`() {
    let text = String(repeating: "words and words ", count: 6_250)
    for lines in [0, 1, 3] {
      let label = Make.label(text, 180, 1e7) { $0.numberOfLines = lines }
      let drawing = Paint.drawing(Make.canvas(200, 100, [label]))
      #expect(drawing.commands.count < 200)
    }
    var content = TextView()
    content.text = text
    let view = Make.view(180, 90, className: "UITextView", content: .textView(content))
    #expect(Paint.drawing(Make.canvas(200, 100, [view])).commands.count < 30)
  }
}
