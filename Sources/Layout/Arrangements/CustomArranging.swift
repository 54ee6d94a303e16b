import Geometry
import Views

/// An arrangement defined by code. It is registered with `CustomArrangements` and used by name.
///
/// Both functions must be pure. They assign cells to items, in which layoutshot then places these by their alignments,
/// margins and limits.
public protocol CustomArranging: Sendable {
  /// Returns the preferred size of all items together, in points.
  ///
  /// - Parameters:
  ///   - items: The items that are not collapsed.
  ///   - offer: The available space; infinite if unlimited.
  func preferredSize(of items: ArrangedItems, fitting offer: Size) -> Size

  /// Returns the cell of each item in a rectangle, in points. Items without one are empty.
  ///
  /// - Parameters:
  ///   - items: The items that are not collapsed.
  ///   - rect: The rectangle of the items, in points. This is called twice: for widths with a top edge of 0 and the
  ///     preferred height, then for heights with the actual rectangle.
  /// - Returns: The cells in the order of the items, in the coordinate space of `rect`.
  func cells(of items: ArrangedItems, in rect: Rect) -> [Rect]
}

/// The items of a custom arrangement.
public struct ArrangedItems {
  /// The parameters of the arrangement.
  public let kind: CustomKind
  /// The distance between items side by side, in points.
  public let columnSpacing: Double
  /// The distance between items one below the other, in points.
  public let rowSpacing: Double
  /// The number of items.
  public var count: Int { nodes.count }
  let plan: ArrangementPlan
  let nodes: [Int]

  /// Returns an item's preferred size with its margins, in points: it does not exceed the offer, unless its minimum or
  /// fixed size does. An offer can be infinite.
  ///
  /// - Parameters:
  ///   - index: The item, from 0 to below `count`.
  ///   - offer: The available space including margins, in points.
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
  /// An unlimited offer.
  public static let unlimited = Size(width: .infinity, height: .infinity)
}

/// The arrangements defined by code, by name.
public struct CustomArrangements: Sendable {
  private var known: [String: any CustomArranging] = [:]

  /// The built-in ones: `circle`.
  public static let standard: CustomArrangements = {
    var arrangements = CustomArrangements()
    arrangements.register(CircleArrangement(), as: "circle")
    return arrangements
  }()

  /// Creates an empty set.
  public init() {}

  /// Registers an arrangement under a name, replacing an existing one.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement, whose functions must be pure.
  ///   - name: The name used by documents.
  public mutating func register(_ arrangement: some CustomArranging, as name: String) {
    known[name] = arrangement
  }

  /// The names, in alphabetical order.
  public var names: [String] { known.keys.sorted() }

  /// Returns the arrangement with a name; nil if there is none.
  ///
  /// - Parameter name: The name used by documents; case-sensitive.
  public subscript(name: String) -> (any CustomArranging)? { known[name] }
}
