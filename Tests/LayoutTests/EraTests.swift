import Geometry
import Testing

@testable import Layout
@testable import Views

/// Checks every figure of `EraTable` at every version of the tools at which any figure changes.
@Suite struct EraTests {
  /// The figures in the order of the table: the first value, then `version:value` for each step.
  static let expected = """
    switchWidth 49 24000:61
    switchHeight 31 24000:28
    drawnSwitchWidth 51 24000:63
    drawnSwitchHeight 31 24000:28
    drawnSwitchThumbWidth 27 24000:37
    drawnSwitchThumbHeight 27 24000:24
    sliderSideInset 2 24000:0
    sliderBottomInset 1 24000:0
    sliderHeight 30 24000:34
    drawnSliderTrack 4 24000:6
    drawnSliderThumbWidth 28 24000:37
    drawnSliderThumbHeight 28 24000:24
    progressHeight 2 17500:4
    segmentedControlHeight 28 15000:31
    segmentPadding 14 15000:19
    drawnSegmentedControlRadius 8 24000:16
    drawnSegmentRadius 6.93 24000:14
    stepperWidth 94
    stepperHeight 29 15000:32
    drawnStepperLeastHeight 29
    drawnStepperHeight 32
    drawnStepperRadius 8 24000:16
    drawnStepperDividerInset 7
    drawnStepperSignLength 13
    drawnStepperSignWidth 1.5
    pageControlHeight 37 17000:27.5 17500:26
    pageDotPitch 16 17000:18
    pageControlPadding -9 17000:20
    drawnPageDotPitch 18
    drawnPageDotDiameter 7.6
    drawnPageCapsuleHeight 26
    drawnPageCapsulePadding 20
    borderedTextFieldHeight 30 14800:34
    plainTextFieldPadding 0 17000:1.5
    securePlainTextFieldPadding 0 17000:1.5 24000:0
    plainTextFieldLeastHeight 0 24700:22
    drawnTextFieldRadius 5
    infoButtonSide 22 15000:24 22000:25
    drawnInfoSignSide 22
    closeButtonSide 30
    searchBarHeight 44 13000:56 24000:64
    scopeBarHeight 44
    drawnSearchBarHeight 56 24000:64
    drawnSearchFieldHeight 36 24000:44
    drawnSearchFieldMargin 8
    drawnSearchFieldRadius 10 24000:22
    drawnSearchFieldFontSize 17
    emptyLabelHasLine yes 14000:no
    labelsRoundOutward no 14000:yes
    canvasLineScaleAt3x 3 24000:2
    hasEarlierSystemFont yes 17000:no
    activityIndicatorSide 20
    largeActivityIndicatorSide 37
    drawnSpinner 3.5/10/2.5
    drawnLargeSpinner 5.5/17.5/4.5
    datePlateHeight 34 24000:36
    automaticDatePickersAreCompact no 24000:yes
    shownAutomaticDatePickersAreCompact no 17000:yes
    drawnDatePlateRadius 8 24000:18
    pickerHeight 162 9000:216
    padPickerHeight 216
    drawnWheelBandHeight 34
    drawnWheelBandInset 9
    drawnWheelBandRadius 8
    drawnWheelFontSize 20.3
    drawnWheelChosenFontSize 23
    drawnWheelRows 0/1/1/1,31.3/1/0.931/0.5,58.2/0.95/0.733/0.45,77.1/0.945/0.433/0.4,85.3/0.94/0.074/0.3
    drawnColorWellDiameter 28
    navigationBarHeight 44 24000:54
    padNavigationBarHeight 44 14000:50 24000:54
    navigationBarBeginsInSafeArea no 24000:yes
    sheetGap 54 22000:0
    lowRootEndsAboveIndicator no 22000:yes
    homeButtonSheetGap 0 14800:20
    barViewHeight 44
    toolbarHeightOverHomeIndicator 49
    leastBarOfTwoRows 60
    canvasToolbarViewHeight 44 17156:49 20038:44
    largeTitleHeight 52
    toolbarHeight 44 22000:49
    tabBarHeight 49
    padTabBarHeight 49 14000:50
    turnedCanvasTabBarHeight 49 24000:52
    compactBarHeight 32
    drawnBarRowHeight 44
    drawnPromptHeight 30
    drawnBarGap 18
    drawnBackGap 13
    drawnBarSignSide 27
    drawnTabImageSide 25
    drawnCompactTabImageSide 18
    sheetTopBelowSafeArea 10 24000:0
    padFormSheetWidth 540 20000:580
    padFormSheetHeight 620 20000:640
    drawnSheetRadius 10 24000:38
    drawnSheetIsContinuous no 24000:yes
    drawnSheetPushesBack yes 24000:no
    sheetBarHeight 56 24000:70
    drawnWidestTab 110
    drawnWideTabBar 700
    hidesIdleBarGround no 19000:yes
    drawnBarsAreGlass no 24000:yes
    drawnGlassSymbolSize 22.5
    drawnGlassPadding 9.8
    drawnGlassSpacing 8
    drawnToolbarGlassPadding 13.2
    drawnToolbarGlassSpacing 3.7
    drawnGlassGap 12
    drawnToolbarGlassHeight 48
    drawnToolbarGlassInset 28
    drawnBarTitleDrop 0 24000:1
    drawnLargeTitleDescent 15.7
    drawnTabPillHeight 62
    drawnTabBarInset 21
    drawnTabPillInset 4
    drawnTabPillOverlap 7.4
    drawnTabGlassGap 8
    drawnTabImageCenter 24
    drawnTabBaseline 48.7
    drawnTabSymbolSize 23.5
    widestNarrowScreen 375
    widestNarrowDevice 402
    narrowMargin 16
    wideMargin 16 6500:20
    hasCellMargins no 13123:yes
    cellEndMargin 8 13500:11 24000:15
    cellSideMargin 16
    cellSideMarginOnCanvasAt2x 16 14868:15 16098:16
    cellSideMarginOnWideScreen 16 14000:20
    styledRowHeight 44 24000:52
    rowLineHeight 0 24000:1
    unseenRowsHavePlainMargins no 13123:yes 24000:no
    widestScreenOfNarrowRows 375 23727:390
    widestNarrowRow 330
    plainHeaderHeight 28
    plainHeaderPadding 0 19000:22
    drawnCardRadius 10 24000:26
    drawnCardSeparatorHeight 0 24000:1
    drawnCardSeparatorShare 1 24000:0.41
    drawnDarkCardSeparatorShare 1 24000:0.83
    drawnHeadersAreCapital yes 24000:no
    drawnHeaderDescent 12
    drawnLayerCornersAreContinuous no 23000:yes
    canvasStatusBar 20 14800:0 21701:20
    freeformCanvasStatusBar 0 21701:20
    ownDeviceStatusBar 20 14800:0 21000:20
    freeformOwnDeviceStatusBar 0 21000:20
    roundPadCanvasStatusBar 24 16000:0 18000:24
    turnedCanvasHasUprightInsets no 24000:yes
    canvasInsetFactor 1 23727:2
    fourInchTextSize L 17000:xS 20038:L
    canvasTextSize L 18122:xS 20038:L
    ignoresSymbolicSafeAreaConstants no 13000:yes 15000:no
    reportsEmptyScrollViews no 16000:yes
    """

  @Test func theTableListsEveryFigureOnce() {
    let names = Self.expected.split(separator: "\n").map { String($0.split(separator: " ")[0]) }
    #expect(names == Mirror(reflecting: EraTable.rows).children.map { $0.label ?? "" })
  }

  /// Each figure just below and at every version at which one of them changes, and at the ends.
  @Test(arguments: expected.split(separator: "\n").map(String.init))
  func figure(row: String) throws {
    let words = row.split(separator: " ")
    let figure = try #require(
      Mirror(reflecting: EraTable.rows).children.first { $0.label == String(words[0]) })
    for version in Self.boundaries.flatMap({ [$0 - 1, $0] }) + [-1, 0, 29_999] {
      var value = words[1]
      for step in words.dropFirst(2).map({ $0.split(separator: ":") })
      where Int(step[0]).map({ $0 <= version }) == true {
        value = step[1]
      }
      #expect(Self.text(figure.value, in: Era(toolsVersion: version)) == String(value), "\(version)")
    }
  }

  private static let boundaries = expected.split { $0 == " " || $0 == "\n" }.compactMap { word in
    word.contains(":") ? Int(word.split(separator: ":")[0]) : nil
  }

  private static func text(_ steps: Any, in era: Era) -> String {
    switch steps {
    case let steps as Steps<Double>: return short(steps.value(in: era))
    case let steps as Steps<Bool>: return steps.value(in: era) ? "yes" : "no"
    case let steps as Steps<TextSizeCategory>: return steps.value(in: era).name
    case let steps as Steps<EraTable.Spinner>:
      let spinner = steps.value(in: era)
      return [spinner.innerRadius, spinner.outerRadius, spinner.bladeWidth].map(short).joined(separator: "/")
    case let steps as Steps<[EraTable.WheelRow]>:
      return steps.value(in: era).map { row in
        [row.distance, row.width, row.height, row.alpha].map(short).joined(separator: "/")
      }.joined(separator: ",")
    default: return "a type that this test does not know"
    }
  }

  /// The part of a version after the dot is ignored; versions of development tools are treated as a release.
  @Test(arguments: [
    ("21507", 21_507), ("11762.1", 11_762), ("29999", 29_999), ("30000", 23_504), ("32700.99.1234", 23_504),
    ("", 0), ("new", 0), (nil, 0),
  ])
  func attribute(text: String?, version: Int) {
    #expect(Era(attribute: text).toolsVersion == version)
  }

  @Test func properties() {
    #expect(Era(toolsVersion: 23_999).sliderHeight == 30)
    #expect(Era(toolsVersion: 24_000).sliderHeight == 34)
    #expect(Era.iOS16.toolsVersion == 21_000)
    #expect(Era(system: 16) == Era.iOS16 && Era(system: 25) == nil)
    #expect(Era(system: 26)?.drawnSwitchWidth == 63 && Era(system: 18)?.drawnSwitchWidth == 51)
  }

  @Test(arguments: [(320.0, 16.0, 16.0), (375, 16, 16), (375.5, 20, 16), (402, 20, 16), (414, 20, 20)])
  func systemMargins(width: Double, onCanvas: Double, onDevice: Double) {
    #expect(Era.iOS16.shown(onCanvas: true).systemMargin(ofWidth: width) == onCanvas)
    #expect(Era.iOS16.systemMargin(ofWidth: width) == onDevice)
  }
}

/// The figure that layout uses for each kind of view.
@Suite struct EraSizeTests {
  private func size(_ content: ViewContent, _ className: String, tools: Int, scale: Double = 2) -> String {
    var traits = LayoutTraits()
    traits.era = Era(toolsVersion: tools)
    traits.scale = scale
    let size = IntrinsicSizes(traits: traits, measure: measureRoundly).size(
      of: box("a", className, content), width: nil)
    return [size.width, size.height].map { $0.map(short) ?? "–" }.joined(separator: " × ")
  }

  private static func field(_ style: TextField.BorderStyle) -> ViewContent {
    var field = TextField()
    field.text = "abcd"
    field.borderStyle = style
    return .textField(field)
  }

  private static func button(_ kind: Button.Kind) -> ViewContent {
    var button = Button()
    button.kind = kind
    return .button(button)
  }

  private static var segments: ViewContent {
    var control = SegmentedControl()
    control.segments = ["ab", "cd"].map { title in
      var segment = SegmentedControl.Segment()
      segment.title = title
      return segment
    }
    return .segmentedControl(control)
  }

  private static var dots: ViewContent {
    var control = PageControl()
    control.pageCount = 3
    return .pageControl(control)
  }

  /// Sizes before and after the version at which they change; characters are 10 wide, lines 20 high.
  @Test(
    arguments: [
      ("UITextField", field(.roundedRect), 14_800, "54 × 30", "54 × 34"),
      ("UITextField", field(.bezel), 14_800, "54 × 30", "54 × 34"),
      ("UITextField", field(.none), 17_000, "40 × 20", "40 × 21.5"),
      ("UITextField", field(.line), 17_000, "44 × 24", "44 × 24"),
      ("UISwitch", .toggle(Toggle()), 24_000, "49 × 31", "61 × 28"),
      ("UISlider", .slider(Slider()), 24_000, "– × 30", "– × 34"),
      ("UIProgressView", .progressView(ProgressView()), 17_500, "– × 2", "– × 4"),
      ("UISegmentedControl", segments, 15_000, "69 × 28", "79 × 31"),
      ("UIPageControl", dots, 17_000, "39 × 37", "74 × 27.5"),
      ("UIStepper", .stepper(Stepper()), 15_000, "94 × 29", "94 × 32"),
      ("UIButton", button(.infoLight), 15_000, "22 × 22", "24 × 24"),
      ("UIButton", button(.contactAdd), 22_000, "24 × 24", "25 × 25"),
      ("UIButton", button(.close), 17_000, "30 × 30", "30 × 30"),
      ("UISearchBar", .searchBar(SearchBar()), 13_000, "– × 44", "– × 56"),
      ("UISearchBar", .searchBar(SearchBar()), 24_000, "– × 56", "– × 64"),
    ] as [(String, ViewContent, Int, String, String)])
  func sizes(className: String, content: ViewContent, version: Int, before: String, from: String) {
    #expect(size(content, className, tools: version - 1) == before)
    #expect(size(content, className, tools: version) == from)
  }

  @Test(arguments: [1.0, 2, 3]) func switchSizesDoNotDependOnScale(scale: Double) {
    #expect(size(.toggle(Toggle()), "UISwitch", tools: 24_000, scale: scale) == "61 × 28")
  }

  /// Date pickers without a style have wheels in running apps of tools before 17000; countdowns always do.
  @Test func automaticDatePickers() {
    func height(_ mode: DatePicker.Mode, tools: Int) -> String {
      var picker = DatePicker()
      picker.mode = mode
      return String(size(.datePicker(picker), "UIDatePicker", tools: tools).split(separator: " ").last ?? "")
    }
    for mode in [DatePicker.Mode.date, .time, .dateAndTime] {
      #expect(height(mode, tools: 16_999) == "216")
      #expect(height(mode, tools: 17_000) == "34")
      #expect(height(mode, tools: 24_000) == "36")
    }
    #expect(height(.countDownTimer, tools: 24_000) == "216")
  }
}
