import Geometry
import Glibc
import Views

/// Places items evenly on a circle, starting at the top, clockwise: the example of a custom arrangement.
///
/// The parameter `radius` sets the distance of the items' centers from the middle, in points; without it, the circle is
/// as large as possible. All items have cells of the same size, that of the largest one.
package struct CircleArrangement: CustomArranging {
  package init() {}

  /// Returns the size of the circle with the items on it, in points, from their parameter `radius` if present; the
  /// offer does not affect it.
  package func preferredSize(of items: ArrangedItems, fitting offer: Size) -> Size {
    let cell = cell(of: items)
    // Without a radius, neighbors on the circle just touch.
    let chord = (cell.width * cell.width + cell.height * cell.height).squareRoot()
    let angle = Double.pi / Double(max(2, items.count))
    let radius = items.kind["radius"] ?? (items.count > 1 ? chord / 2 / sin(angle) : 0)
    return Size(width: 2 * radius + cell.width, height: 2 * radius + cell.height)
  }

  /// Returns the cell of each item, in order, on the circle around the middle of a rectangle in the container's
  /// coordinate space, in points.
  package func cells(of items: ArrangedItems, in rect: Rect) -> [Rect] {
    let cell = cell(of: items)
    let most = max(0, min(rect.width - cell.width, rect.height - cell.height) / 2)
    let radius = items.kind["radius"] ?? most
    return (0..<items.count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(items.count)
      let (x, y) = (rect.midX + radius * sin(angle), rect.midY - radius * cos(angle))
      return Rect(x: x - cell.width / 2, y: y - cell.height / 2, width: cell.width, height: cell.height)
    }
  }

  private func cell(of items: ArrangedItems) -> Size {
    (0..<items.count).reduce(Size.zero) { largest, index in
      let size = items.preferredSize(of: index)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }
}
