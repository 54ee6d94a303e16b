/// What `UISwitch` adds to a view. (`switch` is a word of Swift's own.)
public struct Toggle: Hashable, Sendable {
  /// Whether it is on.
  public var isOn = false
  /// Color of the body while on; nil is the system's green.
  public var onTintColor: Color?
  /// Color of the thumb; nil is white.
  public var thumbTintColor: Color?

  /// A switch as UIKit makes one.
  public init() {}
}

/// What `UISlider` adds to a view.
public struct Slider: Hashable, Sendable {
  /// The value, between minimum and maximum.
  public var value = 0.0
  /// The value at the left end.
  public var minimum = 0.0
  /// The value at the right end.
  public var maximum = 1.0
  /// Color of the track up to the thumb; nil is the tint.
  public var minimumTrackTintColor: Color?
  /// Color of the track beyond the thumb; nil is the system's fill.
  public var maximumTrackTintColor: Color?
  /// Color of the thumb; nil is white.
  public var thumbTintColor: Color?
  /// The image at the left end; nil shows none.
  public var minimumImage: ImageReference?
  /// The image at the right end; nil shows none.
  public var maximumImage: ImageReference?

  /// A slider as UIKit makes one.
  public init() {}

  /// The thumb's way along the track, 0 … 1.
  public var fraction: Double {
    guard maximum > minimum else { return 0 }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }
}

/// What `UISegmentedControl` adds to a view.
public struct SegmentedControl: Hashable, Sendable {
  /// One segment.
  public struct Segment: Hashable, Sendable {
    /// The title; nil where an image stands.
    public var title: String?
    /// The image; nil where a title stands.
    public var image: ImageReference?
    /// A fixed width in points; 0 shares what is left.
    public var width = 0.0
    /// Whether it takes touches.
    public var isEnabled = true

    /// A segment without content.
    public init() {}
  }

  /// From left to right.
  public var segments: [Segment] = []
  /// Which one is chosen; nil is none.
  public var selectedIndex: Int?
  /// Whether widths follow the titles.
  public var apportionsWidthsByContent = false
  /// Color of the chosen segment; nil is white, or a gray in the dark.
  public var selectedTintColor: Color?

  /// A segmented control as UIKit makes one.
  public init() {}
}

/// What `UIProgressView` adds to a view.
public struct ProgressView: Hashable, Sendable {
  /// 0 … 1.
  public var progress = 0.0
  /// Whether it has the thin look of a bar's edge.
  public var isBarStyle = false
  /// Color of the done part; nil is the tint.
  public var progressTintColor: Color?
  /// Color of the rest; nil is the system's fill.
  public var trackTintColor: Color?

  /// A progress view as UIKit makes one.
  public init() {}
}
