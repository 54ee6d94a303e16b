/// What `UIDatePicker` adds to a view.
public struct DatePicker: Hashable, Sendable {
  /// What is picked; the raw values are `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date
    /// Both.
    case dateAndTime
    /// Hours and minutes that are to pass.
    case countDownTimer
    /// Month and year.
    case yearAndMonth = 4269
  }

  /// The look; the raw values are `UIDatePickerStyle`.
  public enum Style: Int, Hashable, Sendable {
    /// By mode and by the room that the frame gives.
    case automatic = 0
    /// Turning columns.
    case wheels
    /// Text on plates.
    case compact
    /// A month's calendar.
    case inline
  }

  /// What is picked.
  public var mode = Mode.dateAndTime
  /// The look.
  public var style = Style.automatic
  /// The date that the file says; nil where it is the moment of running.
  public var date: CivilDate?
  /// Seconds that a countdown begins with.
  public var countDownDuration = 0.0
  /// Minutes from one row to the next.
  public var minuteInterval = 1

  /// A date picker as UIKit makes one.
  public init() {}
}

/// What `UIColorWell` adds to a view.
public struct ColorWell: Hashable, Sendable {
  /// The chosen color; nil is none yet.
  public var selectedColor: Color?

  /// A color well as UIKit makes one.
  public init() {}
}
