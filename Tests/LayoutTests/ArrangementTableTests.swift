import Geometry
import Testing
import Views

@testable import Layout

/// Every kind of arrangement with every alignment and visibility: a container of 100 × 80 points with spacing 5 and
/// items with the preferred sizes 20 × 24, 30 × 20 and 10 × 10. The middle one has the alignment and visibility, the
/// others are at the top leading corner of their cells.
@Suite struct ArrangementTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: Arrangement.Kind
    /// The first item.
    var first = "0 0 20 24"
    /// The second item: leading/top, center/center, trailing/bottom, stretch/stretch.
    let second: [String]
    /// The third item, next to a second one that does not stretch, and one that does.
    let third: [String]
    /// The first and the third item without the second.
    let collapsed: [String]

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "horizontal", kind: .horizontal,
      second: ["25 0 30 20", "25 30 30 20", "25 60 30 20", "25 0 60 80"],
      third: ["60 0 10 10", "90 0 10 10"],
      collapsed: ["0 0 20 24", "25 0 10 10"]),
    Row(
      name: "vertical", kind: .vertical,
      second: ["0 29 30 20", "35 29 30 20", "70 29 30 20", "0 29 100 36"],
      third: ["0 54 10 10", "0 70 10 10"], collapsed: ["0 0 20 24", "0 29 10 10"]),
    // One line, as high as the first item.
    Row(
      name: "flow", kind: .flow, second: ["25 0 30 20", "25 2 30 20", "25 4 30 20", "25 0 60 24"],
      third: ["60 0 10 10", "90 0 10 10"], collapsed: ["0 0 20 24", "25 0 10 10"]),
    // Columns of 20, 60 and 10, the first row of 24.
    Row(
      name: "grid",
      kind: .grid(
        Grid(columns: [.auto, .star, .points(10)], rows: [.auto, .star], insertion: .rowByRow)),
      second: ["25 0 30 20", "40 2 30 20", "55 4 30 20", "25 0 60 24"], third: ["90 0 10 10", "90 0 10 10"],
      collapsed: ["0 0 20 24", "25 0 10 10"]),
    Row(
      name: "horizontal cells", kind: .horizontalCells([.auto, .star, .points(10)]),
      second: ["25 0 30 20", "40 30 30 20", "55 60 30 20", "25 0 60 80"],
      third: ["90 0 10 10", "90 0 10 10"], collapsed: ["0 0 20 24", "25 0 10 10"]),
    // Cells of 24, 36 and 10.
    Row(
      name: "vertical cells", kind: .verticalCells([.auto, .star, .points(10)]),
      second: ["0 29 30 20", "35 37 30 20", "70 45 30 20", "0 29 100 36"],
      third: ["0 70 10 10", "0 70 10 10"], collapsed: ["0 0 20 24", "0 29 10 10"]),
    // Cells of 30 × 24 around {50, 40} with the radius 28; two are 20 × 24.
    Row(
      name: "circle", kind: .custom(CustomKind("circle")), first: "35 0 20 24",
      second: ["59.249 42 30 20", "59.249 44 30 20", "59.249 46 30 20", "59.249 42 30 24"],
      third: ["10.751 42 10 10", "10.751 42 10 10"], collapsed: ["40 0 20 24", "40 56 10 10"]),
  ]

  @Test(arguments: rows) func everyAlignmentAndVisibility(_ row: Row) {
    for (index, alignments) in zip(HorizontalAlignment.allCases, VerticalAlignment.allCases).enumerated() {
      for visibility in ArrangedItem.Visibility.allCases {
        var second = item("b", alignments.0, alignments.1)
        second.visibility = visibility
        let arrangement = Arrangement(
          row.kind, spacing: 5, items: [item("a", .leading, .top), second, item("c", .leading, .top)])
        let arranged = Arranged(
          arrangement, [("a", .size(20, 24)), ("b", .size(30, 20)), ("c", .size(10, 10))])
        let isStretched = alignments.0 == .stretch
        let expected =
          visibility == .collapsed
          ? "a \(row.collapsed[0]), c \(row.collapsed[1])"
          : "a \(row.first), b \(row.second[index]), c \(row.third[isStretched ? 1 : 0])"
        #expect(arranged.text(100, 80) == expected, "\(alignments) \(visibility)")
        #expect(arranged.hidden == (visibility == .visible ? [] : ["b"]))
      }
    }
  }

  /// Limits in a cell as wide as the container, and as high as the item.
  @Test(arguments: [
    ("fixed", ArrangedExtent(fixed: 40), "30 0 40 10", "30 0 40 10"),
    ("minimum", ArrangedExtent(minimum: 40), "30 0 40 10", "0 0 100 10"),
    ("maximum", ArrangedExtent(maximum: 12), "44 0 12 10", "44 0 12 10"),
    ("beyond the cell", ArrangedExtent(fixed: 140), "0 0 140 10", "0 0 140 10"),
  ])
  func limits(_ name: String, _ extent: ArrangedExtent, _ centered: String, _ stretched: String) {
    for (alignment, expected) in [(HorizontalAlignment.center, centered), (.stretch, stretched)] {
      let limited = item("a") { ($0.width, $0.horizontal) = (extent, alignment) }
      let arranged = Arranged(Arrangement(.vertical, items: [limited]), [("a", .size(20, 10))])
      #expect(arranged.text(100, 10) == "a " + expected, "\(name) \(alignment)")
    }
  }

  @Test func marginsAndPadding() {
    var arrangement = Arrangement(
      .horizontal, spacing: 5,
      items: [
        item("a") {
          ($0.horizontal, $0.vertical) = (.leading, .stretch)
          $0.margin = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        item("b", .leading, .bottom),
      ])
    arrangement.padding = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let arranged = Arranged(arrangement, [("a", .size(20, 24)), ("b", .size(30, 20))])
    #expect(arranged.text(200, 100) == "a 22 11 20 56, b 51 50 30 20")
    #expect(
      arranged.plan.preferredSize(fitting: .unlimited) == Size(width: 20 + 26 + 5 + 30 + 40, height: 68))
  }

  // MARK: Sharing

  /// Excess length is taken from the longest items first; stretching items are shortened before others.
  @Test(arguments: [
    (100.0, "a 0 0 40 20, b 40 0 60 20"), (70, "a 0 0 35 20, b 35 0 35 20"),
    (50, "a 0 0 25 20, b 25 0 25 20"), (0, "a 0 0 0 20, b 0 0 0 20"),
  ])
  func longestItemsAreShortened(_ width: Double, _ expected: String) {
    let views: [(String, Preferred)] = [("a", .size(40, 20)), ("b", .size(60, 20))]
    let arrangement = Arrangement(.horizontal, items: [item("a", .leading, .top), item("b", .leading, .top)])
    #expect(Arranged(arrangement, views).text(width, 20) == expected)
  }

  @Test func stretchingItemsAreShortenedFirst() {
    let views: [(String, Preferred)] = [("a", .size(40, 20)), ("b", .size(60, 20))]
    let arrangement = Arrangement(.horizontal, items: [item("a", .leading, .top), item("b", .stretch, .top)])
    #expect(Arranged(arrangement, views).text(70, 20) == "a 0 0 40 20, b 40 0 30 20")
  }

  /// 100 for 10 + 30, of which the first takes at most 20: 20 and 80.
  @Test func spaceBeyondMaximaGoesToOthers() {
    let limited = item("a") {
      ($0.horizontal, $0.width) = (.stretch, ArrangedExtent(maximum: 20))
    }
    let arrangement = Arrangement(.horizontal, items: [limited, item("b", .stretch, .center)])
    let views: [(String, Preferred)] = [("a", .size(10, 20)), ("b", .size(30, 20))]
    #expect(Arranged(arrangement, views).text(100, 20) == "a 0 0 20 20, b 20 0 80 20")
  }

  /// Widths first: a text beside another one wraps at the remaining width, and the row is as high as its lines.
  @Test func textsWrapAtTheirShare() {
    let arrangement = Arrangement(.horizontal, spacing: 10, items: [item("a"), item("b", .stretch, .top)])
    let arranged = Arranged(arrangement, [("a", .size(40, 20)), ("b", .text(14))])
    #expect(
      arranged.plan.preferredSize(fitting: Size(width: 100, height: .infinity))
        == Size(width: 100, height: 60))
    #expect(arranged.text(100, 60) == "a 0 20 40 20, b 50 0 50 60")
    #expect(arranged.plan.preferredSize(fitting: .unlimited) == Size(width: 190, height: 20))
  }
}
