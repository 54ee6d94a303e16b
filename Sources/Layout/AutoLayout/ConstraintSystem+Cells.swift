import Geometry
import Simplex
import Views

// In a running app, cells of the built-in styles arrange their labels and image themselves. Interface Builder's canvas
// shows the frames in the file, which are for the table's width at design time.
//
// The figures are from frames that Interface Builder records for cells of each style on its own devices.
extension ConstraintSystem {
  /// The gap between an image and the text beside it, and between the columns of the two-column style.
  private static let imageGap = 15.0
  /// The gap between a text and the smaller one below it.
  private static let lineGap = 1.0
  /// The gap between a text and an accessory.
  private static let accessoryGap = 8.0
  /// Width of the first column of the two-column style.
  private static let columnWidth = 91.0
  /// The gap between the columns of that style.
  private static let columnGap = 6.0

  /// Places a label or image of a built-in style as in a cell on a device; false if the file's frame applies.
  func arrange(_ view: View, inCellContent content: View) -> Bool {
    guard !traits.isDesignCanvas, content.content == .container(.tableViewCellContentView),
      let row = content.superview, case .tableViewCell(let cell) = row.content,
      let style = cell.style, cell.ownViews.contains(view.objectID)
    else { return false }
    let parts = CellParts(cell, content)
    let margin = traits.era.systemMargin(ofWidth: canvas.width)
    let trailing = cell.accessory == .none ? margin : Self.accessoryGap
    let start = margin + cell.indentation
    let image = parts.image.flatMap { size(ofImageIn: $0) }
    let textStart = start + (image.map { $0.width + Self.imageGap } ?? 0)
    let c = self[content]
    let room = Expression(c.width) - trailing
    let middle = Expression(c.height) * 0.5
    if view === parts.image {
      let size = image ?? .zero
      place(view, in: content, left: Expression(start), width: Expression(size.width))
      stand(view, in: content, top: middle - size.height / 2, height: Expression(size.height))
      return true
    }
    let own = naturalSize(of: view)
    let width = Expression(own.width)
    switch shown(style) {
    case .default:
      place(view, in: content, left: Expression(textStart), width: room - textStart)
      stand(view, in: content, top: Expression(), height: Expression(c.height))
    case .value1:
      if view === parts.text {
        place(view, in: content, left: Expression(textStart), width: width)
      } else {
        place(view, in: content, left: room - own.width, width: width)
      }
      stand(view, in: content, top: middle - own.height / 2, height: Expression(own.height))
    case .value2:
      if view === parts.text {
        place(
          view, in: content, left: Expression(start), width: Expression(Self.columnWidth))
      } else {
        let left = start + Self.columnWidth + Self.columnGap
        place(view, in: content, left: Expression(left), width: room - left)
      }
      stand(view, in: content, top: middle - own.height / 2, height: Expression(own.height))
    case .subtitle:
      let first = parts.text.map { naturalSize(of: $0).height } ?? 0
      let second = parts.shownDetail.map { naturalSize(of: $0).height } ?? 0
      let all = first + (second > 0 ? Self.lineGap + second : 0)
      let top = view === parts.text ? middle - all / 2 : middle + (all / 2 - own.height)
      // A text that was at the end is at the start below the other one.
      let isStacked = style == .value1 && view !== parts.text
      place(view, in: content, left: Expression(textStart), width: isStacked ? width : nil)
      stand(view, in: content, top: top, height: Expression(own.height))
      if isStacked { break }
      // Both are as wide as their texts: 199 of 205 in documents.
      let own = Expression(self[view].width)
      require(own - width, priority: 999)
      require(own - (room - textStart), .lessThanOrEqual)
    }
    return true
  }

  /// The style that a cell has at the text size: at the accessibility sizes a text at the end moves below the other one
  /// (WWDC 2017, session 245). Where exactly is not verified.
  private func shown(_ style: TableViewCell.Style) -> TableViewCell.Style {
    style == .value1 && traits.hasAccessibilityTextSize ? .subtitle : style
  }

  /// The height of the lines of a cell of a built-in style, in points: that of the higher one where the texts are side by
  /// side, and of both one below the other in text styles; nil if there is none.
  func linesHeight(of row: View) -> Double? {
    guard case .tableViewCell(let cell) = row.content,
      let content = row.subviews.first(where: \.isRowContent)
    else { return nil }
    let parts = CellParts(cell, content)
    guard let text = parts.text else { return nil }
    let first = naturalSize(of: text).height
    guard let detail = parts.shownDetail else { return first }
    let second = naturalSize(of: detail).height
    guard cell.style.map(shown) == .subtitle else { return max(first, second) }
    let isStyled = [text, detail].allSatisfy { $0.content.font?.textStyle != nil }
    return isStyled ? first + Self.lineGap + second : nil
  }

  /// Keeps the content of a cell clear of notch and rounded corners at the sides; false if there are none.
  func inset(_ content: View, in row: View) -> Bool {
    guard !traits.isDesignCanvas, content.content == .container(.tableViewCellContentView),
      let table = row.superview?.content.tableView, !table.extendsContentViews, row.frame.width > 0
    else { return false }
    let sides = safeArea(of: row)
    guard sides.left > 0 || sides.right > 0 else { return false }
    let (v, s) = (self[content], self[row])
    let accessory = max(0, row.frame.width - content.frame.maxX)
    let isTurned = row.turns(content, inRightToLeft: traits.isRightToLeft)
    let before = isTurned ? accessory : content.frame.minX
    require(Expression(v.x) - Expression(s.x) - (before + sides.left))
    require(
      Expression(v.width) - Expression(s.width) + (accessory + content.frame.minX + sides.left + sides.right))
    require(Expression(v.y) - Expression(s.y) - content.frame.minY)
    require(
      Expression(v.height) - Expression(s.height) + max(0, row.frame.height - content.frame.height)
        + feedback[row.id].fittedLine)
    return true
  }

  /// Places a row of an inset grouped table within the table's margins; false if the file's frame applies.
  ///
  /// On the canvas it does, unless the row was recorded as wide as the table, before that was inset: 11 rows of one
  /// document, whose contents were laid out within the margins.
  func inset(row: View, in table: View) -> Bool {
    guard case .tableView(let content) = table.content, content.style == .insetGrouped,
      case .tableViewCell = row.content,
      !traits.isDesignCanvas || row.frame.width > 0 && row.frame.width == table.frame.width
    else { return false }
    let sides = safeArea(of: table)
    let margin = traits.era.systemMargin(ofWidth: canvas.width)
    let (v, s) = (self[row], self[table])
    require(Expression(v.x) - Expression(s.x) - (margin + sides.left))
    require(Expression(v.width) - width(of: table, for: row) + (2 * margin + sides.left + sides.right))
    return true
  }

  /// Places a row of any other table from side to side in a running app; false if the file's frame applies. Documents whose
  /// tables had another style before record other places.
  func fill(row: View, in table: View) -> Bool {
    guard !traits.isDesignCanvas, table.content.isTableView, case .tableViewCell = row.content else {
      return false
    }
    let (v, s) = (self[row], self[table])
    require(Expression(v.x) - Expression(s.x))
    require(Expression(v.width) - width(of: table, for: row))
    return true
  }

  private func place(_ view: View, in content: View, left: Expression, width: Expression?) {
    let (v, c) = (self[view], self[content])
    let isTurned = content.turns(view, inRightToLeft: traits.isRightToLeft)
    let start = isTurned ? Expression(c.width) - left - (width ?? Expression(v.width)) : left
    require(Expression(v.x) - Expression(c.x) - start)
    if let width { require(Expression(v.width) - width) }
  }

  private func stand(_ view: View, in content: View, top: Expression, height: Expression) {
    let (v, c) = (self[view], self[content])
    require(Expression(v.y) - Expression(c.y) - top)
    require(Expression(v.height) - height)
  }

  private func naturalSize(of view: View) -> Size {
    let size = sizes.size(of: view, width: nil)
    return Size(width: size.width ?? view.frame.width, height: size.height ?? view.frame.height)
  }

  /// The size of an image view's content; nil if it has none.
  private func size(ofImageIn view: View) -> Size? {
    guard case .imageView(let content) = view.content, content.image != nil else { return nil }
    return naturalSize(of: view)
  }
}

/// The views arranged by a built-in style, as far as they exist.
private struct CellParts {
  let image, text, detail: View?

  init(_ cell: TableViewCell, _ content: View) {
    func part(_ id: String?) -> View? { id.flatMap { id in content.subviews.first { $0.objectID == id } } }
    image = part(cell.imageViewID)
    text = part(cell.textLabelID)
    detail = part(cell.detailTextLabelID)
  }

  /// The second label, if it has a text.
  var shownDetail: View? {
    guard let detail, case .label(let label) = detail.content, !label.text.isEmpty else { return nil }
    return detail
  }
}
