import Geometry

/// Places the subviews of a container without constraints: one after another, in lines, or in the cells of a grid.
///
/// An arrangement is a value beside the views: it names them by their object IDs and holds everything that it needs to
/// know about them in its items. So several arrangements can exist over the same views, and replacing
/// `View.arrangement` places the same views differently. `Docs/Arrangements.md` specifies what each kind does.
public struct Arrangement: Hashable, Sendable {
  /// How the items are placed.
  public var kind: Kind
  /// The items, in the order in which they are placed.
  public var items: [ArrangedItem]
  /// The distance between neighboring columns, or items that stand side by side, in points.
  public var columnSpacing = 0.0
  /// The distance between neighboring rows or lines, or items that stand one below the other, in points.
  public var rowSpacing = 0.0
  /// The distances of the items from the edges, in points; left is leading.
  public var padding = EdgeInsets.zero
  /// The part of the container that the items and the padding share; ignored in a nested arrangement.
  public var room = Room.bounds

  /// How an arrangement places its items.
  public enum Kind: Hashable, Sendable {
    /// One after another, from leading to trailing.
    case horizontal
    /// One below the other.
    case vertical
    /// One after another, in as many lines as needed.
    case flow
    /// In the cells of rows and columns.
    case grid(Grid)
    /// In the cells of a single row, whose widths these are.
    case horizontalCells([GridLength])
    /// In the cells of a single column, whose heights these are.
    case verticalCells([GridLength])
    /// By code that is registered under a name (`CustomArrangements` in `Layout`).
    case custom(CustomKind)
  }

  /// A part of a container.
  public enum Room: String, Hashable, Sendable, CaseIterable {
    /// All of it.
    case bounds
    /// What bars and rounded corners leave.
    case safeArea
    /// What the layout margins leave.
    case layoutMargins
  }

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - kind: How the items are placed.
  ///   - items: The items, in order.
  ///   - spacing: The distance between neighboring items, columns, rows and lines, in points.
  ///   - padding: The distances of the items from the edges, in points.
  public init(
    _ kind: Kind, spacing: Double = 0, padding: EdgeInsets = .zero, items: [ArrangedItem] = []
  ) {
    self.kind = kind
    self.items = items
    columnSpacing = spacing
    rowSpacing = spacing
    self.padding = padding
  }
}

/// The rows and columns of a grid.
public struct Grid: Hashable, Sendable {
  /// The widths of the columns, from leading to trailing; items beyond them add columns of `auto` width.
  public var columns: [GridLength]
  /// The heights of the rows, from top to bottom; items beyond them add rows of `auto` height.
  public var rows: [GridLength]
  /// Which cell an item gets that names none.
  public var insertion: Insertion

  /// Which cell an item gets that names none.
  public enum Insertion: String, Hashable, Sendable, CaseIterable {
    /// The first cell.
    case none
    /// The next free one: leading to trailing, then down. As many columns as are given, or named by items.
    case rowByRow
    /// The next free one: down, then leading to trailing. As many rows as are given, or named by items.
    case columnByColumn
  }

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns, from leading to trailing.
  ///   - rows: The heights of the rows, from top to bottom.
  ///   - insertion: Which cell an item gets that names none.
  public init(columns: [GridLength] = [], rows: [GridLength] = [], insertion: Insertion = .none) {
    self.columns = columns
    self.rows = rows
    self.insertion = insertion
  }
}

/// The width of a column or height of a row.
public enum GridLength: Hashable, Sendable {
  /// As large as the largest item that stands in it alone.
  case auto
  /// A number of points.
  case points(Double)
  /// A share of what the others leave, in proportion to its weight.
  case star(Double)

  /// A share with the weight 1.
  public static let star = GridLength.star(1)
}

/// The name and parameters of an arrangement that code defines.
public struct CustomKind: Hashable, Sendable {
  /// The name that the code is registered under.
  public var name: String
  /// Numbers for the code, in document order.
  public var parameters: [Parameter]

  /// A number for the code.
  public struct Parameter: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Double

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: The name that the code asks for.
    ///   - value: The number, in whichever unit the code takes it.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a custom kind.
  ///
  /// - Parameters:
  ///   - name: The name that the code is registered under.
  ///   - parameters: Numbers for the code; of two with the same name the last counts.
  public init(_ name: String, parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
  }

  /// Returns the last value given for a parameter; nil if there is none.
  ///
  /// - Parameter name: The name of the parameter; letter case counts.
  public subscript(name: String) -> Double? { parameters.last { $0.name == name }?.value }
}
