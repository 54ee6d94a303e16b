import Views

extension TemplateAttribute {
  /// The properties of `UIControl` and of its subclasses.
  static let controls: [TemplateAttribute] =
    [
      control("enabled", \.isEnabled), control("selected", \.isSelected),
      control("highlighted", \.isHighlighted),
      control("contentHorizontalAlignment", \.horizontalAlignment),
      control("contentVerticalAlignment", \.verticalAlignment),
    ] + switchesAndSliders + pickers

  private static let switchesAndSliders: [TemplateAttribute] = [
    of(\.toggle, "on", \.isOn), of(\.toggle, "onTintColor", \.onTintColor),
    of(\.toggle, "thumbTintColor", \.thumbTintColor),
    // The limits come before the value, which UIKit clamps to them.
    of(\.slider, "minimumValue", \.minimum), of(\.slider, "maximumValue", \.maximum),
    of(\.slider, "value", \.value), of(\.slider, "minimumTrackTintColor", \.minimumTrackTintColor),
    of(\.slider, "maximumTrackTintColor", \.maximumTrackTintColor),
    of(\.slider, "thumbTintColor", \.thumbTintColor), of(\.slider, "minimumValueImage", \.minimumImage),
    of(\.slider, "maximumValueImage", \.maximumImage),
    of(\.stepper, "minimumValue", \.minimum), of(\.stepper, "maximumValue", \.maximum),
    of(\.stepper, "value", \.value), of(\.stepper, "wraps", \.wraps),
    of(\.segmentedControl, "selectedSegmentIndex") { control in
      .number(Double(control.selectedIndex ?? -1))
    } write: { value, control in
      guard let index = Int(value), index == -1 || control.segments.indices.contains(index) else { return }
      control.selectedIndex = index == -1 ? nil : index
    },
    of(\.segmentedControl, "apportionsSegmentWidthsByContent", \.apportionsWidthsByContent),
    of(\.segmentedControl, "selectedSegmentTintColor", \.selectedTintColor),
    of(\.pageControl, "numberOfPages", \.pageCount), of(\.pageControl, "currentPage", \.currentPage),
    of(\.pageControl, "hidesForSinglePage", \.hidesForSinglePage),
    of(\.pageControl, "pageIndicatorTintColor", \.indicatorTintColor),
    of(\.pageControl, "currentPageIndicatorTintColor", \.currentIndicatorTintColor),
    of(\.pageControl, "backgroundStyle", \.isProminent, no: "automatic", yes: "prominent"),
  ]

  private static let pickers: [TemplateAttribute] = [
    of(\.datePicker, "datePickerMode", \.mode), of(\.datePicker, "preferredDatePickerStyle", \.style),
    of(\.datePicker, "date", \.date), of(\.datePicker, "countDownDuration", \.countDownDuration),
    of(\.datePicker, "minuteInterval", \.minuteInterval), of(\.colorWell, "selectedColor", \.selectedColor),
  ]

  /// The properties of image views, labels and progress views, which do not react to touches.
  static let indicators: [TemplateAttribute] = [
    of(\.imageView, "image", \.image), of(\.imageView, "highlightedImage", \.highlightedImage),
    of(\.progressView, "progress", \.progress),
    of(\.progressView, "progressViewStyle", \.isBarStyle, no: "default", yes: "bar"),
    of(\.progressView, "progressTintColor", \.progressTintColor),
    of(\.progressView, "trackTintColor", \.trackTintColor),
    of(\.activityIndicator, "activityIndicatorViewStyle", \.style),
    of(\.activityIndicator, "style", \.style), of(\.activityIndicator, "color", \.color),
    of(\.activityIndicator, "hidesWhenStopped", \.hidesWhenStopped),
    of(\.visualEffect, "effect") { effect in
      let words = [effect.blur?.rawValue, effect.isVibrant ? "vibrancy" : nil].compactMap(\.self)
      return .other(TemplateValue.Other(effect, text: words.isEmpty ? "none" : words.joined(separator: " ")))
    } write: { value, effect in
      if case .other(let other) = value, let own = other.value(as: VisualEffect.self) { effect = own }
    },
    of(\.standIn, "mapType") { standIn in
      if case .map(let map) = standIn { map.templateValue } else { nil }
    } write: { value, standIn in
      if case .map = standIn, let map = StandIn.Map(value) { standIn = .map(map) }
    },
  ]
}

extension CivilDate: TemplateCarried {
  var templateValue: TemplateValue {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute))"
    return .other(TemplateValue.Other(self, text: text))
  }
  init?(_ value: TemplateValue) {
    guard case .other(let other) = value, let own = other.value(as: CivilDate.self) else { return nil }
    self = own
  }
}
