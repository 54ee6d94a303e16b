import Geometry
import Testing
import Views

@testable import Layout

/// The labels of cells with built-in styles in a running app; a character is 10 wide, a line 20 high.
struct CellStyleTests {
  /// A table on a canvas of 320 × 300 with one cell designed with a width of 200.
  private func table(
    _ style: TableViewCell.Style?, accessory: TableViewCell.Accessory = .none, indentation: Double = 0,
    detail: String = "detail"
  ) -> View {
    var cell = TableViewCell()
    cell.style = style
    cell.accessory = accessory
    cell.indentation = indentation
    cell.textLabelID = "text"
    cell.detailTextLabelID = "detail"
    cell.ownViews = ["text", "detail"]
    let labels = [label("text", "title"), label("detail", detail)]
    for label in labels {
      label.isPlacedByConstraints = false
      label.frame = Rect(x: 3, y: 4, width: 30, height: 21)
    }
    let content = box(
      "content", "UITableViewCellContentView", .container(.tableViewCellContentView), labels)
    content.isPlacedByConstraints = false
    content.frame = Rect(x: 0, y: 0, width: accessory == .none ? 200 : 170, height: 43.5)
    let row = box("row", "UITableViewCell", .tableViewCell(cell), [content])
    row.isPlacedByConstraints = false
    row.frame = Rect(x: 0, y: 28, width: 200, height: 43.5)
    var table = TableView()
    table.rowHeight = -1
    let view = box("table", "UITableView", .tableView(table), [row])
    view.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    return view
  }

  private func laid(_ table: View, _ change: (inout LayoutTraits) -> Void = { _ in }) -> Laid {
    var traits = LayoutTraits()
    change(&traits)
    return layOut(
      [table], fix("table", 0, 0, 320, 300), canvas: Size(width: 414, height: 300), traits: traits)
  }

  @Test func oneText() {
    let found = laid(table(.default))
    #expect(found["row"] == "0 28 320 44")
    #expect(found["text"] == "20 0 280 44")
    #expect(laid(table(.default, accessory: .checkmark, indentation: 10))["text"] == "30 0 252 44")
  }

  @Test func aTextAtEitherEnd() {
    let found = laid(table(.value1))
    #expect(found["text"] == "20 12 50 20" && found["detail"] == "240 12 60 20")
    #expect(laid(table(.value1, accessory: .disclosureIndicator))["detail"] == "222 12 60 20")
  }

  @Test func aTextBelow() {
    let found = laid(table(.subtitle))
    #expect(found["text"] == "20 1.5 50 20" && found["detail"] == "20 22.5 60 20")
    #expect(laid(table(.subtitle, detail: ""))["text"] == "20 12 50 20")
  }

  @Test func twoColumns() {
    let found = laid(table(.value2))
    #expect(found["text"] == "20 12 91 20" && found["detail"] == "117 12 183 20")
  }

  /// The content is beside the notch, and the row extends below it; the table does not reach the other side.
  @Test func besideANotch() {
    let found = laid(table(.default)) { $0.safeArea = EdgeInsets(top: 0, left: 44, bottom: 0, right: 44) }
    #expect(found["row"] == "0 28 320 44" && found["content"] == "44 0 276 44")
    #expect(found["text"] == "20 0 236 44")
  }

  /// Interface Builder's canvas shows the recorded frames, and a cell without a style its own constraints.
  @Test func recordedFramesAreKeptElsewhere() {
    #expect(laid(table(.value1)) { $0.isDesignCanvas = true }["text"] == "3 4 30 21")
    #expect(laid(table(nil))["text"] == "3 4 30 21")
  }
}

/// The space above the sections of a static table in a running app.
struct SectionRoomTests {
  private func table(_ change: (inout TableView) -> Void = { _ in }) -> TableView {
    var table = TableView()
    table.style = .grouped
    table.sectionHeaderHeight = 18
    table.sectionFooterHeight = 18
    table.sections = [
      .init(header: "One", footer: "Below", cellCount: 2), .init(header: nil, footer: nil, cellCount: 1),
      .init(header: "Three", footer: nil, cellCount: 0),
    ]
    change(&table)
    return table
  }

  @Test func withAndWithoutTexts() {
    #expect((0..<4).map { table().roomAbove(section: $0) } == [55.5, 48.5, 55.5, nil])
    #expect(table { $0.sections[0].header = "" }.roomAbove(section: 0) == 35)
    #expect(table().roomAbove(section: 1) { $0 == "Below" ? 2 : 0 } == 80.5)
  }

  @Test func documentHeights() {
    #expect(table { $0.sectionHeaderHeight = 1 }.roomAbove(section: 1) == 32)
    #expect(table { $0.sectionFooterHeight = 4 }.roomAbove(section: 2) == 42)
    // A text gets at least the space of a line.
    #expect(table { $0.sectionHeaderHeight = 1 }.roomAbove(section: 0) == 55.5)
  }

  /// Plain tables have no room for a header or footer without a text, and from iOS 15 on some above a header.
  @Test func plainTables() {
    let plain = table { $0.style = .plain }
    #expect((0..<3).map { plain.roomAbove(section: $0, era: Era(toolsVersion: 18_999)) } == [28, 28, 28])
    #expect((0..<3).map { plain.roomAbove(section: $0, era: Era(toolsVersion: 19_000)) } == [50, 28, 50])
    #expect(table { ($0.style, $0.sections[0].footer) = (.plain, nil) }.roomAbove(section: 1) == 0)
  }
}

/// The views of toolbar items in a running app; a character is 10 wide.
struct ToolbarItemTests {
  private func bar(
    _ items: [BarButtonItem], height: Double, isDesignCanvas: Bool = false, era: Era = .iOS16
  ) -> Laid {
    let views = ["a", "b"].map { id in
      let view = box(id)
      view.isPlacedByConstraints = false
      view.frame = Rect(x: 3, y: 9, width: 50, height: 30)
      return view
    }
    var toolbar = Toolbar()
    toolbar.items = items
    let view = box("bar", "UIToolbar", .toolbar(toolbar), views)
    view.frame = Rect(x: 0, y: 0, width: 320, height: height)
    var traits = LayoutTraits()
    traits.era = era
    traits.isDesignCanvas = isDesignCanvas
    return layOut(
      [view], fix("bar", 0, 0, 320, height), canvas: Size(width: 414, height: 300), traits: traits)
  }

  private func item(view id: String) -> BarButtonItem {
    var item = BarButtonItem()
    item.customView = id
    return item
  }

  private var flexible: BarButtonItem {
    var item = BarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  private var titled: BarButtonItem {
    var item = BarButtonItem()
    item.title = "Edit"
    return item
  }

  /// Of 320 − 40 points, two views leave 180 to two spaces; they touch each other.
  @Test func centeredViews() {
    let laid = bar([flexible, item(view: "a"), item(view: "b"), flexible], height: 44)
    #expect(laid["a"] == "110 7 50 30" && laid["b"] == "160 7 50 30")
  }

  /// A button has half a gap of 18 to a view beside it.
  @Test func aButtonBesideAView() {
    let laid = bar([titled, item(view: "a"), flexible, item(view: "b")], height: 44)
    #expect(laid["a"] == "69 7 50 30" && laid["b"] == "250 7 50 30")
  }

  /// The row is the lower 44 points of a slightly taller bar, and the upper ones of one with room for more.
  @Test func tallerBars() {
    #expect(bar([item(view: "a")], height: 49)["a"] == "20 12 50 30")
    #expect(bar([item(view: "a")], height: 83)["a"] == "20 7 50 30")
  }

  /// On glass, a view between two flexible spaces is in the middle of the bar, whatever stands beside it.
  @Test func viewsOnGlass() {
    let items = [flexible, item(view: "a"), flexible, item(view: "b")]
    let laid = bar(items, height: 44, era: Era(toolsVersion: 24_000))
    #expect(laid["a"] == "135 7 50 30" && laid["b"] == "250 7 50 30")
  }

  @Test func theCanvasShowsRecordedFrames() {
    #expect(bar([flexible, item(view: "a")], height: 44, isDesignCanvas: true)["a"] == "3 9 50 30")
  }
}
