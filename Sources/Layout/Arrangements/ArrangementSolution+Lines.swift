import Geometry
import Views

extension ArrangementSolution {
  /// Places items one after another.
  ///
  /// Items that do not stretch get their preferred length; those that do get it too, and share the remaining space
  /// evenly, limited by their maxima. If there is not enough space, the longest items are shortened, stretching ones
  /// first.
  func placeAlong(
    _ inside: ArrangedInside, _ axis: ArrangedAxis, _ room: (start: Double, length: Double)
  ) {
    place(inside.children, axis, spacing: inside.spacing(axis), start: room.start, length: room.length)
  }

  private func place(
    _ children: [Int], _ axis: ArrangedAxis, spacing: Double, start: Double, length: Double
  ) {
    let total = max(0, length - spacing * Double(max(0, children.count - 1)))
    var place = start
    for (child, length) in zip(children, lengths(children, axis, total: total)) {
      self.place(child, axis, start: place, length: length)
      place += length + spacing
    }
  }

  /// The lengths of successive items including their margins, for a total length, in points.
  private func lengths(_ children: [Int], _ axis: ArrangedAxis, total: Double) -> [Double] {
    var lengths = children.map { outer($0, axis) }
    let stretching = children.indices.filter { plan.nodes[children[$0]].alignment(axis) == .stretch }
    let others = children.indices.filter { plan.nodes[children[$0]].alignment(axis) != .stretch }
    let minima = children.map { least($0, axis) }
    func share(_ indices: [Int], _ shared: [Double]) {
      for (index, length) in zip(indices, shared) { lengths[index] = length }
    }
    let kept = stretching.reduce(0) { $0 + minima[$1] }
    share(
      others,
      LengthSharing.lowered(
        others.map { lengths[$0] }, to: max(0, total - kept), minima: others.map { minima[$0] }))
    guard !stretching.isEmpty else { return lengths }
    let rest = total - others.reduce(0) { $0 + lengths[$1] }
    let preferred = stretching.map { lengths[$0] }
    if preferred.reduce(0, +) > rest {
      share(stretching, LengthSharing.lowered(preferred, to: rest, minima: stretching.map { minima[$0] }))
    } else {
      let maxima = stretching.map {
        plan.nodes[children[$0]].limits(axis).maximum + plan.nodes[children[$0]].margin.total(axis)
      }
      share(stretching, LengthSharing.raised(preferred, to: rest, maxima: maxima))
    }
    return lengths
  }

  // MARK: Flow

  /// Places items in lines: horizontally within their line, vertically line by line.
  func placeLines(
    _ inside: ArrangedInside, _ node: Int, _ axis: ArrangedAxis, _ room: (start: Double, length: Double)
  ) {
    if axis == .horizontal {
      let lines = lines(inside, width: room.length)
      self.lines[node] = lines
      for line in lines {
        place(
          Array(inside.children[line]), axis, spacing: inside.columnSpacing, start: room.start,
          length: room.length)
      }
      return
    }
    let lines = lines[node] ?? []
    let natural = lines.map { height(of: $0, inside) }
    let total = room.length - inside.rowSpacing * Double(max(0, lines.count - 1))
    let minima = lines.map { line in inside.children[line].reduce(0) { max($0, least($1, .vertical)) } }
    let heights = LengthSharing.lowered(natural, to: max(0, total), minima: minima)
    var top = room.start
    for (line, height) in zip(lines, heights) {
      for child in inside.children[line] { place(child, axis, start: top, length: height) }
      top += height + inside.rowSpacing
    }
  }

  func heightOfLines(_ inside: ArrangedInside, _ node: Int) -> Double {
    let lines = lines[node] ?? []
    return lines.reduce(0) { $0 + height(of: $1, inside) }
      + inside.rowSpacing * Double(max(0, lines.count - 1))
  }

  private func height(of line: Range<Int>, _ inside: ArrangedInside) -> Double {
    inside.children[line].reduce(0) { max($0, outer($1, .vertical)) }
  }

  /// Fills lines as long as the next item fits; an item too long for any line gets a separate one.
  private func lines(_ inside: ArrangedInside, width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used = 0.0
    for (index, child) in inside.children.enumerated() {
      let length = outer(child, .horizontal)
      // Far below a pixel, far above the rounding errors of sums.
      if index > first, used + length > width + 1e-6 {
        lines.append(first..<index)
        (first, used) = (index, 0)
      }
      used += length + inside.columnSpacing
    }
    if first < inside.children.count { lines.append(first..<inside.children.count) }
    return lines
  }
}
