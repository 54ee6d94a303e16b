import Geometry

/// What an arrangement knows about one view, or about an arrangement inside it.
///
/// The size limits, the alignment, the margin and the visibility belong to the item, not to the view.
public struct ArrangedItem: Hashable, Sendable {
  /// What is placed.
  public var content: Content
  /// Limits of the width.
  public var width = ArrangedExtent()
  /// Limits of the height.
  public var height = ArrangedExtent()
  /// Where the item stands in its cell from side to side; in a row, `stretch` takes a share of what is left.
  public var horizontal = HorizontalAlignment.center
  /// Where the item stands in its cell from top to bottom; in a column, `stretch` takes a share of what is left.
  public var vertical = VerticalAlignment.center
  /// The space around the item inside its cell, in points; left is leading.
  public var margin = EdgeInsets.zero
  /// Whether the item is drawn, and whether it keeps its room.
  public var visibility = Visibility.visible
  /// The cell in a grid or a cell arrangement; nil for the next one.
  public var cell: GridCell?
  /// The number of columns that the item takes in a grid, or of cells in a row of cells.
  public var columnSpan = 1
  /// The number of rows that the item takes in a grid, or of cells in a column of cells.
  public var rowSpan = 1

  /// What is placed.
  public enum Content: Hashable, Sendable {
    /// A subview of the container, by its object ID.
    case view(String)
    /// An arrangement of further subviews of the same container.
    indirect case arrangement(Arrangement)
  }

  /// Whether an item is drawn, and whether it keeps its room.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// Drawn.
    case visible
    /// Not drawn, but its room is kept.
    case hidden
    /// Not drawn; everything is placed as if the item did not exist.
    case collapsed
  }

  /// Creates an item for a view, by its object ID.
  ///
  /// - Parameter objectID: The object ID of a subview of the container.
  public init(view objectID: String) {
    content = .view(objectID)
  }

  /// Creates an item for a nested arrangement.
  ///
  /// - Parameter arrangement: The arrangement of further subviews of the same container; its `room` is ignored.
  public init(_ arrangement: Arrangement) {
    content = .arrangement(arrangement)
  }
}

/// Limits of a width or height, in points.
///
/// A fixed length overrides the content, the alignment and the other two. A minimum overrides a maximum.
public struct ArrangedExtent: Hashable, Sendable {
  /// The least length.
  public var minimum: Double
  /// The greatest length; nil for any.
  public var maximum: Double?
  /// The length; nil if the content decides.
  public var fixed: Double?

  /// Creates limits; none by default.
  ///
  /// - Parameters:
  ///   - minimum: The least length, in points, which overrides `maximum`.
  ///   - maximum: The greatest length, in points; nil for any.
  ///   - fixed: The length, in points, which overrides the other two; nil if the content decides.
  public init(minimum: Double = 0, maximum: Double? = nil, fixed: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.fixed = fixed
  }
}

/// The first row and column that an item takes, from 0.
///
/// In a row of cells only the column counts, in a column of cells only the row.
public struct GridCell: Hashable, Sendable {
  /// The row, from 0 at the top.
  public var row: Int
  /// The column, from 0 at the leading edge.
  public var column: Int

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - row: The row, from 0 at the top.
  ///   - column: The column, from 0 at the leading edge.
  public init(row: Int = 0, column: Int = 0) {
    self.row = row
    self.column = column
  }
}

/// Where an item stands in its cell from side to side.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
  /// From edge to edge.
  case stretch
}

/// Where an item stands in its cell from top to bottom.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// From edge to edge.
  case stretch
}

/// How a container changes from one arrangement to another. The first layout never animates.
public struct LayoutAnimation: Hashable, Sendable {
  /// The duration, in seconds.
  public var duration: Double
  /// The time before it begins, in seconds.
  public var delay: Double
  /// The name of the timing curve, as `TimingCurve` in `Motion` reads it.
  public package(set) var curve: String

  /// Creates an animation that begins and ends slowly.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before it begins, in seconds.
  public init(duration: Double = 0.2, delay: Double = 0) {
    self.init(duration: duration, delay: delay, curve: "easeInOut")
  }

  /// Creates an animation with a curve of that name, which exists.
  package init(duration: Double = 0.2, delay: Double = 0, curve: String) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }
}
