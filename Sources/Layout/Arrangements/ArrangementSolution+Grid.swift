import Geometry
import Views

extension ArrangementSolution {
  /// Places items in the cells of a grid.
  func placeTracks(
    _ tracks: GridTracks, _ areas: [GridPlacement.Area], _ inside: ArrangedInside, _ axis: ArrangedAxis,
    _ room: (start: Double, length: Double)
  ) {
    let sizes = tracks.sizes(for: needs(areas, inside, axis), total: room.length)
    let starts = tracks.starts(sizes, at: room.start)
    for (child, area) in zip(inside.children, areas) {
      let (first, span) = area.span(axis)
      let end = starts[first + span - 1] + sizes[first + span - 1]
      place(child, axis, start: starts[first], length: end - starts[first])
    }
  }

  func needs(_ areas: [GridPlacement.Area], _ inside: ArrangedInside, _ axis: ArrangedAxis) -> [GridTracks
    .Need]
  {
    zip(inside.children, areas).map { child, area in
      let (start, span) = area.span(axis)
      return GridTracks.Need(
        start: start, span: span, length: outer(child, axis), least: least(child, axis))
    }
  }
}

extension GridPlacement.Area {
  /// The first track of an axis, and the number of tracks.
  fileprivate func span(_ axis: ArrangedAxis) -> (start: Int, span: Int) {
    axis == .horizontal ? (column, columnSpan) : (row, rowSpan)
  }
}
