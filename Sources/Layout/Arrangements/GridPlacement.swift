import Views

/// The cells assigned to the items of a grid.
struct GridPlacement {
  /// The maximum number of columns or rows due to lengths or explicit cells. Each item without a cell can add one.
  static let mostTracks = 1_000

  /// The cells of an item.
  struct Area: Equatable {
    var row = 0
    var column = 0
    var rowSpan = 1
    var columnSpan = 1
  }

  /// The cells of each item.
  private(set) var areas: [Area] = []
  /// The number of columns, including those that items added.
  private(set) var columnCount: Int
  /// The number of rows, including those that items added.
  private(set) var rowCount: Int
  /// The items whose cell or span was changed.
  private(set) var clampedItems: [Int] = []

  /// Assigns cells to the items of a grid, in order.
  init(_ items: [ArrangedItem], in grid: Grid) {
    columnCount = min(grid.columns.count, Self.mostTracks)
    rowCount = min(grid.rows.count, Self.mostTracks)
    for (index, item) in items.enumerated() { areas.append(area(of: item, index)) }
    let isTurned = grid.insertion == .columnByColumn
    if grid.insertion != .none {
      if isTurned { turn() }
      for area in areas { columnCount = max(columnCount, area.column + area.columnSpan) }
      insert(items.map { $0.cell != nil })
      if isTurned { turn() }
    }
    countTracks()
  }

  /// Assigns cells to the items of a row of cells: their explicit ones, or those after the previous item.
  init(_ items: [ArrangedItem], inCells count: Int, isRow: Bool) {
    columnCount = isRow ? min(count, Self.mostTracks) : 1
    rowCount = isRow ? 1 : min(count, Self.mostTracks)
    let most = max(Self.mostTracks, items.count)
    var next = 0
    for (index, item) in items.enumerated() {
      var area = area(of: item, index)
      if !isRow { area = area.turned }
      if item.cell == nil { area.column = min(next, most - 1) }
      area.columnSpan = min(area.columnSpan, most - area.column)
      (area.row, area.rowSpan) = (0, 1)
      next = area.column + area.columnSpan
      areas.append(isRow ? area : area.turned)
    }
    countTracks()
  }

  private mutating func countTracks() {
    for area in areas {
      columnCount = max(columnCount, area.column + area.columnSpan)
      rowCount = max(rowCount, area.row + area.rowSpan)
    }
  }

  /// The explicit cells of an item, within the limits.
  private mutating func area(of item: ArrangedItem, _ index: Int) -> Area {
    var area = Area()
    area.column = clamp(item.cell?.column ?? 0, 0...(Self.mostTracks - 1))
    area.row = clamp(item.cell?.row ?? 0, 0...(Self.mostTracks - 1))
    area.columnSpan = clamp(item.columnSpan, 1...(Self.mostTracks - area.column))
    area.rowSpan = clamp(item.rowSpan, 1...(Self.mostTracks - area.row))
    let isAsNamed =
      area.column == item.cell?.column ?? 0 && area.row == item.cell?.row ?? 0
      && area.columnSpan == item.columnSpan && area.rowSpan == item.rowSpan
    if !isAsNamed { clampedItems.append(index) }
    return area
  }

  private func clamp(_ number: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }

  /// Assigns the next free cell to each item without one, row by row.
  ///
  /// A cell is free if no earlier item occupies that row, or one further down, in any of its columns.
  private mutating func insert(_ isNamed: [Bool]) {
    let most = max(Self.mostTracks, areas.count)
    var freeRows = [Int](repeating: 0, count: max(1, columnCount))
    var (row, column) = (0, 0)
    for index in areas.indices {
      var area = areas[index]
      if !isNamed[index] {
        area.columnSpan = min(area.columnSpan, freeRows.count)
        var free = firstFree(freeRows, from: column, span: area.columnSpan, row: row)
        while free == nil, row < most {
          // In a row without any free cell, nothing changes before the next row in which a column becomes free.
          row = column > 0 ? row + 1 : freeRows.lazy.filter { $0 > row }.min() ?? row + 1
          column = 0
          free = firstFree(freeRows, from: 0, span: area.columnSpan, row: row)
        }
        if free == nil || row + area.rowSpan > most { clampedItems.append(index) }
        row = min(row, most - 1)
        area.row = row
        area.column = free ?? 0
        area.rowSpan = min(area.rowSpan, most - row)
        column = area.column + area.columnSpan
        areas[index] = area
      }
      for taken in area.column..<(area.column + area.columnSpan) {
        freeRows[taken] = max(freeRows[taken], area.row + area.rowSpan)
      }
    }
  }

  private func firstFree(_ freeRows: [Int], from column: Int, span: Int, row: Int) -> Int? {
    var run = 0
    for index in column..<max(column, freeRows.count) {
      run = freeRows[index] <= row ? run + 1 : 0
      if run == span { return index - span + 1 }
    }
    return nil
  }

  private mutating func turn() {
    areas = areas.map(\.turned)
    (columnCount, rowCount) = (rowCount, columnCount)
  }
}

extension GridPlacement.Area {
  /// The same with rows and columns exchanged.
  fileprivate var turned: GridPlacement.Area {
    GridPlacement.Area(row: column, column: row, rowSpan: columnSpan, columnSpan: rowSpan)
  }
}
