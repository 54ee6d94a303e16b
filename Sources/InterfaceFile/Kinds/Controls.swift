import Views

extension Toggle {
  /// Reads a `<switch>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var toggle = Toggle()
    toggle.isOn = reader.bool("on", default: false)
    toggle.onTintColor = reader.color(key: "onTintColor")
    toggle.thumbTintColor = reader.color(key: "thumbTintColor")
    return .toggle(toggle)
  }

  /// Reads an `IBUISwitch`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var toggle = Toggle()
    toggle.isOn = reader.bool("IBUIOn", default: false)
    toggle.onTintColor = reader.color("IBUIOnTintColor")
    toggle.thumbTintColor = reader.color("IBUIThumbTintColor")
    return .toggle(toggle)
  }
}

extension Slider {
  /// Reads a `<slider>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var slider = Slider()
    slider.value = reader.number("value", default: 0)
    slider.minimum = reader.number("minValue", default: 0)
    slider.maximum = reader.number("maxValue", default: 1)
    slider.minimumTrackTintColor = reader.color(key: "minimumTrackTintColor")
    slider.maximumTrackTintColor = reader.color(key: "maximumTrackTintColor")
    slider.thumbTintColor = reader.color(key: "thumbTintColor")
    slider.minimumImage = reader.image("minimumValueImage")
    slider.maximumImage = reader.image("maximumValueImage")
    return .slider(slider)
  }

  /// Reads an `IBUISlider`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var slider = Slider()
    slider.value = reader.number("IBUIValue", default: 0)
    slider.minimum = reader.number("IBUIMinValue", default: 0)
    slider.maximum = reader.number("IBUIMaxValue", default: 1)
    slider.minimumTrackTintColor = reader.color("IBUIMinimumTrackTintColor")
    slider.maximumTrackTintColor = reader.color("IBUIMaximumTrackTintColor")
    slider.thumbTintColor = reader.color("IBUIThumbTintColor")
    slider.minimumImage = reader.image("IBUIMinimumValueImage")
    slider.maximumImage = reader.image("IBUIMaximumValueImage")
    return .slider(slider)
  }
}

extension ProgressView {
  /// Reads a `<progressView>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var view = ProgressView()
    view.progress = min(max(reader.number("progress", default: 0), 0), 1)
    view.isBarStyle = reader.word("progressViewStyle", [("default", false), ("bar", true)], default: false)
    view.progressTintColor = reader.color(key: "progressTintColor")
    view.trackTintColor = reader.color(key: "trackTintColor")
    return .progressView(view)
  }

  /// Reads an `IBUIProgressView`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var view = ProgressView()
    view.progress = min(max(reader.number("IBUIProgress", default: 0), 0), 1)
    view.isBarStyle = reader.int("IBUIProgressViewStyle", default: 0) == 1
    view.progressTintColor = reader.color("IBUIProgressTintColor")
    view.trackTintColor = reader.color("IBUITrackTintColor")
    return .progressView(view)
  }
}

extension SegmentedControl {
  /// Reads a `<segmentedControl>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var control = SegmentedControl()
    let selected = reader.int("selectedSegmentIndex", default: -1)
    control.apportionsWidthsByContent = reader.bool("apportionsSegmentWidthsByContent", default: false)
    control.selectedTintColor = reader.color(key: "selectedSegmentTintColor")
    for element in reader.child(named: "segments")?.children(named: "segment") ?? [] {
      var segment = Segment()
      segment.title = element.text("title")
      segment.image = element.image("image")
      if segment.image != nil, segment.title == "" { segment.title = nil }
      segment.width = element.number("width", default: 0)
      segment.isEnabled = element.bool("enabled", default: true)
      control.segments.append(segment)
    }
    control.selectedIndex = control.segments.indices.contains(selected) ? selected : nil
    return .segmentedControl(control)
  }

  /// Reads an `IBUISegmentedControl`, whose segments are stored in parallel arrays.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var control = SegmentedControl()
    let titles = reader.items("IBSegmentTitles")
    let widths = reader.items("IBSegmentWidths")
    let count = max(titles.count, min(reader.int("IBNumberOfSegments", default: 0), 64))
    let states = reader.items("IBSegmentEnabledStates")
    let images = reader.items("IBSegmentImages")
    for index in 0..<count {
      var segment = Segment()
      if index < titles.count { segment.title = reader.text(of: titles[index]) }
      if index < widths.count {
        segment.width = max(0, reader.number(widths[index], of: "IBSegmentWidths", default: 0))
      }
      if index < states.count {
        segment.isEnabled = reader.bool(states[index], of: "IBSegmentEnabledStates", default: true)
      }
      if index < images.count { segment.image = reader.image(images[index]) }
      if segment.image != nil { segment.title = nil }
      control.segments.append(segment)
    }
    let selected = reader.int("IBSelectedSegmentIndex", default: -1)
    control.selectedIndex = control.segments.indices.contains(selected) ? selected : nil
    return .segmentedControl(control)
  }
}
