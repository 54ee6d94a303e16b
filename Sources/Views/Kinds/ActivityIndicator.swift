/// What `UIActivityIndicatorView` adds to a view.
public struct ActivityIndicator: Hashable, Sendable {
  /// Size and color; the older names say a color too.
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
  /// Its own color; nil is the style's.
  public var color: Color?
  /// Whether it turns.
  public var isAnimating = false
  /// Whether a running app hides it while it stands still; pictures show it, as Interface Builder's canvas does.
  public var hidesWhenStopped = true

  /// An indicator as UIKit makes one.
  public init() {}

  /// Whether it has the larger of the two sizes.
  public var isLarge: Bool { style == .large || style == .whiteLarge }
  /// Whether its style is white.
  public var isWhite: Bool { style == .white || style == .whiteLarge }
}

/// What `UIRefreshControl` adds to a view.
public struct RefreshControl: Hashable, Sendable {
  /// The text under the sign; nil shows none.
  public var title: String?

  /// A refresh control as UIKit makes one.
  public init() {}
}
