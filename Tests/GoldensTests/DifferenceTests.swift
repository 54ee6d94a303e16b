import Geometry
import TestSupport
import Testing

@testable import Goldens

/// Changes of screens, from records of their trees.
struct DifferenceTests {
  private func record(_ frames: [(id: String, depth: Int, frame: Rect)]) -> TreeRecord {
    var record = TreeRecord(canvas: Size(width: 100, height: 200), scale: 1)
    record.nodes = frames.map { id, depth, frame in
      TreeRecord.Node(id: id, className: "UIView", path: id, depth: depth, frame: frame)
    }
    return record
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func shiftsAreRelativeToSuperviews() {
    let old = record([("r", 0, rect(0, 0, 100, 200)), ("a", 1, rect(0, 10)), ("b", 2, rect(2, 12))])
    let new = record([("r", 0, rect(0, 0, 100, 200)), ("a", 1, rect(5, 10, 14)), ("b", 2, rect(7, 12))])
    let shifts = FrameShift.all(TreePair(old, new))
    #expect(shifts == ["a": FrameShift(x: 5, y: 0, width: 4, height: 0)])
    #expect(shifts["a"]?.words == "moved +5,0, 4 wider")
    #expect(FrameShift(x: 0, y: -2.5, width: 0, height: -1).words == "moved 0,−2.5, 1 shorter")
  }

  @Test func viewsWithoutIDsAreIdentifiedByNeighbors() {
    let old = record([
      ("r", 0, rect(0, 0)), ("a", 1, rect(0, 0)), ("", 2, rect(0, 0)), ("b", 1, rect(0, 0)),
      ("", 2, rect(0, 0)),
    ])
    #expect(TreeDifference(from: old, to: old).changes.isEmpty)
    #expect(old.withDistinctIDs.nodes.map(\.id) == ["r", "a", "in a", "b", "in b"])
    var new = old
    new.nodes[4].alpha = 0.5
    #expect(TreeDifference(from: old, to: new).changes.map(\.view) == ["UIView (in b)"])
  }

  @Test func positionsAreDescribed() {
    let portrait = ScreenVariant(orientation: "portrait", words: [])
    let landscape = ScreenVariant(orientation: "landscape", words: [])
    let german = ScreenVariant(orientation: "landscape", words: ["de"])
    #expect(ScreenVariant.words(for: [portrait], of: [portrait]) == "")
    #expect(
      ScreenVariant.words(for: [portrait, landscape], of: [portrait, landscape]) == " in both orientations")
    #expect(ScreenVariant.words(for: [landscape], of: [portrait, landscape]) == " in landscape")
    #expect(ScreenVariant.words(for: [german], of: [portrait, landscape, german]) == " in landscape de")
    let upright = ScreenVariant(orientation: "portrait", words: ["de"])
    let all = [portrait, landscape, upright, german]
    #expect(ScreenVariant.words(for: [upright, german], of: all) == " in de")
    #expect(ScreenVariant.words(for: [portrait, landscape], of: all) == " in portrait and landscape")
  }

  @Test(arguments: [
    ("21507", "23504", "Xcode 14 → 16"), ("21507", "21701", "tools 21507 → 21701"),
    ("23504", "32700.99.1234", "tools 23504 → 32700.99.1234"),
  ])
  func toolsAreReleases(_ old: String, _ new: String, _ words: String) {
    #expect(ToolsVersion.change(old, new) == words)
    #expect(ToolsVersion.change(old, old) == nil)
  }

  @Test func theFormatMatchesItsSchema() throws {
    let old = record([("r", 0, rect(0, 0, 100, 200)), ("a", 1, rect(0, 10))])
    let new = record([("r", 0, rect(0, 0, 100, 200)), ("a", 1, rect(5, 10)), ("b", 1, rect(0, 50))])
    let pair = ScreenPair(ScreenVariant(orientation: "portrait", words: []), old: old, new: new)
    var document = DocumentDifference("New.xib", was: "Old.xib", .renamed)
    document.scenes = [SceneDifference("Scene", was: "Scene", in: "New.xib", [pair])]
    document.sceneCount = 1
    var other = DocumentDifference("Same.xib", was: nil, .changed)
    other.housekeeping = DocumentDifference.Housekeeping()
    other.housekeeping?.lines = 3
    let report = DifferenceReport([document, other])
    #expect(try SchemaChecker("diff.schema.json").violations(in: report.json) == [])
    #expect(document.items.map(\.kind) == [.structure])
    #expect(document.items[0].others.map(\.ids) == [["a"]])
    #expect(report.text.contains("Same.xib: 3 lines changed, nothing visible\n"))
  }
}
