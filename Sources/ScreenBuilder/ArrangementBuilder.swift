import Geometry
import Views

/// Collects the items of an arrangement: views by their IDs, items, and nested arrangements.
@resultBuilder
public enum ArrangementBuilder {
  /// Adds a view, by its `id`.
  ///
  /// - Parameter id: The `id` of a subview of the arranged view.
  public static func buildExpression(_ id: String) -> [ArrangedItem] { [ArrangedItem(view: id)] }
  /// Adds an item.
  ///
  /// - Parameter item: An item with its alignment, lengths, margin and cells.
  public static func buildExpression(_ item: ArrangedItem) -> [ArrangedItem] { [item] }
  /// Adds a nested arrangement, stretched in both directions.
  ///
  /// - Parameter arrangement: An arrangement of further items, which takes one place.
  public static func buildExpression(_ arrangement: Arrangement) -> [ArrangedItem] {
    [ArrangedItem(arrangement).aligned(.stretch, .stretch)]
  }
  /// Concatenates items, in order.
  ///
  /// - Parameter items: The items of each statement.
  public static func buildBlock(_ items: [ArrangedItem]...) -> [ArrangedItem] { items.flatMap { $0 } }
  /// Adds the items of an `if` without `else`.
  ///
  /// - Parameter items: The items of the branch; nil if its condition is false.
  public static func buildOptional(_ items: [ArrangedItem]?) -> [ArrangedItem] { items ?? [] }
  /// Adds the items of the first branch.
  ///
  /// - Parameter items: The items of the branch after `if`, or of a case of `switch`.
  public static func buildEither(first items: [ArrangedItem]) -> [ArrangedItem] { items }
  /// Adds the items of the other branch.
  ///
  /// - Parameter items: The items of the branch after `else`, or of another case of `switch`.
  public static func buildEither(second items: [ArrangedItem]) -> [ArrangedItem] { items }
  /// Concatenates the items of a loop.
  ///
  /// - Parameter items: The items of each iteration, in order.
  public static func buildArray(_ items: [[ArrangedItem]]) -> [ArrangedItem] { items.flatMap { $0 } }
}

extension Arrangement {
  /// Returns items one after another, from leading to trailing.
  ///
  /// - Parameters:
  ///   - spacing: The distance between neighboring items, in points.
  ///   - items: The items, in order.
  public static func horizontal(
    spacing: Double = 0, @ArrangementBuilder items: () -> [ArrangedItem]
  ) -> Arrangement { Arrangement(.horizontal, spacing: spacing, items: items()) }

  /// Returns items one below the other.
  ///
  /// - Parameters:
  ///   - spacing: The distance between neighboring items, in points.
  ///   - items: The items, in order.
  public static func vertical(
    spacing: Double = 0, @ArrangementBuilder items: () -> [ArrangedItem]
  ) -> Arrangement { Arrangement(.vertical, spacing: spacing, items: items()) }

  /// Returns items one after another, in as many lines as needed.
  ///
  /// - Parameters:
  ///   - spacing: The distance between neighboring items and lines, in points.
  ///   - items: The items, in order.
  public static func flow(
    spacing: Double = 0, @ArrangementBuilder items: () -> [ArrangedItem]
  ) -> Arrangement { Arrangement(.flow, spacing: spacing, items: items()) }

  /// Returns items in the cells of rows and columns; an item without a cell gets the next free one, row by row.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns, from leading to trailing.
  ///   - rows: The heights of the rows; items beyond them add rows as high as their content.
  ///   - spacing: The distance between neighboring rows and columns, in points.
  ///   - items: The items, in order.
  public static func grid(
    columns: [GridLength], rows: [GridLength] = [], spacing: Double = 0,
    @ArrangementBuilder items: () -> [ArrangedItem]
  ) -> Arrangement {
    Arrangement(
      .grid(Grid(columns: columns, rows: rows, insertion: .rowByRow)), spacing: spacing, items: items())
  }

  /// Returns items placed by code, under its registered name.
  ///
  /// - Parameters:
  ///   - name: The name, such as `circle`.
  ///   - parameters: The parameters of the code, by name.
  ///   - spacing: The distance between neighboring items, in points, as far as the code uses it.
  ///   - items: The items, in order.
  public static func custom(
    _ name: String, parameters: [String: Double] = [:], spacing: Double = 0,
    @ArrangementBuilder items: () -> [ArrangedItem]
  ) -> Arrangement {
    let sorted = parameters.sorted { $0.key < $1.key }.map { CustomKind.Parameter($0.key, $0.value) }
    return Arrangement(.custom(CustomKind(name, parameters: sorted)), spacing: spacing, items: items())
  }

  /// Returns the arrangement with distances of its items from the edges, in points.
  ///
  /// - Parameters:
  ///   - padding: The distance from each of the four edges of the room, in points.
  ///   - room: The area of the view for the items.
  public func padded(_ padding: Double, in room: Room = .bounds) -> Arrangement {
    var copy = self
    copy.padding = EdgeInsets(top: padding, left: padding, bottom: padding, right: padding)
    copy.room = room
    return copy
  }
}

extension ArrangedItem {
  /// Returns the item with an alignment in its cell.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal alignment in its cell, or whether it fills the width.
  ///   - vertical: The vertical alignment in its cell, or whether it fills the height.
  public func aligned(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) -> ArrangedItem {
    var copy = self
    (copy.horizontal, copy.vertical) = (horizontal, vertical)
    return copy
  }

  /// Returns the item with fixed lengths, in points; nil leaves one to the content.
  ///
  /// - Parameters:
  ///   - width: The width, in points; nil keeps the item's.
  ///   - height: The height, in points; nil keeps the item's.
  public func sized(width: Double? = nil, height: Double? = nil) -> ArrangedItem {
    var copy = self
    if let width { copy.width.fixed = width }
    if let height { copy.height.fixed = height }
    return copy
  }

  /// Returns the item with space around it, in points.
  ///
  /// - Parameter margin: The space on each of the four sides, in points.
  public func margin(_ margin: Double) -> ArrangedItem {
    var copy = self
    copy.margin = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    return copy
  }

  /// Returns the item with a number of spanned cells in a grid.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, from 1.
  ///   - columns: The number of columns, from 1.
  public func spanning(rows: Int = 1, columns: Int = 1) -> ArrangedItem {
    var copy = self
    (copy.rowSpan, copy.columnSpan) = (rows, columns)
    return copy
  }
}
