/// The properties that `UIPageControl` adds to a view.
public struct PageControl: Hashable, Sendable {
  /// The number of dots.
  public var pageCount = 0
  /// The current page, from 0.
  public var currentPage = 0
  /// Whether a single dot is hidden.
  public var hidesForSinglePage = false
  /// Whether there is a capsule behind the dots (`UIPageControl.BackgroundStyle.prominent`).
  public var isProminent = false
  /// Color of the dots; nil is UIKit's, a translucent white.
  public var indicatorTintColor: Color?
  /// Color of the current dot; nil is white.
  public var currentIndicatorTintColor: Color?

  /// Creates a page control with UIKit's defaults.
  public init() {}
}
