import Geometry

/// The properties that `UICollectionView` adds to a view; its cells and headers are subviews.
public struct CollectionView: Hashable, Sendable {
  /// The flow layout of the cells; nil for a custom layout class of the app.
  public var flow: FlowLayout?
  /// The object ID of the subview that is the section's header; nil for none.
  public var headerID: String?
  /// The object ID of the subview that is the section's footer; nil for none.
  public var footerID: String?
  /// The object IDs of the cells that have a size of their own instead of the flow layout's.
  package var customSizedCells: [String] = []

  /// Creates a collection view with an unknown layout.
  public init() {}
}

/// The settings of `UICollectionViewFlowLayout`.
public struct FlowLayout: Hashable, Sendable {
  /// Whether it scrolls horizontally, with lines as columns.
  public var isHorizontal = false
  /// The spacing between lines, in points.
  public var lineSpacing = 10.0
  /// The minimum spacing between cells of a line, in points.
  public var interitemSpacing = 10.0
  /// The size of cells without a size of their own, in points; zero if the document states none, or an estimate, which makes
  /// cells size themselves.
  public var itemSize = Size.zero
  /// The section insets, in points.
  public var sectionInset = EdgeInsets.zero
  /// The size of the header along the scrolling direction, in points.
  public var headerReferenceSize = Size.zero
  /// As `headerReferenceSize`, for the footer.
  public var footerReferenceSize = Size.zero
  /// The reference of the section insets.
  public var insetReference = InsetReference.contentInset

  /// The reference of section insets; the names are `UICollectionViewFlowLayout.SectionInsetReference`'s.
  public enum InsetReference: Hashable, Sendable {
    /// The edges, the safe area, or the margins of the collection view.
    case contentInset, safeArea, layoutMargins
  }

  /// Creates a flow layout with UIKit's defaults.
  public init() {}
}
