import Geometry
import TestSupport
import Testing

@testable import Goldens
@testable import PictureComparison

/// Records of trees: their printed form, and the changes between two of them.
@Suite struct TreeTests {
  /// A root with a box that contains a label and a button, each with a constraint.
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

  /// A changed position is a separate edit if the view's own frame specifies it and nothing around explains it.
  @Test func framesOfTheDocumentAreEdits() {
    func own(_ change: (inout TreeRecord, inout TreeRecord) -> Void) -> [String] {
      var (old, new) = (record, record)
      // Whether a view is placed by its frame is only known for the current drawing.
      for index in new.nodes.indices { new.nodes[index].isFree = index > 0 }
      change(&old, &new)
      return TreeDifference(from: old, to: new).changes.filter(\.isOfOwnFrame).map {
        "\($0.viewID) \($0.phrase)"
      }
    }
    let moved = own { $1.nodes[1].frame = Rect(x: 20, y: 56, width: 200, height: 120) }
    #expect(moved.prefix(2) == ["b y 40 → 56", "b height 100 → 120"], "in the root, which is as it was")
    #expect(own { $1.nodes[2].frame.origin.y = 60 } == [], "a constraint placed it before")
    #expect(
      own {
        $0.constraints = []; $1.nodes[2].frame.origin.y = 60
      } == ["l y 10 → 20"])
    #expect(
      own {
        $0.constraints = []
        $1.nodes[1].frame.size.height = 120
        $1.nodes[2].frame.origin.y = 60
      } == ["b height 100 → 120"], "what is around it grew")
    #expect(
      own {
        $1.nodes[1].frame.origin.y = 56; $1.nodes[1].isFree = false
      }.filter { $0.hasPrefix("b") } == [])
    let tools = own {
      ($0.tools, $1.tools) = (15_000, 24_000)
      $1.nodes[1].frame.size.height = 120
    }
    #expect(tools == [], "other tools give some controls another size")
  }

  @Test func roundTrips() throws {
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

  @Test func truncatedRecordsAreInvalid() {
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

  @Test func constantsPrecedeConsequences() {
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
    #expect(
      changes { $0.constraints.removeLast() } == [
        "resized g:13 height constraint = 44 @750 is gone (line 21 before)"
      ])
    #expect(
      changes {
        $0.constraints.append(
          .init(id: "c3", view: "g", attribute: "top", relation: "= #l.bottom", constant: -8, priority: 1000))
      } == ["moved g:0 top constraint = #l.bottom − 8 is new"])
  }

  @Test func contentsMoveWithTheirView() {
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

  @Test func textsAndStyles() {
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

  @Test func addedAndRemovedViews() {
    #expect(changes { $0.nodes.removeSubrange(1...) } == ["removed b:10 removed (line 11 before)"])
    #expect(
      changes { $0.nodes.append(node("n", "UISwitch", "UIView › UISwitch", 1, 5, 5, 51, 31)) }
        == ["added n:0 added"])
    let moved = changes { record in
      record.nodes[3].depth = 1
      record.nodes[3].path = "UIView › UIButton"
    }
    let superview = "moved g:13 moved from UIView (id b) to UIView (id r) (line 13 before)"
    #expect(moved == [superview], "it stands in the window where it stood")
    let elsewhere = changes { record in
      record.nodes[3].depth = 1
      record.nodes[3].path = "UIView › UIButton"
      record.nodes[3].frame.origin.y = 100
    }
    #expect(elsewhere == [superview, "moved g:13 y 90 → 100"])
  }

  @Test func siblingOrder() {
    let found = changes { record in
      record.nodes.swapAt(2, 3)
      record.nodes[2].path = "UIView › UIView › UIButton[0]"
      record.nodes[3].path = "UIView › UIView › UILabel[1]"
    }
    #expect(found == ["moved g:13 moved among its siblings, 2 → 1 (line 13 before)"])
  }

  /// What prints alike is equal.
  @Test func roundingDifferences() {
    #expect(changes { $0.nodes[2].frame.origin.x += 1e-9 } == [])
    #expect(changes { $0.nodes[2].frame.size.width += 1e-9 } == [])
    #expect(changes { $0.constraints[0].constant += 1e-9 } == [])
  }

  /// A text that equals the label in the outline is still a text.
  @Test func textsEqualToLabels() {
    var old = record
    (old.nodes[2].text, old.nodes[2].label) = (nil, "Sell")
    old.nodes[2].properties = [.init("text", "\"Sell\"")]
    var new = old
    (new.nodes[2].text, new.nodes[2].label, new.nodes[2].properties) = ("Buy", nil, [])
    let found = TreeDifference(from: old, to: new).changes
    #expect(found.map(\.phrase) == ["text \"Sell\" → \"Buy\""])
    #expect(TreeDifference(from: new, to: old).changes.map(\.phrase) == ["text \"Buy\" → \"Sell\""])
  }

  /// A view with its constraints is one edit, and so is everything rewired around it.
  @Test func constraintsBelongToAddedViews() {
    var new = record
    new.nodes.append(node("n", "UISwitch", "UIView › UIView › UISwitch", 2, 5, 70, 51, 31))
    func constraint(_ id: String, _ view: String, _ side: String, _ other: String) -> TreeRecord.Constraint {
      var constraint = TreeRecord.Constraint(
        id: id, view: view, attribute: side, relation: "= #\(other).bottom", constant: 8, priority: 1000)
      (constraint.other, constraint.line) = (other, 30)
      return constraint
    }
    var old = record
    old.constraints.append(constraint("x", "g", "top", "l"))
    new.constraints += [constraint("y", "n", "top", "l"), constraint("z", "g", "top", "n")]
    let found = TreeDifference(from: old, to: new).changes
    #expect(found.map(\.edit.subject) == ["n", "n", "n"])
    #expect(found[0].phrase == "added" && found.map(\.viewID) == ["n", "g", "g"])
    #expect(Set(TreeDifference(from: new, to: old).changes.map(\.edit.subject)) == ["n"])
  }

  /// Items of bars are identified by their IDs, regardless of their indices.
  @Test func barItems() {
    func bar(_ items: [(id: String, title: String)]) -> TreeRecord {
      var record = record
      for (place, item) in items.enumerated() {
        let name = "toolbar.items[\(place)]"
        let isSpace = item.title == "flexibleSpace"
        record.nodes[0].properties.append(
          .init(name + (isSpace ? ".systemItem" : ".title"), isSpace ? item.title : "\"\(item.title)\""))
        record.nodes[0].parts.append(
          .init(name: name, id: item.id, className: "UIBarButtonItem", line: 70 + place))
      }
      return record
    }
    let old = bar([("a", "Add"), ("f", "flexibleSpace"), ("e", "Edit")])
    func found(_ new: TreeRecord) -> [String] {
      TreeDifference(from: old, to: new).changes.map { "\($0.view):\($0.line) \($0.phrase)" }
    }
    #expect(
      found(
        bar([("s", "Send"), ("g", "flexibleSpace"), ("a", "Add"), ("f", "flexibleSpace"), ("e", "Edit")]))
        == ["UIBarButtonItem \"Send\" (id s):70 added", "UIBarButtonItem flexibleSpace (id g):71 added"])
    #expect(
      found(bar([("a", "Add")])) == [
        "UIBarButtonItem flexibleSpace (id f):10 removed (line 71 before)",
        "UIBarButtonItem \"Edit\" (id e):10 removed (line 72 before)",
      ])
    #expect(
      found(bar([("a", "New"), ("f", "flexibleSpace"), ("e", "Edit")]))
        == ["UIBarButtonItem \"New\" (id a):70 title \"Add\" → \"New\""])
    // Older records have no IDs.
    var plain = old
    plain.nodes[0].parts = []
    let new = bar([("s", "Send"), ("a", "Add"), ("f", "flexibleSpace"), ("e", "Edit")])
    #expect(TreeDifference(from: plain, to: new).changes.map(\.phrase) == ["added"])
    #expect(TreeDifference(from: plain, to: old).changes == [])
    #expect(TreeRecord(Array(new.text.utf8)) == new && plain.hash == old.hash)
  }

  @Test func assets() {
    var (old, new) = (record, record)
    old.nodes[1].properties = [.init("backgroundColor", "\"Accent\" (#FF0000)")]
    new.nodes[1].properties = [.init("backgroundColor", "\"Accent\" (#FF8800)")]
    (old.nodes[1].pictures, new.nodes[1].pictures) = ([.init("Logo", "12ab")], [.init("Logo", "34cd")])
    #expect(TreeRecord(Array(old.text.utf8))?.nodes[1].pictures == old.nodes[1].pictures)
    new.nodes[1].sources = [
      .init(.color("Accent"), file: "A.xcassets/Accent.colorset/Contents.json", line: 0)
    ]
    let found = TreeDifference(from: old, to: new).changes
    #expect(found.map(\.view) == ["color \"Accent\"", "image \"Logo\""])
    #expect(found.map(\.phrase) == ["value #FF0000 → #FF8800", "changed"])
    #expect(found[0].file == "A.xcassets/Accent.colorset/Contents.json")
    // A changed name is an edit of the view.
    new.nodes[1].properties[0].value = "\"Tint\" (#FF8800)"
    #expect(TreeDifference(from: old, to: new).changes[0].viewID == "b")
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
