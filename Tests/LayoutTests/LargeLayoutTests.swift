import Diagnostics
import Geometry
import Testing
import Views

@testable import Layout

/// Screens with so many views, or so deep, that superlinear work would be noticed.
@Suite struct LargeLayoutTests {
  static let distributions: [StackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  /// The baselines of nested stack views used to be computed twice per level: 30 levels took hours.
  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func nestedStackViewBaselines(_ alignment: StackView.Alignment) {
    var inner = stack("s0", .horizontal, .fill, alignment, of: [label("a0", "a"), label("b0", "b")])
    for level in 1..<120 {
      inner = stack("s\(level)", .horizontal, .fill, alignment, of: [inner, label("b\(level)", "b")])
    }
    let laid = layOut([inner], place("s119", 10, 20))
    #expect(laid["s0"] == "0 0 20 20")
    #expect(laid["b119"] == "1200 0 10 20")
  }

  /// Proportional members require the natural sizes of the members of nested stack views.
  @Test func nestedProportionalStackViews() {
    var inner = stack("s0", .horizontal, .fillProportionally, of: [sized("a", 10, 10), sized("b", 30, 10)])
    for level in 1..<60 { inner = stack("s\(level)", .horizontal, .fillProportionally, of: [inner]) }
    let laid = layOut([inner], fix("s59", 0, 0, 400, 50))
    #expect(laid["a"] == "0 0 100 50" && laid["b"] == "100 0 300 50")
  }

  /// Members without enough space: all of it is used, and no size is negative.
  @Test(arguments: distributions)
  func tooShortStackViews(_ distribution: StackView.Distribution) {
    let members = (0..<500).map { sized("m\($0)", 30, 20) }
    let laid = layOut([stack("s", .vertical, distribution, of: members)], fix("s", 0, 0, 60, 300))
    let heights = members.map(\.frame.height)
    #expect(abs(heights.reduce(0, +) - 300) < 1e-3)
    #expect(heights.allSatisfy { $0 >= 0 && $0 <= 20 })
    #expect(laid.findings(.unsolved).isEmpty && laid.findings(.conflict).isEmpty)
    if distribution == .fillEqually { #expect(heights.allSatisfy { abs($0 - 0.6) < 1e-6 }) }
  }

  /// Gaps that do not fit: one constraint is dropped, instead of one per member.
  @Test(arguments: [StackView.Distribution.fill, .fillEqually, .equalSpacing])
  func tooWideGaps(_ distribution: StackView.Distribution) {
    let members = (0..<300).map { sized("m\($0)", 30, 20) }
    let laid = layOut([stack("s", .vertical, distribution, spacing: 8, of: members)], fix("s", 0, 0, 60, 300))
    #expect(laid.findings(.unsolved).isEmpty)
    #expect(laid.findings(.conflict).count == 1)
    // The others keep their distance.
    #expect(abs(members[200].frame.minY - members[199].frame.maxY - 8) < 1e-6)
  }

  /// Many members are arranged like few ones: each distribution with a length per member that is unambiguous.
  @Test(arguments: zip(distributions, [(24.0, 4.0), (30, 4), (30, 5), (30, 10), (30, 10)]))
  func manyMembersAreArrangedLikeFew(_ distribution: StackView.Distribution, _ length: (Double, Double)) {
    func arranged(_ count: Int) -> (extent: Double, gap: Double) {
      let members = (0..<count).map { sized("m\($0)", 30, 20) }
      layOut(
        [stack("s", .vertical, distribution, spacing: 4, of: members)],
        fix("s", 0, 0, 60, length.0 * Double(count) - length.1))
      return (members[1].frame.height, members[2].frame.minY - members[1].frame.maxY)
    }
    let (few, many) = (arranged(40), arranged(80))
    #expect(abs(few.extent - many.extent) < 1e-6 && abs(few.gap - many.gap) < 1e-6, "\(few), \(many)")
  }

  /// Up to a hundred members have separate priorities for their centers; beyond that members of equal size are placed
  /// in the same way.
  @Test func manyCentersAreEqualGaps() {
    func gaps(_ count: Int) -> Set<Double> {
      let members = (0..<count).map { sized("m\($0)", 30, 20) }
      layOut(
        [stack("s", .vertical, .equalCentering, spacing: 4, of: members)],
        fix("s", 0, 0, 60, 30 * Double(count) - 10))
      return Set(zip(members.dropFirst(), members).map { ($0.frame.minY - $1.frame.maxY).rounded() })
    }
    #expect(gaps(100) == [10] && gaps(101) == [10])
  }

  private func table(_ count: Int, sections: Int = 0) -> View {
    let table = box("table", "UITableView")
    var content = TableView()
    if sections > 0 {
      content.style = .grouped
      content.sections = (0..<sections).map { _ in
        TableView.Section(header: nil, footer: nil, cellCount: count / sections)
      }
    }
    table.content = .tableView(content)
    for index in 0..<count {
      let row = View(className: "UITableViewCell", objectID: "r\(index)", location: line(1))
      var cell = TableViewCell()
      cell.rowHeight = 10
      row.content = .tableViewCell(cell)
      row.frame = Rect(x: 0, y: Double(index) * 12, width: 100, height: 10)
      table.addSubview(row)
    }
    return table
  }

  /// Every row used to be compared with every other.
  @Test func rowsOfATable() {
    let laid = layOut([table(4_000)], fix("table", 0, 0, 200, 300))
    #expect(laid["r3999"] == "0 47988 200 10")
  }

  /// The space above every row used to be recomputed from all sections.
  @Test func sectionsOfATable() {
    let laid = layOut([table(2_000, sections: 1_000)], fix("table", 0, 0, 200, 300))
    // 35 above the first section and between two.
    #expect(laid["r0"] == "0 35 200 10" && laid["r1"] == "0 45 200 10" && laid["r2"] == "0 90 200 10")
    #expect(laid["r1999"] == "0 \(35 * 1_000 + 1_999 * 10) 200 10")
  }

  /// Constraints that exceed the work limit: a finding, and frames nevertheless.
  @Test func workIsLimited() {
    let root = View(className: "UIView", objectID: "root", location: line(1))
    root.addSubview(stack("s", .vertical, of: (0..<300).map { sized("m\($0)", 30, 20) }))
    root.constraints = fix("s", 0, 0, 60, 100)
    let tree = ViewTree(root: root)
    func outcome(_ limit: Int) -> AutoLayout.Outcome {
      AutoLayout.layOut(
        tree, canvas: Size(width: 400, height: 300), traits: LayoutTraits(), workLimit: limit,
        measure: measureRoundly)
    }
    #expect(outcome(.max).findings.allSatisfy { $0.category != .unsolved })
    let limited = outcome(500)
    #expect(limited.findings.map(\.category) == [.unsolved])
    #expect(limited.findings.allSatisfy { $0.location == line(1) })
    #expect(tree.root.frame.width == 400 && tree.views.allSatisfy { $0.frame.minY.isFinite })
  }
}
