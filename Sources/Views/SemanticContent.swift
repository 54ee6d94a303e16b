/// What a view's content means, as far as it decides which way its arrangement is read; the cases are those of UIKit's
/// `UISemanticContentAttribute`, the raw values Interface Builder's words.
public enum SemanticContent: String, Hashable, Sendable, CaseIterable {
  /// Goes with the interface.
  case unspecified
  /// Controls of a player: the past is always at the left.
  case playback
  /// Directions in space, such as the arrows of a game pad.
  case spatial
  /// From left to right, whatever the interface does.
  case forceLeftToRight
  /// From right to left, whatever the interface does.
  case forceRightToLeft

  /// Returns whether the view's own arrangement goes from right to left
  /// (`UIView.effectiveUserInterfaceLayoutDirection`).
  ///
  /// - Parameter interface: Whether the interface does.
  public func isRightToLeft(in interface: Bool) -> Bool {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }
}

extension View {
  /// Returns whether the view's own arrangement goes from right to left
  /// (`UIView.effectiveUserInterfaceLayoutDirection`).
  ///
  /// What is inside has a direction of its own: `semanticContent` is not inherited.
  ///
  /// - Parameter interface: Whether the interface goes from right to left.
  public func isRightToLeft(in interface: Bool) -> Bool { semanticContent.isRightToLeft(in: interface) }
}
