/// What `UIPageControl` adds to a view.
public struct PageControl: Hashable, Sendable {
  /// How many dots.
  public var pageCount = 0
  /// Which one is chosen, from 0.
  public var currentPage = 0
  /// Whether a lone dot is not shown.
  public var hidesForSinglePage = false
  /// Whether a capsule lies behind the dots (`UIPageControl.BackgroundStyle.prominent`).
  public var isProminent = false
  /// Color of the dots; nil is UIKit's, a translucent white.
  public var indicatorTintColor: Color?
  /// Color of the chosen dot; nil is white.
  public var currentIndicatorTintColor: Color?

  /// A page control as UIKit makes one.
  public init() {}
}
