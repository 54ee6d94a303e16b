import Views

extension Stepper {
  /// Reads a `<stepper>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var stepper = Stepper()
    stepper.value = reader.number("value", default: 0)
    stepper.minimum = reader.number("minimumValue", default: 0)
    stepper.maximum = reader.number("maximumValue", default: 100)
    stepper.wraps = reader.bool("wraps", default: false)
    return .stepper(stepper)
  }

  /// Reads an `IBUIStepper`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var stepper = Stepper()
    stepper.value = reader.number("IBUIValue", default: 0)
    stepper.minimum = reader.number("IBUIMinimumValue", default: 0)
    stepper.maximum = reader.number("IBUIMaximumValue", default: 100)
    stepper.wraps = reader.bool("IBUIWraps", default: false)
    return .stepper(stepper)
  }
}

extension PageControl {
  /// Reads a `<pageControl>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var pages = PageControl()
    pages.pageCount = max(0, reader.int("numberOfPages", default: 0))
    pages.currentPage = reader.int("currentPage", default: 0)
    pages.hidesForSinglePage = reader.bool("hidesForSinglePage", default: false)
    pages.isProminent = reader.word(
      "backgroundStyle", [("automatic", false), ("prominent", true), ("minimal", false)], default: false)
    pages.indicatorTintColor = reader.color(key: "pageIndicatorTintColor")
    pages.currentIndicatorTintColor = reader.color(key: "currentPageIndicatorTintColor")
    return .pageControl(pages)
  }

  /// Reads an `IBUIPageControl`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var pages = PageControl()
    pages.pageCount = max(0, reader.int("IBUINumberOfPages", default: 0))
    pages.currentPage = reader.int("IBUICurrentPage", default: 0)
    pages.hidesForSinglePage = reader.bool("IBUIHidesForSinglePage", default: false)
    pages.indicatorTintColor = reader.color("IBUIPageIndicatorTintColor")
    pages.currentIndicatorTintColor = reader.color("IBUICurrentPageIndicatorTintColor")
    return .pageControl(pages)
  }
}

extension ActivityIndicator {
  /// Reads an `<activityIndicatorView>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var indicator = ActivityIndicator()
    indicator.style = reader.word("style", default: .medium)
    indicator.color = reader.color(key: "color")
    indicator.isAnimating = reader.bool("animating", default: false)
    indicator.hidesWhenStopped = reader.bool("hidesWhenStopped", default: false)
    return .activityIndicator(indicator)
  }

  /// Reads an `IBUIActivityIndicatorView`; styles are numbered 0 large and white, 1 white, 2 gray.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var indicator = ActivityIndicator()
    indicator.style = reader.choice("IBUIStyle", default: ArchivedStyle.white).style
    indicator.color = reader.color("IBUIColor")
    indicator.isAnimating = reader.bool("IBUIAnimating", default: false)
    indicator.hidesWhenStopped = reader.bool("IBUIHidesWhenStopped", default: true)
    return .activityIndicator(indicator)
  }

  private enum ArchivedStyle: Int {
    case whiteLarge = 0, white, gray, medium = 100, large

    var style: Style {
      switch self {
      case .whiteLarge: .whiteLarge
      case .white: .white
      case .gray: .gray
      case .medium: .medium
      case .large: .large
      }
    }
  }
}

extension RefreshControl {
  /// Reads a `<refreshControl>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var control = RefreshControl()
    control.title = reader.attributedText(key: "attributedTitle", font: FontDescription(systemSize: 17))?.text
    return .refreshControl(control)
  }

  /// Reads an `IBUIRefreshControl`, whose title archives store as a string.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var control = RefreshControl()
    control.title = reader.string("IBUITitle")
    return .refreshControl(control)
  }
}
