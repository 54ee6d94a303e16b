import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Puts a row, header or footer of a table under what the file records above it, at the recorded distance, and as high
  /// as its content asks where the table leaves that to the content.
  func stack(_ row: View, in table: View) {
    let v = self[row]
    let top = Expression(v.y)
    if let above = above(row, in: table) {
      let gap = row.frame.minY - above.frame.maxY
      let a = self[above]
      require(top - Expression(a.y) - Expression(a.height) - gap)
    } else {
      require(top - Expression(self[table].y) - (row.frame.minY - table.boundsOrigin.y))
    }
    if row.isSelfSizingRow, !fixedRows(of: row) {
      let least = traits.isDesignCanvas ? row.frame.height : 0
      require(Expression(v.height) - least, .greaterThanOrEqual, rank: 1)
      require(Expression(v.height), .lessThanOrEqual, priority: Deviations.fittingSize)
    } else {
      require(Expression(v.height) - row.frame.height)
    }
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
  /// Whether it is a row whose height its content decides: neither it nor its table has one.
  var isSelfSizingRow: Bool {
    guard case .tableViewCell(let cell) = content, cell.rowHeight == nil,
      case .tableView(let table)? = superview?.content
    else { return false }
    return table.rowHeight < 0
  }
}
