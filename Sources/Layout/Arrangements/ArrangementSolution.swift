import Geometry
import Views

/// The frames of a node's contents at one size of it: see `ArrangementPlan`.
final class ArrangementSolution {
  let plan: ArrangementPlan
  let root: Int
  /// Frames without margins, in the superview's coordinates; by node, counted from `root`.
  private var starts: [(x: Double, y: Double)]
  private var sizes: [(width: Double, height: Double)]
  private var naturalHeights: [Double]
  /// By how much nodes with their margins are longer than their cells; by node, counted from `root`.
  private var excesses: [(width: Double, height: Double)]
  /// The lines of a flow: the items in each.
  var lines: [Int: [Range<Int>]] = [:]
  /// The cells assigned by custom arrangements.

  init(_ plan: ArrangementPlan, root: Int) {
    self.plan = plan
    self.root = root
    let count = plan.nodes[root].end - root
    starts = Array(repeating: (0, 0), count: count)
    sizes = starts.map { _ in (0, 0) }
    excesses = sizes
    naturalHeights = starts.map { _ in 0 }
  }

  private var range: Range<Int> { root..<plan.nodes[root].end }

  // MARK: Passes

  /// Places everything inside the root, which has a given rectangle.
  func solve(_ rect: Rect) {
    starts[0] = (rect.minX, rect.minY)
    setWidths(rect.width)
    setNaturalHeights()
    sizes[0].height = rect.height
    for node in range { arrange(node, .vertical) }
  }

  /// Sets the widths of everything inside the root for a width of it.
  func setWidths(_ width: Double) {
    sizes[0].width = width
    _ = plan.naturalWidth(of: root)
    for node in range { arrange(node, .horizontal) }
  }

  /// Sets the preferred heights of everything inside the root at its width, and returns the root's.
  @discardableResult
  func setNaturalHeights() -> Double {
    for node in range.reversed() { setNaturalHeight(node) }
    return naturalHeights[0]
  }

  private func setNaturalHeight(_ node: Int) {
    let width = size(node, .horizontal)
    if let known = plan.knownHeight(of: node, width: width) {
      naturalHeights[node - root] = known
      return
    }
    let isMeasured = plan.nodes[node].inside == nil
    let height =
      isMeasured ? plan.measuredHeight(of: node, width: width) : naturalLength(node, .vertical)
    naturalHeights[node - root] = plan.nodes[node].height.clamp(height)
    plan.remember(naturalHeights[node - root], of: node, width: width)
  }

  /// Places the contents of a node again if its width changed after the widths were set.
  func renewWidths(_ node: Int) {
    for inner in node..<plan.nodes[node].end { arrange(inner, .horizontal) }
    for inner in (node..<plan.nodes[node].end).reversed() { setNaturalHeight(inner) }
  }

  // MARK: Lengths

  func frame(_ node: Int) -> Rect {
    let (start, size) = (starts[node - root], sizes[node - root])
    return Rect(x: start.x, y: start.y, width: size.width, height: size.height)
  }

  func size(_ node: Int, _ axis: ArrangedAxis) -> Double {
    axis == .horizontal ? sizes[node - root].width : sizes[node - root].height
  }

  private func start(_ node: Int, _ axis: ArrangedAxis) -> Double {
    axis == .horizontal ? starts[node - root].x : starts[node - root].y
  }

  /// By how much a node with its margins is longer than its cell.
  func excess(_ node: Int, _ axis: ArrangedAxis) -> Double {
    axis == .horizontal ? excesses[node - root].width : excesses[node - root].height
  }

  func set(_ node: Int, _ axis: ArrangedAxis, start: Double, size: Double) {
    if axis == .horizontal {
      (starts[node - root].x, sizes[node - root].width) = (start, size)
    } else {
      (starts[node - root].y, sizes[node - root].height) = (start, size)
    }
  }

  /// A node's preferred length on an axis without its margins: widths for any offer, heights at the node's width.
  func natural(_ node: Int, _ axis: ArrangedAxis) -> Double {
    axis == .horizontal ? plan.naturalWidth(of: node) : naturalHeights[node - root]
  }

  /// A node's preferred length with its margins.
  func outer(_ node: Int, _ axis: ArrangedAxis) -> Double {
    natural(node, axis) + plan.nodes[node].margin.total(axis)
  }

  /// The least length of a node with its margins.
  func least(_ node: Int, _ axis: ArrangedAxis) -> Double {
    plan.nodes[node].limits(axis).minimum + plan.nodes[node].margin.total(axis)
  }

  /// A container's or nested arrangement's preferred length based on its content.
  func naturalLength(_ node: Int, _ axis: ArrangedAxis) -> Double {
    guard let inside = plan.nodes[node].inside else { return 0 }
    return naturalLength(of: inside, node, axis) + inside.insets.total(axis)
  }

  /// The length of a container's content area: its own, or that of its scrolled content.
  func contentLength(_ node: Int, _ axis: ArrangedAxis) -> Double {
    guard plan.nodes[node].inside?.scrolling == axis else { return size(node, axis) }
    return max(size(node, axis), naturalLength(node, axis))
  }

  /// The part of a container available to its items.
  func room(_ node: Int, _ axis: ArrangedAxis) -> (start: Double, length: Double) {
    guard let inside = plan.nodes[node].inside else { return (0, 0) }
    let isView = plan.nodes[node].view != nil
    let own = axis == .horizontal ? plan.nodes[node].origin.x : plan.nodes[node].origin.y
    return (
      (isView ? own : start(node, axis)) + inside.insets.start(axis),
      max(0, contentLength(node, axis) - inside.insets.total(axis))
    )
  }

  // MARK: Cells

  /// Places an item in its cell.
  ///
  /// It does not exceed the cell, unless its minimum or fixed size does: then it extends beyond the cell's end,
  /// regardless of its alignment.
  func place(_ node: Int, _ axis: ArrangedAxis, start: Double, length: Double) {
    let item = plan.nodes[node]
    let room = max(0, length - item.margin.total(axis))
    let limits = item.limits(axis)
    let alignment = item.alignment(axis)
    let size = limits.clamp(alignment == .stretch ? room : min(room, natural(node, axis)))
    let free = max(0, room - size)
    let excess = max(0, size + item.margin.total(axis) - length)
    if axis == .horizontal {
      excesses[node - root].width = excess
    } else {
      excesses[node - root].height = excess
    }
    let offset: Double =
      switch alignment {
      case .start: 0
      case .center, .stretch: free / 2
      case .end: free
      }
    set(node, axis, start: start + item.margin.start(axis) + offset, size: size)
  }

  /// Places the items of a node on an axis.
  func arrange(_ node: Int, _ axis: ArrangedAxis) {
    guard let inside = plan.nodes[node].inside else { return }
    let room = room(node, axis)
    switch inside.kind {
    case .line(let along) where along == axis: placeAlong(inside, axis, room)
    case .line:
      for child in inside.children { place(child, axis, start: room.start, length: room.length) }
    case .flow: placeLines(inside, node, axis, room)
    case .grid(let columns, let rows, let areas):
      let lengths = axis == .horizontal ? columns : rows
      placeTracks(GridTracks(lengths: lengths, spacing: inside.spacing(axis)), areas, inside, axis, room)
    case .custom(let code, let kind): placeCustom(code, kind, inside, node, axis)
    case .unknown:
      for child in inside.children { set(child, axis, start: room.start, size: 0) }
    }
  }

  /// The preferred length of a container's content without its padding.
  private func naturalLength(of inside: ArrangedInside, _ node: Int, _ axis: ArrangedAxis) -> Double {
    let outers = inside.children.map { outer($0, axis) }
    switch inside.kind {
    case .line(let along) where along == axis:
      return outers.reduce(0, +) + inside.spacing(axis) * Double(max(0, outers.count - 1))
    case .line: return outers.max() ?? 0
    case .flow:
      return axis == .horizontal
        ? outers.reduce(0, +) + inside.spacing(axis) * Double(max(0, outers.count - 1))
        : heightOfLines(inside, node)
    case .grid(let columns, let rows, let areas):
      let lengths = axis == .horizontal ? columns : rows
      let tracks = GridTracks(lengths: lengths, spacing: inside.spacing(axis))
      return tracks.total(tracks.sizes(for: needs(areas, inside, axis), total: nil))
    case .custom(let code, let kind): return naturalLength(of: code, kind, inside, node, axis)
    case .unknown: return 0
    }
  }
}
