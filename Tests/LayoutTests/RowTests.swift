import Geometry
import Testing
import Views

@testable import Layout

/// Rows of tables: as high as their content needs, one below the other.
struct RowTests {
  /// A table of 200 × 300 with its rows laid out.
  private func table(rowHeight: Double = -1, _ rows: [View]) -> View {
    var table = TableView()
    table.rowHeight = rowHeight
    let view = box("table", "UITableView", .tableView(table), rows)
    view.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    return view
  }

  /// A cell recorded as 44 high, with one label 10 from every edge of its content; a character is 10 wide, a line 20 high.
  private func row(
    _ id: String, _ text: String, at y: Double, own height: Double? = nil, pins: Bool = true,
    contentHeight: Double = 43.5
  ) -> View {
    let text = label("\(id).label", text, lines: 0)
    let content = box(
      "\(id).content", "UITableViewCellContentView", .container(.tableViewCellContentView), [text])
    content.isPlacedByConstraints = false
    content.frame = Rect(x: 0, y: 0, width: 200, height: contentHeight)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let edges: [Constraint.Attribute] = pins ? [.left, .right, .top, .bottom] : [.left, .centerY]
    content.constraints = edges.map { edge in
      let isFar = edge == .right || edge == .bottom
      return constrain(
        "\(id).label", edge, to: "\(id).content", plus: edge == .centerY ? 0 : isFar ? -10 : 10)
    }
    var cell = TableViewCell()
    cell.rowHeight = height
    let view = box(id, "UITableViewCell", .tableViewCell(cell), [content])
    view.isPlacedByConstraints = false
    view.frame = Rect(x: 0, y: y, width: 200, height: 44)
    return view
  }

  private func laid(_ table: View, width: Double = 200, traits: LayoutTraits = LayoutTraits()) -> Laid {
    layOut([table], fix("table", 0, 0, width, 300), traits: traits)
  }

  /// 18 characters in a row of 200: 180 points of text in one line; 10 + 20 + 10, and half a point for the separator.
  @Test func aRowIsAsHighAsItsContent() {
    let found = laid(table([row("a", "eighteen character", at: 0)]))
    #expect(found["a"] == "0 0 200 40.5")
    #expect(found["a.label"] == "10 10 180 20")
  }

  /// A row is higher by the line below it than its content needs, where the recorded frames have no room for that: a pixel, and a
  /// point from iOS 26 on. A table without separators has none.
  @Test(arguments: [
    (Era.iOS16, 2.0, true, "0 0 200 40.5"), (.iOS16, 3, true, "0 0 200 40.333"),
    (Era(toolsVersion: 24_500), 3, true, "0 0 200 41"),
    (.iOS16, 2, false, "0 0 200 40"),
  ])
  func rowsHaveALineBelow(era: Era, scale: Double, hasSeparators: Bool, expected: String) {
    let view = table([row("a", "x", at: 0, contentHeight: 44)])
    adjust(view) { $0.hasSeparators = hasSeparators }
    var traits = LayoutTraits()
    (traits.era, traits.scale) = (era, scale)
    #expect(laid(view, traits: traits)["a"].hasPrefix(expected))
  }

  /// A cell with nothing in it has the system's height in an app.
  @Test func emptyRowsHaveTheHeightOfTheSystem() {
    let content = box(
      "a.content", "UITableViewCellContentView", .container(.tableViewCellContentView), [])
    content.frame = Rect(x: 0, y: 0, width: 200, height: 70)
    let view = box("a", "UITableViewCell", .tableViewCell(TableViewCell()), [content])
    view.isPlacedByConstraints = false
    view.frame = Rect(x: 0, y: 0, width: 200, height: 70)
    #expect(laid(table([view]))["a"] == "0 0 200 44")
  }

  /// A table that would like to be 150 wide is, whatever is in its rows: the text wraps.
  @Test func rowsDoNotWidenTheirTable() {
    let own = [constrain("table", .width, plus: 150, at: 250), constrain("table", .height, plus: 300)]
    let found = layOut([table([row("a", "eighteen character", at: 0)])], place("table", 0, 0) + own)
    #expect(found["table"] == "0 0 150 300")
    #expect(found["a"] == "0 0 150 60.5")
  }

  /// On a table of 120 the label has 100 points: two lines. The row after it moves down.
  @Test func narrowTablesHaveHigherRows() {
    let rows = [row("a", "eighteen character", at: 28), row("b", "short", at: 72)]
    let found = laid(table(rows), width: 120)
    #expect(found["a"] == "0 28 120 60.5")
    #expect(found["b"] == "0 88.5 120 40.5")
  }

  /// Recorded gaps between rows, such as a section's title, are preserved.
  @Test func recordedGapsAreKept() {
    let found = laid(table([row("a", "x", at: 28), row("b", "x", at: 112)]))
    #expect(found["b"] == "0 108.5 200 40.5")
  }

  @Test func explicitHeightsTakePrecedence() {
    #expect(laid(table([row("a", "x", at: 0, own: 44)]))["a"] == "0 0 200 44")
    #expect(laid(table(rowHeight: 44, [row("a", "x", at: 0)]))["a"] == "0 0 200 44")
  }

  /// The own height of a prototype is the canvas's; that of a static row is its own.
  @Test(arguments: [(true, "0 0 200 40.5"), (false, "0 0 200 44")])
  func ownHeightsOfPrototypes(hasPrototypes: Bool, expected: String) {
    func found(_ traits: LayoutTraits) -> String {
      let view = table([row("a", "eighteen character", at: 0, own: 44)])
      adjust(view) { $0.hasPrototypes = hasPrototypes }
      return laid(view, traits: traits)["a"]
    }
    #expect(found(LayoutTraits()) == expected)
    #expect(found(canvas()) == "0 0 200 44")
  }

  /// In an app rows go from side to side, wherever they were recorded.
  @Test func rowsAreAsWideAsTheirTable() {
    func found(_ traits: LayoutTraits) -> String {
      let view = row("a", "x", at: 0, own: 44)
      view.frame = Rect(x: 20, y: 0, width: 160, height: 44)
      return laid(table([view]), traits: traits)["a"]
    }
    #expect(found(LayoutTraits()) == "0 0 200 44")
    #expect(found(canvas()) == "20 0 160 44")
  }

  /// Rows of a static table follow one another, whatever was recorded; a plain one has no room for a header without a
  /// text.
  @Test func staticRowsFollowOneAnother() {
    let view = table([
      row("a", "x", at: 28, own: 44), row("b", "x", at: 28, own: 44), row("c", "x", at: 0, own: 44),
    ])
    adjust(view) {
      $0.sections = [
        .init(header: nil, footer: nil, cellCount: 2), .init(header: "Three", footer: nil, cellCount: 1),
      ]
    }
    let found = laid(view)
    #expect(["a", "b", "c"].map { found[$0] } == ["0 0 200 44", "0 44 200 44", "0 138 200 44"])
  }

  private func adjust(_ view: View, _ change: (inout TableView) -> Void) {
    guard case .tableView(var table) = view.content else { return }
    change(&table)
    view.content = .tableView(table)
  }

  /// A label that is only centered does not determine a height.
  @Test func rowsWithoutContentHeightKeepTheRecordedOne() {
    let found = laid(table([row("a", "x", at: 0, pins: false)]))
    #expect(found["a"] == "0 0 200 44")
    #expect(found.outcome.findings.isEmpty)
  }

  /// As designed, a row is as high as recorded, even if its content needs more.
  @Test func recordedRowHeightsAreKept() {
    var traits = LayoutTraits()
    traits.isDesignCanvas = true
    #expect(laid(table([row("a", "x", at: 0)]), traits: traits)["a"] == "0 0 200 44")
    let long = table([row("a", "eighteen character", at: 0)])
    #expect(laid(long, width: 120, traits: traits)["a"] == "0 0 120 44")
  }

  @Test func aHeaderPushesRowsDownAsRecorded() {
    let header = box("header")
    header.isPlacedByConstraints = false
    header.frame = Rect(x: 0, y: 0, width: 200, height: 50)
    let found = laid(table([header, row("a", "x", at: 50)]))
    #expect(found["a"] == "0 50 200 40.5")
  }

  private func canvas() -> LayoutTraits {
    var traits = LayoutTraits()
    traits.isDesignCanvas = true
    return traits
  }

  /// A row recorded higher than its content is not a conflict on the canvas, since the app's will be as high as that;
  /// one with a fixed height is. Of two distances to the bottom the recorded height decides, so that only the app
  /// reports them.
  @Test(arguments: [(-1.0, false, 0, 0), (44, false, 1, 1), (-1, true, 0, 1)])
  func rowConflicts(rowHeight: Double, bottomTwice: Bool, onCanvas: Int, inApp: Int) {
    func conflicts(_ traits: LayoutTraits) -> Int {
      let view = row("a", "x", at: 0)
      view.subviews[0].constraints.append(constrain("a.label", .height, plus: 20))
      if bottomTwice {
        view.subviews[0].constraints.append(
          constrain("a.label", .bottom, to: "a.content", plus: -12, line: 70))
      }
      return laid(table(rowHeight: rowHeight, [view]), traits: traits).findings(.conflict).count
    }
    #expect(conflicts(canvas()) == onCanvas)
    #expect(conflicts(LayoutTraits()) == inApp)
  }

  /// On the canvas a row that sizes itself has the height in the file: a content that requires another one is ambiguous, but
  /// not by the half point of a separator. In an app the row has that height.
  @Test(arguments: [(20.0, 1), (23.5, 0), (23, 0), (30, 1)]) func contentsOfAnotherHeight(
    height: Double, onCanvas: Int
  ) {
    let view = row("a", "x", at: 0)
    view.subviews[0].constraints.append(constrain("a.label", .height, plus: height))
    #expect(
      laid(table([view]), traits: canvas()).outcome.openAxes.map(\.words)
        == Array(repeating: "height", count: onCanvas))
    #expect(laid(table([view])).outcome.ambiguous.isEmpty)
  }

  /// A cell places its content view regardless of its mask; another view is not affected.
  @Test func theCellPlacesItsContent() {
    let view = row("a", "x", at: 0)
    view.subviews[0].isPlacedByConstraints = true
    view.addSubview(box("open"))
    let found = laid(table([view]), traits: canvas())
    #expect(found["a.content"] == "0 0 200 43.5")
    #expect(found.outcome.ambiguous.map { found.tree[$0].objectID } == ["open"])
  }

  @Test func contentWithoutAFrameFillsTheCell() {
    let view = row("a", "x", at: 0)
    view.subviews[0].frame = .zero
    #expect(laid(table([view]), traits: canvas())["a.content"] == "0 0 200 44")
  }
}
