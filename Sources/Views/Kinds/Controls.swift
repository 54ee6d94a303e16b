/// The properties that `UISwitch` adds to a view. (`switch` is a Swift keyword.)
public struct Toggle: Hashable, Sendable {
  /// Whether it is on.
  public var isOn = false
  /// Color of the track while on; nil is the system's green.
  public var onTintColor: Color?
  /// Color of the thumb; nil is white.
  public var thumbTintColor: Color?

  /// Creates a switch with UIKit's defaults.
  public init() {}
}

/// The properties that `UISlider` adds to a view.
public struct Slider: Hashable, Sendable {
  /// The value, between minimum and maximum.
  public var value = 0.0
  /// The minimum value.
  public var minimum = 0.0
  /// The maximum value.
  public var maximum = 1.0
  /// Color of the track up to the thumb; nil uses the tint.
  public var minimumTrackTintColor: Color?
  /// Color of the track beyond the thumb; nil uses the system's fill.
  public var maximumTrackTintColor: Color?
  /// Color of the thumb; nil is white.
  public var thumbTintColor: Color?
  /// The image at the minimum end; nil shows none.
  public var minimumImage: ImageReference?
  /// The image at the maximum end; nil shows none.
  public var maximumImage: ImageReference?

  /// Creates a slider with UIKit's defaults.
  public init() {}

  /// The thumb's position along the track, 0 … 1.
  public var fraction: Double {
    guard maximum > minimum else { return 0 }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }
}

/// The properties that `UISegmentedControl` adds to a view.
public struct SegmentedControl: Hashable, Sendable {
  /// One segment.
  public struct Segment: Hashable, Sendable {
    /// The title; nil if an image is shown.
    public var title: String?
    /// The image; nil if a title is shown.
    public var image: ImageReference?
    /// A fixed width in points; 0 shares the remaining space.
    public var width = 0.0
    /// Whether it is enabled.
    public var isEnabled = true

    /// Creates a segment without content.
    public init() {}
  }

  /// The segments from left to right.
  public var segments: [Segment] = []
  /// The index of the selected segment; nil is none.
  public var selectedIndex: Int?
  /// Whether widths are proportional to the titles.
  public var apportionsWidthsByContent = false
  /// Color of the selected segment; nil is white, or a gray in the dark appearance.
  public var selectedTintColor: Color?

  /// Creates a segmented control with UIKit's defaults.
  public init() {}
}

/// The properties that `UIProgressView` adds to a view.
public struct ProgressView: Hashable, Sendable {
  /// The progress, 0 … 1.
  public var progress = 0.0
  /// Whether it has the bar style.
  public var isBarStyle = false
  /// Color of the completed part; nil uses the tint.
  public var progressTintColor: Color?
  /// Color of the rest; nil uses the system's fill.
  public var trackTintColor: Color?

  /// Creates a progress view with UIKit's defaults.
  public init() {}
}
