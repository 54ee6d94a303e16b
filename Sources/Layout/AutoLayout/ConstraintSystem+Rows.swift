import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Places a row, header or footer of a table below the one recorded above it, at the recorded distance, with its
  /// content's height if the table leaves the height to the content.
  func stack(_ row: View, in table: View) {
    let v = self[row]
    let top = Expression(v.y)
    if let (room, above) = roomAbove(row, in: table) {
      let a = above.map { Expression(self[$0].y) + Expression(self[$0].height) }
      require(top - (a ?? Expression(self[table].y)) - room)
    } else if let above = above(row, in: table) {
      let gap = row.frame.minY - above.frame.maxY
      let a = self[above]
      require(top - Expression(a.y) - Expression(a.height) - gap)
    } else {
      require(top - Expression(self[table].y) - (row.frame.minY - table.boundsOrigin.y))
    }
    if row.isSelfSizingRow, !traits.isDesignCanvas {
      // UIKit takes the system's height for a row whose constraints suggest none, and says so on the console. The canvas
      // records it within a point in 155 of 185 such rows of 27 documents; 20 more have that of the systems before.
      // What a prototype has of its own its code may say, too.
      let own = row.content.tableViewCell?.rowHeight.map { _ in row.frame.height }
      let collapsed = isCollapsed(row) ? own ?? traits.era.styledRowHeight : nil
      if let height = collapsed ?? styledHeight(of: row) ?? feedback[row.id].fittedHeight {
        return require(Expression(v.height) - height)
      }
      fittingRows.append(row)
      require(Expression(v.height), .greaterThanOrEqual, rank: 1)
      require(Expression(v.height), .lessThanOrEqual, priority: Deviations.fittingSize)
    } else {
      require(Expression(v.height) - row.frame.height)
    }
  }

  /// The heights that the canvas records for rows of one line, in whole points: up to tools 23, and from then on.
  private static let lineHeights = (first: 44.0, second: 51.0)

  /// The height of a self-sizing row of a built-in style in a running app, points: whole points, and at least the system's.
  /// The style's labels do not determine a height by constraints.
  ///
  /// A height that the canvas recorded, without the line below the row, holds if it is not that of one line; a prototype's own
  /// one never does. Rows of a text and a smaller one have 1 point between them: 8 of 11 rows in documents; those of fonts
  /// that are not text styles are lower. A cell of UIKit's own with nothing in it has the system's height, whatever was recorded.
  private func styledHeight(of row: View) -> Double? {
    let least = traits.era.styledRowHeight
    if row.isEmptyRow { return least }
    guard case .tableViewCell(let cell) = row.content, cell.style != nil else { return nil }
    let natural = linesHeight(of: row).map { ($0 + 2 * traits.era.cellEndMargin).rounded(.up) } ?? 0
    let recorded = row.frame.height.rounded(.up)
    let isOfOneLine = recorded <= Self.lineHeights.first || recorded == Self.lineHeights.second
    return max(least, natural, cell.rowHeight != nil || isOfOneLine ? 0 : recorded)
  }

  /// The space above a row in a running app in points, and what is above it: the space of its section for the first
  /// row, none for the others; prototypes follow one another in their order; nil if the recorded distance applies.
  private func roomAbove(_ row: View, in table: View) -> (room: Double, above: View?)? {
    rows(of: table).rooms[row.id]
  }

  /// The positions of a table's rows, computed once for all of them.
  private func rows(of table: View) -> TableRows {
    if let known = tableRows[table.id] { return known }
    var found = TableRows(above: Self.recordedAbove(in: table))
    if !traits.isDesignCanvas { found.rooms = rooms(in: table) }
    tableRows[table.id] = found
    return found
  }

  private func rooms(in table: View) -> [ViewID: (room: Double, above: View?)] {
    guard case .tableView(var content) = table.content else { return [:] }
    let rows = table.subviews.filter(\.isTableRow)
    let arePrototypes = content.sections.isEmpty && content.hasPrototypes
    if arePrototypes {
      // Each prototype is shown as the only row of a section. Versions of Interface Builder leave varying space above
      // them for a heading that no app shows.
      content.sections = [TableView.Section(header: nil, footer: nil, cellCount: rows.count)]
    }
    guard content.sections.reduce(0, { $0 + $1.cellCount }) == rows.count else { return [:] }
    var found: [ViewID: (room: Double, above: View?)] = [:]
    var first = 0
    var room = 0.0
    for (number, section) in content.sections.enumerated() {
      guard
        let own = content.roomAbove(
          section: number, era: traits.era, extraLines: { extraLines(of: $0, in: content) })
      else { break }
      // Sections without rows still have a header and footer.
      room += own
      guard section.cellCount > 0 else { continue }
      for index in first..<min(first + section.cellCount, rows.count) {
        let above = index > 0 ? rows[index - 1] : table.tableHeader
        found[rows[index].id] = (index == first ? room : 0, above)
      }
      room = 0
      first += section.cellCount
    }
    // The table's footer view is where the last section ends.
    if first == rows.count, let last = rows.last, let footer = table.tableFooter {
      found[footer.id] = (content.roomBelowRows { extraLines(of: $0, in: content) }, last)
    }
    return found
  }

  /// The number of additional lines of a header's or footer's text, within the margins.
  private func extraLines(of text: String, in table: TableView) -> Int {
    guard !text.isEmpty else { return 0 }
    let side = traits.era.systemMargin(ofWidth: canvas.width) * (table.style == .insetGrouped ? 2 : 1)
    let width = canvas.width - 2 * side - traits.safeArea.left - traits.safeArea.right
    let request = TextRequest(
      text: text, font: TableView.noteFont, width: max(1, width), maximumLines: 0)
    return max(0, measure(request).lineCount - 1)
  }

  /// The view recorded directly above a row: the one that ends last of those that begin higher.
  private func above(_ row: View, in table: View) -> View? { rows(of: table).above[row.id] }

  private static func recordedAbove(in table: View) -> [ViewID: View] {
    let places = table.subviews.enumerated().map { (place: $0.offset, view: $0.element) }
    let sorted = places.sorted { ($0.view.frame.minY, $0.place) < ($1.view.frame.minY, $1.place) }
    var found: [ViewID: View] = [:]
    var last: (place: Int, view: View)?
    var next = 0
    for (index, row) in sorted.enumerated() {
      // A view that begins at the same height as another is not above it.
      if index > 0, sorted[index - 1].view.frame.minY < row.view.frame.minY {
        while next < index {
          let other = sorted[next]
          next += 1
          if other.view.content.isRefreshControl { continue }
          guard let known = last else {
            last = other
            continue
          }
          if (other.view.frame.maxY, other.place) > (known.view.frame.maxY, known.place) { last = other }
        }
      }
      found[row.view.id] = last?.view
    }
    return found
  }
}

/// The positions of the rows, headers and footers of one table.
struct TableRows {
  /// The view recorded directly above each of them.
  let above: [ViewID: View]
  /// The spaces above the rows of a static table in a running app in points, and what is above each.
  var rooms: [ViewID: (room: Double, above: View?)] = [:]
}

extension View {
  fileprivate var isTableRow: Bool { if case .tableViewCell = content { true } else { false } }

  fileprivate var tableHeader: View? {
    let top = subviews.filter(\.isTableRow).map(\.frame.minY).min() ?? .infinity
    let footer = if case .tableView(let table) = content { table.footerID } else { String?.none }
    return subviews.first {
      !$0.content.isRefreshControl && !$0.isTableRow && $0.frame.maxY <= top && $0.objectID != footer
    }
  }

  /// The table's footer view; nil if there is none, or more than one candidate. Documents record it at arbitrary
  /// positions.
  fileprivate var tableFooter: View? {
    if case .tableView(let table) = content, let id = table.footerID {
      return subviews.first { $0.objectID == id }
    }
    guard let bottom = subviews.filter(\.isTableRow).map(\.frame.maxY).max() else { return nil }
    let below = subviews.filter { !$0.content.isRefreshControl && !$0.isTableRow && $0.frame.minY >= bottom }
    return below.count == 1 ? below[0] : nil
  }

  /// Whether it is a row of no style and of no class of the application's with nothing in it, which has no height of its own.
  fileprivate var isEmptyRow: Bool {
    guard case .tableViewCell(let cell) = content, cell.style == nil, cell.list == nil, customClass == nil
    else {
      return false
    }
    return subviews.allSatisfy { $0.isRowContent && $0.subviews.isEmpty && $0.customClass == nil }
  }

  /// Whether the height of a row depends on its content: neither it nor its table has one.
  ///
  /// A prototype's own height is that of the canvas: apps ask the table for it. So it is in 11 of 11 pictures of one
  /// project, in simulators of iOS 14, 17, 18 and 26 and at three text sizes.
  var isSelfSizingRow: Bool {
    guard case .tableViewCell(let cell) = content, case .tableView(let table)? = superview?.content else {
      return false
    }
    return table.rowHeight < 0 && (cell.rowHeight == nil || table.hasPrototypes)
  }
}
