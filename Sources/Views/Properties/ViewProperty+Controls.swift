extension ViewProperty {
  /// The properties of `UIControl`.
  static let controls: [ViewProperty] = [
    control("enabled", \.isEnabled, at: "isEnabled"), control("selected", \.isSelected, at: "isSelected"),
    control("highlighted", \.isHighlighted, at: "isHighlighted"),
    control("contentHorizontalAlignment", \.horizontalAlignment, at: "horizontalAlignment"),
    control("contentVerticalAlignment", \.verticalAlignment, at: "verticalAlignment"),
  ]

  static let switches: [ViewProperty] = [
    of(\.toggle, "on", \.isOn, at: "isOn", .painting), of(\.toggle, "onTintColor", \.onTintColor),
    of(\.toggle, "thumbTintColor", \.thumbTintColor),
    // The ends of a range come before the value, which UIKit keeps between them.
    of(\.slider, "minimumValue", \.minimum, at: "minimum", .painting, keys: ["minValue"]),
    of(\.slider, "maximumValue", \.maximum, at: "maximum", .painting, keys: ["maxValue"]),
    of(\.slider, "value", \.value, .painting), of(\.slider, "minimumTrackTintColor", \.minimumTrackTintColor),
    of(\.slider, "maximumTrackTintColor", \.maximumTrackTintColor),
    of(\.slider, "thumbTintColor", \.thumbTintColor),
    of(\.slider, "minimumValueImage", \.minimumImage, at: "minimumImage"),
    of(\.slider, "maximumValueImage", \.maximumImage, at: "maximumImage"),
    of(\.stepper, "minimumValue", \.minimum, at: "minimum", .painting),
    of(\.stepper, "maximumValue", \.maximum, at: "maximum", .painting),
    of(\.stepper, "value", \.value, .painting), of(\.stepper, "wraps", \.wraps, .interaction),
    of(\.segmentedControl, "selectedSegmentIndex", at: "selectedIndex", .painting) { control in
      .number(Double(control.selectedIndex ?? -1))
    } write: { value, control in
      guard let index = Int(value), index == -1 || control.segments.indices.contains(index) else { return }
      control.selectedIndex = index == -1 ? nil : index
    },
    of(
      \.segmentedControl, "apportionsSegmentWidthsByContent", \.apportionsWidthsByContent,
      at: "apportionsWidthsByContent", .painting),
    of(\.segmentedControl, "selectedSegmentTintColor", \.selectedTintColor, at: "selectedTintColor"),
    part(\.segmentedControl, "segments"),
    part(\.segmentedControl, "segments.enabled", at: "segments[].isEnabled", .painting),
    of(\.pageControl, "numberOfPages", \.pageCount, at: "pageCount"),
    of(\.pageControl, "currentPage", \.currentPage, .painting),
    of(\.pageControl, "hidesForSinglePage", \.hidesForSinglePage, .painting),
    of(\.pageControl, "pageIndicatorTintColor", \.indicatorTintColor, at: "indicatorTintColor"),
    of(
      \.pageControl, "currentPageIndicatorTintColor", \.currentIndicatorTintColor,
      at: "currentIndicatorTintColor"),
    of(\.pageControl, "backgroundStyle", \.isProminent, at: "isProminent", no: "automatic", yes: "prominent"),
    part(\.refreshControl, "attributedTitle", at: "title", keys: ["title"]),
  ]

  static let pickers: [ViewProperty] = [
    of(\.datePicker, "datePickerMode", \.mode, at: "mode"),
    of(\.datePicker, "preferredDatePickerStyle", \.style, at: "style", keys: ["style"]),
    of(\.datePicker, "date", \.date), of(\.datePicker, "countDownDuration", \.countDownDuration, .painting),
    of(\.datePicker, "minuteInterval", \.minuteInterval, .painting),
    of(\.colorWell, "selectedColor", \.selectedColor),
  ]

  /// The properties of what shows an image, a state or a progress and takes no touches.
  static let indicators: [ViewProperty] = [
    of(\.imageView, "image", \.image), of(\.imageView, "highlightedImage", \.highlightedImage),
    of(\.progressView, "progress", \.progress, .painting),
    of(
      \.progressView, "progressViewStyle", \.isBarStyle, at: "isBarStyle", .layout, no: "default", yes: "bar"),
    of(\.progressView, "progressTintColor", \.progressTintColor),
    of(\.progressView, "trackTintColor", \.trackTintColor),
    of(\.activityIndicator, "style", \.style),
    of(\.activityIndicator, "activityIndicatorViewStyle", \.style, at: ""),
    of(\.activityIndicator, "color", \.color),
    part(\.activityIndicator, "animating", at: "isAnimating", .painting),
    of(\.activityIndicator, "hidesWhenStopped", \.hidesWhenStopped),
    of(\.visualEffect, "effect", at: "blur", .painting, keys: ["blurEffect"]) { effect in
      .other(
        PropertyValue.Other(effect) { effect in
          let words = [effect.blur?.rawValue, effect.isVibrant ? "vibrancy" : nil].compactMap(\.self)
          return words.isEmpty ? "none" : words.joined(separator: " ")
        })
    } write: { value, effect in
      if case .other(let other) = value, let own = other.value(as: VisualEffect.self) { effect = own }
    },
    part(\.visualEffect, "effect.vibrancy", at: "isVibrant", .painting, keys: ["blurEffect"]),
    of(\.standIn, "mapType", at: "map", .painting, records: .layout) { standIn in
      if case .map(let map) = standIn { map.propertyValue } else { nil }
    } write: { value, standIn in
      if case .map = standIn, let map = StandIn.Map(value) { standIn = .map(map) }
    },
    part(\.standIn, "controllerClass", at: "container", .painting),
  ]
}

extension CivilDate: PropertyValueConvertible {
  package var propertyValue: PropertyValue {
    .other(
      PropertyValue.Other(self) { date in
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(date.year)-\(two(date.month))-\(two(date.day)) \(two(date.hour)):\(two(date.minute))"
      })
  }
}
