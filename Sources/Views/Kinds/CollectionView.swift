import Geometry

/// What `UICollectionView` adds to a view; its cells and headers are subviews.
public struct CollectionView: Hashable, Sendable {
  /// The flow layout that places the cells; nil where the layout is of a class that only the app knows.
  public var flow: FlowLayout?
  /// The object id of the subview that is the section's header; nil without one.
  public var headerID: String?
  /// The object id of the subview that is the section's footer; nil without one.
  public var footerID: String?

  /// A collection view with a layout that is not known.
  public init() {}
}

/// The settings of `UICollectionViewFlowLayout`.
public struct FlowLayout: Hashable, Sendable {
  /// Whether lines are columns, and the content scrolls sideways.
  public var isHorizontal = false
  /// Points between lines.
  public var lineSpacing = 10.0
  /// The least points between cells of a line.
  public var interitemSpacing = 10.0
  /// Space around the cells of a section, points.
  public var sectionInset = EdgeInsets.zero
  /// The extent of a header along the way of scrolling is that part of this size, points.
  public var headerReferenceSize = Size.zero
  /// As `headerReferenceSize`, behind the cells.
  public var footerReferenceSize = Size.zero
  /// Whether the section's inset is counted from the safe area, or from the margins.
  public var insetReference = InsetReference.contentInset

  /// What a section's inset is counted from; the names are `UICollectionViewFlowLayout.SectionInsetReference`'s.
  public enum InsetReference: Hashable, Sendable {
    /// The edges, the safe area, or the margins of the collection view.
    case contentInset, safeArea, layoutMargins
  }

  /// A flow layout as UIKit makes one.
  public init() {}
}
