import Diagnostics
import Files
import Geometry
import Painting
import Screens
import TestSupport
import Testing
import Views

/// Layout findings, shown on the picture.
@Suite struct LayoutMarksTests {
  private func screen(_ name: String) throws -> Screen {
    let path = Checkout.fixture("layout/marks/\(name).xib")
    let document = try LoadedDocument.load(InputFile(path: path, bytes: Checkout.bytes(path)))
    return Screen(try #require(document.scenes.first))
  }

  private func found(
    _ screen: Screen, _ traits: ScreenTraits? = nil,
    kinds: Set<Highlight.Kind> = Set(Highlight.Kind.allCases)
  ) -> (marks: [String], findings: [Finding]) {
    let renderer = Renderer(fonts: TestFonts.library, highlights: kinds)
    let drawn = renderer.drawing(
      of: renderer.layOut(screen, traits ?? ScreenTraits(orientation: .portrait, scale: 2)))
    var findings = ScreenFindings()
    findings.add(drawn)
    let marks = drawn.highlights.map {
      "\($0.kind.rawValue) \($0.objectID ?? "-") [\(text($0.rect))] \($0.label)"
    }
    return (marks, findings.findings)
  }

  private func marks(
    _ screen: Screen, _ traits: ScreenTraits? = nil,
    kinds: Set<Highlight.Kind> = Set(Highlight.Kind.allCases)
  ) -> [String] { found(screen, traits, kinds: kinds).marks }

  @Test func ambiguousViews() throws {
    let screen = try screen("ambiguous")
    let found = marks(screen, kinds: [.ambiguous])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("ambiguous open [20 "))
    #expect(found[0].hasSuffix("UIView: vertical position, height open"))
    #expect(marks(screen, kinds: [.conflict, .clipped]) == [])
  }

  @Test func droppedConstraints() throws {
    let screen = try screen("conflict")
    let found = marks(screen, kinds: [.conflict])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("conflict root [0 0 375 667] UIView: gives up UIView (id card).width = 2"))
    #expect(marks(screen, kinds: [.ambiguous, .clipped]) == [])
  }

  @Test func truncatedText() throws {
    let screen = try screen("truncated")
    let found = found(screen)
    #expect(
      found.marks == [
        "clipped long [20 100 120 20.5] UILabel \"A sentence that is longer than …\": text is cut off: it lacks 169.8 points in width"
      ])
    #expect(
      found.findings.filter { $0.category == .clipped }.map(\.message) == [
        "UILabel \"A sentence that is longer than its label\" (id long): text is cut off: it lacks 169.8 points in width"
      ])
  }

  @Test func viewsOutsideTheVisibleArea() throws {
    #expect(
      try marks(screen("clipping")) == [
        "clipped badge [100 140 60 40] UIView: partly outside UIView, which clips",
        "clipped away [400 300 50 50] UIView: outside the canvas",
      ])
  }

  @Test func misplacedViews() throws {
    let screen = try screen("misplaced")
    let moved = "misplaced moved [40 100 180 60] UIView: x 20 → 40, width 200 → 180"
    #expect(marks(screen) == [moved])
    #expect(marks(screen, .init(orientation: .portrait, scale: 2, isAsDesigned: true)) == [moved])
    // On another canvas no frame is as recorded, which is not a fault.
    #expect(marks(screen, .init(orientation: .landscape, scale: 2)) == [])
    #expect(
      marks(screen, .init(orientation: .portrait, screen: Size(width: 390, height: 844), scale: 3)) == [])
  }

  @Test func correctScreensHaveNoMarks() throws {
    let screen = try screen("healthy")
    for orientation in Orientation.allCases {
      let found = found(screen, .init(orientation: orientation, scale: 2))
      #expect(found.marks == [] && found.findings == [])
    }
  }

  @Test(arguments: ["ambiguous", "conflict", "truncated", "clipping", "misplaced"])
  func onlyRequestedMarksAreShown(_ name: String) throws {
    let found = try found(screen(name), kinds: Highlight.Kind.byDefault)
    #expect(found.marks == [])
    #expect(!found.findings.contains { [.clipped, .misplaced].contains($0.category) })
  }

  @Test func findingsBelongToTheirLayout() throws {
    let screen = try screen("conflict")
    let traits = ScreenTraits(orientation: .portrait, scale: 2)
    let first = screen.layOut(traits, fonts: TestFonts.library)
    let second = screen.layOut(traits, fonts: nil)
    #expect(first.findings.count == 1 && second.findings.isEmpty)
    #expect(first.tree !== second.tree && first.tree !== screen.tree)
  }
}
