import Geometry
import Testing

@testable import Goldens

/// Records of trees: their printed form, and what changed between two of them.
@Suite struct TreeTests {
  /// A root with a box that holds a label and a button, and a constraint of each.
  private var record: TreeRecord {
    var record = TreeRecord(canvas: Size(width: 375, height: 667), scale: 2)
    record.nodes = [
      node("r", "UIView", "UIView", 0, 0, 0, 375, 667),
      node("b", "UIView", "UIView › UIView", 1, 20, 40, 200, 100),
      node("l", "UILabel", "UIView › UIView › UILabel", 2, 30, 50, 80, 20.5),
      node("g", "UIButton", "UIView › UIView › UIButton", 2, 30, 90, 80, 44),
    ]
    record.nodes[2].text = "Total"
    record.nodes[2].properties = [.init("font", "system 17 regular"), .init("textColor", "label")]
    record.nodes[3].label = "Go"
    record.constraints = [
      .init(
        id: "c1", view: "l", attribute: "leading", relation: "= #b.leading", constant: 10, priority: 1000),
      .init(id: "c2", view: "g", attribute: "height", relation: "=", constant: 44, priority: 750),
    ]
    for index in record.nodes.indices { record.nodes[index].line = index + 10 }
    for index in record.constraints.indices { record.constraints[index].line = index + 20 }
    return record
  }

  private func node(
    _ id: String, _ className: String, _ path: String, _ depth: Int, _ x: Double, _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> TreeRecord.Node {
    .init(
      id: id, className: className, path: path, depth: depth,
      frame: Rect(x: x, y: y, width: width, height: height))
  }

  private func changes(_ change: (inout TreeRecord) -> Void) -> [String] {
    var new = record
    change(&new)
    return TreeDifference(from: record, to: new).changes.map {
      "\($0.kind) \($0.viewID):\($0.line) \($0.phrase)"
    }
  }

  @Test func comesBack() throws {
    var record = record
    record.nodes[0].isHidden = true
    record.nodes[1].alpha = 0.25
    record.nodes[1].text = "a\"b\n\u{1}"
    record.nodes[3].frame = Rect(x: 1.0 / 3, y: -5, width: 1e-7, height: 12)
    #expect(TreeRecord(Array(record.text.utf8)) == record)
    #expect(record.text.split(separator: "\n").count == 5 + record.nodes.count + record.constraints.count)
  }

  @Test(arguments: ["", "{}", "[]", "{\"layoutshot\":2}", "{\"layoutshot\":1,\"canvas\":[1],\"scale\":1}"])
  func noRecord(_ text: String) { #expect(TreeRecord(Array(text.utf8)) == nil) }

  @Test func recordsThatAreCutAreNone() {
    let bytes = Array(record.text.utf8)
    for count in 0..<bytes.count - 1 { #expect(TreeRecord(Array(bytes.prefix(count))) == nil) }
  }

  @Test func linesAndLabelsAreNotCompared() {
    var other = record
    other.nodes[1].line = 999
    other.nodes[3].label = "Come"
    other.constraints[0].line = 999
    #expect(other.hash == record.hash && other.text != record.text)
    #expect(TreeDifference(from: record, to: other).changes.isEmpty)
    other.nodes[1].frame.origin.x += 0.5
    #expect(other.hash != record.hash && other.hash.count == 16)
  }

  @Test func constantsComeBeforeWhatFollows() {
    let found = changes {
      $0.constraints[0].constant = 18
      $0.nodes[2].frame.origin.x = 38
    }
    #expect(found == ["moved l:20 leading constraint 10 → 18", "moved l:12 x 10 → 18"])
  }

  @Test func otherChangesOfConstraints() {
    #expect(
      changes { $0.constraints[1].priority = 1000 } == ["resized g:21 height constraint = 44 @750 → = 44"])
    #expect(
      changes { $0.constraints[0].relation = "≥ #b.leading" } == [
        "moved l:20 leading constraint = #b.leading + 10 → ≥ #b.leading + 10"
      ])
    #expect(changes { $0.constraints.removeLast() } == ["resized g:21 height constraint = 44 @750 is gone"])
    #expect(
      changes {
        $0.constraints.append(
          .init(id: "c3", view: "g", attribute: "top", relation: "= #l.bottom", constant: -8, priority: 1000))
      } == ["moved g:0 top constraint = #l.bottom − 8 is new"])
  }

  @Test func whatIsInAViewMovesWithIt() {
    let found = changes {
      for index in 1...3 { $0.nodes[index].frame.origin.x += 7 }
    }
    #expect(found == ["moved b:11 x 20 → 27"])
  }

  @Test func sizes() {
    #expect(
      changes { $0.nodes[2].frame.size = Size(width: 90, height: 20.5) } == ["resized l:12 width 80 → 90"])
    #expect(
      changes { $0.nodes[3].frame = Rect(x: 30, y: 80, width: 80, height: 50) }
        == ["moved g:13 y 50 → 40", "resized g:13 height 44 → 50"])
    #expect(
      changes { $0.canvas = Size(width: 320, height: 568) }
        == ["resized r:10 canvas 375 × 667 @2x → 320 × 568 @2x"])
  }

  @Test func textsAndLooks() {
    #expect(changes { $0.nodes[2].text = nil } == ["text l:12 text \"Total\" → none"])
    #expect(
      changes { $0.nodes[2].properties[1].value = "systemRed" } == [
        "restyled l:12 textColor label → systemRed"
      ])
    #expect(
      changes { $0.nodes[2].properties.removeFirst() } == ["restyled l:12 font system 17 regular → default"])
    #expect(changes { $0.nodes[1].isHidden = true } == ["restyled b:11 hidden NO → YES"])
    #expect(changes { $0.nodes[1].alpha = 0.5 } == ["restyled b:11 alpha 1 → 0.5"])
  }

  @Test func viewsComeAndGo() {
    #expect(changes { $0.nodes.removeSubrange(1...) } == ["removed b:11 view 200 × 100 is gone"])
    #expect(
      changes { $0.nodes.append(node("n", "UISwitch", "UIView › UISwitch", 1, 5, 5, 51, 31)) }
        == ["added n:0 view 51 × 31 is new"])
    let moved = changes { record in
      record.nodes[3].depth = 1
      record.nodes[3].path = "UIView › UIButton"
    }
    #expect(moved == ["restyled g:13 superview #b → #r", "moved g:13 x, y 10, 50 → 30, 90"])
  }

  @Test func orderOfSiblings() {
    let found = changes { record in
      record.nodes.swapAt(2, 3)
      record.nodes[2].path = "UIView › UIView › UIButton[0]"
      record.nodes[3].path = "UIView › UIView › UILabel[1]"
    }
    #expect(found.count == 2 && found.allSatisfy { $0.contains("place among siblings") })
  }

  @Test func regionsHaveOwners() {
    var new = record
    new.nodes[2].frame.origin.x = 38
    let difference = TreeDifference(from: record, to: new)
    var regions = [
      DifferenceRegion(box: .at(60, 100, 176, 40), pixelCount: 9, largestChannelDifference: 9),
      DifferenceRegion(box: .at(700, 1300, 4, 4), pixelCount: 9, largestChannelDifference: 9),
    ]
    RegionOwners(from: record, to: new, difference).name(&regions)
    #expect(regions[0].owner == "UIView › UIView › UILabel (id l, line 12)" && regions[0].kind == "moved")
    #expect(regions[1].owner == "UIView (id r, line 10)" && regions[1].kind == nil)
    RegionOwners(from: record, to: record, TreeDifference(from: record, to: record)).name(&regions)
    #expect(regions.map(\.kind) == ["renderer", "renderer"])
    #expect(regions[0].owner == "UIView › UIView › UILabel (id l, line 12)")
  }
}
