/// The properties that `UIDatePicker` adds to a view.
public struct DatePicker: Hashable, Sendable {
  /// The mode; the raw values are `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date
    /// Both.
    case dateAndTime
    /// A countdown in hours and minutes.
    case countDownTimer
    /// Month and year.
    case yearAndMonth = 4269
  }

  /// The style; the raw values are `UIDatePickerStyle`.
  public enum Style: Int, Hashable, Sendable {
    /// By mode and frame.
    case automatic = 0
    /// Wheels.
    case wheels
    /// Compact.
    case compact
    /// Inline: a month's calendar.
    case inline
  }

  /// The mode.
  public var mode = Mode.dateAndTime
  /// The style.
  public var style = Style.automatic
  /// The date in the file; nil for the current time.
  public var date: CivilDate?
  /// The initial seconds of a countdown.
  public var countDownDuration = 0.0
  /// The minute interval.
  public var minuteInterval = 1

  /// Creates a date picker with UIKit's defaults.
  public init() {}

  /// Whether it is plates rather than wheels or a month, as the system or the document wants it.
  ///
  /// - Parameters:
  ///   - era: The era, on the canvas or in a running app.
  ///   - height: The height of its frame in points: wheels do not fit into a low one. Nil where the height follows.
  package func isCompact(by era: Era, height: Double? = nil) -> Bool {
    guard mode != .countDownTimer else { return false }
    guard style == .automatic else { return style == .compact }
    return era.automaticDatePickersAreCompact || height.map { $0 < Self.lowest } ?? false
      || !era.isOnCanvas && era.shownAutomaticDatePickersAreCompact && mode != .yearAndMonth
  }

  /// The lowest frame of wheels, in points.
  private static let lowest = 120.0
}

/// The properties that `UIColorWell` adds to a view.
public struct ColorWell: Hashable, Sendable {
  /// The selected color; nil for none.
  public var selectedColor: Color?

  /// Creates a color well with UIKit's defaults.
  public init() {}
}
