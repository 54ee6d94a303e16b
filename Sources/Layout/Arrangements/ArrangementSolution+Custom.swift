import Geometry
import Views

extension ArrangementSolution {
  /// Places items in the cells returned by code.
  ///
  /// While widths are set the height is unknown, so the cells are those at the preferred height. If the final height
  /// gives an item another width, its contents are placed again.
  func placeCustom(
    _ code: any CustomArranging, _ kind: CustomKind, _ inside: ArrangedInside, _ node: Int,
    _ axis: ArrangedAxis
  ) {
    let items = items(inside, kind)
    let x = room(node, .horizontal)
    if axis == .horizontal {
      let offer = Size(width: x.length, height: .infinity)
      let height = Self.usable(code.preferredSize(of: items, fitting: offer).height)
      place(code.cells(of: items, in: Rect(x: x.start, y: 0, width: x.length, height: height)), inside, axis)
      return
    }
    let y = room(node, .vertical)
    let cells = code.cells(of: items, in: Rect(x: x.start, y: y.start, width: x.length, height: y.length))
    let widths = inside.children.map { size($0, .horizontal) }
    place(cells, inside, .horizontal)
    for (child, width) in zip(inside.children, widths) where size(child, .horizontal) != width {
      renewWidths(child)
    }
    place(cells, inside, axis)
  }

  private func place(_ cells: [Rect], _ inside: ArrangedInside, _ axis: ArrangedAxis) {
    for (index, child) in inside.children.enumerated() {
      let cell = index < cells.count ? cells[index] : .zero
      let (start, length) = axis == .horizontal ? (cell.minX, cell.width) : (cell.minY, cell.height)
      place(child, axis, start: Self.usablePlace(start), length: Self.usable(length))
    }
  }

  func naturalLength(
    of code: any CustomArranging, _ kind: CustomKind, _ inside: ArrangedInside, _ node: Int,
    _ axis: ArrangedAxis
  ) -> Double {
    let items = items(inside, kind)
    if axis == .horizontal { return Self.usable(code.preferredSize(of: items, fitting: .unlimited).width) }
    let offer = Size(width: room(node, .horizontal).length, height: .infinity)
    return Self.usable(code.preferredSize(of: items, fitting: offer).height)
  }

  private func items(_ inside: ArrangedInside, _ kind: CustomKind) -> ArrangedItems {
    ArrangedItems(
      kind: kind, columnSpacing: inside.columnSpacing, rowSpacing: inside.rowSpacing, plan: plan,
      nodes: inside.children)
  }

  /// A valid length: code can return anything.
  private static func usable(_ length: Double) -> Double { ArrangementReader.usable(length) }

  private static func usablePlace(_ place: Double) -> Double {
    place.isNaN ? 0 : min(max(place, -ArrangementReader.mostPoints), ArrangementReader.mostPoints)
  }
}
