/// What `UIStackView` adds to a view; its subviews in the file are its arranged views.
public struct StackView: Hashable, Sendable {
  /// Which way views follow one another.
  public enum Axis: Hashable, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the length is shared; the raw values are `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// By hugging and compression resistance.
    case fill = 0
    /// All the same.
    case fillEqually
    /// In proportion to the intrinsic sizes.
    case fillProportionally
    /// Equal gaps.
    case equalSpacing
    /// Equal distances from center to center.
    case equalCentering
  }

  /// Where views stand across the axis; the raw values are `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading or top edge.
    case leading
    /// On the baselines of first lines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// On the baselines of last lines.
    case lastBaseline
  }

  /// Which way views follow one another.
  public var axis = Axis.horizontal
  /// How the length is shared.
  public var distribution = Distribution.fill
  /// Where views stand across the axis.
  public var alignment = Alignment.fill
  /// Points between neighbors.
  public var spacing = 0.0
  /// Whether the spacing is the system's.
  public var usesStandardSpacing = false
  /// Whether spacing is counted from baseline to baseline.
  public var isBaselineRelative = false
  /// Whether views keep to the margins.
  public var isMarginsRelative = false

  /// A stack view as UIKit makes one.
  public init() {}
}
