import Geometry
import Testing
import Views

@testable import Layout

/// The printed form of arrangements, which shows all their properties.
@Suite struct ArrangementListingTests {
  @Test func everythingIsPrinted() {
    let view = plainView("box")
    let cells = Arrangement(
      .horizontalCells([.points(10), .star, .star(2.5), .auto]),
      items: [item("c") { $0.visibility = .collapsed }])
    var grid = Arrangement(
      .grid(Grid(columns: [.auto, .star], rows: [.points(44)], insertion: .rowByRow)), spacing: 8,
      items: [
        item("a", .stretch, .bottom) {
          $0.cell = GridCell(row: 1, column: 2)
          ($0.rowSpan, $0.columnSpan) = (2, 3)
          $0.width = ArrangedExtent(minimum: 10, maximum: 90)
          $0.height.fixed = 20
          $0.margin = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        ArrangedItem(cells),
      ])
    grid.rowSpacing = 4
    grid.padding = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    grid.room = .safeArea
    view.arrangement = grid
    view.layoutAnimation = LayoutAnimation(delay: 0.1)
    #expect(
      TreeListing.attributes(of: view) == [
        "arranges grid columns [auto *] rows [44] rowByRow, spacing 8 × 4, padding 5 6 7 8, in safeArea",
        "  #a, row 1 column 2, rows 2, columns 3, width ≥ 10, width ≤ 90, height 20, stretch/bottom, margin 1 2 3 4",
        "  horizontal cells [10 * 2.5* auto]", "    #c, collapsed", "changes in 0.2 s after 0.1 s, easeInOut",
      ])
  }

  @Test func viewsWithoutOneAreNotListed() {
    #expect(TreeListing.attributes(of: plainView("box")) == [])
  }

  @Test func kindsHaveNames() {
    let kinds: [(Arrangement.Kind, String)] = [
      (.horizontal, "horizontal"), (.vertical, "vertical"), (.flow, "flow"),
      (.verticalCells([]), "vertical cells"),
      (.custom(CustomKind("circle", parameters: [.init("radius", 4)])), "custom \"circle\" radius 4"),
    ]
    for (kind, name) in kinds {
      let view = plainView("box")
      view.arrangement = Arrangement(kind)
      #expect(TreeListing.attributes(of: view) == ["arranges \(name)"])
    }
  }
}
