/// The properties that `UIActivityIndicatorView` adds to a view.
public struct ActivityIndicator: Hashable, Sendable {
  /// Size and color; the older names include a color.
  public enum Style: String, Hashable, Sendable {
    /// 20 points wide, gray.
    case medium, gray
    /// 37 points wide, gray.
    case large
    /// 20 points wide, white.
    case white
    /// 37 points wide, white.
    case whiteLarge
  }

  /// Size and color.
  public var style = Style.medium
  /// The custom color; nil uses the style's.
  public var color: Color?
  /// Whether it is animating.
  public var isAnimating = false
  /// Whether a running app hides it when stopped; pictures show it, as Interface Builder's canvas does.
  public var hidesWhenStopped = true

  /// Creates an indicator with UIKit's defaults.
  public init() {}

  /// Whether it has the larger of the two sizes.
  public var isLarge: Bool { style == .large || style == .whiteLarge }
  /// Whether its style is white.
  public var isWhite: Bool { style == .white || style == .whiteLarge }
}

/// The properties that `UIRefreshControl` adds to a view.
public struct RefreshControl: Hashable, Sendable {
  /// The text below the indicator; nil shows none.
  public var title: String?

  /// Creates a refresh control with UIKit's defaults.
  public init() {}
}
