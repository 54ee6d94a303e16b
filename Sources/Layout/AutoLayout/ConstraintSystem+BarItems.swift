import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Places the view of a toolbar's item as in a running app; false if the file's frame applies.
  ///
  /// Interface Builder's canvas shows the recorded frames; in documents for devices with a home indicator these belong
  /// to a different bar. Items are in the lower 44 points of a slightly taller bar.
  func arrange(_ view: View, inToolbar bar: View) -> Bool {
    guard !traits.isDesignCanvas, case .toolbar(let toolbar) = bar.content,
      let start = row(of: toolbar, bar).starts[view.objectID]
    else { return false }
    let era = traits.era
    let row = row(of: toolbar, bar)
    let margin = row.margin
    let (v, s) = (self[view], self[bar])
    let size = view.frame.size
    require(Expression(v.width) - size.width)
    require(Expression(v.height) - size.height)
    let rest = Expression(s.width) - (2 * margin + row.fixedWidth)
    let fromStart = rest * start.share + (margin + start.fixed)
    let left =
      bar.turns(view, inRightToLeft: traits.isRightToLeft)
      ? Expression(s.width) - fromStart - size.width : fromStart
    require(Expression(v.x) - Expression(s.x) - left)
    let middle = Expression(v.y) - Expression(s.y) + size.height / 2
    let recorded = bar.frame.height
    if recorded < era.barViewHeight {
      require(middle - Expression(s.height) * 0.5)
    } else if recorded < era.leastBarOfTwoRows {
      require(middle - Expression(s.height) + era.barViewHeight / 2)
    } else {
      require(middle - era.barViewHeight / 2)
    }
    return true
  }

  /// The positions of a toolbar's items, computed once for all of them.
  private func row(of toolbar: Toolbar, _ bar: View) -> ToolbarRow {
    if let known = toolbarRows[bar.id] { return known }
    let side = min(traits.safeArea.left, traits.safeArea.right)
    let margin = traits.era.systemMargin(ofWidth: canvas.width) + side
    let views = Dictionary(
      bar.subviews.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    let items = toolbar.items.map { $0.shown(in: traits.era) }
    let widths = items.map { width(of: $0, views) }
    let room = canvas.width - 2 * margin
    var found: ToolbarRow
    if traits.era.drawnBarsAreGlass {
      let row = GlassItemRow(
        items, widths: widths, room: room, metrics: .bar(isToolbar: true, in: traits.era))
      found = ToolbarRow(margin: margin, fixedWidth: room - row.rest)
      for (index, item) in items.enumerated() {
        guard let id = item.customView, found.starts[id] == nil else { continue }
        let box = row.boxes[index]
        let start = box.start + (box.width - widths[index]) / 2
        found.starts[id] = (start - row.rest * row.shares[index], row.shares[index])
      }
    } else {
      let row = BarItemRow(items, widths: widths, room: room, gap: traits.era.drawnBarGap)
      found = ToolbarRow(margin: margin, fixedWidth: row.fixedWidth)
      for (index, item) in items.enumerated() {
        if let id = item.customView, found.starts[id] == nil { found.starts[id] = row.starts[index] }
      }
    }
    toolbarRows[bar.id] = found
    return found
  }

  /// The width of an item in points, as painted.
  private func width(of item: BarButtonItem, _ views: [String: View]) -> Double {
    if item.isFlexible { return 0 }
    if let id = item.customView {
      return views[id]?.frame.width ?? item.width
    }
    if item.systemItem == .fixedSpace { return item.width }
    if let image = item.shownImage {
      let size = image.isSystem ? nil : image.size
      let height = traits.era.drawnBarRowHeight - 8
      let scale = size.map { $0.height > height ? height / $0.height : 1 } ?? 1
      return max(item.width, size.map { $0.width * scale } ?? traits.era.drawnBarSignSide)
    }
    guard let title = item.shownTitle else { return item.width }
    return max(
      item.width,
      measure(TextRequest(text: title, font: item.font, width: nil, maximumLines: 1)).size.width)
  }
}

/// The positions of the views of a toolbar's items.
struct ToolbarRow {
  /// The margin beside the items, in points.
  let margin: Double
  /// The total width of items that are not flexible, in points.
  let fixedWidth: Double
  /// The start of each item's view, by the view's object ID.
  var starts: [String: (fixed: Double, share: Double)] = [:]
}
