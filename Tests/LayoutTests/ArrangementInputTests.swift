import Diagnostics
import Geometry
import Testing
import Views

@testable import Layout

/// Invalid arrangements, large ones, and those defined by code.
@Suite struct ArrangementInputTests {
  @Test func missingViews() {
    let arranged = Arranged(
      Arrangement(.horizontal, items: [item("a"), item("stranger"), item("a"), item("box")]),
      [("a", .size(10, 10))])
    #expect(
      arranged.findings.map(\.message) == [
        "the arrangement of UIView (id box) names object \"stranger\", which is not a subview of it; the item is left out",
        "the arrangement of UIView (id box) names object \"a\" more than once; only its first item counts",
        "the arrangement of UIView (id box) names object \"box\", which is not a subview of it; the item is left out",
      ])
    #expect(arranged.findings.allSatisfy { $0.category == .reference && $0.location != nil })
    #expect(arranged.text(100, 10) == "a 0 0 10 10")
  }

  @Test func uninstalledViewsAreAbsent() {
    let arranged = Arranged(
      Arrangement(.horizontal, items: [item("a"), item("b")]), [("a", .size(10, 10)), ("b", .size(10, 10))]
    ) { $0.allSubviews[0].isInstalled = false }
    #expect(arranged.text(100, 10) == "b 0 0 10 10" && arranged.findings.isEmpty)
  }

  static let numbers = [-1, -1e300, .nan, .infinity, -.infinity, 1e300]

  /// Every number of the model, of every kind: finite frames, and one finding.
  @Test(arguments: numbers) func invalidLengths(_ number: Double) {
    let insets = EdgeInsets(top: number, left: number, bottom: number, right: number)
    let changes: [(inout Arrangement) -> Void] = [
      { $0.padding = insets }, { $0.columnSpacing = number }, { $0.rowSpacing = number },
      { $0.items[0].margin = insets }, { $0.items[0].width.minimum = number },
      { $0.items[0].height.fixed = number }, { $0.items[0].width.fixed = number },
    ]
    let kinds: [Arrangement.Kind] = [
      .horizontal, .vertical, .flow,
      .grid(Grid(columns: [.points(number), .star(number)], rows: [.star(number)])),
      .horizontalCells([.points(number), .star]), .verticalCells([.star(number), .points(number)]),
      .custom(CustomKind("circle", parameters: [.init("radius", number)])),
    ]
    for kind in kinds {
      for change in changes {
        var arrangement = Arrangement(kind, items: [item("a", .stretch, .stretch), item("b")])
        change(&arrangement)
        let arranged = Arranged(arrangement, [("a", .text(7)), ("b", .size(20, 20))])
        for frame in arranged.frames(100, 80).values {
          #expect(frame.isFinite && frame.width >= 0 && frame.height >= 0, "\(kind) \(describe(frame))")
        }
        let size = arranged.plan.preferredSize(fitting: .unlimited)
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
        #expect(arranged.findings.count == 1 && arranged.findings[0].category == .value, "\(kind)")
      }
    }
  }

  /// A maximum below the minimum is ignored, and containers may have any size.
  @Test func contradictoryLimits() {
    let arrangement = Arrangement(
      .horizontal, items: [item("a") { $0.width = ArrangedExtent(minimum: 50, maximum: 20) }])
    let arranged = Arranged(arrangement, [("a", .size(10, 10))])
    #expect(arranged.text(100, 10) == "a 0 0 50 10")
    for number in Self.numbers + [0] {
      for frame in arranged.frames(number, number).values { #expect(!frame.minX.isNaN && frame.width >= 0) }
    }
  }

  @Test func offersOfAnySize() {
    let arranged = Arranged(
      Arrangement(.flow, items: [item("a"), item("b")]), [("a", .text(5)), ("b", .text(5))])
    #expect(
      arranged.plan.preferredSize(fitting: Size(width: 60, height: .infinity)) == Size(width: 60, height: 40))
    #expect(arranged.plan.preferredSize(fitting: Size(width: -5, height: .nan)) == .zero)
  }

  // MARK: Size

  /// 50,000 items in a flow are measured once each for their width and their height.
  @Test(.timeLimit(.minutes(15))) func fiftyThousandItemsInAFlow() {
    let views = (0..<50_000).map { (String($0), Preferred.size(Double($0 % 7) * 10 + 10, 20)) }
    let items = views.map { item($0.0, $0.0.hasSuffix("0") ? .stretch : .leading, .center) }
    let arranged = Arranged(Arrangement(.flow, spacing: 4, items: items), views)
    let frames = arranged.frames(320, 480)
    #expect(frames.count == 50_000 && arranged.plan.measureCount == 100_000)
    #expect(frames.values.allSatisfy { $0.maxX <= 320 + 1e-6 })
  }

  @Test(.timeLimit(.minutes(15))) func aThousandRowsAndColumns() {
    let views = (0..<3_000).map { (String($0), Preferred.size(10, 10)) }
    let items = views.indices.map { index in
      item(String(index)) {
        $0.cell = GridCell(row: index * 7 % 1000, column: index * 13 % 1000)
        ($0.rowSpan, $0.columnSpan) = (1000 - index * 7 % 1000, 1 + index % 3 * 400)
      }
    }
    let lengths = (0..<1000).map { $0 % 3 == 0 ? GridLength.star : .auto }
    let arranged = Arranged(Arrangement(.grid(Grid(columns: lengths, rows: lengths)), items: items), views)
    #expect(arranged.frames(3000, 3000).count == 3_000)
    #expect(arranged.plan.measureCount == 6_000)
  }

  /// Each level measures the one inside it twice, whatever its kind: linear, not exponential, in the depth.
  @Test(.timeLimit(.minutes(15)), arguments: [20, 500]) func nestedArrangements(_ levels: Int) {
    let kinds: [Arrangement.Kind] = [
      .horizontal, .vertical, .flow, .grid(Grid(columns: [.auto, .star], rows: [.auto])),
      .horizontalCells([.auto]),
      .verticalCells([.star]),
    ]
    var inner = Arrangement(.flow, items: [item("a"), item("b")])
    for level in 0..<levels {
      inner = Arrangement(kinds[level % kinds.count], items: [ArrangedItem(inner), item("\(level)")])
    }
    let views =
      [("a", Preferred.text(20)), ("b", .text(9))] + (0..<levels).map { (String($0), Preferred.size(1, 1)) }
    let arranged = Arranged(inner, views)
    #expect(arranged.frames(320, 480).count == levels + 2)
    #expect(arranged.plan.measureCount == 2 * (levels + 2))
  }

  /// Nested containers, each with an arrangement.
  @Test(.timeLimit(.minutes(15))) func nestedContainers() {
    var view = label("core", "abc")
    for level in 0..<300 {
      let container = plainView("c\(level)")
      container.addSubview(view)
      container.arrangement = Arrangement(.vertical, items: [item(view.objectID, .trailing, .bottom)])
      view = container
    }
    let laid = layOut([view], []) { root in
      root.arrangement = Arrangement(.horizontal, items: [item("c299", .stretch, .stretch)])
    }
    #expect(laid["c299"] == "0 0 400 300" && laid["core"] == "0 0 30 20")
  }

  // MARK: Preferred sizes that change

  @Test func sizesAreCachedAndInvalidated() {
    let nested = ArrangedItem(Arrangement(.vertical, items: [item("b"), item("c")]))
    let arrangement = Arrangement(.horizontal, items: [item("a"), nested, item("d")])
    let views = ["a", "b", "c", "d"].map { ($0, Preferred.text(4)) }
    let plan = Arranged(arrangement, views).plan
    let size = plan.preferredSize(fitting: .unlimited)
    #expect(size == Size(width: 120, height: 40) && plan.measureCount == 8)
    for _ in 0..<3 { #expect(plan.preferredSize(fitting: .unlimited) == size) }
    #expect(plan.measureCount == 8)
    plan.invalidate(ViewID(3))
    #expect(plan.preferredSize(fitting: .unlimited) == size)
    #expect(plan.measureCount == 10)
  }

  @Test func aChangedSizeReachesTheContainer() {
    let container = plainView("box")
    for id in ["a", "b"] { container.addSubview(plainView(id)) }
    container.arrangement = Arrangement(
      .horizontal, items: [item("a"), ArrangedItem(Arrangement(.vertical, items: [item("b")]))])
    _ = ViewTree(root: container)
    var widths = [ViewID(1): 30.0, ViewID(2): 40.0]
    let plan = ArrangementPlan(nodes: ArrangementReader(container, customs: .standard).nodes) { view, _ in
      Size(width: widths[view] ?? 0, height: 10)
    }
    #expect(plan.preferredSize(fitting: .unlimited).width == 70)
    widths[ViewID(2)] = 55
    #expect(plan.preferredSize(fitting: .unlimited).width == 70)
    plan.invalidate(ViewID(2))
    #expect(plan.preferredSize(fitting: .unlimited).width == 85)
  }

  // MARK: Code

  /// Items on a diagonal, each in a cell of its preferred size.
  private struct Diagonal: CustomArranging {
    func preferredSize(of items: ArrangedItems, fitting offer: Size) -> Size {
      (0..<items.count).reduce(.zero) { sum, index in
        let size = items.preferredSize(of: index, fitting: offer)
        return Size(width: sum.width + size.width, height: sum.height + size.height)
      }
    }

    func cells(of items: ArrangedItems, in rect: Rect) -> [Rect] {
      var corner = rect.origin
      return (0..<items.count).map { index in
        let size = items.preferredSize(of: index, fitting: rect.size)
        defer {
          corner = Point(x: corner.x + size.width + (items.kind["step"] ?? 0), y: corner.y + size.height)
        }
        return Rect(origin: corner, size: size)
      }
    }
  }

  @Test func codePlacesItems() {
    var customs = CustomArrangements.standard
    customs.register(Diagonal(), as: "diagonal")
    #expect(customs.names == ["circle", "diagonal"])
    let nested = ArrangedItem(Arrangement(.horizontal, spacing: 2, items: [item("b"), item("c")]))
    let kind = CustomKind("diagonal", parameters: [.init("step", 3)])
    let views: [(String, Preferred)] = [
      ("a", .size(20, 10)), ("b", .size(5, 5)), ("c", .text(2)), ("d", .text(12)),
    ]
    let arranged = Arranged(
      Arrangement(.custom(kind), items: [item("a"), nested, item("d")]), views, customs: customs)
    #expect(arranged.findings.isEmpty)
    #expect(arranged.text(200, 100) == "a 0 0 20 10, b 23 17.5 5 5, c 30 10 20 20, d 53 30 120 20")
    #expect(arranged.plan.preferredSize(fitting: .unlimited) == Size(width: 167, height: 50))
  }

  @Test func unregisteredCode() {
    let arranged = Arranged(
      Arrangement(.custom(CustomKind("spiral")), items: [item("a")]), [("a", .size(10, 10))])
    #expect(
      arranged.findings.map(\.message) == [
        "the arrangement of UIView (id box) is of the custom kind \"spiral\", which is not registered, so its items have"
          + " no size; registered: circle"
      ])
    #expect(arranged.text(100, 100) == "a 0 0 0 0")
  }

  /// Nested code: each level measures the next at the same widths, so results are cached.
  @Test(.timeLimit(.minutes(15))) func nestedCode() {
    var customs = CustomArrangements()
    customs.register(Diagonal(), as: "diagonal")
    var inner = Arrangement(.horizontal, items: [item("a")])
    for _ in 0..<60 { inner = Arrangement(.custom(CustomKind("diagonal")), items: [ArrangedItem(inner)]) }
    let arranged = Arranged(inner, [("a", .text(30))], customs: customs)
    #expect(arranged.text(200, 100) == "a 0 0 200 40")
    #expect(arranged.plan.measureCount < 200)
  }
}
