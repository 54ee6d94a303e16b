import Diagnostics
import Geometry
import Numerals
import Views

/// Reads the arrangement of a container, and nested ones, as the nodes of an `ArrangementPlan`.
///
/// The result can be calculated with, whatever the document contains: lengths are finite and nonnegative, cells exist,
/// every view is placed once. Everything that had to be changed or left out is a finding.
struct ArrangementReader {
  /// The maximum length in points; larger ones are clamped.
  static let mostPoints = 1e7

  private let customs: CustomArrangements
  private(set) var nodes: [ArrangedNode] = []
  /// Views that are not drawn because their item is invisible.
  private(set) var hiddenViews: [View] = []
  private(set) var findings: [Finding] = []
  private var waiting: [Waiting] = []
  private var scopes: [Scope] = []
  private var named: Set<ViewID> = []

  /// An item yet to be read.
  private struct Waiting {
    var item: ArrangedItem
    var view: View?
    var scope: Int
    var parent: Int
    var isHidden: Bool
  }

  /// A container, whose items refer to its subviews.
  private struct Scope {
    let container: View
    var subviews: [String: View] = [:]
    var hasBadLength = false

    init(_ container: View) {
      self.container = container
      for view in container.allSubviews where subviews[view.objectID] == nil {
        subviews[view.objectID] = view
      }
    }
  }

  /// Reads a container's arrangement.
  init(_ container: View, customs: CustomArrangements) {
    self.customs = customs
    var node = ArrangedNode(view: container.id)
    node.origin = container.isScrolling ? .zero : container.boundsOrigin
    node.semanticContent = container.semanticContent
    nodes = [node]
    if let arrangement = container.arrangement { open(arrangement, of: container, at: 0) }
    while let next = waiting.popLast() { read(next) }
  }

  private mutating func read(_ next: Waiting) {
    let item = next.item
    let index = nodes.count
    var node = ArrangedNode(view: next.view?.id, parent: next.parent)
    node.width = limits(item.width, next.scope)
    node.height = limits(item.height, next.scope)
    warnOfLimits(item, next.scope)
    node.horizontal = item.horizontal.onAxis
    node.vertical = item.vertical.onAxis
    node.margin = usable(item.margin, next.scope)
    if let view = next.view {
      node.origin = view.isScrolling ? .zero : view.boundsOrigin
      node.semanticContent = view.semanticContent
    }
    nodes.append(node)
    nodes[next.parent].inside?.children.append(index)
    if case .arrangement(let inner) = item.content {
      open(inner, at: index, in: next.scope, isHidden: next.isHidden)
    } else if let view = next.view, let inner = view.arrangement {
      open(inner, of: view, at: index)
    }
  }

  // MARK: Arrangements

  private mutating func open(_ arrangement: Arrangement, of container: View, at node: Int) {
    scopes.append(Scope(container))
    open(arrangement, at: node, in: scopes.count - 1, isHidden: false)
    nodes[node].inside?.room = arrangement.room
    if container.isScrolling { nodes[node].inside?.scrolling = arrangement.kind.scrolledAxis }
  }

  private mutating func open(_ arrangement: Arrangement, at node: Int, in scope: Int, isHidden: Bool) {
    var placed: [Waiting] = []
    for item in arrangement.items {
      let isHidden = isHidden || item.visibility != .visible
      if item.visibility == .collapsed {
        hide(item, in: scope)
        continue
      }
      var view: View?
      if case .view(let id) = item.content {
        view = take(id, in: scope)
        guard let view else { continue }
        if isHidden { hiddenViews.append(view) }
      }
      placed.append(Waiting(item: item, view: view, scope: scope, parent: node, isHidden: isHidden))
    }
    var inside = ArrangedInside(kind: kind(arrangement.kind, placed.map(\.item), scope))
    inside.columnSpacing = usable(arrangement.columnSpacing, scope)
    inside.rowSpacing = usable(arrangement.rowSpacing, scope)
    inside.padding = usable(arrangement.padding, scope)
    inside.children.reserveCapacity(placed.count)
    nodes[node].inside = inside
    waiting.append(contentsOf: placed.reversed())
  }

  /// Records the views of a collapsed item.
  private mutating func hide(_ item: ArrangedItem, in scope: Int) {
    var items = [item]
    while let item = items.popLast() {
      switch item.content {
      case .view(let id): if let view = take(id, in: scope) { hiddenViews.append(view) }
      case .arrangement(let inner): items.append(contentsOf: inner.items.reversed())
      }
    }
  }

  /// The view that an item refers to, if it exists and no other item uses it.
  private mutating func take(_ id: String, in scope: Int) -> View? {
    guard let view = scopes[scope].subviews[id] else {
      warn(.reference, "names object \"\(id)\", which is not a subview of it; the item is left out", scope)
      return nil
    }
    guard view.isInstalled else { return nil }
    if named.insert(view.id).inserted { return view }
    warn(.reference, "names object \"\(id)\" more than once; only its first item counts", scope)
    return nil
  }

  private mutating func kind(
    _ kind: Arrangement.Kind, _ items: [ArrangedItem], _ scope: Int
  ) -> ArrangedInside.Kind {
    switch kind {
    case .horizontal: return .line(.horizontal)
    case .vertical: return .line(.vertical)
    case .flow: return .flow
    case .grid(let grid): return tracks(grid.columns, grid.rows, GridPlacement(items, in: grid), items, scope)
    case .horizontalCells(let cells):
      return tracks(
        cells, [.star], GridPlacement(items, inCells: cells.count, isRow: true), items, scope)
    case .verticalCells(let cells):
      return tracks(
        [.star], cells, GridPlacement(items, inCells: cells.count, isRow: false), items, scope)
    case .custom(let custom):
      if let code = customs[custom.name] { return .custom(code, parameters: custom) }
      let names = customs.names.joined(separator: ", ")
      warn(
        .reference,
        "is of the custom kind \"\(custom.name)\", which is not registered, so its items have no size"
          + (names.isEmpty ? "" : "; registered: \(names)"), scope)
      return .unknown
    }
  }

  private mutating func tracks(
    _ columns: [GridLength], _ rows: [GridLength], _ placement: GridPlacement, _ items: [ArrangedItem],
    _ scope: Int
  ) -> ArrangedInside.Kind {
    let most = GridPlacement.mostTracks
    if columns.count > most || rows.count > most {
      warn(.value, "has more than \(most) columns or rows; the others are left out", scope)
    }
    for index in Set(placement.clampedItems).sorted() {
      let area = placement.areas[index]
      warn(
        .value,
        "puts \(items[index].phrase) where there are no cells; it takes row \(area.row) and column \(area.column),"
          + " \(area.rowSpan) × \(area.columnSpan)", scope)
    }
    return .grid(
      columns: lengths(columns, count: placement.columnCount, scope),
      rows: lengths(rows, count: placement.rowCount, scope), areas: placement.areas)
  }

  /// The lengths of a number of tracks; missing ones are `auto`.
  private mutating func lengths(_ lengths: [GridLength], count: Int, _ scope: Int) -> [GridLength] {
    var usable: [GridLength] = []
    for length in lengths.prefix(count) {
      switch length {
      case .auto: usable.append(.auto)
      case .points(let points): usable.append(.points(self.usable(points, scope)))
      case .star(let weight): usable.append(.star(self.usable(weight, scope)))
      }
    }
    return usable + Array(repeating: .auto, count: max(0, count - usable.count))
  }

  // MARK: Numbers

  /// A valid length.
  static func usable(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(0, length), mostPoints)
  }

  private mutating func usable(_ length: Double, _ scope: Int) -> Double {
    if !(length >= 0 && length <= Self.mostPoints), !scopes[scope].hasBadLength {
      scopes[scope].hasBadLength = true
      warn(
        .value, "has the length \(length), where lengths are from 0 to 10 million; the nearest is used",
        scope)
    }
    return Self.usable(length)
  }

  private mutating func usable(_ insets: EdgeInsets, _ scope: Int) -> EdgeInsets {
    EdgeInsets(
      top: usable(insets.top, scope), left: usable(insets.left, scope), bottom: usable(insets.bottom, scope),
      right: usable(insets.right, scope))
  }

  private mutating func limits(_ extent: ArrangedExtent, _ scope: Int) -> ArrangedLimits {
    if let fixed = extent.fixed {
      let length = usable(fixed, scope)
      return ArrangedLimits(minimum: length, maximum: length)
    }
    var limits = ArrangedLimits(minimum: usable(extent.minimum, scope))
    if let maximum = extent.maximum, maximum != .infinity { limits.maximum = usable(maximum, scope) }
    return limits
  }

  /// Reports a minimum that is above its maximum: it counts, and the maximum does not.
  private mutating func warnOfLimits(_ item: ArrangedItem, _ scope: Int) {
    for (extent, side) in [(item.width, "width"), (item.height, "height")] where extent.fixed == nil {
      guard let maximum = extent.maximum, extent.minimum > maximum else { continue }
      let (least, most) = (Numeral.text(extent.minimum, decimals: 1), Numeral.text(maximum, decimals: 1))
      warn(
        .value,
        "gives \(item.phrase) a minimum \(side) of \(least) above its maximum of \(most); the minimum counts",
        scope)
    }
  }

  private mutating func warn(_ category: Category, _ words: String, _ scope: Int) {
    let container = scopes[scope].container
    findings.append(
      Finding(.warning, category, "the arrangement of \(container.phrase) \(words)", at: container.location))
  }
}

extension Arrangement.Kind {
  /// The axis on which a scroll view with this arrangement scrolls.
  fileprivate var scrolledAxis: ArrangedAxis {
    switch self {
    case .horizontal, .horizontalCells: .horizontal
    default: .vertical
    }
  }
}

extension ArrangedItem {
  fileprivate var phrase: String {
    switch content {
    case .view(let id): "\"\(id)\""
    case .arrangement: "an arrangement"
    }
  }
}

extension HorizontalAlignment {
  fileprivate var onAxis: AxisAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .stretch: .stretch
    }
  }
}

extension VerticalAlignment {
  fileprivate var onAxis: AxisAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .stretch: .stretch
    }
  }
}
