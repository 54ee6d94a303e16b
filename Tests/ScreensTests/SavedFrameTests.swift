import Files
import Geometry
import Screens
import TestSupport
import Testing
import Views

/// The rules of layout that were counted in documents, each in a small document of our own that shows it.
///
/// The frames in `Tests/Fixtures/frames` are those that the rule gives, as Interface Builder saves them in the documents that it
/// was counted in. Here they are taken out of the views that constraints place, and have to be found again. No fixture
/// may hold whether or not there is its rule: take it away and see that the test fails.
@Suite struct SavedFrameTests {
  private static let documents = Checkout.files(
    below: Checkout.fixture("frames"), endingIn: [".xib", ".storyboard"]
  ).map { String($0.dropFirst(Checkout.fixture("frames/").count)) }

  @Test(arguments: documents) func framesAreFoundAgain(_ name: String) throws {
    let path = Checkout.fixture("frames/\(name)")
    let text = String(decoding: try Checkout.bytes(path), as: UTF8.self)
    let saved = try Self.canvas(text, path)
    let asked = try Self.canvas(Self.withoutFrames(text), path)
    #expect(asked.findings.isEmpty, "\(asked.findings)")
    var count = 0
    for (before, scene) in zip(saved.scenes, asked.scenes) {
      let screen = Screen(scene)
      let laidOut = screen.layOutAsDesigned(scale: scene.canvas.scale, fonts: TestFonts.library)
      let marked = Self.markedLines(text)
      #expect(laidOut.findings.allSatisfy { $0.category == .ambiguous }, "\(laidOut.findings)")
      #expect(laidOut.findings.compactMap { $0.location?.line } == marked)
      for (view, found) in zip(before.tree.views, screen.tree.views).dropFirst() {
        let frame = laidOut.frames.inSuperview(found)
        #expect(Self.distance(frame, view.frame) < 0.001, "\(view.objectID): \(frame), not \(view.frame)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// A row that was recorded as wide as its inset grouped table: the recorded frame of the row does not hold, that of its
  /// content does.
  @Test func aRowRecordedBeforeItsTableWasInset() throws {
    let path = Checkout.fixture("rows/row-of-inset-table.storyboard")
    let text = String(decoding: try Checkout.bytes(path), as: UTF8.self)
    let scene = try #require(try Self.canvas(Self.withoutFrames(text), path).scenes.first)
    let screen = Screen(scene)
    let frames = screen.layOutAsDesigned(scale: scene.canvas.scale, fonts: TestFonts.library).frames
    func frame(_ id: String) throws -> Rect {
      frames.inSuperview(try #require(screen.tree.views.first { $0.objectID == id }))
    }
    #expect(try frame("row") == Rect(x: 20, y: 28, width: 350, height: 44))
    #expect(try frame("rowInner") == Rect(x: 20, y: 11, width: 310, height: 22))
  }

  /// The lines of the views that Interface Builder marks as ambiguous.
  private static func markedLines(_ text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("ambiguous=\"YES\"") }.map { $0.offset + 1 }
  }

  /// The document as Interface Builder's canvas shows it.
  private static func canvas(_ text: String, _ path: String) throws -> LoadedDocument {
    try LoadedDocument.load(
      InputFile(path: path, bytes: Array(text.utf8)), for: ReadingTraits(embedsScenes: false))
  }

  /// The document with frames of zeros where constraints place a view: its frame is on the line below its own.
  private static func withoutFrames(_ text: String) -> String {
    var isPlaced = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      defer { isPlaced = line.contains("translatesAutoresizingMaskIntoConstraints=\"NO\"") }
      guard isPlaced, line.contains("<rect key=\"frame\"") else { return line }
      return "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"/>"
    }
    return lines.joined(separator: "\n")
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    max(
      abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
  }
}
