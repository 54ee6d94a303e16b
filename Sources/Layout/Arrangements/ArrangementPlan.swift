import Geometry
import Views

/// A container with everything that it arranges, flattened, and the known preferred sizes.
///
/// Nested arrangements, and containers among the items with their own arrangements, are nodes of one list. Widths are
/// calculated first, then heights at these widths: the preferred width of every node from its content, its width from
/// outside, its preferred height at this width from its content, its height from outside. Each step is one pass over
/// the list, so nesting costs neither time nor stack.
final class ArrangementPlan {
  /// The preferred size of a view at a width in points; an infinite width means unlimited. Must be a pure function.
  typealias Measuring = (ViewID, Double) -> Size

  /// All nodes, parents first; the first is the container.
  private(set) var nodes: [ArrangedNode]
  private let measure: Measuring
  /// Preferred widths without margins; nil until needed.
  private var naturalWidths: [Double?]
  /// Preferred heights at requested widths, without margins.
  private var heights: [[(width: Double, height: Double)]]
  private let nodeOfView: [ViewID: Int]
  /// The number of calls of `measure`.
  private(set) var measureCount = 0

  /// The maximum number of heights cached for a node.
  private static let mostHeights = 4

  init(nodes: [ArrangedNode], measure: @escaping Measuring) {
    self.nodes = nodes
    self.measure = measure
    naturalWidths = nodes.map { _ in nil }
    heights = nodes.map { _ in [] }
    var nodeOfView: [ViewID: Int] = [:]
    for (index, node) in nodes.enumerated() { if let view = node.view { nodeOfView[view] = index } }
    self.nodeOfView = nodeOfView
    for index in nodes.indices.reversed() {
      self.nodes[index].end = max(self.nodes[index].end, index + 1)
      if let parent = nodes[index].parent {
        self.nodes[parent].end = max(self.nodes[parent].end, self.nodes[index].end)
      }
    }
  }

  // MARK: Results

  /// The container's preferred size, in points; an offer can be infinite.
  ///
  /// It does not exceed the offer, unless the container has a minimum.
  func preferredSize(fitting offer: Size) -> Size {
    preferredSize(of: 0, fitting: offer)
  }

  /// The frames of all views at a size of the container, in points, in document order, each in its superview's
  /// coordinates. In right-to-left interfaces, arrangements are mirrored.
  func frames(in size: Size, isRightToLeft: Bool = false) -> [(view: ViewID, frame: Rect)] {
    let solution = solution(size)
    var frames: [(ViewID, Rect)] = []
    // The view that contains each node's items.
    var surrounding = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      surrounding[index] = nodes[parent].view == nil ? surrounding[parent] : parent
      guard let view = node.view else { continue }
      var frame = solution.frame(index)
      let container = nodes[surrounding[index]]
      if container.semanticContent.isRightToLeft(in: isRightToLeft) {
        let width = solution.contentLength(surrounding[index], .horizontal)
        frame.origin.x = 2 * container.origin.x + width - frame.maxX
      }
      frames.append((view, frame))
    }
    return frames
  }

  /// Everything inside the container at a size of it, in points.
  func solution(_ size: Size) -> ArrangementSolution {
    let solution = ArrangementSolution(self, root: 0)
    solution.solve(
      Rect(
        origin: .zero,
        size: Size(
          width: ArrangementReader.usable(size.width), height: ArrangementReader.usable(size.height))))
    return solution
  }

  // MARK: Changes

  /// Discards the known preferred sizes of a view, and of everything around it.
  func invalidate(_ view: ViewID) {
    guard let node = nodeOfView[view] else { return }
    invalidate(node)
  }

  /// Sets the insets of a container's safe area or margins. Returns whether they changed.
  @discardableResult
  func setRoomInsets(_ insets: EdgeInsets, of view: ViewID) -> Bool {
    guard let node = nodeOfView[view], let inside = nodes[node].inside, inside.roomInsets != insets else {
      return false
    }
    nodes[node].inside?.roomInsets = insets
    invalidate(node)
    return true
  }

  /// The views whose containers respect the safe area or margins.
  var viewsWithRoom: [(view: ViewID, room: Arrangement.Room, semanticContent: SemanticContent)] {
    nodes.compactMap { node in
      guard let view = node.view, let inside = node.inside, inside.room != .bounds else { return nil }
      return (view, inside.room, node.semanticContent)
    }
  }

  private func invalidate(_ node: Int) {
    var next: Int? = node
    while let index = next {
      naturalWidths[index] = nil
      heights[index] = []
      next = nodes[index].parent
    }
  }

  // MARK: Preferred sizes

  /// The preferred size of a node without its margins, in points.
  func preferredSize(of node: Int, fitting offer: Size) -> Size {
    let width = preferredWidth(of: node, fitting: offer.width)
    let height = nodes[node].height.clamp(min(preferredHeight(of: node, width: width), length(offer.height)))
    return Size(width: width, height: height)
  }

  /// The preferred width of a node without its margins, in points.
  func preferredWidth(of node: Int, fitting offer: Double) -> Double {
    nodes[node].width.clamp(min(naturalWidth(of: node), length(offer)))
  }

  /// The preferred width of a node without a limit and without its margins, in points.
  func naturalWidth(of node: Int) -> Double {
    if let known = naturalWidths[node] { return known }
    // Children before parents.
    let solution = ArrangementSolution(self, root: node)
    for index in (node..<nodes[node].end).reversed() where naturalWidths[index] == nil {
      let width: Double
      if let view = nodes[index].view, nodes[index].inside == nil {
        measureCount += 1
        width = length(measure(view, .infinity).width)
      } else {
        width = solution.naturalLength(index, .horizontal)
      }
      naturalWidths[index] = nodes[index].width.clamp(width)
    }
    return naturalWidths[node] ?? 0
  }

  /// The preferred height of a node at a width without its margins, in points.
  func preferredHeight(of node: Int, width: Double) -> Double {
    if let known = knownHeight(of: node, width: width) { return known }
    let solution = ArrangementSolution(self, root: node)
    solution.setWidths(width)
    return solution.setNaturalHeights()
  }

  func knownHeight(of node: Int, width: Double) -> Double? {
    heights[node].first { $0.width == width }?.height
  }

  /// The preferred height of a view that is only measured.
  func measuredHeight(of node: Int, width: Double) -> Double {
    guard let view = nodes[node].view else { return 0 }
    measureCount += 1
    return length(measure(view, width).height)
  }

  func remember(_ height: Double, of node: Int, width: Double) {
    if heights[node].count == Self.mostHeights { heights[node].removeFirst() }
    heights[node].append((width, height))
  }

  private func length(_ length: Double) -> Double { length.isNaN ? 0 : max(0, length) }
}
