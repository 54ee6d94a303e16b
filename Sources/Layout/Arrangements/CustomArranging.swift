import Geometry
import Views

/// An arrangement that code defines. It is registered with `CustomArrangements` and used by name.
///
/// Both functions must depend on nothing but their arguments. They give items cells, in which layoutshot then places them
/// by their alignments, margins and limits.
public protocol CustomArranging: Sendable {
  /// Returns the size that all items together prefer, in points.
  ///
  /// - Parameters:
  ///   - items: The items that are not collapsed.
  ///   - offer: The room that is offered; infinite if it is open.
  func preferredSize(of items: ArrangedItems, fitting offer: Size) -> Size

  /// Returns the cell of each item in a rectangle, in points. Items without one are empty.
  ///
  /// - Parameters:
  ///   - items: The items that are not collapsed.
  ///   - rect: The room of the items, in points. Cells are asked for twice: for widths with a top edge of 0 and the
  ///     preferred height, then for heights with the room that there is.
  /// - Returns: The cells in the order of the items, in the coordinate space of `rect`.
  func cells(of items: ArrangedItems, in rect: Rect) -> [Rect]
}

/// The items of a custom arrangement.
public struct ArrangedItems {
  /// The numbers that the arrangement was given.
  public let kind: CustomKind
  /// The distance between items that stand side by side, in points.
  public let columnSpacing: Double
  /// The distance between items that stand one below the other, in points.
  public let rowSpacing: Double
  /// The number of items.
  public var count: Int { nodes.count }
  let plan: ArrangementPlan
  let nodes: [Int]

  /// Returns the size that an item prefers with its margins, in points: no more than offered, unless its minimum or fixed
  /// size is. An offer can be infinite.
  ///
  /// - Parameters:
  ///   - index: The item, from 0 to below `count`.
  ///   - offer: The room with margins, in points.
  public func preferredSize(of index: Int, fitting offer: Size = .unlimited) -> Size {
    let margin = plan.nodes[nodes[index]].margin
    let size = plan.preferredSize(
      of: nodes[index],
      fitting: Size(
        width: offer.width - margin.total(.horizontal), height: offer.height - margin.total(.vertical)))
    return Size(
      width: size.width + margin.total(.horizontal), height: size.height + margin.total(.vertical))
  }
}

extension Size {
  /// An offer of any size.
  public static let unlimited = Size(width: .infinity, height: .infinity)
}

/// The arrangements that code defines, by name.
public struct CustomArrangements: Sendable {
  private var known: [String: any CustomArranging] = [:]

  /// Those that layoutshot brings: `circle`.
  public static let standard: CustomArrangements = {
    var arrangements = CustomArrangements()
    arrangements.register(CircleArrangement(), as: "circle")
    return arrangements
  }()

  /// Creates an empty set.
  public init() {}

  /// Adds an arrangement under a name, in place of one that has it already.
  ///
  /// - Parameters:
  ///   - arrangement: What places the items; it depends on nothing but its arguments.
  ///   - name: The name that documents use for it.
  public mutating func register(_ arrangement: some CustomArranging, as name: String) {
    known[name] = arrangement
  }

  /// The names, in alphabetical order.
  public var names: [String] { known.keys.sorted() }

  /// Returns the arrangement with a name; nil if none is registered under it.
  ///
  /// - Parameter name: The name that documents use for it; letter case counts.
  public subscript(name: String) -> (any CustomArranging)? { known[name] }
}
