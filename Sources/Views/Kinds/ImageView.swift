/// The properties that `UIImageView` adds to a view.
public struct ImageView: Hashable, Sendable {
  /// The image; nil shows nothing.
  public var image: ImageReference?
  /// The image while highlighted.
  public var highlightedImage: ImageReference?

  /// Creates an image view with UIKit's defaults.
  public init() {}
}
