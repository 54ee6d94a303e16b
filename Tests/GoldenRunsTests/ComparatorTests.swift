import Diagnostics
import Geometry
import PictureComparison
import Raster
import TestSupport
import Testing

@testable import GoldenRuns
@testable import Goldens

/// Verdicts: what was drawn and what is stored decide, and nothing is written for them.
@Suite struct ComparatorTests {
  private let folder: Folder
  private let path = "Card/Card.png"

  init() throws { folder = try Folder() }

  private func picture(_ gray: UInt8) -> Pixmap {
    let pixmap = Pixmap(width: 4, height: 4)
    for y in 0..<4 {
      pixmap.withMutableRow(y) { row in row.update(repeating: 0xFF00_0000 | UInt32(gray) * 0x01_0101) }
    }
    return pixmap
  }

  private func tree(_ width: Double) -> TreeRecord {
    var record = TreeRecord(canvas: Size(width: 4, height: 4), scale: 1)
    record.nodes = [
      TreeRecord.Node(
        id: "root", className: "UIView", path: "UIView", depth: 0,
        frame: Rect(x: 0, y: 0, width: width, height: 4))
    ]
    return record
  }

  private func drawn(_ gray: UInt8, width: Double = 4) -> DrawnGolden {
    DrawnGolden(
      path: path, document: "Card.xib", scene: "Card", words: "", scale: 1, tolerance: .exact,
      pixmap: picture(gray), tree: tree(width))
  }

  /// A comparator, with a golden of a gray and a width if there is one.
  private func comparator(
    _ golden: (gray: UInt8, width: Double)?, _ change: (inout GoldenComparator) -> Void = { _ in }
  ) throws -> GoldenComparator {
    var comparator = GoldenComparator(store: GoldenStore(folder: folder.path), lock: GoldenLock())
    comparator.renderer = { "here" }
    if let (gray, width) = golden {
      try comparator.store.write(picture(gray), scale: 1, tree: tree(width).text, to: path)
      comparator.lock[path] = GoldenLock.Entry(
        pixels: PixelHash(picture(gray)), tree: tree(width).hash, renderer: "there")
    }
    change(&comparator)
    return comparator
  }

  private func bytes() throws -> [String: [UInt8]] {
    let store = GoldenStore(folder: folder.path)
    guard case .picture(_, let bytes) = store.content(path) else { return [:] }
    return ["picture": bytes, "tree": Array((store.tree(path)?.text ?? "").utf8)]
  }

  @Test func equalPicturesPass() throws {
    let decision = try comparator((9, 4)).compare(drawn(9))
    #expect(decision.verdict.failure == nil && decision.write == nil && decision.verdict.entry == nil)
    #expect(decision.verdict.pixels == PixelHash(picture(9)))
  }

  @Test func differencesFailAndWriteNothing() throws {
    let comparator = try comparator((9, 4))
    let before = try bytes()
    let decision = comparator.compare(drawn(10, width: 3))
    let failure = try #require(decision.verdict.failure)
    #expect(failure.reason == .different && failure.differing == 16 && failure.area == 16)
    #expect(failure.changes.map(\.property) == ["width"] && decision.verdict.oldRenderer == "there")
    guard case .difference = decision.write else {
      Issue.record("no difference is kept")
      return
    }
    #expect(try bytes() == before)
  }

  @Test(arguments: [RecordMode.never, .missing, .failed, .all])
  func modesDecideWhatIsWritten(mode: RecordMode) throws {
    let different = try comparator((9, 4)) { $0.recording.mode = mode }.compare(drawn(10))
    #expect(different.verdict.isFailure == (mode == .never || mode == .missing))
    #expect((different.verdict.entry?.renderer == "here") == !different.verdict.isFailure)
    let tree = try comparator((9, 4)) { $0.recording.mode = mode }.compare(drawn(9, width: 3))
    #expect(tree.verdict.isFailure == (mode == .never || mode == .missing))
    let other = try Folder()
    let missing = GoldenComparator(store: GoldenStore(folder: other.path), lock: GoldenLock())
    var recording = missing
    recording.recording.mode = mode
    let decision = recording.compare(drawn(9))
    #expect(decision.verdict.isFailure == (mode == .never))
    #expect(other.names.isEmpty)
  }

  /// A rebase writes goldens that another renderer drew, where only pixels changed.
  @Test func rebasesLeaveTreesAlone() throws {
    let pixels = try comparator((9, 4)) { $0.recording.rebases = true }.compare(drawn(10))
    #expect(pixels.verdict.failure == nil && pixels.verdict.entry?.renderer == "here")
    let tree = try comparator((9, 4)) { $0.recording.rebases = true }.compare(drawn(10, width: 3))
    #expect(tree.verdict.failure?.reason == .different)
  }

  @Test func treeChangesFollowThePolicy() throws {
    func outcome(_ policy: TreeChangePolicy) throws -> GoldenVerdict {
      try comparator((9, 4)) { $0.treeChanges = policy }.compare(drawn(9, width: 3)).verdict
    }
    #expect(try outcome(.fail).failure?.reason == .tree)
    let reported = try outcome(.report)
    #expect(reported.failure == nil && reported.treeChange?.changes.map(\.property) == ["width"])
    let ignored = try outcome(.ignore)
    #expect(ignored.failure == nil && ignored.treeChange == nil)
  }

  /// What a revision has not is new; what nobody recorded is missing.
  @Test func whatIsNotStored() throws {
    #expect(try comparator(nil).compare(drawn(9)).verdict.failure?.reason == .missing)
    let added = try comparator(nil) { $0.isOfRevision = true }.compare(drawn(9)).verdict.failure
    #expect(added?.reason == .added && added?.changes.count == 1)
  }

  @Test func removedScreensFailOrAreRemoved() throws {
    let failure = GoldenFailure(
      path: path, reason: .removed, document: "Card.xib", scene: "Card", variant: "", actual: nil, tree: "",
      renderer: "")
    let kept = try comparator((9, 4)).compare(removed: failure)
    guard case .gone(_, let picture) = kept.write else {
      Issue.record("the picture is not kept")
      return
    }
    let stored = try bytes()["picture"]
    #expect(kept.verdict.isFailure && picture == stored)
    let removed = try comparator((9, 4)) { $0.recording.mode = .all }.compare(removed: failure)
    guard case .removal = removed.write else {
      Issue.record("it is not removed")
      return
    }
    #expect(removed.verdict.outcome.isRemoval)
  }

  // MARK: Masks

  private func area(_ boxes: [PixelRect], side: Int = 10) -> MaskedArea {
    var record = TreeRecord(canvas: Size(width: Double(side), height: Double(side)), scale: 1)
    record.nodes = boxes.enumerated().map { index, box in
      TreeRecord.Node(
        id: "\(index)", className: "UIView", path: "", depth: 0,
        frame: Rect(
          x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height)))
    }
    let place = SourceLocation(file: "layoutshot.json")
    let views = boxes.indices.map { MaskedView(id: "\($0)", location: place) }
    return MaskedArea(views, in: [record], width: side, height: side)
  }

  @Test func wholeMasksAreFound() {
    func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: width, height: height)
    }
    #expect(area([box(-5, -5, 50, 50)]).isWhole)
    #expect(area([box(0, 0, 10, 4), box(0, 4, 6, 6), box(5, 4, 5, 6)]).isWhole)
    #expect(!area([box(0, 0, 10, 10), box(0, 0, 10, 10)].map { box($0.x, $0.y, 9, 10) }).isWhole)
    #expect(!area([box(0, 0, 10, 9), box(0, 0, 10, 9)]).isWhole)
    #expect(!area([box(0, 0, 4, 10), box(5, 0, 5, 10), box(0, 0, 4, 10)]).isWhole)
    #expect(!area([]).isWhole)
    // Many views take no time that somebody waits for.
    let many = (0..<2000).map { box($0 % 100, $0 / 100 * 5, 60, 60) }
    #expect(!area(many, side: 400).isWhole)
  }
}
