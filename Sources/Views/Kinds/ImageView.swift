/// What `UIImageView` adds to a view.
public struct ImageView: Hashable, Sendable {
  /// The image; nil shows nothing.
  public var image: ImageReference?
  /// The image while highlighted.
  public var highlightedImage: ImageReference?

  /// An image view as UIKit makes one.
  public init() {}
}
