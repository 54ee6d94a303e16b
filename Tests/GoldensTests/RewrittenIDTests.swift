import Geometry
import Testing

@testable import Goldens

/// Which ids Xcode rewrote is decided once for all pictures of a screen.
@Suite struct RewrittenIDTests {
  private static func record(_ id: String, _ text: String) -> TreeRecord {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    var button = TreeRecord.Node(id: id, className: "UIButton", path: id, depth: 1, frame: frame)
    button.text = text
    let root = TreeRecord.Node(id: "root", className: "UIView", path: "root", depth: 0, frame: frame)
    var record = TreeRecord(canvas: frame.size, scale: 1)
    record.nodes = [root, button]
    return record
  }

  private static func pair(_ was: String, _ now: String, _ words: [String], like first: ScreenPair? = nil)
    -> ScreenPair
  {
    ScreenPair(
      ScreenVariant(orientation: "portrait", words: words), old: record("old", was), new: record("new", now),
      like: first)
  }

  @Test func whatAViewShowsInAnotherLanguageDoesNotCount() {
    let first = Self.pair("Report", "Problem", [])
    #expect(first.rewrittenIDs.isEmpty)
    #expect(Self.pair("Melden", "Melden", ["de"]).rewrittenIDs == ["old": "new"])
    #expect(Self.pair("Melden", "Melden", ["de"], like: first).rewrittenIDs.isEmpty)
    let same = Self.pair("Report", "Report", [])
    #expect(Self.pair("Melden", "Problem", ["de"], like: same).rewrittenIDs == ["old": "new"])
  }
}
