/// The properties that `UIStackView` adds to a view; its subviews in the file are its arranged views.
public struct StackView: Hashable, Sendable {
  /// The axis along which views are arranged.
  public enum Axis: Hashable, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The distribution of views along the axis; the raw values are `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// By content hugging and compression resistance.
    case fill = 0
    /// All equal.
    case fillEqually
    /// In proportion to the intrinsic sizes.
    case fillProportionally
    /// Equal gaps.
    case equalSpacing
    /// Equal distances between centers.
    case equalCentering
  }

  /// The alignment across the axis; the raw values are `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    /// Stretched from edge to edge.
    case fill = 0
    /// At the leading or top edge.
    case leading
    /// On the first baselines.
    case firstBaseline
    /// Centered.
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// On the last baselines.
    case lastBaseline
  }

  /// The axis along which views are arranged.
  public var axis = Axis.horizontal
  /// The distribution of views along the axis.
  public var distribution = Distribution.fill
  /// The alignment across the axis.
  public var alignment = Alignment.fill
  /// The spacing between neighbors, in points.
  public var spacing = 0.0
  /// Whether the spacing is the system's.
  public var usesStandardSpacing = false
  /// Whether the spacing is measured between baselines.
  public var isBaselineRelative = false
  /// Whether views are arranged inside the margins.
  public var isMarginsRelative = false

  /// The distance between neighbors that have none of their own, in points.
  package var usedSpacing: Double { usesStandardSpacing ? 8 : spacing }

  /// The distances between members, first to last, in points.
  package func gaps(among shown: [View]) -> Double {
    shown.dropLast().reduce(0) { $0 + ($1.customSpacing ?? usedSpacing) }
  }

  /// Creates a stack view with UIKit's defaults.
  public init() {}
}
