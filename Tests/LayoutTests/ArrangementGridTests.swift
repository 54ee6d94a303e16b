import Geometry
import Testing
import Views

@testable import Layout

/// Columns, rows, and the cells of items.
@Suite struct ArrangementGridTests {
  private func sizes(
    _ lengths: [GridLength], _ needs: [(Int, Int, Double)], total: Double?, spacing: Double = 0
  ) -> [Double] {
    GridTracks(lengths: lengths, spacing: spacing).sizes(
      for: needs.map { GridTracks.Need(start: $0.0, span: $0.1, length: $0.2) }, total: total)
  }

  @Test func weightsShareTheRest() {
    let lengths: [GridLength] = [.points(50), .auto, .star, .star(3)]
    #expect(sizes(lengths, [(1, 1, 30), (1, 1, 20)], total: 240) == [50, 30, 40, 120])
    #expect(sizes(lengths, [(1, 1, 30)], total: 270, spacing: 10) == [50, 30, 40, 120])
    #expect(sizes(lengths, [(1, 1, 30)], total: 60) == [50, 10, 0, 0])
    #expect(sizes([.star(0), .star], [], total: 60) == [0, 60])
  }

  /// No space to distribute: weights stay in proportion, and the items fit.
  @Test func weightsWithoutATotal() {
    #expect(sizes([.star, .star(3)], [(0, 1, 20), (1, 1, 30)], total: nil) == [20, 60])
    #expect(sizes([.points(10), .star, .star(3)], [(0, 3, 90)], total: nil) == [10, 20, 60])
  }

  /// Missing space is divided among the spanned `auto` tracks; a weighted track takes all of it.
  @Test func itemsThatSpanTracks() {
    #expect(sizes([.auto, .auto], [(0, 1, 10), (0, 2, 50)], total: 100) == [30, 20])
    #expect(sizes([.auto, .points(20), .auto], [(0, 3, 50)], total: 100) == [15, 20, 15])
    #expect(sizes([.auto, .star], [(0, 1, 10), (0, 2, 50)], total: 100) == [10, 90])
    #expect(sizes([.auto, .auto, .auto], [(0, 2, 20), (1, 2, 40)], total: 100, spacing: 2) == [9, 19, 19])
    #expect(sizes([.points(10), .points(10)], [(0, 2, 50)], total: 100) == [10, 10])
  }

  @Test func largestTracksShrink() {
    #expect(sizes([.auto, .auto, .points(20)], [(0, 1, 80), (1, 1, 30)], total: 100) == [50, 30, 20])
  }

  // MARK: Cells

  private func cells(_ insertion: Grid.Insertion, columns: Int = 0, rows: Int = 0, _ items: [ArrangedItem])
    -> [String]
  {
    let grid = Grid(
      columns: Array(repeating: .auto, count: columns), rows: Array(repeating: .auto, count: rows),
      insertion: insertion)
    return GridPlacement(items, in: grid).areas.map {
      "\($0.row) \($0.column)"
        + ($0.rowSpan == 1 && $0.columnSpan == 1 ? "" : " \($0.rowSpan)×\($0.columnSpan)")
    }
  }

  private func spanning(_ rows: Int, _ columns: Int, at cell: GridCell? = nil) -> ArrangedItem {
    item("") { ($0.rowSpan, $0.columnSpan, $0.cell) = (rows, columns, cell) }
  }

  @Test func withoutInsertionItemsUseTheFirstCell() {
    let named = spanning(1, 1, at: GridCell(row: 2, column: 1))
    #expect(cells(.none, columns: 2, [spanning(1, 1), named, spanning(1, 1)]) == ["0 0", "2 1", "0 0"])
  }

  @Test func rowByRow() {
    let five = Array(repeating: spanning(1, 1), count: 5)
    #expect(cells(.rowByRow, columns: 2, five) == ["0 0", "0 1", "1 0", "1 1", "2 0"])
    #expect(cells(.rowByRow, five) == ["0 0", "1 0", "2 0", "3 0", "4 0"])
    // The second spans two rows; the third does not fit beside it.
    let spans = [spanning(1, 1), spanning(2, 1), spanning(1, 2), spanning(1, 1)]
    #expect(cells(.rowByRow, columns: 2, spans) == ["0 0", "0 1 2×1", "2 0 1×2", "3 0"])
  }

  @Test func columnByColumn() {
    let five = Array(repeating: spanning(1, 1), count: 5)
    #expect(cells(.columnByColumn, rows: 2, five) == ["0 0", "1 0", "0 1", "1 1", "0 2"])
    let spans = [spanning(1, 1), spanning(1, 2), spanning(2, 1), spanning(1, 1)]
    #expect(cells(.columnByColumn, rows: 2, spans) == ["0 0", "1 0 1×2", "0 2 2×1", "0 3"])
  }

  /// Explicit cells are not assigned to later items, and do not move the others.
  @Test func explicitCellsAmongOthers() {
    let header = spanning(1, 2, at: GridCell(row: 0, column: 0))
    let one = spanning(1, 1)
    #expect(cells(.rowByRow, columns: 2, [header, one, one, one]) == ["0 0 1×2", "1 0", "1 1", "2 0"])
  }

  @Test func cellsOfARowFollowOneAnother() {
    let items = [
      spanning(1, 1), spanning(1, 2), spanning(1, 1), spanning(1, 1, at: GridCell(column: 1)), spanning(1, 1),
    ]
    let placement = GridPlacement(items, inCells: 2, isRow: true)
    #expect(placement.areas.map(\.column) == [0, 1, 3, 1, 2])
    #expect(placement.columnCount == 4 && placement.rowCount == 1)
  }

  /// A cell layout as in the seed: a number of points at both ends, with weights around the middle.
  @Test func columnOfCells() {
    let arrangement = Arrangement(
      .verticalCells([.points(10), .star, .auto, .star, .points(10)]),
      items: [
        item("a") { $0.cell = GridCell(row: 1) }, item("b", .stretch, .center),
        item("c") { $0.cell = GridCell(row: 3) },
      ])
    let arranged = Arranged(arrangement, [("a", .size(20, 20)), ("b", .size(30, 40)), ("c", .size(10, 10))])
    #expect(arranged.text(100, 200) == "a 40 35 20 20, b 0 80 100 40, c 45 150 10 10")
  }

  // MARK: Bad input

  @Test func invalidCells() {
    let items = [
      spanning(1, 1, at: GridCell(row: -3, column: Int.max)), spanning(Int.min, Int.max),
      spanning(5000, 1, at: GridCell(row: 990, column: 0)),
    ]
    let placement = GridPlacement(items, in: Grid())
    #expect(placement.clampedItems == [0, 1, 2])
    #expect(placement.columnCount == 1000 && placement.rowCount == 1000)
    #expect(placement.areas[2] == .init(row: 990, column: 0, rowSpan: 10, columnSpan: 1))
    for insertion in Grid.Insertion.allCases {
      let areas = GridPlacement(items + items, in: Grid(insertion: insertion)).areas
      #expect(areas.allSatisfy { $0.row >= 0 && $0.column >= 0 && $0.rowSpan > 0 && $0.columnSpan > 0 })
    }
  }
}
