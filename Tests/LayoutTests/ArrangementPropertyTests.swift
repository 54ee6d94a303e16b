import Geometry
import TestSupport
import Testing
import Views

@testable import Layout

/// Invariants of all arrangements, tested on random ones.
@Suite struct ArrangementPropertyTests {
  /// Random arrangements over views "0", "1" …, nested up to three levels.
  private struct Maker {
    var random: SeededGenerator
    var views: [(String, Preferred)] = []
    var hasLimits = true

    mutating func arrangement(levels: Int = 3) -> Arrangement {
      let items = (0..<(1 + random.below(5))).map { _ in item(levels: levels) }
      var arrangement = Arrangement(kind(), spacing: Double(random.below(3)) * 4, items: items)
      arrangement.padding = insets()
      return arrangement
    }

    private mutating func kind() -> Arrangement.Kind {
      switch random.below(7) {
      case 0: return .horizontal
      case 1: return .vertical
      case 2: return .flow
      case 3, 4:
        let insertion = Grid.Insertion.allCases[random.below(3)]
        return .grid(Grid(columns: lengths(), rows: lengths(), insertion: insertion))
      case 5: return .horizontalCells(lengths())
      default: return .verticalCells(lengths())
      }
    }

    private mutating func lengths() -> [GridLength] {
      (0..<random.below(4)).map { _ in
        switch random.below(3) {
        case 0: return .auto
        case 1 where hasLimits: return .points(Double(random.below(60)))
        default: return .star(Double(1 + random.below(3)))
        }
      }
    }

    private mutating func item(levels: Int) -> ArrangedItem {
      var item: ArrangedItem
      if levels > 1, random.below(4) == 0 {
        item = ArrangedItem(arrangement(levels: levels - 1))
      } else {
        let id = String(views.count)
        let isText = random.below(2) == 0
        views.append(
          (id, isText ? .text(random.below(30)) : .size(Double(random.below(90)), Double(random.below(60)))))
        item = ArrangedItem(view: id)
      }
      item.horizontal = HorizontalAlignment.allCases[random.below(4)]
      item.vertical = VerticalAlignment.allCases[random.below(4)]
      item.margin = insets()
      if random.below(3) == 0 { item.cell = GridCell(row: random.below(4), column: random.below(4)) }
      if random.below(4) == 0 { (item.columnSpan, item.rowSpan) = (1 + random.below(3), 1 + random.below(3)) }
      if hasLimits, random.below(4) == 0 { item.width = extent() }
      if hasLimits, random.below(4) == 0 { item.height = extent() }
      return item
    }

    private mutating func extent() -> ArrangedExtent {
      switch random.below(3) {
      case 0: ArrangedExtent(minimum: Double(random.below(80)))
      case 1: ArrangedExtent(maximum: Double(random.below(80)))
      default: ArrangedExtent(fixed: Double(random.below(80)))
      }
    }

    private mutating func insets() -> EdgeInsets {
      random.below(3) > 0
        ? .zero : EdgeInsets(top: 1, left: Double(random.below(9)), bottom: Double(random.below(9)), right: 3)
    }
  }

  private static let cases = 400

  /// If the preferred size is available, and no length is fixed, no view extends beyond its container.
  @Test func itemsAreInsideTheirContainer() {
    for seed in 0..<UInt64(Self.cases) {
      var maker = Maker(random: SeededGenerator(seed: seed))
      maker.hasLimits = false
      let arrangement = maker.arrangement()
      let arranged = Arranged(arrangement, maker.views)
      let size = arranged.plan.preferredSize(fitting: .unlimited)
      for (width, height) in [(size.width, size.height), (size.width + 70, size.height + 90)] {
        for (id, frame) in arranged.frames(width, height) {
          #expect(
            frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= width + 1e-6 && frame.maxY <= height + 1e-6,
            "\(id) at \(describe(frame)) of \(width) × \(height), seed \(seed)")
        }
      }
    }
  }

  /// An item alone in a cell: inside it, and filling it if it stretches.
  @Test func itemsAreInTheirCells() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Self.cases {
      let widths = (0..<3).map { _ in Double(20 + random.below(60)) }
      let heights = (0..<3).map { _ in Double(20 + random.below(60)) }
      let cell = GridCell(row: random.below(3), column: random.below(3))
      var placed = item(
        "a", HorizontalAlignment.allCases[random.below(4)], VerticalAlignment.allCases[random.below(4)])
      placed.cell = cell
      placed.columnSpan = 1 + random.below(3 - cell.column)
      placed.rowSpan = 1 + random.below(3 - cell.row)
      placed.margin = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      var arrangement = Arrangement(
        .grid(Grid(columns: widths.map { .points($0) }, rows: heights.map { .points($0) })), items: [placed])
      arrangement.columnSpacing = 5
      arrangement.rowSpacing = 6
      let arranged = Arranged(
        arrangement, [("a", .size(Double(random.below(150)), Double(random.below(150))))])
      func span(_ lengths: [Double], _ first: Int, _ count: Int, _ spacing: Double) -> (Double, Double) {
        let start = lengths[..<first].reduce(0) { $0 + $1 + spacing }
        return (start, start + lengths[first..<(first + count)].reduce(-spacing) { $0 + $1 + spacing })
      }
      let (left, right) = span(widths, cell.column, placed.columnSpan, 5)
      let (top, bottom) = span(heights, cell.row, placed.rowSpan, 6)
      let frame = arranged.frames(400, 400)["a"] ?? .zero
      #expect(frame.minX >= left + 2 && frame.maxX <= right - 4 + 1e-9)
      #expect(frame.minY >= top + 1 && frame.maxY <= bottom - 3 + 1e-9)
      if placed.horizontal == .stretch {
        #expect(frame.minX == left + 2 && abs(frame.maxX - right + 4) < 1e-9)
      }
      if placed.vertical == .stretch { #expect(frame.minY == top + 1 && abs(frame.maxY - bottom + 3) < 1e-9) }
    }
  }

  /// Items that stretch and the others together fill the space exactly.
  @Test func stretchingFillsExactly() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Self.cases {
      let count = 1 + random.below(8)
      var views: [(String, Preferred)] = []
      var items: [ArrangedItem] = []
      for index in 0..<count {
        views.append((String(index), .size(Double(random.below(100)), 20)))
        let stretches = index == 0 || random.below(2) == 0
        items.append(item(String(index), stretches ? .stretch : .leading, .top))
        if stretches, index > 0, random.below(3) == 0 {
          items[index].width = ArrangedExtent(
            minimum: Double(random.below(20)), maximum: Double(20 + random.below(80)))
        }
      }
      let width = Double(200 + random.below(400))
      let frames = Arranged(Arrangement(.horizontal, spacing: 8, items: items), views).frames(width, 40)
      let total = frames.values.reduce(0) { $0 + $1.width } + 8 * Double(count - 1)
      #expect(abs(total - width) < 1e-6)
      let last = frames[String(count - 1)] ?? .zero
      #expect(abs(last.maxX - width) < 1e-6)
    }
  }

  /// Neither the order of measurements nor earlier ones change a result.
  @Test func orderOfPreferredSizesDoesNotMatter() {
    for seed in 0..<UInt64(Self.cases) {
      var maker = Maker(random: SeededGenerator(seed: 1000 + seed))
      let arrangement = maker.arrangement()
      let views = maker.views
      let offers = [
        Size.unlimited, Size(width: 100, height: 80), Size(width: 250, height: .infinity), .zero,
        Size(width: .infinity, height: 30), Size(width: 101, height: 500), Size(width: 37, height: 37),
      ]
      let fresh = offers.map { Arranged(arrangement, views).plan.preferredSize(fitting: $0) }
      let asked = Arranged(arrangement, views)
      var random = SeededGenerator(seed: seed)
      for index in offers.indices.shuffled(using: &random) + offers.indices.shuffled(using: &random) {
        if random.below(3) == 0 { _ = asked.frames(Double(random.below(300)), 100) }
        #expect(asked.plan.preferredSize(fitting: offers[index]) == fresh[index], "seed \(seed)")
      }
    }
  }

  /// A collapsed item has the same effect as a missing one.
  @Test func collapsedEqualsAbsent() {
    for seed in 0..<UInt64(Self.cases) {
      var maker = Maker(random: SeededGenerator(seed: 2000 + seed))
      var arrangement = maker.arrangement()
      var without = arrangement
      let index = Int(seed) % arrangement.items.count
      arrangement.items[index].visibility = .collapsed
      without.items.remove(at: index)
      let (with, absent) = (Arranged(arrangement, maker.views), Arranged(without, maker.views))
      #expect(with.frames(300, 200) == absent.frames(300, 200), "seed \(seed)")
      #expect(with.plan.preferredSize(fitting: .unlimited) == absent.plan.preferredSize(fitting: .unlimited))
    }
  }

  /// A hidden item has the same effect as a visible one, except that it is not drawn.
  @Test func hiddenKeepsItsSpace() {
    for seed in 0..<UInt64(Self.cases) {
      var maker = Maker(random: SeededGenerator(seed: 3000 + seed))
      var arrangement = maker.arrangement()
      let visible = Arranged(arrangement, maker.views)
      arrangement.items[0].visibility = .hidden
      let hidden = Arranged(arrangement, maker.views)
      #expect(visible.frames(300, 200) == hidden.frames(300, 200), "seed \(seed)")
      #expect(visible.hidden.isEmpty && !hidden.hidden.isEmpty)
    }
  }
}
