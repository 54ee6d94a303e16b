import Geometry
import Testing

@testable import Goldens

/// Records without what does not count of masked views, and where these are seen.
@Suite struct MaskingTests {
  private func node(_ id: String, _ depth: Int, _ frame: Rect, _ properties: [TreeRecord.Property] = [])
    -> TreeRecord.Node
  {
    var node = TreeRecord.Node(id: id, className: "UIView", path: id, depth: depth, frame: frame)
    (node.properties, node.text) = (properties, id)
    return node
  }

  private var record: TreeRecord {
    var record = TreeRecord(canvas: Size(width: 100, height: 100), scale: 2)
    record.nodes = [
      node("root", 0, Rect(x: 0, y: 0, width: 100, height: 100)),
      node("clip", 1, Rect(x: 10, y: 10, width: 20, height: 20), [.init("clipsToBounds", "YES")]),
      node("wide", 2, Rect(x: 0, y: 15, width: 100, height: 5), [.init("tintColor", "#FF0000")]),
      node("deep", 3, Rect(x: 12, y: 16, width: 2, height: 2)),
      node("last", 1, Rect(x: 50.25, y: 50, width: 10, height: 10)),
    ]
    func constraint(_ id: String, _ view: String, _ other: String?) -> TreeRecord.Constraint {
      var constraint = TreeRecord.Constraint(
        id: id, view: view, attribute: "leading", relation: "=", constant: 1, priority: 1000)
      constraint.other = other
      return constraint
    }
    record.constraints = [
      constraint("own", "wide", "clip"), constraint("inner", "deep", "wide"),
      constraint("to", "last", "deep"),
    ]
    return record
  }

  @Test func placesRemainAndLooksDoNot() {
    let masked = record.masking(["wide"])
    #expect(masked.nodes.map(\.id) == ["root", "clip", "wide", "last"])
    #expect(masked.nodes[2].frame == record.nodes[2].frame && masked.nodes[2].properties.isEmpty)
    #expect(masked.nodes[2].text == nil && masked.nodes[2].phrase == "UIView \"wide\" (id wide)")
    #expect(masked.nodes[1] == record.nodes[1])
    #expect(masked.constraints.map(\.id) == ["own"])
    #expect(record.masking([]) == record)
  }

  @Test func boxesAreWhatIsSeen() {
    func boxes(_ views: Set<String>, _ record: TreeRecord) -> [PixelRect] {
      record.boxes(of: views, width: 200, height: 200)
    }
    // Cut off by the view around it; one inside another adds nothing.
    #expect(boxes(["wide", "deep"], record) == [PixelRect(x: 20, y: 30, width: 40, height: 10)])
    #expect(boxes(["deep"], record) == [PixelRect(x: 24, y: 32, width: 4, height: 4)])
    #expect(boxes(["last"], record) == [PixelRect(x: 100, y: 100, width: 21, height: 20)])
    var hidden = record
    hidden.nodes[1].isHidden = true
    #expect(boxes(["clip", "wide", "last"], hidden).count == 1)
    var hostile = record
    hostile.nodes[4].frame = Rect(x: -.infinity, y: .nan, width: 1e308, height: 1e308)
    #expect(boxes(["last"], hostile).allSatisfy { $0.width <= 200 && $0.height <= 200 })
  }
}
