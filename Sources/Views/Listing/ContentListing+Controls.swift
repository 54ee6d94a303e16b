extension ContentListing {
  /// Controls with few properties.
  static func controlLines(of content: ViewContent) -> [String] {
    switch content {
    case .stepper(let stepper):
      [
        "value \(number(stepper.value)) of \(number(stepper.minimum)) … \(number(stepper.maximum))"
          + (stepper.wraps ? ", wraps" : "")
      ]
    case .pageControl(let pages):
      [
        "page \(pages.currentPage) of \(pages.pageCount)\(pages.hidesForSinglePage ? ", hides when single" : "")"
          + (pages.isProminent ? ", prominent" : "")
          + ", dots \(color(pages.indicatorTintColor)), current \(color(pages.currentIndicatorTintColor))"
      ]
    case .activityIndicator(let indicator):
      [
        "indicator \(indicator.style.rawValue), \(indicator.isAnimating ? "turns" : "stands")"
          + (indicator.hidesWhenStopped ? ", hides when stopped" : "") + ", color \(color(indicator.color))"
      ]
    case .refreshControl(let control): ["refresh \(control.title.map(quoted) ?? "–")"]
    case .pickerView: ["picker"]
    case .datePicker(let picker): [text(of: picker)]
    case .colorWell(let well): ["well \(color(well.selectedColor))"]
    case .calendarView: ["calendar"]
    case .visualEffect(let effect):
      ["blur \(effect.blur?.rawValue ?? "–")\(effect.isVibrant ? ", vibrant" : "")"]
    case .standIn(let standIn): ["stands for \(name(of: standIn))"]
    default: []
    }
  }

  private static func name(of standIn: StandIn) -> String {
    if case .map(let map) = standIn { return "map \(map.rawValue)" }
    if case .container(let scene) = standIn { return "container" + (scene.map { " of \(quoted($0))" } ?? "") }
    return "\(standIn)"
  }

  private static func text(of picker: DatePicker) -> String {
    let date = picker.date.map { date in
      "\(date.year)-\(date.month)-\(date.day) \(date.hour):\(date.minute)"
    }
    return "picks \(picker.mode) by \(picker.style), date \(date ?? "of running"),"
      + " countdown \(number(picker.countDownDuration)), every \(picker.minuteInterval) min"
  }
}
