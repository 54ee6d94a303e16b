import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Puts a row, header or footer of a table under what the file records above it, at the recorded distance, and as high
  /// as its content asks where the table leaves that to the content.
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
    if row.isSelfSizingRow, !fixedRows(of: row), !traits.isDesignCanvas {
      let least = traits.isDesignCanvas ? row.frame.height : 0
      if let height = styledHeight(of: row) { return require(Expression(v.height) - height) }
      require(Expression(v.height) - least, .greaterThanOrEqual, rank: 1)
      require(Expression(v.height), .lessThanOrEqual, priority: Deviations.fittingSize)
    } else {
      require(Expression(v.height) - row.frame.height)
    }
  }

  /// The height of a self-sizing row of a built-in style in a running app, points: whole points, which the canvas records
  /// without the line below the row, and at least 44. The style's labels ask for no height themselves.
  private func styledHeight(of row: View) -> Double? {
    guard !traits.isDesignCanvas, case .tableViewCell(let cell) = row.content, cell.style != nil else {
      return nil
    }
    return max(44, row.frame.height.rounded(.up))
  }

  /// The room above a row of a static table in a running app, points, and what stands above it: the room of its section
  /// for the first row of one, none for the others; nil where the recorded distance stands.
  private func roomAbove(_ row: View, in table: View) -> (room: Double, above: View?)? {
    guard !traits.isDesignCanvas, row.isTableRow, case .tableView(let content) = table.content else {
      return nil
    }
    let rows = table.subviews.filter(\.isTableRow)
    guard content.sections.reduce(0, { $0 + $1.cellCount }) == rows.count,
      let index = rows.firstIndex(where: { $0 === row })
    else { return nil }
    let above = index > 0 ? rows[index - 1] : table.subviews.first { $0.isTableHeader(of: table) }
    var first = 0
    var room = 0.0
    for (number, section) in content.sections.enumerated() {
      guard let own = content.roomAbove(section: number, extraLines: { extraLines(of: $0, in: content) })
      else { return nil }
      // Sections without rows have their header and footer all the same.
      room += own
      if index == first, section.cellCount > 0 { return (room, above) }
      if index < first + section.cellCount { return (0, above) }
      if section.cellCount > 0 { room = 0 }
      first += section.cellCount
    }
    return nil
  }

  /// How many lines more than one a text above or below a section takes, 13 points within the margins.
  private func extraLines(of text: String, in table: TableView) -> Int {
    guard !text.isEmpty else { return 0 }
    let side = traits.era.systemMargin(ofWidth: canvas.width) + (table.style == .insetGrouped ? 16 : 0)
    let width = canvas.width - 2 * side - traits.safeArea.left - traits.safeArea.right
    let request = TextRequest(
      text: text, font: FontDescription(systemSize: 13), width: max(1, width), maximumLines: 0)
    return max(0, measure(request).lineCount - 1)
  }

  /// What the file records directly above a row: the one that ends last of those that begin higher.
  private func above(_ row: View, in table: View) -> View? {
    var found: View?
    for other in table.subviews
    where other.frame.minY < row.frame.minY && other !== row && !other.content.isRefreshControl {
      if other.frame.maxY >= found?.frame.maxY ?? -.infinity { found = other }
    }
    return found
  }
}

extension View {
  /// Whether it is a row of a table.
  fileprivate var isTableRow: Bool { if case .tableViewCell = content { true } else { false } }

  /// Whether it is the header above all rows of a table.
  fileprivate func isTableHeader(of table: View) -> Bool {
    let top = table.subviews.filter(\.isTableRow).map(\.frame.minY).min() ?? .infinity
    if case .refreshControl = content { return false }
    return !isTableRow && frame.maxY <= top
  }

  /// Whether it is a row whose height its content decides: neither it nor its table has one.
  var isSelfSizingRow: Bool {
    guard case .tableViewCell(let cell) = content, cell.rowHeight == nil,
      case .tableView(let table)? = superview?.content
    else { return false }
    return table.rowHeight < 0
  }
}
