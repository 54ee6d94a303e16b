import Foundation
import Geometry
import TestSupport
import Testing

@testable import Goldens
@testable import PictureComparison

/// Failures of motion frames: grouped, reported and accepted.
@Suite struct MotionReportTests {
  static let motion = "M/Login.portrait-to-landscape"

  private func frame(
    _ number: Int, _ changes: [TreeChange] = [], _ reason: GoldenFailure.Reason = .different,
    of count: Int = 10, recorded: Int = 10, in motion: String = motion
  ) -> GoldenFailure {
    let isGone = reason == .surplus
    var failure = GoldenFailure(
      path: "\(motion)/000\(number).png", reason: reason, document: "Main.storyboard", scene: "Login",
      variant: "portrait → landscape, frame \(number)",
      actual: isGone ? nil : PixelHash("0123456789abcdef0123456789abcdef"),
      tree: isGone ? "" : "00112233445566ff", renderer: isGone ? "" : "ffeeddccbbaa9988")
    (failure.changes, failure.knowsTrees, failure.differing, failure.area) = (changes, true, number, 100)
    failure.moment = GoldenMoment(
      motion: motion, words: "portrait → landscape", frame: number, count: count, recordedCount: recorded,
      time: isGone ? nil : Double(number) / 30)
    return failure
  }

  private func still(_ changes: [TreeChange]) -> GoldenFailure {
    var failure = frame(0, changes)
    (failure.path, failure.moment, failure.variant) = ("M/Login.portrait.png", nil, "portrait")
    return failure
  }

  private func change(
    _ kind: TreeChange.Kind, _ property: String, _ old: String, _ new: String, constraint: String? = nil
  ) -> TreeChange {
    TreeChange(
      kind: kind, viewID: "a", view: "UILabel (id a)", path: "UIView › UILabel", property: property, old: old,
      new: new, line: 57, constraintID: constraint)
  }

  private var constant: TreeChange { change(.moved, "leading constraint", "16", "24", constraint: "c") }

  // MARK: Places

  private func place(_ id: String, _ property: String, _ old: String, _ new: String) -> TreeChange {
    var change = change(property == "x" ? .moved : .resized, property, old, new)
    (change.viewID, change.view) = (id, "UIView (id \(id))")
    return change
  }

  /// The frames between show a place that moved by other numbers, and what is rounded to other pixels; the edit is at the end.
  @Test func placesOfFramesAreThoseOfTheEnds() {
    var end = place("box", "x", "280", "290")
    end.isOfOwnFrame = true
    let between = [
      frame(2, [place("box", "x", "46.5", "47")]),
      frame(3, [place("box", "x", "100.5", "103.5"), place("inner", "width", "129.5", "130")]),
      frame(4, [place("inner", "width", "129.5", "130"), place("box", "x", "200", "207.5")]),
    ]
    let joined = GoldenItem.items(of: between + [still([end])])
    #expect(joined.count == 1 && joined[0].changes == [end] && joined[0].failures.count == 4)
    #expect(joined[0].failures.first?.moment == nil)
    // The id is that of the still alone.
    #expect(joined[0].id == GoldenItem.items(of: [still([end])])[0].id)
    // Without a still of the end, the last frame says it.
    let last = frame(9, [place("box", "x", "280", "290"), place("inner", "width", "129.5", "130")])
    let alone = GoldenItem.items(of: between + [last])
    #expect(alone.count == 1 && alone[0].changes == [place("box", "x", "280", "290")])
  }

  /// A view that no end explains, and ends that are as they were: the motion itself is another.
  @Test func placesThatNoEndExplainsAreOfTheMotion() {
    var end = place("box", "x", "280", "290")
    end.isOfOwnFrame = true
    let other = [
      frame(2, [place("other", "x", "10", "30")]), frame(3, [place("box", "x", "10", "20")]),
    ]
    #expect(GoldenItem.items(of: other + [still([end])]).count == 2)
    #expect(GoldenItem.items(of: other).count == 1)
  }

  @Test func framesJoinStillsWithTheirCause() {
    // An animated value differs in each frame: it is not a cause.
    let items = GoldenItem.items(of: [
      frame(1, [constant, change(.restyled, "alpha", "0.1", "0.2")]),
      frame(2, [constant, change(.restyled, "alpha", "0.3", "0.4")]), still([constant]),
    ])
    #expect(items.count == 1 && items[0].changes == [constant])
    #expect(items[0].failures.map(\.path).first == "M/Login.portrait.png")
    #expect(items[0].id == GoldenItem.items(of: [still([constant])])[0].id)
    #expect(
      items[0].pictures()
        == "3 pictures of \"Login\": portrait; portrait → landscape, frames 1 to 2 of 10 (0.033 s to 0.067 s)"
    )
  }

  @Test func positionsJoinStillsToo() {
    let items = GoldenItem.items(of: [
      frame(1, [change(.moved, "x", "1", "2")]), frame(2, [change(.moved, "x", "3", "4")]),
      still([change(.moved, "x", "5", "6")]),
    ])
    #expect(items.map(\.failures.count) == [3])
  }

  @Test func valuesBelongToTheMotion() {
    let items = GoldenItem.items(of: [
      frame(1, [change(.restyled, "alpha", "0.1", "0.2")]),
      frame(2, [change(.restyled, "alpha", "0.3", "0.4")]),
      frame(1, [change(.restyled, "alpha", "0.1", "0.2")], in: "M/Other"),
    ])
    #expect(items.map(\.failures.count) == [2, 1])
    #expect(items[0].headline == "UILabel (id a): alpha 0.1 → 0.2")
  }

  @Test func anotherNumberOfFrames() {
    let timing = change(.restyled, "timing", "0.300 s, linear", "0.200 s, linear")
    let items = GoldenItem.items(of: [
      frame(1, [timing, change(.moved, "x", "1", "2")], of: 3), frame(2, [], .surplus, of: 3),
      frame(3, [], .surplus, of: 3), frame(5, [], .surplus, of: 3),
    ])
    #expect(items.count == 1)
    #expect(items[0].headline == "\"Login\" portrait → landscape: 3 frames where 10 are recorded")
    #expect(
      items[0].effects() == [
        "UILabel (id a) timing 0.300 s, linear → 0.200 s, linear", "moved: UILabel (id a) x 1 → 2",
      ])
    #expect(
      items[0].pictures()
        == "4 pictures of \"Login\": portrait → landscape, frame 1 of 3 (0.033 s), frames 2 to 3, 5 no more")
    let new = GoldenItem.items(of: [frame(1, [], .missing, recorded: 0)])[0]
    #expect(new.headline == "no goldens of the motion \"Login\" portrait → landscape yet")
  }

  private var report: GoldenReport {
    var report = GoldenReport(
      goldens: "Goldens",
      items: GoldenItem.items(of: [
        frame(1, [constant], of: 4, recorded: 6), frame(4, [], .surplus, of: 4, recorded: 6),
      ]), counts: .init(), passed: ["M/a.png"])
    report.faulty = [
      FaultyMotion(
        motion: Self.motion, words: "portrait → landscape", document: "Main.storyboard", scene: "Login",
        faults: [.init(check: "overlap", message: "<a> and b overlap", line: 12, subject: "a b")])
    ]
    return report
  }

  @Test func everyReportIncludesThem() throws {
    let report = report
    #expect(!report.isGood)
    #expect(
      report.text.hasSuffix(
        """
        Main.storyboard: "Login" portrait → landscape: 1 fault in the transition
          M/Login.portrait-to-landscape-filmstrip.png
        0 passed, 2 differ (1 cause), 1 fault in transitions

        """))
    let lines = report.annotations.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1] == "::error file=Main.storyboard,line=12,title=layoutshot overlap::<a> and b overlap")
    let comment = report.markdown
    #expect(comment.hasPrefix("### layoutshot: 1 change, 1 faulty motion\n"))
    #expect(comment.contains("(M/Login.portrait-to-landscape-strip.png)"))
    #expect(comment.contains("- overlap, line 12: \\<a\\> and b overlap\n"))
    #expect(comment.contains("![filmstrip of the transition](M/Login.portrait-to-landscape-filmstrip.png)"))
    #expect(report.junit.contains("tests=\"4\" failures=\"3\""))
    #expect(report.junit.contains("name=\"checks\"") && report.junit.contains("overlap: &lt;a&gt; and b"))
    let tree = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let item = try #require((tree["items"] as? [[String: Any]])?.first)
    let motion = try #require((item["motions"] as? [[String: Any]])?.first)
    #expect(motion["frames"] as? [Int] == [1, 4] && motion["count"] as? Int == 4)
    #expect(motion["recorded"] as? Int == 6 && motion["to"] as? Double == 1.0 / 30)
    #expect(try SchemaChecker("report.schema.json").violations(in: report.json) == [])
  }

  @Test func faultsOfVariantsCountOnce() {
    var report = report
    var other = report.faulty[0]
    other.motion += ".dark"
    other.faults[0].message = "<a> and b overlap elsewhere"
    report.faulty.append(other)
    #expect(report.distinctFaults.count == 1 && report.summary.hasSuffix(", 1 fault in transitions\n"))
    other.faults[0].subject = "a c"
    report.faulty.append(other)
    #expect(report.distinctFaults.count == 2)
  }

  @Test func acceptableItems() throws {
    let read = try #require(AcceptableReport(Array(report.json.utf8)))
    #expect(read.offers.map(\.path) == [Self.motion + "/0001.png", Self.motion + "/0004.png"])
    #expect(read.offers.map(\.motion) == [Self.motion, Self.motion])
    #expect(read.offers[0].entry?.tree == "00112233445566ff" && read.offers[1].entry == nil)
  }

  // MARK: Records of frames

  private func record(_ timing: String, _ time: Double) -> TreeRecord {
    var record = TreeRecord(canvas: Size(width: 10, height: 20), scale: 1)
    record.moment = .init(motion: "portrait → landscape", timing: timing, time: time)
    return record
  }

  @Test func momentsAreRecorded() {
    let first = record("0.300 s, linear", 0.1)
    #expect(TreeRecord(Array(first.text.utf8)) == first)
    #expect(first.hash != record("0.300 s, linear", 0.2).hash)
    func phrases(_ other: TreeRecord) -> [String] {
      TreeDifference(from: first, to: other).changes.map { "\($0.view): \($0.phrase)" }
    }
    #expect(phrases(first) == [])
    #expect(phrases(record("0.300 s, linear", 0.15)) == ["portrait → landscape: time 0.100 s → 0.150 s"])
    #expect(
      phrases(record("0.300 s, ease-in", 0.15)) == [
        "portrait → landscape: timing 0.300 s, linear → 0.300 s, ease-in"
      ])
  }
}
