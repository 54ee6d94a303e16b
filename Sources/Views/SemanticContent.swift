/// The semantics of a view's content that determine its layout direction; the cases are those of UIKit's
/// `UISemanticContentAttribute`, the raw values Interface Builder's words.
public enum SemanticContent: String, Hashable, Sendable, CaseIterable {
  /// Follows the interface.
  case unspecified
  /// Playback controls, always left-to-right.
  case playback
  /// Spatial controls, such as the arrows of a game pad.
  case spatial
  /// Always left-to-right.
  case forceLeftToRight
  /// Always right-to-left.
  case forceRightToLeft

  /// Returns whether the view's own layout direction is right-to-left (`UIView.effectiveUserInterfaceLayoutDirection`).
  ///
  /// - Parameter interface: Whether the interface is right-to-left.
  public func isRightToLeft(in interface: Bool) -> Bool {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }
}

extension View {
  /// Returns whether the view's own layout direction is right-to-left (`UIView.effectiveUserInterfaceLayoutDirection`).
  ///
  /// Subviews have their own direction: `semanticContent` is not inherited.
  ///
  /// - Parameter interface: Whether the interface is right-to-left.
  public func isRightToLeft(in interface: Bool) -> Bool { semanticContent.isRightToLeft(in: interface) }
}
