import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// A table: its ground, and the texts above and below its sections; cells draw themselves.
  func paint(_ table: TableView, _ frames: Frames) {
    if view.backgroundColor == nil {
      fill(rect, color(table.style == .plain ? "systemBackground" : "systemGroupedBackground"))
    }
    for section in sections(of: table, frames) {
      paintHeader(section, table)
      paintFooter(section)
    }
  }

  /// A cell's ground by its table's style, and its accessory.
  func paint(_ cell: TableViewCell) {
    if view.backgroundColor == nil, let table = enclosingTable {
      let ground = table.style == .plain ? "systemBackground" : "secondarySystemGroupedBackground"
      fillRounded(rect, radius: table.style == .insetGrouped ? 10 : 0, color(ground))
    }
    paintAccessory(cell.accessory)
  }

  /// Lines between the cells of a section; without cells, lines at the row height as an empty plain table shows.
  func paintSeparators(_ table: TableView, _ frames: Frames) {
    guard table.hasSeparators else { return }
    let ink = table.separatorColor.map { color($0) } ?? color("separator")
    clipped(to: .rect(rect)) {
      let sections = sections(of: table, frames)
      for section in sections { paintLines(section, table, ink) }
      if sections.isEmpty, table.style == .plain, table.rowHeight > 8 {
        for y in stride(from: rect.minY + table.rowHeight, to: rect.maxY, by: table.rowHeight) {
          line(from: rect.minX + margin, to: rect.maxX, y: y, ink)
        }
      }
    }
  }

  // MARK: Sections

  /// Cells under one header, by their places in the window.
  private struct SectionPlace {
    var header: String?
    var footer: String?
    var cells: [Rect]
  }

  private var margin: Double { rect.width <= 375 ? 16 : 20 }

  private var enclosingTable: TableView? {
    var ancestor = view.superview
    while let current = ancestor {
      if case .tableView(let table) = current.content { return table }
      ancestor = current.superview
    }
    return nil
  }

  private func sections(of table: TableView, _ frames: Frames) -> [SectionPlace] {
    let cells = view.subviews.filter { if case .tableViewCell = $0.content { true } else { false } }
    guard !cells.isEmpty else { return [] }
    if table.sections.isEmpty { return [SectionPlace(cells: cells.map { frames[$0.id] })] }
    var next = 0
    return table.sections.map { section in
      let range = next..<min(next + section.cellCount, cells.count)
      next = range.upperBound
      return SectionPlace(
        header: section.header, footer: section.footer, cells: cells[range].map { frames[$0.id] })
    }
  }

  private func paintHeader(_ section: SectionPlace, _ table: TableView) {
    guard let header = section.header, !header.isEmpty, let first = section.cells.first else { return }
    if table.style == .plain {
      let box = Rect(x: rect.minX, y: first.minY - 28, width: rect.width, height: 28)
      fill(box, color("secondarySystemBackground"))
      return draw(
        TextBlock(
          text: header, font: FontDescription(systemSize: 17, weight: .semibold), color: color("label")),
        in: box.insetBy(dx: margin, dy: 0))
    }
    let x = first.minX + (table.style == .insetGrouped ? 16 : margin)
    draw(
      TextBlock(
        text: header.uppercased(), font: FontDescription(systemSize: 13), color: color("secondaryLabel")),
      in: Rect(x: x, y: first.minY - 23, width: max(0, rect.maxX - x - margin), height: 17))
  }

  private func paintFooter(_ section: SectionPlace) {
    guard let footer = section.footer, !footer.isEmpty, let last = section.cells.last else { return }
    var block = TextBlock(text: footer, font: FontDescription(systemSize: 13), color: color("secondaryLabel"))
    block.vertical = .top
    block.maximumLines = 0
    block.lineBreak = .wordWrap
    draw(block, in: Rect(x: last.minX + margin, y: last.maxY + 6, width: last.width - 2 * margin, height: 60))
  }

  private func paintLines(_ section: SectionPlace, _ table: TableView, _ ink: RGBA) {
    for (index, cell) in section.cells.enumerated() {
      let isLast = index == section.cells.count - 1
      if table.style == .insetGrouped, isLast { continue }
      let left = table.style == .grouped && isLast ? cell.minX : cell.minX + margin
      line(from: left, to: cell.maxX, y: cell.maxY, ink)
    }
    if table.style == .grouped, let first = section.cells.first {
      line(from: first.minX, to: first.maxX, y: first.minY + hairline, ink)
    }
  }

  /// A hairline whose lower edge is at `y`.
  private func line(from left: Double, to right: Double, y: Double, _ ink: RGBA) {
    let bottom = grid.round(y)
    fill(Rect(minX: left, minY: bottom - hairline, maxX: right, maxY: bottom), ink)
  }

  // MARK: Accessories

  private func paintAccessory(_ accessory: TableViewCell.Accessory) {
    switch accessory {
    case .none: break
    case .disclosureIndicator: paintChevron(right: rect.maxX - 16)
    case .checkmark: paintCheckmark(right: rect.maxX - 16)
    case .detailButton: paintDetail(right: rect.maxX - 16)
    case .detailDisclosureButton:
      paintChevron(right: rect.maxX - 16)
      paintDetail(right: rect.maxX - 38)
    }
  }

  private func paintChevron(right: Double) {
    var path = Path()
    path.move(to: Point(x: right - 7, y: rect.midY - 6))
    path.line(to: Point(x: right - 1, y: rect.midY))
    path.line(to: Point(x: right - 7, y: rect.midY + 6))
    stroke(path, width: 2, color("tertiaryLabel"), cap: .round)
  }

  private func paintCheckmark(right: Double) {
    var path = Path()
    path.move(to: Point(x: right - 13, y: rect.midY + 0.5))
    path.line(to: Point(x: right - 9, y: rect.midY + 4.5))
    path.line(to: Point(x: right - 1, y: rect.midY - 5))
    stroke(path, width: 2, tint, cap: .round)
  }

  private func paintDetail(right: Double) {
    let box = Rect(x: right - 20, y: rect.midY - 10, width: 20, height: 20)
    stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    fill(.ellipse(in: Rect(x: box.midX - 1.2, y: box.midY - 6.2, width: 2.4, height: 2.4)), tint)
    fillRounded(Rect(x: box.midX - 0.9, y: box.midY - 2, width: 1.8, height: 7.5), radius: 0.9, tint)
  }
}
