import Geometry
import Testing
import Views

@testable import Layout

/// Cells of a flow layout, computed by hand from the lines that they fill.
struct FlowTests {
  private func frames(
    _ cells: [Size], in size: Size = Size(width: 100, height: 200), header: Bool = false,
    footer: Bool = false,
    _ change: (inout FlowLayout) -> Void = { _ in }
  ) -> FlowArrangement.Frames {
    var flow = FlowLayout()
    change(&flow)
    return FlowArrangement(flow: flow, size: size).frames(
      of: .init(hasHeader: header, cells: cells, hasFooter: footer))
  }

  private func squares(_ count: Int, _ side: Double) -> [Size] {
    Array(repeating: Size(width: side, height: side), count: count)
  }

  /// Three of 26 with 10 between are 98 of 100: the remaining 2 go between. The fourth starts a line.
  @Test func linesAreFilledAndSpread() {
    let found = frames(squares(4, 26)).cells.map(describe)
    #expect(found == ["0 0 26 26", "37 0 26 26", "74 0 26 26", "0 36 26 26"])
  }

  /// A last line has the gaps of a full one.
  @Test func lastLineIsSpacedLikeFullOnes() {
    let found = frames(squares(5, 26)).cells.map(describe)
    #expect(Array(found[3...]) == ["0 36 26 26", "37 36 26 26"])
  }

  @Test func singleCellsAreCentered() {
    #expect(frames(squares(1, 60)).cells.map(describe) == ["20 0 60 60"])
    // Too wide: it begins where the line does.
    #expect(frames(squares(1, 140)).cells.map(describe) == ["0 0 140 140"])
  }

  @Test func insetsHeaderAndFooter() {
    let found = frames(squares(1, 60), header: true, footer: true) {
      $0.sectionInset = EdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
      $0.headerReferenceSize = Size(width: 5, height: 30)
      $0.footerReferenceSize = Size(width: 5, height: 7)
    }
    #expect(found.header.map(describe) == "0 0 100 30")
    #expect(found.cells.map(describe) == ["15 31 60 60"])
    #expect(found.footer.map(describe) == "0 93 100 7")
  }

  /// Columns of 200: three of 60 with 10 between are 200.
  @Test func horizontalScrolling() {
    let found = frames(squares(4, 60), header: true) {
      $0.isHorizontal = true
      $0.lineSpacing = 5
      $0.headerReferenceSize = Size(width: 30, height: 5)
    }
    #expect(found.header.map(describe) == "0 0 30 200")
    #expect(found.cells.map(describe) == ["30 0 60 60", "30 70 60 60", "30 140 60 60", "95 0 60 60"])
  }

  /// Shorter cells are centered in a line.
  @Test func cellsOfDifferentHeights() {
    let found = frames([Size(width: 40, height: 40), Size(width: 40, height: 20)]).cells.map(describe)
    #expect(found == ["0 0 40 40", "60 10 40 20"])
  }

  @Test func invalidSizes() {
    #expect(frames([Size.zero, .zero]).cells.count == 2)
    let none = frames(squares(3, 10), in: .zero).cells
    #expect(none.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
  }

  /// In a collection view of another size cells flow differently.
  @Test(
    arguments: [
      (60.0, "10 0 40 40 | 10 50 40 40 | 10 100 40 40"), (100, "0 0 40 40 | 60 0 40 40 | 0 50 40 40"),
      (140, "0 0 40 40 | 50 0 40 40 | 100 0 40 40"),
    ])
  func widerCollectionViewFitsMoreCells(width: Double, expected: String) {
    var collection = CollectionView()
    collection.flow = FlowLayout()
    let cells = (0..<3).map { index in
      let cell = box("c\(index)", "UICollectionViewCell", .container(.collectionViewCell))
      cell.isPlacedByConstraints = false
      cell.frame = Rect(x: 0, y: Double(index) * 50, width: 40, height: 40)
      return cell
    }
    let view = box("list", "UICollectionView", .collectionView(collection), cells)
    view.frame = Rect(x: 0, y: 0, width: 60, height: 300)
    let laid = layOut([view], fix("list", 0, 0, width, 200))
    #expect(["c0", "c1", "c2"].map { laid[$0] }.joined(separator: " | ") == expected)
  }
}
