import Geometry
import Raster
import Views

/// A table: its background, and the headers and footers of its sections; cells draw themselves.
struct TableViewPainter: KindPainter {
  let context: PaintContext
  let table: TableView
  /// The width of notch and rounded corners at each side, in points.
  private var sides = 0.0

  init(context: PaintContext, table: TableView) {
    self.context = context
    self.table = table
  }

  var overhang: Double { .infinity }

  /// The painter for the table's rectangle.
  private func standing(in frames: Frames) -> TableViewPainter {
    var painter = self
    painter.sides = sideInset(of: rect, in: frames)
    return painter
  }

  func paintContent(_ frames: Frames) { standing(in: frames).paintGroundAndTexts(frames) }

  /// Separators between the cells of a section; without cells, separators at the row height, as in an empty plain
  /// table.
  func paintOverSubviews(_ frames: Frames) { standing(in: frames).paintSeparators(frames) }

  private func paintGroundAndTexts(_ frames: Frames) {
    if view.backgroundColor == nil {
      brush.fill(rect, color(table.style == .plain ? "systemBackground" : "systemGroupedBackground"))
    }
    for section in sections(frames) {
      if table.style == .insetGrouped { roundCorners(of: section) }
      paintHeader(section)
      paintFooter(section)
    }
  }

  private func paintSeparators(_ frames: Frames) {
    guard table.hasSeparators else { return }
    let share = appearance.isDark ? era.drawnDarkCardSeparatorShare : era.drawnCardSeparatorShare
    let own = color("separator", alpha: table.style == .insetGrouped ? share : 1)
    let ink = table.separatorColor.map { color($0) } ?? own
    let sections = sections(frames)
    brush.clipped(to: .rect(rect)) {
      for section in sections { paintLines(section, ink) }
      if sections.isEmpty, table.style == .plain { paintEmptyRows(ink, below: topOfRows(frames)) }
    }
  }

  /// The top of the rows in window points: below bars, and below a header view.
  private func topOfRows(_ frames: Frames) -> Double {
    let top = frames.contentOrigin[view.id.index].y
    let header = view.subviews.first { !frames.isHidden[$0.id.index] && abs(frames[$0.id].minY - top) < 0.5 }
    return header.map { frames[$0.id].maxY } ?? top
  }

  private func paintEmptyRows(_ ink: RGBA, below top: Double) {
    let row = table.rowHeight > 8 ? table.rowHeight : TableView.usualRowHeight
    let shown = rect.intersection(brush.visible)
    guard !shown.isEmpty else { return }
    guard top.isFinite else { return }
    let first = max(1, ((shown.minY - top) / row).rounded(.down))
    let last = ((shown.maxY - top) / row).rounded(.up)
    for number in stride(from: first, through: last, by: 1) {
      let inset = table.separatorInset ?? EdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
      line(
        from: rect.minX + inset.left, to: rect.maxX - inset.right, y: top + number * row, ink)
    }
  }

  // MARK: Sections

  /// Cells under one header, with their rectangles in the window.
  private struct SectionPlace {
    var header: String?
    var footer: String?
    var cells: [Rect]
    var ids: [ViewID]
    /// The separator settings of each cell.
    var insets: [EdgeInsets?]
  }

  /// Only the outer corners of an inset section are rounded.
  private func roundCorners(of section: SectionPlace) {
    guard let first = section.ids.first, let last = section.ids.last else { return }
    brush.recorder.cellCorners[first, default: CellCorners()].top = era.drawnCardRadius
    brush.recorder.cellCorners[last, default: CellCorners()].bottom = era.drawnCardRadius
  }

  /// From the start of a row to its separator, and to the texts of headers and footers.
  private var lineMargin: Double {
    table.style == .insetGrouped ? era.systemMargin(ofWidth: rect.width) : margin
  }

  private var margin: Double { era.systemMargin(ofWidth: rect.width) + sides }

  private func sections(_ frames: Frames) -> [SectionPlace] {
    let cells = view.subviews.filter { if case .tableViewCell = $0.content { true } else { false } }
    guard !cells.isEmpty else { return [] }
    func place(_ cells: ArraySlice<View>, _ header: String?, _ footer: String?) -> SectionPlace {
      SectionPlace(
        header: header, footer: footer, cells: cells.map { brush.placed(frames[$0.id]) },
        ids: cells.map { $0.id },
        insets: cells.map {
          if case .tableViewCell(let cell) = $0.content { cell.separatorInset } else { nil }
        })
    }
    if table.sections.isEmpty { return [place(cells[...], nil, nil)] }
    var next = 0
    return table.sections.map { section in
      let range = next..<min(next + max(0, section.cellCount), cells.count)
      next = range.upperBound
      return place(cells[range], section.header, section.footer)
    }
  }

  private func paintHeader(_ section: SectionPlace) {
    guard let header = section.header, !header.isEmpty, let first = section.cells.first else { return }
    if table.style == .plain {
      let height = era.plainHeaderHeight
      let box = Rect(x: rect.minX, y: first.minY - height, width: rect.width, height: height)
      brush.fill(box, color("secondarySystemBackground"))
      return brush.draw(
        TextBlock(
          text: header, font: FontDescription(systemSize: 17, weight: .semibold), color: color("label")),
        in: box.insetBy(dx: margin, dy: 0))
    }
    let x = first.minX + lineMargin
    let width = max(0, rect.maxX - x - margin)
    guard era.drawnHeadersAreCapital else {
      let font = FontDescription(systemSize: 17, weight: .semibold)
      var block = TextBlock(text: header, font: font, color: color("secondaryLabel"))
      block.vertical = .top
      let top = first.minY - era.drawnHeaderDescent - brush.font(font).ascender
      return brush.draw(block, in: Rect(x: x, y: top, width: width, height: brush.font(font).lineHeight))
    }
    brush.draw(
      TextBlock(
        text: header.uppercased(), font: TableView.noteFont, color: color("secondaryLabel")),
      in: Rect(x: x, y: first.minY - 23, width: width, height: 17))
  }

  private func paintFooter(_ section: SectionPlace) {
    guard let footer = section.footer, !footer.isEmpty, let last = section.cells.last else { return }
    var block = TextBlock(text: footer, font: TableView.noteFont, color: color("secondaryLabel"))
    block.vertical = .top
    block.maximumLines = 0
    block.lineBreak = .wordWrap
    let inset = lineMargin
    let height = max(60, rect.maxY - last.maxY)
    brush.draw(
      block, in: Rect(x: last.minX + inset, y: last.maxY + 6, width: last.width - 2 * inset, height: height))
  }

  private func paintLines(_ section: SectionPlace, _ ink: RGBA) {
    for (index, cell) in section.cells.enumerated() {
      let isLast = index == section.cells.count - 1
      if table.style == .insetGrouped, isLast { continue }
      let inset =
        section.insets[index] ?? table.separatorInset
        ?? EdgeInsets(top: 0, left: lineMargin, bottom: 0, right: 0)
      let isWhole = table.style == .grouped && isLast
      line(
        from: cell.minX + (isWhole ? 0 : inset.left), to: cell.maxX - (isWhole ? 0 : inset.right),
        y: cell.maxY,
        ink)
    }
    if table.style == .grouped, let first = section.cells.first {
      line(from: first.minX, to: first.maxX, y: first.minY + brush.hairline, ink)
    }
  }

  /// A separator with its lower edge at `y`: a hairline except in sections of an inset table.
  private func line(from left: Double, to right: Double, y: Double, _ ink: RGBA) {
    let bottom = brush.grid.round(y)
    let height = table.style == .insetGrouped ? era.drawnCardSeparatorHeight : 0
    brush.fill(Rect(minX: left, minY: bottom - max(height, brush.hairline), maxX: right, maxY: bottom), ink)
  }
}
