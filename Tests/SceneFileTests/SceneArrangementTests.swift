import InterfaceFile
import SceneFile
import Testing
import Views

/// Arrangements in scene files.
@Suite struct SceneArrangementTests {
  private func scene(_ arrangement: String) -> String {
    """
    {"scene": 1, "view": {"id": "root", "subviews": [{"id": "a"}, {"id": "b", "subviews": [{"id": "inner"}]}]},
     "layouts": {"portrait": {"arrangement": \(arrangement)}}}
    """
  }

  private func arrangement(_ text: String) throws -> Arrangement {
    let document = try #require(try read(scene(text)).layouts.first)
    return try #require(try document.instantiate().scenes[0].tree.root.arrangement)
  }

  @Test func everyKeyIsRead() throws {
    let read = try arrangement(
      """
      {"grid": [{"view": "a", "row": 1, "column": 2, "rowSpan": 3, "columnSpan": 4, "minSize": [1, 2], "maxSize": [30, 40],
                 "horizontalAlignment": "trailing", "verticalAlignment": "top", "margin": [1, 2, 3, 4], "visibility": "hidden"},
                {"horizontal": [{"view": "b", "size": [5, 6]}], "columnSpacing": 7, "horizontalAlignment": "stretch"}],
       "columns": [10, "auto", "2*"], "rows": ["*"], "spacing": 3, "rowSpacing": 4, "padding": 5, "room": "margins"}
      """)
    guard case .grid(let grid) = read.kind else { throw CancellationError() }
    #expect(grid.columns == [.points(10), .auto, .star(2)] && grid.rows == [.star(1)])
    // As in code, items without a cell follow one another.
    #expect(grid.insertion == .rowByRow)
    #expect(
      read.columnSpacing == 3 && read.rowSpacing == 4 && read.padding.left == 5 && read.room == .layoutMargins
    )
    let item = read.items[0]
    #expect(item.cell == GridCell(row: 1, column: 2) && item.rowSpan == 3 && item.columnSpan == 4)
    #expect(
      item.width == ArrangedExtent(minimum: 1, maximum: 30)
        && item.height == ArrangedExtent(minimum: 2, maximum: 40))
    #expect(item.horizontal == .trailing && item.vertical == .top && item.visibility == .hidden)
    #expect(
      item.margin.top == 1 && item.margin.left == 2 && item.margin.bottom == 3 && item.margin.right == 4)
    guard case .arrangement(let inner) = read.items[1].content else { throw CancellationError() }
    #expect(inner.kind == .horizontal && inner.columnSpacing == 7 && read.items[1].horizontal == .stretch)
    #expect(inner.items[0].width.fixed == 5 && inner.items[0].height.fixed == 6)
  }

  @Test(arguments: [
    ("{\"flow\": [\"c\"]}", "2:52: unknown view \"c\"; did you mean \"a\"?"),
    ("{\"flow\": [{\"view\": \"inner\"}]}", "2:53: unknown subview of \"root\" \"inner\""),
    ("{\"flow\": [\"a\", {\"vertical\": [\"a\"]}]}", "2:71: the item \"a\" occurs twice"),
    ("{\"flow\": \"a\"}", "2:51: \"flow\" must be a list of items"),
    (
      "{}",
      "2:42: \"arrangement\" must be an object with one of \"horizontal\", \"vertical\", \"flow\", \"grid\", \"horizontalCells\", \"verticalCells\", \"custom\""
    ),
    ("{\"flow\": [], \"spacing\": -1}", "2:66: \"spacing\" must be a number of points, 0 or more"),
    (
      "{\"flow\": [], \"padding\": [1, 2]}",
      "2:66: \"padding\" must be a number or [top, leading, bottom, trailing]"
    ),
    (
      "{\"flow\": [{\"view\": \"a\", \"width\": -4}]}",
      "2:75: \"width\" must be a number of points, 0 or more"
    ),
    (
      "{\"flow\": [{\"view\": \"a\", \"size\": [-4, 4]}]}",
      "2:75: \"size\" must be a number of points, 0 or more"
    ),
    ("{\"grid\": [{\"view\": \"a\", \"row\": 5000}]}", "2:73: \"row\" must be a whole number from 0 to 999"),
    (
      "{\"grid\": [{\"view\": \"a\", \"column\": 1.5}]}",
      "2:76: \"column\" must be a whole number from 0 to 999"
    ),
    (
      "{\"grid\": [{\"view\": \"a\", \"rowSpan\": 0}]}",
      "2:77: \"rowSpan\" must be a whole number from 1 to 1000"
    ),
    (
      "{\"grid\": [{\"view\": \"a\", \"row\": 990, \"rowSpan\": 20}]}",
      "2:52: \"rowSpan\" must be at most 10 there"
    ),
    ("{\"grid\": [], \"columns\": [-5]}", "2:67: \"columns\" must be \"auto\", points, \"*\" or \"2*\""),
    ("{\"grid\": [], \"columns\": [\"0*\"]}", "2:67: \"columns\" must be a positive weight"),
    (
      "{\"flow\": [{\"view\": \"a\", \"horizontalAlignment\": \"left\"}]}",
      "2:89: \"horizontalAlignment\" must be \"leading\", \"center\", \"trailing\", \"stretch\""
    ),
    (
      "{\"flow\": [{\"view\": \"a\", \"flow\": []}]}",
      "2:52: \"view\" must be alone: an item is a view or an arrangement"
    ),
    ("{\"flow\": [], \"grid\": []}", "2:55: the kind of the arrangement occurs twice"),
    ("{\"flow\": [{\"flow\": [], \"animation\": 1}]}", "2:65: unknown key \"animation\""),
  ])
  func errorsAreLocated(_ text: String, _ expected: String) {
    #expect(failure(scene(text)) == expected)
  }

  @Test func atMostAThousandTracks() {
    let columns = [String](repeating: "\"*\"", count: 1001).joined(separator: ", ")
    #expect(
      failure(scene("{\"grid\": [], \"columns\": [\(columns)]}"))
        == "2:66: \"columns\" must be a list of at most 1000 lengths")
  }

  /// A view's own arrangement applies in all layouts without another one.
  @Test func viewsWithSeparateArrangements() throws {
    let document = try read(
      """
      {"scene": 1, "view": {"id": "root", "arrangement": {"vertical": ["a"], "animation": 0.3}, "subviews": [{"id": "a"}]},
       "layouts": {"portrait": {"hidden": ["a"]}, "landscape": {"arrangement": {"flow": ["a"]}}}}
      """)
    let kinds = try ([document] + document.layouts).map {
      try $0.instantiate().scenes[0].tree.root.arrangement?.kind
    }
    #expect(kinds == [.vertical, .vertical, .flow])
    #expect(
      failure(
        "{\"scene\": 1, \"view\": {\"arrangement\": {\"vertical\": [\"a\"]}, \"subviews\": [{\"id\": \"b\"}]}}"
      )
        == "1:52: unknown view \"a\"; did you mean \"b\"?")
  }
}
